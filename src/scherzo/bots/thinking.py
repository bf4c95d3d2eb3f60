"""Thinking: runs the search kernel within its budget, on several threads, and adds up what they found."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from scherzo.bots.search import (
    EXPLORATION,
    HORIZON,
    MARGIN,
    POINTS,
    REWARD,
    SEATS,
    TRUST,
    VISITS,
    WANDER,
    WINS,
    kernels,
)
from scherzo.bots.spec import Search
from scherzo.core.chance import generator
from scherzo.core.game import SOURCES, Game
from scherzo.core.layout import Array, Records
from scherzo.core.table import MENU

LARGEST_TREE = 1 << 20
SLICE = 0.02
"""Seconds between two looks at the clock."""

THREAD_STEP = 0x5851F42D4C957F2D
"""Sets the seeds of a search's threads apart."""


@dataclass(frozen=True)
class Weighed:
    """An option as a search judges it: how often tried, mean reward, win chance and points expected with it."""

    option: int
    visits: int
    reward: float
    win: float
    points: float


def think(game: Game, boxes: Records, tables: Records, seat: int, search: Search, seed: int) -> tuple[Weighed, ...]:
    """Weighs a seat's options, the most tried first. With iterations only, the same seed gives the same answer."""
    deadline = time.monotonic() + search.seconds if search.seconds else 0.0
    if search.threads == 1:
        found = [explore(game, boxes, tables, seat, search, seed, search.iterations, deadline)]
    else:
        with ThreadPoolExecutor(search.threads) as pool:
            parts = [
                pool.submit(explore, game, boxes, tables, seat, search, seed + THREAD_STEP * t, part, deadline)
                for t, part in enumerate(parts_of(search.iterations, search.threads))
            ]
            found = [part.result() for part in parts]
    root: Array = np.sum(found, axis=0)
    tried = [weighed(o, root[o], game.score_scale) for o in np.flatnonzero(root[:, VISITS])]
    return tuple(sorted(tried, key=lambda w: (-w.visits, -w.reward, w.option)))


def weighed(option: Any, row: Array, scale: int) -> Weighed:
    """One row of the root's statistics as means."""
    n = row[VISITS]
    reward, win, points = (float(row[column] / n) for column in (REWARD, WINS, POINTS))
    return Weighed(int(option), int(n), reward, win, points / scale)


def parts_of(iterations: int, threads: int) -> list[int]:
    """Iterations dealt out to threads, as evenly as possible (0, no limit, stays 0)."""
    return [iterations // threads + (t < iterations % threads) for t in range(threads)]


def explore(
    game: Game,
    boxes: Records,
    tables: Records,
    seat: int,
    search: Search,
    seed: int,
    iterations: int,
    deadline: float,
) -> Array:
    """One thread's search, with a tree of its own; answers the root's statistics by option."""
    size = min(LARGEST_TREE, 1 << max(10, (8 * iterations).bit_length())) if iterations else LARGEST_TREE
    players = int(tables[0].players)
    sheet = np.zeros((players + game.virtual_seats(players), SOURCES + len(game.score_lines)), dtype=np.int32)
    root = np.zeros((MENU, 4))
    state = np.zeros(2, dtype=np.int64)
    knobs = np.zeros(5)
    knobs[EXPLORATION], knobs[TRUST] = search.exploration, search.trust
    knobs[WANDER], knobs[HORIZON], knobs[MARGIN] = search.wander, search.horizon, search.margin
    arrays = (
        np.zeros(size, dtype=np.uint64),
        np.zeros(size, dtype=np.int32),
        np.zeros(size),
        root,
        state,
        np.zeros((SEATS, 2)),
        sheet,
        knobs,
        generator(seed),
    )
    run = kernels(game).search
    world = tables.copy()
    most = iterations or 1 << 40
    goal, total = min(most, 8 if deadline else most), most
    begun = time.monotonic()
    while not run(boxes, tables, world, seat, *arrays, goal, total):
        done, now = int(state[0]), time.monotonic()
        if done >= most or (deadline and now >= deadline):
            break
        pace = done / max(now - begun, 1e-6)
        goal = min(most, done + max(1, int(pace * min(SLICE, deadline - now))))
        total = min(most, done + int(pace * (deadline - now)))
    return root
