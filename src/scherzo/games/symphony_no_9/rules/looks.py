"""What views and words ask the rules about all composers at once: one compiled look."""

from typing import Any, NamedTuple

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.rules.compositions import major_patron
from scherzo.games.symphony_no_9.rules.fame import fame


class Standing(NamedTuple):
    """Who would be a composer's major patron now, and his fame as one number."""

    patron: int
    fame: int


def standings(box: Reading, table: Reading) -> tuple[Standing, ...]:
    """The standing of each composer in the game."""
    found: Any = np.zeros((n.MUSICIANS, 2), dtype=np.int64)
    look(box.whole, table.whole, found)
    return tuple(Standing(*row) for row in found.tolist()[: box.musicians])


@rule
def look(boxes: Records, tables: Records, found: Array) -> None:
    """Asks the rules; they take an array of one record much faster than a bare record."""
    for musician in range(boxes[0].musicians):
        found[musician, 0] = major_patron(boxes[0], tables[0], musician)
        found[musician, 1] = fame(boxes[0], tables[0], musician)
