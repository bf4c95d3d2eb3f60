"""What simulations count of finished games of Musical Chairs."""

from typing import Any

from scherzo.core.layout import Array, Records
from scherzo.games.musical_chairs import names as n


def tallies(box: Any, tables: Records) -> dict[str, Array]:
    """Rounds played, and whether the cards ran short."""
    return {"rounds": tables["rounds"], "ended by shortage": tables["reason"] == n.SHORTAGE}
