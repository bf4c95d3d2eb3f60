"""What words and views ask the rules: one compiled look for many questions."""

from typing import Any

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.template.game import names as n
from scherzo.template.game.rules.evening import why_not


def reasons(box: Reading, table: Reading, seat: int) -> tuple[int, ...]:
    """For each piece, MAY or why a seat may not choose it."""

    def ask() -> tuple[int, ...]:
        found: Any = np.zeros(n.PIECES, dtype=np.int64)
        look(table.whole, seat, found)
        return tuple(found.tolist()[: box.pieces])

    return table.once(("reasons", seat), ask)


@rule
def look(tables: Records, seat: int, found: Array) -> None:
    """Asks the rules; they take an array of one record much faster than a bare record."""
    for piece in range(n.PIECES):
        found[piece] = why_not(tables[0], seat, piece)
