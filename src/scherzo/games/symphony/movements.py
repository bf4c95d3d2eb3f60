"""The Symphony Phase: five Movements, each with Prelude, Attack, Body and Coda (2.4, 5.3)."""

from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.symphony.abilities import abilities, leftmost, part_of
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.menus import add, clear
from scherzo.games.symphony.names import CONCERTMASTER, ECLECTIC, IMMINENT, PASS, PROGRESSIVE, ROWS
from scherzo.games.symphony.scoring import score_sheet
from scherzo.games.symphony.table import (
    ALLOTTING,
    ASSIGNING,
    ATTACK,
    BODY,
    CODA,
    CODA_BEGINS,
    INTERVAL,
    MOVEMENT,
    MOVEMENT_BEGINS,
    PRE_ECLECTIC,
    PRELUDE,
    Table,
)
from scherzo.games.symphony.tokens import begin_turn, lay_token


@rule
def begin_movement(box: Box, table: Table) -> None:
    """SY-SYM-1, SY-SYM-2: the Batons move on; a Progressive Orchestra seats the Column first (SY-PROG-5)."""
    tell(table, EVERYONE, MOVEMENT_BEGINS, int(table.movement), 0, 0, 0, 0)
    table.asked_seats = 0
    table.phase = ALLOTTING if box.orchestra == PROGRESSIVE else PRELUDE


@rule
def prelude(box: Box, table: Table) -> None:
    """SY-RULING-36: just before the Attack, Eclectic may unlock Imminent; clockwise from the First Player token."""
    players = int(table.players)
    for i in range(players):
        seat = (int(table.first) + i) % players
        if (int(table.asked_seats) >> seat) & 1:
            continue
        if table.tokens[seat, ECLECTIC] > 0:
            clear(table)
            for row in range(box.rows):
                at = int(table.movement) * ROWS + row
                if hides_imminent(box, table, seat, at):
                    add(table, at)
            if table.menu_size:
                add(table, PASS)
                ask(table, PRE_ECLECTIC, seat)
                return
        table.asked_seats = int(table.asked_seats) | (1 << seat)
    table.phase = ATTACK
    table.row = box.rows


@rule
def hides_imminent(box: Box, table: Table, seat: int, at: int) -> bool:
    """SY-ABIL-IMM: an Instrument of that seat whose Imminent is locked and could be unlocked now."""
    if table.card[at] < 0 or table.owner[at, 0] != seat or table.well[at] or table.token_on[at] >= 0:
        return False
    return int(box.unlock[table.card[at]]) & IMMINENT != 0 and leftmost(table, at, -1) >= 0


@rule
def answer_prelude(box: Box, table: Table, seat: int, option: int) -> None:
    """One Eclectic token on an Instrument, or no more."""
    if option == PASS:
        table.asked_seats = int(table.asked_seats) | (1 << seat)
    else:
        lay_token(box, table, seat, option, ECLECTIC)


@rule
def attack(box: Box, table: Table) -> None:
    """SY-ORDER-1: Imminent Instruments once each, from the back; then the Concertmaster."""
    while table.row > 0:
        table.row -= 1
        at = int(table.movement) * ROWS + int(table.row)
        slot = leftmost(table, at, -1)
        if slot >= 0 and abilities(box, table, at, part_of(box, table, at, slot)) & IMMINENT:  # SY-RULING-46
            begin_turn(table, at, ATTACK)
            return
    if table.row == 0:
        table.row = -1
        if leftmost(table, CONCERTMASTER, -1) >= 0:
            begin_turn(table, CONCERTMASTER, ATTACK)
            return
    table.row = 0
    table.phase = BODY


@rule
def body(box: Box, table: Table) -> None:
    """SY-ORDER-2, SY-ORDER-3: front to back, round after round, until no disc is left but stacked ones."""
    rows = int(box.rows)
    for i in range(rows):
        row = (int(table.row) + i) % rows
        at = int(table.movement) * ROWS + row
        if leftmost(table, at, -1) >= 0:
            table.row = row + 1
            begin_turn(table, at, BODY)
            return
    table.row = 0
    table.phase = CODA
    for row in range(rows):
        if table.stacked[int(table.movement) * ROWS + row]:
            tell(table, EVERYONE, CODA_BEGINS, int(table.movement), 0, 0, 0, 0)
            return


@rule
def coda(box: Box, table: Table) -> None:
    """SY-ORDER-4: stacked discs one each, front to back, then the second, then the third."""
    rows = int(box.rows)
    for i in range(rows):
        row = (int(table.row) + i) % rows
        at = int(table.movement) * ROWS + row
        if table.stacked[at] > 0:
            table.row = row + 1
            begin_turn(table, at, CODA)
            return
    table.phase = INTERVAL


@rule
def interval(box: Box, table: Table) -> None:
    """SY-SYM-3, SY-SYM-4: the Movement is over; a Midgame Scoring follows B, D and E."""
    sheet = int(box.scored_after[table.movement])
    if sheet >= 0:
        score_sheet(box, table, sheet)
    if table.movement < 4:
        table.movement += 1
        table.phase = MOVEMENT
    else:
        table.phase = ASSIGNING
