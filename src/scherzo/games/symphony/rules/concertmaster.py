"""The Concertmaster: own or black disc by choice, swaps of the two, and chains of Mahler (SY-PLAY-4)."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import hold
from scherzo.games.symphony.rules.discs import give_back, lift_disc
from scherzo.games.symphony.rules.landing import best_landing, in_area, open_to
from scherzo.games.symphony.table import Table


@rule
def offer_master_disc(box: Box, table: Table) -> None:
    """SY-PLAY-4, SY-RULING-48: own or black; a colour that can be placed, if there is one. Mahler: may stop."""
    chained = table.last >= 0
    own = master_landing(box, table, False)
    black = master_landing(box, table, True)
    table.firm = 1 if own == n.OPENED or black == n.OPENED else 0
    least = n.CLOSED + 1 if chained or table.firm else n.CLOSED
    clear_menu(table)
    if own >= least:
        offer(table, n.OWN_DISC)
    if black >= least:
        offer(table, n.BLACK_DISC)
    if chained:
        table.firm = 0
        offer(table, n.PASS)
    ask(table, n.MASTER_DISC, table.owner[n.CONCERTMASTER, 0])


@rule
def master_landing(box: Box, table: Table, black: bool) -> int:
    """How the first disc of a colour can land: CLOSED, OPENED or WITH_CLASH; -1 without such a disc."""
    slot = master_slot(table, black)
    if slot < 0:
        return -1
    hold(box, table, slot)
    return chain_landing(box, table) if table.last >= 0 else best_landing(box, table, False)


@rule
def chain_landing(box: Box, table: Table) -> int:
    """Whether the disc in play can be chained by itself to the last note."""
    for note in (box.left[table.last], box.right[table.last]):
        if in_area(box, table, note) and box.kind[note] != n.SEMIBREVE:
            how = open_to(box, table, note)
            if how != n.CLOSED:
                return how
    return n.CLOSED


@rule
def choose_master_disc(table: Table, option: int) -> None:
    """The Concertmaster's disc to move."""
    if option == n.PASS:
        table.phase = n.TURN_END
        return
    table.slot = master_slot(table, option == n.BLACK_DISC)
    table.mode = n.CHAINED if table.last >= 0 else n.SINGLE
    table.phase = n.DISC


@rule
def master_slot(table: Table, black: bool) -> int:
    """The slot of the Concertmaster's first black (own) disc, or -1."""
    for slot in range(n.SLOTS):
        disc = table.discs[n.CONCERTMASTER, slot]
        if disc != n.NO_DISC and (disc == n.BLACK) == black:
            return slot
    return -1


@rule
def swap(table: Table, seat: int, to_black: bool) -> None:
    """A disc of the Concertmaster changes its colour; the old one returns to its supply."""
    slot = master_slot(table, not to_black)
    before = lift_disc(table, n.CONCERTMASTER, slot)
    give_back(table, before)
    table.discs[n.CONCERTMASTER, slot] = n.BLACK if to_black else seat + 1
    tell(table, EVERYONE, n.SWAPPED, seat, table.discs[n.CONCERTMASTER, slot], before)
