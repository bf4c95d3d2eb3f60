"""The sponsor phase: taking cubes from the career tracks, then a composition tile of every living composer."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, NOBODY, tell
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.names import COMPOSED, CUBE_TAKEN
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
    tell(table, EVERYONE, CUBE_TAKEN, seat, musician, owner, price, int(table.left[musician]))


@rule
def lose_cubes(table: Table, seat: int, musician: int, count: int) -> None:
    """S9-RULING-10: discarded cubes go to the box; from which area of the board they come does not matter."""
    table.cubes[seat, musician] -= count
    table.away[musician] += count
    if table.fresh[seat, musician] > table.cubes[seat, musician]:
        table.fresh[seat, musician] = table.cubes[seat, musician]


@rule
def award_compositions(box: Box, table: Table) -> None:
    """S9-COMP-1..8, S9-GEN-6: each composer who is not dead gives a tile to his major patron, who gives up cubes."""
    for musician in range(box.musicians):
        if table.dead[musician]:
            continue  # S9-RULING-8: no check and no discard
        patron = major_patron(box, table, musician)
        lost = 0
        if patron != NOBODY:
            table.works[patron, musician] += 1
            table.patrons[table.round_number - 1, musician] = patron
            lost = int(table.cubes[patron, musician]) // int(box.patron_divisor)
            lose_cubes(table, patron, musician, lost)
        tell(table, EVERYONE, COMPOSED, musician, patron, lost, 0, 0)


@rule
def major_patron(box: Box, table: Table, musician: int) -> int:
    """S9-COMP-2, S9-COMP-3, S9-TWO-6, S9-RULING-7: most cubes; then the Bot; then first in player order; or NOBODY."""
    patron, most, players = NOBODY, 0, int(table.players)
    if box.bot and table.cubes[players, musician] > 0:
        patron, most = players, int(table.cubes[players, musician])
    for turn in range(players):
        seat = (int(table.start) + turn) % players
        if table.cubes[seat, musician] > most:
            patron, most = seat, int(table.cubes[seat, musician])
    return patron
