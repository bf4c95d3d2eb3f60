"""Where the disc in play may land (2.5, 5.2 `legal`) and what its landing does (2.6, 5.2 `apply`)."""

from typing import Final

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, seat_after, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, leftmost, mover, must_cover, part_of, virtuosity
from scherzo.games.symphony.rules.discs import from_supply, lift_disc, named
from scherzo.games.symphony.table import Table

NO: Final = 0
FREE: Final = 1  # on an empty note
COVER: Final = 2  # on another disc

CLOSED: Final = 0
OPENED: Final = 1
WITH_CLASH: Final = 2


@rule
def in_area(box: Box, table: Table, note: int) -> bool:
    """SY-PLACE-1: the note lies in a bar between the Batons."""
    return note >= 0 and box.from_bar[table.movement] <= box.bar[note] <= box.to_bar[table.movement]


@rule
def landing(box: Box, table: Table, note: int) -> int:
    """Whether the disc in play may lie on that note; area, Clef, chain and Bernstein are tested elsewhere."""
    kind = box.kind[note]
    if kind == n.SEMIBREVE:  # SY-PLACE-6: only by two discs at once
        return NO
    if not has(table.disc_accidentals, box.accidental[note]):  # SY-PLACE-4, SY-RULING-51
        return NO
    height = table.height[note]
    black = table.disc_colour == n.BLACK
    if height == 0:
        if table.disc_must_cover or (black and kind == n.MINIM):  # SY-ABIL-SOW, SY-PLACE-5
            return NO
        return FREE
    top = table.stack[note, height - 1]
    mine = table.disc_player + 1
    if top == n.BLACK:  # SY-ABIL-NOTE, SY-RULING-62
        return COVER if table.disc_on_black and height == 1 else NO
    if top != mine and height <= table.disc_covers:  # SY-ABIL-OW, BOW, SOW, BSOW; SY-RULING-50
        return COVER
    if height == 1 and box.tuplet[note]:
        if black:
            if (top != mine or box.black_hits_own) and tuplet_has(box, table, note, n.BLACK):  # SY-PLACE-8
                return COVER
        elif top != mine and tuplet_has(box, table, note, mine):  # SY-PLACE-7
            return COVER
    return NO


@rule
def tuplet_has(box: Box, table: Table, note: int, colour: int) -> bool:
    """SY-RULING-26, SY-RULING-28: whether another note of the tuplet has a top of that colour."""
    start = box.tuplet_from[note]
    for other in range(start, start + box.tuplet[note]):
        height = table.height[other]
        if other == note or height == 0 or table.stack[other, height - 1] != colour:
            continue
        if colour == n.BLACK and not box.setup_tuplet_power and box.covered[other] and height == 1:
            continue
        return True
    return False


@rule
def clef_fits(box: Box, table: Table, note: int) -> bool:
    """SY-CLEF-1, SY-CLEF-2, SY-RULING-87: one of the Instrument's Clefs is valid there."""
    if not box.clefs:
        return True
    return table.disc_clefs & table.clef_valid[box.voice[note], box.position[note]] != 0


@rule
def may_clash(box: Box, table: Table) -> bool:
    """SY-CLEF-3, SY-CLEF-5, SY-RULING-88: whether the player has a clash left."""
    return table.steps[table.disc_player, n.CLASH_TRACK] < box.clash_limit


@rule
def open_to(box: Box, table: Table, note: int) -> int:
    """Whether the disc in play may go alone on a note of the area: CLOSED, OPENED or WITH_CLASH."""
    how = landing(box, table, note)
    if how == NO:
        return CLOSED
    fits = clef_fits(box, table, note)
    if not fits and not may_clash(box, table):
        return CLOSED
    if how == FREE and table.master == n.BERNSTEIN:
        if note != leftmost_free(box, table, box.voice[note], fits, False):
            return CLOSED
    return OPENED if fits else WITH_CLASH


