"""The doors of any game, as kernels name them. `kernels.bind` puts a game's own in their place.

Their signatures are explained in `scherzo.core.game.Doors`.
"""

from typing import Any

from scherzo.core.layout import Array

UNBOUND = "kernels run only after kernels.bind() has given them a game's doors"


def setup(box: Any, table: Any) -> None:
    """From a seeded table to the first decision."""
    raise NotImplementedError(UNBOUND)


def options(box: Any, table: Any, seat: int, menu: Array) -> int:
    """Fills the menu with a seat's legal options."""
    raise NotImplementedError(UNBOUND)


def play(box: Any, table: Any, seat: int, option: int) -> None:
    """One legal decision."""
    raise NotImplementedError(UNBOUND)


def redeal(box: Any, table: Any, seat: int, rng: Array) -> None:
    """A random world that fits all a seat has seen."""
    raise NotImplementedError(UNBOUND)


def scores(box: Any, table: Any, sheet: Array) -> None:
    """Fills the score sheet."""
    raise NotImplementedError(UNBOUND)


def brain(box: Any, table: Any, seat: int, menu: Array, count: int, rng: Array) -> int:
    """A quick, sensible choice."""
    raise NotImplementedError(UNBOUND)


def look(box: Any, table: Any, seat: int, row: Array, sheet: Array) -> int:
    """Writes what a network looks at."""
    raise NotImplementedError(UNBOUND)
