"""Judging by what was given away: on made-up estimates, where the truth is known."""

import random
from itertools import pairwise

import numpy as np
import pytest

from scherzo.review.judgement import STEPS, Difference, accuracy, difference, error_of, kind_of, may_be_better

GAMES = 300


@pytest.mark.parametrize(
    ("given", "kind"),
    [(0, "best"), (0.01, "best"), (0.02, "good"), (0.05, "slip"), (0.1, "mistake"), (0.2, "blunder"), (1, "blunder")],
)
def test_what_is_known_for_sure_is_called_by_what_it_gave_away(given: float, kind: str) -> None:
    assert kind_of(Difference(given, 0.0)) == kind


def test_the_lower_end_of_the_doubt_counts() -> None:
    assert kind_of(Difference(0.25, 0.02)) == "blunder"
    assert kind_of(Difference(0.25, 0.03)) == "mistake"
    assert kind_of(Difference(0.25, 0.09)) == "slip"
    assert kind_of(Difference(0.25, 0.2)) == "best"


def test_a_choice_that_only_seems_better_is_not_blamed() -> None:
    assert kind_of(Difference(-0.3, 0.01)) == "best"


def repetitions(luck: random.Random, chance: float, count: int = 4) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """What independent searches say of a choice that wins so often."""
    return np.array([sum(luck.random() < chance for _ in range(GAMES)) / GAMES for _ in range(count)])


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.9])
def test_noise_is_hardly_ever_called_a_mistake(chance: float) -> None:
    """Two choices that are equally good: of a thousand comparisons none is a slip or worse, though many differ."""
    luck = random.Random(3)
    found = [difference(repetitions(luck, chance), repetitions(luck, chance), GAMES) for _ in range(1000)]
    assert max(f.given for f in found) > 0.03
    assert {kind_of(f) for f in found} <= {"best", "good"}
    assert sum(kind_of(f) == "best" for f in found) >= 990


def test_a_real_mistake_is_found_and_the_doubt_holds_the_truth() -> None:
    luck = random.Random(4)
    found = [difference(repetitions(luck, 0.7), repetitions(luck, 0.4), GAMES) for _ in range(200)]
    assert sum(kind_of(f) in ("mistake", "blunder") for f in found) == 200
    assert sum(abs(f.given - 0.3) <= 2 * f.error for f in found) >= 185


def test_repetitions_that_disagree_make_for_more_doubt() -> None:
    calm, wild = np.array([0.5, 0.5, 0.5, 0.5]), np.array([0.2, 0.8, 0.3, 0.7])
    assert error_of(wild, GAMES) > 4 * error_of(calm, GAMES)
    assert difference(wild, calm, GAMES).error > difference(calm, calm, GAMES).error


def test_accuracy_falls_with_what_was_given_away() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100
    assert accuracy([-0.01]) == 100
    assert accuracy([0.02, 0.0]) == pytest.approx(92.3, abs=0.1)
    steps = [accuracy([step]) or 0.0 for step, _ in reversed(STEPS)]
    assert all(before > after > 0 for before, after in pairwise(steps))


def test_a_search_rules_out_only_what_it_tried_often_enough() -> None:
    tries = np.array([800, 200, 200, 5, 0, 40])
    wins = np.array([400, 60, 110, 0, 0, 6])
    assert may_be_better(tries, wins, 0) == [2, 3], "five lost games say nothing, forty say much, untried is untried"
    assert may_be_better(tries, np.array([799, 200, 200, 5, 0, 1]), 0) == [], "nobody can do better than win"
