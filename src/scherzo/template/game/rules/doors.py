"""The doors of the game: set-up, what may be chosen, and what follows from a choice."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import asked
from scherzo.template.game import names as n
from scherzo.template.game.box import Box
from scherzo.template.game.rules.evening import begin_evening, choose, hold_evening, why_not
from scherzo.template.game.rules.setup import deal
from scherzo.template.game.table import Table


@rule
def setup(box: Box, table: Table) -> None:
    """From a seeded table to the first decision."""
    deal(box, table)
    begin_evening(box, table, 1)


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """The legal options of a seat, ascending."""
    count = 0
    if asked(table, seat):
        for piece in range(box.pieces):
            if why_not(table, seat, piece) == n.MAY:
                menu[count] = piece
                count += 1
    return count


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision of one seat; the last one of an evening lets it begin."""
    choose(table, seat, option)
    if table.waiting == 0:
        hold_evening(box, table)
