"""Judging a decision by the chance to win that it gave away. What may be noise is never called a mistake."""

from math import exp, sqrt
from typing import Final, NamedTuple

import numpy as np

from scherzo.bots.hint import ENOUGH
from scherzo.core.layout import Array
from scherzo.review.findings import Kind

STEPS: Final[tuple[tuple[float, Kind], ...]] = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "slip"), (0.02, "good"))
"""From which chance given away on a decision is called so; anything less is best."""

SURE: Final = 2.0
"""Standard errors that are taken off before a decision is judged: about 95 % of such intervals hold the truth."""

CLEAR: Final = 2.5
"""Standard errors between two things that are told apart before a longer look at them ends."""

BLAMED: Final = 0.10
"""From here on a decision is called bad: that must not be a matter of luck, so it is looked at longer."""

STEEP: Final = 8.0
"""How fast accuracy falls: 1 percentage point given away per decision on average makes 92 %, 5 make 67 %."""


class Difference(NamedTuple):
    """The chance given away, and its standard error."""

    given: float
    error: float


def kind_of(found: Difference) -> Kind:
    """What a decision is called, by the lower end of what it may have given away."""
    least = found.given - SURE * found.error
    return next((kind for step, kind in STEPS if least >= step), "best")


def may_be_bad(found: Difference) -> bool:
    """Whether a decision deserves a longer look."""
    return found.given > 0 and found.given + CLEAR * found.error >= BLAMED


def clear(found: Difference) -> bool:
    """Whether it is clear on which side of the steps to a mistake and to a blunder a decision lies."""
    return all(abs(found.given - step) > CLEAR * found.error for step, _ in STEPS if step >= BLAMED)


def may_be_better(tries: Array, wins: Array, chosen: int) -> list[int]:
    """The options, by their tries and wins in a free search, that may show the chosen one to be a mistake.

    A search soon leaves what begins with bad luck: of an option tried less than often enough it has said nothing.
    """
    chances = (wins + 1) / (tries + 2)
    errors = chances * (1 - chances) / (tries + 2)
    if chances[chosen] - SURE * sqrt(errors[chosen]) > 1 - BLAMED:
        return []  # nothing is much better than what wins nearly always
    ahead = chances - chances[chosen] + SURE * np.sqrt(errors + errors[chosen])
    open_ = (tries > 0) & ((tries < ENOUGH) | (ahead >= BLAMED))
    return [int(option) for option in np.flatnonzero(open_) if option != chosen]


def difference(best: Array, chosen: Array, games: int) -> Difference:
    """The mean difference of two options' chances in the same repetitions, each of so many imagined games.

    Its standard error is the larger of two: from how the repetitions differ, and from how many games were imagined.
    """
    apart = best - chosen
    between = float(apart.std(ddof=1)) / sqrt(len(apart)) if len(apart) > 1 else 0.0
    within = sqrt((spread(best) + spread(chosen)) / (len(apart) * games))
    return Difference(float(apart.mean()), max(between, within))


def error_of(chances: Array, games: int) -> float:
    """The standard error of a chance, from repetitions of so many imagined games each."""
    between = float(chances.std(ddof=1)) / sqrt(len(chances)) if len(chances) > 1 else 0.0
    return max(between, sqrt(spread(chances) / (len(chances) * games)))


def spread(chances: Array) -> float:
    """The variance of one game that is won with that chance."""
    chance = float(np.clip(chances.mean(), 0.0, 1.0))
    return chance * (1.0 - chance)


def accuracy(given: list[float]) -> float | None:
    """From the chances that a seat's decisions gave away: 100 for none, and less and less the more it was on average.

    Noise goes both ways and mostly cancels out in the mean, so differences count as they were found.
    """
    if not given:
        return None
    return 100.0 * exp(-STEEP * max(0.0, sum(given) / len(given)))
