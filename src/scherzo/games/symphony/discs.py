"""Discs between supply and Instruments: filling Note spaces, stacking Absolute discs, taking discs away."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony.abilities import abilities
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.names import (
    ABSOLUTE,
    BERLIOZ,
    BLACK,
    BLACK_LINKED,
    BLACK_SPACE,
    CONCERTMASTER,
    CONDUCTOR,
    FIRST_SPACE,
    GREY_LINKED,
    INSTRUMENTS,
    NO_DISC,
    SPACES,
    WHITE,
)
from scherzo.games.symphony.table import EXTRA_DISC, STACKED, TOOK_CONTROL, UNLOCKED, Table


@rule
def named(table: Table, at: int) -> int:
    """An Instrument for the tape: its place and its card in one number."""
    return at + INSTRUMENTS * int(table.card[at])


@rule
def from_supply(box: Box, table: Table, colour: int) -> bool:
    """SY-RULING-13: takes a disc of that colour from its supply, which has no end unless the switch says so."""
    if box.unlimited or table.supply[colour] > 0:
        table.supply[colour] -= 1
        return True
    return False


@rule
def put_disc(box: Box, table: Table, at: int, slot: int, colour: int) -> None:
    """Puts a disc from the supply on an Instrument."""
    if from_supply(box, table, colour):
        table.discs[at, slot] = colour


@rule
def lift_disc(table: Table, at: int, slot: int) -> int:
    """Takes a disc off an Instrument; its colour."""
    colour = int(table.discs[at, slot])
    table.discs[at, slot] = NO_DISC
    return colour


@rule
def give_back(table: Table, colour: int) -> None:
    """A burnt, disturbed or swapped disc returns to its supply (SY-RULING-13)."""
    table.supply[colour] += 1


@rule
def take_control(box: Box, table: Table, seat: int, at: int, part: int) -> None:
    """SY-SEAT-3, SY-SEAT-5: the seat controls a Part and its discs are put on the spaces (SY-CARD-2, 3)."""
    table.owner[at, part] = seat
    tell(table, EVERYONE, TOOK_CONTROL, seat, at, part, int(table.card[at]), 0)
    if at == CONDUCTOR:
        master = int(table.master)
        for i in range(box.master_discs[master]):
            put_disc(box, table, at, FIRST_SPACE + i, BLACK if box.master_black[master, i] else seat + 1)
        return
    card = int(table.card[at])
    for i in range(SPACES):
        if int(box.part[card, i]) != part:
            continue
        space = int(box.spaces[card, i])
        if space == WHITE:
            put_disc(box, table, at, FIRST_SPACE + i, seat + 1)
        elif space == BLACK_SPACE and at != CONCERTMASTER:  # the Concertmaster's black discs lie there from the start
            put_disc(box, table, at, FIRST_SPACE + i, BLACK)
    if table.well[at]:
        fill_linked(box, table, seat, at)


@rule
def fill_linked(box: Box, table: Table, seat: int, at: int) -> None:
    """SY-CARD-3, SY-TOKEN-ECLECTIC: linked spaces get their disc, except those filled by an extra disc before."""
    card = int(table.card[at])
    for i in range(SPACES):
        slot = FIRST_SPACE + i
        if (int(table.added[at]) >> slot) & 1:
            continue
        if box.spaces[card, i] == GREY_LINKED:
            put_disc(box, table, at, slot, seat + 1)
        elif box.spaces[card, i] == BLACK_LINKED:
            put_disc(box, table, at, slot, BLACK)


@rule
def stack_absolute(box: Box, table: Table, at: int) -> None:
    """SY-ABS-1: three own discs on the symbol of an Instrument with active Absolute."""
    if table.card[at] < 0 or not abilities(box, table, at, 0) & ABSOLUTE:
        return
    seat = int(table.owner[at, 0])
    for _ in range(3):
        if from_supply(box, table, seat + 1):
            table.stacked[at] += 1
    tell(table, EVERYONE, STACKED, seat, named(table, at), int(table.stacked[at]), 0, 0)


@rule
def make_well_placed(box: Box, table: Table, at: int) -> None:
    """SY-TOKEN-ECLECTIC, SY-RULING-37, 38: from now on the Instrument counts as well placed."""
    table.well[at] = 1
    seat = int(table.owner[at, 0])
    fill_linked(box, table, seat, at)
    tell(table, EVERYONE, UNLOCKED, seat, named(table, at), 0, 0, 0)
    if box.eclectic_stacks and int(box.unlock[table.card[at]]) & ABSOLUTE:
        stack_absolute(box, table, at)


@rule
def own_discs_left(table: Table, at: int) -> int:
    """SY-TOKEN-OVERWRITING, SY-RULING-41: own discs still on the Note spaces."""
    count = 0
    for slot in range(table.discs.shape[1]):
        if table.discs[at, slot] != NO_DISC and table.discs[at, slot] != BLACK:
            count += 1
    return count


@rule
def left_place(table: Table, at: int) -> int:
    """The free place left of all discs of an Instrument."""
    for slot in range(FIRST_SPACE):
        if table.discs[at, slot]:
            return slot - 1
    return FIRST_SPACE - 1


@rule
def add_berlioz_disc(box: Box, table: Table, at: int) -> None:
    """SY-MASTER-BERLIOZ, SY-RULING-61, 86: an Instrument with a single copy gets an own disc left of the others."""
    if table.master == BERLIOZ and table.card[at] >= 0 and box.single[table.card[at]]:
        seat = int(table.owner[at, 0])
        put_disc(box, table, at, FIRST_SPACE - 1, seat + 1)
        tell(table, EVERYONE, EXTRA_DISC, seat, named(table, at), 0, 0, 0)
