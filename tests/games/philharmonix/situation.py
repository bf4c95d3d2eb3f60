"""Tables of Philharmonix as a test needs them: given these boards, whose turn it is, then play by notation.

Everything is placed with its supply accounted for, so that the game's own invariants hold in every situation.
"""

from functools import cache
from typing import Any

import msgspec
import numpy as np

from scherzo.core.components import load
from scherzo.core.game import SOURCES
from scherzo.core.layout import Records, records
from scherzo.core.words import Choice, Event
from scherzo.games import game
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.building import build_box, planet_names
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.components.basics import Effect
from scherzo.games.philharmonix.rules.turns import begin_turn
from scherzo.games.philharmonix.words import texts

GAME = game("philharmonix")
ROWS = ("top", "silver", "gold")
NOTHING = -1
"""No option: the table only runs on. (`run_on` itself is compiled into the doors; once more would take long.)"""


@cache
def printed() -> Components:
    """The components as shipped."""
    components: Components = load(GAME)
    return components


def with_key(number: int, *effects: Effect) -> Components:
    """The shipped components with another bonus on one key."""
    keys = tuple(msgspec.structs.replace(k, bonus=effects) if k.key == number else k for k in printed().piano.keys)
    return msgspec.structs.replace(printed(), piano=msgspec.structs.replace(printed().piano, keys=keys))


def set_up(c: Components, players: int, seed: int, options: tuple[tuple[str, str], ...]) -> tuple[Records, Records]:
    """A box, and a table set up with it."""
    boxes, tables = build_box(c, players, dict(options)), records(GAME.Table)
    tables[0].secret[:] = (seed, 4)
    tables[0].players, tables[0].taping = players, 1
    GAME.doors.setup(boxes[0], tables[0])
    return boxes, tables


@cache
def printed_set_up(players: int, seed: int, options: tuple[tuple[str, str], ...]) -> tuple[Records, Records]:
    """The same with the shipped components, made once for all tests."""
    return set_up(printed(), players, seed, options)


