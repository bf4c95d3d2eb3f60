"""One turn of one Instrument (2.4): Musician token, source of the disc, then its discs step by step (5.2)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony.abilities import abilities, leftmost, mover, part_of, take_up
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.discs import (
    from_supply,
    give_back,
    left_place,
    lift_disc,
    make_well_placed,
    named,
    own_discs_left,
    put_disc,
)
from scherzo.games.symphony.menus import add, clear
from scherzo.games.symphony.names import (
    BLACK,
    BLACK_LINKED,
    BURN,
    CHAINING,
    CHOIR,
    CLEF_TOKEN,
    CONCERTMASTER,
    CONDUCTOR,
    DISTURBING,
    ECLECTIC,
    FIRST_SPACE,
    FLAT,
    GREY_LINKED,
    MAHLER,
    NO_DISC,
    OBSESSIVE,
    OVERWRITING_TOKEN,
    PASS,
    PROLONGED,
    ROWS,
    SEMIBREVE,
    SHARP,
    SLOTS,
    STACK,
    TO_CATEGORY,
    TO_CHOIR,
    TO_FLAT,
    TO_NOT_CHOIR,
    TO_SHARP,
    TOKENS,
)
from scherzo.games.symphony.placing import (
    CLOSED,
    OPENED,
    in_area,
    open_to,
    pair_open_to,
    partners,
    place,
    place_pair,
)
from scherzo.games.symphony.table import (
    ADDED,
    BODY,
    BURNT,
    CHAIN,
    CHAINED,
    CLEF_POINTS,
    CODA,
    CONDUCTED,
    DISC,
    DISTURBED,
    FROM_BOX,
    GAVE_TOKEN,
    GIVE,
    GROUP,
    LANDED,
    MASTER_DISC,
    OBSESSED,
    PAIR,
    PLACE,
    PLAY_FROM,
    PROLONG,
    PUT_ON,
    SINGLE,
    SOURCE,
    SWAPPED,
    TOKEN,
    TOKEN_PLACED,
    TOOK_TOKEN,
    TURN,
    TURN_END,
    Table,
)


@rule
def begin_turn(table: Table, at: int, back_to: int) -> None:
    """An Instrument with a disc left plays (SY-PLAY-1); afterwards the table returns to Attack, Body or Coda."""
    table.at = at
    table.back_to = back_to
    table.slot = -1
    table.mode = 0
    table.firm = 0
    table.last = -1
    table.hit_quaver = 0
    table.steps_done = 0
    table.pair_note = -1
    table.fresh = 0 if (int(table.has_placed) >> at) & 1 else 1
    table.phase = TURN


# Step 2: a Musician token


@rule
def offer_token(box: Box, table: Table) -> None:
    """SY-PLAY-2: the controller of the disc to play may put a token on the Instrument."""
    at = int(table.at)
    seat = mover(box, table, at, STACK if table.back_to == CODA else leftmost(table, at, -1))
    table.disc_player = seat
    table.phase = SOURCE
    if box.category[table.card[at]] == CHOIR or table.token_on[at] >= 0:
        return
    clear(table)
    for token in range(TOKENS):
        if table.tokens[seat, token] > 0 and token_fits(box, table, seat, at, token):
            add(table, token)
    if table.menu_size:
        add(table, PASS)
        ask(table, TOKEN, seat)


@rule
def token_fits(box: Box, table: Table, seat: int, at: int, token: int) -> bool:
    """SY-RULING-92: whether that token may be put on the Instrument now."""
    if at == CONCERTMASTER and box.not_on_concertmaster[token]:
        return False
    if token == OVERWRITING_TOKEN:
        return own_discs_left(table, at) <= box.overwriting_limit
    if token == ECLECTIC:
        return not table.well[at]
    if token == PROLONGED:
        if table.back_to == CODA:
            return False
        for way in range(10):
            if may_prolong(box, table, seat, at, way):
                return True
        return False
    return True


@rule
def use_token(box: Box, table: Table, seat: int, token: int) -> None:
    """2.8: the token lies on the Instrument for the rest of the game; what it does at once."""
    at = int(table.at)
    if token == PASS:
        return
    lay_token(box, table, seat, at, token)
    if token == PROLONGED:
        clear(table)
        for way in range(10):
            if may_prolong(box, table, seat, at, way):
                add(table, way)
        ask(table, PROLONG, seat)


@rule
def lay_token(box: Box, table: Table, seat: int, at: int, token: int) -> None:
    """Puts a token on an Instrument; Clef points (SY-TOKEN-CLEF) and Eclectic work at once."""
    table.tokens[seat, token] -= 1
    table.token_on[at] = token
    points = 0
    if token == CLEF_TOKEN and not box.clefs:
        for clef in range(3):
            if (int(box.clefs_of[table.card[at]]) >> clef) & 1:
                points += int(box.clef_vp)
        table.points[seat, CLEF_POINTS] += points
    tell(table, EVERYONE, TOKEN_PLACED, seat, named(table, at), token, points, 0)
    if token == ECLECTIC:
        make_well_placed(box, table, at)


@rule
def may_prolong(box: Box, table: Table, seat: int, at: int, way: int) -> bool:
    """SY-RULING-39: ways 0, 1 left (own, black); 3-7 a locked space; 8, 9 the Concertmaster swaps to own, to black."""
    if way == 2:
        return False
    black = way in (1, 9) or (
        FIRST_SPACE <= way < SLOTS and box.spaces[table.card[at], way - FIRST_SPACE] == BLACK_LINKED
    )
    if not box.unlimited and table.supply[BLACK if black else seat + 1] <= 0:
        return False
    if at == CONCERTMASTER:
        return way >= 8 and master_slot(table, not black) >= 0
    if way >= 8:
        return False
    return way < 2 or locked_space(box, table, at, way, black)


@rule
def locked_space(box: Box, table: Table, at: int, slot: int, black: bool) -> bool:
    """Whether a slot is a linked space of that colour, still locked and without an extra disc."""
    if table.well[at] or (int(table.added[at]) >> slot) & 1:
        return False
    return int(box.spaces[table.card[at], slot - FIRST_SPACE]) == (BLACK_LINKED if black else GREY_LINKED)


@rule
def master_slot(table: Table, black: bool) -> int:
    """The slot of the Concertmaster's first black (own) disc, or -1."""
    for slot in range(SLOTS):
        disc = table.discs[CONCERTMASTER, slot]
        if disc != NO_DISC and (disc == BLACK) == black:
            return slot
    return -1


