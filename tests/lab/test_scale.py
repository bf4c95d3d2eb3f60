"""Ratings on a frozen scale: a bot stands where its results against the anchors put it."""

import pytest

from scherzo.core.errors import BadInput
from scherzo.games import NAMES
from scherzo.lab.arena import Played
from scherzo.lab.scale import anchors, chance, meetings, placed, ratings_of
from tests.bots.duet import GAME

FIXED = {"random": 0.0, "greedy": 200.0}


def game(deal: int, other: str, won: bool) -> Played:
    return Played(deal, ("new", other), (1, 0), (1, 2) if won else (2, 1), 10)


def results(other: str, wins: int, losses: int) -> list[Played]:
    return [game(n, other, n < wins) for n in range(wins + losses)]


def test_a_bot_stands_where_its_results_are_likeliest() -> None:
    place = placed("new", results("random", 300, 100), FIXED)
    assert place.rating == pytest.approx(191, abs=6)  # 3 : 1
    assert place.low < 191 < place.high
    assert place.games == 400
    assert placed("new", results("greedy", 200, 200), FIXED).rating == pytest.approx(200, abs=1)


def test_results_against_several_anchors_are_taken_together() -> None:
    both = placed("new", results("random", 75, 25) + results("greedy", 50, 50), FIXED)
    assert 190 < both.rating < 201
    assert both.high - both.low < placed("new", results("random", 75, 25), FIXED).high - 190 + 100


def test_who_wins_everything_has_a_rating_too_and_a_wide_interval() -> None:
    place = placed("new", results("greedy", 20, 0), FIXED)
    assert 500 < place.rating < 1500
    assert place.high - place.low > 300


def test_games_of_one_deal_share_their_luck() -> None:
    apart = [game(n, "random", n % 2 == 0) for n in range(100)]
    together = [game(n % 10, "random", n % 2 == 0) for n in range(100)]
    narrow, wide = (placed("new", played, FIXED) for played in (apart, together))
    assert wide.high - wide.low > 1.5 * (narrow.high - narrow.low)


def test_at_a_larger_table_each_copy_of_an_anchor_is_an_opponent() -> None:
    second = Played(0, ("random", "new", "random", "random"), (9, 5, 3, 1), (1, 2, 3, 4), 10)
    tied = Played(1, ("random", "new", "random", "random"), (5, 5, 5, 5), (1, 1, 1, 1), 10)
    assert placed("new", [second], FIXED).rating > 50
    assert placed("new", [tied], FIXED).rating == pytest.approx(0, abs=1)


def test_bots_meet_every_anchor_and_not_each_other() -> None:
    seated = meetings(("a", "b"), FIXED, 4)
    assert len(seated) == 16
    assert not any({"a", "b"} <= set(lineup) for lineup in seated)


def test_ten_wins_for_each_loss_are_400_points() -> None:
    assert chance(400) == pytest.approx(10 / 11)


def test_a_game_without_anchors_says_so() -> None:
    with pytest.raises(BadInput, match="anchors"):
        ratings_of(GAME, 2)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_anchors_for_two_players_and_the_usual_larger_table(name: str) -> None:
    from scherzo.games import game as named

    found = anchors(named(name))
    assert found is not None
    for players in (2, 4):
        rated = list(ratings_of(named(name), players).values())
        assert rated[0] == 0
        assert rated == sorted(rated)
