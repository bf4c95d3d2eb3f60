"""The bots: what chooses for a seat. They hand only re-dealt copies of the table to brain and search."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from scherzo.bots.spec import Search
from scherzo.bots.thinking import Weighed, think
from scherzo.bots.weights import Network, fitting
from scherzo.core.chance import below, generator
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu

DOUBT = 8
"""A value counts as if this many more tries had brought the average: an option tried once is not yet known."""


class Bot(Protocol):
    """Chooses for a seat. One bot may be shared by threads; thinking leaves the other threads running."""

    spec: str

    def choose(self, boxes: Records, tables: Records, seat: int, seed: int) -> int:
        """A legal option of a seat that is waited for. The tables are only read."""
        ...


def legal(game: Game, boxes: Records, tables: Records, seat: int) -> list[int]:
    """A seat's options."""
    menu = new_menu()
    count = loops(game).menu_of(boxes, tables, seat, menu)
    return [int(option) for option in menu[:count]]


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, game: Game) -> None:
        self.game, self.spec = game, "random"

    def choose(self, boxes: Records, tables: Records, seat: int, seed: int) -> int:
        """One of the options at random."""
        possible = legal(self.game, boxes, tables, seat)
        return possible[below(generator(seed), len(possible))]


class GreedyBot:
    """The game's quick brain, without looking ahead."""

    def __init__(self, game: Game) -> None:
        self.game, self.spec = game, "greedy"

    def choose(self, boxes: Records, tables: Records, seat: int, seed: int) -> int:
        """What the brain chooses in a world that the seat may believe in."""
        option = loops(self.game).think(boxes, tables, tables.copy(), seat, new_menu(), generator(seed))
        return int(option)


class SearchBot:
    """Looks ahead in re-dealt worlds."""

    def __init__(self, game: Game, search: Search, spec: str, network: Network | None = None) -> None:
        """A bot with a network of its own, or with the game's."""
        self.game, self.search, self.spec, self.network = game, search, spec, network

    def choose(self, boxes: Records, tables: Records, seat: int, seed: int) -> int:
        """The option tried most, or with a temperature one that is sometimes worse."""
        possible = legal(self.game, boxes, tables, seat)
        if len(possible) == 1:
            return possible[0]
        return self.pick(think(self.game, boxes, tables, seat, self.search, seed, self.network), seed)

    def judges_by(self, boxes: Records) -> str:
        """How it judges positions at a table with this box: a sentence for whoever compares bots."""
        if self.search.ear == 0:
            return "judges positions by playing them out"
        if self.network is None and fitting(self.game, boxes) is None:
            return "judges positions by playing them out: it has learnt nothing about these parts and options"
        return "judges positions by what it has learnt" + (" and by playing them out" if self.search.ear < 1 else "")

    def pick(self, found: Sequence[Weighed], seed: int) -> int:
        """One of the options that a search has weighed."""
        if self.search.temperature == 0:
            return found[0].option
        return with_mistakes(found, self.search.temperature, seed)


def with_mistakes(found: Sequence[Weighed], temperature: float, seed: int) -> int:
    """Softmax over the values: nearly as good options often, blunders rarely."""
    visits = np.array([w.visits for w in found])
    rewards = np.array([w.reward for w in found])
    average = float((visits * rewards).sum() / visits.sum())
    values = (visits * rewards + DOUBT * average) / (visits + DOUBT)
    chances = np.exp((values - values.max()) / temperature)
    edges = np.cumsum(chances / chances.sum())
    dice = below(generator(~seed), 1 << 30) / (1 << 30)
    return found[min(int(np.searchsorted(edges, dice, side="right")), len(found) - 1)].option
