"""Between rounds: the line is cleared, hands are refilled, or the game ends (MC-NEXT, MC-END)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, NOBODY, ask, seat_after, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.cards import deal, discard, draw_card, score, throw_hand_away
from scherzo.games.musical_chairs.rules.end_of_round import next_phase, seat_in_order
from scherzo.games.musical_chairs.table import Table


@rule
def clear_the_round(table: Table) -> None:
    """MC-RULING-39: the line first, then deck_top, then the test for the end."""
    discard_line(table)
    turn_the_top_card(table)
    forget_the_round(table)
    if table.on_board == 0:  # MC-END-1, MC-RULING-41
        end_game(table, n.LAST_CUSHION, 0)
    else:
        next_phase(table, n.HANDS)


@rule
def discard_line(table: Table) -> None:
    """MC-NEXT-1: what nobody took."""
    left = 0
    for at in range(table.line_size):
        card = table.line[at]
        if table.place[card] == n.LINE:
            discard(table, card)
            left += 1
        table.line[at] = 0
        table.line_as[at] = 0
    table.line_size = 0
    tell(table, EVERYONE, n.LINE_CLEARED, left)


@rule
def turn_the_top_card(table: Table) -> None:
    """MC-TOKEN-deck_top-1, MC-RULING-38, MC-RULING-40: its owner scores the top card of the draw pile."""
    seat = table.owner[n.DECK_TOP]
    if seat != NOBODY and cards_left(table) > 0:
        card = draw_card(table)
        score(table, seat, card)
        tell(table, EVERYONE, n.TURNED_TOP, seat, card)


@rule
def forget_the_round(table: Table) -> None:
    """What was noted for this round only."""
    for seat in range(n.SEATS):
        table.scoring_chair[seat] = NOBODY
        table.took[seat] = 0
        table.highest[seat] = 0
        table.committed[seat] = n.UNDECIDED
    for at in range(table.shown_size):
        table.shown_seat[at] = 0
        table.shown_card[at] = 0
        table.shown_in[at] = 0
    table.shown_size = 0
    table.showing = 0
    table.losers = 0
    table.fought = 0


@rule
def cards_left(table: Table) -> int:
    """The cards that can still be drawn."""
    return table.pile_size + table.discard_size


@rule
def ask_next_hand(table: Table) -> None:
    """MC-NEXT-3: in stopper order. MC-RULING-42: an empty hand is not asked about."""
    if table.seats_done == table.players:
        next_phase(table, n.REFILL)
        return
    seat = seat_in_order(table)
    table.turn = seat
    if table.hand_size[seat] > 0:
        ask(table, n.KEEP_HAND, seat)
    else:
        table.seats_done += 1


@rule
def keep_or_throw_away(table: Table, seat: int, option: int) -> None:
    """MC-NEXT-3: all or nothing."""
    table.seats_done += 1
    if option == n.KEEP:
        tell(table, EVERYONE, n.KEPT, seat, table.hand_size[seat])
    else:
        tell(table, EVERYONE, n.THREW_AWAY, seat, table.hand_size[seat])
        throw_hand_away(table, seat)


@rule
def refill(table: Table) -> None:
    """MC-NEXT-4, MC-NEXT-6, MC-RULING-44, MC-RULING-45: everybody up to eight in stopper order, or the game ends."""
    needed = 0
    for seat in range(table.players):
        needed += max(0, n.HAND - table.hand_size[seat])
    if needed > cards_left(table):
        end_game(table, n.SHORTAGE, needed)
        return
    for step in range(table.players):
        seat = seat_after(table, table.stopper, step)
        deal(table, seat, n.HAND - table.hand_size[seat], n.REFILLED)
    table.phase = n.EXTRA_CARD


@rule
def offer_extra_card(table: Table) -> None:
    """MC-TOKEN-hand_plus_one-1: a ninth card, if there is one."""
    table.phase = n.NEXT_ROUND
    seat = table.owner[n.HAND_PLUS_ONE]
    if seat != NOBODY and table.hand_size[seat] == n.HAND and cards_left(table) > 0:
        ask(table, n.DRAW_EXTRA, seat)


@rule
def two_options(menu: Array) -> int:
    """Keep or throw away; no or yes."""
    menu[0] = 0
    menu[1] = 1
    return 2


@rule
def draw_extra(table: Table, seat: int, option: int) -> None:
    """MC-TOKEN-hand_plus_one-1: the owner decides after seeing the refilled hand (MC-RULING-45)."""
    if option == n.YES:
        deal(table, seat, 1, n.NINTH)
    else:
        tell(table, EVERYONE, n.STAYED_AT_EIGHT, seat)


@rule
def begin_round(table: Table) -> None:
    """MC-NEXT-2, MC-NEXT-7: the stopper opens the next round; in the first one the start player does (MC-SETUP-9)."""
    table.rounds += 1
    if table.stopper != NOBODY:
        table.start = table.stopper
    if table.flipped[n.PASS_ONCE]:  # MC-TOKEN-pass_once-1
        table.flipped[n.PASS_ONCE] = 0
        tell(table, EVERYONE, n.CUSHION_BACK, table.owner[n.PASS_ONCE], n.PASS_ONCE)
    table.turn = table.start
    table.seats_done = 0
    table.phase = n.TURN
    tell(table, EVERYONE, n.ROUND_BEGINS, table.rounds, table.start)


@rule
def end_game(table: Table, reason: int, needed: int) -> None:
    """MC-END-1..3: nobody decides any more; cards left in hands are discarded and score nothing."""
    tell(table, EVERYONE, n.GAME_OVER, reason, needed, cards_left(table))
    for seat in range(table.players):
        throw_hand_away(table, seat)
    table.reason = reason
    table.phase = n.OVER
    table.waiting = 0
