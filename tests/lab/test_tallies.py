"""What a game counts of its own in simulations."""

import pytest

from scherzo.games import game
from scherzo.lab.simulate import simulate


def test_every_round_of_symphony_no_9_ends_in_one_result() -> None:
    found = simulate(game("symphony-no-9"), 3, 40, ["greedy"], seed="tallies")
    concerts = [mean for name, mean in found.tallies.items() if "concert" in name]
    assert sum(concerts) == pytest.approx(6)
    assert 0 < found.tallies["deaths"] < 6


def test_musical_chairs_counts_its_rounds() -> None:
    found = simulate(game("musical-chairs"), 2, 40, ["random"], seed="tallies")
    assert found.tallies["rounds"] >= 8
    assert 0 <= found.tallies["ended by shortage"] <= 1


def test_the_winning_score_is_the_mean_of_the_best() -> None:
    found = simulate(game("musical-chairs"), 3, 1, ["greedy"], seed="tallies")
    assert found.winning_score == max(seat.score.highest for seat in found.seats)


def test_philharmonix_counts_concerts_and_stars() -> None:
    found = simulate(game("philharmonix"), 2, 40, ["greedy"], seed="tallies", counting=True)
    assert found.usage is not None
    concerts = next(group for group in found.usage if group.title == "concerts")
    assert found.tallies["concerts"] == pytest.approx(sum(thing.per_game for thing in concerts.things))
    assert 0 < found.tallies["place of the star markers"] < 27
