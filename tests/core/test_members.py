"""The members of a set that is kept as bits, for words and views."""

import numpy as np
import pytest

from scherzo.core.members import holds, members_of, set_of


@pytest.mark.parametrize(
    ("bits", "members"),
    [(0, ()), (1, (0,)), (0b1011, (0, 1, 3)), (1 << 62 | 4, (2, 62)), (np.int16(6), (1, 2)), (np.uint8(128), (7,))],
)
def test_members_ascend_whatever_field_they_come_from(bits: int, members: tuple[int, ...]) -> None:
    assert members_of(bits) == members


def test_a_set_is_made_of_its_members_however_often_they_are_named() -> None:
    assert set_of() == 0
    assert set_of(3, 0, 1, 3) == 0b1011
    assert [holds(np.int16(0b1011), member) for member in range(5)] == [True, True, False, True, False]
