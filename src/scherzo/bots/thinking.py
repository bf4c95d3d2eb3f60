"""Thinking: runs the search kernel within its budget, on several threads, and adds up what they found."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from scherzo.bots.network import OUTPUTS, WIN
from scherzo.bots.search import (
    CAUTION,
    CONTENDERS,
    DECISION,
    EAR,
    EXPLORATION,
    FORCED,
    HORIZON,
    KNOBS,
    MARGIN,
    REWARD,
    SCORED,
    SEATS,
    SHARERS,
    TRUST,
    VISITS,
    WANDER,
    WINS,
    kernels,
)
from scherzo.bots.spec import Search
from scherzo.bots.weights import NO_LAYERS, Network, decision_part, fitting
from scherzo.core.chance import generator
from scherzo.core.game import Game
from scherzo.core.layout import Array, Records
from scherzo.core.table import MENU

LARGEST_TREE, LARGEST_WITH_NETWORK = 1 << 20, 1 << 21
SLICE = 0.02
"""Seconds between two looks at the clock."""

WITH_NETWORK = (0.3, 0.75, 0.1)
"""With a network: how curious the tree is, how much of that follows the network, how much less the untried promises."""

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


def think(
    game: Game,
    boxes: Records,
    tables: Records,
    seat: int,
    search: Search,
    seed: int,
    network: Network | None = None,
) -> tuple[Weighed, ...]:
    """Weighs a seat's options, the most tried first. With iterations only, the same seed gives the same answer."""
    deadline = time.monotonic() + search.seconds if search.seconds else 0.0
    parts = explorations(game, boxes, tables, seat, search, seed, network)
    if len(parts) == 1:
        parts[0].go_on(deadline, deadline)
    else:
        with ThreadPoolExecutor(len(parts)) as pool:
            list(pool.map(lambda part: part.go_on(deadline, deadline), parts))
    return judged(game, roots(parts))


def explorations(
    game: Game,
    boxes: Records,
    tables: Records,
    seat: int,
    search: Search,
    seed: int,
    network: Network | None = None,
) -> list["Exploration"]:
    """A search's threads, yet to run: against the clock in one tree, else each in its own, so that a seed decides all.

    Threads that share a tree lock nothing: now and then a visit is lost or counted for an entry made at the same
    moment, which is less than the noise of the worlds themselves.
    """
    if network is None and search.ear > 0:
        network = fitting(game, boxes)
    shared = None
    if search.threads > 1 and search.seconds:
        shared = Tree(tree_size(search.iterations, network is not None and search.ear > 0), search.threads)
    return [
        Exploration(game, boxes, tables, seat, search, seed + THREAD_STEP * t, part, network, tree=shared)
        for t, part in enumerate(parts_of(search.iterations, search.threads))
    ]


def roots(parts: Sequence["Exploration"]) -> list[Array]:
    """The root's statistics of every tree that those threads have grown."""
    return list({id(part.tree): part.root for part in parts}.values())


def judged(game: Game, found: Sequence[Array]) -> tuple[Weighed, ...]:
    """What trees found together: the options, the most tried first."""
    root: Array = np.sum(found, axis=0)
    tried = [weighed(o, root[o], game.score_scale) for o in np.flatnonzero(root[:, VISITS])]
    return tuple(sorted(tried, key=lambda w: (-w.visits, -w.reward, w.option)))


def weighed(option: Any, row: Array, scale: int) -> Weighed:
    """One row of the root's statistics as means."""
    n = row[VISITS]
    reward, win, points = (float(row[column] / n) for column in (REWARD, WINS, SCORED))
    return Weighed(int(option), int(n), reward, win, points / scale)


def parts_of(iterations: int, threads: int) -> list[int]:
    """Iterations dealt out to threads, as evenly as possible (0, no limit, stays 0)."""
    return [iterations // threads + (t < iterations % threads) for t in range(threads)]


def knobs_of(game: Game, search: Search, players: int, network: Network | None) -> Array:
    """The search's parameters as the kernel takes them."""
    knobs = np.zeros(KNOBS)
    knobs[EXPLORATION], knobs[TRUST] = search.exploration, search.trust
    knobs[WANDER], knobs[HORIZON], knobs[MARGIN] = search.wander, search.horizon or -1, search.margin
    knobs[CONTENDERS], knobs[FORCED] = contenders(game, players), -1
    if network and search.ear > 0:
        knobs[EAR], knobs[DECISION] = search.ear, decision_part(game.features)[0]
        knobs[EXPLORATION], knobs[TRUST], knobs[CAUTION] = WITH_NETWORK
        if search.ear == 1:
            knobs[HORIZON] = search.ahead
    return knobs


def tree_size(iterations: int, network: bool) -> int:
    """How many entries a tree has room for. A network makes one for every option of a node, not only the tried ones."""
    largest = LARGEST_WITH_NETWORK if network else LARGEST_TREE
    each = 32 if network else 8
    return min(largest, 1 << max(10, (each * iterations).bit_length())) if iterations else largest


def contenders(game: Game, players: int) -> int:
    """How many can win: the players, and a rulebook's virtual player where that one can."""
    return players + (game.virtual_seats(players) if game.virtual_scores else 0)


class Tree:
    """What one or more threads find out: statistics by entry, of which each thread may make an equal part, and sums."""

    def __init__(self, size: int, threads: int = 1) -> None:
        self.threads = threads
        self.keys = np.zeros(size, dtype=np.uint64)
        self.visits = np.zeros(size, dtype=np.int32)
        self.values = np.zeros(size)
        self.shares = np.zeros(size, dtype=np.float32)
        self.root = np.zeros((MENU, 4))  # statistics by option
        self.outlook = np.zeros((MENU, SEATS, OUTPUTS))  # sums of what each seat got, by option
        self.leads = np.zeros((SEATS, 3))


class Exploration:
    """One thread's search. It can be interrupted and go on later."""

    def __init__(
        self,
        game: Game,
        boxes: Records,
        tables: Records,
        seat: int,
        search: Search,
        seed: int,
        iterations: int,
        network: Network | None = None,
        forced: int = -1,
        tree: Tree | None = None,
    ) -> None:
        """Gets ready. The tables are only read; they must stay as they are. No network: the game's own, if it fits.

        With a forced option all thought is about what follows on that one. Without a tree it makes one for itself.
        """
        players = int(tables[0].players)
        sheet = np.zeros(game.sheet_shape(players), dtype=np.int32)
        if network is None and search.ear > 0:
            network = fitting(game, boxes)
        self.tree = tree or Tree(tree_size(iterations, network is not None and search.ear > 0))
        self.root, self.outlook = self.tree.root, self.tree.outlook
        self.over = False
        self._state = np.zeros(2, dtype=np.int64)
        knobs = knobs_of(game, search, players, network)
        knobs[FORCED], knobs[SHARERS] = forced, self.tree.threads
        self._arrays = (
            self.tree.keys,
            self.tree.visits,
            self.tree.values,
            self.tree.shares,
            self.root,
            self.outlook,
            self._state,
            self.tree.leads,
            sheet,
            knobs,
            network.layers if network else NO_LAYERS,
            generator(seed),
        )
        self._game = game
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

    def chances(self) -> list[float]:
        """Everybody's mean share of the win in the games imagined so far."""
        shares = self.outlook.sum(axis=0)[: contenders(self._game, int(self._given[1][0].players)), WIN]
        return [float(share / max(1, self.root[:, VISITS].sum())) for share in shares]

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
