"""Invariants of a table, for tests: every piece is in one place, and nobody holds too many."""

from typing import Any

from scherzo.core.arrays import with_arrays


def problems(box: Any, table: Any) -> list[str]:
    """What is wrong with a table, in words; empty when all is well."""
    box, table = with_arrays(box), with_arrays(table)
    found = []
    for seat in range(table.players):
        held = int((table.holder == seat).sum())
        if held != box.hand:
            found.append(f"seat {seat} was dealt {held} pieces")
    if ((table.performed > 0) & (table.holder < 0)).any():
        found.append("a piece was performed that nobody was dealt")
    done = table.evening - (table.waiting != 0)
    if table.points.sum() != box.points[:done].sum():
        found.append("the applause of the evenings does not add up")
    return found
