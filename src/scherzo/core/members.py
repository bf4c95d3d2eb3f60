"""Sets that a record keeps as the bits of one number, for boxes, words, views and checks; rules ask `core/sets`."""

from functools import lru_cache
from typing import Any


@lru_cache(maxsize=4096)
def members_of(bits: Any) -> tuple[int, ...]:
    """The members in ascending order, of a plain number or a record's field."""
    whole = int(bits)
    return tuple([member for member in range(whole.bit_length()) if whole >> member & 1])


def set_of(*members: int) -> int:
    """The set of these members, however often each is named."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def holds(bits: Any, member: int) -> bool:
    """Whether a set has this member."""
    return bool(int(bits) >> member & 1)
