"""Batches: many whole games in compiled code, each with a number that makes it repeatable.

Game number n of a seed is the same game whatever the batch it is played in and however many threads there are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from scherzo.core import components as component_files
from scherzo.core import loops
from scherzo.core.game import Game
from scherzo.core.layout import Array, Records, records
from scherzo.core.match import checked_options
from scherzo.core.seal import lock
from scherzo.games import game as game_named

QUICK = {"random": loops.RANDOM, "greedy": loops.GREEDY}
"""The bots that play inside compiled code."""

TROUBLE = {
    loops.DEAD_END: "ran into a dead end: a seat is waited for but has no option",
    loops.TAPE_FULL: "told more events in one decision than the tape holds",
    loops.TOO_LONG: "did not end within the stated number of decisions",
}


@dataclass(frozen=True)
class Setting:
    """What is the same for all games of a batch."""

    game: Game
    players: int
    options: Mapping[str, str]
    fingerprint: str  # of the component values
    boxes: Records
    blank: Records  # a table before `setup`, under the seed's secret; `number_game` makes each game's own of it
    run: SimpleNamespace
    seed: str
    values: msgspec.Struct  # the components

    def __reduce__(self) -> tuple[Callable[..., "Setting"], tuple[Any, ...]]:
        """Another process makes the setting anew, once: compiled code does not travel."""
        values = msgspec.json.encode(self.values)
        return made_anew, (self.game.name, self.players, self.seed, tuple(self.options.items()), values)

    @property
    def seats(self) -> int:
        """Seats at the table, a rulebook's virtual player included."""
        return self.sheet_shape[0]

    @property
    def sheet_shape(self) -> tuple[int, int]:
        """The rows and columns of the score sheet."""
        return self.game.sheet_shape(self.players)


@dataclass(frozen=True)
class Batch:
    """Games that were played: row i belongs to game number first + i."""

    first: int
    tables: Records
    sheets: Array
    lengths: Array  # decisions in each game
    used: Array  # decisions of each kind in all of them
    trouble: str  # empty, or what stopped the batch
    told: Records | None = None  # the rows of `core.usage.Told` of all games, where they were taped
    courses: Sequence[Array] = ()  # of each game, where it was watched: the totals of all seats after each decision


def setting(
    game: Game,
    players: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    components: Path | msgspec.Struct | None = None,
) -> Setting:
    """The setting for games of that many players; refuses what the game does not offer."""
    chosen = checked_options(game, players, options or {})
    values = components if isinstance(components, msgspec.Struct) else component_files.load(game, components)
    blank = records(game.Table)
    blank[0].players = players
    lock(blank[0], seed)
    return Setting(
        game,
        players,
        chosen,
        component_files.fingerprint(values),
        game.build_box(values, players, chosen),
        blank,
        loops.loops(game),
        seed,
        values,
    )


@lru_cache(maxsize=64)
def made_anew(name: str, players: int, seed: str, options: tuple[tuple[str, str], ...], values: bytes) -> Setting:
    """The setting that another process had."""
    game = game_named(name)
    return setting(game, players, seed, dict(options), msgspec.json.decode(values, type=game.Components))


def play_batch(at: Setting, bots: Sequence[int], first: int, count: int, limit: int = 0, noting: bool = True) -> Batch:
    """Plays games number `first` to `first + count - 1` with those quick bots, for at most `limit` decisions each.

    Without `noting`, tables lack the notes of what seats could know, unless a bot needs them; all else is the same.
    """
    tables = records(at.game.Table, count)
    sheets = np.zeros((count, *at.sheet_shape), dtype=np.int32)
    lengths = np.zeros(count, dtype=np.int64)
    used = np.zeros(len(at.game.decisions), dtype=np.int64)
    kinds = np.array(bots, dtype=np.int8)
    answer = at.run.play_games(
        at.boxes,
        blank_table(at, bots, noting),
        tables,
        at.blank.copy(),
        kinds,
        first,
        limit or at.game.limit,
        sheets,
        lengths,
        used,
    )
    stopped = -1 - answer
    trouble = trouble_of(at, first + stopped, -int(lengths[stopped])) if answer < 0 else ""
    return Batch(first, tables, sheets, lengths, used, trouble)


def blank_table(at: Setting, bots: Sequence[int], noting: bool) -> Records:
    """What each game of a batch begins with: a table of thoughts, if nobody will ask what a seat could know."""
    blank = at.blank.copy()
    blank[0].imagined = not noting and loops.GREEDY not in bots
    return blank


def trouble_of(at: Setting, number: int, trouble: int) -> str:
    """Which game did not get to its end, and why."""
    return f"Game {number} with {at.players} players {TROUBLE[trouble]}."


def table_midway(at: Setting, bots: Sequence[int], number: int, decisions: int) -> Records:
    """The table of one game as it stands after that many decisions."""
    return play_batch(at, bots, number, 1, decisions).tables
