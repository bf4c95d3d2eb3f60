"""The reviewer: works a review out, piece by piece, in the order that shows something first.

A quick curve through some positions comes first; then every decision is judged, those first where the chances seem to
change most; at last those that look like mistakes are looked at longer. It can stop after every few milliseconds and
go on later, so that whoever has more urgent things to think about need not wait.
"""

import hashlib
import time
from collections.abc import Generator, Iterable

import msgspec
import numpy as np

from scherzo.bots.hint import words
from scherzo.bots.levels import learnt
from scherzo.bots.reasons import WORLDS, ends, gains
from scherzo.bots.thinking import Exploration, judged
from scherzo.core.layout import Array
from scherzo.core.match import Match
from scherzo.review.balance import balances, curve, turns
from scherzo.review.findings import Decision, Review
from scherzo.review.judgement import SURE, Difference, difference, error_of, kind_of
from scherzo.review.positions import Position, positions, shares

FORM = 1
"""Goes up when reviews are worked out differently."""
NO_END = 1e9
"""Seconds: a search of a review ends with its iterations only."""
WORLDS_AT_ONCE = 8
"""Worlds that are played on for a reason before somebody else may have the thread."""
QUICK_PART, FULL_PART = 0.05, 0.85
"""How far a review is after its quick curve, and when every decision is judged."""

Steps = Generator[None, None, None]


class Effort(msgspec.Struct, frozen=True):
    """How much is thought about a game."""

    iterations: int = 1200  # imagined games for each of the two choices that are compared, and to find the best one
    repeats: int = 4  # independent searches into which they are split
    sharper: int = 7  # so many times as much again where a decision looks like a slip or worse
    quick: int = 100  # iterations for a point of the first curve
    points: int = 24  # points that the first curve has at most


class Compared:
    """The chances found for the chosen and for the best option of a position, a row for each repetition."""

    def __init__(self, best: int) -> None:
        self.best = best
        self.with_chosen: list[list[float]] = []
        self.with_best: list[list[float]] = []


