"""A quick, sensible choice for every decision: what a cube brings in tiles and coins, and what a bid risks."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.brain_bid import best_bid
from scherzo.games.symphony_no_9.names import (
    BUY_THIRD,
    BY_RANK,
    CONTRIBUTE,
    DISCARD,
    FINAL_SALE,
    FURNITURE,
    KEEP,
    PASS,
    PER_COLOR,
    PER_CUBE,
    PER_DEAD,
    PER_OTHER_TILE,
    PER_PAIR,
    PER_PERFORMER,
    PER_SALE,
    PER_SUCCESS,
    PER_TILE,
    ROUNDS,
    SCALE,
    SELL,
    TAKE_FOR_BOT,
)
from scherzo.games.symphony_no_9.rules import price
from scherzo.games.symphony_no_9.rules_score import own_works, things_counted
from scherzo.games.symphony_no_9.table import Table

COIN = SCALE * 2 // 5  # what a coin is felt to be worth: a third of a point, and it can buy cubes


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """One of the options menu[:count]."""
    if table.step == CONTRIBUTE:
        return best_bid(box, table, seat, menu, count, rng)
    if table.step == FINAL_SALE:
        return best_sale(box, table, seat, menu, count)
    best, best_value = int(menu[0]), -1000000
    for i in range(count):
        option = int(menu[i])
        if option < SELL:
            value = option_value(box, table, seat, option) * 4 + below(rng, 4)
            if value > best_value:
                best, best_value = option, value
    if best == PASS and table.step <= BUY_THIRD:
        return worthwhile_sale(box, table, seat)
    return best


@rule
def option_value(box: Box, table: Table, seat: int, option: int) -> int:
    """What an answer is worth to a seat, in SCALE parts of a point."""
    step = int(table.step)
    if option == PASS:
        return 0
    if step == DISCARD:
        return -lost_cube(box, table, seat, option)
    if step == KEEP:
        return 1 + lost_cube(box, table, seat, option)
    if step == TAKE_FOR_BOT:
        return gift_to_bot(box, table, seat, option)
    return gained_cube(box, table, seat, option) - price(box, table) * COIN


@rule
def worthwhile_sale(box: Box, table: Table, seat: int) -> int:
    """PASS, or the sale of the cheapest piece that pays for a cube well worth it."""
    cost = price(box, table)
    if table.coins[seat] >= cost:
        return PASS
    best = 0
    for musician in range(box.musicians):
        if table.left[musician] > 0:
            best = max(best, gained_cube(box, table, seat, musician))
    for piece in range(FURNITURE):
        if (int(table.furniture[seat]) >> piece) & 1:
            lost = int(box.furniture_points[piece]) * SCALE - int(box.furniture_coins[piece]) * COIN
            if table.coins[seat] + box.furniture_coins[piece] >= cost and best > cost * COIN + lost + SCALE:
                return SELL + piece
    return PASS


@rule
def gained_cube(box: Box, table: Table, seat: int, musician: int) -> int:
    """What one more cube of a colour brings: better odds for the tile, and income."""
    own = int(table.cubes[seat, musician])
    return (
        tile_chance(box, table, seat, musician, own + 1)
        - tile_chance(box, table, seat, musician, own)
        + income(table, musician)
    )


@rule
def lost_cube(box: Box, table: Table, seat: int, musician: int) -> int:
    """What a seat misses with one cube of a colour less."""
    own = int(table.cubes[seat, musician])
    return (
        tile_chance(box, table, seat, musician, own)
        - tile_chance(box, table, seat, musician, own - 1)
        + income(table, musician)
    )


@rule
def gift_to_bot(box: Box, table: Table, seat: int, musician: int) -> int:
    """Two players: how much more a cube for the Bot hurts the other than oneself."""
    other = 1 - seat
    bot = int(table.players)
    before = tile_chance(box, table, other, musician, int(table.cubes[other, musician])) - tile_chance(
        box, table, seat, musician, int(table.cubes[seat, musician])
    )
    table.cubes[bot, musician] += 1
    after = tile_chance(box, table, other, musician, int(table.cubes[other, musician])) - tile_chance(
        box, table, seat, musician, int(table.cubes[seat, musician])
    )
    table.cubes[bot, musician] -= 1
    return before - after


@rule
def tile_chance(box: Box, table: Table, seat: int, musician: int, own: int) -> int:
    """The worth of a composer's next tile times the odds of getting it with so many cubes.

    The odds are sixteenths; in trial games a tile did best when felt a quarter above its points.
    """
    if table.dead[musician] or own <= 0:
        return 0
    rival, first = 0, True
    for other in range(int(table.players) + int(box.bot)):
        if other != seat and table.cubes[other, musician] >= rival:
            rival = int(table.cubes[other, musician])
            first = order_of(table, seat) < order_of(table, other)
    lead = own - rival
    odds = 15 if lead >= 3 else 14 if lead == 2 else 13 if lead == 1 else 0
    if lead == 0:
        odds = 6 if first else 3
    elif lead == -1:
        odds = 1
    return worth_of_tile(box, table, seat, musician) * odds * 5 // 64


@rule
def order_of(table: Table, seat: int) -> int:
    """How far a seat is from the start player; the Bot wins its ties (S9-TWO-6)."""
    if seat >= table.players:
        return -1
    return (seat - int(table.start) + int(table.players)) % int(table.players)


@rule
def worth_of_tile(box: Box, table: Table, seat: int, musician: int) -> int:
    """About how many points one more composition tile of a colour will bring to a seat."""
    works = int(table.works[seat, musician])
    tile, side = int(table.scoring[musician]), int(table.side[musician])
    method = int(box.method[tile, side])
    dying = SCALE if int(table.left[musician]) * 2 < int(box.track_cubes[table.track[musician]]) else SCALE // 3
    if method == PER_TILE:
        return int(box.points[tile, side, 0]) + dying
    if method == BY_RANK:
        return int(box.points[tile, side, 0]) // 3 + dying
    count = things_expected(box, table, seat, musician, method)
    now = int(box.points[tile, side, min(works, 3) - 1]) if works else 0
    return (int(box.points[tile, side, min(works + 1, 3) - 1]) - now) * count // 2 + SCALE + dying


@rule
def things_expected(box: Box, table: Table, seat: int, musician: int, method: int) -> int:
    """Twice the number of things that a scoring method will probably count at the end."""
    rounds_left = ROUNDS - int(table.round_number)
    seen = 0
    if PER_SUCCESS <= method <= PER_DEAD:
        seen = 2 * things_counted(box, table, seat, musician, method)
    if method == PER_SUCCESS:
        return seen + rounds_left
    if method == PER_PERFORMER:
        return seen + 2 * rounds_left
    if method == PER_DEAD:
        return max(seen, 4)
    if method == PER_CUBE:
        return 8
    if method == PER_SALE:
        return 6
    works = own_works(table, seat)
    if method == PER_COLOR:
        return 8
    if method == PER_PAIR:
        return works // 2 + rounds_left
    if method == PER_OTHER_TILE:
        return 2 * works + rounds_left
    return 2


@rule
def income(table: Table, musician: int) -> int:
    """What a cube will probably earn at concerts, by the composer's last fame level."""
    return SCALE // 2 + int(table.level[musician])


@rule
def best_sale(box: Box, table: Table, seat: int, menu: Array, count: int) -> int:
    """The part of one's furniture whose sale at the very end gives most points."""
    per_sale = 0
    for musician in range(box.musicians):
        works = int(table.works[seat, musician])
        tile, side = int(table.scoring[musician]), int(table.side[musician])
        if works and box.method[tile, side] == PER_SALE:
            per_sale = int(box.points[tile, side, min(works, 3) - 1])
    best, best_value = 0, -1
    for i in range(count):
        pieces = int(menu[i])
        value = (int(table.coins[seat]) + int(box.worth[pieces])) // int(box.coins_per_point) * SCALE
        for piece in range(FURNITURE):
            if (pieces >> piece) & 1:
                value += per_sale
            elif (int(table.furniture[seat]) >> piece) & 1:
                value += int(box.furniture_points[piece]) * SCALE
        if value > best_value:
            best, best_value = pieces, value
    return best
