"""A failed concert and its blame; then the end of a round."""

import pytest

from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BACH, BEN, BLUE, CARL, DAVID, GREEN, HAYDN, RED, YELLOW, Situation

TWO = {"red": 2, "blue": 1}


def failed(*bids: int, budget: int, number: int = 1, players: int = 4, start: str = "first") -> Situation:
    table = Situation(players, start_player=start)
    table.round(number)
    table.boards(*(TWO for _ in range(players)))
    table.concert(budget)
    table.everybody_gives(*bids)
    return table


@pytest.mark.rules("S9-FAIL-2")
def test_after_too_much_money_the_largest_contributions_are_punished() -> None:
    """All who tied for it."""
    table = failed(6, 6, 5, 2, budget=0)
    assert table.result() == n.TOO_MUCH
    assert [e.a for e in table.heard(n.BLAMED)] == [ANA, BEN]


@pytest.mark.rules("S9-FAIL-3")
def test_after_too_little_money_the_smallest_contributions_are_punished() -> None:
    """All who tied for it, $0 included."""
    table = failed(2, 0, 0, 1, budget=0)
    assert table.result() == n.TOO_LITTLE
    assert [e.a for e in table.heard(n.BLAMED)] == [BEN, CARL]


@pytest.mark.rules("S9-VEC-8", "S9-RULING-44")
def test_equal_contributions_are_all_to_blame() -> None:
    """4 each and +2 make 18; all four discard, in player order; $0 each is blamed too."""
    table = failed(4, 4, 4, 4, budget=+2, start="third")
    assert table.result() == n.TOO_MUCH
    order = []
    while table.table.step == n.DISCARD:
        order.append(table.waiting[0])
        table.choose(table.waiting[0], RED)
    assert order == [CARL, DAVID, ANA, BEN]
    assert [table.cubes(s) for s in range(4)] == [{"red": 1, "blue": 1}] * 4
    assert len(failed(0, 0, 0, 0, budget=0).heard(n.BLAMED)) == 4


