"""The open question of the table: its options are gathered once, in ascending order, and kept in the table."""

from scherzo.core.rule import rule
from scherzo.games.symphony.table import Table


@rule
def clear(table: Table) -> None:
    """A new question without options yet."""
    for i in range(table.menu_size):
        table.menu[i] = 0
    table.menu_size = 0


@rule
def add(table: Table, option: int) -> None:
    """One more option, higher than those before."""
    table.menu[table.menu_size] = option
    table.menu_size += 1
