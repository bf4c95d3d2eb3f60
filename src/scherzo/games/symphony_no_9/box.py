"""What lies on the table and never changes during a game: board, tracks, tiles, prices, and the table's options."""

from scherzo.core.layout import Array, Layout, field, i1, i2, u1
from scherzo.games.symphony_no_9 import names as n

MOST_CUBES = 20
"""Cubes of one colour in the box."""
TITLE_BYTES = 48
STORY_BYTES = 256
NAME_BYTES = 16


class Box(Layout):
    """One box, for one number of players and one choice of options."""

    bot: int = field(i1)  # 1 = the Bot takes part (two players)
    musicians: int = field(i1)  # composers in play: 6 with four players, else 5
    musician_row: Array = field(i1, n.MUSICIANS)  # 1 = nearest to the concert board

    spaces: int = field(i1)  # spaces of every career track
    reputation: Array = field(i1, n.TRACKS, n.SPACES)  # value of each space, per track side
    squares: Array = field(i1, n.TRACKS, n.SPACES)  # cubes on each space at set-up with this number of players
    track_cubes: Array = field(i1, n.TRACKS)  # all of them together
    position: Array = field(i1, n.TRACKS, MOST_CUBES)  # the current space when that many cubes are left; -1 = none yet

    free_cubes: int = field(i1)  # taken in the first turn
    price_second: int = field(i1)
    price_third: int = field(i1)
    starting_coins: int = field(i2)
    starting_cubes: Array = field(i1, n.PLAYERS)  # dealt to each player from the start player on
    bot_cubes: int = field(i1)  # dealt to the Bot
    patron_divisor: int = field(i1)  # the major patron gives up one cube of so many
    cubes_per_colour: int = field(i1)
    tiles_per_musician: int = field(i1)

    furniture_coins: Array = field(i1, n.FURNITURE)
    furniture_points: Array = field(i1, n.FURNITURE)
    worth: Array = field(i2, n.FURNITURE_SETS)  # coins of every set of furniture

    tokens: Array = field(i1, n.TOKENS)  # royal budget tokens
    spots: Array = field(i1, 3)  # composers on the Low, Medium and High level
    lowest: Array = field(i1, 3)  # the least total of a Low, Medium and High concert
    highest: Array = field(i1, 3)  # the greatest one
    payout: Array = field(i1, 3)  # coins per cube at each
    limit: int = field(i1)  # no contribution may be above it
    bonus_coins: int = field(i1)  # for the largest contribution to a Medium concert
    penalty: Array = field(i1, n.ROUNDS)  # cubes to discard after a failed concert
    virtual: Array = field(i1, 3, 3)  # the Bot's contribution by virtual tile and fame level

    tiles: int = field(i1)  # scoring tiles in this set
    method: Array = field(i1, n.TILES, 2)  # method of each tile side
    points: Array = field(i2, n.TILES, 2, 3)  # its points by level or rank, in SCALE parts of a point
    coins_per_point: int = field(i1)
    last_work: int = field(i2)  # in SCALE parts of a point

    track_rule: int = field(i1)  # HISTORICAL, RANDOM_TRACKS or B_SIDES
    tile_side: Array = field(i1, n.TILES)  # SIDE_A, SIDE_B or RANDOM_SIDE
    start: int = field(i1)  # the seat that starts, -1 = by chance
    money_count: int = field(i1)  # 1 = everybody sees what careful counting would tell about the others' chests

    furniture_name: Array = field(u1, n.FURNITURE, NAME_BYTES)  # texts, as UTF-8
    title: Array = field(u1, n.MUSICIANS, n.ROUNDS, TITLE_BYTES)
    story: Array = field(u1, n.TRACKS, STORY_BYTES)
