"""`soak`: random games in every setting a game offers, every final table and many midway ones checked."""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context

import msgspec

from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.loops import RANDOM
from scherzo.core.match import checked_options
from scherzo.games import game as game_named
from scherzo.lab.batch import Setting, play_batch, setting
from scherzo.lab.check import MOST, Checked, check
from scherzo.lab.simulate import cores

BATCH = 2048


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


def soak(game: Game, games: int, seed: str, progress: Callable[[int], None] = lambda games: None) -> Soak:
    """Plays that many random games, spread evenly over all settings, in one process per core."""
    if games < 1:
        raise BadInput(f"The number of games must be 1 or more, not {games}.")
    settings = [Soaked(players, options) for players, options in all_settings(game)]
    result = Soak(game.name, seed, settings, Checked())
    began = time.perf_counter()
    # The rules are plain data to the checks, and checking is plain Python: only processes use all cores.
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        jobs = {}
        for i, part in enumerate(settings):
            share = games // len(settings) + (i < games % len(settings))
            for first in range(0, share, BATCH):
                count = min(BATCH, share - first)
                key = (game.name, part.players, tuple(part.options.items()), seed)
                jobs[pool.submit(soak_batch, key, first, count)] = part
        for job in as_completed(jobs):
            played, decisions, checked = job.result()
            jobs[job].games += played
            jobs[job].decisions += decisions
            join(result.checked, checked)
            progress(played)
    result.seconds = time.perf_counter() - began
    return result


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


SettingKey = tuple[str, int, tuple[tuple[str, str], ...], str]


@cache
def setting_of(key: SettingKey) -> Setting:
    """A setting, made once per process."""
    name, players, options, seed = key
    return setting(game_named(name), players, seed, dict(options))


def soak_batch(key: SettingKey, first: int, count: int) -> tuple[int, int, Checked]:
    """Plays and checks one batch: games, decisions, what was found."""
    at = setting_of(key)
    batch = play_batch(at, [RANDOM] * at.players, first, count)
    checked = Checked()
    if batch.trouble:
        checked.found(f"{at.players} players, {dict(at.options)}", [batch.trouble])
        return count, 0, checked
    check(at, ["random"] * at.players, batch, checked)
    return count, int(batch.lengths.sum()), checked


def join(into: Checked, more: Checked) -> None:
    """Adds what another batch found."""
    into.final_tables += more.final_tables
    into.tables_midway += more.tables_midway
    into.broken += more.broken
    into.problems += more.problems[: max(0, MOST - len(into.problems))]
