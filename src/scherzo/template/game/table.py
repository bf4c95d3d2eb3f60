"""Everything that changes during a game."""

from scherzo.core.layout import Array, field, i1, i2
from scherzo.core.table import Head
from scherzo.template.game import names as n


class Table(Head):
    """One table."""

    evening: int = field(i1)  # 1 to 5
    holder: Array = field(i1, n.PIECES)  # the seat to which each piece was dealt, NOWHERE for the others
    performed: Array = field(i1, n.PIECES)  # the evening on which each piece was performed, 0 = not yet
    chosen: Array = field(i1, n.PLAYERS)  # the piece each seat has chosen, sealed until all have; NOWHERE = none yet
    points: Array = field(i2, n.PLAYERS)
