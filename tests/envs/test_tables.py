"""Many tables at once: the same games as one table at a time, new ones after the end, and nothing copied."""

import numpy as np
import pytest

from scherzo.core.chance import generator, number_game
from scherzo.core.errors import BadInput
from scherzo.core.game import SOURCES, TOTAL
from scherzo.core.loops import OVER, new_menu
from scherzo.core.rule import INTERPRETED
from scherzo.envs.one_table import OneTable
from scherzo.envs.tables import Tables
from scherzo.games import NAMES, game
from scherzo.lab.batch import setting
from tests.conformance.lineups import Lineup, basic, combinations

QUICK_TO_COMPILE = ("musical-chairs", "symphony-no-9")
"""The others' tables are stepped interpreted: their kernels take half a minute to compile."""
STEPPED = NAMES if INTERPRETED else QUICK_TO_COMPILE
LINEUPS = [lineup for name in STEPPED for lineup in (*basic(), *combinations(name, 1)) if lineup.name == name]
FEW = 2
STEPS = 12 if INTERPRETED else 4000


def tables_of(lineup: Lineup, count: int, **more: object) -> Tables:
    return Tables(lineup.name, count, lineup.players, options=dict(lineup.options), **more)  # type: ignore[arg-type]


@pytest.mark.every_mode
@pytest.mark.parametrize("lineup", LINEUPS, ids=str)
def test_every_table_plays_the_game_that_one_table_plays(lineup: Lineup) -> None:
    """Observations, masks, who is asked and rewards, decision by decision, to the end."""
    many = tables_of(lineup, FEW)
    many.reset("same")
    alone = [OneTable(lineup.game, lineup.players, dict(lineup.options)) for _ in range(FEW)]
    for number, one in enumerate(alone):
        one.begin_numbered("same", number)
    finished = np.zeros(FEW, dtype=bool)
    for _ in range(STEPS):
        for i, one in enumerate(alone):
            if not finished[i]:
                assert (many.asked[i], tuple(many.menus[i, : many.counts[i]])) == (one.asked, one.legal)
                assert (many.masks[i] == one.mask(one.asked)).all()
                assert (many.observations[i] == one.observation(one.asked)).all()
        actions = many.random_actions().copy()
        many.step(actions)
        for i, one in enumerate(alone):
            if not finished[i]:
                one.decide(int(actions[i]))
                assert many.rewards[i].tolist() == pytest.approx(one.rewards())
                assert many.ended[i] == (one.asked == OVER)
                if many.ended[i]:
                    assert many.points[i].tolist() == pytest.approx(one.points())
        finished |= many.ended
        if finished.all():
            return
    assert INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="the tests above step these tables interpreted")
@pytest.mark.parametrize("name", [name for name in NAMES if name not in STEPPED])
def test_the_longer_games_are_the_same_in_compiled_steps(name: str) -> None:
    """The actions of one table, played again decision by decision, lead to the same points."""
    players = 3
    many = Tables(name, 3, players)
    many.reset("same")
    actions = []
    while not many.ended[0]:
        actions.append((int(many.asked[0]), int(many.random_actions()[0])))
        many.step(many.actions)
    at = setting(many.game, players, "same")
    tables, menu = at.blank.copy(), new_menu()
    number_game(tables[0], generator(0), 0)
    at.run.begin(at.boxes, tables, menu)
    for seat, action in actions:
        at.run.decide(at.boxes, tables, seat, action, menu)
    sheet = np.zeros((at.seats, SOURCES + len(at.game.score_lines)), dtype=np.int32)
    at.run.tally(at.boxes, tables, sheet)
    assert many.points[0].tolist() == pytest.approx((sheet[:players, TOTAL] / at.game.score_scale).tolist())
    assert many.points[0].max() > 0


