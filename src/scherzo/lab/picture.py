"""A simulation as pictures: who wins, with what scores, from what; and what is used, in a picture of its own."""

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import matplotlib
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from scherzo.lab.picture_file import check_picture, save
from scherzo.lab.simulate import Simulation
from scherzo.lab.usage_picture import draw_usage

COLOURS = [matplotlib.colormaps["tab20"](i) for i in (*range(0, 20, 2), *range(1, 20, 2))]
"""Enough for every source of points to have its own."""


def drawer(path: Path, usage: bool) -> Callable[[Simulation], None]:
    """A function that draws a simulation into that file; refuses a path that cannot be written.

    What is used goes into a second file, whose name ends in -usage.
    """
    check_picture(path)

    def draw_all(found: Simulation) -> None:
        draw(found, path)
        if usage:
            draw_usage(found, path.with_stem(f"{path.stem}-usage"))

    return draw_all


def draw(found: Simulation, path: Path) -> None:
    """Three plots side by side."""
    figure = Figure(figsize=(14, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    wins, scores, sources = figure.subplots(1, 3)
    figure.suptitle(f"{found.game}, {found.players} players, {found.games:,} games, seed {found.seed}")
    names = [f"{seat.seat}\n{seat.bot}" for seat in found.seats]
    rates = [seat.win_rate for seat in found.seats]
    spans = [
        [max(0.0, s.win_rate - s.win_rate_from) for s in found.seats],
        [max(0.0, s.win_rate_to - s.win_rate) for s in found.seats],
    ]
    wins.bar(names, rates, yerr=spans, capsize=6, color="#6a8caf")
    wins.axhline(1 / len(rates), color="black", linewidth=0.8, linestyle="--")
    wins.set(title="share of victories, 95 % interval", ylim=(0, None))
    for seat, counts in zip(found.seats, found.scores.counts, strict=True):
        edges = [found.scores.start + i * found.scores.width for i in range(len(counts) + 1)]
        scores.stairs([count / found.games for count in counts], edges, label=seat.seat)
    scores.set(title="scores", xlabel="points", ylabel="share of games")
    scores.legend(title="seat")
    bottom = [0.0] * len(names)
    for source, colour in zip(found.seats[0].sources, cycle(COLOURS), strict=False):
        values = [seat.sources[source] for seat in found.seats]
        sources.bar(names, values, bottom=bottom, label=source, color=colour)
        bottom = [b + v for b, v in zip(bottom, values, strict=True)]
    sources.set(title="mean points by source")
    sources.legend(fontsize="small", loc="upper center", bbox_to_anchor=(0.5, -0.15), ncols=3)
    save(figure, path)
