"""The games of the package, one folder each."""

import importlib
from functools import cache

from scherzo.core.errors import BadInput
from scherzo.core.game import Game

NAMES = ("musical-chairs", "symphony-no-9", "philharmonix", "symphony")


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise BadInput(f"There is no game '{name}'. The games are: {', '.join(NAMES)}.")
    found: Game = importlib.import_module(f"scherzo.games.{name.replace('-', '_')}").GAME
    return found
