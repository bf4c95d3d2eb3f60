"""The lines of the final score sheet."""

from typing import Any

from scherzo.core.reading import read_box
from scherzo.core.words import ScoreLine

SCORE_LINES = (
    ScoreLine("Prestige during the game", ("PH-PERFORM-17",)),
    ScoreLine("Admiration", ("PH-END-2", "PH-END-3")),
    ScoreLine("Silver slot", ("PH-END-4",)),
    ScoreLine("Gold slot", ("PH-END-4",)),
    ScoreLine("Credits", ("PH-END-5",)),
    ScoreLine("Record cards", ("PH-RECORD-5",)),
)


def score_names(box: Any, table: Any) -> tuple[str, ...]:
    """The lines by their names; Record cards only where they are in play."""
    *others, records = (line.name for line in SCORE_LINES)
    return (*others, records if read_box(box).records else "")
