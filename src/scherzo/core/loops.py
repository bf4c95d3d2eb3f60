"""The compiled loops that every part of the program uses: decide, think, play whole games.

They take arrays of one record (a cheap call from Python) and hand single records to the rules.
"""

import sys
from functools import cache
from types import SimpleNamespace

import numpy as np

from scherzo.core.anygame import brain, options, play, redeal, scores, setup
from scherzo.core.chance import below, number_game
from scherzo.core.game import Game
from scherzo.core.kernels import bind, kernel
from scherzo.core.layout import Array, Records
from scherzo.core.sets import first_of
from scherzo.core.table import MENU

OVER = -1

RANDOM = 0
GREEDY = 1

DEAD_END = 1
TAPE_FULL = 2
TOO_LONG = 3


@cache
def loops(game: Game) -> SimpleNamespace:
    """This module's kernels for one game."""
    return bind(sys.modules[__name__], game.doors.bound())


def new_menu() -> Array:
    """Room for the options of one decision."""
    return np.zeros(MENU, dtype=np.int16)


@kernel
def begin(boxes: Records, tables: Records, menu: Array) -> int:
    """Sets the game up; answers as `decide` does."""
    setup(boxes[0], tables[0])
    return next_decision(boxes, tables, menu)


@kernel
def decide(boxes: Records, tables: Records, seat: int, option: int, menu: Array) -> int:
    """Plays one decision, fills the menu of the next seat waited for and answers seat * 256 + options, or OVER."""
    tables[0].told = 0
    play(boxes[0], tables[0], seat, option)
    return next_decision(boxes, tables, menu)


@kernel
def next_decision(boxes: Records, tables: Records, menu: Array) -> int:
    """The lowest seat waited for and the number of its options, which are put in the menu."""
    table = tables[0]
    if table.waiting == 0:
        return OVER
    seat = first_of(int(table.waiting))
    return seat * 256 + options(boxes[0], table, seat, menu)


@kernel
def menu_of(boxes: Records, tables: Records, seat: int, menu: Array) -> int:
    """Fills the menu with a seat's options and says how many there are."""
    return options(boxes[0], tables[0], seat, menu)


@kernel
def imagine(boxes: Records, tables: Records, seat: int, rng: Array) -> None:
    """Turns the table into one of the worlds that the seat may believe in."""
    redeal(boxes[0], tables[0], seat, rng)


@kernel
def tally(boxes: Records, tables: Records, sheet: Array) -> None:
    """Fills the score sheet."""
    scores(boxes[0], tables[0], sheet)


@kernel
def think(boxes: Records, tables: Records, world: Records, seat: int, menu: Array, rng: Array) -> int:
    """What the game's quick brain would choose for a seat, looking only at an imagined world."""
    world[0] = tables[0]
    world[0].taping = 0
    redeal(boxes[0], world[0], seat, rng)
    count = options(boxes[0], world[0], seat, menu)
    return brain(boxes[0], world[0], seat, menu, count, rng)


@kernel
def quick_decision(
    boxes: Records, tables: Records, world: Records, kinds: Array, seat: int, menu: Array, rng: Array
) -> int:
    """Lets the quick bot of a seat decide: the option that was played, or -trouble."""
    box, table = boxes[0], tables[0]
    count = options(box, table, seat, menu)
    if count == 0:
        return -DEAD_END
    if kinds[seat] == GREEDY:
        option = think(boxes, tables, world, seat, menu, rng)
    else:
        option = int(menu[below(rng, count)])
    table.told = 0
    play(box, table, seat, option)
    return -TAPE_FULL if table.told > table.tape.shape[0] else option


@kernel
def play_on(
    boxes: Records, tables: Records, world: Records, kinds: Array, menu: Array, rng: Array, limit: int, used: Array
) -> int:
    """Plays a table on to its end, or for `limit` decisions; counts them by kind in `used` and answers how many.

    It does what `quick_decision` does in line: handing six arrays over for every decision costs a quarter of the speed.
    """
    box, table = boxes[0], tables[0]
    made = 0
    while table.waiting != 0 and made < limit:
        used[table.asking] += 1
        seat = first_of(int(table.waiting))
        count = options(box, table, seat, menu)
        if count == 0:
            return -DEAD_END
        if kinds[seat] == GREEDY:
            option = think(boxes, tables, world, seat, menu, rng)
        else:
            option = int(menu[below(rng, count)])
        table.told = 0
        play(box, table, seat, option)
        if table.told > table.tape.shape[0]:
            return -TAPE_FULL
        made += 1
    return made


@kernel
def play_games(
    boxes: Records,
    blank: Records,
    tables: Records,
    world: Records,
    kinds: Array,
    first: int,
    limit: int,
    sheets: Array,
    lengths: Array,
    used: Array,
) -> int:
    """Plays len(lengths) games, number `first` and on, each from the blank table; tables are left at their ends.

    Answers 0, or -(1 + i) if game i ran into a dead end, a full tape or the limit; lengths[i] says which.
    """
    menu = np.zeros(MENU, dtype=np.int16)
    rng = np.zeros(1, dtype=np.uint64)
    for i in range(lengths.shape[0]):
        one = tables[i : i + 1]
        one[0] = blank[0]
        number_game(one[0], rng, first + i)
        setup(boxes[0], one[0])
        made = play_on(boxes, one, world, kinds, menu, rng, limit, used)
        lengths[i] = made
        if made < 0:
            return -1 - i
        if one[0].waiting != 0:
            lengths[i] = -TOO_LONG
            return -1 - i
        scores(boxes[0], one[0], sheets[i])
    return 0