@pytest.mark.rules("S9-FAIL-4", "S9-RULING-10")
@pytest.mark.parametrize(("number", "cubes"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_the_penalty_grows_in_the_second_half(number: int, cubes: int) -> None:
    """1 cube in rounds 1-3, 2 in rounds 4-6, any colours of the own board."""
    table = failed(0, 2, 2, 2, budget=0, number=number)
    assert table.waiting == [ANA]
    assert table.answers(ANA) == [RED, BLUE]
    away = int(table.table.away.sum())
    table.choose(ANA, BLUE)
    if cubes == 2:
        assert table.answers(ANA) == [RED], "the blue cube is gone"
        table.choose(ANA, RED)
    assert table.table.step != n.DISCARD
    assert sum(table.cubes(ANA).values()) == 3 - cubes
    assert table.table.away.sum() == away + cubes, "S9-RULING-10: to the box"


@pytest.mark.rules("S9-FAIL-5")
def test_a_failure_is_recorded_without_performers() -> None:
    table = failed(0, 2, 2, 2, budget=0)
    past = table.view().board.rounds[0]
    assert (past.result, past.performers) == ("too_little", ())


@pytest.mark.rules("S9-FAIL-1")
def test_furniture_in_hand_comes_back_before_the_penalty() -> None:
    """Coins and furniture are with their owner when cubes are discarded."""
    table = Situation(4)
    table.board(ANA, red=1, blue=1)
    table.concert(-2)
    table.everybody_gives((0, 1), 4, 0, 0)
    assert table.result() == n.TOO_LITTLE
    assert table.table.step == n.DISCARD
    assert table.table.furniture[ANA] == 7
    assert table.coins() == [20, 20, 20, 20]


@pytest.mark.rules("S9-RULING-21", "S9-VEC-7", "S9-RULING-48")
def test_too_few_cubes_are_all_discarded() -> None:
    """One cube where two are due; without any, nothing is asked."""
    table = Situation(4)
    table.round(5)
    table.boards({"green": 1}, {}, TWO, TWO)
    table.concert(0)
    table.everybody_gives(0, 0, 3, 3)
    assert table.waiting == [ANA]
    table.choose(ANA, GREEN)
    assert table.cubes(ANA) == {}
    assert table.table.step != n.DISCARD, "Ben is to blame too but has no cube"


@pytest.mark.rules("S9-RULING-21")
def test_a_single_cube_goes_by_itself_where_nothing_can_be_sold() -> None:
    table = Situation(4)
    table.round(5)
    table.boards({"green": 1}, TWO, TWO, TWO)
    table.purse(ANA, 20)
    table.concert(0)
    table.everybody_gives(0, 2, 2, 2)
    assert [(e.a, e.b) for e in table.heard(n.CUBE_LOST)] == [(ANA, GREEN)]


@pytest.mark.rules("S9-CLEAN-1")
def test_composers_with_empty_tracks_die_in_cleanup() -> None:
    """Flipped, their unclaimed tiles gone; others live."""
    table = Situation(4)
    table.works(ANA, 0, 1)
    table.left(yellow=0, green=1)
    table.table.results[0] = n.TOO_LITTLE
    table.end_concert()
    assert [(e.a, e.b) for e in table.heard(n.DIED)] == [(BACH, 5)]
    composers = table.view().composers
    assert (composers[BACH].alive, composers[BACH].works_left) == (False, 0)
    assert (composers[HAYDN].alive, composers[HAYDN].works_left) == (True, 6)


@pytest.mark.rules("S9-CLEAN-4", "S9-GEN-5")
def test_the_marker_goes_counter_clockwise() -> None:
    """The last player of a round starts the next."""
    table = Situation(4)
    starts = []
    for _ in range(5):
        order = table.view().order
        table.table.results[table.table.round_number - 1] = n.TOO_LITTLE
        table.end_concert()
        assert table.table.start == order[-1]
        starts.append(int(table.table.start))
        assert table.waiting == [starts[-1]]
    assert starts == [DAVID, CARL, BEN, ANA, DAVID]


@pytest.mark.rules("S9-GEN-3")
def test_a_round_is_sponsor_then_concert_then_cleanup() -> None:
    table = Situation(4)
    phases = []
    while table.table.round_number == 1:
        phases.append(table.view().phase)
        seat = table.waiting[0]
        table.choose(seat, table.answers(seat)[0])
    assert list(dict.fromkeys(phases)) == ["sponsor", "concert"]
    assert table.table.step == n.TAKE_FREE


@pytest.mark.rules("S9-GEN-2", "S9-CLEAN-3")
def test_the_game_ends_after_six_rounds_and_deaths_of_the_last_count() -> None:
    table = Situation(4)
    table.round(6)
    table.left(blue=0)
    for seat in range(4):
        table.purse(seat, 3)
    table.table.results[5] = n.TOO_LITTLE
    table.end_concert()
    assert table.table.step == n.OVER
    assert table.waiting == []
    assert [e.a for e in table.heard(n.DIED)] == [BLUE]
    assert len(table.heard(n.GAME_ENDED)) == 1
    assert not table.view().composers[BLUE].alive


@pytest.mark.rules("S9-RULING-37")
def test_the_game_goes_on_when_all_composers_are_dead() -> None:
    """No cubes, no tiles, but concerts to the sixth round."""
    table = Situation(3)
    table.dead(0, 1, 2, 3, 4)
    table.board(ANA, red=9, yellow=1)
    concerts = 0
    table.go_to(n.TAKE_FREE)
    while table.table.step != n.OVER:
        if table.table.step == n.CONTRIBUTE:
            concerts += 1
            table.everybody_gives(4, 3, 3)
        elif table.table.step == n.FINAL_SALE:
            table.choose(table.waiting[0], 0)
        else:
            table.choose(table.waiting[0], table.answers(table.waiting[0])[0])
    assert concerts == 6
    assert table.table.works.sum() == 0


@pytest.mark.rules("S9-RULING-10")
def test_cubes_obtained_before_are_one_area_again_after_the_round() -> None:
    """The areas are for show only."""
    table = Situation(4)
    table.board(ANA, yellow=1)
    table.choose(ANA, YELLOW)
    table.choose(ANA, RED)
    assert table.view().seats[ANA].fresh == (1, 1, 0, 0, 0, 0)
    table.table.results[0] = n.TOO_LITTLE
    table.end_concert()
    assert table.view().seats[ANA].fresh == (0,) * 6
    assert table.cubes(ANA) == {"red": 1, "yellow": 2}
