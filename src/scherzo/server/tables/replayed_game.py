"""A replayed game: the match that a table's log leads to, since when each seat is asked, and its clock.

Nothing here waits or writes. The same rows give the same game in every worker.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from scherzo.core import components as component_files
from scherzo.core.errors import Refusal
from scherzo.core.game import Game
from scherzo.core.match import Match, is_for, said
from scherzo.core.table import DRAW, EVERYONE
from scherzo.core.words import Line
from scherzo.games import game as game_named
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.coding import encode
from scherzo.server.messages.state import LogLine
from scherzo.server.steady_time import DAY_MS, steady_time
from scherzo.server.store.rows import CHOOSE, CLOCK, UNDO, DecisionRow, TableRow
from scherzo.server.tables.undo_request import UndoTalks


class Asked(NamedTuple):
    """Since which number and which moment a seat's present question stands."""

    number: int
    at: int


class ReplayedGame:
    """A match and how it came about. It grows by `add`; an undo makes a new one."""

    def __init__(self, table: TableRow, rows: Sequence[DecisionRow] = ()) -> None:
        """Replays a log. What was taken back is not played."""
        self.table = table
        self.match = fresh_match(table)
        self.number = 0
        self.last_at = table.created  # when something last happened
        self.asked: dict[int, Asked] = {}
        self.known: dict[str, DecisionRow] = {}
        self.makers: dict[int, str] = {}  # by number of a move that stands: the person, a bot or the clock
        self.latest: dict[int, int] = {}  # by seat: the number of its latest move that stands
        self.spent: dict[int, int] = {}  # milliseconds each seat has used, less what its moves gave back
        self.undoable = -1  # the seat that may take its latest move back, once that has been worked out
        self.final: dict[int, tuple[int, ...]] = {}  # seat -> its options that cannot be taken back, once worked out
        self.consent = UndoTalks()
        self._lines: list[tuple[int, int, msgspec.Raw]] = []  # move, who is told, and the line of the log as JSON
        self._told = -1  # the move up to which there are lines
        turned = max((i for i, row in enumerate(rows, 1) if row.kind == UNDO), default=0)
        for row in standing(rows[:turned]):
            self._choose(row)
        for row in rows[:turned]:
            self._note(row)
        at = rows[turned - 1].made_at if turned else table.created
        thought = thought_before(rows[:turned])
        self.asked = {seat: Asked(self.number, at - thought.get(seat, 0)) for seat in self.match.waiting}
        for row in rows[turned:]:
            self.add(row)

    def add(self, row: DecisionRow) -> None:
        """Follows the next row of the log, which is no undo. Seats whose question stands stay asked as they were."""
        if row.kind != CHOOSE:
            self._note(row)
            return
        before = {seat: (asked, self._question_of(seat)) for seat, asked in self.asked.items() if seat != row.seat}
        self._choose(row)
        self._note(row)
        self.undoable = -1
        self.final = {}
        fresh = Asked(self.number, row.made_at)
        self.asked = {}
        for seat in self.match.waiting:
            asked, question = before.get(seat, (fresh, None))
            self.asked[seat] = asked if question and question == self._question_of(seat) else fresh

    def takes(self, seat: int, number: int) -> bool:
        """Whether a decision made at sight of that number still answers the question that the seat is asked now."""
        asked = self.asked.get(seat)
        return asked is not None and asked.number <= number <= self.number

    def thinking_ms(self, seat: int, now: int) -> int:
        """How long a seat has been asked. What the server slept through is nobody's time."""
        asked = self.asked.get(seat)
        if asked is None:
            return 0
        start = max(asked.at, steady_time.started) if self.table.clock.kind == "fischer" else asked.at
        return steady_time.awake_ms(start, now)

    def remaining_ms(self, seat: int, now: int) -> int | None:
        """What is left of a seat's time; None where there is no clock."""
        clock = self.table.clock
        if clock.kind == "days":
            return clock.days * DAY_MS - self.thinking_ms(seat, now)
        if clock.kind == "fischer":
            return clock.start_s * 1000 - self.spent.get(seat, 0) - self.thinking_ms(seat, now)
        return None

    def log(self, viewer: int, after: int = -1) -> list[msgspec.Raw]:
        """The lines of moves after that one which a viewer may read, as JSON."""
        if self._told < len(self.match.moves):
            self._write_lines()
        found: list[msgspec.Raw] = []
        for number, audience, line in reversed(self._lines):
            if number <= after:
                break
            if is_for(audience, viewer):
                found.append(line)
        found.reverse()
        return found

    def played_for(self, seat: int) -> tuple[int, ...]:
        """The moves that a bot or the clock made for a person since that person last decided."""
        found = []
        if self.makers.get(self.latest.get(seat, 0), "person") != "person":
            for move in reversed(self.match.moves):
                if move.seat == seat:
                    if self.makers.get(move.number, "person") == "person":
                        break
                    found.append(move.number)
        return tuple(reversed(found))

    def _write_lines(self) -> None:
        """Puts what has happened since in words, once for all viewers."""
        match = self.match
        told = [(0, match.opening)] if self._told < 0 else []
        told += [(move.number, move.events) for move in match.moves[max(self._told, 0) :]]
        for number, events in told:
            for event in events:
                line = said(match.game, match.box, event) if event.kind != DRAW else None
                if line is not None:
                    self._lines.append((number, event.audience, written(number, line)))
        self._told = len(match.moves)
        self._lines += [(self._told, EVERYONE, written(self._told, line)) for line in match.closing()]

    def _question_of(self, seat: int) -> tuple[int, tuple[int, ...]]:
        return self.match.now.asking, self.match.legal(seat)

    def _choose(self, row: DecisionRow) -> None:
        try:
            self.match.choose(row.seat, row.choice)
            number = len(self.match.moves)
            self.makers[number], self.latest[row.seat] = row.made_by, number
            self.spent[row.seat] = self.spent.get(row.seat, 0) + row.spent - self.table.clock.step_s * 1000
        except Refusal:  # its words list what the seat could do: they are not for whoever asks for the table
            raise other_rules(self.table, self.match.game) from None

    def _note(self, row: DecisionRow) -> None:
        self.number = row.number
        self.last_at = row.made_at
        self.known[row.client_id] = row
        self.consent.note(row)


