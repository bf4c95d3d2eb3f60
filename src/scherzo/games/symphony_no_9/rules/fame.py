"""The fame ranking: reputation, and the levels on which the composers stand."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.table import Table


@rule
def rank_composers(box: Box, table: Table) -> None:
    """S9-RANK-1..7: the dead and the living by fame, the first on the High level, the last ones on Low."""
    for musician in range(box.musicians):
        at, own = musician, fame(box, table, musician)
        while at > 0 and own > fame(box, table, table.order[at - 1]):
            table.order[at] = table.order[at - 1]
            at -= 1
        table.order[at] = musician
    medium_from, low_from = box.spots[n.HIGH], box.spots[n.HIGH] + box.spots[n.MEDIUM]
    for rank in range(box.musicians):
        musician = table.order[rank]
        level = n.HIGH if rank < medium_from else n.MEDIUM if rank < low_from else n.LOW
        table.level[musician] = level
        tell(table, EVERYONE, n.RANKED, rank + 1, musician, level, reputation(box, table, musician))


@rule
def fame(box: Box, table: Table, musician: int) -> int:
    """S9-RANK-2..4: reputation, then the space further right, then the row nearer to the board, as one number."""
    track, left = table.track[musician], table.left[musician]
    space = box.position[track, left] + 1
    return (reputation_with(box, track, left) * 32 + space) * 8 + 7 - box.musician_row[musician]


@rule
def reputation(box: Box, table: Table, musician: int) -> int:
    """S9-RANK-1: what a composer's career track says of him now."""
    return reputation_with(box, table.track[musician], table.left[musician])


@rule
def reputation_with(box: Box, track: int, left: int) -> int:
    """S9-RANK-1, S9-RULING-1: the value of the rightmost uncovered space with so many cubes left; 0 if none."""
    space = box.position[track, left]
    return box.reputation[track, space] if space >= 0 else 0
