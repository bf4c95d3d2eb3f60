"""Furniture: sold for coins before any answer, or at the very end."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import only, without
from scherzo.core.table import EVERYONE, answered, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.table import Table


@rule
def sell(box: Box, table: Table, seat: int, piece: int) -> None:
    """S9-FURN-2..4: a piece goes to the bank for its coins, for all to see."""
    table.furniture[seat] = without(table.furniture[seat], piece)
    table.coins[seat] += box.furniture_coins[piece]
    tell(table, EVERYONE, n.SOLD, seat, piece, box.furniture_coins[piece])


@rule
def sale_options(table: Table, seat: int, menu: Array) -> int:
    """S9-RULING-22: any part of one's unsold furniture, also none."""
    count = 0
    for pieces in range(n.FURNITURE_SETS):
        if pieces & ~table.furniture[seat] == 0:
            menu[count] = pieces
            count += 1
    return count


@rule
def choose_sale(table: Table, seat: int, option: int) -> None:
    """S9-RULING-22, S9-RULING-49: what to sell at the very end; shown when all have chosen."""
    table.sale[seat] = option
    answered(table, seat)
    tell(table, EVERYONE, n.COMMITTED, seat, n.FINAL_SALE)
    tell(table, only(seat), n.SALE_SEALED, seat, option)
