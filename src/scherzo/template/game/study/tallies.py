"""What simulations count of a finished game."""

from typing import Any

from scherzo.core.facts import facts


def tallies(box: Any, table: Any) -> dict[str, float]:
    """How far the winner is from nothing at all: the points of the best seat."""
    return {"points of the winner": float(facts(table).points.max())}
