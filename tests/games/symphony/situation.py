"""Builds situations of Symphony for tests: an empty stage on which a test seats what it needs, then plays by
notation.
"""

from functools import cache
from typing import Any

import msgspec
import numpy as np

from scherzo.core.components import load
from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import records
from scherzo.core.loops import loops, new_menu
from scherzo.core.words import Event
from scherzo.games import game
from scherzo.games.symphony import names as n
from scherzo.games.symphony.options import MASTER_VALUES
from scherzo.games.symphony.rules.discs import stack_absolute, take_control
from scherzo.games.symphony.rules.seating import seat_card
from scherzo.games.symphony.words.texts import TOKEN_TITLES, card_title, slug

GAME = game("symphony")
PARTS = load(GAME)
RED, BLUE, GREEN, YELLOW, WHITE, PINK = range(6)
BLACK = -1
NOTHING = -1
"""No option: the table only runs on. (`run_on` itself is compiled into the doors; once more would take long.)"""
TOKENS = tuple(slug(title) for title in TOKEN_TITLES)


def seat_of(name: str) -> int:
    return {"concertmaster": n.CONCERTMASTER, "conductor": n.CONDUCTOR}.get(name) or (
        "ABCDE".index(name[0]) * n.ROWS + int(name[1]) - 1
    )


def note_of(name: str) -> int:
    sheet, voice, number = (int(part) - 1 for part in name.split("."))
    return sheet * n.PER_SHEET + voice * n.PER_VOICE + number


def switched(**rulings: bool) -> Any:
    """The components with some switches of [rulings] changed."""
    return msgspec.structs.replace(PARTS, rulings=msgspec.structs.replace(PARTS.rulings, **rulings))


@cache
def standard_box(players: int, options: tuple[tuple[str, str], ...]) -> Any:
    return GAME.build_box(PARTS, players, dict(options))


