"""What views ask the rules about all seats at once: concerts, prices of actions, and how far the ship comes."""

from typing import NamedTuple

import numpy as np

from scherzo.core.layout import Array, Records
from scherzo.core.reading import Reading
from scherzo.core.rule import rule
from scherzo.core.sets import has, size_of, with_
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.concerts import (
    first_bonus,
    matched_musicians,
    matched_symphonies,
    ovation,
    why_no_concert_in,
)
from scherzo.games.philharmonix.rules.gains import room
from scherzo.games.philharmonix.rules.passing import prestige_lost
from scherzo.games.philharmonix.rules.pending import get
from scherzo.games.philharmonix.rules.turns import others_there, points_after, why_closed
from scherzo.games.philharmonix.table import Table


class ConcertLook(NamedTuple):
    """What a concert in a region would bring a seat now."""

    why_not: int
    musicians: int  # the set of requirements met
    symphonies: int
    first: int
    for_musicians: int
    for_symphonies: int
    ovation: int
    credits: int


class PriceLook(NamedTuple):
    """What selecting an action would cost a seat now."""

    why_not: int
    managers: int  # the set of seats to be paid
    lost: int  # prestige, when it passes after that


class Looks(NamedTuple):
    """By seat and region, by seat and action, and for each planet the steps left there (-1: out of reach)."""

    concerts: list[list[ConcertLook]]
    prices: list[list[PriceLook]]
    reach: list[int]
    rooms: list[list[int]]  # by seat and plain gain: how much of it can still be taken


def looks(box: Reading, table: Reading) -> Looks:
    """One compiled look at all of it."""
    concerts: Array = np.zeros((4, n.REGIONS, len(ConcertLook._fields)), dtype=np.int64)
    prices: Array = np.zeros((4, n.ACTIONS, len(PriceLook._fields)), dtype=np.int64)
    reach: Array = np.full(n.PLANETS, -1, dtype=np.int64)
    rooms: Array = np.zeros((4, n.AP_LIMIT + 1), dtype=np.int64)
    look(box.whole, table.whole, concerts, prices, reach, rooms)
    return Looks(
        [[ConcertLook(*row) for row in seat] for seat in concerts.tolist()],
        [[PriceLook(*row) for row in seat] for seat in prices.tolist()],
        reach.tolist(),
        rooms.tolist(),
    )


@rule
def look(boxes: Records, tables: Records, concerts: Array, prices: Array, reach: Array, rooms: Array) -> None:
    """Asks the rules; they take an array of one record much faster than a bare record."""
    box, table = boxes[0], tables[0]
    for seat in range(box.seats):
        for region in range(n.REGIONS):
            look_at_concert(box, table, seat, region, concerts[seat, region])
        for action in range(n.ACTIONS):
            look_at_price(box, table, seat, action, prices[seat, action])
        for what in range(n.CREDITS, n.AP_LIMIT + 1):
            rooms[seat, what] = room(box, table, seat, what)
    if table.waiting and table.asking in (n.TOUR, n.SHIP):
        look_around(box, table, reach)


@rule
def look_at_concert(box: Box, table: Table, seat: int, region: int, found: Array) -> None:
    """PH-PERFORM-5..11: discs, what matches, and the credits for it."""
    tile = table.demand[region]
    musicians, symphonies = matched_musicians(box, table, seat, tile), matched_symphonies(box, table, seat, tile)
    found[0] = why_no_concert_in(table, seat, region)
    found[1], found[2] = musicians, symphonies
    found[3] = first_bonus(box, table, region)
    found[4] = box.musician_prestige[size_of(musicians)]
    found[5] = box.symphony_prestige[size_of(symphonies)]
    found[6] = ovation(box, musicians, symphonies)
    found[7] = size_of(symphonies) * box.credits_at[table.stars[seat]]


@rule
def look_at_price(box: Box, table: Table, seat: int, action: int, found: Array) -> None:
    """PH-SELECT-1..6: Managers are paid in credits as far as possible."""
    found[0] = why_closed(box, table, seat, action)
    found[1] = others_there(box, table, seat, action)
    found[2] = prestige_lost(box, table, seat, points_after(box, table, seat, action))


@rule
def look_around(box: Box, table: Table, reach: Array) -> None:
    """PH-TOUR-2..3, PH-EFFECT-3: the most steps left on each planet that the moving ship can come to."""
    tour = table.asking == n.TOUR
    steps = (
        get(table, n.TOUR_STRENGTH) * box.tour_moves + get(table, n.TOUR_STEPS) if tour else get(table, n.SHIP_STEPS)
    )
    seen = table.visited if tour else 0
    edge = with_(0, table.ship[table.active])
    while steps > 0:
        steps -= 1
        further = 0
        for planet in range(box.planets):
            if has(edge, planet):
                further |= box.lines[planet]
        further &= ~seen
        for planet in range(box.planets):
            if has(further, planet):
                reach[planet] = max(reach[planet], steps)
        seen |= further
        edge = further
