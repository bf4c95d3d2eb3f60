"""What never changes during a game: the printed values and the table's options. build_box fills it."""

from collections.abc import Mapping
from typing import Any

from scherzo.core.component_types import expect
from scherzo.core.layout import Array, Layout, Records, field, i1, i2, records
from scherzo.template.game import names as n
from scherzo.template.game.components import Components
from scherzo.template.game.options import WINS


class Box(Layout):
    """One box, for one number of players and one choice of options."""

    pieces: int = field(i1)  # in the deck
    hand: int = field(i1)  # pieces of each player, and evenings
    points: Array = field(i2, n.EVENINGS)  # the applause of each evening
    wins: int = field(i1)  # HIGHEST or LOWEST


def build_box(parts: Components, players: int, options: Mapping[str, str]) -> Records:
    """The Box of one table."""
    deck, points = parts.deck, parts.applause.points
    expect(deck.hand * n.PLAYERS <= deck.pieces, "deck.hand", f"{deck.pieces} pieces are too few for four hands")
    expect(len(points) == deck.hand, "applause.points", f"expected {deck.hand} numbers, found {len(points)}")
    boxes = records(Box)
    box: Any = boxes[0]
    box.pieces, box.hand = deck.pieces, deck.hand
    box.points[: len(points)] = points
    box.wins = WINS.index(options.get("wins", WINS[0]))
    return boxes
