"""The worlds a seat may imagine: everything on the table is open, so only the future is unknown.

Piles, bags and decks are kept as what is left in them, without an order; dice are rolled when needed. A new secret
therefore is a new order of everything nobody can know.
"""

from scherzo.core.chance import new_secret
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.table import Table


@rule
def redeal(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Gives the table another future."""
    new_secret(table, rng)
