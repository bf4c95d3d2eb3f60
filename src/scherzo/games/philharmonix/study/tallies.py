"""What simulations count of a finished game of Philharmonix."""

from typing import Any

from scherzo.core.facts import facts


def tallies(box: Any, table: Any) -> dict[str, float]:
    """Concerts of all seats, and where the players' star markers stand in the end."""
    seen = facts(table)
    return {
        "concerts": float((seen.planet_disc[: int(box.planets)] >= 0).sum()),
        "place of the star markers": float(seen.stars[: int(box.players)].mean()),
    }
