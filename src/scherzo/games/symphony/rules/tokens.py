"""Musician tokens (2.8): put on an Instrument in step 2 of its turn, given and taken while it plays."""

from scherzo.core.layout import Array
from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import leftmost, mover
from scherzo.games.symphony.rules.discs import make_well_placed, named, own_discs_left
from scherzo.games.symphony.rules.extra_discs import can_prolong, may_prolong
from scherzo.games.symphony.table import Table


@rule
def offer_token(box: Box, table: Table) -> None:
    """SY-PLAY-2: the controller of the disc to play may put a token on the Instrument."""
    at = table.at
    seat = mover(box, table, at, n.STACK if table.back_to == n.CODA else leftmost(table, at, -1))
    table.disc_player = seat
    table.phase = n.SOURCE
    if box.category[table.card[at]] == n.CHOIR or table.token_on[at] >= 0:
        return
    clear_menu(table)
    for token in range(n.TOKENS):
        if table.tokens[seat, token] > 0 and token_refusal(box, table, seat, token) == n.MAY:
            offer(table, token)
    if table.menu_size:
        offer(table, n.PASS)
        ask(table, n.TOKEN, seat)


@rule
def token_refusal(box: Box, table: Table, seat: int, token: int) -> int:
    """SY-RULING-92: why that token may not be put on the playing Instrument now."""
    at = table.at
    if at == n.CONCERTMASTER and box.not_on_concertmaster[token]:
        return n.NEVER_ON_CONCERTMASTER
    if token == n.OVERWRITING_TOKEN and own_discs_left(table, at) > box.overwriting_limit:
        return n.TOO_MANY_DISCS
    if token == n.ECLECTIC and table.well[at]:
        return n.WELL_PLACED_ALREADY
    if token == n.PROLONGED and table.back_to == n.CODA:
        return n.NOT_IN_CODA
    if token == n.PROLONGED and not can_prolong(box, table, seat, at):
        return n.NO_DISC_TO_ADD
    return n.MAY


@rule
def use_token(box: Box, table: Table, seat: int, token: int) -> None:
    """2.8: the token lies on the Instrument for the rest of the game; what it does at once."""
    if token == n.PASS:
        return
    lay_token(box, table, seat, table.at, token)
    if token == n.PROLONGED:
        clear_menu(table)
        for way in range(n.PROLONGINGS):
            if may_prolong(box, table, seat, table.at, way):
                offer(table, way)
        ask(table, n.PROLONG, seat)


@rule
def lay_token(box: Box, table: Table, seat: int, at: int, token: int) -> None:
    """Puts a token on an Instrument; Clef points (SY-TOKEN-CLEF) and Eclectic work at once."""
    table.tokens[seat, token] -= 1
    table.token_on[at] = token
    points = clef_points(box, table, at) if token == n.CLEF_TOKEN else 0
    table.points[seat, n.CLEF_POINTS] += points
    tell(table, EVERYONE, n.TOKEN_PLACED, seat, named(table, at), token, points)
    if token == n.ECLECTIC:
        make_well_placed(box, table, at)


@rule
def clef_points(box: Box, table: Table, at: int) -> int:
    """SY-TOKEN-CLEF: what a Clef token scores on an Instrument; nothing in the Clefs variant."""
    points = 0
    for clef in range(n.CLEFS):
        if has(box.clefs_of[table.card[at]], clef) and not box.clefs:
            points += box.clef_vp
    return points


# Gifts


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
    tell(table, EVERYONE, n.TOOK_TOKEN, seat, token, n.FROM_THE_BOX)
