"""One turn of an Instrument, its discs one by one (5.2): single, in a Soloist group, in a chain; then what follows."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, hold, leftmost, mover, part_of
from scherzo.games.symphony.rules.concertmaster import offer_master_disc
from scherzo.games.symphony.rules.discs import give_back, lift_disc, named
from scherzo.games.symphony.rules.landing import in_area, open_to, partners
from scherzo.games.symphony.rules.placing import pick_up, place, place_pair
from scherzo.games.symphony.rules.tokens import offer_tokens
from scherzo.games.symphony.table import Table


@rule
def begin_turn(table: Table, at: int, back_to: int) -> None:
    """Step 1: an Instrument with a disc left plays (SY-PLAY-1); afterwards the table returns to Attack, Body or Coda.

    Step 2 is the Musician token (tokens.py), step 3 the source of the disc (conductor.py), then its discs one by one.
    """
    table.at = at
    table.back_to = back_to
    table.slot = -1
    table.mode = n.NO_DISC_YET
    table.firm = 0
    table.last = -1
    table.hit_quaver = 0
    table.steps_done = 0
    table.pair_note = -1
    table.fresh = 0 if has(table.has_placed, at) else 1
    table.phase = n.TURN


@rule
def next_disc(box: Box, table: Table) -> None:
    """5.2: the next disc of the play and where it may go."""
    if table.mode == n.NO_DISC_YET:
        if table.at == n.CONCERTMASTER and table.back_to != n.CODA:
            offer_master_disc(box, table)
            return
        choose_first_disc(box, table)
    hold(box, table, table.slot)
    if table.mode == n.CHAINED:
        offer_chain(box, table)
    else:
        offer_notes(box, table)


@rule
def choose_first_disc(box: Box, table: Table) -> None:
    """SY-PLAY-3: the leftmost disc, alone or with its Soloist group (SY-ABIL-SOLO); in the Coda a stacked one."""
    if table.back_to == n.CODA:
        table.mode, table.slot = n.SINGLE, n.STACK
        return
    slot = leftmost(table, table.at, -1)
    table.mode = n.GROUP if has(box.solo[table.card[table.at]], slot) else n.SINGLE
    table.slot = slot


@rule
def offer_chain(box: Box, table: Table) -> None:
    """SY-ABIL-CHAIN, SY-RULING-35: the notes beside the last one, or no further disc.

    Whoever chose a disc of the Concertmaster has said by that to go on.
    """
    clear_menu(table)
    for note in (box.left[table.last], box.right[table.last]):
        if in_area(box, table, note) and open_to(box, table, note) != n.CLOSED:
            offer(table, note)
    if table.at != n.CONCERTMASTER:
        offer(table, n.PASS)
    ask(table, n.CHAIN, table.disc_player)


@rule
def offer_notes(box: Box, table: Table) -> None:
    """SY-PLAY-3: every note of the area that is open to the disc; the fire only if no placement is due."""
    clear_menu(table)
    must = table.firm
    for i in range(box.area_size[table.movement]):
        note = box.area[table.movement, i]
        how = open_to(box, table, note)
        if how != n.CLOSED:
            offer(table, note)
        if how == n.OPENED and (box.kind[note] != n.SEMIBREVE or table.mode == n.GROUP):  # SY-RULING-34
            must = 1
    if not must:  # SY-PLAY-7, SY-RULING-32: no placement but by an optional help
        offer(table, n.BURN)
    ask(table, n.PLACE, table.disc_player)


@rule
def choose_note(box: Box, table: Table, seat: int, note: int) -> None:
    """A step of the play: a note, the fire (BURN), or no further disc (PASS)."""
    if note == n.PASS:
        table.phase = n.TURN_END
        return
    table.firm = 0
    if note == n.BURN:
        burn(box, table)
        return
    table.phase = n.LANDED
    if box.kind[note] == n.SEMIBREVE:
        offer_pair(box, table, seat, note)
    else:
        place(box, table, note)


@rule
def offer_pair(box: Box, table: Table, seat: int, note: int) -> None:
    """SY-RULING-42: the second disc of a pair; where one of them is black, either may lie below."""
    table.pair_note = note
    may = partners(box, table, note)
    clear_menu(table)
    for slot in range(n.SLOTS):
        if has(may, slot):
            offer(table, pair_option(slot, False))
            if (table.discs[table.at, slot] == n.BLACK) != (table.disc_colour == n.BLACK):
                offer(table, pair_option(slot, True))
    ask(table, n.PAIR, seat)


@rule
def pair_option(slot: int, below: bool) -> int:
    """The option that names the second disc of a pair and whether it lies below."""
    return slot * 2 + (1 if below else 0)


@rule
def choose_pair(box: Box, table: Table, option: int) -> None:
    """SY-RULING-42: the second disc of the pair, and whether it lies below."""
    slot, below = divmod(option, 2)
    place_pair(box, table, table.pair_note, slot, below == 1)
    table.pair_note = -1
    table.phase = n.LANDED


@rule
def burn(box: Box, table: Table) -> None:
    """SY-PLAY-7: a disc without a placement leaves the game; a Soloist's other discs go on."""
    at, colour = table.at, table.disc_colour
    pick_up(table)
    give_back(table, colour)
    tell(table, EVERYONE, n.BURNT, table.disc_player, named(table, at), colour)
    table.hit_quaver = 0
    if not box.disturbing_needs_disc:
        table.has_placed = with_(table.has_placed, at)
    table.phase = n.LANDED if table.mode == n.GROUP else n.TURN_END


