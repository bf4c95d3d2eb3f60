"""Heaps: piles whose order nobody knows. One draws an index; the last thing takes the place of the drawn one."""

from scherzo.core.chance import draw
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import Head


@rule
def draw_from(table: Head, stream: int, heap: Array, size: int) -> int:
    """A thing drawn from a heap of `size` things, which then has one less."""
    at = draw(table, stream, size)
    thing = heap[at]
    heap[at] = heap[size - 1]
    return thing


@rule
def nth_of(members: int, n: int) -> int:
    """The member of a set with n lower members before it."""
    member = -1
    while n >= 0:
        member += 1
        if has(members, member):
            n -= 1
    return member
