"""What a cube is worth: better odds for composition tiles, and income at concerts."""

from scherzo.core.rule import rule
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.scoring import own_works, things_counted
from scherzo.games.symphony_no_9.table import Table

COIN = n.SCALE * 2 // 5  # what a coin is felt to be worth: a third of a point, and it can buy cubes


@rule
def gained_cube(box: Box, table: Table, seat: int, musician: int) -> int:
    """What one more cube of a colour brings: better odds for the tile, and income."""
    own = table.cubes[seat, musician]
    return (
        tile_chance(box, table, seat, musician, own + 1)
        - tile_chance(box, table, seat, musician, own)
        + income(table, musician)
    )


@rule
def lost_cube(box: Box, table: Table, seat: int, musician: int) -> int:
    """What a seat misses with one cube of a colour less."""
    own = table.cubes[seat, musician]
    return (
        tile_chance(box, table, seat, musician, own)
        - tile_chance(box, table, seat, musician, own - 1)
        + income(table, musician)
    )


@rule
def tile_chance(box: Box, table: Table, seat: int, musician: int, own: int) -> int:
    """The worth of a composer's next tile times the odds of getting it with so many cubes.

    The odds are sixteenths; in trial games a tile did best when felt a quarter above its points.
    """
    if table.dead[musician] or own <= 0:
        return 0
    rival, first = 0, True
    for other in range(table.players + box.bot):
        if other != seat and table.cubes[other, musician] >= rival:
            rival = table.cubes[other, musician]
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
    return (seat - table.start + table.players) % table.players


@rule
def worth_of_tile(box: Box, table: Table, seat: int, musician: int) -> int:
    """About how many points one more composition tile of a colour will bring to a seat."""
    works = table.works[seat, musician]
    tile, side = table.scoring[musician], table.side[musician]
    method = box.method[tile, side]
    dying = n.SCALE if table.left[musician] * 2 < box.track_cubes[table.track[musician]] else n.SCALE // 3
    if method == n.PER_TILE:
        return box.points[tile, side, 0] + dying
    if method == n.BY_RANK:
        return box.points[tile, side, 0] // 3 + dying
    count = things_expected(box, table, seat, musician, method)
    now = box.points[tile, side, min(works, 3) - 1] if works else 0
    return (box.points[tile, side, min(works + 1, 3) - 1] - now) * count // 2 + n.SCALE + dying


@rule
def things_expected(box: Box, table: Table, seat: int, musician: int, method: int) -> int:
    """Twice the number of things that a scoring method will probably count at the end."""
    rounds_left = n.ROUNDS - table.round_number
    seen = 0
    if n.PER_SUCCESS <= method <= n.PER_DEAD:
        seen = 2 * things_counted(box, table, seat, musician, method)
    if method == n.PER_SUCCESS:
        return seen + rounds_left
    if method == n.PER_PERFORMER:
        return seen + 2 * rounds_left
    if method == n.PER_DEAD:
        return max(seen, 4)
    if method == n.PER_CUBE:
        return 8
    if method == n.PER_SALE:
        return 6
    works = own_works(table, seat)
    if method == n.PER_COLOUR:
        return 8
    if method == n.PER_PAIR:
        return works // 2 + rounds_left
    if method == n.PER_OTHER_TILE:
        return 2 * works + rounds_left
    return 2


@rule
def income(table: Table, musician: int) -> int:
    """What a cube will probably earn at concerts, by the composer's last fame level."""
    return n.SCALE // 2 + table.level[musician]
