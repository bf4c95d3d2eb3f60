"""The lines of the score sheet, in the order of the rulebook's pad."""

from scherzo.core.words import ScoreLine
from scherzo.games.symphony_no_9 import names as n

SCORE_LINES = (
    *(ScoreLine(f"{name}'s tiles", ("S9-GEN-7", "S9-SCORE-2")) for name in n.SURNAMES[:-1]),
    ScoreLine(
        f"{n.SURNAMES[-1]}'s tiles", ("S9-GEN-7", "S9-SCORE-2"), least=4
    ),  # Schubert stays in the box: S9-SETUP-4
    ScoreLine("Money", ("S9-SCORE-4",)),
    ScoreLine("Last works", ("S9-SCORE-5",)),
    ScoreLine("Unsold furniture", ("S9-SCORE-3",)),
)
