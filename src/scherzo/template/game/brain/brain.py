"""A quick, sensible choice: the best pieces are kept for the evenings with most applause."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.template.game import names as n
from scherzo.template.game.box import Box
from scherzo.template.game.table import Table


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """One of the options menu[:count], which are the pieces in the hand, lowest first."""
    better = 0  # how many evenings to come pay more than this one
    for evening in range(table.evening, box.hand):
        if box.points[evening] > box.points[table.evening - 1]:
            better += 1
    place = min(max(better + below(rng, 3) - 1, 0), count - 1)  # a little luck, so that it is not seen through
    return menu[count - 1 - place] if box.wins == n.HIGHEST else menu[place]
