"""Means with intervals from sums that are kept while games come in, so that memory does not grow with the games."""

from math import sqrt

import msgspec
import numpy as np

from scherzo.core.layout import Array
from scherzo.lab.statistics import SIGMAS, share_interval


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def sigmas(self) -> float:
        """How far from 0 the mean is, in standard errors."""
        half = (self.high - self.low) / 2
        return SIGMAS * self.mean / half if half else 0.0


class Sums:
    """The sum and the sum of squares of one number per game."""

    def __init__(self) -> None:
        self.total, self.squares = 0.0, 0.0

    def add(self, values: Array) -> None:
        """Takes some games in."""
        self.total += float(np.sum(values))
        self.squares += float(np.sum(np.square(values, dtype=float)))

    def half_width(self, games: int) -> float:
        """Half the width of the mean's interval."""
        return half_width(self.total, self.squares, games)

    def estimate(self, games: int, share: bool = False) -> Estimate:
        """The mean and where it may lie; a share of 0 or 1 in some games need not be one for ever."""
        mean, half = self.total / games, self.half_width(games)
        if share and 0 <= mean <= 1 and half == 0:
            return Estimate(mean, *share_interval(self.total, games))
        return Estimate(mean, mean - half, mean + half)


def half_width(total: float, squares: float, count: float) -> float:
    """Half the width of the interval of a mean, from the sum and the sum of squares."""
    if count < 2:
        return float("inf")
    spread = max(0.0, squares - total**2 / count) / (count - 1)
    return SIGMAS * sqrt(spread / count)