@rule
def leftmost_free(box: Box, table: Table, voice: int, with_clef: bool, pair: bool) -> int:
    """SY-MASTER-BERNSTEIN, SY-RULING-60: the leftmost empty note of the Voice that the disc (or pair) could use."""
    movement = table.movement
    for i in range(box.area_size[movement]):
        note = box.area[movement, i]
        if box.voice[note] != voice or table.height[note]:
            continue
        if box.strict_leftmost:
            return note
        if with_clef and not clef_fits(box, table, note):
            continue
        if landing(box, table, note) == FREE or (pair and pair_lands(box, table, note)):
            return note
    return -1


@rule
def pair_lands(box: Box, table: Table, note: int) -> bool:
    """SY-PLACE-6, SY-RULING-42: an empty Semibreve that the disc in play and a second one could fill."""
    if box.kind[note] != n.SEMIBREVE or table.height[note] or table.disc_must_cover or table.disc_absolute:
        return False
    if not has(table.disc_accidentals, box.accidental[note]):
        return False
    return partners(box, table, note) != 0


@rule
def pair_open_to(box: Box, table: Table, note: int) -> int:
    """Whether a pair may go on a Semibreve of the area: CLOSED, OPENED or WITH_CLASH."""
    if not pair_lands(box, table, note):
        return CLOSED
    fits = clef_fits(box, table, note)
    if not fits and not may_clash(box, table):
        return CLOSED
    if table.master == n.BERNSTEIN and note != leftmost_free(box, table, box.voice[note], fits, True):
        return CLOSED
    return OPENED if fits else WITH_CLASH


@rule
def best_landing(box: Box, table: Table, pairs: bool) -> int:
    """OPENED if the disc in play can land without a clash, else WITH_CLASH or CLOSED; with or without pairs."""
    movement = table.movement
    best = CLOSED
    for i in range(box.area_size[movement]):
        note = box.area[movement, i]
        if box.kind[note] != n.SEMIBREVE:
            how = open_to(box, table, note)
        else:
            how = pair_open_to(box, table, note) if pairs else CLOSED
        if how == OPENED:
            return OPENED
        if how:
            best = how
    return best


@rule
def partners(box: Box, table: Table, note: int) -> int:
    """SY-RULING-34, SY-RULING-42: bit set of the slots whose disc may share a Semibreve with the disc in play."""
    at, slot = table.at, table.slot
    found = 0
    if table.mode == n.GROUP:
        inside = box.solo[table.card[at]]
        for other in range(n.SLOTS):
            if other != slot and has(inside, other) and may_join(box, table, note, other):
                found = with_(found, other)
    elif table.disc_chains:
        other = leftmost(table, at, slot)
        if other >= 0 and may_join(box, table, note, other):
            if abilities(box, table, at, part_of(box, table, at, other)) & n.CHAINING:
                found = with_(found, other)
    return found


@rule
def may_join(box: Box, table: Table, note: int, slot: int) -> bool:
    """Whether the disc on a slot may be the second of a pair: same player, not bound to overwrite, semitones played."""
    at = table.at
    colour = table.discs[at, slot]
    if not colour or mover(box, table, at, slot) != table.disc_player:
        return False
    bits = abilities(box, table, at, part_of(box, table, at, slot))
    if box.accidental[note] == n.FLAT_NOTE and not bits & n.FLAT:
        return False
    if box.accidental[note] == n.SHARP_NOTE and not bits & n.SHARP:
        return False
    return not must_cover(bits, colour)


@rule
def place(box: Box, table: Table, note: int) -> None:
    """The disc in play goes on the note (SY-PLAY-8)."""
    seat, colour = table.disc_player, table.disc_colour
    how = landing(box, table, note)
    clash_if_needed(box, table, note)
    pick_up(table)
    guarded = how == FREE and has(table.disc_guard, box.kind[note])
    if guarded and from_supply(box, table, n.BLACK):  # SY-ABIL-PROT, SY-CARD-4
        push(table, note, n.BLACK)
    push(table, note, colour)
    points = disc_points(box, table, box.voice_vp[box.voice[note]] if how == FREE else box.cover_vp)
    extra = box.overwrite_vp if how == COVER and table.master == n.WAGNER else 0
    table.points[seat, n.PLACING] += points
    table.points[seat, n.OVERWRITES] += extra  # SY-MASTER-WAGNER, SY-RULING-69
    tell(
        table,
        EVERYONE,
        n.PLACED if how == FREE else n.OVERWROTE,
        seat,
        named(table, table.at),
        colour,
        note,
        points + extra,
    )
    landed(box, table, note, colour != n.BLACK)


