"""The games of the package, one folder each. A folder with an about.toml is a game: nothing else registers it."""

import importlib
from functools import cache
from pathlib import Path

from scherzo.core.errors import BadInput
from scherzo.core.game import Game

SHELF = ("musical-chairs", "symphony-no-9", "philharmonix", "symphony")
"""The order in which they stand on the shelf; games that are not named here come after them."""


def on_the_shelf(folder: Path) -> tuple[str, ...]:
    """The names of all games in a folder."""
    found = sorted(path.parent.name.replace("_", "-") for path in folder.glob("*/about.toml"))
    return (*(name for name in SHELF if name in found), *(name for name in found if name not in SHELF))


NAMES = on_the_shelf(Path(__file__).parent)


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise BadInput(f"There is no game '{name}'. The games are: {', '.join(NAMES)}.")
    found: Game = importlib.import_module(f"scherzo.games.{name.replace('-', '_')}").GAME
    return found
