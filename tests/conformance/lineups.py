"""The line-ups that every promise is tested with: each game, each number of players, each option by itself."""

from dataclasses import dataclass
from functools import cache

from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.match import Match, checked_options
from scherzo.core.rule import INTERPRETED
from scherzo.games import NAMES, game


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
    """The basic line-ups, and each other value of each option alone, for every number of players that allows it."""
    found = basic()
    for name in NAMES:
        for players in game(name).players:
            for option in game(name).options:
                for value in option.values[1:]:
                    try:
                        checked_options(game(name), players, {option.key: value})
                    except BadInput:
                        continue
                    found.append(Lineup(name, players, ((option.key, value),)))
    return found


def few(compiled: int, interpreted: int = 1) -> int:
    """How often to repeat: interpreted rules are thousands of times slower."""
    return interpreted if INTERPRETED else compiled
