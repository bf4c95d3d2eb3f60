"""Sets of small numbers (seats, suits, cards) kept as the bits of one number: what rules ask of them."""

from scherzo.core.rule import rule


@rule
def has(members: int, member: int) -> bool:
    """Whether a set has this member."""
    return (members >> member) & 1 == 1


@rule
def with_(members: int, member: int) -> int:
    """The set with this member in it."""
    return members | (1 << member)


@rule
def without(members: int, member: int) -> int:
    """The set with this member out of it."""
    return members & ~(1 << member)


@rule
def only(member: int) -> int:
    """The set of this one member."""
    return 1 << member


@rule
def all_below(count: int) -> int:
    """The set of the numbers from 0 to below that one."""
    return (1 << count) - 1


@rule
def first_of(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return size_of((members & -members) - 1)  # compiled, one instruction counts them


@rule
def is_single(members: int) -> bool:
    """Whether a set that is not empty has one member only."""
    return members & (members - 1) == 0


@rule
def size_of(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count
