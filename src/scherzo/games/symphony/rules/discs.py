"""Discs between supply and Instruments: filling Note spaces, stacking Absolute discs, taking discs away."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities
from scherzo.games.symphony.table import Table


@rule
def named(table: Table, at: int) -> int:
    """An Instrument for the tape: its place and its card in one number."""
    return at + n.INSTRUMENTS * table.card[at]


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
    colour = table.discs[at, slot]
    table.discs[at, slot] = n.NO_DISC
    return colour


@rule
def give_back(table: Table, colour: int) -> None:
    """A burnt, disturbed or swapped disc returns to its supply (SY-RULING-13)."""
    table.supply[colour] += 1


@rule
def take_control(box: Box, table: Table, seat: int, at: int, part: int) -> None:
    """SY-SEAT-3, SY-SEAT-5: the seat controls a Part and its discs are put on the spaces (SY-CARD-2, 3)."""
    table.owner[at, part] = seat
    tell(table, EVERYONE, n.TOOK_CONTROL, seat, at, part, table.card[at])
    if at == n.CONDUCTOR:
        master = table.master
        for i in range(box.master_discs[master]):
            put_disc(box, table, at, n.FIRST_SPACE + i, n.BLACK if box.master_black[master, i] else seat + 1)
        return
    card = table.card[at]
    for i in range(n.SPACES):
        if box.part[card, i] != part:
            continue
        space = box.spaces[card, i]
        if space == n.WHITE:
            put_disc(box, table, at, n.FIRST_SPACE + i, seat + 1)
        elif space == n.BLACK_SPACE and at != n.CONCERTMASTER:  # whose black discs lie there already
            put_disc(box, table, at, n.FIRST_SPACE + i, n.BLACK)
    if table.well[at]:
        fill_linked(box, table, seat, at)


@rule
def fill_linked(box: Box, table: Table, seat: int, at: int) -> None:
    """SY-CARD-3, SY-TOKEN-ECLECTIC: linked spaces get their disc, except those on which an extra disc lies now."""
    card = table.card[at]
    for i in range(n.SPACES):
        slot = n.FIRST_SPACE + i
        if table.discs[at, slot] != n.NO_DISC:
            continue
        if box.spaces[card, i] == n.GREY_LINKED:
            put_disc(box, table, at, slot, seat + 1)
        elif box.spaces[card, i] == n.BLACK_LINKED:
            put_disc(box, table, at, slot, n.BLACK)


@rule
def stack_absolute(box: Box, table: Table, at: int) -> None:
    """SY-ABS-1: three own discs on the symbol of an Instrument with active Absolute."""
    if table.card[at] < 0 or not abilities(box, table, at, 0) & n.ABSOLUTE:
        return
    seat = table.owner[at, 0]
    for _ in range(3):
        if from_supply(box, table, seat + 1):
            table.stacked[at] += 1
    tell(table, EVERYONE, n.STACKED, seat, named(table, at), table.stacked[at])


@rule
def make_well_placed(box: Box, table: Table, at: int) -> None:
    """SY-TOKEN-ECLECTIC, SY-RULING-37, 38: from now on the Instrument counts as well placed."""
    table.well[at] = 1
    seat = table.owner[at, 0]
    fill_linked(box, table, seat, at)
    tell(table, EVERYONE, n.UNLOCKED, seat, named(table, at))
    if box.eclectic_stacks and box.unlock[table.card[at]] & n.ABSOLUTE:
        stack_absolute(box, table, at)


@rule
def own_discs_left(table: Table, at: int) -> int:
    """SY-TOKEN-OVERWRITING, SY-RULING-41: own discs still on the Note spaces."""
    count = 0
    for slot in range(table.discs.shape[1]):
        if table.discs[at, slot] != n.NO_DISC and table.discs[at, slot] != n.BLACK:
            count += 1
    return count


@rule
def left_place(table: Table, at: int) -> int:
    """The free place left of all discs of an Instrument."""
    for slot in range(n.FIRST_SPACE):
        if table.discs[at, slot]:
            return slot - 1
    return n.FIRST_SPACE - 1


@rule
def add_berlioz_disc(box: Box, table: Table, at: int) -> None:
    """SY-MASTER-BERLIOZ, SY-RULING-61, 86: an Instrument with a single copy gets an own disc left of the others."""
    if table.master == n.BERLIOZ and table.card[at] >= 0 and box.single[table.card[at]]:
        seat = table.owner[at, 0]
        put_disc(box, table, at, n.FIRST_SPACE - 1, seat + 1)
        tell(table, EVERYONE, n.EXTRA_DISC, seat, named(table, at))
