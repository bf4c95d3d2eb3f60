"""What a cube is worth: better odds for composition tiles, and income at concerts."""

from scherzo.core.rule import rule
from scherzo.core.table import seat_after
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import Box
from scherzo.games.symphony_no_9.rules.scoring import own_works, things_counted
from scherzo.games.symphony_no_9.table import Table

COIN = n.SCALE * 2 // 5  # what a coin is felt to be worth: a third of a point, and it can buy cubes


@rule
def gained_cube(box: Box, table: Table, seat: int, musician: int) -> int:
    """What one more cube of a colour brings: better odds for the tile, and income."""
    own = table.cubes[seat, musician]
    return cube_between(box, table, seat, musician, own, own + 1)


@rule
def lost_cube(box: Box, table: Table, seat: int, musician: int) -> int:
    """What a seat misses with one cube of a colour less."""
    own = table.cubes[seat, musician]
    return cube_between(box, table, seat, musician, own - 1, own)


@rule
def cube_between(box: Box, table: Table, seat: int, musician: int, fewer: int, more: int) -> int:
    """What the odds for the tile with so many cubes are better than with so many, and a cube's income."""
    if table.dead[musician]:
        return income(table, musician)
    worth, rival = worth_of_tile(box, table, seat, musician), strongest_rival(box, table, seat, musician)
    better = worth_at_odds(worth, odds_of_tile(table, seat, rival, musician, more))
    return better - worth_at_odds(worth, odds_of_tile(table, seat, rival, musician, fewer)) + income(table, musician)


@rule
def tile_chance(box: Box, table: Table, seat: int, musician: int) -> int:
    """The worth of a composer's next tile times the odds of getting it."""
    if table.dead[musician]:
        return 0
    rival = strongest_rival(box, table, seat, musician)
    odds = odds_of_tile(table, seat, rival, musician, table.cubes[seat, musician])
    return worth_at_odds(worth_of_tile(box, table, seat, musician), odds)


@rule
def worth_at_odds(worth: int, odds: int) -> int:
    """The odds are sixteenths; in trial games a tile did best when felt a quarter above its points."""
    return worth * odds * 5 // 64


@rule
def strongest_rival(box: Box, table: Table, seat: int, musician: int) -> int:
    """The other seat, or the Bot, with most cubes of a colour."""
    most, rival = 0, table.players
    for other in range(table.players + box.bot):
        if other != seat and table.cubes[other, musician] >= most:
            most, rival = table.cubes[other, musician], other
    return rival


@rule
def odds_of_tile(table: Table, seat: int, rival: int, musician: int, own: int) -> int:
    """The odds of getting a composer's next tile with so many cubes, in sixteenths."""
    lead = own - table.cubes[rival, musician]
    if own <= 0 or lead < -1:
        return 0
    if lead == -1:
        return 1
    if lead == 0:
        return 6 if order_of(table, seat) < order_of(table, rival) else 3
    return min(12 + lead, 15)


@rule
def order_of(table: Table, seat: int) -> int:
    """How far a seat is from the start player; the Bot wins its ties (S9-TWO-6)."""
    if seat >= table.players:
        return -1
    return seat_after(table, seat, -table.start)


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
