"""The lines of the final score sheet."""

from scherzo.core.words import ScoreLine

SCORE_LINES = (
    ScoreLine("Prestige during the game", ("PH-PERFORM-17",)),
    ScoreLine("Admiration", ("PH-END-2", "PH-END-3")),
    ScoreLine("Silver slot", ("PH-END-4",)),
    ScoreLine("Gold slot", ("PH-END-4",)),
    ScoreLine("Credits", ("PH-END-5",)),
    ScoreLine("Record cards", ("PH-RECORD-5",)),
)
