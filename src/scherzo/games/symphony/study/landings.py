"""Every disc that was played in some games, with what it could do then: read from the tape, for statistics."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.usage import of_kind
from scherzo.games.symphony import names as n

LANDED = (n.PLACED, n.OVERWROTE, n.PAIRED)
NEVER = np.iinfo(np.int64).max


@dataclass(frozen=True)
class Orchestras:
    """What each Instrument of each game could do, and from which row of the tape on."""

    told: Records
    basic: Array  # [game, Instrument, seat] abilities of the Parts a seat controls
    bonus: Array  # [game, Instrument, seat] their Virtuosity
    owner: Array  # [game, Instrument, Part] who controls it
    well_from: Array  # [game, Instrument] the row that made it well placed
    early: Array  # [game, Instrument] 1 = that was before an Attack
    token: Array  # [game, Instrument] the Musician token on it, or -1
    token_from: Array
    master: Array  # [game]


@dataclass(frozen=True)
class Landings:
    """Discs that landed on the score; the two of a Semibreve are one landing."""

    rows: Records
    row: Array  # their places on the tape
    at: Array
    card: Array
    note: Array
    own: Array  # own discs among them: 0, 1 or 2
    basic: Array  # abilities of the card alone
    bits: Array  # all abilities that were active
    bonus: Array  # Virtuosity of the card
    master: Array
    coda: Array
    follows: Array  # the Instrument also played the disc before
    opens: Array  # no disc of the Instrument was played before

    @property
    def points(self) -> Array:
        """What was scored at once."""
        points: Array = self.rows["e"]
        return points


def orchestras(box: Any, told: Records) -> Orchestras:
    """The Instruments of all games on the tape."""
    games = int(told["game"].max()) + 1 if len(told) else 0
    order = np.arange(len(told))
    shape = (games, n.INSTRUMENTS)
    found = Orchestras(
        told,
        basic=np.zeros((*shape, 6), dtype=np.int64),
        bonus=np.zeros((*shape, 6), dtype=np.int64),
        owner=np.full((*shape, n.PARTS), -1),
        well_from=np.full(shape, NEVER),
        early=np.zeros(shape, dtype=bool),
        token=np.full(shape, -1),
        token_from=np.full(shape, NEVER),
        master=np.zeros(games, dtype=np.int64),
    )
    taken = of_kind(told, n.TOOK_CONTROL)
    taken = taken[taken["b"] != n.CONDUCTOR]
    place = (taken["game"], taken["b"], taken["a"])
    np.bitwise_or.at(found.basic, place, np.asarray(box.basic, dtype=np.int64)[taken["d"], taken["c"]])
    np.maximum.at(found.bonus, place, np.asarray(box.bonus, dtype=np.int64)[taken["d"], taken["c"]])
    found.owner[taken["game"], taken["b"], taken["c"]] = taken["a"]
    seated = (told["kind"] == n.CARD_SEATED) & (told["d"] == 1)
    found.well_from[told["game"][seated], told["c"][seated]] = order[seated]
    found.early[told["game"][seated], told["c"][seated]] = True
    unlocked = told["kind"] == n.UNLOCKED
    where = (told["game"][unlocked], told["b"][unlocked] % n.INSTRUMENTS)
    found.well_from[where] = order[unlocked]
    found.early[where] = told["asking"][unlocked] == n.PRE_ECLECTIC
    laid = told["kind"] == n.TOKEN_PLACED
    where = (told["game"][laid], told["b"][laid] % n.INSTRUMENTS)
    found.token[where] = told["c"][laid]
    found.token_from[where] = order[laid]
    drawn = of_kind(told, n.MASTER_DRAWN)
    found.master[drawn["game"]] = drawn["a"]
    return found


def landings(box: Any, of: Orchestras) -> Landings:
    """All discs that landed, in order."""
    told = of.told
    row = np.flatnonzero(np.isin(told["kind"], LANDED))
    rows = told[row]
    game, seat, at, card = rows["game"], rows["a"], rows["b"] % n.INSTRUMENTS, rows["b"] // n.INSTRUMENTS
    place = (game, at)
    well, helped = row > of.well_from[place], row > of.token_from[place]
    token = np.where(helped, of.token[place], -1)
    basic = of.basic[game, at, seat] | np.where(well, np.asarray(box.unlock, dtype=np.int64)[card], 0)
    given = np.where(helped, np.asarray(box.token_gives, dtype=np.int64)[token], 0)
    master = of.master[game]
    soloist = np.asarray(box.category)[card] == n.SOLOIST
    given |= np.where((master == n.BULOW) & soloist, n.PROTECTION, 0)
    instrument = game.astype(np.int64) * n.INSTRUMENTS + at
    follows = np.zeros(len(row), dtype=bool)
    follows[1:] = instrument[1:] == instrument[:-1]
    opens = np.zeros(len(row), dtype=bool)
    opens[np.unique(instrument, return_index=True)[1]] = True
    return Landings(
        rows=rows,
        row=row,
        at=at,
        card=card,
        note=rows["d"],
        own=own_discs(rows),
        basic=basic,
        bits=basic | given,
        bonus=of.bonus[game, at, seat] + np.where(well, np.asarray(box.bonus_unlock, dtype=np.int64)[card], 0),
        master=master,
        coda=latest(told, n.CODA_BEGINS)[row] > latest(told, n.MOVEMENT_BEGINS)[row],
        follows=follows,
        opens=opens,
    )


def own_discs(rows: Records) -> Array:
    """How many discs of the player's own colour a landing has."""
    colours = rows["c"]
    pair = (colours % n.COLOURS != n.BLACK).astype(np.int64) + (colours // n.COLOURS != n.BLACK)
    own: Array = np.where(rows["kind"] == n.PAIRED, pair, colours != n.BLACK)
    return own


def latest(told: Records, kind: int) -> Array:
    """For each row the place of the latest row of that kind, -1 before the first."""
    places: Array = np.maximum.accumulate(np.where(told["kind"] == kind, np.arange(len(told)), -1))
    return places


def movement_of(told: Records) -> Array:
    """For each row the Movement it was told in."""
    movements: Array = told["a"]
    return movements[latest(told, n.MOVEMENT_BEGINS)]


def next_points(of: Landings, rows: Array) -> Array:
    """The points of the landing that comes next after each of some rows of the tape."""
    later = np.minimum(np.searchsorted(of.row, rows), len(of.row) - 1)
    points: Array = of.points[later]
    return points
