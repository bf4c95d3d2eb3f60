"""The arena's picture: every bot's win rate with its uncertainty, in the order the bots were named."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from scherzo.lab.picture_file import save
from scherzo.lab.ratings import Standing


def draw_win_rates(path: Path, title: str, fair: float, bots: Sequence[str], table: Sequence[Standing]) -> None:
    """Draws the win rates: a bot above the dashed line wins more than its fair share."""
    by_name = {standing.bot: standing for standing in table}
    row = [by_name[spec] for spec in bots]
    rates = [100 * s.win_rate for s in row]
    reach = [[100 * (s.win_rate - s.low) for s in row], [100 * (s.high - s.win_rate) for s in row]]
    figure = Figure(figsize=(max(6.0, 1.3 * len(row)), 4.6), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    axes.errorbar(range(len(row)), rates, yerr=reach, fmt="o-", color="#1b4965", ecolor="#7a9e9f", capsize=5)
    axes.axhline(100 * fair, color="#b08968", linestyle="--", linewidth=1, label="fair share")
    axes.set_xticks(range(len(row)), [s.bot for s in row], rotation=20, ha="right")
    axes.set(title=title, ylabel="games won, % (95 % interval)", ylim=(0, 100))
    axes.grid(axis="y", alpha=0.3)
    axes.legend()
    save(figure, path)
