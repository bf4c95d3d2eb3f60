"""Thinking: runs the search kernel within its budget, on several threads, and adds up what they found."""

import time
from collections.abc import Sequence
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
    return judged(game, found)


def judged(game: Game, found: Sequence[Array]) -> tuple[Weighed, ...]:
    """What the threads of a search found together: the options, the most tried first."""
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
    """One thread's search from beginning to end; answers the root's statistics by option."""
    exploration = Exploration(game, boxes, tables, seat, search, seed, iterations)
    exploration.go_on(deadline, deadline)
    return exploration.root


class Exploration:
    """One thread's search, with a tree of its own. It can be interrupted and go on later."""

    def __init__(
        self, game: Game, boxes: Records, tables: Records, seat: int, search: Search, seed: int, iterations: int
    ) -> None:
        """Gets ready. The tables are only read; they must stay as they are."""
        size = min(LARGEST_TREE, 1 << max(10, (8 * iterations).bit_length())) if iterations else LARGEST_TREE
        players = int(tables[0].players)
        sheet = np.zeros((players + game.virtual_seats(players), SOURCES + len(game.score_lines)), dtype=np.int32)
        knobs = np.zeros(5)
        knobs[EXPLORATION], knobs[TRUST] = search.exploration, search.trust
        knobs[WANDER], knobs[HORIZON], knobs[MARGIN] = search.wander, search.horizon, search.margin
        self.root = np.zeros((MENU, 4))  # statistics by option
        self.over = False
        self._state = np.zeros(2, dtype=np.int64)
        self._arrays = (
            np.zeros(size, dtype=np.uint64),
            np.zeros(size, dtype=np.int32),
            np.zeros(size),
            self.root,
            self._state,
            np.zeros((SEATS, 2)),
            sheet,
            knobs,
            generator(seed),
        )
        self._run = kernels(game).search
        self._given = (boxes, tables, tables.copy(), seat)
        self._most = iterations or 1 << 40
        self._spent = 0.0

    def go_on(self, until: float, deadline: float) -> None:
        """Searches until a moment of the monotonic clock, or to the end, which the deadline (0: none) brings about."""
        began = time.monotonic()
        goal, total = self._most, self._most
        if deadline:
            goal, total = self._next_goal(began, until, deadline)
        while not self._run(*self._given, *self._arrays, goal, total):
            now = time.monotonic()
            if self._done >= self._most or (deadline and now >= deadline):
                break
            if now >= until:
                self._spent += now - began
                return
            goal, total = self._next_goal(began, until, deadline)
        self.over = True

    @property
    def _done(self) -> int:
        return int(self._state[0])

    def _next_goal(self, began: float, until: float, deadline: float) -> tuple[int, int]:
        """How far to search before the next look at the clock, and how far it will get in all."""
        done, now = self._done, time.monotonic()
        if done == 0:
            return min(self._most, 8), self._most
        pace = done / max(self._spent + now - began, 1e-6)
        goal = done + max(1, int(pace * max(0.0, min(SLICE, until - now))))
        return min(self._most, goal), min(self._most, done + int(pace * max(0.0, deadline - now)))
