"""Luck and skill apart, on made-up decisions."""

import random

import pytest

from scherzo.review.balance import balances, curve, turns
from scherzo.review.findings import Decision


def decision(move: int, seat: int, before: list[float], after: list[float], kind: str = "best") -> Decision:
    given = before[seat] - after[seat]
    return Decision(move, seat, kind, "this", "that", "", given, 0.02, before, after, 0.01, 300)  # type: ignore[arg-type]


GAME = [
    decision(1, 0, [0.6, 0.4], [0.6, 0.4]),  # the deal was kind to seat 0
    decision(2, 1, [0.5, 0.5], [0.8, 0.2], "blunder"),  # a draw for seat 1, who throws it away
    decision(4, 0, [0.7, 0.3], [0.65, 0.35], "slip"),
]


def test_choices_and_luck_are_told_apart() -> None:
    first, second = balances(GAME, [1.0, 0.0], 2)
    assert first.own == pytest.approx(-0.05)
    assert first.others == pytest.approx(0.3)
    assert first.luck == pytest.approx(0.1 - 0.1 - 0.1 + 0.35)
    assert second.own == pytest.approx(-0.3)
    assert second.luck == pytest.approx(-first.luck)
    assert (first.judged, second.judged) == (2, 1)
    assert first.kinds == {"best": 1, "slip": 1}


def test_they_add_up_to_the_result_whatever_was_found() -> None:
    luck = random.Random(1)
    found = [decision(n, luck.randrange(3), *([luck.random() for _ in range(3)] for _ in range(2))) for n in range(60)]
    for result in ([1.0, 0.0, 0.0], [0.0, 0.5, 0.5]):
        for seat, balance in enumerate(balances(found, result, 3)):
            whole = balance.fair + balance.luck + balance.own + balance.others
            assert whole == pytest.approx(result[seat], abs=1e-9)


def test_without_any_choice_all_is_luck() -> None:
    only, _ = balances([], [1.0, 0.0], 2)
    assert (only.luck, only.own, only.others, only.accuracy) == (0.5, 0.0, 0.0, None)


def test_the_curve_begins_before_the_first_decision_and_ends_with_the_result() -> None:
    drawn = curve(GAME, [1.0, 0.0], 5)
    assert [point.move for point in drawn] == [0, 1, 2, 4, 5]
    assert drawn[0].chances == [0.6, 0.4]
    assert drawn[-1].chances == [1.0, 0.0]


def test_turning_points_are_what_changed_most_in_the_order_of_the_game() -> None:
    found = [(turn.move, turn.seat, turn.kind, round(turn.change, 2)) for turn in turns(GAME, [1.0, 0.0], 2, 5)]
    assert found == [
        (2, 1, "choice", -0.3),
        (3, 0, "luck", -0.2),  # from 60 to 70 %, of which the blunder was 30
        (4, 0, "choice", -0.05),
        (5, 0, "luck", 0.35),
        (5, 1, "luck", -0.25),
    ]
