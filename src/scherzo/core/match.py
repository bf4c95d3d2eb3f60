"""`Match`: one game in progress, for people and programs that speak Python.

    >>> import scherzo
    >>> match = scherzo.game("musical-chairs").start(players=3, seed=7)
    >>> seat = match.waiting[0]
    >>> match.choose(seat, match.options(seat)[0].notation)

The moves are the game: everything else (table, log, undo) follows from them.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from scherzo.core import components as component_files
from scherzo.core import ledger, reading, undo
from scherzo.core.errors import BadInput, Refusal
from scherzo.core.final_scores import final_lines
from scherzo.core.game import RANK, SOURCES, TOTAL, Game
from scherzo.core.layout import Array, Records, records
from scherzo.core.loops import loops, new_menu
from scherzo.core.members import holds, members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.seal import lock, new_seed, seal
from scherzo.core.table import DRAW, EVERYONE, NOBODY, OPEN
from scherzo.core.words import Barred, Choice, Event, Line, Question

MOST_BACK = 32
"""So many decisions are kept to be taken back: more than bots make between two of a person's."""


class Move(msgspec.Struct, frozen=True):
    """One decision that was made: who, which option, how a player would write it, and what it led to."""

    number: int
    seat: int
    option: int
    notation: str
    events: tuple[Event, ...]


class Score(msgspec.Struct, frozen=True):
    """A seat's line of the score sheet."""

    seat: int
    total: float
    rank: int
    sources: dict[str, float]


