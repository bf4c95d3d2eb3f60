"""What makes a position an etude, on a game small enough to know the truth."""

import pytest

from scherzo.bots.thinking import Weighed
from scherzo.core.loops import loops, new_menu
from scherzo.etudes import judging
from scherzo.etudes.judging import Effort, Spot, certain, doubt, judge, misjudged, pooled
from tests.bots.duet import GAME, at_the_start


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "USUAL", Effort(100, 200, 400))


def reply(mine: tuple[int, int]) -> Spot:
    """Seat 1 replies to a 3: a 5 takes the trick, and nothing lower does."""
    boxes, tables = at_the_start((3, 0), mine)
    loops(GAME).decide(boxes, tables, 0, 3, new_menu())
    return Spot(boxes, tables, 1)


def test_a_clear_choice_is_certain_and_the_chances_are_the_exact_ones() -> None:
    found = certain(GAME, reply((2, 5)), 5, seed=1)
    assert found is not None
    assert [w.option for w in found.weighed] == [5, 2]
    assert found.weighed[0].win == pytest.approx(0.75, abs=0.06)
    assert found.weighed[1].win == pytest.approx(0.375, abs=0.08)
    assert found.weighed[0].win - found.weighed[1].win > 3 * found.doubt


def test_another_choice_is_not_certain() -> None:
    assert certain(GAME, reply((2, 5)), 2, seed=1) is None


def test_nobody_is_certain_of_a_coin() -> None:
    spot = reply((4, 5))  # seat 1 wins either trick alone, whatever it replies with
    assert [certain(GAME, spot, option, seed=1) for option in (4, 5)] == [None, None]


def test_what_a_quick_player_sees_is_no_etude() -> None:
    spot = reply((2, 5))
    assert misjudged(GAME, spot, 5, seed=1) is None
    assert judge(GAME, spot, seed=1) is None


def test_a_quick_player_that_errs_is_told_what_tempted_it() -> None:
    found = misjudged(GAME, reply((2, 5)), 2, seed=1)
    assert found is not None
    assert found.tempting == 5
    assert found.misses >= judging.MISSES


def test_searches_are_added_up_by_their_tries() -> None:
    first = (Weighed(1, 30, 0.5, 0.6, 10.0), Weighed(2, 10, 0.4, 0.2, 8.0))
    second = (Weighed(1, 10, 0.5, 0.2, 6.0),)
    best, other = pooled([first, second])
    assert (best.option, best.visits, best.win, best.points) == (1, 40, pytest.approx(0.5), pytest.approx(9.0))
    assert other == Weighed(2, 10, pytest.approx(0.4), pytest.approx(0.2), pytest.approx(8.0))


def test_a_choice_that_was_hardly_tried_leaves_much_doubt() -> None:
    best = Weighed(1, 4000, 0.5, 0.6, 10.0)
    often, rarely = Weighed(2, 400, 0.4, 0.3, 8.0), Weighed(3, 4, 0.3, 0.0, 5.0)
    searches = [(best, often, rarely)]
    assert doubt(best, often, searches) < 0.03
    assert doubt(best, rarely, searches) > 0.15, "four lost games prove little"


def test_searches_that_disagree_leave_doubt_however_long_they_are() -> None:
    searches = [
        (Weighed(1, 100_000, 0.5, win, 10.0), Weighed(2, 100_000, 0.4, 0.4, 8.0)) for win in (0.5, 0.7, 0.5, 0.7)
    ]
    together = pooled(searches)
    assert doubt(together[0], together[1], searches) > 0.05
