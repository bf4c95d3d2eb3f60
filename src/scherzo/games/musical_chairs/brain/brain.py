"""A quick player: sensible choices by rules of thumb, for bots and for playing games to their end.

It looks only at what the seat sees: its own hand and what lies open. Worths are counted in eighths of a VP, so that
small reasons can tip a balance.
"""

from typing import NamedTuple

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.battle import seats_at
from scherzo.games.musical_chairs.rules.cards import is_repeat, is_rest, number_of, suit_of
from scherzo.games.musical_chairs.rules.turn import reachable
from scherzo.games.musical_chairs.table import Table

VP = 8
"""One victory point."""


class Sight(NamedTuple):
    """What the seat sees at a glance. By suit: eight small numbers in one, eight bits for each suit."""

    line: int
    """By suit: the victory points that lie in the line."""
    tops: int
    """By suit: the highest number in the line; 0 where there is none."""
    hand: int
    """By suit: the victory points in the hand, Repeats left out."""
    lower: int
    """By suit: those of hand cards below the highest number in the line, and of the Rest."""
    reach: int
    """The chairs in reach, as a bit set."""
    chair: int
    """The best of them as the line is."""
    best: int
    """What it is worth."""
    second: int
    """What the second best is worth."""


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The option with the highest worth; chance decides between equals."""
    if count == 1:
        return int(menu[0])
    if table.asking == n.KEEP_HAND:
        return n.THROW_AWAY  # eight new cards hold more low ones to walk with than what is left of an old hand
    if table.asking == n.DRAW_EXTRA:
        return n.YES
    sight = look(box, table, seat)
    best, best_worth, equals = int(menu[0]), -10000, 0
    for at in range(count):
        option = int(menu[at])
        worth = worth_of(box, table, seat, option, sight)
        if worth > best_worth:
            best, best_worth, equals = option, worth, 1
        elif worth == best_worth:
            equals += 1
            if below(rng, equals) == 0:
                best = option
    return best


@rule
def worth_of(box: Box, table: Table, seat: int, option: int, sight: Sight) -> int:
    """What an option seems worth."""
    asking = table.asking
    if asking == n.PLAY_CARD:
        return worth_of_turn(box, table, seat, option, sight)
    if asking == n.MOVE_MARKER:
        return worth_of_chair(box, table, seat, option, n.NO_CARD, last_suit(table, n.NO_CARD), sight)
    if asking == n.BATTLE_COMMIT:
        return worth_of_battle_card(table, option, sight)
    if asking == n.CHOOSE_SCORING_CHAIR:
        return worth_of_line(option, sight)
    if asking == n.SCORE_FROM_HAND:
        return worth_of_scoring(box, table, seat, option, sight)
    if asking == n.BUY_CUSHION:
        if option == n.NONE:
            return 0
        return worth_of_cushion(box, table, int(table.cushion_at[table.chair[seat]])) - VP * int(box.vp[option])
    if asking == n.SWITCH_OUT:
        return 0 if option == n.NONE else VP - VP * int(box.vp[option])
    if option < n.CHAIRS:  # CHOOSE_CHAIR: where the hand can score
        return VP * of_suit(sight.hand, option)
    return int(box.vp[option])  # SWITCH_IN


# What the seat sees


@rule
def look(box: Box, table: Table, seat: int) -> Sight:
    """Counts what lies open and what is in the hand, and before a card is played looks for the best chair."""
    line, tops = 0, 0
    for at in range(table.line_size):
        card = int(table.line_as[at])
        if card >= 0:
            shift = 8 * suit_of(card)
            line += int(box.vp[table.line[at]]) << shift
            tops = tops & ~(255 << shift) | number_of(card) << shift  # the line never falls: the last is the highest
    hand, lower = 0, 0
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        if not is_repeat(card):
            vp = int(box.vp[card]) << (8 * suit_of(card))
            hand += vp
            if is_rest(card) or number_of(card) < of_suit(tops, suit_of(card)):
                lower += vp
    sight = Sight(line, tops, hand, lower, 0, NOBODY, 0, 0)
    return look_for_chairs(box, table, seat, sight) if table.asking == n.PLAY_CARD else sight


@rule
def look_for_chairs(box: Box, table: Table, seat: int, sight: Sight) -> Sight:
    """Adds the chairs in reach and the best of them, as the line is."""
    here, steps_in_reach = int(table.chair[seat]), reachable(box, table, seat)
    reach, found, best, second = 0, NOBODY, 0, 0
    for steps in range(1, n.CHAIRS):
        if (steps_in_reach >> steps) & 1:
            chair = (here + steps) & (n.CHAIRS - 1)
            reach |= 1 << chair
            worth = worth_of_chair(box, table, seat, chair, n.NO_CARD, NOBODY, sight)
            if worth > best:
                found, best, second = chair, worth, best
            else:
                second = max(second, worth)
    return Sight(sight.line, sight.tops, sight.hand, sight.lower, reach, found, best, second)


@rule
def of_suit(numbers: int, suit: int) -> int:
    """One of the eight numbers."""
    return (numbers >> (8 * suit)) & 255


# Turns


@rule
def worth_of_turn(box: Box, table: Table, seat: int, option: int, sight: Sight) -> int:
    """Stop where one sits well and others do not; go on if a card leads to a better chair."""
    if option < n.CARDS and not is_rest(option):
        best = best_chair_after(box, table, seat, option, sight)
        return best // 2 + (0 if is_repeat(option) else 4)
    here = int(table.chair[seat])
    now = worth_of_chair(box, table, seat, here, n.NO_CARD, last_suit(table, n.NO_CARD), sight)
    if option in (n.STOP, n.STOP_BY_CUSHION):
        return now - rivals_worth(table, seat, sight) - (VP if option == n.STOP_BY_CUSHION else 0)
    return now // 2 if option == n.PASS else now // 2 + VP


@rule
def best_chair_after(box: Box, table: Table, seat: int, card: int, sight: Sight) -> int:
    """The worth of the best chair in reach once this card lies in the line: it changes only the chair of its suit."""
    last = last_suit(table, card)
    if last == NOBODY or (sight.reach >> last) & 1 == 0:
        return sight.best
    others = sight.second if sight.chair == last else sight.best
    return max(others, worth_of_chair(box, table, seat, last, card, last, sight))


@rule
def rivals_worth(table: Table, seat: int, sight: Sight) -> int:
    """What the line would bring to each of the others now, on average."""
    vp, seen = 0, 0
    for other in range(table.players):
        chair = int(table.chair[other])
        if other != seat and (seen >> chair) & 1 == 0:
            seen |= 1 << chair
            vp += of_suit(sight.line, chair)
    return VP * vp // (int(table.players) - 1)


# Chairs


@rule
def last_suit(table: Table, extra: int) -> int:
    """The suit of the last card of the line, whose cushion would be removed, with one more card if there is one."""
    if extra != n.NO_CARD and not is_repeat(extra):
        return suit_of(extra)
    if table.line_size == 0 or table.line_as[int(table.line_size) - 1] == n.NO_CARD:
        return NOBODY
    return suit_of(int(table.line_as[int(table.line_size) - 1]))


@rule
def worth_of_chair(box: Box, table: Table, seat: int, chair: int, extra: int, last: int, sight: Sight) -> int:
    """What it is worth to sit at a chair when the music stops, with one more card in the line if there is one."""
    if chair == last and extra != n.NO_CARD:
        worth = worth_of_longer_line(box, table, seat, chair, extra, sight)
    else:
        worth = worth_of_line(chair, sight)
    worth += VP * of_suit(sight.hand, chair) // 4
    cushion = int(table.cushion_at[chair])
    if table.cushion[cushion] == n.REMOVED or (table.cushion[cushion] == n.ON_BOARD and chair == last):
        worth += max(0, worth_of_cushion(box, table, cushion) - VP)
    if seats_at(table, chair) & ~(1 << seat):
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
    vp = of_suit(sight.line, chair) + int(box.vp[more])
    return VP * (vp + (lower_in_hand(box, table, seat, chair, top) if top > 0 else 0))


@rule
def lower_in_hand(box: Box, table: Table, seat: int, chair: int, top: int) -> int:
    """The victory points of the own hand cards of a suit below a number, and of its Rest."""
    first = chair * n.SUIT
    vp = 0
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        if first <= card < first + top - 1 or card == first + n.REST:
            vp += int(box.vp[card])
    return vp


@rule
def worth_of_cushion(box: Box, table: Table, cushion: int) -> int:
    """Its fixed VP and what its power may still bring while other cushions are on the board."""
    worth = VP * int(box.cushion_vp[cushion])
    if cushion == n.DECK_TOP:
        return worth + (VP + 2) * (int(table.on_board) + 1)
    if cushion == n.SUIT_BONUS:
        return worth + 5 * VP
    if cushion == n.THREE_SUITS:
        return worth + 4 * VP
    if cushion == n.VACANT_CHAIR:
        return worth + VP * int(table.on_board)
    return worth + VP + 2 * int(table.on_board)


# Battles, hands


@rule
def worth_of_battle_card(table: Table, option: int, sight: Sight) -> int:
    """Fight with the card that serves best, but only for a chair with something to score."""
    if option == n.NONE:
        return 4
    if is_rest(option) or worth_of_line(int(table.battle_chair), sight) == 0:
        return 0
    return 12 if is_repeat(option) else number_of(option) + 1


@rule
def worth_of_scoring(box: Box, table: Table, seat: int, option: int, sight: Sight) -> int:
    """Score all that brings points; with score_higher, begin with the better side."""
    if option == n.NONE:
        return 1
    side = 0
    if table.side == n.EITHER and number_of(option) > 0:
        chair = int(table.scoring_chair[seat])
        lower = VP * lower_in_hand(box, table, seat, chair, int(table.highest[seat]))
        higher = VP * of_suit(sight.hand, chair) - lower
        side = higher - lower if number_of(option) > table.highest[seat] else lower - higher
    return 2 + int(box.vp[option]) + side
