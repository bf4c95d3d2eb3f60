"""Cubes: from the career tracks to the player boards, and from there to the box."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.table import Table


@rule
def stocked_tracks(box: Box, table: Table) -> int:
    """S9-SPONSOR-7: the composers whose tracks still hold a cube, as a bit set."""
    stocked = 0
    for musician in range(box.musicians):
        if table.left[musician] > 0:
            stocked |= 1 << musician
    return stocked


@rule
def take_cube(table: Table, seat: int, musician: int, owner: int, price: int) -> None:
    """S9-SPONSOR-2..8: the leftmost cube of a track goes to a player board."""
    table.left[musician] -= 1
    table.cubes[owner, musician] += 1
    table.fresh[owner, musician] += 1
    table.coins[seat] -= price
    tell(table, EVERYONE, n.CUBE_TAKEN, seat, musician, owner, price, int(table.left[musician]))


@rule
def lose_cubes(table: Table, seat: int, musician: int, count: int) -> None:
    """S9-RULING-10: discarded cubes go to the box; from which area of the board they come does not matter."""
    table.cubes[seat, musician] -= count
    table.away[musician] += count
    if table.fresh[seat, musician] > table.cubes[seat, musician]:
        table.fresh[seat, musician] = table.cubes[seat, musician]
