"""What a disc can do. Every ability becomes a fact of the disc in play.

    what may it land on     disc_accidentals (Flat, Sharp), disc_clefs, disc_covers and disc_must_cover (the four
                            forms of Overwriting), disc_on_black (Karajan)
    what lies under it      disc_guard (Protection, Mengelberg)
    what does it score      disc_bonus (Virtuosity), disc_absolute
    what may follow it      disc_chains (Chaining)

`take_up` composes them from card, place, token and Master; `landing` in placing.py reads the first group.
Imminent, Absolute, Obsessive and Disturbing belong to the Instrument, not to a disc: they are read from `abilities`.
"""

from scherzo.core.rule import rule
from scherzo.core.sets import only, with_
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.table import Table


@rule
def abilities(box: Box, table: Table, at: int, part: int) -> int:
    """SY-CARD-5, SY-CARD-9: the active abilities of a Part: basic, unlocked, from the token, from the Master."""
    card = table.card[at]
    bits = box.basic[card, part]
    if table.well[at]:
        bits |= box.unlock[card]
    token = table.token_on[at]
    if token >= 0:
        bits |= box.token_gives[token]
    if table.master == n.BULOW and box.category[card] == n.SOLOIST:  # SY-MASTER-BULOW
        bits |= n.PROTECTION
    return bits


@rule
def virtuosity(box: Box, table: Table, at: int, part: int) -> int:
    """SY-VP-5, SY-ABIL-VIRT: what Virtuosity adds to each own disc; card, unlocked and token add up."""
    card = table.card[at]
    bonus = box.bonus[card, part]
    if table.well[at]:
        bonus += box.bonus_unlock[card]
    if table.token_on[at] == n.VIRTUOSITY_TOKEN:
        bonus += 1
    return bonus


@rule
def clefs(box: Box, table: Table, at: int) -> int:
    """SY-CLEF-4, SY-RULING-87, SY-RULING-89: the Clefs of the card, all three with a Clef token."""
    if table.token_on[at] == n.CLEF_TOKEN:
        return 7
    return box.clefs_of[table.card[at]]


@rule
def take_up(box: Box, table: Table, player: int, part: int, slot: int, colour: int) -> None:
    """The disc on that slot of the playing Instrument is the disc in play: its facts."""
    at = table.at
    bits = abilities(box, table, at, part)
    own = colour != n.BLACK
    table.slot = slot
    table.disc_player = player
    table.disc_colour = colour
    # SY-ABIL-FLAT, SY-ABIL-SHARP, SY-PLACE-4
    accidentals = 1
    if bits & n.FLAT:
        accidentals = with_(accidentals, n.FLAT_NOTE)
    if bits & n.SHARP:
        accidentals = with_(accidentals, n.SHARP_NOTE)
    table.disc_accidentals = accidentals
    table.disc_clefs = clefs(box, table, at)
    # SY-ABIL-OW, SY-ABIL-SOW for own discs; SY-ABIL-BOW, SY-ABIL-BSOW for black ones
    plain, strong = (n.OW, n.SOW) if own else (n.BOW, n.BSOW)
    table.disc_covers = 2 if bits & strong else 1 if bits & plain else 0
    table.disc_must_cover = 1 if bits & strong else 0
    # SY-MASTER-KARAJAN, SY-RULING-62
    woodwind = box.category[table.card[at]] == n.WOODWINDS
    table.disc_on_black = 1 if own and woodwind and table.master == n.KARAJAN else 0
    # SY-ABIL-PROT; SY-MASTER-MENGELBERG, SY-RULING-65
    guard = 0
    if own and bits & n.PROTECTION:
        guard = n.ALL_KINDS
    elif own and table.master == n.MENGELBERG:
        guard = only(n.QUAVER)
    table.disc_guard = guard
    # SY-VP-4, SY-VP-5
    table.disc_bonus = virtuosity(box, table, at, part) if own else 0
    table.disc_chains = 1 if bits & n.CHAINING and slot != n.STACK else 0
    # SY-ABIL-ABS, SY-VP-3: a stacked disc scores nothing by itself, and no Overwriting reaches it
    table.disc_absolute = 0
    if slot == n.STACK:
        table.disc_absolute = 1
        table.disc_covers = 0
        table.disc_must_cover = 0


@rule
def hold(box: Box, table: Table, slot: int) -> None:
    """Takes up the disc on a slot (or a stacked one) of the playing Instrument."""
    at = table.at
    seat = mover(box, table, at, slot)
    colour = seat + 1 if slot == n.STACK else table.discs[at, slot]
    take_up(box, table, seat, part_of(box, table, at, slot), slot, colour)


@rule
def must_cover(bits: int, colour: int) -> bool:
    """SY-ABIL-SOW, SY-ABIL-BSOW: whether such a disc may only overwrite."""
    return bits & (n.BSOW if colour == n.BLACK else n.SOW) != 0


@rule
def leftmost(table: Table, at: int, after: int) -> int:
    """SY-PLAY-3: the slot of the leftmost disc behind slot `after` (-1: of all), or -1."""
    for slot in range(after + 1, n.SLOTS):
        if table.discs[at, slot]:
            return slot
    return -1


@rule
def part_of(box: Box, table: Table, at: int, slot: int) -> int:
    """SY-CARD-9: the Part that a slot belongs to. An added disc plays with the leftmost printed one's Part."""
    if slot == n.STACK:
        return 0
    if slot < n.FIRST_SPACE:
        slot = leftmost(table, at, n.FIRST_SPACE - 1)
        if slot < 0:
            return 0
    return box.part[table.card[at], slot - n.FIRST_SPACE]


@rule
def mover(box: Box, table: Table, at: int, slot: int) -> int:
    """SY-PLAY-2, SY-PLAY-4: who moves the disc on that slot, own or black."""
    return table.owner[at, part_of(box, table, at, slot)]