@rule
def prolong(box: Box, table: Table, seat: int, way: int) -> None:
    """SY-TOKEN-PROLONGED: the extra disc goes to its place."""
    at = int(table.at)
    if way >= 8:
        swap(table, seat, way == 9)
        from_supply(box, table, BLACK if way == 9 else seat + 1)
        return
    black = way == 1 or (way >= FIRST_SPACE and box.spaces[table.card[at], way - FIRST_SPACE] == BLACK_LINKED)
    slot = way if way >= FIRST_SPACE else left_place(table, at)
    if slot >= FIRST_SPACE:
        table.added[at] = int(table.added[at]) | (1 << slot)
    put_disc(box, table, at, slot, BLACK if black else seat + 1)
    tell(table, EVERYONE, ADDED, seat, named(table, at), BLACK if black else seat + 1, slot, 0)


@rule
def swap(table: Table, seat: int, to_black: bool) -> None:
    """A disc of the Concertmaster changes its colour; the old one returns to its supply."""
    slot = master_slot(table, not to_black)
    before = lift_disc(table, CONCERTMASTER, slot)
    give_back(table, before)
    table.discs[CONCERTMASTER, slot] = BLACK if to_black else seat + 1
    tell(table, EVERYONE, SWAPPED, seat, int(table.discs[CONCERTMASTER, slot]), before, 0, 0)


# Step 3: the Instrument's own disc, or one of the Conductor's


@rule
def offer_source(box: Box, table: Table) -> None:
    """SY-PLAY-5, SY-RULING-40: option 0 is the Instrument's own disc, 1 to 3 are discs of the player's Conductor."""
    clear(table)
    add(table, 0)
    seat = int(table.disc_player)
    if table.back_to != CODA and table.owner[CONDUCTOR, 0] == seat:
        master = int(table.master)
        for i in range(box.master_discs[master]):
            same = (
                i > 0
                and table.discs[CONDUCTOR, FIRST_SPACE + i - 1] == table.discs[CONDUCTOR, FIRST_SPACE + i]
                and box.master_to[master, i - 1] == box.master_to[master, i]
            )
            if not same and may_conduct(box, table, i):
                add(table, i + 1)
    table.phase = DISC
    ask(table, PLAY_FROM, seat)


