"""The worlds a seat may imagine.

All money moves in the open, so a seat that has kept count knows every chest. What it cannot know is what the others
hold in their closed hands, which budget tokens are still to come, and which tile the Bot will draw.
"""

from scherzo.core.chance import below, new_secret
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import asked
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.financing import coin_amounts
from scherzo.games.symphony_no_9.table import Table


@rule
def redeal(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Gives the table a new future and fills the closed hands of the others, every legal content as likely."""
    new_secret(table, rng)
    for other in range(table.players):
        if other != seat and not asked(table, other):
            if table.step == n.CONTRIBUTE:
                fill_hand(box, table, other, rng)
            elif table.step == n.FINAL_SALE:
                table.sale[other] = any_part(table.furniture[other], rng)


@rule
def fill_hand(box: Box, table: Table, seat: int, rng: Array) -> None:
    """A contribution that the seat could have made (S9-RULING-12)."""
    ways = 0
    for pieces in range(n.FURNITURE_SETS):
        ways += coin_amounts(box, table, seat, pieces)
    way = below(rng, ways)
    for pieces in range(n.FURNITURE_SETS):
        amounts = coin_amounts(box, table, seat, pieces)
        if way < amounts:
            table.bid_furniture[seat] = pieces
            table.bid_coins[seat] = way
            return
        way -= amounts


@rule
def any_part(pieces: int, rng: Array) -> int:
    """Any part of a set of furniture."""
    return pieces & below(rng, n.FURNITURE_SETS)
