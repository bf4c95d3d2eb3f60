"""Step 3 of a turn, the source: the Instrument's own disc, or one that the Conductor or a Master adds to it."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, leftmost, part_of, take_up
from scherzo.games.symphony.rules.discs import left_place, lift_disc, named
from scherzo.games.symphony.rules.placing import CLOSED, best_landing
from scherzo.games.symphony.rules.tokens import locked_space, master_slot, swap
from scherzo.games.symphony.table import Table


@rule
def offer_source(box: Box, table: Table) -> None:
    """SY-PLAY-5, SY-RULING-40: option 0 is the Instrument's own disc, 1 to 3 are discs of the player's Conductor."""
    clear_menu(table)
    offer(table, 0)
    seat = table.disc_player
    if table.back_to != n.CODA and table.owner[n.CONDUCTOR, 0] == seat:
        master = table.master
        for i in range(box.master_discs[master]):
            same = (
                i > 0
                and table.discs[n.CONDUCTOR, n.FIRST_SPACE + i - 1] == table.discs[n.CONDUCTOR, n.FIRST_SPACE + i]
                and box.master_to[master, i - 1] == box.master_to[master, i]
            )
            if not same and may_conduct(box, table, i):
                offer(table, i + 1)
    table.phase = n.DISC
    ask(table, n.PLAY_FROM, seat)


@rule
def may_conduct(box: Box, table: Table, i: int) -> bool:
    """SY-PLAY-6, SY-MASTER-1, SY-RULING-40, 59: whether that disc may be added to the playing Instrument."""
    at, master = table.at, table.master
    colour = table.discs[n.CONDUCTOR, n.FIRST_SPACE + i]
    if colour == n.NO_DISC or (box.master_distinct[master] and has(table.conducted, at)):
        return False
    to = box.master_to[master, i]
    category = box.category[table.card[at]]
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
    at, seat = table.at, table.disc_player
    places = 0
    for slot in range(n.FIRST_SPACE, n.SLOTS):
        if locked_space(box, table, at, slot, colour == n.BLACK):
            places = with_(places, slot)
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
    at, i = table.at, option - 1
    colour = table.discs[n.CONDUCTOR, n.FIRST_SPACE + i]
    if at == n.CONCERTMASTER:
        swap(table, seat, colour == n.BLACK)
        table.discs[n.CONDUCTOR, n.FIRST_SPACE + i] = n.NO_DISC
        table.conducted = with_(table.conducted, at)
        return
    table.source_disc = i
    places = conductor_places(box, table, colour)
    clear_menu(table)
    for place_number in range(n.SLOTS):
        if has(places, place_number):
            offer(table, place_number)
    ask(table, n.PUT_ON, seat)


@rule
def put_conductor_disc(table: Table, seat: int, place_number: int) -> None:
    """SY-TOKEN-COND: left of all discs (then it plays now and is never burnt), or on a locked space."""
    at = table.at
    colour = lift_disc(table, n.CONDUCTOR, n.FIRST_SPACE + table.source_disc)
    slot = place_number
    if place_number == 0:
        slot = left_place(table, at)
        table.firm = 1
    else:
        table.added[at] = with_(table.added[at], slot)
    table.discs[at, slot] = colour
    table.conducted = with_(table.conducted, at)
    tell(table, EVERYONE, n.CONDUCTED, seat, named(table, at), colour, slot)
