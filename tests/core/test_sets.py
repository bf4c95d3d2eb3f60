"""Sets of small numbers, as rules use them."""

from hypothesis import given
from hypothesis import strategies as st

from scherzo.core.sets import first_of, has, only, size_of, with_, without

MEMBERS = st.frozensets(st.integers(0, 40))


def as_number(members: frozenset[int]) -> int:
    return sum(1 << member for member in members)


@given(MEMBERS, st.integers(0, 40))
def test_sets_as_numbers_are_sets(members: frozenset[int], member: int) -> None:
    number = as_number(members)
    assert has(number, member) == (member in members)
    assert with_(number, member) == as_number(members | {member})
    assert without(number, member) == as_number(members - {member})
    assert only(member) == as_number(frozenset({member}))
    assert size_of(number) == len(members)
    if members:
        assert first_of(number) == min(members)
