"""The CUDA kernel: thread i plays game number i to its end with the same compiled rules as the CPU.

`cuda` is a name of this module because Numba's simulator puts its own in that place.
"""

from importlib import import_module
from typing import Any

import numpy as np

from scherzo.core.chance import below, number_game
from scherzo.core.game import Game
from scherzo.core.layout import Array, Records
from scherzo.core.sets import first_of
from scherzo.core.table import MENU

cuda = import_module("numba.cuda")


def game_kernel(game: Game) -> Any:
    """The kernel of a game: the games that `loops.play_games` plays, with random choices."""
    options, play, setup = game.doors.options, game.doors.play, game.doors.setup

    def play_one_each(boxes: Records, tables: Records, lengths: Array, limit: int) -> None:
        i = cuda.grid(1)
        if i >= tables.shape[0]:
            return
        menu = cuda.local.array(MENU, np.int16)
        rng = cuda.local.array(1, np.uint64)
        box, table = boxes[0], tables[i]
        number_game(table, rng, i)
        setup(box, table)
        made = 0
        while table.waiting != 0 and made < limit:
            seat = first_of(int(table.waiting))
            count = options(box, table, seat, menu)
            option = int(menu[below(rng, count)])
            table.told = 0
            play(box, table, seat, option)
            made += 1
        lengths[i] = made

    return cuda.jit(play_one_each)
