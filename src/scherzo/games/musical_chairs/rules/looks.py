"""What views and words ask the rules: one compiled look for many questions.

Rules take an array of one record much faster than a bare record, so Python asks about a whole table at once.
"""

from typing import Any, NamedTuple

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.core.sets import with_
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.battle import has_chosen, has_nothing_to_show
from scherzo.games.musical_chairs.rules.cards import number_of
from scherzo.games.musical_chairs.rules.chair_scoring import cards_of
from scherzo.games.musical_chairs.rules.cushions import can_use, owns
from scherzo.games.musical_chairs.rules.gains import gain_of
from scherzo.games.musical_chairs.rules.moving import farthest, occupied_by_others, steps_back, steps_on
from scherzo.games.musical_chairs.rules.reasons import why_not
from scherzo.games.musical_chairs.rules.scoring import scores, zero_card
from scherzo.games.musical_chairs.rules.turn import last_of_line, skipped_card, value
from scherzo.games.musical_chairs.table import Table


class Standing(NamedTuple):
    """How the table stands, for everybody."""

    value: int  # what the next card is compared with; 0 = nothing
    copied: int  # the card that a Repeat would copy, or NO_CARD
    chosen: int  # the seats that have chosen a card for the battle, as a bit set
    empty: int  # the seats that are in the battle without a card, as a bit set
    zero_cards: tuple[int, ...]  # by seat: what a card of 0 VP counts in its score pile


class Answer(NamedTuple):
    """What an option would be for a seat that is asked."""

    why: int  # MAY, or why it may not be chosen
    gain: int  # how the seat's points would change
    told: int  # the hand card that everybody would be told of, or NO_CARD
    taken: int  # for a chair: how many cards of the line it would take


class Powers(NamedTuple):
    """What a seat's cushions let it do now."""

    farthest: int  # how many chairs its dancer may walk
    on: int  # the chairs in reach clockwise, as a bit set of steps
    back: int  # the chairs in reach backward, as a bit set of clockwise steps
    hops: int  # whether occupied chairs need not count
    either: int  # whether it may still begin with higher cards instead of lower ones
    picks: int  # whether it may choose between its two lowest cards


NOTHING = Answer(n.NOT_OFFERED, 0, n.NO_CARD, 0)
UNOFFERED = list(NOTHING)
"""What most option numbers are, most of the time."""
VALUE, COPIED, CHOSEN, EMPTY, ZERO_CARDS = range(5)


def standing(box: Reading, table: Reading) -> Standing:
    """How the table stands."""

    def ask() -> Standing:
        found: Any = np.zeros(ZERO_CARDS + n.SEATS, dtype=np.int64)
        look_at_table(box.whole, table.whole, found)
        row = found.tolist()
        return Standing(row[VALUE], row[COPIED], row[CHOSEN], row[EMPTY], tuple(row[ZERO_CARDS:]))

    return table.once("standing", ask)


def answers(box: Reading, table: Reading, seat: int) -> tuple[Answer, ...]:
    """What each option number would be for a seat."""

    def ask() -> tuple[Answer, ...]:
        found: Any = np.zeros((n.OPTIONS, len(Answer._fields)), dtype=np.int64)
        look_at_options(box.whole, table.whole, seat, found, np.zeros(n.COLUMNS, dtype=np.int64))
        return tuple([NOTHING if row == UNOFFERED else Answer(*row) for row in found.tolist()])

    return table.once(("answers", seat), ask)


def powers(box: Reading, table: Reading, seat: int) -> Powers:
    """What a seat's cushions let it do now."""

    def ask() -> Powers:
        found: Any = np.zeros(len(Powers._fields), dtype=np.int64)
        look_at_powers(box.whole, table.whole, seat, found)
        return Powers(*found.tolist())

    return table.once(("powers", seat), ask)


def score_sheet(box: Reading, table: Reading) -> list[list[int]]:
    """The score sheet as it stands: a row of TOTAL, RANK and sources for each seat."""

    def ask() -> list[list[int]]:
        found: Any = np.zeros((table.players, n.COLUMNS), dtype=np.int32)
        look_at_scores(box.whole, table.whole, found)
        rows: list[list[int]] = found.tolist()
        return rows

    return table.once("score sheet of the view", ask)


@rule
def look_at_table(boxes: Records, tables: Records, found: Array) -> None:
    """The numbers of Standing in a row."""
    box, table = boxes[0], tables[0]
    found[VALUE] = value(table)
    found[COPIED] = last_of_line(table)
    for seat in range(table.players):
        if has_chosen(table, seat):
            found[CHOSEN] = with_(found[CHOSEN], seat)
        if has_nothing_to_show(table, seat):
            found[EMPTY] = with_(found[EMPTY], seat)
        found[ZERO_CARDS + seat] = zero_card(box, table, seat)


@rule
def look_at_options(boxes: Records, tables: Records, seat: int, found: Array, row: Array) -> None:
    """A row for each option number, as in Answer."""
    box, table = boxes[0], tables[0]
    for option in range(n.OPTIONS):
        found[option, 0] = why_not(box, table, seat, option)
        found[option, 2] = n.NO_CARD
        if found[option, 0] == n.MAY:
            found[option, 1] = gain_of(box, table, seat, option, row)
            found[option, 2] = told_by(table, seat, option)
            found[option, 3] = taken_at(table, option)


@rule
def told_by(table: Table, seat: int, option: int) -> int:
    """MC-TOKEN-two_lowest-1: the card that is told to everybody when this one is played."""
    if table.asking != n.PLAY_CARD or option >= n.CARDS:
        return n.NO_CARD
    return skipped_card(table, seat, value(table), number_of(option))


@rule
def taken_at(table: Table, option: int) -> int:
    """MC-SCORE-1: how many cards of the line belong to a chair, where chairs are chosen."""
    return cards_of(table, option) if table.asking in (n.MOVE_DANCER, n.CHOOSE_SCORING_CHAIR) else 0


@rule
def look_at_powers(boxes: Records, tables: Records, seat: int, found: Array) -> None:
    """The numbers of Powers in a row."""
    box, table = boxes[0], tables[0]
    taken = occupied_by_others(table, seat) if owns(table, seat, n.HOP_OVER) else 0
    found[0] = farthest(box, table, seat)
    found[1] = steps_on(farthest(box, table, seat), taken)
    found[2] = steps_back(table, seat, taken)
    found[3] = owns(table, seat, n.HOP_OVER)
    found[4] = can_use(table, seat, n.SCORE_HIGHER) and table.side == n.EITHER
    found[5] = owns(table, seat, n.TWO_LOWEST)


@rule
def look_at_scores(boxes: Records, tables: Records, sheet: Array) -> None:
    """The door `scores`."""
    scores(boxes[0], tables[0], sheet)
