"""The worlds a seat may imagine: other hands, other sealed choices, and another future."""

from scherzo.core.chance import below, new_secret
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import asked
from scherzo.template.game import names as n
from scherzo.template.game.box import Box
from scherzo.template.game.rules.setup import nth_left
from scherzo.template.game.table import Table


@rule
def redeal(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Deals what the seat has not seen anew: gathered in one order, so that nothing depends on the truth."""
    new_secret(table, rng)
    left = 0
    for piece in range(box.pieces):
        if table.holder[piece] != seat and table.performed[piece] == 0:
            table.holder[piece] = n.NOWHERE
            left += 1
    size = box.hand - table.evening + 1
    for other in range(table.players):
        if other != seat and table.waiting != 0:
            favourite = below(rng, size)
            for number in range(size):
                piece = nth_left(box, table, below(rng, left))
                left -= 1
                table.holder[piece] = other
                if number == favourite and not asked(table, other):
                    table.chosen[other] = piece
