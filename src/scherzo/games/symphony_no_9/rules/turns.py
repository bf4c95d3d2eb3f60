"""A turn of a step: what a seat may answer and why not, what follows from its answer, and whose turn is next."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, NOBODY, tell
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.outcome import due_colours
from scherzo.games.symphony_no_9.rules.sponsoring import cubes_on_tracks, lose_cubes, own_cubes, price, take_cube
from scherzo.games.symphony_no_9.table import Table


@rule
def answers(box: Box, table: Table, seat: int) -> int:
    """What a seat may answer in its turn of a step, as a bit set of composers and PASS; 0 = nothing to decide."""
    possible = 0
    if is_asked(box, table, seat):
        for option in range(n.PASS + 1):
            if why_not(box, table, seat, option) == n.MAY:
                possible = with_(possible, option)
    return possible


@rule
def is_asked(box: Box, table: Table, seat: int) -> bool:
    """Whether a step has a turn for this seat (S9-RULING-6, S9-RULING-48: not where no cube could be chosen)."""
    if table.step == n.KEEP:
        return has_bonus(table, seat, n.LOW) and due_colours(box, table, seat) != 0
    if table.step == n.DISCARD:
        return has(table.punished, seat) and own_cubes(box, table, seat) > 0
    if table.step == n.TAKE_BONUS and not has_bonus(table, seat, n.HIGH):
        return False
    return cubes_on_tracks(box, table) > 0


@rule
def has_bonus(table: Table, seat: int, level: int) -> bool:
    """S9-SUCC-6: whether this round's concert was of that class and the seat gave most."""
    return table.results[table.round_number - 1] == level and has(table.rewarded, seat)


@rule
def why_not(box: Box, table: Table, seat: int, option: int) -> int:
    """MAY, or why a seat may not give this answer, a composer or PASS, in its turn."""
    step = table.step
    if option == n.PASS:
        return n.MAY if step == n.BUY_SECOND or step == n.BUY_THIRD or step == n.KEEP else n.NO_PASSING
    if option >= box.musicians:
        return n.NOT_IN_PLAY
    if step == n.KEEP and not has(table.performers[table.round_number - 1], option):
        return n.NOT_PERFORMING  # S9-SUCC-10
    if step == n.KEEP or step == n.DISCARD:
        return n.MAY if table.cubes[seat, option] > 0 else n.NO_CUBE  # S9-RULING-18, S9-FAIL-4
    if table.left[option] == 0:
        return n.TRACK_EMPTY  # S9-SPONSOR-7
    return n.MAY if table.coins[seat] >= price(box, table) else n.TOO_DEAR  # S9-SPONSOR-3, S9-SPONSOR-4


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
