"""A table in the middle of a game of Musical Chairs, laid out card by card.

    table = Situation(hands=["cello-2 repeat-1", "drum-5"], line="harp-1", at="cello drum")
    assert table.options() == {"cello-2", "repeat-1"}
    table.play("cello-2", "harp")

Cards are written as in records: harp-9, harp-rest, repeat-3. All cards that are not mentioned lie in the draw pile.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import numpy as np

from scherzo.core.layout import records
from scherzo.core.members import members_of
from scherzo.core.table import EVERYONE, NOBODY
from scherzo.core.words import Event, Line
from scherzo.games import game
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.components import Components
from scherzo.games.musical_chairs.rules.notes import ANY, HALF
from scherzo.games.musical_chairs.words.texts import card_id, suit_id

GAME = game("musical-chairs")


@cache
def components() -> Components:
    return msgspec.toml.decode((GAME.folder / "components.toml").read_bytes(), type=Components)


def fresh(players: int, seed: int = 1, **options: str) -> "Situation":
    """A game at its very beginning: set up, and the first player is asked for a chair."""
    table = Situation.__new__(Situation)
    table.begin(players, seed, options)
    return table


class Situation:
    """A table laid out by hand. Seat 0 is to move and was the start player of this round, unless said otherwise."""

    def __init__(
        self,
        hands: list[str],
        line: str = "",
        at: str = "cello drum saxophone turntable",
        *,
        turn: int = 0,
        scored: Mapping[int, str] | None = None,
        owns: Mapping[int, str] | None = None,
        cushions: Mapping[str, str] | None = None,
        removed: str = "",
        discard: str = "",
        thrown: Mapping[int, str] | None = None,
        rests_played: Mapping[int, int] | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 1,
    ) -> None:
        """Cushions: `cushions` says which lies at which chair, `removed` lists chairs whose cushion is for sale."""
        self.begin(len(hands), seed, options or {})
        self.clear()
        table = self.table
        for seat, cards in enumerate(hands):
            for card in self.numbers(cards):
                self.give(seat, card)
        for card in self.numbers(line):
            self.extend_line(card)
        for seat, chair in enumerate(at.split()[: len(hands)]):
            table.chair[seat] = self.chair_number(chair)
        for seat, cards in (scored or {}).items():
            for card in self.numbers(cards):
                table.place[card] = n.SCORED + seat
                table.score_size[seat] += 1
        for card in self.numbers(discard):
            table.place[card] = n.DISCARD
        for seat, cards in (thrown or {}).items():
            for card in self.numbers(cards):
                table.place[card] = n.THROWN + seat
                table.thrown_seat[table.thrown_size] = seat
                table.thrown[table.thrown_size] = (ANY | 1 << HALF, ANY)
                table.thrown_size += 1
        table.discard_size = sum(1 for p in table.place if p == n.DISCARD or p >= n.THROWN)
        for seat, count in (rests_played or {}).items():
            table.rests_played[seat] = count
        self.lay_cushions(owns or {}, cushions or {}, removed.split())
        rest = [card for card in range(n.CARDS) if table.place[card] == n.PILE]
        table.pile[:] = rest + [n.NO_CARD] * (n.CARDS - len(rest))
        table.pile_size = len(rest)
        table.rounds, table.start, table.turn, table.phase = 1, turn, turn, n.TURN
        table.asking, table.waiting = n.PLAY_CARD, 1 << turn
        laid = " ".join([*hands, line, discard, *(scored or {}).values(), *(thrown or {}).values()]).split()
        assert len(laid) == len(set(laid)), "a card lies in two places"
        self.check()

    def begin(self, players: int, seed: int, options: Mapping[str, str]) -> None:
        self.boxes = GAME.build_box(components(), players, options)
        self.box: Any = self.boxes[0]
        self.tables = records(GAME.Table)
        self.table: Any = self.tables[0]
        self.table.secret[:] = (seed, 1)
        self.table.players, self.table.taping = players, 1
        GAME.doors.setup(self.box, self.table)
        self.check()

    def clear(self) -> None:
        """All cards back to the pile, nobody holds anything."""
        table = self.table
        table.place[:] = n.PILE
        table.hand[:] = n.NO_CARD
        table.hand_size[:] = 0
        table.clues[:] = 0
        table.clue[:] = 0
        table.discard_size = 0

    def give(self, seat: int, card: int) -> None:
        table = self.table
        size = int(table.hand_size[seat])
        table.hand[seat, : size + 1] = sorted([*table.hand[seat, :size].tolist(), card])
        table.hand_size[seat] = size + 1
        table.place[card] = n.IN_HAND + seat
        table.clue[seat, size] = (ANY | 1 << HALF, ANY)
        table.clues[seat] = size + 1

    def extend_line(self, card: int) -> None:
        table = self.table
        size = int(table.line_size)
        copied = table.line_as[size - 1] if size else n.NO_CARD
        table.line[size] = card
        table.line_as[size] = copied if card >= n.FIRST_REPEAT else card
        table.line_size = size + 1
        table.place[card] = n.LINE

    def lay_cushions(self, owns: Mapping[int, str], cushions: Mapping[str, str], removed: list[str]) -> None:
        table = self.table
        owners = {n.CUSHION_IDS.index(c): seat for seat, listed in owns.items() for c in listed.split()}
        wanted = {self.chair_number(chair): n.CUSHION_IDS.index(c) for chair, c in cushions.items()}
        spare = [c for c in owners if c not in wanted.values()]
        plain = [c for c in range(n.CUSHIONS) if c not in owners and c not in wanted.values()]
        free_chairs = [c for c in range(n.CHAIRS - 1, -1, -1) if c not in wanted]
        at = {**wanted, **dict(zip(free_chairs, spare + plain, strict=False))}
        table.cushion[:] = n.UNUSED
        table.owner[:] = NOBODY
        rest = [c for c in range(n.CUSHIONS) if c not in at.values()]
        table.cushion_at[:] = [at[chair] for chair in range(n.CHAIRS)] + rest
        for chair, cushion in at.items():
            table.cushion[cushion] = n.ON_BOARD
            if suit_id(self.box, chair) in removed:
                table.cushion[cushion] = n.REMOVED
            if cushion in owners:
                table.cushion[cushion] = n.OWNED
                table.owner[cushion] = owners[cushion]
        table.on_board = sum(1 for state in table.cushion if state == n.ON_BOARD)

    # Playing

    def play(self, *moves: str, seat: int | None = None) -> "Situation":
        """Decisions in notation, each by the seat that is asked (or by `seat`)."""
        for move in moves:
            who = self.waiting[0] if seat is None else seat
            found = [c.option for c in self.choices(who) if c.notation == move]
            assert found, f"{move} is not possible, only {sorted(self.options(who))}"
            self.table.told = 0
            GAME.doors.play(self.box, self.table, who, found[0])
            self.check()
        return self

    def show(self, *cards: str) -> "Situation":
        """One showing of a battle: the choices of all seats that are asked, lowest seat first."""
        for seat, card in zip(self.waiting, cards, strict=True):
            self.play(card, seat=seat)
        return self

    def play_until(self, asking: str) -> "Situation":
        """Keeps out of everything (declines, buys nothing, keeps the hand ...) until this is asked."""
        quiet = ("decline", "done", "no", "keep")
        while self.waiting and self.asking != asking:
            who = self.waiting[0]
            options = self.options(who)
            own = suit_id(self.box, int(self.table.chair[who]))
            self.play(next(q for q in (*quiet, own) if q in options), seat=who)
        return self

    # Looking

    @property
    def waiting(self) -> tuple[int, ...]:
        return members_of(self.table.waiting)

    @property
    def asking(self) -> str:
        return n.DECISIONS[self.table.asking] if self.table.waiting else ""

    @property
    def over(self) -> bool:
        return not self.table.waiting

    def choices(self, seat: int | None = None) -> list[Any]:
        who = self.waiting[0] if seat is None else seat
        menu = np.zeros(128, np.int16)
        count = GAME.doors.options(self.box, self.table, who, menu)
        return [GAME.choice(self.box, self.table, who, int(option)) for option in menu[:count]]

    def options(self, seat: int | None = None) -> set[str]:
        """What the seat that is asked may choose, in notation."""
        return {choice.notation for choice in self.choices(seat)}

    def cards_at(self, place: int) -> set[str]:
        return {card_id(self.box, card) for card in range(n.CARDS) if self.table.place[card] == place}

    def hand(self, seat: int) -> set[str]:
        return self.cards_at(n.IN_HAND + seat)

    def score_pile(self, seat: int) -> set[str]:
        return self.cards_at(n.SCORED + seat)

    def rests(self, seat: int) -> set[str]:
        return self.cards_at(n.FRONT + seat)

    @property
    def discard(self) -> set[str]:
        return self.cards_at(n.DISCARD)

    @property
    def line(self) -> list[str]:
        return [card_id(self.box, int(card)) for card in self.table.line[: self.table.line_size]]

    def chair(self, seat: int) -> str:
        return suit_id(self.box, int(self.table.chair[seat]))

    def cushion(self, name: str) -> int:
        """The state of a cushion: names.ON_BOARD, REMOVED, OWNED."""
        return int(self.table.cushion[n.CUSHION_IDS.index(name)])

    def owner(self, name: str) -> int:
        return int(self.table.owner[n.CUSHION_IDS.index(name)])

    def flipped(self, name: str) -> bool:
        return bool(self.table.flipped[n.CUSHION_IDS.index(name)])

    def view(self, viewer: int) -> Any:
        return GAME.view(self.box, self.table, viewer)

    def sheet(self) -> list[list[int]]:
        """The score sheet: total, rank, then the sources."""
        sheet = np.zeros((int(self.table.players), 2 + len(GAME.score_lines)), np.int32)
        GAME.doors.scores(self.box, self.table, sheet)
        rows: list[list[int]] = sheet.tolist()
        return rows

    @property
    def totals(self) -> list[int]:
        return [row[0] for row in self.sheet()]

    @property
    def events(self) -> list[Event]:
        """What the last decision led to."""
        return [Event(*(int(number) for number in row[:7])) for row in self.table.tape[: self.table.told]]

    def told(self, kind: int) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    @property
    def log(self) -> list[str]:
        """The last decision's public sentences."""
        lines = [GAME.line(self.box, event) for event in self.events if event.audience == EVERYONE]
        return [line.text for line in lines if isinstance(line, Line)]

    def check(self) -> None:
        assert GAME.problems(self.box, self.table) == []

    # Names

    def numbers(self, cards: str) -> list[int]:
        return [self.number(card) for card in cards.split()]

    def number(self, card: str) -> int:
        return next(found for found in range(n.CARDS) if card_id(self.box, found) == card)

    def chair_number(self, chair: str) -> int:
        return next(found for found in range(n.CHAIRS) if suit_id(self.box, found) == chair)
