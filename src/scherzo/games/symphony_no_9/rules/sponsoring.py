"""Cubes: from the career tracks to the player boards, and from there to the box."""

from scherzo.core.rule import rule
from scherzo.core.sets import with_
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
            stocked = with_(stocked, musician)
    return stocked


@rule
def own_colours(box: Box, table: Table, seat: int) -> int:
    """The colours of which a seat has cubes, as a bit set."""
    colours = 0
    for musician in range(box.musicians):
        if table.cubes[seat, musician] > 0:
            colours = with_(colours, musician)
    return colours


@rule
def cubes_on_tracks(box: Box, table: Table) -> int:
    """All cubes that can still be taken."""
    cubes = 0
    for musician in range(box.musicians):
        cubes += table.left[musician]
    return cubes


@rule
def own_cubes(box: Box, table: Table, seat: int) -> int:
    """All cubes on a player board."""
    cubes = 0
    for musician in range(box.musicians):
        cubes += table.cubes[seat, musician]
    return cubes


@rule
def price(box: Box, table: Table) -> int:
    """What a cube costs in this step (S9-SPONSOR-2..5)."""
    if table.step == n.BUY_SECOND:
        return box.price_second
    return box.price_third if table.step == n.BUY_THIRD else 0


@rule
def take_cube(box: Box, table: Table, seat: int, musician: int) -> None:
    """S9-SPONSOR-2..8, S9-TWO-4, S9-SUCC-7: the leftmost cube of a track goes to the seat's board, or to the Bot's."""
    owner = table.players if table.step == n.TAKE_FOR_BOT else seat
    kind = n.BONUS_TAKEN if table.step == n.TAKE_BONUS else n.CUBE_TAKEN
    table.left[musician] -= 1
    table.cubes[owner, musician] += 1
    table.fresh[owner, musician] += 1
    cost = price(box, table)
    table.coins[seat] -= cost
    tell(table, EVERYONE, kind, seat, musician, owner, cost, table.left[musician])


@rule
def lose_cubes(table: Table, seat: int, musician: int, count: int) -> None:
    """S9-RULING-10: discarded cubes go to the box; from which area of the board they come does not matter."""
    table.cubes[seat, musician] -= count
    table.away[musician] += count
    if table.fresh[seat, musician] > table.cubes[seat, musician]:
        table.fresh[seat, musician] = table.cubes[seat, musician]