@rule
def may_conduct(box: Box, table: Table, i: int) -> bool:
    """SY-PLAY-6, SY-MASTER-1, SY-RULING-40, 59: whether that disc may be added to the playing Instrument."""
    at, master = int(table.at), int(table.master)
    colour = int(table.discs[CONDUCTOR, FIRST_SPACE + i])
    if colour == NO_DISC or (box.master_distinct[master] and (int(table.conducted) >> at) & 1):
        return False
    to = int(box.master_to[master, i])
    category = int(box.category[table.card[at]])
    bits = abilities(box, table, at, part_of(box, table, at, leftmost(table, at, -1)))
    if to == TO_NOT_CHOIR and category == CHOIR:
        return False
    if to == TO_CHOIR and category != CHOIR:
        return False
    if to == TO_FLAT and not bits & FLAT:
        return False
    if to == TO_SHARP and not bits & SHARP:
        return False
    if to >= TO_CATEGORY and category != to - TO_CATEGORY:
        return False
    if at == CONCERTMASTER:
        return master_slot(table, colour != BLACK) >= 0
    return conductor_places(box, table, colour) != 0


@rule
def conductor_places(box: Box, table: Table, colour: int) -> int:
    """SY-RULING-40: bit 0 = left of all discs, if it can land then; bits 3-7 = locked spaces of its colour."""
    at, seat = int(table.at), int(table.disc_player)
    places = 0
    for slot in range(FIRST_SPACE, SLOTS):
        if locked_space(box, table, at, slot, colour == BLACK):
            places |= 1 << slot
    part = part_of(box, table, at, leftmost(table, at, -1))
    table.mode = SINGLE
    take_up(box, table, seat, part, left_place(table, at), colour)
    if best_landing(box, table, True) != CLOSED:
        places |= 1
    table.mode = 0
    return places


@rule
def best_landing(box: Box, table: Table, pairs: bool) -> int:
    """OPENED if the disc in play can land without a clash, else WITH_CLASH or CLOSED; with or without pairs."""
    movement = int(table.movement)
    best = CLOSED
    for i in range(box.area_size[movement]):
        note = int(box.area[movement, i])
        if box.kind[note] != SEMIBREVE:
            how = open_to(box, table, note)
        else:
            how = pair_open_to(box, table, note) if pairs else CLOSED
        if how == OPENED:
            return OPENED
        if how:
            best = how
    return best


@rule
def choose_source(box: Box, table: Table, seat: int, option: int) -> None:
    """The player has said where the disc comes from; a Conductor's disc goes to its place."""
    if option == 0:
        return
    at, i = int(table.at), option - 1
    colour = int(table.discs[CONDUCTOR, FIRST_SPACE + i])
    if at == CONCERTMASTER:
        swap(table, seat, colour == BLACK)
        table.discs[CONDUCTOR, FIRST_SPACE + i] = NO_DISC
        table.conducted = int(table.conducted) | (1 << at)
        return
    table.source_disc = i
    places = conductor_places(box, table, colour)
    clear(table)
    for place_number in range(SLOTS):
        if (places >> place_number) & 1:
            add(table, place_number)
    ask(table, PUT_ON, seat)


@rule
def put_conductor_disc(table: Table, seat: int, place_number: int) -> None:
    """SY-TOKEN-COND: left of all discs (then it plays now and is never burnt), or on a locked space."""
    at = int(table.at)
    colour = lift_disc(table, CONDUCTOR, FIRST_SPACE + int(table.source_disc))
    slot = place_number
    if place_number == 0:
        slot = left_place(table, at)
        table.firm = 1
    else:
        table.added[at] = int(table.added[at]) | (1 << slot)
    table.discs[at, slot] = colour
    table.conducted = int(table.conducted) | (1 << at)
    tell(table, EVERYONE, CONDUCTED, seat, named(table, at), colour, slot, 0)


# Step 3, continued: the discs one by one


