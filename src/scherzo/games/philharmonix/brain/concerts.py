"""Concerts as the quick player sees them: what one brings here, and which planet is worth a flight."""

from scherzo.core.rule import rule
from scherzo.core.sets import has, with_
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.brain.worth import PRESTIGE, credit, point
from scherzo.games.philharmonix.rules.pending import get
from scherzo.games.philharmonix.table import Table

CIRCLE = 46
MATCH = 180  # a symphony that matches advances
FLOWN = 38  # a step of the ship


@rule
def met(box: Box, table: Table, seat: int, tile: int) -> int:
    """How many musicians of a Demand tile are in the orchestra, by simple matching."""
    count = 0
    for i in range(3):
        kind = box.wanted_type[tile, i]
        count += kind >= 0 and table.musicians[seat, kind, box.wanted_stars[tile, i]] > 0
    return count


@rule
def colours_held(box: Box, table: Table, seat: int) -> int:
    """The colours that lie in the three rows, as a bit set."""
    held = 0
    for column in range(box.columns):
        held = with_(held, 1 + table.column_colour[seat, column])  # an empty column is -1
    return held >> 1


@rule
def concert(box: Box, table: Table, seat: int, region: int, held: int) -> int:
    """A concert in a region now with those colours, without its circles; 0 where none is possible."""
    discs = table.demand_discs[region]
    if has(discs, seat) or table.discs[seat] < 2:
        return 0
    tile = table.demand[region]
    musicians, symphonies = met(box, table, seat, tile), 0
    for i in range(2):
        symphonies += has(held, box.wanted_colour[tile, i])
    prestige = box.musician_prestige[musicians] + box.symphony_prestige[symphonies]
    if discs == 0:
        prestige += box.first_bonus
    if musicians == 3 and symphonies == 2:
        prestige += box.ovation
    money = symphonies * box.credits_at[table.stars[seat]] * credit(box)
    return PRESTIGE * prestige + money + MATCH * symphonies


@rule
def concerts_in_reach(box: Box, table: Table, seat: int) -> tuple[int, int]:
    """What a concert here is worth, and the best one after a flight, less what the flight costs."""
    ship = table.ship[seat]
    region, value, here, flight, held = -1, 0, 0, 0, colours_held(box, table, seat)
    for planet in range(box.planets):
        if box.region_of[planet] != region:
            region = box.region_of[planet]
            value = concert(box, table, seat, region, held)
        if value == 0 or table.planet_disc[planet] >= 0:
            continue
        worth = value + CIRCLE * box.circles[planet]
        if planet == ship:
            here = worth
        else:
            flight = max(flight, worth - point(box, table) * ((box.distance[ship, planet] + 1) // 2))
    return here, flight


@rule
def best_goal(box: Box, table: Table, seat: int) -> int:
    """The planet to fly to with the steps at hand: the one with the best concert, near ones before far ones."""
    ship = table.ship[seat]
    steps = (
        get(table, n.SHIP_STEPS)
        if table.asking == n.SHIP
        else 2 * get(table, n.TOUR_STRENGTH) + get(table, n.TOUR_STEPS)
    )
    region, value, best, goal, held = -1, 0, -1, ship, colours_held(box, table, seat)
    for planet in range(box.planets):
        if box.region_of[planet] != region:
            region = box.region_of[planet]
            value = concert(box, table, seat, region, held)
        away = box.distance[ship, planet]
        if away <= steps and value > 0 and table.planet_disc[planet] < 0:
            worth = value + CIRCLE * box.circles[planet] - FLOWN * away
            if worth > best:
                best, goal = worth, planet
    return goal
