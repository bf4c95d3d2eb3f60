"""A quick, sensible choice: notes by their worth now, seats by discs, tokens where they help."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities
from scherzo.games.symphony.rules.discs import own_discs_left
from scherzo.games.symphony.rules.landing import clef_fits
from scherzo.games.symphony.rules.seating import suits
from scherzo.games.symphony.table import Table


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """The option with the highest worth; a little chance breaks ties."""
    best, worth = 0, -1_000_000
    for i in range(count):
        value = worth_of(box, table, seat, int(menu[i])) * 16 + below(rng, 16)
        if value > worth:
            best, worth = int(menu[i]), value
    return best


@rule
def worth_of(box: Box, table: Table, seat: int, option: int) -> int:
    """A rough worth of an option, in eighths of a point."""
    kind = table.asking
    if kind in (n.PLACE, n.CHAIN):
        return note_worth(box, table, seat, option)
    if kind == n.TOKEN:
        return token_worth(box, table, option)
    if kind == n.CONTROL:
        return target_worth(box, table, option)
    if kind in (n.SEAT, n.ALLOT_SEAT):
        return 24 if suits(box, table, table.laid, option) else 0
    if kind in (n.SEAT_CARD, n.DRAFT, n.ALLOT):
        return card_worth(box, option)
    if kind == n.DISCARD:
        return -card_worth(box, option)
    if kind == n.PLAY_FROM:  # an extra disc scores at once
        return option
    if kind == n.PROLONG:
        return 8 if option == 0 or option == 8 else 0
    if kind == n.MASTER_DISC:
        return 4 if option == 0 else 0 if option == 1 else -4
    if kind == n.PRE_ECLECTIC:
        return 4 if option != n.PASS else 0
    return 0


@rule
def note_worth(box: Box, table: Table, seat: int, note: int) -> int:
    """What landing on a note brings now and promises later; a black disc should hurt others."""
    if note == n.BURN:
        return -8
    if note == n.PASS:
        return 4
    height = table.height[note]
    later = 12 if box.accidental[note] else 0  # Note Tracks
    if box.kind[note] == n.SEMIBREVE:
        later += 32
    if box.zone[note]:
        later += 10
    top = table.stack[note, height - 1] if height else 0
    clash = 0 if clef_fits(box, table, note) else -24
    if table.disc_colour == n.BLACK:
        if height == 0:
            return clash + 6 - later - 8 * box.voice_vp[box.voice[note]] // 4
        return clash + (16 + later if top != seat + 1 else -32 - later)
    value = 8 * box.voice_vp[box.voice[note]] if height == 0 else 8
    if table.disc_absolute:
        value = 0
    if height:
        value += 10 + later  # it also takes the note from somebody
    if box.kind[note] == n.MINIM and table.minim[note] >= 0:
        value += 12
    return value + later + clash + 4 * box.voice[note]  # the lower Voices pay more at the end


@rule
def token_worth(box: Box, table: Table, token: int) -> int:
    """Whether a token helps enough on this Instrument to be used up: it is worth a point unused."""
    if token == n.PASS:
        return 12
    at = table.at
    own = own_discs_left(table, at)
    if token == n.PROLONGED:
        return 24
    if token == n.VIRTUOSITY_TOKEN:
        return 8 * (own + table.stacked[at])
    if token == n.CLEF_TOKEN:
        clefs = box.clefs_of[table.card[at]]
        return 0 if box.clefs else 16 * ((clefs & 1) + has(clefs, 1) + has(clefs, 2))
    if token == n.ECLECTIC:
        gained = 0
        for i in range(n.SPACES):
            if box.spaces[table.card[at], i] == n.GREY_LINKED:
                gained += 20
        return gained + (40 if box.unlock[table.card[at]] & n.ABSOLUTE else 0)
    if token == n.OVERWRITING_TOKEN:
        return 14 if own == 2 else 0
    if token == n.CHAINING_TOKEN:
        return 0
    return 10 + own


@rule
def card_worth(box: Box, card: int) -> int:
    """Discs and abilities of a card."""
    value = 0
    for i in range(n.SPACES):
        space = box.spaces[card, i]
        if space == n.WHITE:
            value += 16
        elif space == n.GREY_LINKED:
            value += 10
        elif space in (n.BLACK_SPACE, n.BLACK_LINKED):
            value += 4
    return value + 8 * (box.bonus[card, 0] + box.bonus_unlock[card])


@rule
def target_worth(box: Box, table: Table, target: int) -> int:
    """What an Instrument is worth to whoever controls it now."""
    at, part = target // n.PARTS, target % n.PARTS
    if at == n.CONDUCTOR:
        return 44
    if at == n.CONCERTMASTER:
        return 50
    card = table.card[at]
    value = 0
    for i in range(n.SPACES):
        if box.part[card, i] != part:
            continue
        space = box.spaces[card, i]
        if space == n.WHITE or (space == n.GREY_LINKED and table.well[at]):
            value += 16 + 8 * box.bonus[card, part]
            if table.well[at]:
                value += 8 * box.bonus_unlock[card]
        elif space == n.BLACK_SPACE or (space == n.BLACK_LINKED and table.well[at]):
            value += 4
    if abilities(box, table, at, part) & n.ABSOLUTE:
        value += 24
    if box.category[card] != n.CHOIR:
        value += 2 * (n.ROWS - at % n.ROWS)
    return value
