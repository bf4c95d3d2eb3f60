"""Heaps and open menus."""

import numpy as np

from scherzo.core.heaps import draw_from, nth_of
from scherzo.core.layout import Array, field, i1, i2, records
from scherzo.core.open_menu import MenuTable, clear_menu, copy_menu, offer


class Table(MenuTable):
    menu_size: int = field(i2)
    menu: Array = field(i1, 8)
    pile: Array = field(i1, 5)


def test_a_heap_gives_each_of_its_things_once() -> None:
    table = records(Table)[0]
    table.secret[0] = 7
    table.pile[:] = [10, 11, 12, 13, 14]
    drawn = [draw_from(table, 0, table.pile, size) for size in (5, 4, 3, 2, 1)]
    assert sorted(drawn) == [10, 11, 12, 13, 14]
    assert table.draws[0] == 5


def test_the_nth_member_of_a_set() -> None:
    assert [nth_of(0b10110, n) for n in range(3)] == [1, 2, 4]


def test_an_open_menu_is_gathered_once_and_given_as_it_is() -> None:
    table = records(Table)[0]
    menu = np.zeros(128, dtype=np.int16)
    for option in (2, 5, 6):
        offer(table, option)
    assert copy_menu(table, menu) == 3
    assert menu[:3].tolist() == [2, 5, 6]
    clear_menu(table)
    assert copy_menu(table, menu) == 0
    assert not table.menu.any()
