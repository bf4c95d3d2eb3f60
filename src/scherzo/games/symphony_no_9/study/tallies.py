"""What simulations count of a finished game of Symphony No. 9."""

from typing import Any

from scherzo.core.facts import facts
from scherzo.games.symphony_no_9 import names as n

RESULTS = {n.LOW: "low concerts", n.LOW + 1: "medium concerts", n.LOW + 2: "high concerts"}


FAILURES = {n.TOO_LITTLE: "concerts failed by too little", n.TOO_MUCH: "concerts failed by too much"}


def tallies(box: Any, table: Any) -> dict[str, float]:
    """Deaths of composers and results of concerts."""
    seen = facts(table)
    results = seen.results.tolist()
    counted: dict[str, float] = {"deaths": float(seen.dead.sum())}
    for result, name in {**RESULTS, **FAILURES}.items():
        counted[name] = results.count(result)
    return counted
