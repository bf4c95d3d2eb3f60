"""Passing: settling the action points and choosing a place in the next round's turn order."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import with_
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.table import Table


@rule
def step_passing(box: Box, table: Table) -> None:
    """PH-PASS-2..4: settle, then a turn order space (not in the last round), then the turn is over."""
    seat, stage = table.active, get(table, n.PASSING_STAGE)
    if stage == n.SETTLING:
        settle_or_ask(box, table, seat)
    elif stage == n.PLACING and table.round_number < box.rounds:  # PH-RULING-67
        table.asking = n.SPACE
        for space in range(n.SPACES):
            if why_not_space(table, space) == n.MAY:
                offer(table, space)
    else:
        pop(table)
        table.passed = with_(table.passed, seat)


@rule
def why_not_space(table: Table, space: int) -> int:
    """PH-PASS-4, PH-RULING-4: one cube on each space; all four spaces are there for any number of players."""
    return n.MAY if table.spaces[space] < 0 else n.TAKEN


@rule
def settle_or_ask(box: Box, table: Table, seat: int) -> None:
    """PH-PASS-2, PH-SELECT-6: prestige lost for points above the limit; points below are sold, each as one likes."""
    below = table.limit[seat] - table.ap[seat]
    if below > 0:
        table.asking = n.SETTLE
        for points in range(below + 1):
            offer(table, points)
        return
    lost = prestige_lost(box, table, seat, table.ap[seat])
    table.prestige[seat] -= lost
    tell(table, EVERYONE, n.SETTLED, seat, 0, 0, lost, table.prestige[seat])
    put(table, n.PASSING_STAGE, n.PLACING)


@rule
def prestige_lost(box: Box, table: Table, seat: int, points: int) -> int:
    """PH-PASS-2, PH-RULING-23: what passing with so many points would cost; prestige never falls below 0."""
    return min(max(0, points - table.limit[seat]) * box.pass_penalty, table.prestige[seat])


@rule
def answer_settle(box: Box, table: Table, points: int) -> None:
    """PH-RULING-64: that many points for experience, the others for credits."""
    seat = table.active
    others = table.limit[seat] - table.ap[seat] - points
    tell(table, EVERYONE, n.SETTLED, seat, points, others)
    gain(box, table, seat, n.EXPERIENCE, points * box.pass_experience)
    gain(box, table, seat, n.CREDITS, others * box.pass_credits)
    put(table, n.PASSING_STAGE, n.PLACING)


@rule
def answer_space(table: Table, space: int) -> None:
    """PH-PASS-4: the cube goes on an empty space of the next round's tile; its bonus is gained at once."""
    table.spaces[space] = table.active
    tell(table, EVERYONE, n.SPACE_TAKEN, table.active, space)
    put(table, n.PASSING_STAGE, n.LEAVING)
    push(table, n.EFFECTS, n.TURN_LIST + table.turn_tiles[table.round_number - 1] * n.SPACES + space)
