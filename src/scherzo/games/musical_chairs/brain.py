"""A quick player: sensible choices by rules of thumb, for bots and for playing games to their end.

It looks only at what the seat sees: its own hand and what lies open.
"""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.cards import is_repeat, is_rest, number_of, suit_of
from scherzo.games.musical_chairs.names import (
    BATTLE_COMMIT,
    BUY_CUSHION,
    CHOOSE_CHAIR,
    CHOOSE_SCORING_CHAIR,
    DRAW_EXTRA,
    KEEP,
    KEEP_HAND,
    MOVE_MARKER,
    NONE,
    PASS,
    PLAY_CARD,
    SCORE_FROM_HAND,
    STOP,
    STOP_BY_CUSHION,
    SWITCH_OUT,
    THROW_AWAY,
    YES,
)
from scherzo.games.musical_chairs.rules_battle import seats_at
from scherzo.games.musical_chairs.table import Table

WORTH = 8
"""Worths are counted in eighths of a VP, so that small reasons can tip a balance."""


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The option with the highest worth; chance decides between equals."""
    asking = table.asking
    if asking == KEEP_HAND:
        return judge_hand(box, table, seat)
    if asking == DRAW_EXTRA:
        return YES
    best, best_worth, equals = int(menu[0]), -1000, 0
    for at in range(count):
        option = int(menu[at])
        worth = worth_of(box, table, seat, option)
        if worth > best_worth:
            best, best_worth, equals = option, worth, 1
        elif worth == best_worth:
            equals += 1
            if below(rng, equals) == 0:
                best = option
    return best


@rule
def worth_of(box: Box, table: Table, seat: int, option: int) -> int:
    """What an option seems worth."""
    asking = table.asking
    if asking == PLAY_CARD:
        return worth_of_turn(box, table, seat, option)
    if asking in (MOVE_MARKER, CHOOSE_CHAIR):
        return worth_of_chair(box, table, seat, option)
    if asking == BATTLE_COMMIT:
        return worth_of_battle_card(box, table, seat, option)
    if asking == CHOOSE_SCORING_CHAIR:
        return line_worth(box, table, option)
    if asking == SCORE_FROM_HAND:
        return 1 if option == NONE else 2 + int(box.vp[option])
    if asking == BUY_CUSHION:
        cushion = int(table.cushion_at[table.chair[seat]])
        return 0 if option == NONE else 2 * int(box.cushion_vp[cushion]) + 1 - 2 * int(box.vp[option])
    if asking == SWITCH_OUT:
        return 1 if option == NONE else 2 - 2 * int(box.vp[option])
    return int(box.vp[option])  # SWITCH_IN


@rule
def line_worth(box: Box, table: Table, chair: int) -> int:
    """What the cards of the line are worth at a chair."""
    worth = 0
    for at in range(table.line_size):
        if table.line_as[at] >= 0 and suit_of(int(table.line_as[at])) == chair:
            worth += WORTH * int(box.vp[table.line[at]])
    return worth


@rule
def hand_worth(box: Box, table: Table, seat: int, chair: int, below_number: int) -> int:
    """What the hand could add at a chair if a card of this number is the highest taken there."""
    worth = 0
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        if suit_of(card) == chair and number_of(card) < below_number:
            worth += WORTH * int(box.vp[card])
    return worth


@rule
def seat_worth(box: Box, table: Table, seat: int, chair: int) -> int:
    """What it is worth to sit at a chair when the music stops."""
    top = 0
    for at in range(table.line_size):
        if table.line_as[at] >= 0 and suit_of(int(table.line_as[at])) == chair:
            top = number_of(int(table.line_as[at]))
    worth = line_worth(box, table, chair) + hand_worth(box, table, seat, chair, top)
    others = seats_at(table, chair) & ~(1 << seat)
    if others:
        worth = worth // 3
    return worth


@rule
def worth_of_chair(box: Box, table: Table, seat: int, chair: int) -> int:
    """Where to walk: what lies there now, and what the hand may still bring."""
    return 2 * seat_worth(box, table, seat, chair) + hand_worth(box, table, seat, chair, 11)


@rule
def worth_of_turn(box: Box, table: Table, seat: int, option: int) -> int:
    """Stop when the own chair is the best one for some time, otherwise go on."""
    if option in (STOP, STOP_BY_CUSHION):
        rivals = 0
        for other in range(table.players):
            if other != seat:
                rivals = max(rivals, line_worth(box, table, int(table.chair[other])))
        return 2 * seat_worth(box, table, seat, int(table.chair[seat])) - rivals - (WORTH if option != STOP else 0)
    if option == PASS:
        return seat_worth(box, table, seat, int(table.chair[seat])) // 2
    if is_rest(option):
        return seat_worth(box, table, seat, int(table.chair[seat])) // 2 + WORTH
    if is_repeat(option):
        return WORTH
    return 2 * WORTH - int(box.vp[option])


@rule
def worth_of_battle_card(box: Box, table: Table, seat: int, option: int) -> int:
    """Fight with the card that serves best, but only for a chair with something to score."""
    if option == NONE:
        return 4
    if seat_worth(box, table, seat, int(table.battle_chair)) == 0:
        return 0
    return 0 if is_rest(option) else (11 if is_repeat(option) else number_of(option)) + 1


@rule
def judge_hand(box: Box, table: Table, seat: int) -> int:
    """Throw a hand away that holds neither low cards nor worth."""
    low = 0
    for at in range(table.hand_size[seat]):
        if number_of(int(table.hand[seat, at])) <= 6:
            low += 1
    return KEEP if 2 * low >= table.hand_size[seat] else THROW_AWAY
