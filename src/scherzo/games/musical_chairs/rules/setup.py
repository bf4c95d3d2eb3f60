"""Setup: cushions, hands, start player, chairs (MC-SETUP)."""

from scherzo.core.chance import draw
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, NOBODY, ask, seat_after, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import deal
from scherzo.games.musical_chairs.rules.notes import all_cards_in_the_pile
from scherzo.games.musical_chairs.table import Table


@rule
def set_up(box: Box, table: Table) -> None:
    """MC-SETUP-1..5, MC-SETUP-10: the same for every number of players."""
    clear_the_table(table)
    place_cushions(table)
    for seat in range(table.players):
        deal(table, seat, n.HAND, n.DEALT)
    choose_start_player(box, table)
    table.phase = n.SEATING


@rule
def clear_the_table(table: Table) -> None:
    """All cards in the pile, no dancers on the board, nothing owned."""
    for card in range(n.CARDS):
        table.place[card] = n.PILE
        table.pile[card] = card
    table.pile_size = n.CARDS
    all_cards_in_the_pile(table)
    for seat in range(n.SEATS):
        table.chair[seat] = NOBODY
        table.scoring_chair[seat] = NOBODY
        table.committed[seat] = n.UNDECIDED
        for at in range(n.HAND + 1):
            table.hand[seat, at] = n.NO_CARD
    for cushion in range(n.CUSHIONS):
        table.owner[cushion] = NOBODY
    table.stopper = NOBODY
    table.battle_chair = NOBODY
    table.switch_out = n.NO_CARD


@rule
def place_cushions(table: Table) -> None:
    """MC-SETUP-2: a random cushion for each chair; the other eight go back into the box."""
    for cushion in range(n.CUSHIONS):
        table.cushion_at[cushion] = cushion
    for chair in range(n.CHAIRS):
        other = chair + draw(table, n.CUSHION_STREAM, n.CUSHIONS - chair)
        cushion = table.cushion_at[other]
        table.cushion_at[other] = table.cushion_at[chair]
        table.cushion_at[chair] = cushion
        table.cushion[cushion] = n.ON_BOARD
        tell(table, EVERYONE, n.CUSHION_PLACED, chair, cushion)
    table.on_board = n.CHAIRS


@rule
def choose_start_player(box: Box, table: Table) -> None:
    """MC-SETUP-4, MC-RULING-3: by lot, or the seat that the table agreed on."""
    table.start = box.start
    if box.start == NOBODY:
        table.start = draw(table, n.START_STREAM, table.players)
    tell(table, EVERYONE, n.START_PLAYER, table.start)


@rule
def ask_for_a_starting_chair(table: Table) -> None:
    """MC-SETUP-6: in reverse order; the player to the right of the start player first, the start player last."""
    if table.seats_done == table.players:
        table.phase = n.NEXT_ROUND
        return
    table.turn = seat_after(table, table.start, -1 - table.seats_done)
    ask(table, n.CHOOSE_CHAIR, table.turn)


@rule
def starting_chairs(table: Table, menu: Array) -> int:
    """MC-SETUP-7: any chair that nobody has chosen yet."""
    count = 0
    for chair in range(n.CHAIRS):
        if why_not_start(table, chair) == n.MAY:
            menu[count] = chair
            count += 1
    return count


@rule
def why_not_start(table: Table, chair: int) -> int:
    """MC-SETUP-7"""
    return n.CHAIR_TAKEN if is_occupied(table, chair) else n.MAY


@rule
def take_starting_chair(table: Table, seat: int, chair: int) -> None:
    """The dancer goes to the chosen chair."""
    table.chair[seat] = chair
    table.seats_done += 1
    tell(table, EVERYONE, n.TOOK_SEAT, seat, chair)


@rule
def is_occupied(table: Table, chair: int) -> bool:
    """Whether a dancer stands at this chair."""
    for seat in range(table.players):
        if table.chair[seat] == chair:
            return True
    return False