@rule
def next_disc(box: Box, table: Table) -> None:
    """5.2: the next disc of the play and where it may go."""
    at = int(table.at)
    if table.mode == 0:
        if table.back_to == CODA:
            table.mode, table.slot = SINGLE, STACK
        elif at == CONCERTMASTER:
            offer_master_disc(box, table)
            return
        else:
            slot = leftmost(table, at, -1)
            inside = (int(box.solo[table.card[at]]) >> slot) & 1  # SY-ABIL-SOLO
            table.mode, table.slot = GROUP if inside else SINGLE, slot
    hold(box, table, int(table.slot))
    clear(table)
    if table.mode == CHAINED:
        for note in (int(box.left[table.last]), int(box.right[table.last])):  # SY-ABIL-CHAIN, SY-RULING-35
            if in_area(box, table, note):
                pair = box.kind[note] == SEMIBREVE
                if (pair and pair_open_to(box, table, note)) or (not pair and open_to(box, table, note)):
                    add(table, note)
        add(table, PASS)
        ask(table, CHAIN, int(table.disc_player))
        return
    must = table.firm
    movement = int(table.movement)
    for i in range(box.area_size[movement]):
        note = int(box.area[movement, i])
        if box.kind[note] == SEMIBREVE:
            how = pair_open_to(box, table, note)
            if how == OPENED and table.mode == GROUP:  # SY-RULING-34
                must = 1
        else:
            how = open_to(box, table, note)
            if how == OPENED:
                must = 1
        if how:
            add(table, note)
    if not must:  # SY-PLAY-7, SY-RULING-32: no placement but by an optional help
        add(table, BURN)
    ask(table, PLACE, int(table.disc_player))


@rule
def hold(box: Box, table: Table, slot: int) -> None:
    """Takes up the disc on a slot (or a stacked one) of the playing Instrument."""
    at = int(table.at)
    seat = mover(box, table, at, slot)
    colour = seat + 1 if slot == STACK else int(table.discs[at, slot])
    take_up(box, table, seat, part_of(box, table, at, slot), slot, colour)


@rule
def offer_master_disc(box: Box, table: Table) -> None:
    """SY-PLAY-4, SY-RULING-48: own (0) or black (1); a colour that can be placed, if there is one. Mahler: may stop."""
    seat = int(table.owner[CONCERTMASTER, 0])
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
    clear(table)
    if own >= least:
        add(table, 0)
    if black >= least:
        add(table, 1)
    if chained:
        table.firm = 0
        add(table, PASS)
    ask(table, MASTER_DISC, seat)


@rule
def chain_landing(box: Box, table: Table) -> int:
    """Whether the disc in play can be chained to the last note."""
    for note in (int(box.left[table.last]), int(box.right[table.last])):
        if in_area(box, table, note):
            how = open_to(box, table, note)
            if how:
                return how
    return CLOSED


@rule
def choose_master_disc(table: Table, option: int) -> None:
    """The Concertmaster's disc to move."""
    if option == PASS:
        table.phase = TURN_END
        return
    table.slot = master_slot(table, option == 1)
    table.mode = CHAINED if table.last >= 0 else SINGLE
    table.phase = DISC


@rule
def choose_note(box: Box, table: Table, seat: int, note: int) -> None:
    """A step of the play: a note, the fire (BURN), or no further disc (PASS)."""
    if note == PASS:
        table.phase = TURN_END
        return
    table.firm = 0
    if note == BURN:
        burn(box, table)
        return
    table.phase = LANDED
    if box.kind[note] != SEMIBREVE:
        place(box, table, note)
        return
    table.pair_note = note
    colour = int(table.disc_colour)
    may = partners(box, table, note)
    clear(table)
    for slot in range(SLOTS):
        if (may >> slot) & 1:
            add(table, slot * 2)
            if (table.discs[table.at, slot] == BLACK) != (colour == BLACK):
                add(table, slot * 2 + 1)
    ask(table, PAIR, seat)


