"""The CUDA kernel: thread i plays one game to its end with the same compiled rules as the CPU.

`cuda` is a name of this module because Numba's simulator puts its own in that place.
"""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from scherzo.core.chance import below, number_game
from scherzo.core.game import SOURCES, Game
from scherzo.core.game_record import SEATS
from scherzo.core.layout import Array, Records
from scherzo.core.loops import DEAD_END, GREEDY, TAPE_FULL, TOO_LONG
from scherzo.core.sets import first_of
from scherzo.core.table import MENU

cuda = import_module("numba.cuda")


@cache
def game_kernel(game: Game, thinking: bool) -> Any:
    """The kernel that does what `loops.play_games` does; without `thinking` all seats choose at random."""
    options, play, setup, scores = game.doors.options, game.doors.play, game.doors.setup, game.doors.scores
    redeal, brain = game.doors.redeal, game.doors.brain
    sorts, room = len(game.decisions), (len(SEATS), SOURCES + len(game.score_lines))

    def play_one_each(
        boxes: Records,
        blank: Records,
        tables: Records,
        worlds: Records,
        kinds: Array,
        first: int,
        limit: int,
        sheets: Array,
        lengths: Array,
        used: Array,
    ) -> None:
        i = cuda.grid(1)
        if i >= lengths.shape[0]:
            return
        menu = cuda.local.array(MENU, np.int16)
        rng = cuda.local.array(1, np.uint64)
        asked = cuda.local.array(sorts, np.int32)
        for sort in range(sorts):
            asked[sort] = 0
        tables[i] = blank[0]
        box, table = boxes[0], tables[i]
        number_game(table, rng, first + i)
        setup(box, table)
        made, trouble = 0, 0
        while table.waiting != 0 and trouble == 0:
            if made == limit:
                trouble = TOO_LONG
                break
            asked[table.asking] += 1
            seat = first_of(int(table.waiting))
            count = options(box, table, seat, menu)
            if count == 0:
                trouble = DEAD_END
                break
            if thinking and kinds[seat] == GREEDY:  # as `loops.think`
                worlds[i] = tables[i]
                world = worlds[i]
                world.taping = 0
                redeal(box, world, seat, rng)
                count = options(box, world, seat, menu)
                option = int(brain(box, world, seat, menu, count, rng))
            else:
                option = int(menu[below(rng, count)])
            table.told = 0
            play(box, table, seat, option)
            if table.told > table.tape.shape[0]:
                trouble = TAPE_FULL
            made += 1
        lengths[i] = -trouble if trouble else made
        sheet = cuda.local.array(room, np.int32)
        for seat in range(sheets.shape[1]):
            for column in range(sheets.shape[2]):
                sheet[seat, column] = 0
        scores(box, table, sheet)
        for seat in range(sheets.shape[1]):
            for column in range(sheets.shape[2]):
                sheets[i, seat, column] = sheet[seat, column]
        for sort in range(sorts):
            cuda.atomic.add(used, sort, asked[sort])

    return cuda.jit(play_one_each)