class Situation:
    """A table, set up by the rules and then arranged. Seat 0 plays first unless `turn_of` says otherwise."""

    def __init__(
        self,
        players: int = 3,
        seed: int = 1,
        components: Components | None = None,
        first: int | None = 0,
        **options: str,
    ):
        self.components = components or printed()
        agreed = tuple(sorted(options.items()))
        if components is None:
            self.boxes, begun = printed_set_up(players, seed, agreed)
        else:
            self.boxes, begun = set_up(components, players, seed, agreed)
        self.tables = begun.copy()
        self.box: Any = self.boxes[0]
        self.table: Any = self.tables[0]
        if first is not None:
            self.turn_of(first)

    # --- arranging

    def turn_of(self, seat: int) -> "Situation":
        """It is that seat's turn, just begun; the others follow in seat order."""
        seats = int(self.box.seats)
        self.table.order[:seats] = [(seat + i) % seats for i in range(seats)]
        self.table.turn_at = 0
        self.table.depth = 0
        self.table.stack[:] = 0
        begin_turn(self.table, seat)
        return self.ready()

    def ready(self) -> "Situation":
        """Makes the menu anew after something was arranged."""
        GAME.doors.play(self.box, self.table, 0, NOTHING)
        return self

    def give(self, seat: int, **amounts: int) -> "Situation":
        """Sets credits, experience, fans, prestige, ap, limit, stars ... of a seat."""
        for what, amount in amounts.items():
            before = int(getattr(self.table, what)[seat])
            if what == "credits":
                self.table.bank += amount - before
            elif what == "fans":
                self.table.fan_supply -= amount - before
            getattr(self.table, what)[seat] = amount
        return self.ready()

    def strength(self, action: str, value: int) -> "Situation":
        """The action has that tile; the tile it had goes where that one was."""
        at = action_number(action)
        other = [int(s) for s in self.table.strengths].index(value)
        self.table.strengths[other] = self.table.strengths[at]
        self.table.strengths[at] = value
        return self.ready()

    def orchestra(self, seat: int, **types: tuple[int, ...]) -> "Situation":
        """Gives a seat exactly these musicians, by type: orchestra(0, strings=(0, 2))."""
        t = self.table
        for name, ranks in types.items():
            kind = texts.TYPE_NAMES.index(name)
            t.musicians[seat, kind] = 0
            for rank in ranks:
                t.musicians[seat, kind, rank] += 1
            held = t.musicians[:, kind].sum(axis=0)
            t.zeros_gone[kind] = int(self.box.zero_tiles) - held[0]
            t.tile_supply[kind] = int(self.box.one_two_tiles) - held[1] - held[2]
            laid = int((t.region_musician == kind).sum())
            t.black_bag[kind] = int(self.box.three_tiles) - held[3] - laid - int(t.musicians_gone[kind])
        return self.ready()

    def soloists(self, seat: int, *kinds: str) -> "Situation":
        """Gives a seat exactly these soloists, out of the purple bag or, if it has none, out of a region."""
        t = self.table
        for kind, name in enumerate(texts.SOLOIST_NAMES):
            t.purple_bag[kind] += t.soloists[seat, kind]
            t.soloists[seat, kind] = int(name in kinds)
            if name in kinds and t.purple_bag[kind] == 0:
                t.region_soloist[list(t.region_soloist).index(kind)] = -1
            elif name in kinds:
                t.purple_bag[kind] -= 1
        return self.ready()

    def symphonies(self, seat: int, *placed: str) -> "Situation":
        """Puts exactly these symphonies on a board, column by column: symphonies(0, 'red top', 'blue silver')."""
        t = self.table
        for column in range(int(self.box.columns)):
            if t.column_colour[seat, column] >= 0:
                t.symphony_supply[t.column_colour[seat, column]] += 1
            t.column_colour[seat, column], t.column_row[seat, column] = -1, 0
            if column < len(placed):
                colour, row = placed[column].split()
                t.column_colour[seat, column] = texts.COLOUR_NAMES.index(colour)
                t.column_row[seat, column] = ROWS.index(row)
                t.symphony_supply[t.column_colour[seat, column]] -= 1
        return self.ready()

    def slots(self, seat: int, silver: tuple[str, ...] = (), gold: tuple[str, ...] = ()) -> "Situation":
        """Puts exactly these colours into the slots of a board."""
        t = self.table
        for colour, name in enumerate(texts.COLOUR_NAMES[: n.COLOURS]):
            for slot, wanted in ((t.silver, silver), (t.gold, gold)):
                t.symphony_supply[colour] += slot[seat, colour] - wanted.count(name)
                slot[seat, colour] = wanted.count(name)
        return self.ready()

    def conductor(self, seat: int, *slots: int) -> "Situation":
        """Puts discs on exactly these conductor slots (from 1)."""
        t = self.table
        t.discs[seat] += int(t.conductor[seat]).bit_count() - len(slots)
        t.conductor[seat] = sum(1 << (slot - 1) for slot in slots)
        return self.ready()

    def ship(self, seat: int, planet: str) -> "Situation":
        """The ship stands there, as if it had been there all turn."""
        self.table.ship[seat] = self.planet(planet)
        if self.table.active == seat:
            self.table.visited = 1 << self.planet(planet)
        return self.ready()

    def fans_on(self, *planets: str) -> "Situation":
        """Fan tokens lie on exactly these planets."""
        t = self.table
        t.fan_supply += int(t.planet_fans).bit_count() - len(planets)
        t.planet_fans = sum(1 << self.planet(p) for p in planets)
        return self.ready()

    def demand(self, region: str, tile: int) -> "Situation":
        """That Demand tile (from 1) lies in the region; the tile it had goes where that one was."""
        t, at, number = self.table, self.region(region), tile - 1
        if t.demand_place[number] == n.LAID:
            t.demand[list(t.demand).index(number)] = t.demand[at]
        else:
            t.demand_place[t.demand[at]] = t.demand_place[number]
            t.demand_place[number] = n.LAID
        t.demand[at] = number
        return self.ready()

    def played(self, seat: int, planet: str) -> "Situation":
        """A seat has performed there this round."""
        t, at = self.table, self.planet(planet)
        t.planet_disc[at] = seat
        region = int(self.box.region_of[at])
        t.demand_discs[region] = int(t.demand_discs[region]) | 1 << seat
        t.discs[seat] -= 2
        return self.ready()

    def patrons(self, *cards: str) -> "Situation":
        """These patrons are at the top of the column, others follow."""
        chosen = [int(card[1:]) - 1 for card in cards]
        rest = [card for card in range(12) if card not in chosen]
        self.table.patrons[:] = (chosen + rest)[: n.COLUMN]
        return self.ready()

    def impressed(self, seat: int, card: str, hat: int) -> "Situation":
        """The seat has impressed that patron before, with that hat (from 1)."""
        place = list(self.table.patrons).index(int(card[1:]) - 1)
        self.table.patron_hats[place] = int(self.table.patron_hats[place]) | 1 << seat
        self.table.hats[seat] = int(self.table.hats[seat]) | 1 << (hat - 1)
        return self.ready()

    def musician_dice(self, *shown: str) -> "Situation":
        """The musician dice show these faces ('strings-2'), from the left."""
        for die, face in enumerate(shown):
            self.table.musician_dice[die] = self.components.dice.musician_die_faces[die].index(face)
        return self.ready()

    def symphony_dice(self, *shown: str) -> "Situation":
        """The symphony dice show these colours, from the left."""
        for die, face in enumerate(shown):
            self.table.symphony_dice[die] = [str(f) for f in self.components.dice.symphony_die_faces].index(face)
        return self.ready()

    def region_tiles(self, region: str, musician: str = "", soloist: str = "") -> "Situation":
        """The special tiles of a region, exchanged with the bags."""
        t, at = self.table, self.region(region)
        for place, bag, kinds, name in (
            (t.region_musician, t.black_bag, texts.TYPE_NAMES, musician),
            (t.region_soloist, t.purple_bag, texts.SOLOIST_NAMES, soloist),
        ):
            if place[at] >= 0:
                bag[place[at]] += 1
            place[at] = kinds.index(name) if name else -1
            if name:
                bag[place[at]] -= 1
        return self.ready()

    def keys_of(self, seat: int, *keys: int) -> "Situation":
        """The seat has discs on these black keys."""
        for key in keys:
            self.table.key_owner[key] = seat
            self.table.sets[seat] = int(self.table.sets[seat]) | 1 << int(self.box.key_set[key])
            self.table.discs[seat] -= 1
        return self.ready()

    def record_cards(self, seat: int, *cards: str) -> "Situation":
        """The seat owns these Record cards, taken out of the deck (or out of the row)."""
        for card in cards:
            number = int(card[1:]) - 1
            for place in range(int(self.box.face_up)):
                if self.table.record_row[place] == number:
                    self.table.record_row[place] = -1
            self.table.record_place[number] = n.OWNED + seat
        return self.ready()

    def face_up(self, *cards: str) -> "Situation":
        """Exactly these Record cards lie face up; the others of the row return to the deck."""
        t = self.table
        for place in range(5):
            if t.record_row[place] >= 0:
                t.record_place[t.record_row[place]] = n.DECK
            t.record_row[place] = int(cards[place][1:]) - 1 if place < len(cards) else -1
            if place < len(cards):
                t.record_place[t.record_row[place]] = n.FACE_UP
        return self.ready()

    # --- playing

    @property
    def seat(self) -> int:
        """The seat that decides."""
        assert self.table.waiting, "the game is over"
        return int(self.table.waiting).bit_length() - 1

    @property
    def asked(self) -> int:
        """The kind of decision."""
        return int(self.table.asking)

    @property
    def legal(self) -> set[str]:
        """The legal options by notation."""
        return set(self.numbers())

    def numbers(self) -> dict[str, int]:
        """Notation and number of each legal option."""
        menu = np.zeros(128, dtype=np.int16)
        count = GAME.doors.options(self.box, self.table, self.seat, menu)
        return {GAME.choice(self.box, self.table, self.seat, int(o)).notation: int(o) for o in menu[:count]}

    def play(self, *notations: str) -> "Situation":
        """Plays decisions of whoever is asked, one after the other."""
        for notation in notations:
            numbers = self.numbers()
            assert notation in numbers, f"{notation} is not among {sorted(numbers)}"
            self.table.told = 0
            GAME.doors.play(self.box, self.table, self.seat, numbers[notation])
            assert GAME.problems(self.box, self.table) == [], f"after {notation}"
        return self

    def passes(self, space: str = "") -> "Situation":
        """The seat passes, all for credits, takes that space (or the first free one) and declines what is optional."""
        self.play("pass")
        while self.table.waiting and self.asked != n.TURN:
            if self.asked == n.SPACE:
                self.play(space or min(self.legal))
            else:
                self.play(next(o for o in ("experience-0", "stay", "skip", "finish", "decline") if o in self.legal))
        return self

    def why_not(self, option: int) -> str:
        """The rule that forbids an option now."""
        rules = {b.option: b.rule for b in GAME.barred(self.box, self.table, self.seat)}
        return rules.get(option, "")

    def refusal(self, option: int) -> str:
        """The sentence that says why an option is not possible now."""
        return {b.option: b.text for b in GAME.barred(self.box, self.table, self.seat)}.get(option, "")

    def choice(self, notation: str) -> Choice:
        """A legal option in words."""
        return GAME.choice(self.box, self.table, self.seat, self.numbers()[notation])

    def log(self) -> list[str]:
        """What the log tells of the last decision."""
        events = (Event(*(int(x) for x in row[:7])) for row in self.table.tape[: self.table.told])
        return [line.text for event in events if (line := GAME.line(self.box, event))]

    def told(self, kind: int) -> list[Event]:
        """The events of that kind on the tape of the last decision."""
        events = [Event(*(int(x) for x in row[:7])) for row in self.table.tape[: self.table.told]]
        return [event for event in events if event.kind == kind]

    # --- reading

    def of(self, seat: int, *what: str) -> tuple[int, ...]:
        """Numbers of a seat: of(0, 'credits', 'fans')."""
        return tuple(int(getattr(self.table, name)[seat]) for name in what)

    def board(self, seat: int) -> list[str]:
        """The symphonies on a board, as `symphonies` takes them."""
        t = self.table
        return [
            f"{texts.COLOUR_NAMES[t.column_colour[seat, c]]} {ROWS[t.column_row[seat, c]]}"
            for c in range(int(self.box.columns))
            if t.column_colour[seat, c] >= 0
        ]

    def ranks(self, seat: int, name: str) -> list[int]:
        """The star ranks a seat has of a type."""
        counts = self.table.musicians[seat, texts.TYPE_NAMES.index(name)]
        return [rank for rank in range(n.RANKS) for _ in range(int(counts[rank]))]

    def names_near(self, planet: str) -> list[str]:
        """The planets joined to a planet."""
        return [b if a == planet else a for a, b in self.components.map.lines if planet in (a, b)]

    def scores(self) -> Any:
        """The score sheet if the game ended now."""
        sheet = np.zeros((int(self.box.seats), SOURCES + len(GAME.score_lines)), dtype=np.int32)
        GAME.doors.scores(self.box, self.table, sheet)
        return sheet

    def planet(self, name: str) -> int:
        """The number of a planet."""
        return planet_names(self.components).index(name)

    def region(self, name: str) -> int:
        """The number of a region."""
        return self.components.map.regions.index(name)


def action_number(name: str) -> int:
    """The number of an action."""
    return [action.lower() for action in texts.ACTION_NAMES].index(name)
