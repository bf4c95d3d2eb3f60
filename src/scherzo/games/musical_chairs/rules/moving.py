"""Walking around the chairs (MC-MOVE)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, seat_after, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cushions import owns
from scherzo.games.musical_chairs.table import Table


@rule
def move_options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """MC-MOVE-1..5: the chairs that the dancer can reach, ascending."""
    reach = reachable(box, table, seat)
    count = 0
    for chair in range(n.CHAIRS):
        if why_not_move(table, seat, chair, reach) == n.MAY:
            menu[count] = chair
            count += 1
    return count


@rule
def why_not_move(table: Table, seat: int, chair: int, reach: int) -> int:
    """MC-MOVE-1, MC-MOVE-2: a chair in reach, and not the one where the dancer stands."""
    steps = (chair - table.chair[seat]) % n.CHAIRS
    if steps == 0:
        return n.MUST_MOVE
    return n.MAY if has(reach, steps) else n.OUT_OF_REACH


@rule
def reachable(box: Box, table: Table, seat: int) -> int:
    """The possible moves as a bit set of clockwise steps; one step back is 7 steps on."""
    taken = occupied_by_others(table, seat) if owns(table, seat, n.HOP_OVER) else 0
    return steps_on(farthest(box, table, seat), taken) | steps_back(table, seat, taken)


@rule
def farthest(box: Box, table: Table, seat: int) -> int:
    """MC-MOVE-1, MC-TOKEN-move_four-1: how many chairs the dancer may walk."""
    return box.move_four_max if owns(table, seat, n.MOVE_FOUR) else box.move_max


@rule
def steps_on(most: int, taken: int) -> int:
    """MC-TOKEN-hop_over-2: the steps in reach clockwise; the last chair counts, occupied ones before it need not."""
    reach, counted = 0, 1
    for steps in range(1, n.CHAIRS):
        if counted <= most:
            reach = with_(reach, steps)
        if not has(taken, steps):
            counted += 1
    return reach


@rule
def steps_back(table: Table, seat: int, taken: int) -> int:
    """MC-TOKEN-move_back-1: one chair back. MC-RULING-48: with hop_over, also what lies behind occupied chairs."""
    if not owns(table, seat, n.MOVE_BACK):
        return 0
    back = n.CHAIRS - 1
    reach = with_(0, back)
    while has(taken, back) and back > 1:
        back -= 1
        reach = with_(reach, back)
    return reach


@rule
def occupied_by_others(table: Table, seat: int) -> int:
    """Bit set of the clockwise steps at which other players' dancers stand."""
    taken = 0
    for other in range(table.players):
        if other != seat:
            taken = with_(taken, (table.chair[other] - table.chair[seat]) % n.CHAIRS)
    return taken


@rule
def move_dancer(table: Table, seat: int, chair: int) -> None:
    """MC-MOVE-1: the dancer walks; then it is the next player's turn."""
    tell(table, EVERYONE, n.MOVED, seat, table.chair[seat], chair)
    table.chair[seat] = chair
    next_turn(table)


@rule
def next_turn(table: Table) -> None:
    """MC-TURN-12, MC-SETUP-9: clockwise."""
    table.turn = seat_after(table, table.turn)
    table.phase = n.TURN
