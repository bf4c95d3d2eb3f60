"""What choices are worth: at one decision of each game every option is tried, and the game played on to its end.

All options of a position are tried in the same world with the same chance to come, and the same bots play on; so what
differs comes from the choice. An option's worth is how many points of lead it brings over the mean of the options of
that moment. Those that cost points wherever they are offered are what nobody should choose.
"""

import sys
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace

import msgspec
import numpy as np

from scherzo.core.anygame import options, play, scores, setup
from scherzo.core.chance import number_game
from scherzo.core.game import RANK, TOTAL, Game
from scherzo.core.kernels import bind, kernel
from scherzo.core.layout import Array, Records
from scherzo.core.loops import GREEDY, RANDOM, loops, new_menu, play_on, think
from scherzo.core.sets import first_of
from scherzo.experiments.estimates import Estimate, half_width
from scherzo.lab.batch import QUICK, Setting

FEWEST = 30
"""Of choices that were offered less often nothing is said."""

Sum = list[float]
"""Of one choice: how often offered and chosen, sums and squares of points, sums and squares of wins."""
Found = dict[tuple[int, str], Sum]
"""By the kind of decision and the words of the choice."""


class ChoiceWorth(msgspec.Struct, frozen=True):
    """One choice."""

    decision: str
    text: str
    offered: int  # positions in which it was tried
    chosen: float  # share of these in which the bot takes it
    points: Estimate  # of lead, over the mean of all options
    wins: Estimate  # the same for the share of the win


@cache
def kernels(game: Game) -> SimpleNamespace:
    """This module's kernel for one game, which calls those of `core.loops` for it."""
    return bind(sys.modules[__name__], {**vars(loops(game)), **game.doors.bound()})


@kernel
def try_all(
    boxes: Records,
    blank: Records,
    tables: Records,
    trials: Records,
    world: Records,
    kinds: Array,
    number: int,
    decisions: int,
    limit: int,
    contenders: int,
    menu: Array,
    other_menu: Array,
    rngs: Array,
    used: Array,
    sheet: Array,
    leads: Array,
    shares: Array,
) -> tuple[int, int]:
    """Plays so many decisions of a game, tries every option of the next one: how many there are, and what is chosen."""
    box, table, trial = boxes[0], tables[0], trials[0]
    rng, again = rngs[0:1], rngs[1:2]
    tables[0] = blank[0]
    number_game(table, rng, number)
    setup(box, table)
    play_on(boxes, tables, world, kinds, menu, rng, decisions, used)
    seat = first_of(int(table.waiting))
    count = options(box, table, seat, menu)
    if count < 2:
        return count, 0
    chosen = -1
    if kinds[seat] == GREEDY:
        chosen = think(boxes, tables, world, seat, other_menu, rng)
    for i in range(count):
        trials[0] = tables[0]
        again[0] = rng[0]
        play(box, trial, seat, int(menu[i]))
        play_on(boxes, trials, world, kinds, other_menu, again, limit, used)
        scores(box, trial, sheet)
        total, winners = 0.0, 0
        for each in range(contenders):
            total += sheet[each, TOTAL]
            winners += sheet[each, RANK] == 1
        leads[i] = sheet[seat, TOTAL] - total / contenders
        shares[i] = (sheet[seat, RANK] == 1) / max(winners, 1)
    return count, chosen


def tried(at: Setting, bots: Sequence[str], first: int, lengths: Array) -> Found:
    """One decision of each of these games; at.game's words tell what was tried."""
    run, found = kernels(at.game), Found()
    table, trial, world = (at.blank.copy() for _ in range(3))
    menu, other_menu = new_menu(), new_menu()
    kinds = np.array([QUICK[bot] for bot in bots], dtype=np.int8)
    used = np.zeros(len(at.game.decisions), dtype=np.int64)
    sheet = np.zeros(at.sheet_shape, dtype=np.int32)
    leads, shares = np.zeros(len(menu)), np.zeros(len(menu))
    contenders = at.seats if at.game.virtual_scores else at.players
    for i, length in enumerate(lengths):
        decision = (first + i) * 0x9E3779B1 % int(length)
        count, chosen = run.try_all(
            at.boxes, at.blank, table, trial, world, kinds, first + i, decision, at.game.limit, contenders,
            menu, other_menu, np.zeros(2, dtype=np.uint64), used, sheet, leads, shares,
        )  # fmt: skip
        if count > 1:
            seat, asking = first_of(int(table[0].waiting)), int(table[0].asking)
            points = (leads[:count] - leads[:count].mean()) / at.game.score_scale
            wins = shares[:count] - shares[:count].mean()
            for option, point, win in zip(menu[:count].tolist(), points.tolist(), wins.tolist(), strict=True):
                text = at.game.choice(at.boxes[0], table[0], seat, option).text
                taken = option == chosen if kinds[seat] != RANDOM else 1 / count
                add(found, (asking, text), [1, taken, point, point**2, win, win**2])
    return found


def add(found: Found, key: tuple[int, str], more: Sum) -> None:
    """Adds to a choice's sums."""
    found[key] = [a + b for a, b in zip(found.get(key, [0.0] * len(more)), more, strict=True)]


def worths(game: Game, found: Found) -> list[ChoiceWorth]:
    """All choices that were offered often enough, those that cost most first."""
    shown = []
    for (asking, text), (offered, chosen, points, points2, wins, wins2) in found.items():
        if offered >= FEWEST:
            both = interval(points, points2, offered), interval(wins, wins2, offered)
            shown.append(ChoiceWorth(game.decisions[asking], text, int(offered), chosen / offered, *both))
    return sorted(shown, key=lambda each: each.points.mean)


def interval(total: float, squares: float, count: float) -> Estimate:
    """A mean and where it may lie; each position is of another game."""
    mean, half = total / count, half_width(total, squares, count)
    return Estimate(mean, mean - half, mean + half)