class Reviewer:
    """Works out the review of one finished game."""

    def __init__(
        self, match: Match, effort: Effort | None = None, seed: int = 0, known: Iterable[Decision] = ()
    ) -> None:
        """Gets ready; `known` are decisions that were judged before with the same effort."""
        self.effort = effort or Effort()
        self.result = shares(match)
        self._match, self._game, self._seed = match, match.game, seed
        self._search = msgspec.structs.replace(learnt(self._game), horizon=0, ear=0.0)  # to the end: chances are to win
        self._positions = positions(match)
        self._found = {d.move: d for d in known if d.kind != "rough"}
        self._compared: dict[int, Compared] = {}
        self.progress = 0.0
        self._until = 0.0
        self._steps = self._work()

    def get_ready(self) -> None:
        """Runs once what a review may need only late: on a first run it is compiled, and that takes its time."""
        for position in self._positions[:1]:
            ends(self._game, self._match.boxes, position.tables, position.seat, position.option, 0, range(1))

    def go_on(self, until: float) -> bool:
        """Thinks until a moment of the monotonic clock; says whether all is done."""
        self._until = until
        for _ in self._steps:
            if time.monotonic() >= self._until:
                return False
        self.progress = 1.0
        return True

    def finish(self) -> Review:
        """Thinks to the end."""
        while not self.go_on(time.monotonic() + 1.0):
            pass
        return self.so_far()

    def so_far(self) -> Review:
        """The review as far as it has come."""
        decisions = [self._found[move] for move in sorted(self._found)]
        players, moves = self._match.players, len(self._match.moves)
        return Review(
            FORM,
            self.effort.iterations,
            round(self.progress, 4),
            decisions,
            curve(decisions, self.result, moves),
            turns(decisions, self.result, players, moves),
            balances(decisions, self.result, players),
        )

    def _work(self) -> Steps:
        """All of it, with pauses."""
        if not self._found:  # else there was a curve before
            yield from self._quick_curve()
        for done, position in enumerate(order := self._by_swing()):
            self.progress = QUICK_PART + (FULL_PART - QUICK_PART) * done / len(order)
            yield from self._judge(position, self.effort.repeats)
        doubtful = [p for p in self._positions if self._looks_bad(self._found[p.move])]
        doubtful.sort(key=lambda p: -self._found[p.move].given)
        for done, position in enumerate(doubtful):
            self.progress = FULL_PART + (1 - FULL_PART) * done / len(doubtful)
            yield from self._judge(position, self.effort.repeats * (1 + self.effort.sharper))

    def _quick_curve(self) -> Steps:
        """A few points of the curve, from a short search each."""
        every = -(-len(self._positions) // self.effort.points) or 1
        for done, position in enumerate(places := self._positions[::every]):
            self.progress = QUICK_PART * done / len(places)
            thought = yield from self._thought(position, self.effort.quick, -2)
            chances = thought.chances()
            error = error_of(np.array([chances[position.seat]]), self.effort.quick)
            self._found[position.move] = Decision(
                position.move, position.seat, "rough", self._words(position, position.option), "", "",
                0.0, 0.0, chances, chances, error, self.effort.quick,
            )  # fmt: skip

    def _by_swing(self) -> list[Position]:
        """The positions that are not judged yet, those first around which the quick curve moves most."""
        rough = sorted(move for move, found in self._found.items() if found.kind == "rough")
        known = [self._found[move].before for move in rough]

        def swing(position: Position) -> float:
            after = next((at for at, move in enumerate(rough) if move > position.move), len(rough))
            behind = known[after - 1] if after > 0 else self.result
            ahead = known[after] if after < len(rough) else self.result
            return max(abs(a - b) for a, b in zip(behind, ahead, strict=True))

        left = [p for p in self._positions if self._found.get(p.move) is None or p.move in rough]
        return sorted(left, key=lambda p: (-swing(p), p.move))

    def _looks_bad(self, found: Decision) -> bool:
        """Whether a decision is to be looked at longer, and was not yet."""
        return found.given >= 0.05 and found.games < self.effort.iterations * (1 + self.effort.sharper)

    def _judge(self, position: Position, repeats: int) -> Steps:
        """Compares the chosen with the best option under equal effort, in so many repetitions in all."""
        seen = self._compared.get(position.move)
        if seen is None:
            thought = yield from self._thought(position, self.effort.iterations, -1)
            seen = self._compared[position.move] = Compared(judged(self._game, [thought.root])[0].option)
        for repeat in range(len(seen.with_chosen), repeats):
            games = self._games_each
            thought = yield from self._thought(position, games, repeat, position.option)
            seen.with_chosen.append(thought.chances())
            if seen.best != position.option:  # the same luck for both
                thought = yield from self._thought(position, games, repeat, seen.best)
                seen.with_best.append(thought.chances())
        yield from self._decide(position, seen)

    def _decide(self, position: Position, seen: Compared) -> Steps:
        """What was found about a decision."""
        seat, games = position.seat, self._games_each
        chosen = np.array(seen.with_chosen)
        after = [float(chance) for chance in chosen.mean(axis=0)]
        before, found = after, Difference(0.0, 0.0)
        if seen.with_best:
            best = np.array(seen.with_best)
            found = difference(best[:, seat], chosen[:, seat], games)
            before = [float(chance) for chance in best.mean(axis=0)]
        kind = kind_of(found)
        better, reason = "", ""
        if kind != "best":
            better = self._words(position, seen.best)
            reason = yield from self._reason(position, seen.best)
        self._found[position.move] = Decision(
            position.move, seat, kind, self._words(position, position.option), better, reason,
            found.given, SURE * found.error, before, after, error_of(chosen[:, seat], games), games * len(chosen),
        )  # fmt: skip

    def _reason(self, position: Position, better: int) -> Generator[None, None, str]:
        """Where the better option's points come from, in the game's words."""
        sheets: list[list[Array]] = [[], []]
        for first in range(0, WORLDS, WORLDS_AT_ONCE):
            worlds = range(first, first + WORLDS_AT_ONCE)
            for option, found in zip((better, position.option), sheets, strict=True):
                found.append(
                    ends(self._game, self._match.boxes, position.tables, position.seat, option, self._seed, worlds)
                )
            yield
        parts = gains(self._game, self._match.players, position.seat, *(np.concatenate(found) for found in sheets))
        return f"Points it brings on average: {', '.join(parts)}." if parts else ""

    def _thought(
        self, position: Position, iterations: int, repeat: int, forced: int = -1
    ) -> Generator[None, None, Exploration]:
        """One search of a position, from what its seat could know."""
        seed = luck(self._seed, position.move, repeat)
        thought = Exploration(
            self._game, self._match.boxes, position.tables, position.seat, self._search, seed, iterations, forced=forced
        )
        while not thought.over:
            thought.go_on(self._until, time.monotonic() + NO_END)
            yield
        return thought

    @property
    def _games_each(self) -> int:
        return max(1, self.effort.iterations // self.effort.repeats)

    def _words(self, position: Position, option: int) -> str:
        return words(self._game, self._match.boxes, position.tables, position.seat, option)


def luck(seed: int, move: int, repeat: int) -> int:
    """The seed of one search of a review."""
    return int.from_bytes(hashlib.sha256(f"review {seed} {move} {repeat}".encode()).digest()[:8], "little")
