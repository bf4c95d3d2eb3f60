"""Using the strength of a selected action: one of its rows, a tour, or a Record card; and the boost."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.concerts import begin_concert, why_no_concert
from scherzo.games.philharmonix.rules.dice import reroll, why_not_reroll
from scherzo.games.philharmonix.rules.free_actions import (
    is_free,
    offer_free_actions,
    offer_free_fly_bys,
    offer_free_steps,
    take_free_action,
)
from scherzo.games.philharmonix.rules.gains import gain, spend
from scherzo.games.philharmonix.rules.pending import pop, push
from scherzo.games.philharmonix.rules.record_cards import sell_record, take_record, why_not_sell, why_not_take_record
from scherzo.games.philharmonix.table import Table


@rule
def step_use(box: Box, table: Table) -> None:
    """PH-SELECT-3, 7, PH-RULING-13, 88: any payable row, Tour / Sell Merch, a Record card; before it, free actions."""
    seat = table.active
    table.asking = n.USE
    for row in range(1, n.TOP_STRENGTH + 1):
        if why_not_row(box, table, seat, row) == n.MAY:
            offer(table, row)
    offer(table, n.USE_TOUR)
    if why_not_boost(box, table, seat) == n.MAY:
        offer(table, n.BOOST)
    for row in range(1, n.TOP_STRENGTH + 1):
        if why_not_raise_limit(box, table, seat, row) == n.MAY:
            offer(table, n.RAISE_LIMIT + row)
    offer_free_steps(box, table, seat)
    offer_free_actions(box, table, seat)
    if why_not_reroll_before(box, table, seat) == n.MAY:
        offer(table, n.REROLL)
    if box.records:
        for card in range(n.RECORDS):
            if why_not_take_record(box, table, card) == n.MAY or why_not_sell(box, table, seat, card) == n.MAY:
                offer(table, n.RECORD + card)
    offer_free_fly_bys(box, table, seat)


@rule
def why_not_reroll_before(box: Box, table: Table, seat: int) -> int:
    """PH-RULING-88: the dice of a selected Compose or Audition may be rerolled before its strength is used."""
    if table.action not in (n.COMPOSE, n.AUDITION):
        return n.ABSENT
    return why_not_reroll(box, table, seat, pool_of(table.action))


@rule
def pool_of(action: int) -> int:
    """The dice of an action."""
    return n.SYMPHONY_POOL if action == n.COMPOSE else n.MUSICIAN_POOL


@rule
def why_not_row(box: Box, table: Table, seat: int, row: int) -> int:
    """PH-SELECT-3, PH-INVEST-2: any row up to the strength that can be paid; Invest's experience costs nothing."""
    if row > table.strength:
        return n.ABOVE_STRENGTH
    return n.MAY if table.action == n.INVEST else why_not_pay_row(box, table, seat, table.action, row)


@rule
def why_not_pay_row(box: Box, table: Table, seat: int, action: int, row: int) -> int:
    """PH-RULING-13: the row's whole cost can be paid at once; a concert must be possible here."""
    if action == n.PERFORM:
        return why_no_concert(box, table, seat)
    if table.credits[seat] < box.row_credits[action, row]:
        return n.TOO_FEW_CREDITS
    return n.MAY if table.experience[seat] >= box.row_experience[action, row] else n.TOO_LITTLE_EXPERIENCE


@rule
def why_not_raise_limit(box: Box, table: Table, seat: int, row: int) -> int:
    """PH-INVEST-3, PH-RULING-32: the second use of Invest, unless the limit is as high as can be."""
    if table.action != n.INVEST:
        return n.ABSENT
    if row > table.strength:
        return n.ABOVE_STRENGTH
    if table.limit[seat] >= box.limit_max:
        return n.LIMIT_FULL
    return why_not_pay_row(box, table, seat, n.INVEST, row)


@rule
def why_not_boost(box: Box, table: Table, seat: int) -> int:
    """PH-FREE-4, PH-RULING-15: once a turn, up to row VI."""
    if table.boosted:
        return n.BOOSTED_ALREADY
    if table.strength >= n.TOP_STRENGTH:
        return n.NO_HIGHER_ROW
    return n.MAY if table.fans[seat] >= box.fans_for_strength else n.TOO_FEW_FANS


@rule
def answer_use(box: Box, table: Table, option: int) -> None:
    """A free action, the boost among them, or the use of the strength."""
    seat = table.active
    if is_free(option):
        take_free_action(box, table, seat, option)
        return
    if option == n.REROLL:
        reroll(box, table, seat, pool_of(table.action))
        return
    if option >= n.RECORD and table.record_place[option - n.RECORD] == n.OWNED + seat:
        sell_record(box, table, seat, option - n.RECORD)
        return
    if option == n.BOOST:  # PH-FREE-4, PH-RULING-15
        spend(box, table, seat, n.FANS, box.fans_for_strength)
        table.strength += 1
        table.boosted = 1
        tell(table, EVERYONE, n.BOOSTED, seat, table.strength)
        return
    pop(table)
    if option == n.USE_TOUR:
        tell(table, EVERYONE, n.TOUR_BEGAN, seat, table.strength)
        push(table, n.TOUR, table.strength)
    elif option >= n.RECORD:
        take_record(box, table, seat, option - n.RECORD)
    elif option > n.RAISE_LIMIT:
        use_row(box, table, seat, option - n.RAISE_LIMIT, 1)
    else:
        use_row(box, table, seat, option, 0)


@rule
def use_row(box: Box, table: Table, seat: int, row: int, raise_limit: int) -> None:
    """Pays for a row and begins the action's own effect."""
    action = table.action
    amount = box.row_amount[action, row]
    tell(table, EVERYONE, n.ROW_USED, seat, action, row, raise_limit)
    if action == n.INVEST and not raise_limit:  # PH-INVEST-2
        gain(box, table, seat, n.EXPERIENCE, box.row_gain[n.INVEST, row])
        return
    spend(box, table, seat, n.CREDITS, box.row_credits[action, row])
    spend(box, table, seat, n.EXPERIENCE, box.row_experience[action, row])
    if action == n.INVEST:  # PH-INVEST-3
        gain(box, table, seat, n.AP_LIMIT, amount)
    elif action == n.PATRON:
        push(table, n.IMPRESS, amount)
    elif action == n.PERFORM:
        begin_concert(box, table, seat, row)
    elif action == n.PROMOTE:
        push(table, n.UPGRADE, amount, n.BOTH)
    elif action == n.COMPOSE:
        push(table, n.COMPOSING, amount)
    elif action == n.AUDITION:
        push(table, n.AUDITIONING, amount)
