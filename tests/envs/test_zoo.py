"""PettingZoo's own checks, and an order of asking that tells nobody anything."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from scherzo.envs.zoo import SeatsEnv, env
from scherzo.games import NAMES, game
from tests.conformance.lineups import Lineup, basic, combinations

LINEUPS = [*basic(), *(lineup for name in NAMES for lineup in combinations(name, 1))]


def made(lineup: Lineup, render_mode: str | None = None) -> SeatsEnv:
    return env(lineup.name, lineup.players, dict(lineup.options), render_mode)  # type: ignore[return-value]


@pytest.mark.parametrize("lineup", LINEUPS, ids=str)
def test_pettingzoo_finds_nothing_wrong(lineup: Lineup, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(made(lineup), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_ends_with_a_reward_for_each_seat(name: str) -> None:
    players, dice = game(name).players[-1], np.random.default_rng(0)
    seats = env(name, players)
    seats.reset(seed=1)
    total = dict.fromkeys(seats.possible_agents, 0.0)
    for agent in seats.agent_iter():
        seen, reward, ended, cut, _info = seats.last()
        total[agent] += reward
        seats.step(None if ended or cut else dice.choice(np.flatnonzero(seen["action_mask"])))
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert max(total.values()) > 0


def test_of_seats_that_choose_together_none_sees_what_another_has_chosen() -> None:
    """The same contribution is asked of seat 1 whatever seat 0 has given, and seat 1 sees the same."""
    seen = []
    for choice in range(3):
        seats = made(Lineup("symphony-no-9", 3))
        seats.reset(seed=4)
        while seats.unwrapped._table.tables[0].waiting != 0b111:
            seats.step(int(np.flatnonzero(seats.observe(seats.agent_selection)["action_mask"])[0]))
        assert seats.agent_selection == "seat_0"
        seats.step(int(np.flatnonzero(seats.observe("seat_0")["action_mask"])[choice]))
        assert seats.agent_selection == "seat_1"
        seen.append(seats.observe("seat_1"))
    assert all((each[key] == seen[0][key]).all() for each in seen for key in ("observation", "action_mask"))


def test_a_spectators_view_is_drawn_as_text_and_as_a_picture() -> None:
    for mode in ("ansi", "rgb_array"):
        seats = made(Lineup("musical-chairs", 3), mode)
        seats.reset(seed=1)
        shown = seats.render()
        if mode == "ansi":
            assert "seat 2" in shown
        else:
            assert shown.shape[2] == 3
            assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 10
