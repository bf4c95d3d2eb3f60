"""Passing: settling the action points and choosing a place in the next round's turn order."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, offer, pop, push, put
from scherzo.games.philharmonix.table import Table


@rule
def step_passing(box: Box, table: Table) -> None:
    """PH-PASS-2..4: settle, then a turn order space (not in the last round), then the turn is over."""
    seat, stage = int(table.active), get(table, 1)
    if stage == n.SETTLING:
        settle_or_ask(box, table, seat)
    elif stage == n.PLACING and table.round_number < box.rounds:  # PH-RULING-67
        table.asking = n.SPACE
        for space in range(n.SPACES):
            if table.spaces[space] < 0:  # PH-RULING-4
                offer(table, space)
    else:
        pop(table)
        table.passed = int(table.passed) | 1 << seat


@rule
def settle_or_ask(box: Box, table: Table, seat: int) -> None:
    """PH-PASS-2, PH-SELECT-6: prestige lost for points above the limit; points below are sold, each as one likes."""
    below = int(table.limit[seat]) - int(table.ap[seat])
    if below > 0:
        table.asking = n.SETTLE
        for points in range(below + 1):
            offer(table, points)
        return
    lost = min(-below * int(box.pass_penalty), int(table.prestige[seat]))  # PH-RULING-23
    table.prestige[seat] -= lost
    tell(table, EVERYONE, n.SETTLED, seat, 0, 0, lost, 0)
    put(table, 1, n.PLACING)


@rule
def answer_settle(box: Box, table: Table, points: int) -> None:
    """PH-RULING-64: that many points for experience, the others for credits."""
    seat = int(table.active)
    others = int(table.limit[seat]) - int(table.ap[seat]) - points
    tell(table, EVERYONE, n.SETTLED, seat, points, others, 0, 0)
    gain(box, table, seat, n.EXPERIENCE, points * int(box.pass_experience))
    gain(box, table, seat, n.CREDITS, others * int(box.pass_credits))
    put(table, 1, n.PLACING)


@rule
def answer_space(table: Table, space: int) -> None:
    """PH-PASS-4: the cube goes on an empty space of the next round's tile; its bonus is gained at once."""
    table.spaces[space] = table.active
    tell(table, EVERYONE, n.SPACE_TAKEN, table.active, space, 0, 0, 0)
    put(table, 1, n.LEAVING)
    push(table, n.EFFECTS, n.TURN_LIST + int(table.turn_tiles[table.round_number - 1]) * n.SPACES + space, 0, 0, 0)
