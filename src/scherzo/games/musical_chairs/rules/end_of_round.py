"""The end of a round: what its phases share, the conductor token and the cushion that leaves (MC-EOR, MC-CUSH)."""

from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import EVERYONE, seat_after, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.cards import suit_of
from scherzo.games.musical_chairs.table import Table


@rule
def music_stops(table: Table) -> None:
    """Phases 1 and 2; then the battles begin."""
    tell(table, EVERYONE, n.CONDUCTOR, table.turn, table.stopper)
    table.stopper = table.turn  # MC-EOR-1
    remove_a_cushion(table)
    table.losers = 0
    table.fought = 0
    table.phase = n.BATTLES


@rule
def remove_a_cushion(table: Table) -> None:
    """MC-CUSH-1..4, MC-RULING-15..17: the first cushion on the board, going back through the line."""
    for back in range(1, table.line_size + 1):
        card = table.line_as[table.line_size - back]
        if card != n.NO_CARD:
            chair = suit_of(card)
            cushion = table.cushion_at[chair]
            if table.cushion[cushion] == n.ON_BOARD:
                table.cushion[cushion] = n.REMOVED
                table.on_board -= 1
                tell(table, EVERYONE, n.CUSHION_REMOVED, chair, cushion)
                return
    tell(table, EVERYONE, n.NO_CUSHION)


@rule
def seat_in_order(table: Table) -> int:
    """MC-RULING-21: the seat that a phase has come to, in stopper order."""
    return seat_after(table, table.stopper, table.seats_done)


@rule
def next_phase(table: Table, phase: int) -> None:
    """Every seat has had its part of a phase."""
    table.phase = phase
    table.seats_done = 0


@rule
def lost_a_battle(table: Table, seat: int) -> bool:
    """MC-BATTLE-11, MC-RULING-22: in a battle, and not its winner."""
    return has(table.losers, seat)
