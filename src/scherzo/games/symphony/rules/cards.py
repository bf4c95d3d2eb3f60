"""Sets of cards as bit sets."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.table import Table


@rule
def size_of(cards: int) -> int:
    """How many cards a bit set holds."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@rule
def nth_card(cards: int, n: int) -> int:
    """The n-th card of a bit set, from 0."""
    for _ in range(n):
        cards &= cards - 1
    low = cards & -cards
    card = 0
    while low > 1:
        low >>= 1
        card += 1
    return card


@rule
def draw_card(table: Table, stream: int, cards: int) -> int:
    """A random card of a bit set."""
    return nth_card(cards, draw(table, stream, size_of(cards)))


@rule
def distinct_cards(box: Box, cards: int) -> int:
    """Of cards of the same kind only the first: to choose either of them is the same choice."""
    distinct, kinds = 0, 0
    for card in range(n.CARDS):
        if (cards >> card) & 1:
            twin = int(box.twin[card])
            if not (kinds >> twin) & 1:
                kinds |= 1 << twin
                distinct |= 1 << card
    return distinct
