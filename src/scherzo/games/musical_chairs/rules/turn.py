"""A turn: play a card, walk, pass, or stop the music (MC-TURN, MC-REST, MC-REPEAT, MC-MOVE, MC-STOP)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import is_repeat, is_rest, number_of, show_from_hand
from scherzo.games.musical_chairs.rules.notes import (
    EACH_SUIT,
    STOPPED_WITH_HIGHER,
    card_announced,
    holds_no_number,
    holds_one_of,
)
from scherzo.games.musical_chairs.table import Table

ABOVE_ALL = 11
"""A number above every card's."""


@rule
def value(table: Table) -> int:
    """MC-TURN-2: the number of the last card of the line; 0 if there is none (MC-REPEAT-4, MC-RULING-6)."""
    if table.line_size == 0:
        return 0
    last = int(table.line_as[int(table.line_size) - 1])
    return 0 if last == n.NO_CARD else number_of(last)


@rule
def owns(table: Table, seat: int, cushion: int) -> bool:
    """MC-TOKEN-0: a power works for the owner of the cushion only."""
    return int(table.owner[cushion]) == seat


@rule
def can_use(table: Table, seat: int, cushion: int) -> bool:
    """Whether the seat owns the cushion and has not flipped it."""
    return int(table.owner[cushion]) == seat and int(table.flipped[cushion]) == 0


@rule
def turn_options(table: Table, seat: int, menu: Array) -> int:
    """MC-TURN-1: cards by MC-TURN-3..8, then stopping, stopping by cushion, passing."""
    now = value(table)
    limit = highest_playable(table, seat, now)
    count = 0
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        number = number_of(card)
        if number == 0 or number == now or now < number <= limit:
            menu[count] = card
            count += 1
    if limit == 0:
        menu[count] = n.STOP
        count += 1
    elif can_use(table, seat, n.STOP_MUSIC):
        menu[count] = n.STOP_BY_CUSHION
        count += 1
    if can_use(table, seat, n.PASS_ONCE):
        menu[count] = n.PASS
        count += 1
    return count


@rule
def highest_playable(table: Table, seat: int, now: int) -> int:
    """MC-TURN-3, MC-TURN-6: the lowest number in hand above the value; 0 if there is none (MC-STOP-1).

    MC-TOKEN-two_lowest-2: for the owner of two_lowest the number of the second lowest of those cards.
    """
    lowest, second = ABOVE_ALL, ABOVE_ALL
    for at in range(table.hand_size[seat]):
        number = number_of(int(table.hand[seat, at]))
        if number > now:
            if number < lowest:
                lowest, second = number, lowest
            elif number < second:
                second = number
    if lowest == ABOVE_ALL:
        return 0
    if second < ABOVE_ALL and owns(table, seat, n.TWO_LOWEST):
        return second
    return lowest


@rule
def take_turn(table: Table, seat: int, option: int) -> None:
    """MC-TURN-1: exactly one of the possible actions."""
    if option == n.PASS:
        pass_turn(table, seat)
    elif option in (n.STOP, n.STOP_BY_CUSHION):
        stop_the_music(table, seat, option)
    elif is_rest(option):
        play_rest(table, seat, option)
    else:
        if is_repeat(option):
            play_repeat(table, seat, option)
        else:
            play_chair_card(table, seat, option)
        table.phase = n.MOVING


@rule
def play_chair_card(table: Table, seat: int, card: int) -> None:
    """MC-TURN-11: the card goes to the end of the line. Playing it tells what else is not in the hand."""
    now = value(table)
    number = number_of(card)
    skipped = skipped_card(table, seat, now, number)
    to_the_line(table, seat, card, card)
    tell(table, EVERYONE, n.PLAYED, seat, card, int(table.line_size) - 1, 0, 0)
    if skipped != n.NO_CARD:
        card_announced(table, seat, skipped)
        tell(table, EVERYONE, n.ANNOUNCED, seat, skipped, 0, 0, 0)
    holds_no_number(table, seat, now, number)


@rule
def skipped_card(table: Table, seat: int, now: int, number: int) -> int:
    """MC-TOKEN-two_lowest-1, MC-RULING-51: the Chair card strictly between the value and the played number, if any."""
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        if now < number_of(card) < number:
            return card
    return n.NO_CARD


@rule
def play_repeat(table: Table, seat: int, card: int) -> None:
    """MC-REPEAT-1, 2, 4: at the end of the line, it is what the card before it is; blank if that is nothing."""
    copied = n.NO_CARD if table.line_size == 0 else int(table.line_as[int(table.line_size) - 1])
    to_the_line(table, seat, card, copied)
    tell(table, EVERYONE, n.REPEATED, seat, card, copied, int(table.line_size) - 1, 0)


