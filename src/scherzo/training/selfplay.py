"""Self-play: games of the brain and the search against themselves, and what each seat saw of them.

At some of the decisions the search thinks. What it expects for every seat, over all its iterations, is told apart from
how the game ended: the end of a game is mostly luck, and a network would learn hundreds of games by heart. Where the
search does not think, the brain plays on, or a search that takes a short look with a network, so that the positions
come from many games. Positions in the middle of a simultaneous choice are left out: the search never asks a network
what those are worth.
"""

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from types import SimpleNamespace

import msgspec
import numpy as np

from scherzo.bots.bot import Bot, GreedyBot, RandomBot, SearchBot, legal
from scherzo.bots.network import OUTPUTS, SEATS
from scherzo.bots.search import VISITS, lead_of, share
from scherzo.bots.spec import Search
from scherzo.bots.thinking import Exploration, judged
from scherzo.bots.weights import Network
from scherzo.core.anygame import look
from scherzo.core.errors import BadInput
from scherzo.core.features import width_of
from scherzo.core.game import TOTAL, Game
from scherzo.core.kernels import bind, kernel
from scherzo.core.layout import Array, Records
from scherzo.core.loops import new_menu
from scherzo.core.sets import first_of
from scherzo.core.table import MENU
from scherzo.games import game as game_named
from scherzo.lab.batch import setting
from scherzo.lab.workers import Workers
from scherzo.training.examples import Examples, none_of, together

SURPRISES = (0.0, 0.04, 0.12)
"""In each game, this share of the decisions is taken at random: a judgement must also know positions after mistakes."""

SHORT, ERRS = 24, 0.01
"""Iterations of a short look, and the temperature with which it chooses."""

AT_A_TIME = 4
"""Games that a worker plays before it hands over what it saw."""


@dataclass(frozen=True)
class Play:
    """How games are played to learn from."""

    game: str
    seed: str
    search: Search
    network: Network | None  # what judges positions; none: by playing them out
    thinks: float = 0.3  # share of the decisions at which the search thinks


@dataclass(frozen=True)
class Position:
    """A position that the search has thought about: what every seat saw, and what it may expect."""

    rows: Array
    hoped: Array
    thinker: int
    tried: Array


def play_many(
    plan: Play, games: int, seconds: float, workers: Workers, on_games: Callable[[int], None] = lambda count: None
) -> Examples:
    """Lets the workers play so many games, or as many as are begun within the seconds (0: no limit)."""
    parts = [none_of(width_of(game_named(plan.game).features))]
    for part in workers.gather(partial(play_some, plan), shares(games, seconds)):
        parts.append(part)
        on_games(len(np.unique(part.games)))
    return together(parts)


def shares(games: int, seconds: float) -> Iterator[tuple[int, int]]:
    """The games to be played next, as long as there is time."""
    until = time.monotonic() + seconds if seconds else float("inf")
    for first in range(0, games, AT_A_TIME):
        if time.monotonic() >= until:
            return
        yield first, min(AT_A_TIME, games - first)


def play_some(plan: Play, first: int, count: int) -> Examples:
    """Games number `first` and on."""
    game = game_named(plan.game)
    return together([play_one(game, plan, number) for number in range(first, first + count)])


def play_one(game: Game, plan: Play, number: int) -> Examples:
    """One game, to its end, with any number of players and any options."""
    dice = Random(f"{plan.seed} game {number}")
    players = table_size(game, dice)
    at = setting(game, players, f"{plan.seed} game {number}", any_options(game, players, dice))
    tables, menu, seen = at.blank.copy(), new_menu(), list[Position]()
    surprise = dice.choice(SURPRISES)
    quick, at_random = quick_player(game, plan), RandomBot(game)
    at.run.begin(at.boxes, tables, menu)
    while tables[0].waiting != 0:
        deciders, thinker = asked(tables), -1
        if dice.random() < plan.thinks:
            thinker = dice.choice(deciders)
        decided = {}
        for seat in deciders:
            if seat == thinker and len(legal(game, at.boxes, tables, seat)) > 1:
                thought = thoughts(game, plan, at.boxes, tables, seat, dice.getrandbits(64))
                decided[seat] = thought.chosen
                seen.append(Position(seen_by_all(game, at.boxes, tables), thought.hoped, seat, thought.tried))
            else:
                bot = at_random if dice.random() < surprise else quick
                decided[seat] = bot.choose(at.boxes, tables, seat, dice.getrandbits(64))
        for seat in deciders:
            at.run.decide(at.boxes, tables, seat, decided[seat], menu)
    sheet = np.zeros(game.sheet_shape(players), dtype=np.int32)
    at.run.tally(at.boxes, tables, sheet)
    return labelled(game, players, seen, sheet, number)


