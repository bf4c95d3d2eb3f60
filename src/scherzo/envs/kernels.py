"""Many tables at once, in compiled code: one call plays a decision at each of them and looks at what comes next.

The kernel has one call of each door, because every further one would link the whole game again.
"""

import sys
from functools import cache
from types import SimpleNamespace

from scherzo.core.anygame import brain, look, options, play, redeal, scores, setup
from scherzo.core.chance import below, number_game
from scherzo.core.game import TOTAL, Game
from scherzo.core.kernels import bind, kernel
from scherzo.core.layout import Array, Records
from scherzo.core.loops import GREEDY, OVER, RANDOM
from scherzo.core.rule import rule
from scherzo.core.sets import first_of
from scherzo.core.table import MENU
from scherzo.envs.rewards import share_out

ASKED = -1
"""As a kind of bot: nobody; the caller decides for this seat."""

EVERY_SEAT = -1
ROTATING = -2
"""In place of a seat: the caller decides for all of them; for one, which moves on from game to game."""

ILLEGAL = -1.0
"""What an illegal action brings: it loses the game at once."""


@cache
def kernels(game: Game) -> SimpleNamespace:
    """This module's kernels for one game."""
    return bind(sys.modules[__name__], game.doors.bound())


@kernel
def advance(
    boxes: Records,
    blank: Records,
    tables: Records,
    world: Records,
    numbers: Array,
    rngs: Array,
    caller: int,
    bots: Array,
    contenders: int,
    scale: int,
    same_step: bool,
    observing: bool,
    stretches: Array,
    actions: Array,
    own: Array,
    asked: Array,
    viewers: Array,
    menus: Array,
    counts: Array,
    masks: Array,
    observations: Array,
    finals: Array,
    rewards: Array,
    points: Array,
    ended: Array,
    illegal: Array,
    sheet: Array,
    row: Array,
) -> int:
    """One action at each table, then the bots' decisions up to the caller's next one. Answers all decisions made.

    Where nobody is asked (`asked` is OVER) a new game begins instead: number `numbers[i]`, then that plus the number
    of tables. A game that ends stays until the next call, or makes room for a new one at once (`same_step`).
    """
    box, made, players = boxes[0], 0, int(blank[0].players)
    whole = observations.shape[1] == row.shape[0]  # nothing is hidden, so nothing has to be copied
    for i in range(tables.shape[0]):
        table, rng, menu = tables[i], rngs[i : i + 1], menus[i]
        seat, option, viewer = int(asked[i]), int(actions[i]), int(asked[i])
        lost = seat != OVER and not (0 <= option < MENU and masks[i, option])
        ended[i], illegal[i] = False, lost
        for each in range(players):
            rewards[i, each] = 0.0
        while True:
            if seat == OVER:
                tables[i] = blank[0]
                number_game(table, rng, numbers[i])
                own[i] = numbers[i] % players if caller == ROTATING else caller
                numbers[i] += tables.shape[0]
                viewer = max(int(own[i]), 0)
                setup(box, table)
            elif not lost:
                table.told = 0
                play(box, table, seat, option)
                made += 1
            over = lost or table.waiting == 0
            if not over:
                seat = first_of(int(table.waiting))
                counts[i] = options(box, table, seat, menu)
                kind = kind_of(seat, int(own[i]), players, bots)
                if kind == RANDOM:
                    option = int(menu[below(rng, counts[i])])
                    continue
                if kind == GREEDY:
                    world[0] = table
                    redeal(box, world[0], seat, rng)
                    option = brain(box, world[0], seat, menu, int(counts[i]), rng)
                    continue
                viewer = seat
            viewers[i] = viewer
            if observing:
                target = observations[i] if whole else row
                look(box, table, viewer, target, sheet)
                if not whole:
                    show(row, stretches, observations[i])
            masks[i, :] = False
            if not over:
                asked[i] = seat
                for each in range(counts[i]):
                    masks[i, menu[each]] = True
                break
            scores(box, table, sheet)
            for each in range(players):
                points[i, each] = sheet[each, TOTAL] / scale
            if lost:
                rewards[i, seat] = ILLEGAL
            else:
                share_out(sheet, contenders, rewards[i])
            asked[i], counts[i], ended[i] = OVER, 0, True
            if not same_step:
                break
            if observing:
                finals[i] = observations[i]
            seat, lost = OVER, False
    return made


@rule
def kind_of(seat: int, own: int, players: int, bots: Array) -> int:
    """Who decides for a seat: the caller, or the bot so many places after the caller's."""
    if own == EVERY_SEAT or seat == own:
        return ASKED
    return int(bots[(seat - own - 1 + players) % players])


@rule
def show(row: Array, stretches: Array, observation: Array) -> None:
    """Copies what may be shown."""
    at = 0
    for stretch in range(stretches.shape[0]):
        begin, end = stretches[stretch, 0], stretches[stretch, 1]
        observation[at : at + end - begin] = row[begin:end]
        at += end - begin


@kernel
def observe(
    boxes: Records, tables: Records, viewers: Array, stretches: Array, row: Array, sheet: Array, observations: Array
) -> None:
    """What is seen of each table as it stands."""
    for i in range(tables.shape[0]):
        look(boxes[0], tables[i], int(viewers[i]), row, sheet)
        show(row, stretches, observations[i])


@kernel
def look_once(
    boxes: Records, tables: Records, seat: int, stretches: Array, row: Array, sheet: Array, observation: Array
) -> None:
    """What one seat sees of one table."""
    look(boxes[0], tables[0], seat, row, sheet)
    show(row, stretches, observation)


@rule
def pick(menus: Array, counts: Array, rng: Array, actions: Array) -> None:
    """A random legal action at each table where somebody is asked."""
    for i in range(actions.shape[0]):
        actions[i] = menus[i, below(rng, counts[i])] if counts[i] else 0
