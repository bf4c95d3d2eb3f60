"""What is pending: a stack of frames, the newest finished first, and the menu of the seat that must decide."""

from scherzo.core.rule import rule
from scherzo.games.philharmonix.table import Table


@rule
def push(table: Table, kind: int, a: int, b: int, c: int, d: int) -> None:
    """A new pending thing on top of the others."""
    at = int(table.depth)
    table.depth = at + 1
    frame = table.stack[at]
    frame[0], frame[1], frame[2], frame[3], frame[4] = kind, a, b, c, d
    frame[5] = frame[6] = frame[7] = 0


@rule
def pop(table: Table) -> None:
    """The newest pending thing is finished."""
    table.depth -= 1
    for i in range(8):
        table.stack[table.depth, i] = 0


@rule
def get(table: Table, i: int) -> int:
    """A number of the newest frame."""
    return int(table.stack[table.depth - 1, i])


@rule
def put(table: Table, i: int, value: int) -> None:
    """Changes a number of the newest frame."""
    table.stack[table.depth - 1, i] = value


@rule
def offer(table: Table, option: int) -> None:
    """One more legal option of the seat that decides; options come in ascending order."""
    table.menu[table.menu_size] = option
    table.menu_size += 1
