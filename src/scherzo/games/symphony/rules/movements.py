"""The Symphony Phase: five Movements, each with Prelude, Attack, Body and Coda (2.4, 5.3)."""

from scherzo.core.open_menu import clear_menu, offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.core.table import EVERYONE, ask, seat_after, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.abilities import abilities, leftmost, part_of
from scherzo.games.symphony.rules.scoring import score_midgame
from scherzo.games.symphony.rules.tokens import lay_token
from scherzo.games.symphony.rules.turn import begin_turn
from scherzo.games.symphony.table import Table


@rule
def begin_movement(box: Box, table: Table) -> None:
    """SY-SYM-1, SY-SYM-2: the Batons move on; a Progressive Orchestra seats the Column first (SY-PROG-5)."""
    tell(table, EVERYONE, n.MOVEMENT_BEGINS, table.movement)
    table.asked_seats = 0
    table.phase = n.ALLOTTING if box.orchestra == n.PROGRESSIVE else n.PRELUDE


@rule
def prelude(box: Box, table: Table) -> None:
    """SY-RULING-36: just before the Attack, Eclectic may unlock Imminent; clockwise from the First Player token."""
    for i in range(table.players):
        seat = seat_after(table, table.first, i)
        if has(table.asked_seats, seat):
            continue
        if table.tokens[seat, n.ECLECTIC] > 0:
            clear_menu(table)
            for row in range(box.rows):
                at = table.movement * n.ROWS + row
                if hides_imminent(box, table, seat, at):
                    offer(table, at)
            if table.menu_size:
                offer(table, n.PASS)
                ask(table, n.PRE_ECLECTIC, seat)
                return
        table.asked_seats = with_(table.asked_seats, seat)
    table.phase = n.ATTACK
    table.row = box.rows


@rule
def hides_imminent(box: Box, table: Table, seat: int, at: int) -> bool:
    """SY-ABIL-IMM: an Instrument of that seat whose Imminent is locked and could be unlocked now."""
    if table.card[at] < 0 or table.owner[at, 0] != seat or table.well[at] or table.token_on[at] >= 0:
        return False
    return box.unlock[table.card[at]] & n.IMMINENT != 0 and leftmost(table, at, -1) >= 0


@rule
def answer_prelude(box: Box, table: Table, seat: int, option: int) -> None:
    """One Eclectic token on an Instrument, or no more."""
    if option == n.PASS:
        table.asked_seats = with_(table.asked_seats, seat)
    else:
        lay_token(box, table, seat, option, n.ECLECTIC)


@rule
def attack(box: Box, table: Table) -> None:
    """SY-ORDER-1: Imminent Instruments once each, from the back; then the Concertmaster."""
    while table.row > 0:
        table.row -= 1
        at = table.movement * n.ROWS + table.row
        if plays_in_attack(box, table, at):
            begin_turn(table, at, n.ATTACK)
            return
    if table.row == 0:
        table.row = -1
        if leftmost(table, n.CONCERTMASTER, -1) >= 0:
            begin_turn(table, n.CONCERTMASTER, n.ATTACK)
            return
    table.row = 0
    table.phase = n.BODY


@rule
def plays_in_attack(box: Box, table: Table, at: int) -> bool:
    """SY-RULING-46: an Instrument with a disc left, whose next disc has active Imminent."""
    slot = leftmost(table, at, -1)
    return slot >= 0 and abilities(box, table, at, part_of(box, table, at, slot)) & n.IMMINENT != 0


@rule
def body(box: Box, table: Table) -> None:
    """SY-ORDER-2, SY-ORDER-3: front to back, round after round, until no disc is left but stacked ones."""
    rows = box.rows
    for i in range(rows):
        row = (table.row + i) % rows
        at = table.movement * n.ROWS + row
        if leftmost(table, at, -1) >= 0:
            table.row = row + 1
            begin_turn(table, at, n.BODY)
            return
    table.row = 0
    table.phase = n.CODA
    for row in range(rows):
        if table.stacked[table.movement * n.ROWS + row]:
            tell(table, EVERYONE, n.CODA_BEGINS, table.movement)
            return


@rule
def coda(box: Box, table: Table) -> None:
    """SY-ORDER-4: stacked discs one each, front to back, then the second, then the third."""
    rows = box.rows
    for i in range(rows):
        row = (table.row + i) % rows
        at = table.movement * n.ROWS + row
        if table.stacked[at] > 0:
            table.row = row + 1
            begin_turn(table, at, n.CODA)
            return
    table.phase = n.INTERVAL


@rule
def interval(box: Box, table: Table) -> None:
    """SY-SYM-3, SY-SYM-4: the Movement is over; a Midgame Scoring follows B, D and E."""
    sheet = box.scored_after[table.movement]
    if sheet >= 0:
        score_midgame(box, table, sheet)
    if table.movement < 4:
        table.movement += 1
        table.phase = n.MOVEMENT
    else:
        table.phase = n.ASSIGNING
