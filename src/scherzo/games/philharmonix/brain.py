"""A quick player: each decision gets a value from a few facts, the best one is taken."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.table import Table


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """A choice among menu[:count]."""
    return int(menu[below(rng, count)])
