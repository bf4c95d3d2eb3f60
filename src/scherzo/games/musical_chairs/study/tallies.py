"""What simulations count of a finished game of Musical Chairs."""

from typing import Any

from scherzo.games.musical_chairs import names as n


def tallies(box: Any, table: Any) -> dict[str, float]:
    """Rounds played, and whether the cards ran short."""
    return {"rounds": float(table["rounds"]), "ended by shortage": float(table["reason"] == n.SHORTAGE)}
