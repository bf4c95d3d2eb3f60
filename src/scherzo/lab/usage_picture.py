"""What was used in a simulation, as a picture: for each group, bars of what its things are worth."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from PIL import Image  # matplotlib brings it along and writes PNG files with it

from scherzo.lab.picture_file import save
from scherzo.lab.simulate import Simulation
from scherzo.lab.usage import GroupUsed, ThingUsed, Worth

COLUMNS = 3
HEADING = 3
"""Lines of room for a group's title and its axis."""
LINE = 0.19
"""Inches for one thing."""
NAME = 40
GOOD, BAD, UNSURE = "#3a7d5c", "#b5523b", "#b8bcc2"


def draw_usage(found: Simulation, path: Path) -> None:
    """Groups in columns of about equal height; a bar is grey where the interval of the worth holds 0."""
    assert found.usage is not None
    columns = in_columns(found.usage)
    lines = max(sum(map(height, column)) for column in columns)
    figure = Figure(figsize=(6.2 * len(columns), LINE * lines + 0.9), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(
        f"{found.game}, {found.players} players, {found.games:,} games, seed {found.seed}, {found.seats[0].bot}:"
        " lead of seats that used a thing, against those that did not (95 % interval); in brackets the share of seats"
    )
    for part, groups in zip(figure.subfigures(1, len(columns), squeeze=False)[0], columns, strict=True):
        rest = lines - sum(map(height, groups))
        heights = [height(group) for group in groups] + [rest] * bool(rest)
        axes = part.subplots(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
        for axis, group in zip(axes, groups, strict=False):
            draw_group(axis, group)
        for axis in axes[len(groups) :]:
            axis.axis("off")
    save(figure, path)
    if path.suffix.lower() == ".png":  # 32 colours are enough: a quarter of the size
        Image.open(path).convert("RGB").quantize(32).save(path, optimize=True)


def height(group: GroupUsed) -> int:
    """How many lines a group takes."""
    return len(group.things) + HEADING


def in_columns(groups: Sequence[GroupUsed]) -> list[list[GroupUsed]]:
    """The groups, the tallest first, each in the column that is lowest by then."""
    columns: list[list[GroupUsed]] = [[] for _ in range(min(COLUMNS, len(groups)))]
    for group in sorted(groups, key=height, reverse=True):
        min(columns, key=lambda column: sum(map(height, column))).append(group)
    return columns


def draw_group(axis: Any, group: GroupUsed) -> None:
    """Horizontal bars, the best on top; things too rare to judge have no bar."""
    things = sorted(group.things, key=lambda t: (t.lead.difference if t.lead else -99.0, t.seats))
    judged = [(at, thing.lead) for at, thing in enumerate(things) if thing.lead]
    if judged:
        places, worths = zip(*judged, strict=True)
        halves = [(worth.difference_to - worth.difference_from) / 2 for worth in worths]
        means, colours = [worth.difference for worth in worths], [colour(worth) for worth in worths]
        axis.barh(places, means, xerr=halves, color=colours, ecolor="#444444", height=0.7)
    axis.set_yticks(range(len(things)), [label(thing) for thing in things], fontsize=7)
    axis.tick_params(axis="x", labelsize=7)
    axis.tick_params(axis="y", length=0)
    axis.set_ylim(-0.6, len(things) - 0.4)
    axis.axvline(0, color="black", linewidth=0.8)
    axis.grid(axis="x", alpha=0.3)
    axis.set_title(group.title, fontsize=9, loc="left", fontweight="bold")


def colour(worth: Worth) -> str:
    """Grey where the interval holds 0."""
    if worth.difference_from <= 0 <= worth.difference_to:
        return UNSURE
    return GOOD if worth.difference > 0 else BAD


def label(thing: ThingUsed) -> str:
    """'key 3: 5 credits (24 %)'."""
    name = thing.name if len(thing.name) <= NAME else f"{thing.name[: NAME - 1]}…"
    share = f"{thing.seats:.0%}" if thing.seats >= 0.01 or thing.seats == 0 else f"{thing.seats:.1%}"
    return f"{name} ({share})"
