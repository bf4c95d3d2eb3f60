"""Records for checks: sums of their small numbers cannot overflow, and texts stay bytes."""

from scherzo.core.arrays import with_arrays
from scherzo.core.box_texts import read_text, write_text
from scherzo.core.layout import Array, Layout, dtype, field, i1, narrowed, records, u1


class Purse(Layout):
    coins: Array = field(i1, 2)
    owner: Array = field(u1, 8)
    debts: int = field(i1)


def test_small_numbers_add_up_as_they_should() -> None:
    purses = records(Purse)
    purses[0].coins[:] = 100
    purses[0].debts = 100
    narrow = narrowed(purses, Purse)
    assert narrow.dtype == dtype(Purse, wide=False)
    purse = with_arrays(narrow[0])
    assert purse.coins[0] + purse.coins[1] + purse.debts == 300


def test_texts_can_still_be_read() -> None:
    purses = records(Purse)
    write_text(purses[0].owner, "Clara", "purse")
    assert read_text(with_arrays(purses[0]).owner) == "Clara"
