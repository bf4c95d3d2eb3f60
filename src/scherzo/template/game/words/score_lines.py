"""The lines of the score sheet."""

from scherzo.core.words import ScoreLine

SCORE_LINES = (ScoreLine("Applause", ("LR-EVENING-3", "LR-SCORE-1")),)
