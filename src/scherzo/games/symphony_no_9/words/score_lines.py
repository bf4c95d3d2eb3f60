"""The lines of the score sheet, in the order of the rulebook's pad."""

from typing import Any

from scherzo.core.reading import read_table
from scherzo.core.words import ScoreLine
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.words.texts import tile_id

TILES = ("S9-GEN-7", "S9-SCORE-2")
SCORE_LINES = (
    *(ScoreLine(f"{name}'s tiles", TILES) for name in n.SURNAMES[:-1]),
    ScoreLine(f"{n.SURNAMES[-1]}'s tiles", TILES, least=4),  # S9-SETUP-4: else Schubert stays in the box
    ScoreLine("Money", ("S9-SCORE-4",)),
    ScoreLine("Last works", ("S9-SCORE-5",)),
    ScoreLine("Unsold furniture", ("S9-SCORE-3",)),
)


def score_names(box: Any, table: Any) -> tuple[str, ...]:
    """What the lines are called at this table: those of the composers name their scoring tile."""
    table = read_table(table)
    tiles = [tile_id(table.scoring[m], table.side[m]) for m in range(n.MUSICIANS)]
    by_tile = (f"{line.name}, by scoring tile {tile}" for line, tile in zip(SCORE_LINES, tiles, strict=False))
    return (*by_tile, *(line.name for line in SCORE_LINES[n.MUSICIANS :]))
