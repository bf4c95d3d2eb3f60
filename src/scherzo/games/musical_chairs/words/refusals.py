"""Why can't I? What a seat may want to choose now but may not, from its own knowledge."""

from collections.abc import Callable
from typing import Any

from scherzo.core.reading import Reading, legal, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games import game
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.words.texts import (
    card_element,
    card_name,
    chair_element,
    suit_name,
    the_card,
    the_chair,
    the_cushion,
)

NUMBER = tuple(0 if card >= n.FIRST_REPEAT or card % n.SUIT == n.REST else card % n.SUIT + 1 for card in range(n.CARDS))
"""The numbers of the Chair cards, 0 for others."""


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """What the seat cannot choose, and why."""
    box, table = read_box(box), read_table(table)
    reasons = REASONS.get(table.asking)
    if reasons is None or not table.waiting >> seat & 1:
        return ()
    return tuple(reasons(box, table, seat, set(legal(game("musical-chairs"), box, table, seat))))


def hand_of(table: Reading, seat: int) -> list[int]:
    """The cards of a hand."""
    return list(table.hand[seat][: table.hand_size[seat]])


def starting_chair(box: Reading, table: Reading, seat: int, can: set[int]) -> list[Barred]:
    """MC-SETUP-7"""
    found = []
    for other in range(table.players):
        chair = table.chair[other]
        if chair >= 0:
            text = f"You cannot start at {the_chair(box, chair)}: {{{other}}} has chosen it."
            found.append(Barred(chair, text, "MC-SETUP-7", (chair_element(box, chair),)))
    return found


def turn(box: Reading, table: Reading, seat: int, can: set[int]) -> list[Barred]:
    """Cards that are too low or too high, stopping with a higher card, a pass that is used up."""
    last = table.line_as[table.line_size - 1] if table.line_size else -1
    value = 0 if last < 0 else NUMBER[last]
    hand = hand_of(table, seat)
    higher = sorted([card for card in hand if NUMBER[card] > value], key=NUMBER.__getitem__)
    found = [card_too_low_or_high(box, table, seat, higher, card, value) for card in hand if card not in can]
    if n.STOP not in can:
        if value:
            text = f"You cannot stop the music: you hold {the_card(box, higher[0])}, which is above {value}."
            found.append(Barred(n.STOP, text, "MC-STOP-2", ("stop",)))
        else:
            text = f"You cannot stop the music yet: there is no value, and you hold {the_card(box, higher[0])}."
            found.append(Barred(n.STOP, text, "MC-RULING-12", ("stop",)))
    if table.owner[n.PASS_ONCE] == seat and n.PASS not in can:
        text = f"You have used {the_cushion(n.PASS_ONCE)} this round; it turns back when the next one begins."
        found.append(Barred(n.PASS, text, "MC-TOKEN-pass_once-1", ("pass",)))
    return found


def card_too_low_or_high(box: Reading, table: Reading, seat: int, higher: list[int], card: int, value: int) -> Barred:
    """Why a Chair card cannot be played; `higher` are the cards of the hand above the value, the lowest first."""
    elements = (card_element(box, card),)
    start = f"You cannot play {the_card(box, card)}"
    if NUMBER[card] < value:
        return Barred(card, f"{start}: the value is {value}.", "MC-TURN-7", elements)
    if table.owner[n.TWO_LOWEST] == seat:
        lower = " and ".join(the_card(box, other) for other in higher[:2])
        text = f"{start}: you hold {lower}, and {the_cushion(n.TWO_LOWEST)} lets you skip one card only."
        return Barred(card, text, "MC-TOKEN-two_lowest-2", elements)
    lower = the_card(box, higher[0])
    if value:
        return Barred(
            card, f"{start}: you hold {lower}, which is lower and still above {value}.", "MC-TURN-6", elements
        )
    return Barred(card, f"{start}: you hold {lower}, and the line opens with the lowest card.", "MC-TURN-3", elements)


def move(box: Reading, table: Reading, seat: int, can: set[int]) -> list[Barred]:
    """Chairs out of reach."""
    here = table.chair[seat]
    found = []
    for chair in range(n.CHAIRS):
        elements = (chair_element(box, chair),)
        if chair == here:
            found.append(Barred(chair, "You cannot stay: after this card you must move.", "MC-MOVE-2", elements))
        elif chair not in can:
            steps = (chair - here) % n.CHAIRS
            text = f"You cannot reach {the_chair(box, chair)}: it is {steps} chairs clockwise."
            found.append(Barred(chair, text, "MC-MOVE-1", elements))
    return found


def scoring_chair(box: Reading, table: Reading, seat: int, can: set[int]) -> list[Barred]:
    """Chairs at which others stand."""
    found = []
    for chair in range(n.CHAIRS):
        if chair not in can:
            there = next(s for s in range(table.players) if table.chair[s] == chair)
            text = f"You cannot score {the_chair(box, chair)}: the marker of {{{there}}} is there."
            found.append(Barred(chair, text, "MC-TOKEN-vacant_chair-1", (chair_element(box, chair),)))
    return found


def from_hand(box: Reading, table: Reading, seat: int, can: set[int]) -> list[Barred]:
    """Hand cards that do not go with the chair that was scored."""
    suit = table.scoring_chair[seat]
    found = []
    for card in hand_of(table, seat):
        if card in can:
            continue
        start = f"You cannot score {the_card(box, card)} from your hand"
        if card >= n.FIRST_REPEAT:
            text, rule = f"{start}: a Repeat has no suit there.", "MC-HAND-4"
        elif card // n.SUIT != suit:
            text, rule = f"{start}: you scored {suit_name(box, suit)} cards.", "MC-HAND-1"
        elif NUMBER[card] < table.highest[seat]:
            text, rule = f"{start}: you have begun to score higher cards, not lower ones.", "MC-RULING-56"
        else:
            text, rule = f"{start}: it is not lower than {table.highest[seat]}, the highest card you took.", "MC-HAND-1"
        found.append(Barred(card, text, rule, (card_element(box, card),)))
    return found


def switch_out(box: Reading, table: Reading, seat: int, can: set[int]) -> list[Barred]:
    """Scored cards that are no Chair cards."""
    return [
        Barred(
            card,
            f"You cannot give up {the_card(box, card)}: only a Chair card can be switched.",
            "MC-RULING-57",
            (card_element(box, card),),
        )
        for card in range(len(table.place))
        if table.place[card] == n.SCORED + seat and card not in can
    ]


def switch_in(box: Reading, table: Reading, seat: int, can: set[int]) -> list[Barred]:
    """Repeats in the hand."""
    return [
        Barred(
            card,
            f"You cannot switch in a {card_name(box, card)}: Repeats never go from hand to score pile.",
            "MC-RULING-57",
            (card_element(box, card),),
        )
        for card in hand_of(table, seat)
        if card not in can
    ]


REASONS: dict[int, Callable[[Reading, Reading, int, set[int]], list[Barred]]] = {
    n.CHOOSE_CHAIR: starting_chair,
    n.PLAY_CARD: turn,
    n.MOVE_MARKER: move,
    n.CHOOSE_SCORING_CHAIR: scoring_chair,
    n.SCORE_FROM_HAND: from_hand,
    n.SWITCH_OUT: switch_out,
    n.SWITCH_IN: switch_in,
}
