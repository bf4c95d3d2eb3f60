"""The reviewer: works a review out, piece by piece, in the order that shows something first.

A quick curve through some positions comes first; then every decision is judged, those first where the chances seem to
change most; at last those that may be mistakes are looked at until it is clear whether they are. It can stop after
every few milliseconds and go on later, so that whoever has more urgent things to think about need not wait.
"""

import hashlib
import time
from collections.abc import Generator, Iterable

import msgspec
import numpy as np

from scherzo.bots.hint import words
from scherzo.bots.levels import learnt
from scherzo.bots.reasons import WORLDS, ends, gains
from scherzo.bots.search import VISITS, WINS
from scherzo.bots.thinking import Exploration, judged
from scherzo.core.layout import Array
from scherzo.core.match import Match
from scherzo.review.balance import balances, curve, turns
from scherzo.review.contest import Contest
from scherzo.review.findings import Decision, Review
from scherzo.review.judgement import SURE, Difference, error_of, kind_of, may_be_bad, may_be_better
from scherzo.review.positions import Position, positions, shares

FORM = 3
"""Goes up when reviews are worked out differently."""
NO_END = 1e9
"""Seconds: a search of a review ends with its iterations only."""
WORLDS_AT_ONCE = 8
"""Worlds that are played on for a reason before somebody else may have the thread."""
QUICK_PART, FULL_PART = 0.05, 0.6
"""How far a review is after its quick curve, and when every decision is judged."""

Steps = Generator[None, None, None]


class Effort(msgspec.Struct, frozen=True):
    """How much is thought about a game."""

    iterations: int = 1200  # imagined games for each of the two choices that are compared, and to find the best one
    repeats: int = 4  # independent searches into which they are split
    rivals: int = 4  # options that are compared with the chosen one where it may be a mistake
    longer: int = 32  # repetitions that each of them gets at least, unless it is clearly no mistake
    longest: int = 512  # and at most, while it is not clear what to call the decision
    quick: int = 100  # iterations for a point of the first curve
    points: int = 24  # points that the first curve has at most

    @classmethod
    def of(cls, iterations: int) -> "Effort":
        """What goes with so many iterations: who asks for less gets no longer looks at more decisions for it."""
        usual, share = cls(), min(1.0, iterations / cls().iterations)
        return cls(
            iterations=iterations,
            longer=max(2 * usual.repeats, round(share * usual.longer)),
            longest=max(4 * usual.repeats, round(share * usual.longest)),
            quick=min(usual.quick, iterations),
        )


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
        self._contests: dict[int, Contest] = {}
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
            yield from self._judge(position)
        doubtful = [p for p in self._positions if self._in_doubt(self._found[p.move])]
        doubtful.sort(key=lambda p: -self._found[p.move].given)
        for done, position in enumerate(doubtful):
            self.progress = FULL_PART + (1 - FULL_PART) * done / len(doubtful)
            yield from self._look_longer(position)

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

    def _in_doubt(self, found: Decision) -> bool:
        """Whether a decision is to be looked at longer, and was not yet."""
        return may_be_bad(Difference(found.given, found.doubt / SURE)) and found.games <= self.effort.iterations

    def _judge(self, position: Position) -> Steps:
        """Compares the chosen option with those that a search prefers or cannot rule out."""
        contest = yield from self._first_look(position)
        yield from self._decide(position, contest)

    def _first_look(self, position: Position) -> Generator[None, None, Contest]:
        """A contest of these; once it was held, it is remembered.

        One search may miss an option that is much better. So those that its own figures do not rule out are heard,
        until they are surely no such option.
        """
        if (contest := self._contests.get(position.move)) is None:
            contest = self._contests[position.move] = Contest(position.option, position.seat, self._games_each)
            (preferred,) = yield from self._most_tried(position, contest, 1)
            contest.prefer(preferred)
            contest.hear(not_ruled_out(contest))
            for repeats in range(1, self.effort.repeats + 1):
                yield from self._compare(position, contest, repeats)
                contest.dismiss()
                if contest.known:
                    break
            contest.settle()
        return contest

    def _look_longer(self, position: Position) -> Steps:
        """Goes on comparing, with more rivals, until it is clear whether the decision was a mistake or a blunder.

        What is still unclear at the end keeps the milder name: names are given by the lower end of the doubt.
        """
        contest = yield from self._first_look(position)
        rivals = yield from self._most_tried(position, contest, self.effort.rivals)
        contest.open_to([*rivals, *not_ruled_out(contest)])
        over = False
        while not over:
            yield from self._compare(position, contest, min(2 * contest.repeats, self.effort.longest))
            contest.drop()
            over = contest.over(self.effort.longer, self.effort.longest)
        yield from self._decide(position, contest)

    def _most_tried(self, position: Position, contest: Contest, count: int) -> Generator[None, None, list[int]]:
        """The options that free searches tried most: as many searches as options, for each of them may err."""
        for number in range(len(contest.roots), count):
            thought = yield from self._thought(position, self.effort.iterations, -1 if number == 0 else -2 - number)
            contest.roots.append(thought.root)
        return [tried.option for tried in judged(self._game, contest.roots)[:count]]

    def _compare(self, position: Position, contest: Contest, repeats: int) -> Steps:
        """Fills a contest up to so many repetitions, with the same luck for all options."""
        for repeat, option in contest.gaps(repeats):
            thought = yield from self._thought(position, self._games_each, repeat, option)
            contest.note(option, thought.chances())

    def _decide(self, position: Position, contest: Contest) -> Steps:
        """What was found about a decision."""
        seat, games, found = position.seat, self._games_each, contest.given
        chosen, best = contest.chances(position.option), contest.chances(contest.best)
        kind = kind_of(found)
        better, reason = "", ""
        if kind != "best":
            better = self._words(position, contest.best)
            reason = yield from self._reason(position, contest.best)
        before, after = ([float(chance) for chance in rows.mean(axis=0)] for rows in (best, chosen))
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


def not_ruled_out(contest: Contest) -> list[int]:
    """The options of which free searches together could not say that they show nothing."""
    root: Array = np.sum(contest.roots, axis=0)
    return may_be_better(root[:, VISITS], root[:, WINS], contest.chosen)


def luck(seed: int, move: int, repeat: int) -> int:
    """The seed of one search of a review."""
    return int.from_bytes(hashlib.sha256(f"review {seed} {move} {repeat}".encode()).digest()[:8], "little")
