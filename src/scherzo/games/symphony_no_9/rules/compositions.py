"""Composition tiles: every living composer gives one to his major patron."""

from scherzo.core.rule import rule
from scherzo.core.sets import with_
from scherzo.core.table import EVERYONE, NOBODY, seat_after, tell
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
        if patron == NOBODY:
            tell(table, EVERYONE, n.COMPOSED, musician, NOBODY)
            continue
        cubes = table.cubes[patron, musician]
        lost = cubes // box.patron_divisor
        tied = equals(box, table, musician, patron) if table.taping else 0  # only the log asks
        tell(table, EVERYONE, n.COMPOSED, musician, patron, lost, cubes, tied)
        table.works[patron, musician] += 1
        table.patrons[table.round_number - 1, musician] = patron
        lose_cubes(table, patron, musician, lost)


@rule
def major_patron(box: Box, table: Table, musician: int) -> int:
    """S9-COMP-2, S9-COMP-3, S9-TWO-6, S9-RULING-7: most cubes; then the Bot; then first in player order; or NOBODY."""
    patron, most, bot = NOBODY, 0, table.players
    if box.bot and table.cubes[bot, musician] > 0:
        patron, most = bot, table.cubes[bot, musician]
    for turn in range(table.players):
        seat = seat_after(table, table.start, turn)
        if table.cubes[seat, musician] > most:
            patron, most = seat, table.cubes[seat, musician]
    return patron


@rule
def equals(box: Box, table: Table, musician: int, patron: int) -> int:
    """The other seats that have as many cubes of a colour as the major patron, as a bit set."""
    found = 0
    for seat in range(table.players + box.bot):
        if seat != patron and table.cubes[seat, musician] == table.cubes[patron, musician]:
            found = with_(found, seat)
    return found
