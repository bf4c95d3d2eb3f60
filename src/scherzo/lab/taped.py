"""Batches of games with everything that was told in them, and, if wanted, how everybody stood after each decision."""

import sys
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace

import numpy as np

from scherzo.core.anygame import scores, setup
from scherzo.core.chance import number_game
from scherzo.core.game import TOTAL, Game
from scherzo.core.kernels import bind, kernel
from scherzo.core.layout import Array, Records, records
from scherzo.core.loops import TOO_LONG, loops, quick_decision
from scherzo.core.sets import first_of
from scherzo.core.table import DRAW, MENU, NOBODY
from scherzo.core.usage import Told
from scherzo.lab.batch import Batch, Setting, trouble_of


@cache
def kernels(game: Game) -> SimpleNamespace:
    """This module's kernels for one game, which call those of `core.loops` for it."""
    return bind(sys.modules[__name__], {**vars(loops(game)), **game.doors.bound()})


@kernel
def keep(
    tables: Records, told: Records, at: int, game: int, decision: int, decider: int, asking: int, option: int
) -> int:
    """Copies the tape to `told` from row `at` on, without the draws of chance; answers the next free row."""
    table = tables[0]
    for event in range(int(table.told)):
        if table.tape[event, 1] == DRAW:
            continue
        row = told[at]
        row.game, row.decision, row.decider, row.asking, row.option = game, decision, decider, asking, option
        row.audience, row.kind = table.tape[event, 0], table.tape[event, 1]
        row.a, row.b, row.c = table.tape[event, 2], table.tape[event, 3], table.tape[event, 4]
        row.d, row.e = table.tape[event, 5], table.tape[event, 6]
        at += 1
    return at


@kernel
def play_taped(
    boxes: Records,
    tables: Records,
    world: Records,
    kinds: Array,
    first: int,
    game: int,
    limit: int,
    sheet: Array,
    used: Array,
    told: Records,
    course: Array,
) -> tuple[int, int]:
    """Game `game` of a batch as `play_games` plays it: its decisions (or -trouble) and how many rows were told.

    Row n of the `course` are the totals of the seats after n decisions; it may have no rows.
    """
    box, table = boxes[0], tables[0]
    menu = np.zeros(MENU, dtype=np.int16)
    rng = np.zeros(1, dtype=np.uint64)
    number_game(table, rng, first + game)
    setup(box, table)
    at = keep(tables, told, 0, game, 0, NOBODY, NOBODY, NOBODY)
    made = 0
    while True:
        if table.waiting == 0 or made < course.shape[0]:
            scores(box, table, sheet)
        if made < course.shape[0]:
            course[made] = sheet[:, TOTAL]
        if table.waiting == 0:
            return made, at
        if made == limit:
            return -TOO_LONG, at
        seat, asking = first_of(int(table.waiting)), int(table.asking)
        used[asking] += 1
        made += 1
        option = quick_decision(boxes, tables, world, kinds, seat, menu, rng)
        if option < 0:
            return option, at
        at = keep(tables, told, at, game, made, seat, asking, option)


def play_taped_batch(at: Setting, bots: Sequence[int], first: int, count: int, watching: bool = False) -> Batch:
    """The games that `play_batch` plays, with what was told in them and, `watching`, their courses."""
    run = kernels(at.game)
    tables = np.repeat(at.blank, count)
    tables["taping"] = 1
    sheets = np.zeros((count, *at.sheet_shape), dtype=np.int32)
    lengths = np.zeros(count, dtype=np.int64)
    used = np.zeros(len(at.game.decisions), dtype=np.int64)
    kinds = np.array(bots, dtype=np.int8)
    world, told, parts = at.blank.copy(), room_to_tell(at, at.game.limit + 1), []
    course = np.zeros((at.game.limit + 1 if watching else 0, at.seats), dtype=np.int32)
    courses = []
    for i in range(count):
        one = tables[i : i + 1]
        made, rows = run.play_taped(at.boxes, one, world, kinds, first, i, at.game.limit, sheets[i], used, told, course)
        lengths[i] = made
        if made < 0:
            trouble = trouble_of(at, first + i, -made)
            return Batch(first, tables, sheets, lengths, used, trouble)
        parts.append(told[:rows].copy())
        if watching:
            courses.append(course[: made + 1].copy())
    return Batch(first, tables, sheets, lengths, used, "", np.concatenate(parts), courses)


def room_to_tell(at: Setting, decisions: int) -> Records:
    """Room for all that so many decisions can tell; memory is taken only for what is written."""
    return records(Told, decisions * int(at.blank[0].tape.shape[0]))
