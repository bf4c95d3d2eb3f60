"""Why each option of the open question is or is not possible: one compiled look, asked of the rules themselves."""

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import MENU
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.dice import why_not_reroll
from scherzo.games.philharmonix.rules.free_actions import why_no_free_step, why_not_free
from scherzo.games.philharmonix.rules.orchestra import (
    why_not_conduct,
    why_not_die,
    why_not_raise,
    why_not_recruit,
    why_not_special,
)
from scherzo.games.philharmonix.rules.passing import why_not_space
from scherzo.games.philharmonix.rules.patrons import why_not_activate, why_not_claim, why_not_hat, why_not_impress
from scherzo.games.philharmonix.rules.pending import get
from scherzo.games.philharmonix.rules.record_cards import why_not_sell, why_not_take_record
from scherzo.games.philharmonix.rules.setup import why_not_draft
from scherzo.games.philharmonix.rules.ship import why_not_sell_merch, why_not_tour_to
from scherzo.games.philharmonix.rules.symphonies import why_not_place, why_not_take
from scherzo.games.philharmonix.rules.turns import why_not_end, why_not_pay, why_not_select
from scherzo.games.philharmonix.rules.using import (
    why_not_boost,
    why_not_raise_limit,
    why_not_reroll_before,
    why_not_row,
)
from scherzo.games.philharmonix.table import Table


def reasons(box: Reading, table: Reading, seat: int) -> list[int]:
    """For each option number the reason why it is not open to the seat that decides, or MAY."""
    found: Array = np.zeros(MENU, dtype=np.int64)
    look(box.whole, table.whole, seat, found)
    answer: list[int] = found.tolist()
    return answer


@rule
def look(boxes: Records, tables: Records, seat: int, found: Array) -> None:
    """Asks the rules; they take an array of one record much faster than a bare record."""
    for option in range(found.shape[0]):
        found[option] = why_not(boxes[0], tables[0], seat, option)


@rule
def why_not(box: Box, table: Table, seat: int, option: int) -> int:
    """The reason against an option of the open question."""
    kind = table.asking
    if kind == n.TURN:
        return why_not_turn(box, table, seat, option)
    if kind == n.USE:
        return why_not_use(box, table, seat, option)
    if kind == n.PAY:
        return why_not_pay(box, table, seat, option) if option <= n.PAY_AP else n.ABSENT
    if kind == n.TOUR:
        return why_not_tour(box, table, option)
    if kind in (n.IMPRESS, n.ACTIVATE):
        return why_not_patron(box, table, seat, option)
    if kind == n.HAT:
        return why_not_hat(box, table, seat, option) if option < n.HATS else n.ABSENT
    if kind == n.UPGRADE:
        return why_not_upgrade(table, seat, option)
    if kind in (n.COMPOSING, n.SYMPHONY):
        return why_not_compose(box, table, seat, option)
    if kind in (n.AUDITIONING, n.MUSICIAN):
        return why_not_audition(box, table, seat, option)
    if kind == n.SPACE:
        return why_not_space(table, option) if option < n.SPACES else n.ABSENT
    if kind == n.DRAFT:
        return why_not_draft(box, table, option) if option < n.REGIONS else n.ABSENT
    return n.ABSENT


@rule
def why_not_turn(box: Box, table: Table, seat: int, option: int) -> int:
    """Selecting, ending the turn, free actions and sales."""
    if option < n.ACTIONS:
        return why_not_select(box, table, seat, option)
    if option == n.END_TURN:
        return why_not_end(table)
    return why_not_freely(box, table, seat, option)


@rule
def why_not_freely(box: Box, table: Table, seat: int, option: int) -> int:
    """Free actions and sales."""
    if n.REGAIN_WITH_FANS <= option <= n.FANS_TO_EXPERIENCE:
        return why_not_free(box, table, seat, option)
    if n.FLY <= option < n.FLY + box.planets and has(box.lines[table.ship[seat]], option - n.FLY):
        return why_no_free_step(box, table, seat)
    if n.RECORD <= option < n.RECORD + n.RECORDS:
        return why_not_sell(box, table, seat, option - n.RECORD)
    return n.ABSENT


