"""The lines of the score sheet."""

from scherzo.core.words import ScoreLine

SCORE_LINES = (
    ScoreLine("Cards in the score pile", ("MC-FINAL-1", "MC-CARD-2", "MC-REPEAT-5")),
    ScoreLine("Points printed on cushions", ("MC-FINAL-1", "MC-TOKEN-0", "MC-RULING-61")),
    ScoreLine("Cushion Suit bonus: different suits", ("MC-TOKEN-suit_bonus-1", "MC-RULING-58")),
    ScoreLine("Cushion Zero worth two: cards of 0 VP", ("MC-TOKEN-zero_worth_two-1",)),
    ScoreLine("Cushion Three suits: groups of three suits", ("MC-TOKEN-three_suits-1", "MC-RULING-58")),
    ScoreLine("Cushion Rest bonus: Rests played", ("MC-TOKEN-rest_bonus-1", "MC-RULING-59")),
)
