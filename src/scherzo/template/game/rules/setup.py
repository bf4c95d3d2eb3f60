"""Dealing."""

from scherzo.core.chance import draw
from scherzo.core.rule import rule
from scherzo.core.sets import only
from scherzo.core.table import tell
from scherzo.template.game import names as n
from scherzo.template.game.box import Box
from scherzo.template.game.table import Table


@rule
def deal(box: Box, table: Table) -> None:
    """LR-SETUP-1, LR-SETUP-2: five pieces for everybody, each seen by its player alone."""
    for piece in range(n.PIECES):
        table.holder[piece] = n.NOWHERE
    left = box.pieces
    for seat in range(table.players):
        for _ in range(box.hand):
            piece = nth_left(box, table, draw(table, n.BY_DEAL, left))
            left -= 1
            table.holder[piece] = seat
            tell(table, only(seat), n.DEALT, seat, piece)


@rule
def nth_left(box: Box, table: Table, number: int) -> int:
    """The piece with that many others before it among those that nobody holds and nobody has performed."""
    found = -1
    for piece in range(box.pieces):
        if table.holder[piece] == n.NOWHERE and table.performed[piece] == 0:
            number -= 1
            if number < 0 and found < 0:
                found = piece
    return found
