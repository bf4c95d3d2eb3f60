"""Gymnasium's own checks, and what its vector interface promises."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import scherzo.envs.gym  # noqa: F401 - registers the games
from scherzo.core.errors import BadInput
from scherzo.envs.single import SeatEnv
from scherzo.envs.vector import TablesEnv
from scherzo.games import NAMES
from tests.conformance.lineups import Lineup, basic, combinations

LINEUPS = [*basic(), *(lineup for name in NAMES for lineup in combinations(name, 1))]


def play_at_random(env: SeatEnv, seed: int) -> float:
    """The reward of a whole game with legal actions only."""
    dice = np.random.default_rng(seed)
    _seen, info = env.reset(seed=seed)
    while True:
        _seen, reward, ended, cut, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        assert "illegal" not in info
        assert not cut
        if ended:
            return reward


@pytest.mark.parametrize("lineup", LINEUPS, ids=str)
def test_gymnasium_finds_nothing_wrong(lineup: Lineup) -> None:
    env = SeatEnv(lineup.name, lineup.players, "random", options=dict(lineup.options), render_mode="ansi")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*A Box observation space (minimum|maximum) value is -?infinity")
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes")
        check_env(env)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_won_or_lost(name: str) -> None:
    env = SeatEnv(name, bots="greedy", seat=0)
    assert -1 <= play_at_random(env, 1) <= 1
    assert play_at_random(env, 1) == play_at_random(env, 1)


def test_named_bots_of_every_kind_take_their_seats() -> None:
    env = SeatEnv("symphony-no-9", 3, ["search(iterations=4)", "Pupil"], seat=1)
    assert play_at_random(env, 2) in (-0.5, 0.25, 1.0)


def test_an_action_that_is_not_legal_loses() -> None:
    env = SeatEnv("symphony-no-9", 2)
    _seen, info = env.reset(seed=1)
    _seen, reward, ended, _cut, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_it_is_drawn_as_text_and_as_a_picture() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = SeatEnv("symphony-no-9", 2, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert isinstance(shown, kind)
        if isinstance(shown, str):
            assert "seat 0" in shown
            assert "{" not in shown
        else:
            assert shown.dtype == np.uint8
            assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 10


def test_the_games_are_registered() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make("scherzo/symphony-no-9-v0", players=2, bots="random", disable_env_checker=True)
        many = gymnasium.make_vec("scherzo/symphony-no-9-v0", num_envs=3, players=2)
    assert env.reset(seed=1)[0].shape == many.reset(seed=1)[0][0].shape
    assert isinstance(many.unwrapped, TablesEnv)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_the_vector_environment_keeps_to_its_interface(mode: AutoresetMode) -> None:
    env = TablesEnv("symphony-no-9", 8, 2, bots="random", autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == mode
    seen, infos = env.reset(seed=3)
    ended_before, games = np.zeros(8, dtype=bool), 0
    for _ in range(300):
        assert env.observation_space.contains(seen)
        actions = env.tables.random_actions()
        assert env.action_space.contains(actions)
        seen, rewards, ended, cut, infos = env.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (8,)
        assert not cut.any()
        assert not ended[ended_before].any() or mode == AutoresetMode.SAME_STEP
        assert (rewards[~ended] == 0).all()
        assert (infos["action_mask"].any(axis=1) | (ended if mode == AutoresetMode.NEXT_STEP else False)).all()
        assert ("final_obs" in infos) == (mode == AutoresetMode.SAME_STEP)
        assert all(infos[f"_{key}"].shape == (8,) for key in infos if not key.startswith("_"))
        ended_before, games = ended.copy(), games + ended.sum()
    assert games > 8


def test_gymnasiums_vector_wrappers_work_on_it() -> None:
    env = RecordEpisodeStatistics(TablesEnv("symphony-no-9", 4, 2, bots="random"))
    env.reset(seed=3)
    lengths: list[int] = []
    while len(lengths) < 4:
        _seen, _rewards, _ended, _cut, infos = env.step(env.unwrapped.tables.random_actions())  # type: ignore[attr-defined]
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert min(lengths) > 10


def test_rewards_are_those_of_the_seat_that_acted() -> None:
    env = TablesEnv("symphony-no-9", 4, 2, bots=None)
    _seen, infos = env.reset(seed=3)
    for _ in range(400):
        actors = infos["asked"].copy()
        _seen, rewards, ended, _cut, infos = env.step(env.tables.random_actions())
        for i in np.flatnonzero(ended):
            assert rewards[i] == infos["rewards"][i, actors[i]]
            assert infos["rewards"][i].sum() == 0


def test_tables_are_never_left_without_a_game() -> None:
    with pytest.raises(BadInput, match="NEXT_STEP"):
        TablesEnv("symphony-no-9", 2, autoreset_mode=AutoresetMode.DISABLED)
