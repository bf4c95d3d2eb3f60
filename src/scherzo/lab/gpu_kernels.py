"""The CUDA kernels: many games side by side, all by one decision at a time, by the same compiled rules as the CPU.

Threads that run side by side are fast only while they do the same. A game that runs to its end in a thread of its own
is soon in another rule than its neighbours, and they wait for each other. So games are sorted anew before each step:
by the kind of the decision and the option that is to be played. Tables stay where they are, only their numbers move.

Each table is a slot for one game after the other, so that all slots are busy until the last games have begun. What
is slow then is memory: a table that is small enough is brought into the fast memory of its block for the step.

`cuda` is a name of this module because Numba's simulator puts its own in that place.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numpy as np

from scherzo.core.chance import below, number_game
from scherzo.core.game import SOURCES, Game
from scherzo.core.game_record import SEATS
from scherzo.core.layout import Array, Layout, Records, field, i2, i4, u8
from scherzo.core.loops import DEAD_END, GREEDY, TAPE_FULL, TOO_LONG
from scherzo.core.sets import first_of
from scherzo.core.table import MENU

cuda = import_module("numba.cuda")

F = TypeVar("F", bound=Callable[..., Any])

WARP = 32
"""Threads of a block where games are played: those that run in step with each other."""
THREADS = 128
"""Threads of a block where games are sorted."""
SHARED = 16 * 1024
"""Bytes of fast memory that a block may take for its tables: with more, too few blocks run side by side."""

NO_GROUP = -1


class Course(Layout):
    """How far the game in a slot has come: what the device keeps of it beside its table."""

    luck: int = field(u8)  # the state of the generator of random choices
    number: int = field(i4)  # which game of the batch it is; NO_GAME before the first
    made: int = field(i4)  # decisions so far, or -trouble
    group: int = field(i4)  # the group to be sorted into next; NO_GROUP: no game is left for the slot
    rank: int = field(i4)  # its place in the group
    option: int = field(i2)  # what was chosen and is to be played


NO_GAME = -1


def launched(function: F) -> F:
    """A kernel, which the host launches: `kernel[blocks, threads](...)`."""
    return cast("F", cuda.jit(function))


def on_device(function: F) -> F:
    """What kernels call."""
    return cast("F", cuda.jit(device=True)(function))


def is_shared(table: np.dtype[Any]) -> bool:
    """Whether the tables of the threads of a block fit into its fast memory."""
    return table.itemsize * WARP <= SHARED


@cache
def kernels(game: Game, table_type: np.dtype[Any], thinking: bool) -> SimpleNamespace:
    """The kernels of a game, which together do what `loops.play_games` does; without `thinking` all choose at random.

    `order[now]` lists the slots, group by group: first those whose games go on, then the free ones; `live[now]` says
    how many there are of each. `sizes[now]` counts the slots of each of the groups they go to, the last of which are
    the free ones. `regroup` makes the other list of that, which is then the one of now.
    """
    options, play, setup, scores = game.doors.options, game.doors.play, game.doors.setup, game.doors.scores
    redeal, brain, limit = game.doors.redeal, game.doors.brain, game.limit
    over, room = len(game.decisions) * MENU, (len(SEATS), SOURCES + len(game.score_lines))
    words = table_type.itemsize // 8
    warp, threads, places, all_groups = WARP, THREADS, 2 * WARP, over + 1

    @on_device
    def choose(box: Any, table: Any, worlds: Records, slot: int, course: Any, kinds: Array) -> int:
        """Lets the seat that is waited for choose; answers the group that plays this option."""
        menu = cuda.local.array(MENU, np.int16)
        rng = cuda.local.array(1, np.uint64)
        rng[0] = course.luck
        seat = first_of(int(table.waiting))
        count = options(box, table, seat, menu)
        if count == 0:
            course.made = -DEAD_END
            return over
        if thinking and kinds[seat] == GREEDY:  # as `loops.think`
            worlds[slot] = table
            world = worlds[slot]
            world.taping = 0
            redeal(box, world, seat, rng)
            count = options(box, world, seat, menu)
            option = int(brain(box, world, seat, menu, count, rng))
        else:
            option = int(menu[below(rng, count)])
        course.luck, course.option = rng[0], option
        return int(table.asking) * MENU + option

    @on_device
    def advance(box: Any, table: Any, worlds: Records, slot: int, course: Any, kinds: Array) -> int:
        """Plays what was chosen and lets the next seat choose; answers the next group."""
        table.told = 0
        play(box, table, first_of(int(table.waiting)), int(course.option))
        course.made += 1
        if table.told > table.tape.shape[0]:
            course.made = -TAPE_FULL
            return over
        if table.waiting == 0:
            return over
        if course.made == limit:
            course.made = -TOO_LONG
            return over
        return choose(box, table, worlds, slot, course, kinds)

    @on_device
    def enter(course: Any, group: int, groups: Array, sizes: Array, now: int) -> None:
        """Gives each of a block's games its place in its group; those of a group ask for their places together."""
        me = cuda.threadIdx.x
        groups[me] = group
        cuda.syncthreads()
        before, all_of_it = 0, 0
        for other in range(warp):
            if groups[other] == group:
                all_of_it += 1
                if other < me:
                    before += 1
        if group != NO_GROUP and before == 0:
            groups[warp + me] = cuda.atomic.add(sizes, (now, group), all_of_it)
        cuda.syncthreads()
        if group != NO_GROUP:
            first = me
            for other in range(warp):
                if groups[warp - 1 - other] == group:
                    first = warp - 1 - other
            course.group, course.rank = group, groups[warp + first] + before

    @launched
    def renew(
        boxes: Records,
        blank: Records,
        tables: Records,
        worlds: Records,
        courses: Records,
        kinds: Array,
        order: Array,
        live: Array,
        sizes: Array,
        now: int,
        first: int,
        begun: Array,
        sheets: Array,
        lengths: Array,
        finals: Records,
    ) -> None:
        """Writes down the games that are over, and sets the next ones up in their place: numbers `first` and on."""
        groups = cuda.shared.array(places, np.int32)
        at, group, slot = cuda.grid(1), NO_GROUP, 0
        if at < live[now, 1]:
            slot = order[now, live[now, 0] + at]
            box, table, course = boxes[0], tables[slot], courses[slot]
            number = int(course.number)
            if number != NO_GAME:
                lengths[number] = course.made
                if number < finals.shape[0]:
                    finals[number] = table
                sheet = cuda.local.array(room, np.int32)
                for seat in range(sheets.shape[1]):
                    for column in range(sheets.shape[2]):
                        sheet[seat, column] = 0
                scores(box, table, sheet)
                for seat in range(sheets.shape[1]):
                    for column in range(sheets.shape[2]):
                        sheets[number, seat, column] = sheet[seat, column]
            number = int(cuda.atomic.add(begun, 0, 1))
            course.number, course.made, course.group = NO_GAME, 0, NO_GROUP
            if number < lengths.shape[0]:
                tables[slot] = blank[0]
                rng = cuda.local.array(1, np.uint64)
                number_game(table, rng, first + number)
                setup(box, table)
                course.luck, course.number = rng[0], number
                group = choose(box, table, worlds, slot, course, kinds)
        enter(courses[slot], group, groups, sizes, now)

    @launched
    def step(
        boxes: Records,
        tables: Records,
        worlds: Records,
        courses: Records,
        kinds: Array,
        order: Array,
        live: Array,
        sizes: Array,
        now: int,
    ) -> None:
        """Plays one decision of each game where it lies."""
        groups = cuda.shared.array(places, np.int32)
        at, group, slot = cuda.grid(1), NO_GROUP, 0
        if at - cuda.threadIdx.x >= live[now, 0]:
            return
        if at < live[now, 0]:
            slot = order[now, at]
            group = advance(boxes[0], tables[slot], worlds, slot, courses[slot], kinds)
        enter(courses[slot], group, groups, sizes, now)

    @launched
    def shared_step(
        boxes: Records,
        cells: Array,
        worlds: Records,
        courses: Records,
        kinds: Array,
        order: Array,
        live: Array,
        sizes: Array,
        now: int,
    ) -> None:
        """Plays one decision of each game in fast memory; `cells` are the tables as plain words."""
        groups = cuda.shared.array(places, np.int32)
        slots = cuda.shared.array(warp, np.int32)
        own = cuda.shared.array(warp, table_type)
        own_cells = own.view(np.uint64)
        at, me, group = cuda.grid(1), cuda.threadIdx.x, NO_GROUP
        games = live[now, 0] - (at - me)
        if games <= 0:
            return
        slot = order[now, min(at, live[now, 0] - 1)]
        slots[me] = slot
        cuda.syncthreads()
        for row in range(words):
            cell = row * warp + me
            game_of_it = cell // words
            own_cells[cell] = cells[slots[game_of_it], cell - game_of_it * words]
        cuda.syncthreads()
        if me < games:
            group = advance(boxes[0], own[me], worlds, slot, courses[slot], kinds)
        cuda.syncthreads()
        for row in range(words):
            cell = row * warp + me
            game_of_it = cell // words
            if game_of_it < games:
                cells[slots[game_of_it], cell - game_of_it * words] = own_cells[cell]
        enter(courses[slot], group, groups, sizes, now)

    @launched
    def regroup(courses: Records, order: Array, live: Array, sizes: Array, now: int, renewed: int, used: Array) -> None:
        """Sorts the slots into their groups. Free ones stay free, unless games were just `renewed` in them."""
        starts = cuda.shared.array(all_groups, np.int32)
        sums = cuda.shared.array(threads, np.int32)
        me, after = cuda.threadIdx.x, 1 - now
        share = (over + threads) // threads
        low, high = min(all_groups, me * share), min(all_groups, (me + 1) * share)
        total = 0
        for group in range(low, high):
            total += sizes[now, group]
        sums[me] = total
        cuda.syncthreads()
        start = 0
        for other in range(me):
            start += sums[other]
        for group in range(low, high):
            starts[group] = start
            start += sizes[now, group]
        cuda.syncthreads()
        kept = 0 if renewed else live[now, 1]
        if cuda.blockIdx.x == 0:
            for group in range(low, high):
                sizes[after, group] = 0
                if group < over and sizes[now, group]:
                    cuda.atomic.add(used, group // MENU, sizes[now, group])
            if me == 0:
                live[after, 0], live[after, 1] = starts[over], sizes[now, over] + kept
        at = cuda.grid(1)
        if at < live[now, 0] + live[now, 1]:
            slot = order[now, at]
            if at >= live[now, 0] and not renewed:
                order[after, starts[over] + sizes[now, over] + at - live[now, 0]] = slot
            elif courses[slot].group != NO_GROUP:
                order[after, starts[courses[slot].group] + courses[slot].rank] = slot

    return SimpleNamespace(renew=renew, step=shared_step if is_shared(table_type) else step, regroup=regroup)
