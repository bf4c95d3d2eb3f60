"""Steps 1 and 2 of a turn: an Instrument with a disc plays; its player may put a Musician token on it (2.8)."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import leftmost, mover
from scherzo.games.symphony.rules.discs import (
    from_supply,
    give_back,
    left_place,
    lift_disc,
    make_well_placed,
    named,
    own_discs_left,
    put_disc,
)
from scherzo.games.symphony.table import Table


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
    table.fresh = 0 if has(table.has_placed, at) else 1
    table.phase = n.TURN


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
        if table.tokens[seat, token] > 0 and token_fits(box, table, seat, at, token):
            offer(table, token)
    if table.menu_size:
        offer(table, n.PASS)
        ask(table, n.TOKEN, seat)


@rule
def token_fits(box: Box, table: Table, seat: int, at: int, token: int) -> bool:
    """SY-RULING-92: whether that token may be put on the Instrument now."""
    if at == n.CONCERTMASTER and box.not_on_concertmaster[token]:
        return False
    if token == n.OVERWRITING_TOKEN:
        return own_discs_left(table, at) <= box.overwriting_limit
    if token == n.ECLECTIC:
        return not table.well[at]
    if token == n.PROLONGED:
        if table.back_to == n.CODA:
            return False
        for way in range(10):
            if may_prolong(box, table, seat, at, way):
                return True
        return False
    return True


@rule
def use_token(box: Box, table: Table, seat: int, token: int) -> None:
    """2.8: the token lies on the Instrument for the rest of the game; what it does at once."""
    at = table.at
    if token == n.PASS:
        return
    lay_token(box, table, seat, at, token)
    if token == n.PROLONGED:
        clear_menu(table)
        for way in range(10):
            if may_prolong(box, table, seat, at, way):
                offer(table, way)
        ask(table, n.PROLONG, seat)


@rule
def lay_token(box: Box, table: Table, seat: int, at: int, token: int) -> None:
    """Puts a token on an Instrument; Clef points (SY-TOKEN-CLEF) and Eclectic work at once."""
    table.tokens[seat, token] -= 1
    table.token_on[at] = token
    points = 0
    if token == n.CLEF_TOKEN and not box.clefs:
        for clef in range(3):
            if has(box.clefs_of[table.card[at]], clef):
                points += box.clef_vp
        table.points[seat, n.CLEF_POINTS] += points
    tell(table, EVERYONE, n.TOKEN_PLACED, seat, named(table, at), token, points)
    if token == n.ECLECTIC:
        make_well_placed(box, table, at)


@rule
def may_prolong(box: Box, table: Table, seat: int, at: int, way: int) -> bool:
    """SY-RULING-39: ways 0, 1 left (own, black); 3-7 a locked space; 8, 9 the Concertmaster swaps to own, to black."""
    if way == 2:
        return False
    black = way in (1, 9) or (
        n.FIRST_SPACE <= way < n.SLOTS and box.spaces[table.card[at], way - n.FIRST_SPACE] == n.BLACK_LINKED
    )
    if not box.unlimited and table.supply[n.BLACK if black else seat + 1] <= 0:
        return False
    if at == n.CONCERTMASTER:
        return way >= 8 and master_slot(table, not black) >= 0
    if way >= 8:
        return False
    return way < 2 or locked_space(box, table, at, way, black)


@rule
def locked_space(box: Box, table: Table, at: int, slot: int, black: bool) -> bool:
    """Whether a slot is a linked space of that colour, still locked and without an extra disc."""
    if table.well[at] or has(table.added[at], slot):
        return False
    return box.spaces[table.card[at], slot - n.FIRST_SPACE] == (n.BLACK_LINKED if black else n.GREY_LINKED)


@rule
def master_slot(table: Table, black: bool) -> int:
    """The slot of the Concertmaster's first black (own) disc, or -1."""
    for slot in range(n.SLOTS):
        disc = table.discs[n.CONCERTMASTER, slot]
        if disc != n.NO_DISC and (disc == n.BLACK) == black:
            return slot
    return -1


@rule
def prolong(box: Box, table: Table, seat: int, way: int) -> None:
    """SY-TOKEN-PROLONGED: the extra disc goes to its place."""
    at = table.at
    if way >= 8:
        swap(table, seat, way == 9)
        from_supply(box, table, n.BLACK if way == 9 else seat + 1)
        return
    black = way == 1 or (way >= n.FIRST_SPACE and box.spaces[table.card[at], way - n.FIRST_SPACE] == n.BLACK_LINKED)
    slot = way if way >= n.FIRST_SPACE else left_place(table, at)
    if slot >= n.FIRST_SPACE:
        table.added[at] = with_(table.added[at], slot)
    put_disc(box, table, at, slot, n.BLACK if black else seat + 1)
    tell(table, EVERYONE, n.ADDED, seat, named(table, at), n.BLACK if black else seat + 1, slot)


@rule
def swap(table: Table, seat: int, to_black: bool) -> None:
    """A disc of the Concertmaster changes its colour; the old one returns to its supply."""
    slot = master_slot(table, not to_black)
    before = lift_disc(table, n.CONCERTMASTER, slot)
    give_back(table, before)
    table.discs[n.CONCERTMASTER, slot] = n.BLACK if to_black else seat + 1
    tell(table, EVERYONE, n.SWAPPED, seat, table.discs[n.CONCERTMASTER, slot], before)
