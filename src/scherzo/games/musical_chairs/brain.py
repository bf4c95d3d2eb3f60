"""A quick player: sensible choices by rules of thumb, for bots and for playing games to their end.

It looks only at what the seat sees: its own hand and what lies open. Worths are counted in eighths of a VP, so that
small reasons can tip a balance.
"""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.cards import is_repeat, is_rest, number_of, suit_of
from scherzo.games.musical_chairs.names import (
    BATTLE_COMMIT,
    BUY_CUSHION,
    CARDS,
    CHAIRS,
    CHOOSE_SCORING_CHAIR,
    DECK_TOP,
    DRAW_EXTRA,
    EITHER,
    KEEP_HAND,
    MOVE_MARKER,
    NO_CARD,
    NONE,
    ON_BOARD,
    PASS,
    PLAY_CARD,
    REMOVED,
    REST,
    SCORE_FROM_HAND,
    STOP,
    STOP_BY_CUSHION,
    SUIT,
    SUIT_BONUS,
    SWITCH_OUT,
    THREE_SUITS,
    THROW_AWAY,
    VACANT_CHAIR,
    YES,
)
from scherzo.games.musical_chairs.rules_battle import seats_at
from scherzo.games.musical_chairs.rules_turn import reachable
from scherzo.games.musical_chairs.table import Table