class Match:
    """A game being played. It holds the whole truth: show others only `view`, `text` and `log` of their seat."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
    ) -> None:
        """Sets the table up. Without a seed an unguessable one is drawn."""
        self.game = game
        self.players = players
        self.seed = new_seed() if seed is None else str(seed)
        self.seal = seal(self.seed)  # the promise of the seed, fit to be shown from the start
        self.chosen_options = checked_options(game, players, options or {})
        open_box = unpacked if components else unpacked_once
        self.components, self.boxes = open_box(game, components, players, tuple(self.chosen_options.items()))
        self.box: Reading = read_box(self.boxes)
        self._bytes = bytearray(blank(game).tobytes())
        self.tables: Records = np.frombuffer(self._bytes, blank(game).dtype)
        self.moves: list[Move] = []
        self.opening: tuple[Event, ...] = ()
        self._menu: Array = new_menu()
        self._loops = loops(game)
        self._trail: list[Records] = []  # the tables before the latest decisions that might be taken back
        self.together = False  # whether the open question was asked of several seats at once
        self._read = read_table(self.tables)
        self._worded: tuple[tuple[Reading, int], tuple[Choice, ...]] = ((self._read, NOBODY), ())  # what was shown last
        self._set_up()

    @property
    def seats(self) -> int:
        """Seats at the table, a rulebook's virtual player included."""
        return self.players + self.game.virtual_seats(self.players)

    @property
    def now(self) -> Reading:
        """The table as it stands, read once until it changes."""
        if not self._read.is_of(self._bytes):
            self._read = read_table(self.tables)
        return self._read

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may decide now, in the order in which they would be asked; none when the game is over."""
        return self._asked(self.now)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    def legal(self, seat: int) -> tuple[int, ...]:
        """The numbers of a seat's legal options."""
        return reading.legal(self.game, self.box, self.now, seat)

    def options(self, seat: int) -> tuple[Choice, ...]:
        """A seat's legal options in words."""
        now = self.now
        offered = reading.legal(self.game, self.box, now, seat)
        choices = now.once(
            ("choices", seat), lambda: tuple([self.game.choice(self.box, now, seat, option) for option in offered])
        )
        self._worded = ((now, seat), choices)
        return choices

    def barred(self, seat: int) -> tuple[Barred, ...]:
        """What a seat may want to choose now but may not, with the reason."""
        now = self.now
        return self.game.barred(self.box, now, seat) if seat in members_of(now.waiting) else ()

    def question(self, seat: int) -> Question:
        """What a waiting seat is asked."""
        now = self.now
        return now.once(("question", seat), lambda: self.game.question(self.box, now, seat))

    def refusal(self, seat: int, option: int | str) -> Refusal | None:
        """Why a seat may not decide so now; nothing if it may."""
        if seat in members_of(self.now.waiting) and option in self.legal(seat):
            return None  # without words
        choice = self._choice(self.now, seat, option)
        return choice if isinstance(choice, Refusal) else None

    def choose(self, seat: int, option: int | str) -> tuple[Event, ...]:
        """Plays a decision, given by number or notation; if it is not legal, says why and changes nothing."""
        before = self.now
        choice = self._choice(before, seat, option)
        if isinstance(choice, Refusal):
            raise choice
        answer = self._loops.decide(self.boxes, self.tables, seat, choice.option, self._menu)
        after = self.now
        reading.note_offered(after, answer, self._menu)
        events = self._told(after)
        if undo.drew(before, after) or self.together:
            self._trail.clear()
        else:
            self._trail = [*self._trail[1 - MOST_BACK :], before.whole]
        self.together = undo.asked_together(before, after, self.together)
        self.moves.append(Move(len(self.moves) + 1, seat, choice.option, choice.notation, events))
        return events

    def may_undo(self, seat: int, among_bots: bool = False) -> bool:
        """Whether a seat may take back its latest decision by itself: nobody could have learnt anything by it.

        Where all others are bots, what they have done since goes back with it, and only the seat must not have learnt
        anything.
        """
        back = self.back_to_own(seat)
        if back == 0 or (back > 1 and not among_bots):
            return False
        before, option = self._trail[-back], self.moves[-back].option
        if among_bots:
            path, movers = [*self._trail[-back:], self.tables], [move.seat for move in self.moves[-back:]]
            return not undo.have_shown(self.game, self.boxes, path, movers, seat, option)
        return not (
            undo.has_seen(self.game, self.boxes, before, self.tables, seat, option)
            or undo.is_final(self.game, self.boxes, before, seat, option)
        )

    def back_to_own(self, seat: int) -> int:
        """How many decisions back a seat's latest one was; 0 if chance or a common, secret choice lies between."""
        movers = (move.seat for move in reversed(self.moves))
        return next(
            (back for back, (mover, _) in enumerate(zip(movers, self._trail, strict=False), 1) if mover == seat), 0
        )

    def final_options(self, seat: int) -> tuple[int, ...]:
        """The options that a seat could not take back afterwards, as far as it can know."""
        if seat not in self.waiting:
            return ()
        return undo.final_options(self.game, self.boxes, self.tables, seat, self.together)

    def undo(self, seat: int, among_bots: bool = False) -> None:
        """Takes back a seat's latest decision, where that is fair."""
        if not self.may_undo(seat, among_bots):
            raise self._refused(
                "This cannot be taken back: somebody has decided since, chance was drawn, or somebody may have learnt"
                " something by it."
            )
        back = self.back_to_own(seat)
        self.tables[:] = self._trail[-back]
        del self._trail[-back:], self.moves[-back:]
        self.together = False

    def back_to(self, count: int) -> None:
        """Goes back to the position after `count` moves, whatever was seen since (by consent of all, or alone)."""
        moves = self.moves[:count]
        self._set_up()
        for move in moves:
            self.choose(move.seat, move.option)

    def view(self, viewer: int = NOBODY) -> Any:
        """What a viewer may see: a seat, NOBODY for spectators, OPEN for everything."""
        return self.game.view(self.box, self.now, viewer)

    def text(self, viewer: int = NOBODY) -> str:
        """A view in words: headings and sentences."""
        sections = self.game.describe(self.view(viewer))
        return "\n\n".join("\n".join([s.title, *s.lines]) for s in sections)

    def log(self, viewer: int = NOBODY, since: int = 0) -> list[tuple[int, Line]]:
        """What happened, in words: move numbers (0 for the set-up) with the sentences that the viewer may read."""
        told = [(0, self.opening), *((m.number, m.events) for m in self.moves)]
        heard = [(n, line) for n, events in told if n >= since for line in self.lines(events, viewer)]
        return heard + [(len(self.moves), line) for line in self.closing() if len(self.moves) >= since]

    def closing(self) -> list[Line]:
        """The log's last lines, which nobody needs to be told: the final scores, once the game is over."""
        return final_lines(self.score_sheet()) if self.over else []

    def lines(self, events: tuple[Event, ...], viewer: int) -> list[Line]:
        """Events in the words that a viewer may read."""
        heard = (said(self.game, self.box, e) for e in events if hears(e, viewer))
        return [line for line in heard if line is not None]

    def scores(self) -> list[Score]:
        """The score sheet: final when the game is over, else as if it ended now."""
        scale = self.game.score_scale
        names = [line.name for line in self.game.score_lines]
        return [
            Score(
                seat,
                row[TOTAL] / scale,
                int(row[RANK]),
                {n: v / scale for n, v in zip(names, row[SOURCES:], strict=True)},
            )
            for seat, row in enumerate(reading.score_sheet(self.game, self.box, self.now))
        ]

    def score_sheet(self) -> list[Score]:
        """The scores as people read them: of all who can win, with the lines that can score at this table."""
        seats = self.seats if self.game.virtual_scores else self.players
        names = self.score_names()
        return [
            msgspec.structs.replace(score, sources={names[key]: n for key, n in score.sources.items() if names[key]})
            for score in self.scores()[:seats]
        ]

    def score_names(self) -> dict[str, str]:
        """What the lines of the score sheet are called at this table, by their names; "" for those not in play."""
        lines = self.game.score_lines
        said = self.game.score_names(self.box, self.now) if self.game.score_names else [line.name for line in lines]
        return {line.name: name if line.least <= self.players else "" for line, name in zip(lines, said, strict=True)}

    def score_rules(self) -> dict[str, tuple[str, ...]]:
        """The rules of each line of the score sheet, by what it is called at this table."""
        names = self.score_names()
        return {names[line.name]: line.rules for line in self.game.score_lines if names[line.name]}

    @property
    def record(self) -> str:
        """The game as a text file. It tells all moves; the seed is in it only after the end."""
        from scherzo.core.game_record import write  # records are read back into matches

        return write(self, reveal=self.over)

    def _set_up(self) -> None:
        self.tables[:] = blank(self.game)
        table = self.tables[0]
        lock(table, self.seed)
        table.players, table.taping = self.players, 1
        self.moves.clear()
        self._trail.clear()
        self._loops.begin(self.boxes, self.tables, self._menu)
        self.opening = self._told(self.now)
        self.together = undo.asked_together(self.now, self.now, together=False)

    def _asked(self, now: Reading) -> tuple[int, ...]:
        seats = members_of(now.waiting)
        if len(seats) > 1:
            first = self.game.first_asked(now)
            return tuple(sorted(seats, key=lambda seat: (seat - first) % self.players))
        return seats

    def _told(self, now: Reading) -> tuple[Event, ...]:
        tape = self.tables["tape"][0, : now.told, :7]
        return tuple([Event(*row) for row in tape.tolist()])

    def _choice(self, now: Reading, seat: int, option: int | str) -> Choice | Refusal:
        waiting = self._asked(now)
        if not waiting:
            return self._refused("The game is over: nothing is left to decide.")
        if seat not in waiting:
            return self._not_asked(seat, waiting)
        if isinstance(option, int):
            if option in reading.legal(self.game, self.box, now, seat):
                of, worded = self._worded
                known = [choice for choice in worded if choice.option == option] if of == (now, seat) else []
                return known[0] if known else self.game.choice(self.box, now, seat, option)
        else:
            for choice in self.options(seat):
                if choice.notation == option:
                    return choice
        return self._not_legal(seat, option)

    def _not_asked(self, seat: int, waiting: tuple[int, ...]) -> Refusal:
        from scherzo.core.game_record import SEATS  # records are read back into matches

        if seat not in range(self.players):
            seats = ", ".join(SEATS[: self.players])
            return self._refused(f"There is no such seat at this table. The seats are {seats}.")
        asked = ", ".join(SEATS[other] for other in waiting)
        return self._refused(f"It is not seat {SEATS[seat]}'s turn to decide; waiting for {asked}.")

    def _not_legal(self, seat: int, option: int | str) -> Refusal:
        for barred in self.barred(seat):
            if option in (barred.option, self.game.choice(self.box, self.now, seat, barred.option).notation):
                return Refusal(barred.text, barred.rule, ledger.sentence(self.game, barred.rule))
        legal = ", ".join(c.notation for c in self.options(seat))
        return self._refused(f"'{option}' is not possible now. Possible: {legal}.")

    def _refused(self, text: str) -> Refusal:
        """A refusal by the rule of the moment: that of the open question, or the one that has ended the game."""
        waiting = self.waiting
        rule = self.question(waiting[0]).rules[0] if waiting else self.game.ends_by
        return Refusal(text, rule, ledger.sentence(self.game, rule))


