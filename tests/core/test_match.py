"""A match refuses what it cannot be asked for, in the words that people use."""

import pytest

from scherzo.core.errors import BadInput, Refusal
from scherzo.games import game
from tests.bots.duet import COMPONENTS, GAME


def test_no_players_are_not_the_usual_number_of_players() -> None:
    with pytest.raises(BadInput, match="Duet is for 2 players, not 0"):
        GAME.start(0, components=COMPONENTS)


def test_whoever_is_not_asked_is_told_who_is_by_the_letters_of_the_seats() -> None:
    match = game("musical-chairs").start(3, seed="a")
    (asked,) = match.waiting
    idle = (asked + 1) % 3
    with pytest.raises(Refusal, match=f"not seat {'ABC'[idle]}'s turn to decide; waiting for {'ABC'[asked]}"):
        match.choose(idle, match.legal(asked)[0])


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(Refusal, match="The seats are A, B"):
        game("musical-chairs").start(2, seed="a").choose(seat, 0)


@pytest.mark.parametrize("seed", ["", " 7", "a\nb", "\udcff"])
def test_a_seed_that_no_record_could_give_back_is_refused(seed: str) -> None:
    with pytest.raises(BadInput, match="Give another one"):
        GAME.start(seed=seed, components=COMPONENTS)
