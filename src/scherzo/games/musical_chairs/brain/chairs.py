"""What chairs and cushions seem worth, in eighths of a VP."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_, without
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.brain.sight import Sight, of_suit
from scherzo.games.musical_chairs.rules.battle import seats_at
from scherzo.games.musical_chairs.rules.cards import is_repeat, number_of, suit_of
from scherzo.games.musical_chairs.rules.moving import reachable
from scherzo.games.musical_chairs.rules.turn import last_of_line
from scherzo.games.musical_chairs.table import Table

VP = 8
"""One victory point."""


@rule
def look_for_chairs(box: Box, table: Table, seat: int, sight: Sight) -> Sight:
    """Adds the chairs in reach and the best of them, as the line is."""
    here, steps_in_reach = table.chair[seat], reachable(box, table, seat)
    reach, found, best, second = 0, NOBODY, 0, 0
    for steps in range(1, n.CHAIRS):
        if has(steps_in_reach, steps):
            chair = (here + steps) & (n.CHAIRS - 1)
            reach = with_(reach, chair)
            worth = worth_of_chair(box, table, seat, chair, n.NO_CARD, NOBODY, sight)
            if worth > best:
                found, best, second = chair, worth, best
            else:
                second = max(second, worth)
    return Sight(sight.line, sight.tops, sight.hand, sight.lower, reach, found, best, second)


@rule
def last_suit(table: Table, extra: int) -> int:
    """The suit of the last card of the line, whose cushion would be removed, with one more card if there is one."""
    if extra != n.NO_CARD and not is_repeat(extra):
        return suit_of(extra)
    last = last_of_line(table)
    return NOBODY if last == n.NO_CARD else suit_of(last)


@rule
def worth_of_chair(box: Box, table: Table, seat: int, chair: int, extra: int, last: int, sight: Sight) -> int:
    """What it is worth to sit at a chair when the music stops, with one more card in the line if there is one."""
    if chair == last and extra != n.NO_CARD:
        worth = worth_of_longer_line(box, table, seat, chair, extra, sight)
    else:
        worth = worth_of_line(chair, sight)
    worth += VP * of_suit(sight.hand, chair) // 4
    cushion = table.cushion_at[chair]
    if table.cushion[cushion] == n.REMOVED or (table.cushion[cushion] == n.ON_BOARD and chair == last):
        worth += max(0, worth_of_cushion(box, table, cushion) - VP)
    if without(seats_at(table, chair), seat):
        worth = worth * 2 // 3
    return worth


@rule
def worth_of_line(chair: int, sight: Sight) -> int:
    """What the line and then the hand would bring at a chair."""
    if of_suit(sight.tops, chair) == 0:
        return VP * of_suit(sight.line, chair)
    return VP * (of_suit(sight.line, chair) + of_suit(sight.lower, chair))


@rule
def worth_of_longer_line(box: Box, table: Table, seat: int, chair: int, more: int, sight: Sight) -> int:
    """The same with one more card of its suit."""
    top = max(of_suit(sight.tops, chair), number_of(more))
    vp = of_suit(sight.line, chair) + box.vp[more]
    return VP * (vp + (lower_in_hand(box, table, seat, chair, top) if top > 0 else 0))


@rule
def lower_in_hand(box: Box, table: Table, seat: int, chair: int, top: int) -> int:
    """The victory points of the seat's hand cards of a suit below a number, and of its Rest."""
    first = chair * n.SUIT
    vp = 0
    for at in range(table.hand_size[seat]):
        card = table.hand[seat, at]
        if first <= card < first + top - 1 or card == first + n.REST:
            vp += box.vp[card]
    return vp


@rule
def worth_of_cushion(box: Box, table: Table, cushion: int) -> int:
    """Its fixed VP and what its power may still bring while other cushions are on the board."""
    worth = VP * box.cushion_vp[cushion]
    if cushion == n.DECK_TOP:
        return worth + (VP + 2) * (table.on_board + 1)
    if cushion == n.SUIT_BONUS:
        return worth + 5 * VP
    if cushion == n.THREE_SUITS:
        return worth + 4 * VP
    if cushion == n.VACANT_CHAIR:
        return worth + VP * table.on_board
    return worth + VP + 2 * table.on_board
