"""The line-ups that every promise is tested with: each game, each number of players, each option by itself."""

import random
from dataclasses import dataclass
from functools import cache

import pytest

from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.match import Match, checked_options
from scherzo.core.rule import INTERPRETED
from scherzo.games import NAMES, game

whole_games = pytest.mark.skipif(INTERPRETED, reason="whole games are played compiled: interpreted they take minutes")


@dataclass(frozen=True)
class Lineup:
    """A game as a table would agree to play it."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return game(self.name)

    def start(self, seed: int | str) -> Match:
        return self.game.start(self.players, seed, dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{k}={v}" for k, v in self.options)])


def basic() -> list[Lineup]:
    """Each game with each number of players, by default options."""
    return [Lineup(name, players) for name in NAMES for players in game(name).players]


@cache
def every() -> list[Lineup]:
    """The basic line-ups; each other value of each option alone; and a few random combinations of options.

    Options take turns with the numbers of players that allow them: all of them with each would run for hours.
    Interpreted, the combinations alone stand for all options: each rule of an option has tests of its own.
    """
    alone = [] if INTERPRETED else [lineup for name in NAMES for lineup in single_options(name)]
    more = (*alone, *(lineup for name in NAMES for lineup in combinations(name)))
    return list(dict.fromkeys((*basic(), *more)))


def single_options(name: str) -> list[Lineup]:
    """Each value of each option but the default, with one number of players."""
    found = []
    for option in game(name).options:
        for value in option.values[1:]:
            fitting = [n for n in game(name).players if allowed(name, n, {option.key: value})]
            if fitting:
                found.append(Lineup(name, fitting[len(found) % len(fitting)], ((option.key, value),)))
    return found


def combinations(name: str, count: int = 5) -> list[Lineup]:
    """Random legal combinations of options."""
    luck, found = random.Random(name), []
    while len(found) < count:
        players = luck.choice(game(name).players)
        options = {o.key: luck.choice(o.values) for o in game(name).options if luck.random() < 0.6}
        if allowed(name, players, options):
            found.append(Lineup(name, players, tuple(options.items())))
    return found


def allowed(name: str, players: int, options: dict[str, str]) -> bool:
    """Whether a table may agree on these options."""
    try:
        checked_options(game(name), players, options)
    except BadInput:
        return False
    return True


def few(compiled: int, interpreted: int = 1) -> int:
    """How often to repeat: interpreted rules are thousands of times slower."""
    return interpreted if INTERPRETED else compiled
