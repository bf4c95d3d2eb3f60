"""What is pending: a stack of frames, the newest finished first. `names` tells what the numbers of each kind are."""

from scherzo.core.rule import rule
from scherzo.games.philharmonix.table import Table


@rule
def push(table: Table, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """A new pending thing on top of the others."""
    frame = table.stack[table.depth]
    frame[0], frame[1], frame[2], frame[3], frame[4] = kind, a, b, c, d
    frame[5] = frame[6] = frame[7] = 0
    table.depth += 1


@rule
def pop(table: Table) -> None:
    """The newest pending thing is finished."""
    table.depth -= 1
    for i in range(8):
        table.stack[table.depth, i] = 0


@rule
def get(table: Table, slot: int) -> int:
    """A number of the newest frame."""
    return table.stack[table.depth - 1, slot]


@rule
def put(table: Table, slot: int, value: int) -> None:
    """Changes a number of the newest frame."""
    table.stack[table.depth - 1, slot] = value
