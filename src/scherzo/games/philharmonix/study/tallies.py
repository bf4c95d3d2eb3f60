"""What simulations count of finished games of Philharmonix."""

from typing import Any

from scherzo.core.layout import Array, Records


def tallies(box: Any, tables: Records) -> dict[str, Array]:
    """Concerts of all seats, and where the players' star markers stand in the end."""
    return {
        "concerts": (tables["planet_disc"][:, : int(box["planets"])] >= 0).sum(axis=1),
        "place of the star markers": tables["stars"][:, : int(box["players"])].mean(axis=1),
    }
