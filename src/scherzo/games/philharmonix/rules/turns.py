"""A turn: free actions, selecting an action and paying for occupied spaces, and using the strength."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import first_of, only, size_of, with_, without
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.concerts import begin_concert, can_perform
from scherzo.games.philharmonix.rules.gains import gain, spend
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.rules.records import offer_records, offer_sales, sell_record, take_record
from scherzo.games.philharmonix.rules.ship import fly, offer_flights, offer_fly_bys
from scherzo.games.philharmonix.table import Table

# --- the turn


@rule
def begin_turn(table: Table, seat: int) -> None:
    """PH-TURN-1: the next player's turn; what is limited per turn starts fresh."""
    table.active = seat
    table.action = -1
    table.strength = 0
    table.boosted = 0
    table.forced = 0
    table.activated = 0
    table.visited = only(table.ship[seat])
    push(table, n.TURN)


@rule
def step_turn(box: Box, table: Table) -> None:
    """PH-TURN-1..4: before the action: select or pass; after it: end the turn or pass; free actions both times."""
    seat = table.active
    table.asking = n.TURN
    before = table.action < 0
    if before:
        for action in range(n.ACTIONS):
            if can_select(box, table, seat, action):
                offer(table, action)
    if table.ap[seat] > 0:  # PH-RULING-84
        if table.fans[seat] >= box.fans_for_ap:
            offer(table, n.REGAIN_WITH_FANS)
        if table.experience[seat] >= box.experience_for_ap:
            offer(table, n.REGAIN_WITH_EXPERIENCE)
    if table.fans[seat] >= box.fans_for_experience and table.experience[seat] < box.experience_max:
        offer(table, n.FANS_TO_EXPERIENCE)
    offer(table, n.PASS)  # PH-TURN-3, PH-RULING-7
    if not before and not table.forced:
        offer(table, n.END_TURN)
    can_fly = table.fans[seat] >= box.fans_for_step
    if can_fly:
        offer_flights(box, table, 0)
    if box.records:
        offer_sales(box, table, seat)
    if can_fly:
        offer_fly_bys(box, table, 0, box.fans_for_step)


@rule
def answer_turn(box: Box, table: Table, option: int) -> None:
    """Carries out a free action, the selection, the pass or the end of the turn."""
    seat = table.active
    if option < n.ACTIONS:
        select(box, table, seat, option)
    elif option == n.REGAIN_WITH_FANS:  # PH-FREE-1
        spend(box, table, seat, n.FANS, box.fans_for_ap)
        gain(box, table, seat, n.AP_BACK, 1)
    elif option == n.REGAIN_WITH_EXPERIENCE:  # PH-FREE-5
        spend(box, table, seat, n.EXPERIENCE, box.experience_for_ap)
        gain(box, table, seat, n.AP_BACK, 1)
    elif option == n.FANS_TO_EXPERIENCE:  # PH-FREE-3
        spend(box, table, seat, n.FANS, box.fans_for_experience)
        gain(box, table, seat, n.EXPERIENCE, 1)
    elif option == n.PASS:
        tell(table, EVERYONE, n.PASSED, seat)
        pop(table)
        push(table, n.PASSING)
    elif option == n.END_TURN:
        tell(table, EVERYONE, n.TURN_ENDED, seat)
        pop(table)
    elif n.RECORD <= option < n.FLY_BY:
        sell_record(box, table, seat, option - n.RECORD)
    else:  # PH-FREE-2
        spend(box, table, seat, n.FANS, box.fans_for_step)
        fly(box, table, seat, option)


# --- selecting an action


@rule
def can_select(box: Box, table: Table, seat: int, action: int) -> bool:
    """PH-SELECT-1, 5, PH-RULING-10: not the previous action of the round, and payable without passing 15 AP."""
    if table.manager[seat] == action:
        return False
    return (
        table.ap[seat] + table.strengths[action] + least_extra(table, seat, others_there(box, table, seat, action))
        <= box.ap_max
    )


