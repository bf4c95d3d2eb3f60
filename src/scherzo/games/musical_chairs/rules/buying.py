"""The end of a round, phase 6: buying cushions, and switch_card, which works at the purchase (MC-BUY)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.cards import has_scored, is_repeat, number_of, score, show_from_hand, unscore
from scherzo.games.musical_chairs.rules.end_of_round import lost_a_battle, next_phase, seat_in_order
from scherzo.games.musical_chairs.rules.notes import ANY, COULD_SWITCH, holds_none_of, holds_one_of
from scherzo.games.musical_chairs.table import Table


@rule
def offer_next_cushion(table: Table) -> None:
    """MC-BUY-1, MC-BUY-3, MC-RULING-37: whoever stands at a removed cushion and has not lost a battle there."""
    if table.seats_done == table.players:
        next_phase(table, n.CLEARING)
        return
    seat = seat_in_order(table)
    table.turn = seat
    cushion = table.cushion_at[table.chair[seat]]
    if table.cushion[cushion] == n.REMOVED and not lost_a_battle(table, seat) and table.score_size[seat] > 0:
        ask(table, n.BUY_CUSHION, seat)
    else:
        table.seats_done += 1


@rule
def price_options(table: Table, seat: int, menu: Array) -> int:
    """MC-BUY-2, MC-RULING-35: any card of the buyer's score pile, or no purchase."""
    count = 0
    for card in range(n.CARDS):
        if has_scored(table, seat, card):
            menu[count] = card
            count += 1
    menu[count] = n.NONE
    return count + 1


@rule
def buy_cushion(table: Table, seat: int, option: int) -> None:
    """MC-BUY-2, MC-BUY-6: the card is discarded, the cushion works from now on."""
    table.seats_done += 1
    chair = table.chair[seat]
    cushion = table.cushion_at[chair]
    if option == n.NONE:
        tell(table, EVERYONE, n.DID_NOT_BUY, seat, cushion)
        return
    unscore(table, seat, option)
    table.cushion[cushion] = n.OWNED
    table.owner[cushion] = seat
    tell(table, EVERYONE, n.BOUGHT, seat, cushion, option, chair)
    if cushion == n.SWITCH_CARD:
        table.phase = n.SWITCHING_OUT


@rule
def offer_switch(table: Table) -> None:
    """MC-TOKEN-switch_card-1, MC-RULING-57: at the purchase only; without a possible exchange nothing happens."""
    seat = table.turn
    table.flipped[n.SWITCH_CARD] = 1
    tell(table, EVERYONE, n.CUSHION_FLIPPED, seat, n.SWITCH_CARD)
    table.phase = n.BUYING
    if not has_scored_chair_card(table, seat):
        return
    if table.hand_size[seat] > 0 and not is_repeat(table.hand[seat, 0]):  # hands are sorted, Repeats last
        holds_one_of(table, seat, COULD_SWITCH, ANY, ANY)
        ask(table, n.SWITCH_OUT, seat)
    else:
        holds_none_of(table, seat, ANY, ANY)


@rule
def has_scored_chair_card(table: Table, seat: int) -> bool:
    """Whether the score pile holds a Chair card."""
    for card in range(n.CARDS):
        if why_not_switch_out(table, seat, card) == n.MAY:
            return True
    return False


@rule
def switch_out_options(table: Table, seat: int, menu: Array) -> int:
    """MC-RULING-57: a Chair card of the score pile, or no exchange."""
    count = 0
    for card in range(n.CARDS):
        if why_not_switch_out(table, seat, card) == n.MAY:
            menu[count] = card
            count += 1
    menu[count] = n.NONE
    return count + 1


@rule
def why_not_switch_out(table: Table, seat: int, card: int) -> int:
    """MC-RULING-57: only Chair cards have a number."""
    if not has_scored(table, seat, card):
        return n.NOT_OFFERED
    return n.MAY if number_of(card) > 0 else n.NO_CHAIR_CARD


@rule
def choose_switch_out(table: Table, seat: int, option: int) -> None:
    """The first half of an exchange."""
    if option == n.NONE:
        tell(table, EVERYONE, n.DID_NOT_SWITCH, seat)
    else:
        tell(table, EVERYONE, n.GIVES_UP, seat, option)
        table.switch_out = option
        table.phase = n.SWITCHING_IN


@rule
def ask_for_switch_in(table: Table) -> None:
    """The second half of an exchange."""
    table.phase = n.BUYING
    ask(table, n.SWITCH_IN, table.turn)


@rule
def switch_in_options(table: Table, seat: int, menu: Array) -> int:
    """MC-RULING-57: a Chair card or a Rest of the hand, no Repeat."""
    count = 0
    for at in range(table.hand_size[seat]):
        if why_not_switch_in(table.hand[seat, at]) == n.MAY:
            menu[count] = table.hand[seat, at]
            count += 1
    return count


@rule
def why_not_switch_in(card: int) -> int:
    """MC-RULING-57, MC-HAND-4"""
    return n.A_REPEAT if is_repeat(card) else n.MAY


@rule
def switch_cards(table: Table, seat: int, card: int) -> None:
    """MC-TOKEN-switch_card-1: the scored card is discarded, the hand card takes its place."""
    out = table.switch_out
    table.switch_out = n.NO_CARD
    unscore(table, seat, out)
    show_from_hand(table, seat, card)
    score(table, seat, card)
    tell(table, EVERYONE, n.SWITCHED, seat, out, card)
