"""An evening: everybody chooses a piece in secret, all are performed, the winner is applauded."""

from scherzo.core.rule import rule
from scherzo.core.sets import only, with_
from scherzo.core.table import EVERYONE, answered, tell
from scherzo.template.game import names as n
from scherzo.template.game.box import Box
from scherzo.template.game.table import Table


@rule
def begin_evening(box: Box, table: Table, evening: int) -> None:
    """LR-EVENING-1, LR-RULING-1: all are asked at once."""
    table.evening = evening
    table.asking = n.CHOOSE
    table.waiting = 0
    for seat in range(table.players):
        table.chosen[seat] = n.NOWHERE
        table.waiting = with_(table.waiting, seat)
    tell(table, EVERYONE, n.EVENING_BEGINS, evening, box.points[evening - 1])


@rule
def why_not(table: Table, seat: int, piece: int) -> int:
    """MAY, or why a seat may not choose a piece (LR-EVENING-1, LR-EVENING-5)."""
    if table.holder[piece] != seat:
        return n.NOT_YOURS
    return n.MAY if table.performed[piece] == 0 else n.PERFORMED_BEFORE


@rule
def choose(table: Table, seat: int, piece: int) -> None:
    """LR-EVENING-1: sealed; the others learn only that the seat has chosen."""
    table.chosen[seat] = piece
    answered(table, seat)
    tell(table, EVERYONE, n.CHOSEN, seat)
    tell(table, only(seat), n.SEALED, seat, piece)


@rule
def hold_evening(box: Box, table: Table) -> None:
    """LR-EVENING-2..5, LR-GEN-2: the pieces are shown, the best takes the applause, and the next evening begins."""
    for seat in range(table.players):
        table.performed[table.chosen[seat]] = table.evening
        tell(table, EVERYONE, n.PERFORMED, seat, table.chosen[seat])
    best, points = winner(box, table), box.points[table.evening - 1]
    table.points[best] += points
    tell(table, EVERYONE, n.APPLAUDED, best, table.chosen[best], points)
    if table.evening < box.hand:
        begin_evening(box, table, table.evening + 1)
    else:
        tell(table, EVERYONE, n.GAME_ENDED)


@rule
def winner(box: Box, table: Table) -> int:
    """LR-EVENING-3, LR-EVENING-4: the seat with the highest piece, or the lowest in the variant."""
    best = 0
    for seat in range(1, table.players):
        higher = table.chosen[seat] > table.chosen[best]
        if higher == (box.wins == n.HIGHEST):
            best = seat
    return best