@pytest.mark.every_mode
@pytest.mark.parametrize("same_step", [False, True])
def test_observations_on_demand_are_those_of_every_step(same_step: bool) -> None:
    always = Tables("musical-chairs", FEW, 3, same_step=same_step)
    asked = Tables("musical-chairs", FEW, 3, same_step=same_step, observing=False)
    for tables in (always, asked):
        tables.reset("demand")
    for _ in range(STEPS // 4):
        actions = always.random_actions().copy()
        always.step(actions)
        asked.step(actions)
        assert (asked.masks == always.masks).all()
        assert not asked.observations.any()
        assert (asked.observe() == always.observations).all()
        asked.observations[:] = 0.0


@pytest.mark.every_mode
@pytest.mark.parametrize("name", STEPPED)
def test_against_bots_the_caller_is_asked_for_its_own_seat_only(name: str) -> None:
    players = game(name).players[-1]
    tables = Tables(name, players, players, bots="random")
    tables.reset(3)
    assert tables.own.tolist() == list(range(players))
    for _ in range(30 if INTERPRETED else 3000):
        tables.step(tables.random_actions())
        playing = tables.asked != OVER
        assert (tables.asked[playing] == tables.own[playing]).all()
        assert (playing != tables.ended).all()


@pytest.mark.skipif(INTERPRETED, reason="plays hundreds of games")
@pytest.mark.parametrize("name", ["musical-chairs", "symphony-no-9"])
def test_greedy_bots_beat_a_caller_who_chooses_at_random(name: str) -> None:
    """And random ones do so half the time: the bots named are those that play."""
    won = {}
    for bots in ("greedy", "random"):
        tables = Tables(name, 64, 2, bots=bots)
        tables.reset("who wins")
        games = wins = 0.0
        while games < 400:
            tables.step(tables.random_actions())
            games += tables.ended.sum()
            wins += (tables.rewards[np.arange(64), tables.own][tables.ended] + 1).sum() / 2
        won[bots] = wins / games
    assert won["greedy"] < 0.25
    assert 0.4 < won["random"] < 0.6


def ended_game(same_step: bool) -> Tables:
    """Tables of which at least one game has just ended."""
    tables = Tables("symphony-no-9", 4, 2, same_step=same_step)
    tables.reset(1)
    while not tables.ended.any():
        tables.step(tables.random_actions())
    return tables


def test_a_game_that_is_over_makes_room_in_the_next_step() -> None:
    tables = ended_game(same_step=False)
    over = tables.ended.copy()
    assert (tables.asked[over] == OVER).all()
    assert not tables.masks[over].any()
    assert sorted(tables.rewards[over][0]) == [-1.0, 1.0] or (tables.rewards[over][0] == 0).all()
    seen = tables.observations.copy()
    tables.step(tables.random_actions())
    assert not tables.ended[over].any()
    assert (tables.asked[over] != OVER).all()
    assert (tables.rewards[over] == 0).all()
    assert (tables.observations[over] != seen[over]).any()


def test_or_in_the_same_step() -> None:
    later, at_once = ended_game(same_step=False), ended_game(same_step=True)
    over = later.ended
    assert (at_once.ended == over).all()
    assert (at_once.rewards == later.rewards).all()
    assert (at_once.finals[over] == later.observations[over]).all()
    later.step(later.random_actions())
    assert (at_once.observations[over] == later.observations[over]).all()
    assert (at_once.asked[over] == later.asked[over]).all()


@pytest.mark.parametrize("action", [-1, 128, 10_000, None])
def test_an_action_that_is_not_legal_loses_the_game(action: int | None) -> None:
    tables = Tables("symphony-no-9", 3, 2)
    tables.reset(5)
    actions = tables.random_actions().copy()
    asked = tables.asked[1]
    actions[1] = int(np.flatnonzero(~tables.masks[1])[0]) if action is None else action
    tables.step(actions)
    assert tables.illegal.tolist() == tables.ended.tolist() == [False, True, False]
    assert tables.rewards[1, asked] == -1
    assert not tables.points[1].any()
    assert tables.rewards[[0, 2]].any() == 0
    tables.step(tables.random_actions())
    assert not tables.illegal.any()


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    runs = []
    for seed in (1, 1, 2):
        tables = Tables("symphony-no-9", 5, 3, bots="greedy")
        tables.reset(seed)
        for _ in range(20):
            tables.step(tables.random_actions())
        runs.append(tables.observations.tobytes())
    assert runs[0] == runs[1] != runs[2]


def test_without_a_seed_a_reset_goes_on_to_other_games() -> None:
    tables = Tables("symphony-no-9", 2, 2)
    tables.reset(1)
    first = tables.observations.copy()
    tables.reset()
    assert (tables.observations != first).any()
    tables.reset(1)
    assert (tables.observations == first).all()


def test_arrays_are_given_without_copies() -> None:
    tables = Tables("symphony-no-9", 2, 2)
    tables.reset(1)
    shared = np.from_dlpack(tables.observations)
    before = shared.copy()
    tables.step(tables.random_actions())
    assert np.shares_memory(shared, tables.observations)
    assert (shared != before).any()
    assert (tables.observations.dtype, tables.observations.flags.c_contiguous) == (np.float32, True)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"bots": "maestro"}, "compiled"),
        ({"bots": ["random", "random"]}, "other seats"),
        ({"seat": 0}, "leave out the seat"),
        ({"bots": "random", "seat": 2}, "no seat 2"),
        ({"players": 9}, "players"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        Tables("symphony-no-9", 2, **{"players": 2, **wrong})  # type: ignore[arg-type]


def test_actions_of_another_number_are_refused() -> None:
    tables = Tables("symphony-no-9", 2, 2)
    tables.reset(1)
    with pytest.raises(BadInput, match="2 tables"):
        tables.step(np.zeros(3, dtype=np.int64))
