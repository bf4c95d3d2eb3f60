"""Training from end to end, as small as can be."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from scherzo.bots.network import LEAD, POINTS, WIN
from scherzo.bots.spec import Search
from scherzo.bots.weights import FILE, read
from scherzo.core.errors import BadInput
from scherzo.core.game import TOTAL
from scherzo.games import game
from scherzo.training import course
from scherzo.training.gate import compare
from scherzo.training.selfplay import Play, any_options, labelled, play_some

NINE = game("symphony-no-9")
HAS_TORCH = importlib.util.find_spec("torch") is not None
needs_torch = pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed (the extra `train`)")


def test_self_play_gives_examples_for_every_seat_in_the_order_me_first() -> None:
    seen = play_some(Play(NINE.name, "tiny", Search(iterations=8), None), 0, 3)
    assert set(seen.games.tolist()) == {0, 1, 2}
    assert seen.rows.any(axis=1).all()
    for ended, hoped, players in zip(seen.ended, seen.hoped, seen.contenders, strict=True):
        for told in (ended, hoped):
            assert told[:players, WIN].sum() == pytest.approx(1.0, abs=1e-5)
            assert not told[players:].any()
        best = ended[:players, POINTS].max()
        assert ended[0, LEAD] <= 0 or ended[0, POINTS] == best


def test_of_every_position_one_seat_tells_how_the_search_shared_its_thoughts() -> None:
    seen = play_some(Play(NINE.name, "tried", Search(iterations=40), None), 0, 1)
    players, thought = int(seen.contenders[0]), (seen.tried >= 0).any(axis=1)
    assert (thought.reshape(-1, players).sum(axis=1) == 1).all()
    shares = seen.tried[thought].astype(float)
    assert ((shares >= 0).sum(axis=1) > 1).all()  # nobody thinks where there is no choice
    assert np.where(shares > 0, shares, 0).sum(axis=1) == pytest.approx(1.0, abs=1e-2)


def test_the_same_seed_gives_the_same_examples() -> None:
    first, second = (play_some(Play(NINE.name, "again", Search(iterations=4), None), 5, 1) for _ in range(2))
    assert (first.rows == second.rows).all()
    assert (first.hoped == second.hoped).all()


def test_each_seat_is_told_its_own_end() -> None:
    """Seat 1's example begins with seat 1: its points come first."""
    seen = play_some(Play(NINE.name, "ends", Search(iterations=4), None), 0, 1)
    players = int(seen.contenders[0])
    for seat in range(players):
        turned = np.roll(seen.ended[0, :players], -seat, axis=0)
        assert (seen.ended[seat, :players] == turned).all()


def test_a_game_without_a_choice_gives_no_examples() -> None:
    sheet = np.zeros((2, 11), dtype=np.int32)
    sheet[:, TOTAL] = 3
    assert len(labelled(NINE, 2, [], sheet, 0)) == 0


def test_options_that_go_together_are_met_and_the_usual_ones_too() -> None:
    dice = Random(4)
    chosen = [dict(any_options(NINE, 2, dice)) for _ in range(60)]
    assert {} in chosen
    assert len({key for options in chosen for key in options}) > 4
    for options in chosen:
        NINE.check_options(2, options)


def test_the_gate_finds_equals_equal_and_the_better_one_better() -> None:
    same = compare(NINE, (Search(iterations=6), None), (Search(iterations=6), None), (2,), 4, "equal", 1)
    assert same.share == pytest.approx(0.5)
    assert not same.passed
    better = compare(NINE, (Search(iterations=150), None), (Search(iterations=1), None), (2, 4), 3, "better", 1)
    assert better.passed


def test_a_game_that_has_nothing_to_look_at_is_not_trained(tmp_path: Path) -> None:
    blind = replace(NINE, doors=replace(NINE.doors, look=None))
    with pytest.raises(BadInput, match="no door 'look'"):
        course.run(blind, tmp_path, 1, course.Terms())


@pytest.mark.skipif(HAS_TORCH, reason="PyTorch is installed")
def test_without_pytorch_training_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"scherzo\[train\]"):
        course.run(NINE, tmp_path, 1, course.Terms())


@needs_torch
def test_a_course_is_run_and_goes_on_where_it_ended(tmp_path: Path) -> None:
    shown: list[str] = []

    @contextmanager
    def bar(what: str, count: int) -> Iterator[object]:
        shown.append(what)
        yield lambda done: None

    terms = course.Terms(games=3, iterations=4, deals=2, processes=1, epochs=2)
    first = course.run(NINE, tmp_path, 1, terms, bar)  # type: ignore[arg-type]
    second = course.run(NINE, tmp_path, 1, terms, bar)  # type: ignore[arg-type]
    assert [generation.number for generation in second] == [0, 1]
    assert second[0] == first[0]
    assert {"Generation 0: games", "Generation 1: gate"} <= set(shown)
    trained, shipped = read(tmp_path / course.BEST), read(NINE.folder / FILE)
    assert trained.about == msgspec.structs.replace(shipped.about, players=NINE.players)
