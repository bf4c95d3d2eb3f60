"""The ship: moving along lines, picking up fans, and the Tour / Sell Merch use of an action."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.sets import has, with_, without
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.pending import get, pop, put
from scherzo.games.philharmonix.table import Table


@rule
def step_tour(box: Box, table: Table) -> None:
    """PH-TOUR-1..5, PH-RULING-18: each point of strength sells merchandise or opens a few steps of the ship."""
    table.asking = n.TOUR
    strength, steps = get(table, n.TOUR_STRENGTH), get(table, n.TOUR_STEPS)
    offer(table, n.DONE)
    if why_not_sell_merch(table) == n.MAY:
        offer(table, n.SELL_MERCH)
    if strength + steps > 0:
        offer_flights(box, table, table.visited)
        offer_fly_bys(box, table, table.visited, 0)


@rule
def why_not_sell_merch(table: Table) -> int:
    """PH-TOUR-1: a point of strength for merchandise."""
    return n.MAY if get(table, n.TOUR_STRENGTH) > 0 else n.NO_STRENGTH_LEFT


@rule
def why_not_tour_to(box: Box, table: Table, planet: int) -> int:
    """PH-TOUR-1..3: a planet joined by a line that the ship has not been on this turn."""
    if not has(box.lines[table.ship[table.active]], planet):
        return n.ABSENT
    if get(table, n.TOUR_STRENGTH) + get(table, n.TOUR_STEPS) == 0:
        return n.NO_STRENGTH_LEFT
    return n.VISITED if has(table.visited, planet) else n.MAY


@rule
def answer_tour(box: Box, table: Table, option: int) -> None:
    """Sells merchandise for a point, or flies one step; every second step opens a new point."""
    seat = table.active
    if option == n.DONE:
        pop(table)
    elif option == n.SELL_MERCH:
        put(table, n.TOUR_STRENGTH, get(table, n.TOUR_STRENGTH) - 1)
        gain(box, table, seat, n.CREDITS, box.merch_credits)
    else:
        if get(table, n.TOUR_STEPS) == 0:
            put(table, n.TOUR_STRENGTH, get(table, n.TOUR_STRENGTH) - 1)
            put(table, n.TOUR_STEPS, box.tour_moves)
        put(table, n.TOUR_STEPS, get(table, n.TOUR_STEPS) - 1)
        fly(box, table, seat, option)


@rule
def step_ship(box: Box, table: Table) -> None:
    """PH-EFFECT-3: up to n steps along lines. Planets may be visited again (PH-RULING-17)."""
    table.asking = n.SHIP
    offer(table, n.DONE)
    if get(table, n.SHIP_STEPS) > 0:
        offer_flights(box, table, 0)
        offer_fly_bys(box, table, 0, 0)


@rule
def answer_ship(box: Box, table: Table, option: int) -> None:
    """One step, or enough of it."""
    if option == n.DONE:
        pop(table)
    else:
        put(table, n.SHIP_STEPS, get(table, n.SHIP_STEPS) - 1)
        fly(box, table, table.active, option)


@rule
def offer_flights(box: Box, table: Table, barred: int) -> None:
    """PH-TOUR-2..4: planets joined by a line; other ships never block."""
    near = box.lines[table.ship[table.active]] & ~barred
    for planet in range(box.planets):
        if has(near, planet):
            offer(table, n.FLY + planet)


@rule
def offer_fly_bys(box: Box, table: Table, barred: int, price: int) -> None:
    """PH-TOUR-5: where a fan could be taken, after paying the price in fans, it may also be left."""
    seat = table.active
    if table.fans[seat] - price >= box.fans_max:
        return
    near = box.lines[table.ship[seat]] & ~barred & table.planet_fans
    if near == 0:
        return
    for planet in range(box.planets):
        if has(near, planet):
            offer(table, n.FLY_BY + planet)


@rule
def fly(box: Box, table: Table, seat: int, option: int) -> None:
    """One move; any kind of movement marks the planet and may collect its fan (PH-RULING-17, 19)."""
    planet = option - n.FLY_BY if option >= n.FLY_BY else option - n.FLY
    tell(table, EVERYONE, n.FLEW, seat, table.ship[seat], planet)
    table.ship[seat] = planet
    table.visited = with_(table.visited, planet)
    fan = has(table.planet_fans, planet)
    if fan and option < n.FLY_BY and table.fans[seat] < box.fans_max:
        table.planet_fans = without(table.planet_fans, planet)
        table.fans[seat] += 1
        tell(table, EVERYONE, n.FAN_TAKEN, seat, planet, table.fans[seat])
