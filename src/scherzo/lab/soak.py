"""`soak`: random games in every setting a game offers, every final table and many midway ones checked.

Settings are every number of players with every value of every option, one value changed at a time; or, `mixed`,
combinations of all options drawn at random among the legal ones.
"""

import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from multiprocessing import get_context

import msgspec

from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.loops import RANDOM
from scherzo.core.match import checked_options
from scherzo.core.seal import check_seed
from scherzo.games import game as game_named
from scherzo.lab.batch import Setting, play_batch, setting
from scherzo.lab.check import Checked, check
from scherzo.lab.workers import cores

BATCH = 512

PER_COMBINATION = 32
"""Games of each draw of a mixed soak: few, so that many combinations are met."""


class Soaked(msgspec.Struct):
    """What one setting went through."""

    players: int
    options: Mapping[str, str]
    games: int = 0
    decisions: int = 0


class Soak(msgspec.Struct):
    """The result: no entry in `problems` and no broken table is what one hopes for."""

    game: str
    seed: str
    settings: list[Soaked]
    checked: Checked
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """All games played."""
        return sum(s.games for s in self.settings)

    @property
    def decisions(self) -> int:
        """All decisions made."""
        return sum(s.decisions for s in self.settings)

    def games_with(self, key: str) -> Counter[str]:
        """How many games were played with each value of an option; "players" counts as one."""
        met: Counter[str] = Counter()
        for part in self.settings:
            met[{**part.options, "players": str(part.players)}[key]] += part.games
        return met


def soak(
    game: Game, games: int, seed: str, mixed: bool = False, progress: Callable[[int], None] = lambda games: None
) -> Soak:
    """Plays that many random games, spread evenly over all settings, in one process per core."""
    if games < 1:
        raise BadInput(f"The number of games must be 1 or more, not {games}.")
    check_seed(seed)
    chosen = mixed_settings(game, -(-games // PER_COMBINATION), seed) if mixed else all_settings(game)
    settings = [Soaked(players, options) for players, options in chosen]
    result = Soak(game.name, seed, settings, Checked())
    began = time.perf_counter()
    # Checking is plain Python: only processes use all cores. Leaving the block, also by Ctrl-C, ends them.
    with get_context("spawn").Pool(cores(), leave_stopping_to_the_parent) as pool:
        for at, played, decisions, checked in pool.imap_unordered(soak_batch, jobs(game, settings, games, seed)):
            settings[at].games += played
            settings[at].decisions += decisions
            result.checked.join(checked)
            progress(played)
    result.seconds = time.perf_counter() - began
    return result


class Job(msgspec.Struct, frozen=True):
    """A batch for a worker: games of one setting, by their numbers."""

    setting: int  # its place in the list of settings
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: str
    first: int
    count: int


def jobs(game: Game, settings: list[Soaked], games: int, seed: str) -> Iterator[Job]:
    """All batches. Every game has a number of its own, so that no two settings play the same deals."""
    start = 0
    for at, part in enumerate(settings):
        end = start + games // len(settings) + (at < games % len(settings))
        for first in range(start, end, BATCH):
            options = tuple(part.options.items())
            yield Job(at, game.name, part.players, options, seed, first, min(BATCH, end - first))
        start = end


def leave_stopping_to_the_parent() -> None:
    """A worker does not answer Ctrl-C itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def all_settings(game: Game) -> list[tuple[int, Mapping[str, str]]]:
    """Every number of players with the default options, and with each other value of each option allowed there."""
    found: list[tuple[int, Mapping[str, str]]] = []
    for players in game.players:
        changes = [{}, *({option.key: value} for option in game.options for value in option.values[1:])]
        for change in changes:
            try:
                found.append((players, checked_options(game, players, change)))
            except BadInput:
                continue  # this value is not for that number of players
    return found


def mixed_settings(game: Game, draws: int, seed: str) -> list[tuple[int, Mapping[str, str]]]:
    """The different settings among so many draws: a number of players, then any legal combination of all options."""
    luck = random.Random(f"{game.name} {seed}")
    found: dict[tuple[object, ...], tuple[int, Mapping[str, str]]] = {}
    for _ in range(draws):
        players = luck.choice(game.players)
        options = legal_combination(game, players, luck)
        found.setdefault((players, *options.values()), (players, options))
    return list(found.values())


def legal_combination(game: Game, players: int, luck: random.Random) -> dict[str, str]:
    """Values drawn for all options until they go together, so that every legal combination is equally likely."""
    while True:
        try:
            return checked_options(game, players, {o.key: luck.choice(o.values) for o in game.options})
        except BadInput:
            continue


@lru_cache(maxsize=8)
def setting_of(name: str, players: int, options: tuple[tuple[str, str], ...], seed: str) -> Setting:
    """A setting, made once per process while its batches come one after the other."""
    return setting(game_named(name), players, seed, dict(options))


def soak_batch(job: Job) -> tuple[int, int, int, Checked]:
    """Plays and checks one batch: the place of its setting, games, decisions, what was found."""
    at = setting_of(job.game, job.players, job.options, job.seed)
    decisions, checked = play_and_check(at, job.first, job.count)
    return job.setting, job.count, decisions, checked


def play_and_check(at: Setting, first: int, count: int) -> tuple[int, Checked]:
    """Decisions made and what was found; each problem with the setting it can be met in again."""
    where = f"{at.players} players, {dict(at.options)}"
    batch = play_batch(at, [RANDOM] * at.players, first, count)
    checked = Checked()
    if batch.trouble:
        checked.found(where, [batch.trouble])
        return 0, checked
    check(at, ["random"] * at.players, batch, checked)
    checked.problems = [f"{where}: {problem}" for problem in checked.problems]
    return int(batch.lengths.sum()), checked
