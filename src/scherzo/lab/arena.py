"""The arena: bots against each other, fairly.

A deal is one secret, so one luck. Every line-up is played on the same deals (duplicate), and every line-up in every
rotation of its seats, so neither luck nor the place at the table favours anybody. The same seed gives the same
games, whatever the number of threads, as long as the bots think in iterations and not in seconds.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

from scherzo.bots import Bot, bot
from scherzo.core.errors import BadInput
from scherzo.core.game import RANK, TOTAL, Game
from scherzo.core.layout import Records
from scherzo.core.loops import new_menu
from scherzo.core.seal import lock
from scherzo.core.sets import first_of
from scherzo.lab.batch import Setting, setting
from scherzo.lab.workers import Threads, Workers, cores

Lineup = tuple[str, ...]
"""The specs of the bots by seat."""


@dataclass(frozen=True)
class Played:
    """One game of the arena: which deal, who sat where, and the points and ranks of all seats."""

    deal: int
    lineup: Lineup
    points: tuple[float, ...]
    ranks: tuple[int, ...]
    decisions: int

    def shares(self) -> list[float]:
        """Every seat's share of the win; a rulebook's virtual player may have a part of it."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


def lineups(specs: Sequence[str], players: int) -> list[Lineup]:
    """All ways to seat the bots: every choice of them if there are more than seats, in every rotation.

    Where there are fewer, the last one fills the seats: `maestro,greedy` is one maestro against three greedy.
    """
    tables = combinations(specs, players) if len(specs) > players else [fill(specs, players)]
    turned = [table[turn:] + table[:turn] for table in tables for turn in range(players)]
    return list(dict.fromkeys(turned))


def fill(specs: Sequence[str], players: int) -> Lineup:
    """As many bots as players, the last one repeated."""
    return (*specs, *(specs[-1] for _ in range(players - len(specs))))


class Arena:
    """A game with its box and the bots that meet in it."""

    def __init__(
        self,
        game: Game,
        specs: Sequence[str],
        players: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        components: Path | msgspec.Struct | None = None,
    ) -> None:
        self.at = setting(game, players, seed, options, components)
        if len(set(specs)) < 2 or len(set(specs)) < len(specs) > players:
            raise BadInput("The arena needs different bots to compare: name at least two, such as greedy,random.")
        self.players, self.seed = players, seed
        self.bots: dict[str, Bot] = {spec: bot(spec, game) for spec in specs}
        self.lineups = lineups(specs, players)

    def __reduce__(self) -> "tuple[Callable[..., Arena], tuple[object, ...]]":
        """Another process seats the bots anew, by their specs."""
        return made_anew, (self.at, tuple(self.bots))

    def play(
        self, deals: int, workers: Workers | None = None, on_game: Callable[[Played], None] = lambda game: None
    ) -> list[Played]:
        """Plays every line-up on every deal, on all cores or by those workers."""
        workers = workers or Threads(cores())
        games = ((deal, lineup) for deal in range(deals) for lineup in self.lineups)
        played = []
        for one in workers.gather(self.play_one, games):
            played.append(one)
            on_game(one)
        return played

    def play_one(self, deal: int, lineup: Lineup) -> Played:
        """One game, to its end."""
        at, menu = self.at, new_menu()
        tables = at.blank.copy()
        lock(tables[0], f"{self.seed} deal {deal}")
        at.run.begin(at.boxes, tables, menu)
        decisions = 0
        while tables[0].waiting != 0:
            for seat, option in self.choices(tables, lineup, f"{self.seed} deal {deal} decision {decisions}"):
                at.run.decide(at.boxes, tables, seat, option, menu)
                decisions += 1
        sheet = np.zeros(at.sheet_shape, dtype=np.int32)
        at.run.tally(at.boxes, tables, sheet)
        points = tuple(float(total) / at.game.score_scale for total in sheet[:, TOTAL])
        return Played(deal, lineup, points, tuple(int(rank) for rank in sheet[:, RANK]), decisions)

    def choices(self, tables: Records, lineup: Lineup, name: str) -> list[tuple[int, int]]:
        """What the seats waited for choose. Of a simultaneous choice, all decide before anyone has answered."""
        found, waiting = [], int(tables[0].waiting)
        while waiting:
            seat = first_of(waiting)
            waiting &= ~(1 << seat)
            seed = int.from_bytes(hashlib.blake2b(f"{name} seat {seat}".encode(), digest_size=8).digest(), "little")
            found.append((seat, self.bots[lineup[seat]].choose(self.at.boxes, tables, seat, seed)))
        return found


def made_anew(at: Setting, specs: Sequence[str]) -> Arena:
    """The arena that another process had."""
    return Arena(at.game, specs, at.players, at.seed, at.options, at.values)
