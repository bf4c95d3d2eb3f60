"""The fame ranking: reputation, and the levels on which the composers stand."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.table import Table


@rule
def rank_composers(box: Box, table: Table) -> None:
    """S9-RANK-1..7: the dead and the living by fame, the first on the High level, the last ones on Low."""
    for i in range(box.musicians):
        at = i
        while at > 0 and fame(box, table, i) > fame(box, table, int(table.order[at - 1])):
            table.order[at] = table.order[at - 1]
            at -= 1
        table.order[at] = i
    medium_from, low_from = int(box.spots[n.HIGH]), int(box.spots[n.HIGH]) + int(box.spots[n.MEDIUM])
    for rank in range(box.musicians):
        musician = int(table.order[rank])
        level = n.HIGH if rank < medium_from else n.MEDIUM if rank < low_from else n.LOW
        table.level[musician] = level
        tell(table, EVERYONE, n.RANKED, rank + 1, musician, level, reputation(box, table, musician), 0)


@rule
def fame(box: Box, table: Table, musician: int) -> int:
    """S9-RANK-2..4: reputation, then the space further right, then the row nearer to the board, as one number."""
    space = int(box.position[table.track[musician], table.left[musician]]) + 1
    return (reputation(box, table, musician) * 32 + space) * 8 + 7 - int(box.musician_row[musician])


@rule
def reputation(box: Box, table: Table, musician: int) -> int:
    """S9-RANK-1, S9-RULING-1: the value of the rightmost uncovered space; 0 if none is uncovered."""
    track = int(table.track[musician])
    space = int(box.position[track, table.left[musician]])
    return int(box.reputation[track, space]) if space >= 0 else 0
