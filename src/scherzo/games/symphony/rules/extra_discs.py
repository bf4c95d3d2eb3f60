"""Extra discs on an Instrument: Prolonged (SY-TOKEN-PROLONGED), and the locked spaces where they may lie."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.concertmaster import master_slot, swap
from scherzo.games.symphony.rules.discs import from_supply, left_place, named, put_disc
from scherzo.games.symphony.table import Table


@rule
def can_prolong(box: Box, table: Table, seat: int, at: int) -> bool:
    """Whether Prolonged can add a disc in any way."""
    for way in range(n.PROLONGINGS):
        if may_prolong(box, table, seat, at, way):
            return True
    return False


@rule
def may_prolong(box: Box, table: Table, seat: int, at: int, way: int) -> bool:
    """SY-RULING-39: left of all discs, on a locked space (its slot), or a swap on the Concertmaster."""
    black = adds_black(box, table, at, way)
    if not box.unlimited and table.supply[n.BLACK if black else seat + 1] <= 0:
        return False
    if at == n.CONCERTMASTER:
        return way in (n.SWAP_TO_OWN, n.SWAP_TO_BLACK) and master_slot(table, not black) >= 0
    if way in (n.LEFT_OWN, n.LEFT_BLACK):
        return True
    return is_space(way) and locked_space(box, table, at, way, black)


@rule
def adds_black(box: Box, table: Table, at: int, way: int) -> bool:
    """Whether that way of prolonging adds a black disc."""
    if is_space(way):
        return box.spaces[table.card[at], way - n.FIRST_SPACE] == n.BLACK_LINKED
    return way in (n.LEFT_BLACK, n.SWAP_TO_BLACK)


@rule
def is_space(way: int) -> bool:
    """Whether a number stands for a Note space of the card."""
    return n.FIRST_SPACE <= way < n.SLOTS


@rule
def locked_space(box: Box, table: Table, at: int, slot: int, black: bool) -> bool:
    """SY-RULING-39: whether a slot is a linked space of that colour, still locked and without a disc now."""
    if table.well[at] or table.discs[at, slot] != n.NO_DISC:
        return False
    return box.spaces[table.card[at], slot - n.FIRST_SPACE] == (n.BLACK_LINKED if black else n.GREY_LINKED)


@rule
def prolong(box: Box, table: Table, seat: int, way: int) -> None:
    """SY-TOKEN-PROLONGED: the extra disc goes to its place."""
    at = table.at
    colour = n.BLACK if adds_black(box, table, at, way) else seat + 1
    if way in (n.SWAP_TO_OWN, n.SWAP_TO_BLACK):
        swap(table, seat, way == n.SWAP_TO_BLACK)
        from_supply(box, table, colour)
        return
    slot = way if is_space(way) else left_place(table, at)
    put_disc(box, table, at, slot, colour)
    tell(table, EVERYONE, n.ADDED, seat, named(table, at), colour, slot)