def written(number: int, line: Line) -> msgspec.Raw:
    """A line of the log as JSON."""
    return msgspec.Raw(encode(LogLine(number, line.text, line.rules, line.elements)))


def standing(rows: Sequence[DecisionRow]) -> list[DecisionRow]:
    """The choices of a log that were not taken back."""
    moves: list[DecisionRow] = []
    for row in rows:
        if row.kind == CHOOSE:
            moves.append(row)
        elif row.kind == UNDO:
            del moves[row.choice :]
    return moves


def thought_before(rows: Sequence[DecisionRow]) -> dict[int, int]:
    """How long whoever has just taken something back has thought about what is asked again: it gives no time back.

    Time that had run out when the others agreed to take back is given anew.
    """
    if not rows:
        return {}
    last = rows[-1]
    undone = [row for row in standing(rows[:-1])[last.choice :] if row.seat == last.seat and row.made_by != CLOCK]
    return {last.seat: last.spent + sum(row.spent for row in undone)}


def game_after(table: TableRow, rows: Sequence[DecisionRow], moves: int) -> ReplayedGame:
    """The game as it was after that many of the moves that stand."""
    kept = standing(rows)[:moves]
    return ReplayedGame(table, [msgspec.structs.replace(row, number=i) for i, row in enumerate(kept, 1)])


def fresh_match(table: TableRow) -> Match:
    """The match of a table before its first decision, if this release still plays it by the same rules."""
    game = game_named(table.game)
    match = Match(game, table.players, table.seed, table.options)
    if game.rules_version != table.rules or component_files.fingerprint(match.components) != table.components:
        raise other_rules(table, game)
    return match


def other_rules(table: TableRow, game: Game) -> RequestRefused:
    """The log of a game can no longer be replayed here."""
    return RequestRefused(
        "other_rules",
        410,
        f"This game was played by other rules of {game.title} (version {table.rules}); this server plays version "
        f"{game.rules_version}. It cannot go on here. What was written down can still be read.",
    )