@rule
def to_the_line(table: Table, seat: int, card: int, counts_as: int) -> None:
    """MC-TURN-11: a hand card becomes the last card of the line."""
    show_from_hand(table, seat, card)
    table.place[card] = n.LINE
    table.line[table.line_size] = card
    table.line_as[table.line_size] = counts_as
    table.line_size += 1


@rule
def play_rest(table: Table, seat: int, card: int) -> None:
    """MC-REST-1, MC-REST-2: before its player; no move, the value stays. MC-RULING-59: it counts for rest_bonus."""
    show_from_hand(table, seat, card)
    table.place[card] = n.FRONT + seat
    table.rests_played[seat] += 1
    tell(table, EVERYONE, n.RESTED, seat, card, 0, 0, 0)
    next_turn(table)


@rule
def pass_turn(table: Table, seat: int) -> None:
    """MC-TOKEN-pass_once-1: no card, no move."""
    table.flipped[n.PASS_ONCE] = 1
    tell(table, EVERYONE, n.PASSED, seat, 0, 0, 0, 0)
    next_turn(table)


@rule
def stop_the_music(table: Table, seat: int, option: int) -> None:
    """MC-STOP-4, MC-STOP-5: no card, no move, the round is over. MC-TOKEN-stop_music-1 allows it with a higher card."""
    now = value(table)
    by_cushion = option == n.STOP_BY_CUSHION
    tell(table, EVERYONE, n.STOPPED, seat, 1 if by_cushion else 0, 0, 0, 0)
    if by_cushion:
        table.flipped[n.STOP_MUSIC] = 1
        tell(table, EVERYONE, n.CUSHION_FLIPPED, seat, n.STOP_MUSIC, 0, 0, 0)
        higher = ((1 << 10) - (1 << now)) * EACH_SUIT
        holds_one_of(table, seat, STOPPED_WITH_HIGHER, higher, higher)
    else:
        holds_no_number(table, seat, now, ABOVE_ALL)
    table.phase = n.MUSIC_STOPS


@rule
def seat_after(table: Table, seat: int, steps: int) -> int:
    """The seat so many steps clockwise, for fewer steps than players. (A division would take longer.)"""
    after = seat + steps
    return after if after < table.players else after - int(table.players)


@rule
def next_turn(table: Table) -> None:
    """MC-TURN-12, MC-SETUP-9: clockwise."""
    table.turn = seat_after(table, int(table.turn), 1)
    table.phase = n.TURN


@rule
def move_options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """MC-MOVE-1..5: the chairs that the marker can reach, ascending."""
    here = int(table.chair[seat])
    reach = reachable(box, table, seat)
    count = 0
    for chair in range(n.CHAIRS):
        if (reach >> ((chair - here) % n.CHAIRS)) & 1:
            menu[count] = chair
            count += 1
    return count


@rule
def reachable(box: Box, table: Table, seat: int) -> int:
    """The possible moves as a bit set of clockwise steps (one step back is 7 steps on)."""
    farthest = box.move_four_max if owns(table, seat, n.MOVE_FOUR) else box.move_max
    taken = occupied_by_others(table, seat) if owns(table, seat, n.HOP_OVER) else 0
    reach, counted = 0, 1
    for steps in range(1, n.CHAIRS):  # MC-TOKEN-hop_over-2: the last chair counts, occupied ones before it need not
        if counted <= farthest:
            reach |= 1 << steps
        if (taken >> steps) & 1 == 0:
            counted += 1
    if owns(table, seat, n.MOVE_BACK):  # MC-RULING-48: with hop_over, also what lies behind occupied chairs
        back = n.CHAIRS - 1
        reach |= 1 << back
        while (taken >> back) & 1 and back > 1:
            back -= 1
            reach |= 1 << back
    return reach


@rule
def occupied_by_others(table: Table, seat: int) -> int:
    """Bit set of the clockwise steps at which other players' markers stand."""
    taken = 0
    for other in range(table.players):
        if other != seat:
            taken |= 1 << ((int(table.chair[other]) - int(table.chair[seat])) % n.CHAIRS)
    return taken


@rule
def move_marker(table: Table, seat: int, chair: int) -> None:
    """MC-MOVE-1: the marker walks; then it is the next player's turn."""
    tell(table, EVERYONE, n.MOVED, seat, table.chair[seat], chair, 0, 0)
    table.chair[seat] = chair
    next_turn(table)
