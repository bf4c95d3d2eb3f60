"""What views and words ask the rules: one compiled look for many questions.

Rules take an array of one record much faster than a bare record, so Python asks about a whole table at once.
"""

from typing import Any, NamedTuple

import numpy as np

from scherzo.core.game import SOURCES
from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.core.sets import only
from scherzo.core.table import NOBODY
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.rules.compositions import equals, major_patron
from scherzo.games.symphony_no_9.rules.fame import fame, reputation, reputation_with
from scherzo.games.symphony_no_9.rules.financing import why_not_give
from scherzo.games.symphony_no_9.rules.outcome import due_colours
from scherzo.games.symphony_no_9.rules.scoring import scores
from scherzo.games.symphony_no_9.rules.sponsoring import price
from scherzo.games.symphony_no_9.rules.turns import picks_to_come, why_not


class Standing(NamedTuple):
    """How a composer stands now."""

    patron: int  # who would be his major patron
    equals: int  # the other seats with as many cubes, as a bit set
    fame: int  # his place in the ranking as one number, the higher the more famous
    reputation: int
    next_reputation: int  # after one more cube was taken from his track


class Turn(NamedTuple):
    """What a seat may do now, and why it may not do other things."""

    price: int  # of a cube
    picks: int  # cubes it will still choose
    due: int  # colours of which a cube must go after a successful concert, as a bit set
    answers: tuple[int, ...]  # a reason for each composer and for PASS
    coins: tuple[int, ...]  # a reason for each contribution of coins alone
    pieces: tuple[int, ...]  # a reason for each contribution of one piece of furniture alone


PRICE, PICKS, DUE, ANSWERS = 0, 1, 2, 3
COINS = ANSWERS + n.PASS + 1
PIECES = COINS + n.COIN_STEPS


def standings(box: Reading, table: Reading) -> tuple[Standing, ...]:
    """The standing of each composer in the game."""

    def ask() -> tuple[Standing, ...]:
        found: Any = np.zeros((n.MUSICIANS, len(Standing._fields)), dtype=np.int64)
        look_at_composers(box.whole, table.whole, found)
        return tuple(Standing(*row) for row in found.tolist()[: box.musicians])

    return table.once("standings", ask)


def turn_of(box: Reading, table: Reading, seat: int) -> Turn:
    """What a seat may do now."""

    def ask() -> Turn:
        found: Any = np.zeros(PIECES + n.FURNITURE, dtype=np.int64)
        look_at_turn(box.whole, table.whole, seat, found)
        row = found.tolist()
        reasons = (tuple(row[ANSWERS:COINS]), tuple(row[COINS:PIECES]), tuple(row[PIECES:]))
        return Turn(row[PRICE], row[PICKS], row[DUE], *reasons)

    return table.once(("turn", seat), ask)


def final_scores(box: Reading, table: Reading) -> list[list[int]]:
    """The score sheet: a row of TOTAL, RANK and sources for each seat."""
    found: Any = np.zeros((table.players + box.bot, SOURCES + n.LINES), dtype=np.int32)
    look_at_scores(box.whole, table.whole, found)
    rows: list[list[int]] = found.tolist()
    return rows


@rule
def look_at_composers(boxes: Records, tables: Records, found: Array) -> None:
    """A row for each composer in the game, as in Standing."""
    box, table = boxes[0], tables[0]
    for musician in range(box.musicians):
        patron, left = major_patron(box, table, musician), table.left[musician]
        found[musician, 0] = patron
        found[musician, 1] = equals(box, table, musician, patron) if patron != NOBODY else 0
        found[musician, 2] = fame(box, table, musician)
        found[musician, 3] = reputation(box, table, musician)
        found[musician, 4] = reputation_with(box, table.track[musician], max(left - 1, 0))


@rule
def look_at_turn(boxes: Records, tables: Records, seat: int, found: Array) -> None:
    """The numbers of Turn in a row."""
    box, table = boxes[0], tables[0]
    found[PRICE] = price(box, table)
    found[PICKS] = picks_to_come(box, table, seat)
    found[DUE] = due_colours(box, table, seat)
    for option in range(n.PASS + 1):
        found[ANSWERS + option] = why_not(box, table, seat, option)
    for coins in range(n.COIN_STEPS):
        found[COINS + coins] = why_not_give(box, table, seat, 0, coins)
    for piece in range(n.FURNITURE):
        found[PIECES + piece] = why_not_give(box, table, seat, only(piece), 0)


@rule
def look_at_scores(boxes: Records, tables: Records, sheet: Array) -> None:
    """The door `scores`."""
    scores(boxes[0], tables[0], sheet)
