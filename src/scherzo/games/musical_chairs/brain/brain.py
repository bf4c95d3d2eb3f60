"""A quick player: sensible choices by rules of thumb, for bots and for playing games to their end.

It looks only at what the seat sees: its own hand and what lies open. Worths are counted in eighths of a VP, so that
small reasons can tip a balance.
"""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.brain.chairs import (
    VP,
    last_suit,
    look_for_chairs,
    lower_in_hand,
    worth_of_chair,
    worth_of_cushion,
    worth_of_line,
)
from scherzo.games.musical_chairs.brain.sight import Sight, glance, of_suit
from scherzo.games.musical_chairs.rules.cards import is_repeat, is_rest, number_of
from scherzo.games.musical_chairs.table import Table


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The option with the highest worth; chance decides between equals."""
    if count == 1:
        return int(menu[0])
    if table.asking == n.KEEP_HAND:
        return n.THROW_AWAY  # eight new cards hold more low ones to walk with than what is left of an old hand
    if table.asking == n.DRAW_EXTRA:
        return n.YES
    sight = glance(box, table, seat)
    if table.asking == n.PLAY_CARD:
        sight = look_for_chairs(box, table, seat, sight)
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
    if asking == n.MOVE_DANCER:
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
        return worth_of_cushion(box, table, table.cushion_at[table.chair[seat]]) - VP * box.vp[option]
    if asking == n.SWITCH_OUT:
        return 0 if option == n.NONE else VP - VP * box.vp[option]
    if option < n.CHAIRS:  # CHOOSE_CHAIR: where the hand can score
        return VP * of_suit(sight.hand, option)
    return box.vp[option]  # SWITCH_IN


# Turns


@rule
def worth_of_turn(box: Box, table: Table, seat: int, option: int, sight: Sight) -> int:
    """Stop where one sits well and others do not; go on if a card leads to a better chair."""
    if option < n.CARDS and not is_rest(option):
        best = best_chair_after(box, table, seat, option, sight)
        return best // 2 + (0 if is_repeat(option) else 4)
    here = table.chair[seat]
    now = worth_of_chair(box, table, seat, here, n.NO_CARD, last_suit(table, n.NO_CARD), sight)
    if option in (n.STOP, n.STOP_BY_CUSHION):
        return now - rivals_worth(table, seat, sight) - (VP if option == n.STOP_BY_CUSHION else 0)
    return now // 2 if option == n.PASS else now // 2 + VP


@rule
def best_chair_after(box: Box, table: Table, seat: int, card: int, sight: Sight) -> int:
    """The worth of the best chair in reach once this card lies in the line: it changes only the chair of its suit."""
    last = last_suit(table, card)
    if last == NOBODY or not has(sight.reach, last):
        return sight.best
    others = sight.second if sight.chair == last else sight.best
    return max(others, worth_of_chair(box, table, seat, last, card, last, sight))


@rule
def rivals_worth(table: Table, seat: int, sight: Sight) -> int:
    """What the line would bring to each of the others now, on average."""
    vp, seen = 0, 0
    for other in range(table.players):
        chair = table.chair[other]
        if other != seat and not has(seen, chair):
            seen = with_(seen, chair)
            vp += of_suit(sight.line, chair)
    return VP * vp // (table.players - 1)


# Battles, hands


@rule
def worth_of_battle_card(table: Table, option: int, sight: Sight) -> int:
    """Fight with the card that serves best, but only for a chair with something to score."""
    if option == n.NONE:
        return 4
    if is_rest(option) or worth_of_line(table.battle_chair, sight) == 0:
        return 0
    return 12 if is_repeat(option) else number_of(option) + 1


@rule
def worth_of_scoring(box: Box, table: Table, seat: int, option: int, sight: Sight) -> int:
    """Score all that brings points; with score_higher, begin with the better side."""
    if option == n.NONE:
        return 1
    side = 0
    if table.side == n.EITHER and number_of(option) > 0:
        chair = table.scoring_chair[seat]
        lower = VP * lower_in_hand(box, table, seat, chair, table.highest[seat])
        higher = VP * of_suit(sight.hand, chair) - lower
        side = higher - lower if number_of(option) > table.highest[seat] else lower - higher
    return 2 + box.vp[option] + side