@rule
def others_there(box: Box, table: Table, seat: int, action: int) -> int:
    """PH-RULING-11: bit set of the other seats whose Manager stands on an action, passed or not."""
    seats = 0
    for other in range(box.seats):
        if other != seat and table.manager[other] == action:
            seats = with_(seats, other)
    return seats


@rule
def least_extra(table: Table, seat: int, managers: int) -> int:
    """The fewest extra AP with which those Managers can be paid: the others get credits."""
    return max(0, size_of(managers) - table.credits[seat] // table.round_number)


@rule
def select(box: Box, table: Table, seat: int, action: int) -> None:
    """PH-SELECT-2: the AP marker moves by the tile's number; then each Manager there is paid."""
    managers = others_there(box, table, seat, action)
    strength = table.strengths[action]
    table.manager[seat] = action
    table.action = action
    table.strength = strength
    use_ap(table, seat, strength)
    tell(table, EVERYONE, n.SELECTED, seat, action, strength, table.ap[seat])
    push(table, n.USE)
    if managers:
        push(table, n.PAY, managers)


@rule
def use_ap(table: Table, seat: int, points: int) -> None:
    """PH-TURN-4, PH-RULING-9: reaching the limit forces a pass at the end of this turn, whatever comes later."""
    table.ap[seat] += points
    if table.ap[seat] >= table.limit[seat]:
        table.forced = 1


@rule
def step_pay(box: Box, table: Table) -> None:
    """PH-SELECT-4: the next Manager is paid in credits or with 1 AP."""
    seat, managers = table.active, get(table, n.PAY_MANAGERS)
    table.asking = n.PAY
    rest = without(managers, first_of(managers))
    if table.credits[seat] >= table.round_number:
        offer(table, n.PAY_CREDITS)
    if table.ap[seat] + 1 + least_extra(table, seat, rest) <= box.ap_max:
        offer(table, n.PAY_AP)


@rule
def answer_pay(box: Box, table: Table, option: int) -> None:
    """PH-SELECT-4, PH-RULING-10: credits go to the Manager's owner (to the supply if it is the Maestro, PH-SOLO-7)."""
    seat, managers = table.active, get(table, n.PAY_MANAGERS)
    other = first_of(managers)
    if option == n.PAY_AP:
        use_ap(table, seat, 1)
        tell(table, EVERYONE, n.PAID, seat, other)
    else:
        price = table.round_number
        table.credits[seat] -= price
        if box.solo:
            table.bank -= price
        else:
            table.credits[other] += price
        tell(table, EVERYONE, n.PAID, seat, other, price)
    rest = without(managers, other)
    put(table, n.PAY_MANAGERS, rest)
    if rest == 0:
        pop(table)


# --- using the strength


@rule
def step_use(box: Box, table: Table) -> None:
    """PH-SELECT-3, 7, PH-RULING-13: any payable row up to the strength, Tour / Sell Merch, or a Record card."""
    seat, action = table.active, table.action
    table.asking = n.USE
    for row in range(1, table.strength + 1):
        if action == n.INVEST or can_use_row(box, table, seat, action, row):
            offer(table, row)
    offer(table, n.USE_TOUR)
    if table.fans[seat] >= box.fans_for_strength and table.strength < n.TOP_STRENGTH and not table.boosted:
        offer(table, n.BOOST)
    if action == n.INVEST and table.limit[seat] < box.limit_max:  # PH-RULING-32
        for row in range(1, table.strength + 1):
            if can_use_row(box, table, seat, action, row):
                offer(table, n.RAISE_LIMIT + row)
    if box.records:
        offer_records(box, table)


@rule
def can_use_row(box: Box, table: Table, seat: int, action: int, row: int) -> bool:
    """PH-RULING-13: the row's whole cost can be paid at once; a concert must be possible here."""
    if action == n.PERFORM:
        return can_perform(box, table, seat)
    credits, experience = table.credits[seat], table.experience[seat]
    return credits >= box.row_credits[action, row] and experience >= box.row_experience[action, row]


@rule
def answer_use(box: Box, table: Table, option: int) -> None:
    """Boosts the strength, or spends it."""
    seat = table.active
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