@lru_cache(maxsize=8192)
def said(game: Game, box: Reading, event: Event) -> Line | None:
    """An event in words, if it has any. The same things happen at many tables, again and again."""
    return game.line(box, event)


def hears(event: Event, viewer: int) -> bool:
    """Whether a viewer may learn of an event."""
    return event.kind != DRAW and is_for(event.audience, viewer)


def is_for(audience: int, viewer: int) -> bool:
    """Whether a viewer is among those who are told."""
    if audience == EVERYONE or viewer == OPEN:
        return True
    return viewer >= 0 and holds(audience, viewer)


def unpacked(
    game: Game, components: Path | None, players: int, options: tuple[tuple[str, str], ...]
) -> tuple[Any, Records]:
    """A game's components, its own or those of a file, and the box for that many players and those options."""
    found = component_files.load(game, components)
    return found, game.build_box(found, players, dict(options))


unpacked_once = lru_cache(maxsize=256)(unpacked)
"""Boxes never change: thousands of matches share one."""


@cache
def blank(game: Game) -> Records:
    """An empty table of a game."""
    return records(game.Table)


def checked_options(game: Game, players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game for that many players, with the values given or the defaults."""
    if players not in game.players:
        raise BadInput(f"{game.title} is for {', '.join(map(str, game.players))} players, not {players}.")
    known = {o.key: o for o in game.options}
    for key, value in given.items():
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadInput(f"{game.title} has no option '{key}'. Its options are: {names}.")
        if value not in known[key].values:
            raise BadInput(f"Option '{key}' of {game.title} is one of {', '.join(known[key].values)}, not '{value}'.")
    chosen = {key: given.get(key, option.values[0]) for key, option in known.items()}
    game.check_options(players, chosen)
    return chosen
