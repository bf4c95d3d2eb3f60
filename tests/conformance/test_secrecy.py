"""Promise 4: a seat is shown nothing that it may not know, and imagines worlds without knowing the true one."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from scherzo.core.chance import generator
from scherzo.core.errors import Refusal
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu
from scherzo.core.match import Match
from scherzo.core.table import MENU, OPEN
from scherzo.core.words import Line

from .drive import finished, sampled
from .lineups import Lineup, basic, every, few, whole_games

ALL_OPEN = ("philharmonix", "symphony-2-orchestra=preset")
"""Line-ups, or all of a game, with nothing hidden but what chance will bring."""


def imagined(match: Match, seat: int, seed: int, table: Records | None = None) -> Records:
    world = (match.tables if table is None else table).copy()
    loops(match.game).imagine(match.boxes, world, seat, generator(seed))
    return world


def shown(match: Match, world: Records, seat: int) -> bytes:
    """All that the table would show or say to a seat if that world were the true one."""
    with lying(match, world):
        view = match.view(seat)
        parts: list[object] = [view, match.game.describe(view), match.waiting, match.now.asking, refused(match, seat)]
        if seat in match.waiting:
            parts += [match.question(seat), match.options(seat), match.barred(seat)]
        return msgspec.json.encode(parts)


def refused(match: Match, seat: int) -> tuple[str, str, str]:
    """What a seat hears when it asks for something that it may not choose: another thing at each move."""
    legal = match.legal(seat)
    option = next(o for o in (*range(len(match.moves) % MENU, MENU), *range(MENU)) if o not in legal)
    try:
        match.choose(seat, option)
    except Refusal as refusal:
        return refusal.text, refusal.rule, refusal.sentence
    raise AssertionError(f"{option} is not legal")


def log_tells_more(match: Match, world: Records, other: Records, seat: int) -> bool:
    """Whether after a decision in twin worlds a seat reads different logs, although it knows the same.

    The decision is the same in both worlds; but while several seats choose in secret, another's choice differs.
    """
    if match.over:
        return False
    mover, number = match.waiting[len(match.moves) % len(match.waiting)], len(match.moves)
    mine, theirs = offered(match, world, mover), offered(match, other, mover)
    if len(match.waiting) > 1 and mover != seat:
        option, twin_option = mine[number % len(mine)], theirs[(number + 1) % len(theirs)]
    else:
        both = [option for option in mine if option in theirs]
        if not both:
            return False
        option = twin_option = both[number % len(both)]
    after, twin_after = decided(match, world, mover, option), decided(match, other, mover, twin_option)
    if read(match, after, seat) == read(match, twin_after, seat):
        return False
    return known(match, after, seat) == known(match, twin_after, seat)


def decided(match: Match, world: Records, mover: int, option: int) -> Records:
    """That world after a decision."""
    after = world.copy()
    match._loops.decide(match.boxes, after, mover, option, new_menu())
    return after


def read(match: Match, after: Records, seat: int) -> list[Line]:
    """What the log tells a seat of the decision that led to that world."""
    with lying(match, after):
        return match.lines(match._told(match.now), seat)


def known(match: Match, after: Records, seat: int) -> bytes:
    """What a seat knows in that world: what it imagines there."""
    return playable_part(match, imagined(match, seat, 9, after))


def offered(match: Match, world: Records, seat: int) -> list[int]:
    """A seat's options in that world."""
    menu = new_menu()
    return [int(option) for option in menu[: match._loops.menu_of(match.boxes, world, seat, menu)]]


@contextmanager
def lying(match: Match, world: Records) -> Iterator[None]:
    """The match with another world on its table."""
    truth = match.tables.copy()
    match.tables[:] = world
    try:
        yield
    finally:
        match.tables[:] = truth


def hidden(match: Match, world: Records) -> bytes:
    """All that lies on the table of that world, face up."""
    return msgspec.json.encode(match.game.view(match.boxes[0], world[0], OPEN))


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_twin_worlds_look_the_same_to_a_seat_and_differ_in_what_is_hidden(lineup: Lineup) -> None:
    varied = 0
    for game_number in range(few(3 if lineup in basic() else 1)):  # twins.py does it in quantity
        for match in sampled(lineup, seed=20 + game_number, share=few(1, 0) * 0.2 + 0.05, moves=few(10_000, 80)):
            for seat in range(lineup.players):
                truth = shown(match, match.tables, seat)
                one, other = imagined(match, seat, 1), imagined(match, seat, 2)
                assert shown(match, one, seat) == truth
                assert shown(match, other, seat) == truth
                assert not log_tells_more(match, one, other, seat)
                assert match.game.problems(match.boxes[0], one[0]) == []
                varied += hidden(match, one) != hidden(match, other)
    assert few(varied, 1) > 0 or lineup.name in ALL_OPEN or str(lineup) in ALL_OPEN


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
    for _ in range(few(min(20, lineup.game.limit // 4), 5)):
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


@whole_games
@pytest.mark.parametrize("lineup", every(), ids=str)
def test_the_views_of_a_finished_game_can_be_written_down(lineup: Lineup) -> None:
    match = finished(lineup, 60)
    for viewer in (OPEN, -1, *range(lineup.players)):
        encoded = msgspec.json.encode(match.view(viewer))
        assert msgspec.json.decode(encoded, type=type(match.view(viewer))) == match.view(viewer)
        assert match.text(viewer)