@rule
def why_not_use(box: Box, table: Table, seat: int, option: int) -> int:
    """Rows, boost and Record cards."""
    if 1 <= option <= n.TOP_STRENGTH:
        return why_not_row(box, table, seat, option)
    if option == n.BOOST:
        return why_not_boost(box, table, seat)
    if n.RAISE_LIMIT < option <= n.RAISE_LIMIT + n.TOP_STRENGTH:
        return why_not_raise_limit(box, table, seat, option - n.RAISE_LIMIT)
    if option == n.REROLL:
        return why_not_reroll_before(box, table, seat)
    if n.RECORD <= option < n.RECORD + n.RECORDS and table.record_place[option - n.RECORD] == n.FACE_UP:
        return why_not_take_record(box, table, option - n.RECORD)
    return why_not_freely(box, table, seat, option)


@rule
def why_not_tour(box: Box, table: Table, option: int) -> int:
    """Merchandise and flights."""
    if option == n.SELL_MERCH:
        return why_not_sell_merch(table)
    if n.FLY <= option < n.FLY + box.planets:
        return why_not_tour_to(box, table, option - n.FLY)
    return n.ABSENT


@rule
def why_not_patron(box: Box, table: Table, seat: int, option: int) -> int:
    """Impressing, on the prestige space or in the middle, and activating."""
    points = get(table, n.IMPRESS_POINTS) if table.asking == n.IMPRESS else 1
    if n.ACTIVATE_ONE <= option < n.ACTIVATE_ONE + n.COLUMN:
        return why_not_activate(table, seat, option - n.ACTIVATE_ONE, points)
    if table.asking == n.ACTIVATE:
        return n.ABSENT
    if n.IMPRESS_CLAIM <= option < n.IMPRESS_CLAIM + n.COLUMN:
        return why_not_claim(box, table, seat, option - n.IMPRESS_CLAIM, points)
    if n.IMPRESS_MIDDLE <= option < n.IMPRESS_MIDDLE + n.COLUMN:
        return why_not_impress(box, table, seat, option - n.IMPRESS_MIDDLE, points)
    return n.ABSENT


@rule
def why_not_upgrade(table: Table, seat: int, option: int) -> int:
    """Musicians and conductor."""
    if n.CONDUCT <= option < n.CONDUCT + n.SLOTS:
        return why_not_conduct(table, seat, option - n.CONDUCT)
    if n.RAISE <= option < n.RAISE + n.TYPES * (n.RANKS - 1):
        return why_not_raise(table, seat, (option - n.RAISE) // 3, (option - n.RAISE) % 3)
    return n.ABSENT


@rule
def why_not_compose(box: Box, table: Table, seat: int, option: int) -> int:
    """Symphonies from dice and from the supply, and the reroll."""
    if table.asking == n.COMPOSING and get(table, n.COMPOSING_LEFT) == 0:
        return n.ABSENT
    if table.asking == n.COMPOSING and option == n.REROLL:
        return why_not_reroll(box, table, seat, n.SYMPHONY_POOL)
    supplied = table.asking == n.SYMPHONY and get(table, n.SYMPHONY_SUPPLIED) == 1
    if supplied and n.PICK <= option < n.PICK + n.COLOURS:
        return why_not_place(box, table, seat, option - n.PICK)
    die, colour = (option - n.TAKE) // 6, (option - n.TAKE) % 6
    if not supplied and option >= n.TAKE and die < n.DICE and colour < n.COLOURS:
        return why_not_take(box, table, seat, die, colour)
    return n.ABSENT


@rule
def why_not_audition(box: Box, table: Table, seat: int, option: int) -> int:
    """Musicians from dice, region and supply, and the reroll."""
    if table.asking == n.AUDITIONING:
        if get(table, n.AUDITION_LEFT) == 0:
            return n.ABSENT
        if option == n.REROLL:
            return why_not_reroll(box, table, seat, n.MUSICIAN_POOL)
        if option in (n.SPECIAL_MUSICIAN, n.SPECIAL_SOLOIST):
            return why_not_special(box, table, seat, option)
        return why_not_die(box, table, seat, option - n.RECRUIT, 0) if is_die(option) else n.ABSENT
    if get(table, n.MUSICIAN_SUPPLIED) == 0:
        stars = get(table, n.MUSICIAN_STARS)
        return why_not_die(box, table, seat, option - n.RECRUIT, stars) if is_die(option) else n.ABSENT
    if n.RECRUIT_TYPE <= option < n.RECRUIT_TYPE + n.TYPES:
        return why_not_recruit(box, table, seat, option - n.RECRUIT_TYPE)
    return n.ABSENT


@rule
def is_die(option: int) -> bool:
    """Whether an option names a musician die."""
    return n.RECRUIT <= option < n.RECRUIT + n.DICE
