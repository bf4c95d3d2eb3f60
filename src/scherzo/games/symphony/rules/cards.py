"""Sets of cards: drawing from them, and one card of each kind."""

from scherzo.core.chance import draw
from scherzo.core.heaps import nth_of
from scherzo.core.rule import rule
from scherzo.core.sets import has, only, size_of, with_
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.table import Table


@rule
def draw_card(table: Table, stream: int, cards: int) -> int:
    """A random card of a set."""
    return nth_of(cards, draw(table, stream, size_of(cards)))


@rule
def special_cards() -> int:
    """The two special cards, Conductor and Concertmaster."""
    return with_(only(n.CARD_CONDUCTOR), n.CARD_CONCERTMASTER)


@rule
def distinct_cards(box: Box, cards: int) -> int:
    """Of cards of the same kind only the first: to choose either of them is the same choice."""
    distinct, kinds = 0, 0
    for card in range(n.CARDS):
        if has(cards, card) and not has(kinds, box.twin[card]):
            kinds = with_(kinds, box.twin[card])
            distinct = with_(distinct, card)
    return distinct
