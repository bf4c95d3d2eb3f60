"""Points and who wins."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.template.game.box import Box
from scherzo.template.game.table import Table


@rule
def scores(box: Box, table: Table, sheet: Array) -> None:
    """LR-SCORE-1: the applause, and the ranking; equals share a rank."""
    for seat in range(table.players):
        sheet[seat, SOURCES] = table.points[seat]
        sheet[seat, TOTAL] = table.points[seat]
        sheet[seat, RANK] = 1
        for other in range(table.players):
            if table.points[other] > table.points[seat]:
                sheet[seat, RANK] += 1
