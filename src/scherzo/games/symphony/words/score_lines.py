"""The lines of the score sheet: where points come from."""

from scherzo.core.words import ScoreLine

SCORE_LINES = (
    ScoreLine("discs on the score", ("SY-VP-1", "SY-VP-2", "SY-VP-5")),
    ScoreLine("Wagner's overwriting", ("SY-MASTER-WAGNER",)),
    ScoreLine("Clef tokens", ("SY-TOKEN-CLEF",)),
    ScoreLine("Sheets", ("SY-MID-4",)),
    ScoreLine("Voices", ("SY-END-1",)),
    ScoreLine("unused tokens", ("SY-END-2",)),
    ScoreLine("Orchestra Bonuses", ("SY-OBJ-1", "SY-OBJ-2")),
    ScoreLine("Symphony Bonuses", ("SY-END-3",)),
    ScoreLine("Note Tracks", ("SY-MID-2", "SY-END-4")),
    ScoreLine("Zone Tracks", ("SY-MID-3", "SY-END-4")),
    ScoreLine("Clash Track", ("SY-CLEF-3", "SY-END-4")),
)