@rule
def choose_pair(box: Box, table: Table, option: int) -> None:
    """SY-RULING-42: the second disc of the pair, and whether it lies below."""
    place_pair(box, table, int(table.pair_note), option // 2, option % 2 == 1)
    table.pair_note = -1
    table.phase = LANDED


@rule
def burn(box: Box, table: Table) -> None:
    """SY-PLAY-7: a disc without a placement leaves the game; a Soloist's other discs go on."""
    at, colour = int(table.at), int(table.disc_colour)
    if table.slot == STACK:
        table.stacked[at] -= 1
    else:
        lift_disc(table, at, int(table.slot))
    give_back(table, colour)
    tell(table, EVERYONE, BURNT, int(table.disc_player), named(table, at), colour, 0, 0)
    table.hit_quaver = 0
    if not box.disturbing_needs_disc:
        table.has_placed = int(table.has_placed) | (1 << at)
    table.phase = LANDED if table.mode == GROUP else TURN_END


@rule
def go_on(box: Box, table: Table) -> None:
    """After a step: gifts that are due, then the next disc of the group or chain, or the end of the turn."""
    at = int(table.at)
    if table.gives >= 0:
        offer_tokens(table, GIVE, int(table.gives), table.tokens[table.gives])
        return
    if table.boon:
        offer_tokens(table, FROM_BOX, int(table.disc_player), table.spare)
        return
    table.phase = DISC
    again = table.master == MAHLER and table.hit_quaver == 1  # SY-MASTER-MAHLER, SY-RULING-64
    if table.back_to == CODA:
        table.mode = CHAINED
        if not again or not table.stacked[at]:
            table.phase = TURN_END
        return
    if at == CONCERTMASTER:
        table.mode = 0
        if not again or leftmost(table, at, -1) < 0:
            table.phase = TURN_END
        return
    slot = leftmost(table, at, -1)
    if slot >= 0 and table.mode == GROUP and (int(box.solo[table.card[at]]) >> slot) & 1:
        table.slot = slot
        return
    table.mode, table.slot = CHAINED, slot
    if slot < 0 or table.last < 0 or not may_follow(box, table, slot, again):
        table.phase = TURN_END


@rule
def may_follow(box: Box, table: Table, slot: int, again: bool) -> bool:
    """SY-ABIL-CHAIN, SY-ABIL-CHAIN-2: whether the next disc belongs to the chain; or Mahler lets its player go on."""
    at = int(table.at)
    if abilities(box, table, at, part_of(box, table, at, slot)) & CHAINING:
        return True
    return again and mover(box, table, at, slot) == table.disc_player


@rule
def offer_tokens(table: Table, kind: int, seat: int, counts: Array) -> None:
    """A seat chooses one of some Musician tokens."""
    clear(table)
    for token in range(TOKENS):
        if counts[token] > 0:
            add(table, token)
    ask(table, kind, seat)


@rule
def give_token(table: Table, seat: int, token: int) -> None:
    """SY-MASTER-KLEIBER: the neighbour's token goes to the player of the disc."""
    to = int(table.disc_player)
    table.tokens[seat, token] -= 1
    table.tokens[to, token] += 1
    table.gives = -1
    tell(table, EVERYONE, GAVE_TOKEN, seat, to, token, 0, 0)


@rule
def token_from_box(table: Table, seat: int, token: int) -> None:
    """SY-MASTER-FURTWANGLER: a token that was not in the game."""
    table.spare[token] -= 1
    table.tokens[seat, token] += 1
    table.boon = 0
    tell(table, EVERYONE, TOOK_TOKEN, seat, token, 3, 0, 0)


@rule
def end_turn(box: Box, table: Table) -> None:
    """After the whole play: Disturbing, then Obsessive."""
    at = int(table.at)
    table.phase = table.back_to
    table.mode = 0
    if at == CONCERTMASTER or table.back_to == CODA:  # SY-RULING-45, SY-RULING-47
        return
    bits = abilities(box, table, at, 0)
    if bits & DISTURBING and table.fresh and (int(table.has_placed) >> at) & 1:
        disturb(table, at)
    if bits & OBSESSIVE and table.back_to == BODY and table.steps_done:
        insist(box, table, at)


@rule
def disturb(table: Table, at: int) -> None:
    """SY-ABIL-DIST, SY-RULING-45: every other Instrument of the Column loses its leftmost disc."""
    first = at - at % ROWS
    for other in range(first, first + ROWS):
        if other == at or table.card[other] < 0:
            continue
        slot = leftmost(table, other, -1)
        if slot >= 0:
            colour = lift_disc(table, other, slot)
            give_back(table, colour)
            tell(table, EVERYONE, DISTURBED, named(table, other), colour, 0, 0, 0)


@rule
def insist(box: Box, table: Table, at: int) -> None:
    """SY-ABIL-OBS, SY-RULING-44: the nearest Instrument in front plays next, if it has a disc."""
    first = at - at % ROWS
    before = at - 1
    while before >= first and table.card[before] < 0:
        before -= 1
    if before < first and box.obsessive_wraps:
        before = first + ROWS - 1
        while before > at and table.card[before] < 0:
            before -= 1
    if before >= first and leftmost(table, before, -1) >= 0:
        table.row = before - first
        tell(table, EVERYONE, OBSESSED, named(table, before), named(table, at), 0, 0, 0)
