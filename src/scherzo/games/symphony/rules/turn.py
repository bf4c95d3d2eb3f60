"""Step 3 of a turn, the discs one by one (5.2): single, in a Soloist group, in a chain; then what follows the turn."""

from scherzo.core.layout import Array
from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, leftmost, mover, part_of, take_up
from scherzo.games.symphony.rules.discs import give_back, lift_disc, named
from scherzo.games.symphony.rules.placing import (
    CLOSED,
    OPENED,
    best_landing,
    in_area,
    open_to,
    pair_open_to,
    partners,
    place,
    place_pair,
)
from scherzo.games.symphony.rules.tokens import master_slot
from scherzo.games.symphony.table import Table


@rule
def next_disc(box: Box, table: Table) -> None:
    """5.2: the next disc of the play and where it may go."""
    at = table.at
    if table.mode == 0:
        if table.back_to == n.CODA:
            table.mode, table.slot = n.SINGLE, n.STACK
        elif at == n.CONCERTMASTER:
            offer_master_disc(box, table)
            return
        else:
            slot = leftmost(table, at, -1)
            inside = has(box.solo[table.card[at]], slot)  # SY-ABIL-SOLO
            table.mode, table.slot = n.GROUP if inside else n.SINGLE, slot
    hold(box, table, table.slot)
    clear_menu(table)
    if table.mode == n.CHAINED:
        for note in (box.left[table.last], box.right[table.last]):  # SY-ABIL-CHAIN, SY-RULING-35
            if in_area(box, table, note):
                pair = box.kind[note] == n.SEMIBREVE
                if (pair and pair_open_to(box, table, note)) or (not pair and open_to(box, table, note)):
                    offer(table, note)
        offer(table, n.PASS)
        ask(table, n.CHAIN, table.disc_player)
        return
    must = table.firm
    movement = table.movement
    for i in range(box.area_size[movement]):
        note = box.area[movement, i]
        if box.kind[note] == n.SEMIBREVE:
            how = pair_open_to(box, table, note)
            if how == OPENED and table.mode == n.GROUP:  # SY-RULING-34
                must = 1
        else:
            how = open_to(box, table, note)
            if how == OPENED:
                must = 1
        if how:
            offer(table, note)
    if not must:  # SY-PLAY-7, SY-RULING-32: no placement but by an optional help
        offer(table, n.BURN)
    ask(table, n.PLACE, table.disc_player)


@rule
def hold(box: Box, table: Table, slot: int) -> None:
    """Takes up the disc on a slot (or a stacked one) of the playing Instrument."""
    at = table.at
    seat = mover(box, table, at, slot)
    colour = seat + 1 if slot == n.STACK else table.discs[at, slot]
    take_up(box, table, seat, part_of(box, table, at, slot), slot, colour)


@rule
def offer_master_disc(box: Box, table: Table) -> None:
    """SY-PLAY-4, SY-RULING-48: own (0) or black (1); a colour that can be placed, if there is one. Mahler: may stop."""
    seat = table.owner[n.CONCERTMASTER, 0]
    chained = table.last >= 0
    own_slot, black_slot = master_slot(table, False), master_slot(table, True)
    own, black = -1, -1  # -1: no such disc
    if own_slot >= 0:
        hold(box, table, own_slot)
        own = chain_landing(box, table) if chained else best_landing(box, table, False)
    if black_slot >= 0:
        hold(box, table, black_slot)
        black = chain_landing(box, table) if chained else best_landing(box, table, False)
    table.firm = 1 if own == OPENED or black == OPENED else 0
    least = CLOSED + 1 if chained or table.firm else CLOSED
    clear_menu(table)
    if own >= least:
        offer(table, 0)
    if black >= least:
        offer(table, 1)
    if chained:
        table.firm = 0
        offer(table, n.PASS)
    ask(table, n.MASTER_DISC, seat)


@rule
def chain_landing(box: Box, table: Table) -> int:
    """Whether the disc in play can be chained to the last note."""
    for note in (box.left[table.last], box.right[table.last]):
        if in_area(box, table, note):
            how = open_to(box, table, note)
            if how:
                return how
    return CLOSED


