"""The sponsor phase: three laps of cubes, then composition tiles."""

import pytest

from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BACH, BEN, BLUE, CARL, DAVID, HANDEL, RED, Situation


@pytest.mark.rules("S9-SPONSOR-1", "S9-GEN-4")
def test_play_goes_three_times_around_the_table_from_the_start_player() -> None:
    """Clockwise, one turn a lap."""
    table = Situation(4, start_player="second")
    turns: list[tuple[int, int]] = []
    while table.table.step < n.CONTRIBUTE:
        seat = table.waiting[0]
        if not turns or turns[-1] != (int(table.table.step), seat):
            turns.append((int(table.table.step), seat))
        table.choose(seat, table.answers(seat)[-1] if table.table.step != n.TAKE_FREE else RED)
    order = [BEN, CARL, DAVID, ANA]
    assert turns == [(step, seat) for step in (n.TAKE_FREE, n.BUY_SECOND, n.BUY_THIRD) for seat in order]


@pytest.mark.rules("S9-SPONSOR-2", "S9-SPONSOR-8")
def test_the_first_turn_takes_two_free_cubes_and_cannot_be_passed() -> None:
    """Same or different colours, onto the own board, as obtained this round."""
    table = Situation(4)
    table.board(ANA)
    assert n.PASS not in table.legal(ANA)
    table.choose(ANA, RED)
    assert table.waiting == [ANA]
    assert n.PASS not in table.legal(ANA)
    table.choose(ANA, RED)
    assert table.cubes(ANA) == {"red": 2}
    assert table.view().seats[ANA].fresh[RED] == 2
    assert table.coins()[ANA] == 20
    assert table.waiting == [BEN]
    table.board(BEN)
    table.choose(BEN, RED)
    table.choose(BEN, BLUE)
    assert table.cubes(BEN) == {"red": 1, "blue": 1}


@pytest.mark.rules("S9-SPONSOR-3", "S9-SPONSOR-4")
@pytest.mark.parametrize(("step", "price"), [(n.BUY_SECOND, 4), (n.BUY_THIRD, 8)])
def test_later_turns_sell_one_cube_or_are_passed(step: int, price: int) -> None:
    """$4, then $8."""
    table = Situation(4)
    table.board(ANA)
    table.go_to(step)
    table.choose(ANA, BLUE)
    assert table.cubes(ANA) == {"blue": 1}
    assert table.coins()[ANA] == 20 - price
    assert table.waiting == [BEN], "one cube only"
    table.choose(BEN, n.PASS)
    assert table.coins()[BEN] == 20
    assert [e.a for e in table.heard(n.PASSED)] == [BEN]


@pytest.mark.rules("S9-SPONSOR-5")
def test_who_passed_the_second_turn_pays_8_in_the_third() -> None:
    table = Situation(3)
    table.go_to(n.BUY_SECOND)
    for seat in (ANA, BEN, CARL):
        table.choose(seat, n.PASS)
    assert table.table.step == n.BUY_THIRD
    assert table.waiting == [ANA], "passing did not cost the third turn"
    table.choose(ANA, RED)
    assert table.coins()[ANA] == 12


@pytest.mark.rules("S9-SPONSOR-3", "S9-RULING-43")
def test_a_cube_can_be_bought_only_with_enough_coins() -> None:
    """Furniture pays only after it is sold."""
    table = Situation(4)
    table.purse(ANA, 3, furniture=1)
    table.go_to(n.BUY_SECOND)
    assert table.answers(ANA) == [n.PASS]
    table.choose(ANA, 120)
    assert table.answers(ANA) == [0, 1, 2, 3, 4, 5, n.PASS]
    table.choose(ANA, RED)
    assert table.coins()[ANA] == 3 + 4 - 4


@pytest.mark.rules("S9-SPONSOR-3", "S9-SPONSOR-4")
@pytest.mark.parametrize(("step", "price"), [(n.BUY_SECOND, 4), (n.BUY_THIRD, 8)])
def test_exactly_the_price_is_enough(step: int, price: int) -> None:
    table = Situation(4)
    table.purse(ANA, price)
    table.go_to(step)
    table.choose(ANA, RED)
    assert table.coins()[ANA] == 0


