"""The doors of Musical Chairs: set up, list the options, play one and run on to the next decision."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import ask, asked
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.battle import battle_options, commit, next_showing, show_cards
from scherzo.games.musical_chairs.rules.buying import (
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
from scherzo.games.musical_chairs.rules.chair_scoring import (
    choose_scoring_chair,
    score_next_chair,
    scoring_chair_options,
)
from scherzo.games.musical_chairs.rules.end_of_round import music_stops
from scherzo.games.musical_chairs.rules.hand_scoring import hand_scoring_options, score_from_hand, score_next_hand
from scherzo.games.musical_chairs.rules.moving import move_dancer, move_options
from scherzo.games.musical_chairs.rules.next_round import (
    ask_next_hand,
    begin_round,
    clear_the_round,
    draw_extra,
    keep_or_throw_away,
    offer_extra_card,
    refill,
    two_options,
)
from scherzo.games.musical_chairs.rules.setup import (
    ask_for_a_starting_chair,
    set_up,
    starting_chairs,
    take_starting_chair,
)
from scherzo.games.musical_chairs.rules.turn import take_turn, turn_options
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
    if asking == n.PLAY_CARD:
        return turn_options(table, seat, menu)
    if asking == n.MOVE_DANCER:
        return move_options(box, table, seat, menu)
    if asking == n.CHOOSE_CHAIR:
        return starting_chairs(table, menu)
    if asking == n.BATTLE_COMMIT:
        return battle_options(table, seat, menu)
    if asking == n.CHOOSE_SCORING_CHAIR:
        return scoring_chair_options(table, seat, menu)
    if asking == n.SCORE_FROM_HAND:
        return hand_scoring_options(table, seat, menu)
    if asking == n.BUY_CUSHION:
        return price_options(table, seat, menu)
    if asking == n.SWITCH_OUT:
        return switch_out_options(table, seat, menu)
    if asking == n.SWITCH_IN:
        return switch_in_options(table, seat, menu)
    return two_options(menu)  # KEEP_HAND, DRAW_EXTRA


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One legal decision of a seat that is asked."""
    asking = table.asking
    if asking == n.BATTLE_COMMIT:
        commit(table, seat, option)
    else:
        table.waiting = 0
        if asking == n.PLAY_CARD:
            take_turn(table, seat, option)
        elif asking == n.MOVE_DANCER:
            move_dancer(table, seat, option)
        elif asking == n.CHOOSE_CHAIR:
            take_starting_chair(table, seat, option)
        elif asking == n.CHOOSE_SCORING_CHAIR:
            choose_scoring_chair(table, seat, option)
        elif asking == n.SCORE_FROM_HAND:
            score_from_hand(table, seat, option)
        elif asking == n.BUY_CUSHION:
            buy_cushion(table, seat, option)
        elif asking == n.SWITCH_OUT:
            choose_switch_out(table, seat, option)
        elif asking == n.SWITCH_IN:
            switch_cards(table, seat, option)
        elif asking == n.KEEP_HAND:
            keep_or_throw_away(table, seat, option)
        elif asking == n.DRAW_EXTRA:
            draw_extra(table, seat, option)
    run_on(box, table)


@rule
def run_on(box: Box, table: Table) -> None:
    """Goes through the phases until somebody must decide, or the game is over."""
    while table.waiting == 0 and table.phase != n.OVER:
        phase = table.phase
        if phase == n.TURN:
            ask(table, n.PLAY_CARD, table.turn)
        elif phase == n.MOVING:
            ask(table, n.MOVE_DANCER, table.turn)
        elif phase == n.SEATING:
            ask_for_a_starting_chair(table)
        elif phase == n.MUSIC_STOPS:
            music_stops(table)
        elif phase == n.BATTLES:
            next_showing(table)
        elif phase == n.SHOWDOWN:
            show_cards(box, table)
        elif phase == n.CHAIR_SCORING:
            score_next_chair(table)
        elif phase == n.HAND_SCORING:
            score_next_hand(table)
        elif phase == n.BUYING:
            offer_next_cushion(table)
        elif phase == n.SWITCHING_OUT:
            offer_switch(table)
        elif phase == n.SWITCHING_IN:
            ask_for_switch_in(table)
        elif phase == n.CLEARING:
            clear_the_round(table)
        elif phase == n.HANDS:
            ask_next_hand(table)
        elif phase == n.REFILL:
            refill(table)
        elif phase == n.EXTRA_CARD:
            offer_extra_card(table)
        elif phase == n.NEXT_ROUND:
            begin_round(table)