class Situation:
    """A table on an empty stage at the start of a Movement; nobody owns a token, no disc lies on the score but
    set-up ones.
    """

    def __init__(self, players: int = 4, movement: str = "C", parts: Any = None, **options: str) -> None:
        GAME.check_options(players, options)
        self.players = players
        if parts is None:
            self.boxes = standard_box(players, tuple(sorted(options.items())))
        else:
            self.boxes = GAME.build_box(parts, players, options)
        self.tables = records(GAME.Table)
        self.table.secret[:] = (players, 2018)
        self.table.players, self.table.taping = players, 1
        self.run, self.menu = loops(GAME), new_menu()
        self.told: list[Event] = []
        self.run.begin(self.boxes, self.tables, self.menu)
        self.clear_stage()
        self.table.movement = "ABCDE".index(movement)

    @property
    def box(self) -> Any:
        return self.boxes[0]

    @property
    def table(self) -> Any:
        return self.tables[0]

    # given

    def clear_stage(self) -> None:
        table = self.table
        for at in range(n.SEATS):
            if table.card[at] >= 0:
                table.deck |= 1 << int(table.card[at])
        for pile in (table.hands, table.packets, table.discards):
            for seat in range(6):
                table.deck |= int(pile[seat])
                pile[seat] = 0
        table.deck |= table.choirs_passed
        table.choirs_out |= table.deck & (self.box.two_part | self.box.three_part)
        table.deck &= ~(self.box.two_part | self.box.three_part)
        if self.box.orchestra != n.PROGRESSIVE:
            table.deck &= ~3
        table.choirs_passed, table.choirs_drawn, table.dealt, table.rounds = 0, 0, 0, 0
        table.card[: n.SEATS], table.well[:], table.owner[:], table.discs[:] = -1, 0, -1, 0
        table.stacked[:], table.token_on[:] = 0, -1
        for token in range(n.TOKENS):
            table.spare[token] = self.box.copies
        table.column_token[:], table.pentagon[:], table.minim[:], table.tokens[:] = -1, 0, -1, 0
        table.waiting, table.asking, table.phase, table.menu_size = 0, 0, n.PRELUDE, 0
        table.menu[:], table.chosen[:], table.got[:] = 0, -1, -1
        table.laid = table.laid_seat = -1
        self.count_discs()
        table.told = 0

    def count_discs(self) -> None:
        table = self.table
        for colour in range(1, 8):
            used = int((table.discs == colour).sum()) + int((table.stack == colour).sum())
            used += sum(int(table.stacked[at]) for at in range(n.SEATS) if table.owner[at, 0] + 1 == colour)
            table.supply[colour] = (self.box.discs_black if colour == n.BLACK else self.box.discs_each) - used

    def card(self, name: str) -> int:
        """A card of that name that is on no seat, taken out of wherever it is."""
        for card in range(n.CARDS):
            if card_title(self.box, card) == name and card not in [int(c) for c in self.table.card[: n.SEATS]]:
                self.table.deck &= ~(1 << card)
                self.table.choirs_out &= ~(1 << card)
                for pile in (self.table.hands, self.table.packets, self.table.discards):
                    for seat in range(6):
                        pile[seat] &= ~(1 << card)
                return card
        raise AssertionError(f"no {name} left")

    def seat(self, place: str, name: str, *owners: int, well: bool | None = None) -> "Situation":
        """Seats a card and lets its owners take control; `well` overrules the dots."""
        at = seat_of(place)
        card = self.card(name)
        seat_card(self.box, self.table, -1, card, at)
        if well is not None:
            self.table.well[at] = well
        for part, owner in enumerate(owners):
            take_control(self.box, self.table, owner, at, part)
        return self

    def concertmaster(self, owner: int, own: int = 2, black: int = 3) -> "Situation":
        self.card("Concertmaster")  # exchanged for its space, in a Progressive Orchestra
        self.table.owner[n.CONCERTMASTER, 0] = owner
        discs = [owner + 1] * own + [n.BLACK] * black
        self.table.discs[n.CONCERTMASTER, n.FIRST_SPACE : n.FIRST_SPACE + len(discs)] = discs
        self.count_discs()
        return self

    def conductor(self, owner: int) -> "Situation":
        self.card("Conductor")
        take_control(self.box, self.table, owner, n.CONDUCTOR, 0)
        return self

    def stack(self, *places: str) -> "Situation":
        """Stacks the Absolute discs on those seats (step 6)."""
        for place in places:
            stack_absolute(self.box, self.table, seat_of(place))
        return self

    def discs(self, note: str, *colours: int) -> "Situation":
        """Puts discs on a note, bottom first: seats, or BLACK."""
        at = note_of(note)
        self.table.stack[at] = 0
        self.table.height[at] = len(colours)
        for level, colour in enumerate(colours):
            self.table.stack[at, level] = n.BLACK if colour == BLACK else colour + 1
        self.table.paired[at] = self.box.kind[at] == n.SEMIBREVE and len(colours) == 2
        self.count_discs()
        return self

    def on(self, place: str, *colours: int) -> "Situation":
        """The discs on an Instrument's spaces, left to right, instead of its usual ones."""
        at = seat_of(place)
        self.table.discs[at] = 0
        for i, colour in enumerate(colours):
            self.table.discs[at, n.FIRST_SPACE + i] = n.BLACK if colour == BLACK else colour + 1
        self.count_discs()
        return self

    def token(self, seat: int, *names: str) -> "Situation":
        for name in names:
            self.table.spare[TOKENS.index(name)] -= 1
            self.table.tokens[seat, TOKENS.index(name)] += 1
        return self

    def minim(self, note: str, name: str) -> "Situation":
        self.table.spare[TOKENS.index(name)] -= 1
        self.table.minim[note_of(note)] = TOKENS.index(name)
        return self

    def master(self, name: str) -> "Situation":
        self.table.master = MASTER_VALUES.index(name)
        return self

    def hand(self, seat: int, *names: str) -> "Situation":
        for name in names:
            self.table.hands[seat] |= 1 << self.card(name)
        return self

    def fill_area(self, *keep: str) -> "Situation":
        """Closes every empty note of the area with black discs, but those named."""
        m = int(self.table.movement)
        for note in (int(x) for x in self.box.area[m, : int(self.box.area_size[m])]):
            name = f"{note // n.PER_SHEET + 1}.{note % n.PER_SHEET // n.PER_VOICE + 1}.{note % n.PER_VOICE + 1}"
            if not self.table.height[note] and name not in keep:
                self.discs(name, *([BLACK, BLACK] if self.box.kind[note] == n.SEMIBREVE else [BLACK]))
        return self

    # when

    def begin(self, phase: int | None = None) -> "Situation":
        """Lets the table run on from a phase (the start of the Movement, if none is named)."""
        if phase is not None:
            self.table.phase = phase
        self.check()
        self.table.told = 0
        assert self.table.asking != n.REVEAL, "the door would tell that something was chosen"
        GAME.doors.play(self.box, self.table, 0, NOTHING)
        self.hear()
        return self

    def play(self, *notations: str) -> "Situation":
        """The waiting seat chooses, one notation after another."""
        for notation in notations:
            options = self.options()
            assert notation in options, f"{notation} is not among {sorted(options)}"
            self.table.told = 0
            self.run.decide(self.boxes, self.tables, self.waiting, options[notation], self.menu)
            self.hear()
        return self

    def answer(self, seat: int, notation: str) -> "Situation":
        """One seat of a simultaneous choice answers."""
        self.table.told = 0
        self.run.decide(self.boxes, self.tables, seat, self.options(seat)[notation], self.menu)
        self.hear()
        return self

    def hear(self) -> None:
        self.told += [Event(*(int(x) for x in row[:7])) for row in self.table.tape[: int(self.table.told)]]
        self.check()

    def check(self) -> None:
        assert GAME.problems(self.box, self.table) == []

    # then

    @property
    def waiting(self) -> int:
        """The (lowest) seat that decides; -1 when nobody does."""
        bits = int(self.table.waiting)
        return (bits & -bits).bit_length() - 1

    @property
    def asking(self) -> int:
        return int(self.table.asking) if self.table.waiting else 0

    def options(self, seat: int | None = None) -> dict[str, int]:
        seat = self.waiting if seat is None else seat
        count = self.run.menu_of(self.boxes, self.tables, seat, self.menu)
        found = {GAME.choice(self.box, self.table, seat, int(o)).notation: int(o) for o in self.menu[:count]}
        assert len(found) == count
        return found

    @property
    def offers(self) -> set[str]:
        return set(self.options()) if self.table.waiting else set()

    def events(self, kind: int) -> list[Event]:
        return [event for event in self.told if event.kind == kind]

    def stack_on(self, note: str) -> list[int]:
        at = note_of(note)
        return [BLACK if d == n.BLACK else int(d) - 1 for d in self.table.stack[at, : int(self.table.height[at])]]

    def discs_on(self, place: str) -> list[int]:
        return [BLACK if d == n.BLACK else int(d) - 1 for d in self.table.discs[seat_of(place)] if d]

    def placed_points(self, seat: int) -> int:
        """Points scored for discs and tokens so far."""
        return int(self.table.points[seat, : n.CLEF_POINTS + 1].sum())

    def tokens_of(self, seat: int) -> list[str]:
        return [TOKENS[i] for i in range(n.TOKENS) for _ in range(int(self.table.tokens[seat, i]))]

    def sheet(self) -> Any:
        out = np.zeros((self.players, SOURCES + n.POINTS), dtype=np.int32)
        self.run.tally(self.boxes, self.tables, out)
        return out

    def source(self, seat: int, source: int) -> int:
        return int(self.sheet()[seat, SOURCES + source])

    def ranks(self) -> list[int]:
        return [int(x) for x in self.sheet()[:, RANK]]

    def totals(self) -> list[int]:
        return [int(x) for x in self.sheet()[:, TOTAL]]
