"""`simulate`: many games with the same bots, and what they say about the game: who wins, by how much, from what."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from scherzo.core.errors import BadInput
from scherzo.core.game import RANK, SOURCES, TOTAL, Game
from scherzo.core.game_record import SEATS
from scherzo.core.layout import Array
from scherzo.lab.batch import Setting, setting
from scherzo.lab.check import Checked
from scherzo.lab.chunks import Chunk, Wanted, chunk_size, play_chunk
from scherzo.lab.statistics import Histogram, Spread, histogram, share_interval, spread
from scherzo.lab.usage import Counts, GroupUsed
from scherzo.lab.workers import Threads, Workers, cores

MOST_GAMES = 50_000_000


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat did. A game won by several counts as an equal part for each."""

    seat: str
    bot: str
    wins: float
    win_rate: float
    win_rate_from: float  # the 95 % interval
    win_rate_to: float
    score: Spread
    sources: dict[str, float]  # mean points per line of the score sheet


class Simulation(msgspec.Struct, frozen=True):
    """The result of a simulation."""

    game: str
    players: int
    options: Mapping[str, str]
    components: str
    seed: str
    games: int
    seats: list[SeatResult]
    scores: Histogram
    decisions_per_game: Spread
    uses: dict[str, float]  # decisions of each kind, per game
    tallies: dict[str, float]  # what the game counts of its own, per game
    winning_score: float  # mean of the winners'
    usage: list[GroupUsed] | None  # what was used and what it is worth, where that was asked for
    checked: Checked | None
    threads: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: str = "0",
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    checking: bool = False,
    counting: bool = False,
    progress: Callable[[int], None] = lambda games: None,
    workers: Workers | None = None,
    on_gpu: bool = False,
) -> Simulation:
    """Plays the games, on all cores, by those workers or on a GPU, and sums them up.

    `progress` hears how many more are done.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BadInput(f"The number of games must be from 1 to {MOST_GAMES:,}, not {games:,}.")
    at = setting(game, players, seed, options, components)
    seated = seat_bots(bots, players)
    wanted = Wanted(checking, counting, on_gpu=on_gpu)
    workers = workers or Threads(cores())
    began = time.perf_counter()
    sums = RunningTotals(at, games)
    counts = Counts(at) if counting else None
    checked = Checked() if checking else None
    size = chunk_size(seated, wanted)
    jobs = ((start, min(size, games - start)) for start in range(0, games, size))
    for chunk in workers.gather(partial(play_chunk, at, seated, wanted), jobs):
        sums.add(chunk)
        if counts is not None and chunk.counted is not None:
            counts.add(chunk.counted)
        if checked is not None and chunk.checked is not None:
            checked.join(chunk.checked)
        progress(len(chunk.lengths))
    seconds = time.perf_counter() - began
    return sums.result(seated, seed, counts.result() if counts else None, checked, workers.count, seconds)


def seat_bots(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for each of those seats: the one given for all, or as many as there are seats."""
    if len(bots) == 1:
        return list(bots) * seats
    if len(bots) != seats:
        raise BadInput(f"Give one bot for all the bots' seats or {seats} bots, one per seat, not {len(bots)}.")
    return list(bots)


class RunningTotals:
    """What is kept of all games while they come in."""

    def __init__(self, at: Setting, games: int) -> None:
        self.at = at
        self.games = games
        self.totals = np.zeros((games, at.seats), dtype=np.int32)
        self.lengths = np.zeros(games, dtype=np.int32)
        self.wins = np.zeros(at.seats)
        self.sources = np.zeros((at.seats, len(at.game.score_lines)), dtype=np.int64)
        self.used = np.zeros(len(at.game.decisions), dtype=np.int64)
        self.tallies: Counter[str] = Counter()
        self.best = 0

    def add(self, chunk: Chunk) -> None:
        """Takes a chunk in."""
        rows = slice(chunk.first, chunk.first + len(chunk.lengths))
        self.totals[rows] = chunk.sheets[:, :, TOTAL]
        self.lengths[rows] = chunk.lengths
        winners = chunk.sheets[:, :, RANK] == 1
        self.wins += (winners / winners.sum(axis=1, keepdims=True)).sum(axis=0)
        self.sources += chunk.sheets[:, :, SOURCES:].sum(axis=0, dtype=np.int64)
        self.used += chunk.used
        self.best += int(chunk.sheets[:, :, TOTAL].max(axis=1).sum())
        self.tallies.update({name: float(values.sum()) for name, values in chunk.tallies.items()})

    def result(
        self,
        bots: Sequence[str],
        seed: str,
        usage: list[GroupUsed] | None,
        checked: Checked | None,
        threads: int,
        seconds: float,
    ) -> Simulation:
        """All games summed up."""
        at, scale = self.at, self.at.game.score_scale
        points: Array = self.totals / scale
        uses = {name: int(n) / self.games for name, n in zip(at.game.decisions, self.used, strict=True)}
        return Simulation(
            game=at.game.name,
            players=at.players,
            options=at.options,
            components=at.fingerprint,
            seed=seed,
            games=self.games,
            seats=[self.seat(seat, bots[seat] if seat < at.players else "rules", points) for seat in range(at.seats)],
            scores=histogram(list(points.T)),
            decisions_per_game=spread(self.lengths),
            uses=uses,
            tallies={name: count / self.games for name, count in self.tallies.items()},
            winning_score=self.best / self.games / scale,
            usage=usage,
            checked=checked,
            threads=threads,
            seconds=seconds,
            games_per_second=self.games / seconds,
            decisions_per_second=int(self.lengths.sum()) / seconds,
        )

    def seat(self, seat: int, bot: str, points: Array) -> SeatResult:
        """One seat's part."""
        wins = float(self.wins[seat])
        low, high = share_interval(wins, self.games)
        names = [line.name for line in self.at.game.score_lines]
        means = self.sources[seat] / self.games / self.at.game.score_scale
        sources = {name: float(mean) for name, mean in zip(names, means, strict=True)}
        return SeatResult(SEATS[seat], bot, wins, wins / self.games, low, high, spread(points[:, seat]), sources)
