"""A turn of a step: what a seat may answer, what follows from its answer, and whose turn is next."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, NOBODY, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.sponsoring import lose_cubes, stocked_tracks, take_cube
from scherzo.games.symphony_no_9.table import Table


@rule
def answers(box: Box, table: Table, seat: int) -> int:
    """What a seat may answer in its turn of a step, as a bit set of composers and PASS; 0 = nothing to decide."""
    step = int(table.step)
    if step <= n.TAKE_FOR_BOT:
        return stocked_tracks(box, table)  # S9-SPONSOR-2, S9-RULING-33: no passing
    if step <= n.BUY_THIRD:
        stocked = stocked_tracks(box, table)
        if stocked == 0:
            return 0  # S9-RULING-6: an automatic pass
        return (stocked if table.coins[seat] >= price(box, table) else 0) | 1 << n.PASS
    if step == n.KEEP:
        if table.results[table.round_number - 1] != n.LOW or (int(table.rewarded) >> seat) & 1 == 0:
            return 0
        paid = own_colours(box, table, seat) & int(table.performers[table.round_number - 1])
        return paid | 1 << n.PASS if paid else 0  # S9-SUCC-10, S9-RULING-18
    if step == n.TAKE_BONUS:
        if table.results[table.round_number - 1] != n.HIGH or (int(table.rewarded) >> seat) & 1 == 0:
            return 0
        return stocked_tracks(box, table)  # S9-SUCC-7, S9-RULING-19
    if (int(table.punished) >> seat) & 1 == 0:
        return 0
    return own_colours(box, table, seat)  # S9-FAIL-4, S9-RULING-21


@rule
def own_colours(box: Box, table: Table, seat: int) -> int:
    """The colours of which a seat has cubes, as a bit set."""
    colours = 0
    for musician in range(box.musicians):
        if table.cubes[seat, musician] > 0:
            colours |= 1 << musician
    return colours


@rule
def price(box: Box, table: Table) -> int:
    """What a cube costs in this lap (S9-SPONSOR-2..5)."""
    if table.step == n.BUY_SECOND:
        return int(box.price_second)
    return int(box.price_third) if table.step == n.BUY_THIRD else 0


@rule
def answer(box: Box, table: Table, seat: int, option: int) -> None:
    """Carries out what a seat answered in its turn; the turn ends with its last cube or with a pass."""
    step = int(table.step)
    if step == n.KEEP:
        table.spared[seat] = option if option != n.PASS else NOBODY
        tell(table, EVERYONE, n.KEPT, seat, option, 0, 0, 0)
    elif option == n.PASS:
        tell(table, EVERYONE, n.PASSED, seat, price(box, table), 0, 0, 0)
    elif step == n.DISCARD:
        lose_cubes(table, seat, option, 1)
        tell(table, EVERYONE, n.CUBE_LOST, seat, option, n.LOST_AS_PENALTY, 0, 0)
    else:
        owner = int(table.players) if step == n.TAKE_FOR_BOT else seat
        take_cube(table, seat, option, owner, price(box, table))
    table.picks -= 1
    if table.picks <= 0:
        next_turn(box, table)


@rule
def next_turn(box: Box, table: Table) -> None:
    """The next player of this step."""
    table.turn += 1
    table.picks = picks_per_turn(box, table)


@rule
def picks_per_turn(box: Box, table: Table) -> int:
    """How many cubes a turn of this step moves (S9-SPONSOR-2..4, S9-FAIL-4)."""
    if table.step == n.TAKE_FREE or table.step == n.TAKE_FOR_BOT:
        return int(box.free_cubes)
    return int(box.penalty[table.round_number - 1]) if table.step == n.DISCARD else 1