@rule
def go_on(box: Box, table: Table) -> None:
    """After a step: gifts that are due, then the next disc of the group or chain, or the end of the turn."""
    if table.gives >= 0:
        offer_tokens(table, n.GIVE, table.gives, table.tokens[table.gives])
    elif table.boon:
        offer_tokens(table, n.FROM_BOX, table.disc_player, table.spare)
    else:
        table.phase = n.DISC if goes_on(box, table) else n.TURN_END


@rule
def goes_on(box: Box, table: Table) -> bool:
    """Whether another disc belongs to this play: of the Soloist group, of a chain, or by Mahler; it is made ready."""
    at = table.at
    again = table.master == n.MAHLER and table.hit_quaver == 1  # SY-MASTER-MAHLER, SY-RULING-64
    if table.back_to == n.CODA:
        table.mode = n.CHAINED
        return again and table.stacked[at] > 0
    slot = leftmost(table, at, -1)
    if at == n.CONCERTMASTER:
        table.mode = n.NO_DISC_YET
        return again and slot >= 0
    if slot >= 0 and table.mode == n.GROUP and has(box.solo[table.card[at]], slot):
        table.slot = slot
        return True
    table.mode, table.slot = n.CHAINED, slot
    return slot >= 0 and table.last >= 0 and may_follow(box, table, slot, again)


@rule
def may_follow(box: Box, table: Table, slot: int, again: bool) -> bool:
    """SY-ABIL-CHAIN, SY-ABIL-CHAIN-2: whether the next disc belongs to the chain; or Mahler lets its player go on."""
    at = table.at
    if abilities(box, table, at, part_of(box, table, at, slot)) & n.CHAINING:
        return True
    return again and mover(box, table, at, slot) == table.disc_player


# After the turn


@rule
def end_turn(box: Box, table: Table) -> None:
    """After the whole play: Disturbing, then Obsessive."""
    at = table.at
    table.phase = table.back_to
    table.mode = n.NO_DISC_YET
    if at == n.CONCERTMASTER or table.back_to == n.CODA:  # SY-RULING-45, SY-RULING-47
        return
    bits = abilities(box, table, at, 0)
    if bits & n.DISTURBING and table.fresh and has(table.has_placed, at):
        disturb(table, at)
    if bits & n.OBSESSIVE and table.back_to == n.BODY and table.steps_done:
        insist(box, table, at)


@rule
def disturb(table: Table, at: int) -> None:
    """SY-ABIL-DIST, SY-RULING-45: every other Instrument of the Column loses its leftmost disc."""
    first = at - at % n.ROWS
    for other in range(first, first + n.ROWS):
        if other == at or table.card[other] < 0:
            continue
        slot = leftmost(table, other, -1)
        if slot >= 0:
            colour = lift_disc(table, other, slot)
            give_back(table, colour)
            tell(table, EVERYONE, n.DISTURBED, named(table, other), colour)


@rule
def insist(box: Box, table: Table, at: int) -> None:
    """SY-ABIL-OBS, SY-RULING-44: the nearest Instrument in front plays next, if it has a disc."""
    first = at - at % n.ROWS
    before = at - 1
    while before >= first and table.card[before] < 0:
        before -= 1
    if before < first and box.obsessive_wraps:
        before = first + n.ROWS - 1
        while before > at and table.card[before] < 0:
            before -= 1
    if before >= first and leftmost(table, before, -1) >= 0:
        table.row = before - first
        tell(table, EVERYONE, n.OBSESSED, named(table, before), named(table, at))
