"""What simulations count of finished games."""

from typing import Any

from scherzo.core.layout import Array, Records


def tallies(box: Any, tables: Records) -> dict[str, Array]:
    """How far the winner is from nothing at all: the points of the best seat."""
    return {"points of the winner": tables["points"].max(axis=1)}
