"""The lines of the score sheet: where points come from."""

from typing import Any

from scherzo.core.reading import read_box, read_table
from scherzo.core.words import ScoreLine
from scherzo.games.symphony import names as n

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


def score_names(box: Any, table: Any) -> tuple[str, ...]:
    """What each line is called at this table; nothing for what is not in play."""
    box, table = read_box(box), read_table(table)
    objectives = box.public_objective or box.private_objectives
    in_play = {
        n.OVERWRITES: table.master == n.WAGNER,
        n.CLEF_POINTS: not box.clefs,
        n.ORCHESTRA_POINTS: objectives,
        n.SYMPHONY_POINTS: objectives,
        n.CLASHES: box.clefs,
    }
    return tuple(line.name if in_play.get(source, True) else "" for source, line in enumerate(SCORE_LINES))