@dataclass(frozen=True)
class Thought:
    """What a search chose for a seat, what it expects of that for all seats, and how it shared out its thoughts."""

    chosen: int
    hoped: Array
    tried: Array


def thoughts(game: Game, plan: Play, boxes: Records, tables: Records, seat: int, seed: int) -> Thought:
    """Lets the search think for a seat."""
    thought = Exploration(game, boxes, tables, seat, plan.search, seed, plan.search.iterations, plan.network)
    thought.go_on(0, 0)
    visits = thought.root[:, VISITS]
    chosen = judged(game, [thought.root])[0].option
    tried = np.full(MENU, -1.0, dtype=np.float16)
    possible = legal(game, boxes, tables, seat)
    tried[possible] = visits[possible] / visits.sum()
    return Thought(chosen, thought.outlook[chosen] / visits[chosen], tried)


def quick_player(game: Game, plan: Play) -> Bot:
    """Who plays where the search does not think: the brain, or with a network a short search that errs a little."""
    if plan.network is None:
        return GreedyBot(game)
    short = msgspec.structs.replace(plan.search, iterations=SHORT, temperature=ERRS)
    return SearchBot(game, short, "short", plan.network)


def asked(tables: Records) -> list[int]:
    """The seats that are waited for."""
    found, waiting = [], int(tables[0].waiting)
    while waiting:
        found.append(first_of(waiting))
        waiting &= waiting - 1
    return found


def seen_by_all(game: Game, boxes: Records, tables: Records) -> Array:
    """What the network would look at for each of the players."""
    rows = np.zeros((int(tables[0].players), width_of(game.features)), dtype=np.float32)
    kernels(game).look_at(boxes, tables, rows, np.zeros(game.sheet_shape(len(rows)), dtype=np.int32))
    return rows


@cache
def kernels(game: Game) -> SimpleNamespace:
    """This module's kernel for one game."""
    return bind(sys.modules[__name__], game.doors.bound())


@kernel
def look_at(boxes: Records, tables: Records, rows: Array, sheet: Array) -> None:
    """Fills a row for each player."""
    for seat in range(rows.shape[0]):
        look(boxes[0], tables[0], seat, rows[seat], sheet)


def table_size(game: Game, dice: Random) -> int:
    """How many players: two as often as any other number together, since that is played most."""
    return 2 if dice.random() < 0.4 else dice.choice(game.players)


def any_options(game: Game, players: int, dice: Random) -> Mapping[str, str]:
    """The usual options, or up to three others that go together."""
    while game.options and dice.random() < 0.6:
        changed = dice.sample(game.options, dice.randint(1, min(3, len(game.options))))
        chosen = {option.key: dice.choice(option.values) for option in changed}
        try:
            game.check_options(players, chosen)
        except BadInput:
            continue
        return chosen
    return {}


def labelled(game: Game, players: int, seen: list[Position], sheet: Array, number: int) -> Examples:
    """The positions of a game with how it was to end and ended, one example for each seat."""
    contenders = players + (game.virtual_seats(players) if game.virtual_scores else 0)
    end = np.zeros((contenders, OUTPUTS), dtype=np.float32)
    for who in range(contenders):
        end[who] = share(sheet, who), lead_of(sheet, who), sheet[who, TOTAL]
    count = len(seen) * players
    rows = np.array([position.rows for position in seen], dtype=np.float16).reshape(count, width_of(game.features))
    ended, hoped = (np.zeros((count, SEATS, OUTPUTS), dtype=np.float32) for _ in range(2))
    tried = np.full((count, MENU), -1.0, dtype=np.float16)
    for i in range(count):
        if i % players == seen[i // players].thinker:
            tried[i] = seen[i // players].tried
        order = [*(np.arange(players) + i) % players, *range(players, contenders)]
        ended[i, :contenders] = end[order]
        hoped[i, :contenders] = seen[i // players].hoped[order]
    whole = np.full(count, contenders, dtype=np.int32)
    return Examples(rows, whole, ended, hoped, tried, np.full(count, number, dtype=np.int32))
