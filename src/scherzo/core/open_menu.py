"""A question whose options are gathered once and kept in the table until it is answered.

A game whose rules find options on the way to a question derives its Table from `MenuTable` and declares the two
fields where it likes, the menu as long as its longest question.
"""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import Head


class MenuTable(Head):
    """A table with an open menu; the fields are declared by the game's own Table."""

    menu_size: int  # how many options the open question has
    menu: Array  # their numbers, ascending


@rule
def clear_menu(table: MenuTable) -> None:
    """A new question without options yet."""
    for i in range(table.menu_size):
        table.menu[i] = 0
    table.menu_size = 0


@rule
def offer(table: MenuTable, option: int) -> None:
    """One more option, higher than those before."""
    table.menu[table.menu_size] = option
    table.menu_size += 1


@rule
def copy_menu(table: MenuTable, menu: Array) -> int:
    """The options of the open question, for the door `options`; answers how many there are."""
    for i in range(table.menu_size):
        menu[i] = table.menu[i]
    return table.menu_size