@rule
def choose_master_disc(table: Table, option: int) -> None:
    """The Concertmaster's disc to move."""
    if option == n.PASS:
        table.phase = n.TURN_END
        return
    table.slot = master_slot(table, option == 1)
    table.mode = n.CHAINED if table.last >= 0 else n.SINGLE
    table.phase = n.DISC


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
    if box.kind[note] != n.SEMIBREVE:
        place(box, table, note)
        return
    table.pair_note = note
    colour = table.disc_colour
    may = partners(box, table, note)
    clear_menu(table)
    for slot in range(n.SLOTS):
        if has(may, slot):
            offer(table, slot * 2)
            if (table.discs[table.at, slot] == n.BLACK) != (colour == n.BLACK):
                offer(table, slot * 2 + 1)
    ask(table, n.PAIR, seat)


@rule
def choose_pair(box: Box, table: Table, option: int) -> None:
    """SY-RULING-42: the second disc of the pair, and whether it lies below."""
    place_pair(box, table, table.pair_note, option // 2, option % 2 == 1)
    table.pair_note = -1
    table.phase = n.LANDED


@rule
def burn(box: Box, table: Table) -> None:
    """SY-PLAY-7: a disc without a placement leaves the game; a Soloist's other discs go on."""
    at, colour = table.at, table.disc_colour
    if table.slot == n.STACK:
        table.stacked[at] -= 1
    else:
        lift_disc(table, at, table.slot)
    give_back(table, colour)
    tell(table, EVERYONE, n.BURNT, table.disc_player, named(table, at), colour)
    table.hit_quaver = 0
    if not box.disturbing_needs_disc:
        table.has_placed = with_(table.has_placed, at)
    table.phase = n.LANDED if table.mode == n.GROUP else n.TURN_END


@rule
def go_on(box: Box, table: Table) -> None:
    """After a step: gifts that are due, then the next disc of the group or chain, or the end of the turn."""
    at = table.at
    if table.gives >= 0:
        offer_tokens(table, n.GIVE, table.gives, table.tokens[table.gives])
        return
    if table.boon:
        offer_tokens(table, n.FROM_BOX, table.disc_player, table.spare)
        return
    table.phase = n.DISC
    again = table.master == n.MAHLER and table.hit_quaver == 1  # SY-MASTER-MAHLER, SY-RULING-64
    if table.back_to == n.CODA:
        table.mode = n.CHAINED
        if not again or not table.stacked[at]:
            table.phase = n.TURN_END
        return
    if at == n.CONCERTMASTER:
        table.mode = 0
        if not again or leftmost(table, at, -1) < 0:
            table.phase = n.TURN_END
        return
    slot = leftmost(table, at, -1)
    if slot >= 0 and table.mode == n.GROUP and has(box.solo[table.card[at]], slot):
        table.slot = slot
        return
    table.mode, table.slot = n.CHAINED, slot
    if slot < 0 or table.last < 0 or not may_follow(box, table, slot, again):
        table.phase = n.TURN_END


@rule
def may_follow(box: Box, table: Table, slot: int, again: bool) -> bool:
    """SY-ABIL-CHAIN, SY-ABIL-CHAIN-2: whether the next disc belongs to the chain; or Mahler lets its player go on."""
    at = table.at
    if abilities(box, table, at, part_of(box, table, at, slot)) & n.CHAINING:
        return True
    return again and mover(box, table, at, slot) == table.disc_player


@rule
def offer_tokens(table: Table, kind: int, seat: int, counts: Array) -> None:
    """A seat chooses one of some Musician tokens."""
    clear_menu(table)
    for token in range(n.TOKENS):
        if counts[token] > 0:
            offer(table, token)
    ask(table, kind, seat)


@rule
def give_token(table: Table, seat: int, token: int) -> None:
    """SY-MASTER-KLEIBER: the neighbour's token goes to the player of the disc."""
    to = table.disc_player
    table.tokens[seat, token] -= 1
    table.tokens[to, token] += 1
    table.gives = -1
    tell(table, EVERYONE, n.GAVE_TOKEN, seat, to, token)


@rule
def token_from_box(table: Table, seat: int, token: int) -> None:
    """SY-MASTER-FURTWANGLER: a token that was not in the game."""
    table.spare[token] -= 1
    table.tokens[seat, token] += 1
    table.boon = 0
    tell(table, EVERYONE, n.TOOK_TOKEN, seat, token, 3)


@rule
def end_turn(box: Box, table: Table) -> None:
    """After the whole play: Disturbing, then Obsessive."""
    at = table.at
    table.phase = table.back_to
    table.mode = 0
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
