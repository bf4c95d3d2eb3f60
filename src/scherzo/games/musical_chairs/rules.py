"""The doors of Musical Chairs: set up, list the options, play one and run on to the next decision."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import ask, asked
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.names import (
    BATTLE_COMMIT,
    BATTLES,
    BUY_CUSHION,
    BUYING,
    CHAIR_SCORING,
    CHOOSE_CHAIR,
    CHOOSE_SCORING_CHAIR,
    CLEARING,
    DRAW_EXTRA,
    EXTRA_CARD,
    HAND_SCORING,
    HANDS,
    KEEP_HAND,
    MOVE_MARKER,
    MOVING,
    MUSIC_STOPS,
    NEXT_ROUND,
    OVER,
    PLAY_CARD,
    REFILL,
    SCORE_FROM_HAND,
    SEATING,
    SHOWDOWN,
    SWITCH_IN,
    SWITCH_OUT,
    SWITCHING_IN,
    SWITCHING_OUT,
    TURN,
)
from scherzo.games.musical_chairs.rules_battle import battle_options, commit, next_showing, show_cards
from scherzo.games.musical_chairs.rules_buying import (
    ask_for_switch_in,
    buy_cushion,
    choose_switch_out,
    offer_next_cushion,
    offer_switch,
    price_options,
    switch_cards,
    switch_in_options,
    switch_out_options,
)
from scherzo.games.musical_chairs.rules_next_round import (
    ask_next_hand,
    begin_round,
    clear_the_round,
    draw_extra,
    keep_or_throw_away,
    offer_extra_card,
    refill,
    two_options,
)
from scherzo.games.musical_chairs.rules_scoring import (
    choose_scoring_chair,
    hand_scoring_options,
    music_stops,
    score_from_hand,
    score_next_chair,
    score_next_hand,
    scoring_chair_options,
)
from scherzo.games.musical_chairs.rules_setup import (
    ask_for_a_starting_chair,
    set_up,
    starting_chairs,
    take_starting_chair,
)
from scherzo.games.musical_chairs.rules_turn import move_marker, move_options, take_turn, turn_options
from scherzo.games.musical_chairs.table import Table


@rule
def setup(box: Box, table: Table) -> None:
    """From an empty table to the first choice of a chair."""
    set_up(box, table)
    run_on(box, table)


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """The seat's legal options, ascending; 0 if it is not asked."""
    if not asked(table, seat):
        return 0
    asking = table.asking
    if asking == PLAY_CARD:
        return turn_options(table, seat, menu)
    if asking == MOVE_MARKER:
        return move_options(box, table, seat, menu)
    if asking == CHOOSE_CHAIR:
        return starting_chairs(table, menu)
    if asking == BATTLE_COMMIT:
        return battle_options(table, seat, menu)
    if asking == CHOOSE_SCORING_CHAIR:
        return scoring_chair_options(table, seat, menu)
    if asking == SCORE_FROM_HAND:
        return hand_scoring_options(table, seat, menu)
    if asking == BUY_CUSHION:
        return price_options(table, seat, menu)
    if asking == SWITCH_OUT:
        return switch_out_options(table, seat, menu)
    if asking == SWITCH_IN:
        return switch_in_options(table, seat, menu)
    return two_options(menu)  # KEEP_HAND, DRAW_EXTRA


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One legal decision of a seat that is asked."""
    asking = table.asking
    if asking == BATTLE_COMMIT:
        commit(table, seat, option)
    else:
        table.waiting = 0
        if asking == PLAY_CARD:
            take_turn(table, seat, option)
        elif asking == MOVE_MARKER:
            move_marker(table, seat, option)
        elif asking == CHOOSE_CHAIR:
            take_starting_chair(table, seat, option)
        elif asking == CHOOSE_SCORING_CHAIR:
            choose_scoring_chair(table, seat, option)
        elif asking == SCORE_FROM_HAND:
            score_from_hand(table, seat, option)
        elif asking == BUY_CUSHION:
            buy_cushion(table, seat, option)
        elif asking == SWITCH_OUT:
            choose_switch_out(table, seat, option)
        elif asking == SWITCH_IN:
            switch_cards(table, seat, option)
        elif asking == KEEP_HAND:
            keep_or_throw_away(table, seat, option)
        elif asking == DRAW_EXTRA:
            draw_extra(table, seat, option)
    run_on(box, table)


@rule
def run_on(box: Box, table: Table) -> None:
    """Goes through the phases until somebody must decide, or the game is over."""
    while table.waiting == 0 and table.phase != OVER:
        phase = table.phase
        if phase == TURN:
            ask(table, PLAY_CARD, int(table.turn))
        elif phase == MOVING:
            ask(table, MOVE_MARKER, int(table.turn))
        elif phase == SEATING:
            ask_for_a_starting_chair(table)
        elif phase == MUSIC_STOPS:
            music_stops(table)
        elif phase == BATTLES:
            next_showing(table)
        elif phase == SHOWDOWN:
            show_cards(box, table)
        elif phase == CHAIR_SCORING:
            score_next_chair(table)
        elif phase == HAND_SCORING:
            score_next_hand(table)
        elif phase == BUYING:
            offer_next_cushion(table)
        elif phase == SWITCHING_OUT:
            offer_switch(table)
        elif phase == SWITCHING_IN:
            ask_for_switch_in(table)
        elif phase == CLEARING:
            clear_the_round(table)
        elif phase == HANDS:
            ask_next_hand(table)
        elif phase == REFILL:
            refill(table)
        elif phase == EXTRA_CARD:
            offer_extra_card(table)
        elif phase == NEXT_ROUND:
            begin_round(table)
