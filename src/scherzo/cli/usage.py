"""What was used in a simulation, in the terminal."""

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from scherzo.lab.simulate import Simulation
from scherzo.lab.usage import GroupUsed, Worth

NAME = 34
"""Longer names are cut, so that a row fits into 80 columns."""


def show_usage(found: Simulation) -> None:
    """A table for each group, what goes along with the greatest lead first."""
    if found.usage is None:
        return
    console = Console(highlight=False)
    console.print("\n[bold]Used[/bold]: uses per game, share of the seats; the lead of seats that used it,")
    console.print("compared with those that did not (95 % interval); victories of both in %;")
    console.print("points gained by a use itself")
    for group in found.usage:
        console.print()
        console.print(table_of(group))


def table_of(group: GroupUsed) -> Grid:
    """The things of one group."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(group.title)
    for title in ("per game", "seats", "lead", "wins", "points"):
        grid.add_column(title, justify="right", no_wrap=True)
    for thing in sorted(group.things, key=lambda t: t.lead.difference if t.lead else -999.0, reverse=True):
        name = thing.name if len(thing.name) <= NAME else f"{thing.name[: NAME - 1]}…"
        points = "" if thing.points is None else f"{thing.points:.1f}"
        shares = f"{thing.per_game:.2f}", f"{thing.seats:.1%}"
        grid.add_row(Text(name), *shares, lead(thing.lead), wins(thing.win_rate), points)
    return grid


def lead(worth: Worth | None) -> str:
    """'+1.3 ±0.4'."""
    if worth is None:
        return ""
    return f"{worth.difference:+.1f} ±{(worth.difference_to - worth.difference_from) / 2:.1f}"


def wins(worth: Worth | None) -> str:
    """'31/22'."""
    return "" if worth is None else f"{100 * worth.with_it:.0f}/{100 * worth.without_it:.0f}"
