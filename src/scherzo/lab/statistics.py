"""What many numbers say: an interval for a share, the spread of a sample, a histogram."""

from collections.abc import Sequence
from math import sqrt

import msgspec
import numpy as np

from scherzo.core.layout import Array

SIGMAS = 1.96
"""For intervals that hold the truth 95 times in 100."""

BARS = 24
"""A histogram has about this many bars, or fewer where the values are few."""


class Spread(msgspec.Struct, frozen=True):
    """A sample in seven numbers."""

    mean: float
    sd: float
    lowest: float
    quarter: float
    median: float
    three_quarters: float
    highest: float


class Histogram(msgspec.Struct, frozen=True):
    """How often values fell into bars of one width; `counts[seat][bar]`."""

    start: float
    width: float
    counts: list[list[int]]


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share lies, 95 times in 100 (Wilson's interval, sound for shares near 0 and 1 too)."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, SIGMAS**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = SIGMAS * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: Array) -> Spread:
    """The seven numbers of a sample."""
    quartiles = np.quantile(values, [0, 0.25, 0.5, 0.75, 1])
    lowest, quarter, median, three_quarters, highest = (float(q) for q in quartiles)
    return Spread(float(values.mean()), float(values.std()), lowest, quarter, median, three_quarters, highest)


def histogram(columns: Sequence[Array]) -> Histogram:
    """Columns of numbers, counted into common bars whose edges are whole numbers."""
    low = float(np.floor(min(column.min() for column in columns)))
    high = float(np.floor(max(column.max() for column in columns)))
    width = max(1.0, float(np.ceil((high - low + 1) / BARS)))
    bars = int((high - low) // width) + 1
    places = [((column - low) // width).astype(np.int64) for column in columns]
    return Histogram(low, width, [np.bincount(place, minlength=bars).tolist() for place in places])
