"""The lines of the score sheet."""

from typing import Any

from scherzo.core.reading import read_table
from scherzo.core.words import ScoreLine
from scherzo.games.musical_chairs import names as n

SCORE_LINES = (
    ScoreLine("Cards in the score pile", ("MC-FINAL-1", "MC-CARD-2", "MC-REPEAT-5")),
    ScoreLine("Points printed on cushions", ("MC-FINAL-1", "MC-TOKEN-0", "MC-RULING-61")),
    ScoreLine("Cushion Suit bonus: different suits", ("MC-TOKEN-suit_bonus-1", "MC-RULING-58")),
    ScoreLine("Cushion Zero worth two: cards of 0 VP", ("MC-TOKEN-zero_worth_two-1",)),
    ScoreLine("Cushion Three suits: groups of suits", ("MC-TOKEN-three_suits-1", "MC-RULING-58")),
    ScoreLine("Cushion Rest bonus: Rests played", ("MC-TOKEN-rest_bonus-1", "MC-RULING-59")),
)

OF_CUSHIONS = {n.SUITS: n.SUIT_BONUS, n.ZEROS: n.ZERO_WORTH_TWO, n.GROUPS: n.THREE_SUITS, n.RESTS: n.REST_BONUS}
"""The lines that only one cushion fills."""


def score_names(box: Any, table: Any) -> tuple[str, ...]:
    """What the lines are called at this table; those of cushions that stayed in the box are left out."""
    where = read_table(table).cushion
    unused = {line for line, cushion in OF_CUSHIONS.items() if where[cushion] == n.UNUSED}
    return tuple("" if number in unused else line.name for number, line in enumerate(SCORE_LINES, start=n.CARD_VP))
