"""A turn: play a card, pass, or stop the music (MC-TURN, MC-REST, MC-REPEAT, MC-STOP)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import all_below, first_of, has, is_single, only, without
from scherzo.core.table import EVERYONE, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.cards import holds, is_repeat, is_rest, number_of, show_from_hand
from scherzo.games.musical_chairs.rules.cushions import can_use, owns
from scherzo.games.musical_chairs.rules.moving import next_turn
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
    last = last_of_line(table)
    return 0 if last == n.NO_CARD else number_of(last)


@rule
def last_of_line(table: Table) -> int:
    """MC-REPEAT-2: the Chair card that the last card of the line is or copies; NO_CARD if there is none."""
    return n.NO_CARD if table.line_size == 0 else table.line_as[table.line_size - 1]


# What a seat may do


@rule
def turn_options(table: Table, seat: int, menu: Array) -> int:
    """MC-TURN-1: cards by MC-TURN-3..8, then stopping, stopping by cushion, passing."""
    now = value(table)
    limit = highest_playable(table, seat, now)
    count = 0
    for at in range(table.hand_size[seat]):
        card = table.hand[seat, at]
        menu[count] = card
        count += why_not_card(number_of(card), now, limit) == n.MAY
    for option in range(n.STOP, n.PASS + 1):
        if why_not_leave(table, seat, option, limit) == n.MAY:
            menu[count] = option
            count += 1
    return count


@rule
def why_not_play(table: Table, seat: int, option: int) -> int:
    """Why a seat may not do this on its turn, in more detail than the list of options needs."""
    now = value(table)
    limit = highest_playable(table, seat, now)
    if option >= n.CARDS:
        return why_not_leave(table, seat, option, limit)
    if not holds(table, seat, option):
        return n.NOT_OFFERED
    why = why_not_card(number_of(option), now, limit)
    return n.SKIPS_TOO_MANY if why == n.LOWER_CARD_FIRST and owns(table, seat, n.TWO_LOWEST) else why


@rule
def why_not_card(number: int, now: int, limit: int) -> int:
    """MC-TURN-3..8: Rests and Repeats always (they have no number), the same number, or up to the limit."""
    if number == 0 or number == now:
        return n.MAY
    if number < now:
        return n.BELOW_VALUE
    return n.MAY if number <= limit else n.LOWER_CARD_FIRST


@rule
def why_not_leave(table: Table, seat: int, option: int, limit: int) -> int:
    """Whether the seat may stop the music or pass; a limit of 0 says that it holds no higher card."""
    if option == n.STOP:  # MC-STOP-1, MC-STOP-2
        return n.MAY if limit == 0 else n.HIGHER_CARD_HELD
    if option == n.STOP_BY_CUSHION:  # MC-TOKEN-stop_music-1
        if limit == 0 or not owns(table, seat, n.STOP_MUSIC):
            return n.NOT_OFFERED
        return n.MAY if can_use(table, seat, n.STOP_MUSIC) else n.USED_IN_THE_GAME
    if not owns(table, seat, n.PASS_ONCE):  # MC-TOKEN-pass_once-1
        return n.NOT_OFFERED
    return n.MAY if can_use(table, seat, n.PASS_ONCE) else n.USED_THIS_ROUND


@rule
def highest_playable(table: Table, seat: int, now: int) -> int:
    """MC-TURN-3, MC-TURN-6: the lowest number in hand above the value; 0 if there is none (MC-STOP-1).

    MC-TOKEN-two_lowest-2: for the owner of two_lowest the number of the second lowest of those cards.
    """
    once, twice = 0, 0  # sets of numbers, because comparing cards one by one makes the processor guess
    for at in range(table.hand_size[seat]):
        number = only(number_of(table.hand[seat, at]))
        twice |= once & number
        once |= number
    higher = once & ~(only(now + 1) - 1)
    if higher == 0:
        return 0
    lowest = first_of(higher)
    if owns(table, seat, n.TWO_LOWEST) and not has(twice, lowest) and not is_single(higher):
        return first_of(without(higher, lowest))
    return lowest


@rule
def skipped_card(table: Table, seat: int, now: int, number: int) -> int:
    """MC-TOKEN-two_lowest-1, MC-RULING-51: the Chair card strictly between the value and the played number, if any."""
    for at in range(table.hand_size[seat]):
        card = table.hand[seat, at]
        if now < number_of(card) < number:
            return card
    return n.NO_CARD


# What it does


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
    tell(table, EVERYONE, n.PLAYED, seat, card, table.line_size - 1)
    if skipped != n.NO_CARD:
        card_announced(table, seat, skipped)
        tell(table, EVERYONE, n.ANNOUNCED, seat, skipped)
    holds_no_number(table, seat, now, number)


@rule
def play_repeat(table: Table, seat: int, card: int) -> None:
    """MC-REPEAT-1, 2, 4: at the end of the line, it is what the card before it is; blank if that is nothing."""
    copied = last_of_line(table)
    to_the_line(table, seat, card, copied)
    tell(table, EVERYONE, n.REPEATED, seat, card, copied, table.line_size - 1)


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
    tell(table, EVERYONE, n.RESTED, seat, card)
    next_turn(table)


@rule
def pass_turn(table: Table, seat: int) -> None:
    """MC-TOKEN-pass_once-1: no card, no move."""
    table.flipped[n.PASS_ONCE] = 1
    tell(table, EVERYONE, n.PASSED, seat)
    next_turn(table)


@rule
def stop_the_music(table: Table, seat: int, option: int) -> None:
    """MC-STOP-4, MC-STOP-5: no card, no move, the round is over. MC-TOKEN-stop_music-1 allows it with a higher card."""
    now = value(table)
    by_cushion = option == n.STOP_BY_CUSHION
    tell(table, EVERYONE, n.STOPPED, seat, 1 if by_cushion else 0)
    if by_cushion:
        table.flipped[n.STOP_MUSIC] = 1
        tell(table, EVERYONE, n.CUSHION_FLIPPED, seat, n.STOP_MUSIC)
        higher = (all_below(10) - all_below(now)) * EACH_SUIT
        holds_one_of(table, seat, STOPPED_WITH_HIGHER, higher, higher)
    else:
        holds_no_number(table, seat, now, ABOVE_ALL)
    table.phase = n.MUSIC_STOPS
