"""Promise 4: a seat is shown nothing that it may not know, and imagines worlds without knowing the true one."""

import random
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from scherzo.core.chance import generator
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu
from scherzo.core.match import Match
from scherzo.core.table import OPEN

from .drive import sampled
from .lineups import Lineup, every, few


def imagined(match: Match, seat: int, seed: int, table: Records | None = None) -> Records:
    world = (match.tables if table is None else table).copy()
    loops(match.game).imagine(match.boxes, world, seat, generator(seed))
    return world


def shown(match: Match, world: Records, seat: int) -> bytes:
    """All that the table shows or says to a seat."""
    game, box, table = match.game, match.boxes[0], world[0]
    view = game.view(box, table, seat)
    parts: list[object] = [view, game.describe(view), int(table.waiting), int(table.asking)]
    if table.waiting >> seat & 1:
        menu = np.zeros(128, dtype=np.int16)
        count = loops(game).menu_of(match.boxes, world, seat, menu)
        parts += [game.question(box, table, seat), game.barred(box, table, seat)]
        parts += [game.choice(box, table, seat, int(option)) for option in menu[:count]]
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_twin_worlds_look_the_same_to_a_seat_and_differ_in_what_is_hidden(lineup: Lineup) -> None:
    varied = asked = 0
    for game_number in range(few(3)):
        for match in sampled(lineup, seed=20 + game_number, share=few(1, 0) * 0.2 + 0.05, moves=few(10_000, 80)):
            for seat in range(lineup.players):
                truth = shown(match, match.tables, seat)
                one, other = imagined(match, seat, 1), imagined(match, seat, 2)
                assert shown(match, one, seat) == truth
                assert shown(match, other, seat) == truth
                assert match.game.problems(match.boxes[0], one[0]) == []
                asked += 1
                varied += one.tobytes() != other.tobytes()
    assert asked == 0 or varied > 0


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_what_a_seat_imagines_does_not_depend_on_the_truth(lineup: Lineup) -> None:
    for match in sampled(lineup, seed=30, share=0.1, moves=few(10_000, 80)):
        for seat in range(lineup.players):
            twin = imagined(match, seat, 5)
            from_truth = imagined(match, seat, 9)
            from_twin = imagined(match, seat, 9, twin)
            assert playable_part(match, from_truth) == playable_part(match, from_twin)


def playable_part(match: Match, world: Records) -> bytes:
    """A table without its tape, which only tells the past."""
    copy = world.copy()
    copy[0].tape[:] = 0
    copy[0].told = 0
    return copy.tobytes()


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_a_spectator_sees_no_more_than_any_seat(lineup: Lineup) -> None:
    """The public view is the same in the worlds that any seat imagines."""
    for match in sampled(lineup, seed=40, share=0.05, moves=few(10_000, 60)):
        public = msgspec.json.encode(match.view())
        for seat in range(lineup.players):
            world = imagined(match, seat, 3)
            assert msgspec.json.encode(match.game.view(match.boxes[0], world[0], -1)) == public


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_an_imagined_world_can_be_played_to_its_end(lineup: Lineup) -> None:
    game = lineup.game
    run, menu = loops(game), new_menu()
    kinds, used = np.zeros(8, dtype=np.int8), np.zeros(128, dtype=np.int64)
    for match in sampled(lineup, seed=50, share=few(20, 1) / 400, moves=few(10_000, 40)):
        for seat in match.waiting:
            world = imagined(match, seat, 7)
            made = run.play_on(match.boxes, world, world.copy(), kinds, menu, generator(1), game.limit, used)
            assert made >= 0
            assert world[0].waiting == 0
            assert game.problems(match.boxes[0], world[0]) == []


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_a_world_of_thoughts_plays_on_like_a_real_one(lineup: Lineup) -> None:
    """`imagined` may save the rules work that only `redeal` needs; options, events and scores stay the same."""
    run, luck = loops(lineup.game), random.Random(8)
    real = lineup.start(51).tables.copy()
    boxes = lineup.start(51).boxes
    for _ in range(few(20, 5)):
        run.decide(boxes, real, *some_option(run, boxes, real, luck), new_menu())
    thought = real.copy()
    thought[0].imagined = 1
    sheets = np.zeros((2, 8, 40), dtype=np.int32)
    for _ in range(few(10_000, 60)):
        if not real[0].waiting:
            break
        seat, option = some_option(run, boxes, real, luck)
        menus = np.zeros((2, 128), dtype=np.int16)
        answers = [run.decide(boxes, t, seat, option, menus[i]) for i, t in enumerate((real, thought))]
        assert answers[0] == answers[1]
        assert (menus[0] == menus[1]).all()
        assert (real[0].tape == thought[0].tape).all()
    for i, table in enumerate((real, thought)):
        run.tally(boxes, table, sheets[i])
    assert (sheets[0] == sheets[1]).all()


def some_option(run: SimpleNamespace, boxes: Records, tables: Records, luck: random.Random) -> tuple[int, int]:
    """A random option of the first seat waited for."""
    menu = new_menu()
    answer = run.next_decision(boxes, tables, menu)
    return answer >> 8, int(menu[luck.randrange(answer & 255)])


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_the_open_view_of_a_finished_game_can_be_written_down(lineup: Lineup) -> None:
    match = lineup.start(60)
    for viewer in (OPEN, -1, *range(lineup.players)):
        encoded = msgspec.json.encode(match.view(viewer))
        assert msgspec.json.decode(encoded, type=type(match.view(viewer))) == match.view(viewer)
        assert match.text(viewer)
