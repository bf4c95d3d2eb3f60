"""What is measured of a game: whole games in compiled code, one decision at a time from Python, copies of a table."""

from collections.abc import Callable
from random import Random

import msgspec
import numpy as np

from scherzo.bench.slices import Rate, rate
from scherzo.core.game import Game
from scherzo.core.layout import Records, records
from scherzo.core.loops import OVER, RANDOM, new_menu
from scherzo.core.rule import rule
from scherzo.envs.tables import Tables
from scherzo.lab.batch import Setting, play_batch, setting

GAMES = 128
"""Games per piece of work."""

COPIES = 100_000

TABLES = 1024
"""Tables that one call of the vector environment steps."""


class EngineFigures(msgspec.Struct, frozen=True):
    """The speed of a game's rules."""

    game: str
    players: int
    decisions_per_game: float
    table_bytes: int
    random_decisions: Rate
    random_games: Rate
    python_driven_decisions: Rate
    vector_decisions: Rate | None  # none for a game without `look`, which has nothing to observe
    vector_masks_decisions: Rate | None  # the same with masks only
    table_copies: Rate


def engine_figures(game: Game) -> EngineFigures:
    """Measures a game with its greatest number of players, random play."""
    at = setting(game, game.players[-1], "bench")
    length = float(play_batch(at, [RANDOM] * at.players, 0, 1000).lengths.mean())
    games = rate(whole_games(at))
    return EngineFigures(
        game=game.name,
        players=at.players,
        decisions_per_game=length,
        table_bytes=at.blank.dtype.itemsize,
        random_decisions=Rate(games.median * length, games.best * length, games.slices),
        random_games=games,
        python_driven_decisions=rate(driven_from_python(at)),
        vector_decisions=rate(many_tables(at, observing=True)) if game.doors.look else None,
        vector_masks_decisions=rate(many_tables(at, observing=False)) if game.doors.look else None,
        table_copies=rate(table_copies(at)),
    )


def whole_games(at: Setting) -> Callable[[], int]:
    """Random games, played to the end inside compiled code, as a simulation plays them."""
    first = 0

    def work() -> int:
        nonlocal first
        first += GAMES
        play_batch(at, [RANDOM] * at.players, first, GAMES, noting=False)
        return GAMES

    return work


def driven_from_python(at: Setting) -> Callable[[], int]:
    """A random game whose every decision is chosen in Python: one call plays it and lists the next options."""
    begin, decide = at.run.begin, at.run.decide
    boxes, tables, menu = at.boxes, at.blank.copy(), new_menu()
    random = Random(0).random
    number = 0

    def work() -> int:
        nonlocal number
        number += 1
        tables[:] = at.blank
        tables["secret"] ^= np.uint64(number)
        made = 0
        answer = begin(boxes, tables, menu)
        while answer != OVER:
            option = menu.item(int(random() * (answer & 255)))
            answer = decide(boxes, tables, answer >> 8, option, menu)
            made += 1
        return made

    return work


def many_tables(at: Setting, observing: bool) -> Callable[[], int]:
    """Random actions at many tables through the vector environment: with masks of every position, or all of it."""
    tables = Tables(at.game, TABLES, at.players, observing=observing)
    tables.reset("bench")
    for _ in range(64):  # a first game or so, until the tables are at different places
        tables.step(tables.random_actions())
    return lambda: tables.step(tables.random_actions())


def table_copies(at: Setting) -> Callable[[], int]:
    """Copies of a table inside compiled code, around a small ring of tables."""
    ring = records(at.game.Table, 8)
    ring[:] = play_batch(at, [RANDOM] * at.players, 0, 8).tables
    copy_around(ring, 8)

    def work() -> int:
        copy_around(ring, COPIES)
        return COPIES

    return work


@rule
def copy_around(ring: Records, times: int) -> None:
    """Copies each table of the ring onto the next, again and again."""
    for i in range(times):
        ring[(i + 1) & 7] = ring[i & 7]
