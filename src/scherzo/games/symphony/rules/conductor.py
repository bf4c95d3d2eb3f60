"""Step 3 of a turn, the source: the Instrument's own disc, or one that the Conductor or a Master adds to it."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, leftmost, part_of, take_up
from scherzo.games.symphony.rules.concertmaster import master_slot, swap
from scherzo.games.symphony.rules.discs import left_place, lift_disc, named
from scherzo.games.symphony.rules.extra_discs import locked_space
from scherzo.games.symphony.rules.landing import best_landing
from scherzo.games.symphony.table import Table


@rule
def offer_source(box: Box, table: Table) -> None:
    """SY-PLAY-5, SY-RULING-40: the Instrument's own disc, or one of those of the player's Conductor."""
    clear_menu(table)
    offer(table, n.OWN_SOURCE)
    seat = table.disc_player
    if table.back_to != n.CODA and table.owner[n.CONDUCTOR, 0] == seat:
        for i in range(box.master_discs[table.master]):
            if not like_the_one_before(box, table, i) and conductor_refusal(box, table, i) == n.MAY:
                offer(table, i + 1)
    table.phase = n.DISC
    ask(table, n.PLAY_FROM, seat)


@rule
def like_the_one_before(box: Box, table: Table, i: int) -> bool:
    """Whether a disc of the Conductor can do just what the disc before it can."""
    if i == 0 or conductor_disc(table, i - 1) != conductor_disc(table, i):
        return False
    return box.master_to[table.master, i - 1] == box.master_to[table.master, i]


@rule
def conductor_disc(table: Table, i: int) -> int:
    """The disc on one of the Conductor's Note spaces."""
    return table.discs[n.CONDUCTOR, n.FIRST_SPACE + i]


@rule
def conductor_refusal(box: Box, table: Table, i: int) -> int:
    """SY-PLAY-6, SY-MASTER-1, SY-RULING-40, 59: why that disc may not be added to the playing Instrument."""
    at, master = table.at, table.master
    colour = conductor_disc(table, i)
    if colour == n.NO_DISC:
        return n.DISC_IS_GONE
    if box.master_distinct[master] and has(table.conducted, at):
        return n.CONDUCTED_BEFORE
    if not takes_from(box, table, box.master_to[master, i]):
        return n.NOT_FOR_THIS_INSTRUMENT
    if at == n.CONCERTMASTER:
        return n.MAY if master_slot(table, colour != n.BLACK) >= 0 else n.NO_DISC_TO_SWAP
    return n.MAY if conductor_places(box, table, colour) else n.NOWHERE_TO_LAND


@rule
def takes_from(box: Box, table: Table, to: int) -> bool:
    """SY-MASTER-1: whether the playing Instrument is one that a disc with that destination goes to."""
    at = table.at
    category = box.category[table.card[at]]
    bits = abilities(box, table, at, part_of(box, table, at, leftmost(table, at, -1)))
    if to == n.TO_NOT_CHOIR:
        return category != n.CHOIR
    if to == n.TO_CHOIR:
        return category == n.CHOIR
    if to == n.TO_FLAT:
        return bits & n.FLAT != 0
    if to == n.TO_SHARP:
        return bits & n.SHARP != 0
    return to == n.TO_ANY or category == to - n.TO_CATEGORY


@rule
def conductor_places(box: Box, table: Table, colour: int) -> int:
    """SY-RULING-40: the set of its places: LEFT of all discs, if it can land then, and locked spaces of its colour."""
    at = table.at
    places = 0
    for slot in range(n.FIRST_SPACE, n.SLOTS):
        if locked_space(box, table, at, slot, colour == n.BLACK):
            places = with_(places, slot)
    part = part_of(box, table, at, leftmost(table, at, -1))
    table.mode = n.SINGLE
    take_up(box, table, table.disc_player, part, left_place(table, at), colour)
    if best_landing(box, table, True) != n.CLOSED:
        places = with_(places, n.LEFT)
    table.mode = n.NO_DISC_YET
    return places


@rule
def choose_source(box: Box, table: Table, seat: int, option: int) -> None:
    """The player has said where the disc comes from; a Conductor's disc goes to its place."""
    if option == n.OWN_SOURCE:
        return
    colour = conductor_disc(table, option - 1)
    if table.at == n.CONCERTMASTER:
        swap(table, seat, colour == n.BLACK)
        take_from_conductor(table, option - 1)
        return
    table.source_disc = option - 1
    places = conductor_places(box, table, colour)
    clear_menu(table)
    for place in range(n.SLOTS):
        if has(places, place):
            offer(table, place)
    ask(table, n.PUT_ON, seat)


@rule
def put_conductor_disc(table: Table, seat: int, place: int) -> None:
    """SY-TOKEN-COND: left of all discs (then it plays now and is never burnt), or on a locked space."""
    at = table.at
    colour = take_from_conductor(table, table.source_disc)
    slot = place
    if place == n.LEFT:
        slot = left_place(table, at)
        table.firm = 1
    table.discs[at, slot] = colour
    tell(table, EVERYONE, n.CONDUCTED, seat, named(table, at), colour, slot)


@rule
def take_from_conductor(table: Table, i: int) -> int:
    """A disc leaves the Conductor for the playing Instrument; its colour."""
    table.conducted = with_(table.conducted, table.at)
    return lift_disc(table, n.CONDUCTOR, n.FIRST_SPACE + i)
