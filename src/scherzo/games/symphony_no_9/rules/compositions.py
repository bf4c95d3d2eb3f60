"""Composition tiles: every living composer gives one to his major patron."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, NOBODY, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.sponsoring import lose_cubes
from scherzo.games.symphony_no_9.table import Table


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
        tell(table, EVERYONE, n.COMPOSED, musician, patron, lost, 0, 0)


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
