"""A quick, sensible choice for every decision: the door `brain`."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.brain.bidding import best_bid
from scherzo.games.symphony_no_9.brain.cubes import COIN, gained_cube, lost_cube, tile_chance
from scherzo.games.symphony_no_9.rules.sponsoring import price
from scherzo.games.symphony_no_9.table import Table


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """One of the options menu[:count]."""
    if table.step == n.CONTRIBUTE:
        return best_bid(box, table, seat, menu, count, rng)
    if table.step == n.FINAL_SALE:
        return best_sale(box, table, seat, menu, count)
    best, best_value = menu[0], -1000000
    for i in range(count):
        option = menu[i]
        if option < n.SELL:
            value = option_value(box, table, seat, option) * 4 + below(rng, 4)
            if value > best_value:
                best, best_value = option, value
    if best == n.PASS and table.step <= n.BUY_THIRD:
        return worthwhile_sale(box, table, seat)
    return best


@rule
def option_value(box: Box, table: Table, seat: int, option: int) -> int:
    """What an answer is worth to a seat, in SCALE parts of a point."""
    step = table.step
    if option == n.PASS:
        return 0
    if step == n.DISCARD:
        return -lost_cube(box, table, seat, option)
    if step == n.KEEP:
        return 1 + lost_cube(box, table, seat, option)
    if step == n.TAKE_FOR_BOT:
        return gift_to_bot(box, table, seat, option)
    return gained_cube(box, table, seat, option) - price(box, table) * COIN


@rule
def worthwhile_sale(box: Box, table: Table, seat: int) -> int:
    """PASS, or the sale of the cheapest piece that pays for a cube well worth it."""
    cost = price(box, table)
    if table.coins[seat] >= cost:
        return n.PASS
    best = 0
    for musician in range(box.musicians):
        if table.left[musician] > 0:
            best = max(best, gained_cube(box, table, seat, musician))
    for piece in range(n.FURNITURE):
        if has(table.furniture[seat], piece):
            lost = box.furniture_points[piece] * n.SCALE - box.furniture_coins[piece] * COIN
            if table.coins[seat] + box.furniture_coins[piece] >= cost and best > cost * COIN + lost + n.SCALE:
                return n.SELL + piece
    return n.PASS


@rule
def gift_to_bot(box: Box, table: Table, seat: int, musician: int) -> int:
    """Two players: how much more a cube for the Bot hurts the other than oneself."""
    other = 1 - seat
    bot = table.players
    before = tile_chance(box, table, other, musician) - tile_chance(box, table, seat, musician)
    table.cubes[bot, musician] += 1
    after = tile_chance(box, table, other, musician) - tile_chance(box, table, seat, musician)
    table.cubes[bot, musician] -= 1
    return before - after


@rule
def best_sale(box: Box, table: Table, seat: int, menu: Array, count: int) -> int:
    """The part of one's furniture whose sale at the very end gives most points."""
    per_sale = 0
    for musician in range(box.musicians):
        works = table.works[seat, musician]
        tile, side = table.scoring[musician], table.side[musician]
        if works and box.method[tile, side] == n.PER_SALE:
            per_sale = box.points[tile, side, min(works, 3) - 1]
    best, best_value = 0, -1
    for i in range(count):
        pieces = menu[i]
        value = (table.coins[seat] + box.worth[pieces]) // box.coins_per_point * n.SCALE
        for piece in range(n.FURNITURE):
            if has(pieces, piece):
                value += per_sale
            elif has(table.furniture[seat], piece):
                value += box.furniture_points[piece] * n.SCALE
        if value > best_value:
            best, best_value = pieces, value
    return best