@rule
def place_pair(box: Box, table: Table, note: int, partner: int, partner_below: bool) -> None:
    """SY-PLACE-6, SY-RULING-42: the disc in play and a second one fill a Semibreve."""
    seat, at = table.disc_player, table.at
    clash_if_needed(box, table, note)
    first = pick_up(table)
    second = lift_disc(table, at, partner)
    lower, upper = (second, first) if partner_below else (first, second)
    push(table, note, lower)
    push(table, note, upper)
    table.paired[note] = 1
    upper_vp, lower_vp = box.cover_vp, box.voice_vp[box.voice[note]]  # SY-VP-2
    points = 0
    if first != n.BLACK:
        points += (upper_vp if partner_below else lower_vp) + table.disc_bonus
    if second != n.BLACK:
        points += (lower_vp if partner_below else upper_vp) + virtuosity(
            box, table, at, part_of(box, table, at, partner)
        )
    extra = box.overwrite_vp if table.master == n.WAGNER and box.wagner_pairs else 0
    table.points[seat, n.PLACING] += points
    table.points[seat, n.OVERWRITES] += extra
    tell(table, EVERYONE, n.PAIRED, seat, named(table, at), lower + 8 * upper, note, points + extra)
    own = lower != n.BLACK or upper != n.BLACK
    landed(box, table, note, own)
    if table.master == n.FURTWANGLER and own:  # SY-MASTER-FURTWANGLER, SY-RULING-66
        for token in range(n.TOKENS):
            if table.spare[token] > 0:
                table.boon = 1


@rule
def disc_points(box: Box, table: Table, value: int) -> int:
    """SY-VP-1..5: what the disc in play scores where an ordinary own disc scores `value`."""
    if table.disc_colour == n.BLACK:
        return 0
    if table.disc_absolute and not box.absolute_scores:  # SY-RULING-30
        value = 0
    return value + table.disc_bonus


@rule
def pick_up(table: Table) -> int:
    """Takes the disc in play off its Instrument; its colour."""
    if table.slot == n.STACK:
        table.stacked[table.at] -= 1
        return table.disc_colour
    return lift_disc(table, table.at, table.slot)


@rule
def push(table: Table, note: int, colour: int) -> None:
    """Puts a disc on top of a note."""
    table.stack[note, table.height[note]] = colour
    table.height[note] += 1


@rule
def clash_if_needed(box: Box, table: Table, note: int) -> None:
    """SY-CLEF-3: one step on the Clash Track for a disc or pair whose Clefs are not valid there."""
    if not clef_fits(box, table, note):
        seat = table.disc_player
        table.steps[seat, n.CLASH_TRACK] += 1
        tell(table, EVERYONE, n.CLASHED, seat, table.steps[seat, n.CLASH_TRACK])


@rule
def landed(box: Box, table: Table, note: int, own: bool) -> None:
    """What follows a placement: the Minim's token (SY-PLACE-5), Kleiber's gift, the memory of the play."""
    seat = table.disc_player
    if own and table.minim[note] >= 0:  # SY-RULING-43
        token = table.minim[note]
        table.tokens[seat, token] += 1
        table.minim[note] = -1
        tell(table, EVERYONE, n.TOOK_TOKEN, seat, token, 2, note)
    if table.master == n.KLEIBER and box.accidental[note]:  # SY-MASTER-KLEIBER, SY-RULING-63
        giver = seat_after(table, seat, 1 if box.accidental[note] == n.FLAT_NOTE else -1)
        for token in range(n.TOKENS):
            if table.tokens[giver, token] > 0:
                table.gives = giver
    table.last = note
    table.hit_quaver = 1 if box.kind[note] == n.QUAVER else 0
    table.steps_done += 1
    table.has_placed = with_(table.has_placed, table.at)
