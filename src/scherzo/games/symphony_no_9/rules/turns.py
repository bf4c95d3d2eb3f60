"""A turn of a step: what a seat may answer and why not, what follows from its answer, and whose turn is next."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, NOBODY, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.outcome import due_colours
from scherzo.games.symphony_no_9.rules.sponsoring import (
    cubes_on_tracks,
    lose_cubes,
    own_colours,
    own_cubes,
    price,
    stocked_tracks,
    take_cube,
)
from scherzo.games.symphony_no_9.table import Table


@rule
def answers(box: Box, table: Table, seat: int) -> int:
    """What a seat may answer in its turn of a step, as a bit set of composers and PASS; 0 = nothing to decide."""
    step = table.step
    if step <= n.BUY_THIRD:
        stocked = stocked_tracks(box, table)
        if step <= n.TAKE_FOR_BOT or stocked == 0:
            return stocked  # S9-SPONSOR-2, S9-RULING-33: no passing; S9-RULING-6: an automatic pass
        return with_(stocked if table.coins[seat] >= price(box, table) else 0, n.PASS)
    if step == n.KEEP:
        due = due_colours(box, table, seat) if has_bonus(table, seat, n.LOW) else 0
        return with_(due, n.PASS) if due else 0  # S9-SUCC-10, S9-RULING-18
    if step == n.TAKE_BONUS:
        return stocked_tracks(box, table) if has_bonus(table, seat, n.HIGH) else 0  # S9-SUCC-7, S9-RULING-19
    return own_colours(box, table, seat) if has(table.punished, seat) else 0  # S9-FAIL-4, S9-RULING-21


@rule
def has_bonus(table: Table, seat: int, level: int) -> bool:
    """S9-SUCC-6: whether this round's concert was of that class and the seat gave most."""
    return table.results[table.round_number - 1] == level and has(table.rewarded, seat)


@rule
def why_not(box: Box, table: Table, seat: int, option: int) -> int:
    """MAY, or why a seat may not give this answer, a composer or PASS, in its turn."""
    if has(answers(box, table, seat), option):
        return n.MAY
    if option == n.PASS:
        return n.NO_PASSING
    if option >= box.musicians:
        return n.NOT_IN_PLAY
    if table.step == n.KEEP and not has(table.performers[table.round_number - 1], option):
        return n.NOT_PERFORMING
    if table.step == n.KEEP or table.step == n.DISCARD:
        return n.NO_CUBE
    return n.TRACK_EMPTY if table.left[option] == 0 else n.TOO_DEAR


@rule
def answer(box: Box, table: Table, seat: int, option: int) -> None:
    """Carries out what a seat answered in its turn; the turn ends with its last cube or with a pass."""
    if table.step == n.KEEP:
        table.spared[seat] = option if option != n.PASS else NOBODY
        tell(table, EVERYONE, n.KEPT, seat, option)
    elif option == n.PASS:
        tell(table, EVERYONE, n.PASSED, seat, price(box, table))
    elif table.step == n.DISCARD:
        lose_cubes(table, seat, option, 1)
        tell(table, EVERYONE, n.CUBE_LOST, seat, option, n.LOST_AS_PENALTY)
    else:
        take_cube(box, table, seat, option)
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
        return box.free_cubes
    return box.penalty[table.round_number - 1] if table.step == n.DISCARD else 1


@rule
def picks_to_come(box: Box, table: Table, seat: int) -> int:
    """S9-RULING-6, S9-RULING-21: how many cubes a seat will still choose in its turn: no more than there are."""
    there = own_cubes(box, table, seat) if table.step == n.DISCARD else cubes_on_tracks(box, table)
    return min(table.picks, there)
