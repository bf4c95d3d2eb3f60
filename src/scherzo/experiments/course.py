"""How games turned: who led after each decision, by the points that everybody would have if the game ended there."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from scherzo.core.layout import Array


class Course(NamedTuple):
    """One number for each game."""

    behind: Array  # 1 if no winner led, alone or with others, when half of the decisions had been made
    changes: Array  # how often another seat came to lead alone
    settled: Array  # the share of the game after which a winner led, alone or with others, to the end


def courses(games: Sequence[Array], won: Array) -> Course:
    """From the totals of all seats after each decision, and who won."""
    rows = [course(totals[:, : won.shape[1]], winners) for totals, winners in zip(games, won, strict=True)]
    return Course(*np.array(rows, dtype=float).reshape(len(rows), 3).T)


def course(totals: Array, winners: Array) -> tuple[float, float, float]:
    """One game."""
    leading = totals == totals.max(axis=1, keepdims=True)
    ahead = leading[:, winners].any(axis=1)
    last = len(totals) - 1
    alone = leading.argmax(axis=1)[leading.sum(axis=1) == 1]
    away = np.flatnonzero(~ahead[:last])
    settled = (away[-1] + 1) / last if len(away) else 0.0
    return float(not ahead[last // 2]), float((np.diff(alone) != 0).sum()), settled