VP = 8
"""One victory point."""


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The option with the highest worth; chance decides between equals."""
    if count == 1:
        return int(menu[0])
    if table.asking == KEEP_HAND:
        return THROW_AWAY  # eight new cards hold more low ones to walk with than what is left of an old hand
    if table.asking == DRAW_EXTRA:
        return YES
    line, tops, hand = line_by_suit(box, table), tops_by_suit(table), hand_by_suit(box, table, seat)
    best, best_worth, equals = int(menu[0]), -10000, 0
    for at in range(count):
        option = int(menu[at])
        worth = worth_of(box, table, seat, option, line, tops, hand)
        if worth > best_worth:
            best, best_worth, equals = option, worth, 1
        elif worth == best_worth:
            equals += 1
            if below(rng, equals) == 0:
                best = option
    return best


@rule
def worth_of(box: Box, table: Table, seat: int, option: int, line: int, tops: int, hand: int) -> int:
    """What an option seems worth."""
    asking = table.asking
    if asking == PLAY_CARD:
        return worth_of_turn(box, table, seat, option, line, tops, hand)
    if asking == MOVE_MARKER:
        return worth_of_chair(box, table, seat, option, NO_CARD, last_suit(table, NO_CARD), line, tops, hand)
    if asking == BATTLE_COMMIT:
        return worth_of_battle_card(box, table, seat, option, line, tops)
    if asking == CHOOSE_SCORING_CHAIR:
        return worth_of_line(box, table, seat, option, NO_CARD, line, tops)
    if asking == SCORE_FROM_HAND:
        return worth_of_scoring(box, table, seat, option, hand)
    if asking == BUY_CUSHION:
        if option == NONE:
            return 0
        return worth_of_cushion(box, table, int(table.cushion_at[table.chair[seat]])) - VP * int(box.vp[option])
    if asking == SWITCH_OUT:
        return 0 if option == NONE else VP - VP * int(box.vp[option])
    if option < CHAIRS:  # CHOOSE_CHAIR: where the hand can score
        return VP * of_suit(hand, option)
    return int(box.vp[option])  # SWITCH_IN


# What lies open and what is in the hand, by suit: eight small numbers in one, eight bits for each suit


@rule
def of_suit(numbers: int, suit: int) -> int:
    """One of the eight numbers."""
    return (numbers >> (8 * suit)) & 255


@rule
def line_by_suit(box: Box, table: Table) -> int:
    """The victory points that lie in the line."""
    vp = 0
    for at in range(table.line_size):
        if table.line_as[at] >= 0:
            vp += int(box.vp[table.line[at]]) << (8 * suit_of(int(table.line_as[at])))
    return vp


@rule
def tops_by_suit(table: Table) -> int:
    """The highest number in the line; 0 where there is none."""
    tops = 0
    for at in range(table.line_size):
        card = int(table.line_as[at])
        if card >= 0:
            shift = 8 * suit_of(card)
            tops = tops & ~(255 << shift) | number_of(card) << shift  # the line never falls: the last is the highest
    return tops


@rule
def hand_by_suit(box: Box, table: Table, seat: int) -> int:
    """The victory points in the hand, Repeats left out."""
    vp = 0
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        if not is_repeat(card):
            vp += int(box.vp[card]) << (8 * suit_of(card))
    return vp


# Turns


@rule
def worth_of_turn(box: Box, table: Table, seat: int, option: int, line: int, tops: int, hand: int) -> int:
    """Stop where one sits well and others do not; go on if a card leads to a better chair."""
    if option < CARDS and not is_rest(option):
        best = best_chair_after(box, table, seat, option, line, tops, hand)
        return best // 2 + (0 if is_repeat(option) else 4)
    here = int(table.chair[seat])
    now = worth_of_chair(box, table, seat, here, NO_CARD, last_suit(table, NO_CARD), line, tops, hand)
    if option in (STOP, STOP_BY_CUSHION):
        return now - rivals_worth(table, seat, line) - (VP if option == STOP_BY_CUSHION else 0)
    return now // 2 if option == PASS else now // 2 + VP


@rule
def best_chair_after(box: Box, table: Table, seat: int, card: int, line: int, tops: int, hand: int) -> int:
    """The worth of the best chair in reach once this card lies in the line."""
    here = int(table.chair[seat])
    reach, last = reachable(box, table, seat), last_suit(table, card)
    best = 0
    for steps in range(1, CHAIRS):
        if (reach >> steps) & 1:
            chair = (here + steps) & (CHAIRS - 1)
            best = max(best, worth_of_chair(box, table, seat, chair, card, last, line, tops, hand))
    return best


@rule
def rivals_worth(table: Table, seat: int, line: int) -> int:
    """What the line would bring to each of the others now, on average."""
    vp, seen = 0, 0
    for other in range(table.players):
        chair = int(table.chair[other])
        if other != seat and (seen >> chair) & 1 == 0:
            seen |= 1 << chair
            vp += of_suit(line, chair)
    return VP * vp // (int(table.players) - 1)


# Chairs


@rule
def last_suit(table: Table, extra: int) -> int:
    """The suit of the last card of the line, whose cushion would be removed, with one more card if there is one."""
    if extra != NO_CARD and not is_repeat(extra):
        return suit_of(extra)
    if table.line_size == 0 or table.line_as[int(table.line_size) - 1] == NO_CARD:
        return NOBODY
    return suit_of(int(table.line_as[int(table.line_size) - 1]))


@rule
def worth_of_chair(
    box: Box, table: Table, seat: int, chair: int, extra: int, last: int, line: int, tops: int, hand: int
) -> int:
    """What it is worth to sit at a chair when the music stops, with one more card in the line if there is one."""
    more = extra if chair == last else NO_CARD
    worth = worth_of_line(box, table, seat, chair, more, line, tops) + VP * of_suit(hand, chair) // 4
    cushion = int(table.cushion_at[chair])
    if table.cushion[cushion] == REMOVED or (table.cushion[cushion] == ON_BOARD and chair == last):
        worth += max(0, worth_of_cushion(box, table, cushion) - VP)
    if seats_at(table, chair) & ~(1 << seat):
        worth = worth * 2 // 3
    return worth


@rule
def worth_of_line(box: Box, table: Table, seat: int, chair: int, more: int, line: int, tops: int) -> int:
    """What the line, with one more card of this suit if there is one, and then the hand would bring at a chair."""
    vp, top = of_suit(line, chair), of_suit(tops, chair)
    if more != NO_CARD:
        vp += int(box.vp[more])
        top = max(top, number_of(more))
    return VP * vp + (hand_vp(box, table, seat, chair, top) if top > 0 else 0)


@rule
def hand_vp(box: Box, table: Table, seat: int, chair: int, below_number: int) -> int:
    """The worth of the own hand cards of a suit below a number, and of its Rest."""
    first = chair * SUIT
    vp = 0
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        if first <= card < first + below_number - 1 or card == first + REST:
            vp += int(box.vp[card])
    return VP * vp


@rule
def worth_of_cushion(box: Box, table: Table, cushion: int) -> int:
    """Its fixed VP and what its power may still bring while other cushions are on the board."""
    worth = VP * int(box.cushion_vp[cushion])
    if cushion == DECK_TOP:
        return worth + (VP + 2) * (int(table.on_board) + 1)
    if cushion == SUIT_BONUS:
        return worth + 5 * VP
    if cushion == THREE_SUITS:
        return worth + 4 * VP
    if cushion == VACANT_CHAIR:
        return worth + VP * int(table.on_board)
    return worth + VP + 2 * int(table.on_board)


# Battles, hands


@rule
def worth_of_battle_card(box: Box, table: Table, seat: int, option: int, line: int, tops: int) -> int:
    """Fight with the card that serves best, but only for a chair with something to score."""
    if option == NONE:
        return 4
    if is_rest(option) or worth_of_line(box, table, seat, int(table.battle_chair), NO_CARD, line, tops) == 0:
        return 0
    return 12 if is_repeat(option) else number_of(option) + 1


@rule
def worth_of_scoring(box: Box, table: Table, seat: int, option: int, hand: int) -> int:
    """Score all that brings points; with score_higher, begin with the better side."""
    if option == NONE:
        return 1
    side = 0
    if table.side == EITHER and number_of(option) > 0:
        chair = int(table.scoring_chair[seat])
        lower = hand_vp(box, table, seat, chair, int(table.highest[seat]))
        higher = VP * of_suit(hand, chair) - lower
        side = higher - lower if number_of(option) > table.highest[seat] else lower - higher
    return 2 + int(box.vp[option]) + side
