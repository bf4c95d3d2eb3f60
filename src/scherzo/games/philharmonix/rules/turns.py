"""A turn: selecting an action and paying for occupied spaces, free actions, passing or ending the turn."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import first_of, only, size_of, with_, without
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.free_actions import (
    offer_free_actions,
    offer_free_fly_bys,
    offer_free_steps,
    take_free_action,
)
from scherzo.games.philharmonix.rules.pending import get, pop, push, put
from scherzo.games.philharmonix.rules.record_cards import offer_sales, sell_record
from scherzo.games.philharmonix.table import Table

# The turn


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
    for action in range(n.ACTIONS):
        if why_not_select(box, table, seat, action) == n.MAY:
            offer(table, action)
    offer(table, n.PASS)  # PH-TURN-3, PH-RULING-7
    if why_not_end(table) == n.MAY:
        offer(table, n.END_TURN)
    offer_free_steps(box, table, seat)
    offer_free_actions(box, table, seat)
    if box.records:
        offer_sales(box, table, seat)
    offer_free_fly_bys(box, table, seat)


@rule
def answer_turn(box: Box, table: Table, option: int) -> None:
    """Carries out a free action, the selection, the pass or the end of the turn."""
    seat = table.active
    if option < n.ACTIONS:
        select(box, table, seat, option)
    elif option == n.PASS:
        tell(table, EVERYONE, n.PASSED, seat)
        pop(table)
        push(table, n.PASSING)
    elif option == n.END_TURN:
        tell(table, EVERYONE, n.TURN_ENDED, seat)
        pop(table)
    elif n.RECORD <= option < n.FLY_BY:
        sell_record(box, table, seat, option - n.RECORD)
    else:
        take_free_action(box, table, seat, option)


@rule
def why_not_end(table: Table) -> int:
    """PH-TURN-3..4: a turn ends after its action, but with a pass once the limit was reached."""
    if table.action < 0:
        return n.ABSENT
    return n.LIMIT_REACHED if table.forced else n.MAY


# Selecting an action


@rule
def why_not_select(box: Box, table: Table, seat: int, action: int) -> int:
    """PH-TURN-1: one action a turn."""
    return n.ABSENT if table.action >= 0 else why_closed(box, table, seat, action)


@rule
def why_closed(box: Box, table: Table, seat: int, action: int) -> int:
    """PH-SELECT-1, 5, PH-RULING-10: why a seat could not select an action if it were asked."""
    if table.manager[seat] == action:
        return n.SAME_ACTION
    return n.MAY if points_after(box, table, seat, action) <= box.ap_max else n.TOO_MANY_POINTS


@rule
def points_after(box: Box, table: Table, seat: int, action: int) -> int:
    """Where the AP marker would stand at least after selecting an action and paying the Managers there."""
    extra = least_extra(table, seat, others_there(box, table, seat, action))
    return table.ap[seat] + table.strengths[action] + extra


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
    seat = table.active
    table.asking = n.PAY
    for option in (n.PAY_CREDITS, n.PAY_AP):
        if why_not_pay(box, table, seat, option) == n.MAY:
            offer(table, option)


@rule
def why_not_pay(box: Box, table: Table, seat: int, option: int) -> int:
    """PH-SELECT-4..5, PH-RULING-10: the credits must be there, and points must suffice for the others too."""
    if option == n.PAY_CREDITS:
        return n.MAY if table.credits[seat] >= table.round_number else n.TOO_FEW_CREDITS
    managers = get(table, n.PAY_MANAGERS)
    rest = without(managers, first_of(managers))
    return n.MAY if table.ap[seat] + 1 + least_extra(table, seat, rest) <= box.ap_max else n.TOO_MANY_POINTS


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
