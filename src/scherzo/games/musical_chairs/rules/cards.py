"""Cards: what each is, and how they go from place to place."""

from scherzo.core.heaps import draw_from
from scherzo.core.rule import rule
from scherzo.core.sets import only
from scherzo.core.table import EVERYONE, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.notes import cards_shuffled, hand_thrown, left_the_hand, unknown_card_drawn
from scherzo.games.musical_chairs.table import Table


@rule
def suit_of(card: int) -> int:
    """The suit of a Chair card or Rest, which is the number of its chair (MC-CARD-5)."""
    return card // n.SUIT


@rule
def number_of(card: int) -> int:
    """The number of a Chair card; 0 for Rests and Repeats, which have none (MC-CARD-3, MC-CARD-4)."""
    if card >= n.FIRST_REPEAT:
        return 0
    within = (card & 127) % n.SUIT  # told that it is not negative, the compiler divides in half the time
    return 0 if within == n.REST else within + 1


@rule
def is_repeat(card: int) -> bool:
    """Whether the card is a Repeat."""
    return card >= n.FIRST_REPEAT


@rule
def is_rest(card: int) -> bool:
    """Whether the card is a Rest."""
    return card < n.FIRST_REPEAT and card % n.SUIT == n.REST


@rule
def holds(table: Table, seat: int, card: int) -> bool:
    """Whether the card is in this hand."""
    return table.place[card] == n.IN_HAND + seat


@rule
def has_scored(table: Table, seat: int, card: int) -> bool:
    """Whether the card is in this score pile."""
    return table.place[card] == n.SCORED + seat


@rule
def deal(table: Table, seat: int, count: int, why: int) -> None:
    """The seat draws cards; others see how many."""
    for _ in range(count):
        card = draw_card(table)
        add_to_hand(table, seat, card)
        unknown_card_drawn(table, seat)
        tell(table, only(seat), n.DREW_CARD, seat, card, why)
    if count > 0:
        tell(table, EVERYONE, n.DREW, seat, count, why)


@rule
def draw_card(table: Table) -> int:
    """MC-NEXT-5: the top card of the draw pile; an empty draw pile is replaced by the shuffled discard pile first."""
    if table.pile_size == 0:
        shuffle_discards(table)
    card = draw_from(table, n.DECK_STREAM, table.pile, table.pile_size)
    table.pile_size -= 1
    table.pile[table.pile_size] = n.NO_CARD
    return card


@rule
def shuffle_discards(table: Table) -> None:
    """MC-NEXT-5: the discard pile becomes the draw pile."""
    cards_shuffled(table)
    size = 0
    for card in range(n.CARDS):
        if table.place[card] == n.DISCARD or table.place[card] >= n.THROWN:
            table.place[card] = n.PILE
            table.pile[size] = card
            size += 1
    table.pile_size = size
    table.discard_size = 0
    tell(table, EVERYONE, n.SHUFFLED, size)


@rule
def add_to_hand(table: Table, seat: int, card: int) -> None:
    """Puts a card into the hand, which stays sorted."""
    at = table.hand_size[seat]
    while at > 0 and table.hand[seat, at - 1] > card:
        table.hand[seat, at] = table.hand[seat, at - 1]
        at -= 1
    table.hand[seat, at] = card
    table.hand_size[seat] += 1
    table.place[card] = n.IN_HAND + seat


@rule
def show_from_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves the hand face up; the caller puts it somewhere."""
    size = table.hand_size[seat]
    at = 0
    while table.hand[seat, at] != card:
        at += 1
    for later in range(at + 1, size):
        table.hand[seat, later - 1] = table.hand[seat, later]
    table.hand[seat, size - 1] = n.NO_CARD
    table.hand_size[seat] = size - 1
    left_the_hand(table, seat, card)


@rule
def throw_hand_away(table: Table, seat: int) -> None:
    """MC-RULING-43: the whole hand goes to the discard pile, face down; only announced cards are known there."""
    for at in range(table.hand_size[seat]):
        card = table.hand[seat, at]
        table.place[card] = n.DISCARD if table.announced[card] else n.THROWN + seat
        table.announced[card] = 0
        table.hand[seat, at] = n.NO_CARD
    table.discard_size += table.hand_size[seat]
    table.hand_size[seat] = 0
    hand_thrown(table, seat)


@rule
def discard(table: Table, card: int) -> None:
    """An open card goes to the discard pile."""
    table.place[card] = n.DISCARD
    table.discard_size += 1


@rule
def score(table: Table, seat: int, card: int) -> None:
    """An open card goes to the seat's score pile."""
    table.place[card] = n.SCORED + seat
    table.score_size[seat] += 1


@rule
def unscore(table: Table, seat: int, card: int) -> None:
    """A card of the score pile is discarded, as a price or in exchange."""
    table.score_size[seat] -= 1
    discard(table, card)
