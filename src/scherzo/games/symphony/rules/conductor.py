"""Step 3 of a turn, the source: the Instrument's own disc, or one that the Conductor or a Master adds to it."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, leftmost, part_of, take_up
from scherzo.games.symphony.rules.discs import left_place, lift_disc, named
from scherzo.games.symphony.rules.menus import add, clear
from scherzo.games.symphony.rules.placing import CLOSED, best_landing
from scherzo.games.symphony.rules.tokens import locked_space, master_slot, swap
from scherzo.games.symphony.table import Table


@rule
def offer_source(box: Box, table: Table) -> None:
    """SY-PLAY-5, SY-RULING-40: option 0 is the Instrument's own disc, 1 to 3 are discs of the player's Conductor."""
    clear(table)
    add(table, 0)
    seat = int(table.disc_player)
    if table.back_to != n.CODA and table.owner[n.CONDUCTOR, 0] == seat:
        master = int(table.master)
        for i in range(box.master_discs[master]):
            same = (
                i > 0
                and table.discs[n.CONDUCTOR, n.FIRST_SPACE + i - 1] == table.discs[n.CONDUCTOR, n.FIRST_SPACE + i]
                and box.master_to[master, i - 1] == box.master_to[master, i]
            )
            if not same and may_conduct(box, table, i):
                add(table, i + 1)
    table.phase = n.DISC
    ask(table, n.PLAY_FROM, seat)


@rule
def may_conduct(box: Box, table: Table, i: int) -> bool:
    """SY-PLAY-6, SY-MASTER-1, SY-RULING-40, 59: whether that disc may be added to the playing Instrument."""
    at, master = int(table.at), int(table.master)
    colour = int(table.discs[n.CONDUCTOR, n.FIRST_SPACE + i])
    if colour == n.NO_DISC or (box.master_distinct[master] and (int(table.conducted) >> at) & 1):
        return False
    to = int(box.master_to[master, i])
    category = int(box.category[table.card[at]])
    bits = abilities(box, table, at, part_of(box, table, at, leftmost(table, at, -1)))
    if to == n.TO_NOT_CHOIR and category == n.CHOIR:
        return False
    if to == n.TO_CHOIR and category != n.CHOIR:
        return False
    if to == n.TO_FLAT and not bits & n.FLAT:
        return False
    if to == n.TO_SHARP and not bits & n.SHARP:
        return False
    if to >= n.TO_CATEGORY and category != to - n.TO_CATEGORY:
        return False
    if at == n.CONCERTMASTER:
        return master_slot(table, colour != n.BLACK) >= 0
    return conductor_places(box, table, colour) != 0


@rule
def conductor_places(box: Box, table: Table, colour: int) -> int:
    """SY-RULING-40: bit 0 = left of all discs, if it can land then; bits 3-7 = locked spaces of its colour."""
    at, seat = int(table.at), int(table.disc_player)
    places = 0
    for slot in range(n.FIRST_SPACE, n.SLOTS):
        if locked_space(box, table, at, slot, colour == n.BLACK):
            places |= 1 << slot
    part = part_of(box, table, at, leftmost(table, at, -1))
    table.mode = n.SINGLE
    take_up(box, table, seat, part, left_place(table, at), colour)
    if best_landing(box, table, True) != CLOSED:
        places |= 1
    table.mode = 0
    return places


@rule
def choose_source(box: Box, table: Table, seat: int, option: int) -> None:
    """The player has said where the disc comes from; a Conductor's disc goes to its place."""
    if option == 0:
        return
    at, i = int(table.at), option - 1
    colour = int(table.discs[n.CONDUCTOR, n.FIRST_SPACE + i])
    if at == n.CONCERTMASTER:
        swap(table, seat, colour == n.BLACK)
        table.discs[n.CONDUCTOR, n.FIRST_SPACE + i] = n.NO_DISC
        table.conducted = int(table.conducted) | (1 << at)
        return
    table.source_disc = i
    places = conductor_places(box, table, colour)
    clear(table)
    for place_number in range(n.SLOTS):
        if (places >> place_number) & 1:
            add(table, place_number)
    ask(table, n.PUT_ON, seat)


@rule
def put_conductor_disc(table: Table, seat: int, place_number: int) -> None:
    """SY-TOKEN-COND: left of all discs (then it plays now and is never burnt), or on a locked space."""
    at = int(table.at)
    colour = lift_disc(table, n.CONDUCTOR, n.FIRST_SPACE + int(table.source_disc))
    slot = place_number
    if place_number == 0:
        slot = left_place(table, at)
        table.firm = 1
    else:
        table.added[at] = int(table.added[at]) | (1 << slot)
    table.discs[at, slot] = colour
    table.conducted = int(table.conducted) | (1 << at)
    tell(table, EVERYONE, n.CONDUCTED, seat, named(table, at), colour, slot, 0)
