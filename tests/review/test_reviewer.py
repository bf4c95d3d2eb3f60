"""Reviews of real games, with few iterations: what is in them, in which order, and that they know nothing hidden."""

import itertools
import time
from functools import cache

import pytest

from scherzo.bots import bot
from scherzo.bots.spec import Search
from scherzo.bots.thinking import Exploration
from scherzo.core.errors import BadInput
from scherzo.core.match import Match
from scherzo.games import NAMES, game
from scherzo.review import Effort, Review, Reviewer
from tests.bots.duet import GAME as DUET
from tests.bots.duet import at_the_start
from tests.bots.honesty import positions, twins
from tests.conformance.lineups import whole_games

QUICK = Effort(iterations=40, quick=20, longer=8, longest=16)
THOROUGH = Effort(iterations=400, longer=8, longest=16)


@cache
def played(name: str, *seats: str) -> Match:
    """A game between bots."""
    match = game(name).start(len(seats), seed="reviewed")
    bots = [bot(spec, match.game) for spec in seats]
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, bots[seat].choose(match.boxes, match.tables, seat, len(match.moves)))
    return match


@cache
def thorough(seed: int) -> Review:
    """A review of a careful player against one who plays anything."""
    return Reviewer(played("symphony-no-9", "greedy", "random"), THOROUGH, seed).finish()


@whole_games
@pytest.mark.parametrize("name", NAMES)
def test_luck_and_choices_add_up_to_the_result(name: str) -> None:
    match = played(name, "greedy", "random")
    review = Reviewer(match, QUICK).finish()
    assert review.complete
    ranks = [score.rank for score in match.scores()]
    for seat in review.seats:
        assert seat.result == (1 / ranks[:2].count(1) if ranks[seat.seat] == 1 else 0)
        assert seat.fair + seat.luck + seat.own + seat.others == pytest.approx(seat.result, abs=1e-9)
    for decision in review.decisions:
        assert decision.kind != "rough"
        assert sum(decision.before) == pytest.approx(1)
        assert sum(decision.after) == pytest.approx(1)
        assert decision.chosen
        assert bool(decision.better) == (decision.kind != "best")
    assert {d.move for d in review.decisions} <= {move.number for move in match.moves}
    assert review.chances[-1].chances == [seat.result for seat in review.seats]


@whole_games
def test_who_plays_anything_is_less_accurate_and_two_seeds_agree_on_what_was_wrong() -> None:
    one, other = thorough(1), thorough(2)
    for review in (one, other):
        careful, careless = review.seats
        assert (careful.accuracy or 0) > (careless.accuracy or 0) + 3
        assert careless.own < careful.own - 0.2
        named = [d for d in review.decisions if d.seat == 1 and d.kind in ("mistake", "blunder")]
        assert named
        assert any(d.reason.startswith("Points it brings on average: ") for d in named)
    given = {d.move: d.given for d in other.decisions}
    for decision in one.decisions:
        if decision.kind in ("mistake", "blunder"):
            assert given[decision.move] > 0.02, "what one calls a mistake, the other at least doubts"


@whole_games
def test_the_same_seed_says_the_same_however_it_is_cut_into_slices() -> None:
    match = played("symphony-no-9", "greedy", "random")
    sliced = Reviewer(match, QUICK, 5)
    while not sliced.go_on(0.0):
        pass
    assert sliced.so_far() == Reviewer(match, QUICK, 5).finish()


@whole_games
def test_a_quick_curve_comes_first_and_progress_only_grows() -> None:
    reviewer = Reviewer(played("symphony-no-9", "greedy", "random"), QUICK)
    assert reviewer.so_far().decisions == []
    seen = [0.0]
    while not reviewer.go_on(0.0):
        now = reviewer.so_far()
        assert now.progress >= seen[-1]
        if now.progress <= 0.05 < seen[-1] + 0.05:
            assert {d.kind for d in now.decisions} <= {"rough"}
        seen.append(now.progress)
        for seat in now.seats:
            assert seat.fair + seat.luck + seat.own + seat.others == pytest.approx(seat.result, abs=1e-9)
    rough = Reviewer(played("symphony-no-9", "greedy", "random"), QUICK)
    while rough.progress < 0.05:
        assert not rough.go_on(0.0)
    assert 10 <= len(rough.so_far().decisions) <= QUICK.points


@whole_games
def test_what_was_judged_before_is_not_judged_again() -> None:
    match = played("symphony-no-9", "greedy", "random")
    begun = Reviewer(match, QUICK)
    while begun.progress < 0.4:
        assert not begun.go_on(0.0)
    known = [d for d in begun.so_far().decisions if d.kind != "rough"]
    gone_on = Reviewer(match, QUICK, 9, begun.so_far().decisions)
    assert list(gone_on.so_far().decisions) == known
    whole = gone_on.finish()
    kept = {d.move: d for d in whole.decisions}
    assert all(kept[d.move] == d or kept[d.move].games > d.games for d in known)
    assert len(kept) == len(Reviewer(match, QUICK).finish().decisions)


def test_who_asks_for_fewer_iterations_gets_shorter_looks() -> None:
    assert Effort.of(1200) == Effort()
    assert Effort.of(5000).longest == Effort().longest
    assert Effort.of(300).longest == Effort().longest // 4
    assert Effort.of(20) == Effort(iterations=20, longer=8, longest=16, quick=20)


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(BadInput, match="not over"):
        Reviewer(game("musical-chairs").start(2, seed=1))


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_option_is_all_that_is_thought_about_and_nothing_hidden_is_known(name: str) -> None:
    chosen = game(name)
    for match, seat in itertools.islice(positions(chosen, chosen.players[-1], 9), 3):
        forced = match.legal(seat)[-1]
        said = []
        for world in twins(match, seat):
            thought = Exploration(chosen, match.boxes, world, seat, Search(), 7, 40, forced=forced)
            thought.go_on(0.0, 0.0)
            assert thought.root[forced, 0] == thought.root[:, 0].sum() == 40
            said.append(thought.chances())
        assert said[0] == said[1] == said[2]


def test_a_forced_options_chance_is_the_exact_one() -> None:
    """Seat 1 holds 2 and 5 and seat 0 has led 3: with 2 it loses that trick, so it wins only by the coins, or never."""
    from scherzo.core.loops import loops, new_menu

    boxes, tables = at_the_start((3, 0), (2, 5))
    loops(DUET).decide(boxes, tables, 0, 3, new_menu())
    chances = {}
    for reply in (2, 5):
        thought = Exploration(DUET, boxes, tables, 1, Search(margin=0.0), 3, 4000, forced=reply)
        while not thought.over:
            thought.go_on(time.monotonic() + 1, time.monotonic() + 1e9)
        chances[reply] = thought.chances()[1]
    unseen = [0, 1, 4, 6]
    assert chances[5] == pytest.approx(0.5 + 0.5 * sum(c < 2 for c in unseen) / 4, abs=0.05)
    assert chances[2] == pytest.approx(0.5 * sum(c < 5 for c in unseen) / 4, abs=0.05)