@pytest.mark.rules("S9-SPONSOR-6", "S9-VEC-9")
def test_cubes_leave_a_track_from_the_left() -> None:
    """Handel's second space holds three cubes with four players."""
    table = Situation(4)
    for taken, cubes, reputation in ((1, 2, 3), (2, 1, 3), (3, 0, 5)):
        seat = table.waiting[0]
        table.choose(seat, RED)
        handel = table.view().composers[HANDEL]
        assert handel.spaces[1].cubes == cubes
        assert handel.reputation == reputation, f"after {taken} cubes"
    assert [s.cubes for s in handel.spaces] == [0, 0, 2, 2, 1, 2, 2, 3, 2]


@pytest.mark.rules("S9-VEC-9")
def test_with_three_players_two_cubes_uncover_the_same_space() -> None:
    table = Situation(3)
    table.choose(ANA, RED)
    table.choose(ANA, RED)
    assert table.view().composers[HANDEL].reputation == 5


@pytest.mark.rules("S9-SPONSOR-7")
def test_an_empty_track_cannot_be_chosen() -> None:
    """All others can, whoever they belong to."""
    table = Situation(4)
    table.left(red=1)
    table.choose(ANA, RED)
    assert table.answers(ANA) == [1, 2, 3, 4, 5]
    table.dead(BACH)
    assert table.answers(ANA) == [2, 3, 4, 5]


@pytest.mark.rules("S9-SPONSOR-2", "S9-SPONSOR-7", "S9-RULING-50")
def test_two_of_the_same_colour_need_two_cubes_on_the_track() -> None:
    """The second cube is chosen after the first is gone."""
    table = Situation(4)
    table.empty_tracks(red=1, blue=5)
    table.choose(ANA, RED)
    assert table.answers(ANA) == [BLUE]


@pytest.mark.rules("S9-SPONSOR-9", "S9-COMP-8")
def test_a_composer_whose_track_is_emptied_still_gives_his_tile_this_round() -> None:
    """And none from the next round on."""
    table = Situation(4)
    table.board(BEN, yellow=2)
    table.left(yellow=0)
    table.end_sponsor_phase()
    assert table.works_of(BACH)[BEN] == 1
    assert not table.table.dead[BACH], "he dies in Cleanup"
    assert table.view().composers[BACH].dying
    table.budget(0)
    table.everybody_gives(0, 0, 0, 0)
    while table.table.round_number == 1:
        table.choose(table.waiting[0], table.answers(table.waiting[0])[0])
    assert table.table.dead[BACH]
    table.board(BEN, yellow=2)
    table.end_sponsor_phase()
    assert table.works_of(BACH)[BEN] == 1
    assert table.cubes(BEN) == {"yellow": 2}


@pytest.mark.rules("S9-RULING-6", "S9-RULING-48")
def test_a_forced_turn_takes_what_there_is() -> None:
    """One cube where only one is left; without any, turns pass by themselves."""
    table = Situation(3)
    table.empty_tracks(red=1)
    table.go_to(n.TAKE_FREE)
    for seat in (ANA, BEN, CARL):
        table.board(seat)
    assert table.view(ANA).picks == 1
    table.choose(ANA, RED)
    assert table.cubes(ANA) == {"red": 1}
    assert table.table.step == n.CONTRIBUTE, "nobody else could take or buy anything"
    assert table.heard(n.PASSED) == []


@pytest.mark.rules("S9-RULING-48", "S9-RULING-51")
def test_a_single_answer_is_given_for_whoever_has_nothing_to_sell() -> None:
    """With unsold furniture it is asked, because a sale is possible."""
    table = Situation(3)
    table.empty_tracks(red=5)
    table.purse(ANA, 20)
    table.purse(BEN, 3)
    table.go_to(n.TAKE_FREE)
    assert [e.a for e in table.heard(n.CUBE_TAKEN)] == [ANA, ANA, BEN, BEN]
    assert table.waiting == [CARL]
    assert table.legal(CARL) == [RED, 120, 121, 122]
