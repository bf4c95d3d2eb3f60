"""The lines of the score sheet, in the order of the rulebook's pad."""

from scherzo.core.words import ScoreLine
from scherzo.games.symphony_no_9 import names as n

TILES = ("S9-GEN-7", "S9-SCORE-2")
SCORE_LINES = (
    *(ScoreLine(f"{name}'s tiles", TILES) for name in n.SURNAMES[:-1]),
    ScoreLine(f"{n.SURNAMES[-1]}'s tiles", TILES, least=4),  # S9-SETUP-4: else Schubert stays in the box
    ScoreLine("Money", ("S9-SCORE-4",)),
    ScoreLine("Last works", ("S9-SCORE-5",)),
    ScoreLine("Unsold furniture", ("S9-SCORE-3",)),
)
