"""What simulations count of finished games of Symphony No. 9."""

from typing import Any

from scherzo.core.layout import Array, Records
from scherzo.games.symphony_no_9 import names as n

RESULTS = {n.LOW: "low concerts", n.LOW + 1: "medium concerts", n.LOW + 2: "high concerts"}
FAILURES = {n.TOO_LITTLE: "concerts failed by too little", n.TOO_MUCH: "concerts failed by too much"}


def tallies(box: Any, tables: Records) -> dict[str, Array]:
    """Deaths of composers and results of concerts."""
    found = {"deaths": tables["dead"].sum(axis=1)}
    for result, name in {**RESULTS, **FAILURES}.items():
        found[name] = (tables["results"] == result).sum(axis=1)
    return found
