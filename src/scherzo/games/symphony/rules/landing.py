"""Where the disc in play may land (2.5, 5.2 `legal`). Each question is answered by MAY or by the reason why not."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, leftmost, mover, must_cover, part_of
from scherzo.games.symphony.table import Table


@rule
def in_area(box: Box, table: Table, note: int) -> bool:
    """SY-PLACE-1: the note lies in a bar between the Batons."""
    return note >= 0 and box.from_bar[table.movement] <= box.bar[note] <= box.to_bar[table.movement]


@rule
def best_landing(box: Box, table: Table, pairs: bool) -> int:
    """OPENED if the disc in play can land without a clash, else WITH_CLASH or CLOSED; with or without pairs."""
    best = n.CLOSED
    for i in range(box.area_size[table.movement]):
        note = box.area[table.movement, i]
        if box.kind[note] == n.SEMIBREVE and not pairs:
            continue
        how = open_to(box, table, note)
        if how == n.OPENED:
            return n.OPENED
        if how != n.CLOSED:
            best = how
    return best


@rule
def open_to(box: Box, table: Table, note: int) -> int:
    """Whether the disc in play (on a Semibreve: a pair with it) may go on a note: CLOSED, OPENED or WITH_CLASH."""
    fits = clef_fits(box, table, note)
    if refusal(box, table, note, fits) != n.MAY:
        return n.CLOSED
    return n.OPENED if fits else n.WITH_CLASH


@rule
def refusal(box: Box, table: Table, note: int, fits: bool) -> int:
    """Why the disc in play (on a Semibreve: a pair with it) may not go on a note of the area; `fits`: a Clef does."""
    pair = box.kind[note] == n.SEMIBREVE
    reason = pair_refusal(box, table, note) if pair else disc_refusal(box, table, note)
    if reason != n.MAY:
        return reason
    if not fits and not may_clash(box, table):
        return n.NO_CLEF_FITS
    if table.master == n.BERNSTEIN and table.height[note] == 0:
        if note != leftmost_free(box, table, box.voice[note], fits, pair):
            return n.NOT_LEFTMOST
    return n.MAY


@rule
def disc_refusal(box: Box, table: Table, note: int) -> int:
    """Why the disc in play may not lie there by itself; area, Clef, chain and Bernstein are asked elsewhere."""
    if box.kind[note] == n.SEMIBREVE:  # SY-PLACE-6
        return n.NO_SECOND_DISC
    if not has(table.disc_accidentals, box.accidental[note]):  # SY-PLACE-4, SY-RULING-51
        return n.PLAYS_NO_FLAT if box.accidental[note] == n.FLAT_NOTE else n.PLAYS_NO_SHARP
    if table.height[note] > 0:
        return cover_refusal(box, table, note)
    if table.disc_must_cover:  # SY-ABIL-SOW
        return n.MUST_OVERWRITE
    if table.disc_colour == n.BLACK and box.kind[note] == n.MINIM:  # SY-PLACE-5
        return n.BLACK_ON_MINIM
    return n.MAY


@rule
def cover_refusal(box: Box, table: Table, note: int) -> int:
    """Why the disc in play may not lie on the discs that are there."""
    height = table.height[note]
    top = table.stack[note, height - 1]
    mine = table.disc_player + 1
    black = table.disc_colour == n.BLACK
    if top == n.BLACK:  # SY-ABIL-NOTE, SY-RULING-62
        if not table.disc_on_black:
            return n.UNDER_BLACK
        return n.MAY if height == 1 else n.BLACK_NOT_ALONE
    if top != mine and height <= table.disc_covers:  # SY-ABIL-OW, BOW, SOW, BSOW; SY-RULING-50
        return n.MAY
    if height == 1 and box.tuplet[note]:
        if black:
            if (top != mine or box.black_hits_own) and tuplet_has(box, table, note, n.BLACK):  # SY-PLACE-8
                return n.MAY
        elif top != mine and tuplet_has(box, table, note, mine):  # SY-PLACE-7
            return n.MAY
    if top == mine:
        return n.OWN_DISC_THERE
    if height > 1:
        return n.TOO_HIGH
    return n.NO_TUPLET_POWER if box.tuplet[note] else n.CANNOT_OVERWRITE


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
def leftmost_free(box: Box, table: Table, voice: int, with_clef: bool, pair: bool) -> int:
    """SY-MASTER-BERNSTEIN, SY-RULING-60: the leftmost empty note of the Voice that the disc (or pair) could use."""
    for i in range(box.area_size[table.movement]):
        note = box.area[table.movement, i]
        if box.voice[note] != voice or table.height[note]:
            continue
        if box.strict_leftmost:
            return note
        if with_clef and not clef_fits(box, table, note):
            continue
        if disc_refusal(box, table, note) == n.MAY or (pair and pair_refusal(box, table, note) == n.MAY):
            return note
    return -1


# Two discs on a Semibreve


@rule
def pair_refusal(box: Box, table: Table, note: int) -> int:
    """SY-PLACE-6, SY-RULING-42: why the disc in play and a second one may not fill a Semibreve."""
    if box.kind[note] != n.SEMIBREVE:
        return n.NO_SECOND_DISC
    if table.height[note]:
        return n.FILLED if table.paired[note] else n.UNDER_BLACK
    if table.disc_must_cover:
        return n.MUST_OVERWRITE
    if table.disc_absolute:
        return n.STACKED_DISC
    if not has(table.disc_accidentals, box.accidental[note]):
        return n.PLAYS_NO_FLAT if box.accidental[note] == n.FLAT_NOTE else n.PLAYS_NO_SHARP
    return n.MAY if partners(box, table, note) else n.NO_SECOND_DISC


@rule
def partners(box: Box, table: Table, note: int) -> int:
    """SY-RULING-34, SY-RULING-42: the set of slots whose disc may share a Semibreve with the disc in play."""
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
