"""A successful concert: pay, earn, discard, record, bonus."""

import pytest

from scherzo.games.symphony_no_9 import names as n

from .situation import (
    ANA,
    BACH,
    BEETHOVEN,
    BEN,
    BLUE,
    CARL,
    DAVID,
    GREEN,
    HANDEL,
    HAYDN,
    MOZART,
    RED,
    YELLOW,
    Situation,
)

BIDS = {n.LOW: (5, 3, 0, 0), n.MEDIUM: (7, 5, 0, 0), n.HIGH: (7, 6, 2, 0)}


def concert(level: int, *boards: dict[str, int], players: int = 4, budget: int = 0) -> Situation:
    """A concert of a class with Handel alone on High and Haydn first on Medium; Ana gives most."""
    table = Situation(players)
    table.boards(*boards, *({} for _ in range(players - len(boards))))
    table.concert(budget)
    table.everybody_gives(*BIDS[level][:players])
    assert table.result() == level
    return table


@pytest.mark.rules("S9-SUCC-2")
@pytest.mark.parametrize(
    ("players", "level", "rate"),
    [(4, n.LOW, 3), (4, n.MEDIUM, 4), (4, n.HIGH, 9), (3, n.LOW, 4), (3, n.MEDIUM, 5), (3, n.HIGH, 9)],
)
def test_every_cube_of_a_performing_colour_pays(players: int, level: int, rate: int) -> None:
    """The rate of the class, for each cube."""
    performer = {n.HIGH: "red", n.MEDIUM: "yellow", n.LOW: "purple"}[level]
    table = concert(level, {}, {performer: 3}, players=players)
    assert table.coins()[BEN] == 20 - BIDS[level][BEN] + 3 * rate
    assert [(e.a, e.c, e.d) for e in table.heard(n.INCOME)] == [(BEN, 3, 3 * rate)]


@pytest.mark.rules("S9-SUCC-1")
def test_contributions_are_paid_before_income() -> None:
    """The order of events, and of the purse."""
    table = concert(n.MEDIUM, {"yellow": 1})
    kinds = [e.kind for e in table.told]
    assert kinds.index(n.CONCERT) < kinds.index(n.INCOME)
    assert table.coins()[ANA] == 20 - 7 + 4 + 5


@pytest.mark.rules("S9-SUCC-3")
def test_one_cube_of_each_paying_colour_must_go() -> None:
    """Of each, and no more; both are compulsory."""
    table = concert(n.MEDIUM, {"yellow": 3, "green": 1, "red": 2}, {"blue": 1})
    assert table.cubes(ANA) == {"yellow": 2, "red": 2}
    assert table.cubes(BEN) == {}
    assert table.waiting != [], "no decision about it was asked"
    assert table.table.step not in (n.KEEP, n.TAKE_BONUS)


@pytest.mark.rules("S9-SUCC-4", "S9-CLEAN-2")
def test_dead_performers_pay_and_cost_cubes() -> None:
    table = Situation(4)
    table.boards({"yellow": 2}, {}, {}, {})
    table.dead(BACH)
    table.concert(0)
    table.everybody_gives(*BIDS[n.MEDIUM])
    assert table.coins()[ANA] == 20 - 7 + 8 + 5
    assert table.cubes(ANA) == {"yellow": 1}


@pytest.mark.rules("S9-SUCC-5", "S9-RULING-20")
def test_success_and_performers_are_recorded_even_without_cubes() -> None:
    """The record never runs out of cubes and counts those of whom nobody had any."""
    table = Situation(4)
    table.table.away[YELLOW] = 0
    for seat in range(4):
        table.board(seat)
    table.table.away[:] = 0
    table.concert(0)
    table.everybody_gives(*BIDS[n.MEDIUM])
    past = table.view().board.rounds[0]
    assert (past.result, past.performers) == ("medium", ("bach", "haydn", "mozart"))
    assert [int(i) for i in table.table.away] == [0] * 6


@pytest.mark.rules("S9-SUCC-6", "S9-SUCC-9")
def test_the_largest_contribution_earns_the_bonus_with_or_without_cubes() -> None:
    """$5 at a Medium concert."""
    table = concert(n.MEDIUM)
    assert [(e.a, e.b) for e in table.heard(n.BONUS_COINS)] == [(ANA, 5)]
    assert table.coins() == [20 - 7 + 5, 20 - 5, 20, 20]


@pytest.mark.rules("S9-SUCC-6", "S9-RULING-44")
def test_all_who_gave_most_get_the_bonus() -> None:
    """Equal contributions make everybody the largest."""
    table = Situation(4)
    for seat in range(4):
        table.board(seat)
    table.concert(0)
    table.everybody_gives(3, 3, 3, 3)
    assert table.coins() == [22, 22, 22, 22]


@pytest.mark.rules("S9-SUCC-7", "S9-RULING-19")
def test_the_high_bonus_is_a_cube_from_any_track() -> None:
    """No passing; leftmost cube, onto the own board, free."""
    table = concert(n.HIGH)
    assert table.table.step == n.TAKE_BONUS
    assert table.waiting == [ANA]
    assert table.answers(ANA) == [0, 1, 2, 3, 4, 5]
    left = int(table.table.left[BLUE])
    table.choose(ANA, BLUE)
    assert table.table.left[BLUE] == left - 1
    assert table.cubes(ANA) == {"blue": 1}
    assert table.coins()[ANA] == 20 - 7
    assert table.table.round_number == 2


@pytest.mark.rules("S9-SUCC-8")
def test_a_bonus_cube_may_be_the_last_of_a_composer() -> None:
    """He dies in this round's Cleanup."""
    table = Situation(4)
    table.left(blue=1)
    table.concert(0)
    table.everybody_gives(*BIDS[n.HIGH])
    table.choose(ANA, BLUE)
    assert table.table.round_number == 2
    assert table.table.dead[MOZART]


@pytest.mark.rules("S9-VEC-6", "S9-RULING-19")
def test_bonus_players_take_in_player_order_while_cubes_last() -> None:
    """5 + 5 + 2 + 1 + 2 = 15; with one cube left on all tracks the second gets nothing."""
    table = Situation(4)
    table.concert(+2)
    table.everybody_gives(5, 5, 2, 1)
    assert table.waiting == [ANA]
    table.choose(ANA, RED)
    assert table.waiting == [BEN]
    table.choose(BEN, RED)
    assert table.table.round_number == 2

    table = Situation(4)
    table.empty_tracks(green=1)
    table.concert(+2)
    table.everybody_gives(5, 5, 2, 1)
    table.choose(ANA, GREEN)
    assert table.heard(n.BONUS_TAKEN)[0].b == GREEN
    assert table.table.round_number == 2, "nothing is left for Ben"
    assert table.table.step != n.TAKE_BONUS


@pytest.mark.rules("S9-RULING-19", "S9-RULING-48")
def test_with_no_cube_on_any_track_there_is_no_high_bonus() -> None:
    table = Situation(4)
    table.empty_tracks()
    table.concert(0)
    table.everybody_gives(*BIDS[n.HIGH])
    assert table.table.round_number == 2


@pytest.mark.rules("S9-SUCC-10", "S9-VEC-5", "S9-RULING-18")
@pytest.mark.parametrize(("keep", "yellow", "green"), [("yellow", 2, 0), ("green", 1, 1), ("none", 1, 0)])
def test_the_low_bonus_keeps_one_cube_that_would_go(keep: str, yellow: int, green: int) -> None:
    """Paid first, then kept or not."""
    table = Situation(4)
    table.boards({"yellow": 2, "green": 1, "red": 1}, {}, {}, {})
    table.ranked(HANDEL, MOZART, BEETHOVEN, 5, BACH, HAYDN)
    table.concert(0)
    table.everybody_gives(5, 3, 0, 0)
    assert table.table.step == n.KEEP
    assert table.waiting == [ANA]
    assert table.coins()[ANA] == 20 - 5 + 9, "income came first"
    assert table.answers(ANA) == [YELLOW, GREEN, n.PASS]
    table.choose(ANA, {"yellow": YELLOW, "green": GREEN, "none": n.PASS}[keep])
    wanted = {"red": 1, "yellow": yellow, "green": green}
    assert table.cubes(ANA) == {color: i for color, i in wanted.items() if i}


@pytest.mark.rules("S9-RULING-18", "S9-RULING-48")
def test_without_a_cube_to_discard_there_is_nothing_to_keep() -> None:
    table = concert(n.LOW, {"red": 2}, {"purple": 1})
    assert table.heard(n.KEPT) == []
    assert table.table.round_number == 2
    assert table.cubes(BEN) == {}


@pytest.mark.rules("S9-RULING-18")
def test_low_bonus_players_choose_in_player_order() -> None:
    table = Situation(4, start_player="third")
    table.boards({"purple": 1}, {"purple": 1}, {"purple": 1}, {})
    table.concert(0)
    table.everybody_gives(3, 0, 3, 2)
    assert table.waiting == [CARL]
    table.choose(CARL, BEETHOVEN)
    assert table.waiting == [ANA], "Ben gave less, David nothing at stake"
    table.choose(ANA, BEETHOVEN)
    assert [table.cubes(s) for s in (ANA, BEN, CARL)] == [{"purple": 1}, {}, {"purple": 1}]


@pytest.mark.rules("S9-RULING-47")
def test_the_steps_after_a_success_come_in_order() -> None:
    """Pay, income, Low choice, discards, Medium bonus or High choice."""
    table = concert(n.MEDIUM, {"yellow": 1})
    kinds = [e.kind for e in table.told]
    wanted = [n.REVEALED, n.CONCERT, n.INCOME, n.CUBE_LOST, n.BONUS_COINS]
    assert [k for k in dict.fromkeys(kinds) if k in wanted] == wanted

    table = concert(n.LOW, {"purple": 1}, {"purple": 1})
    assert table.cubes(BEN) == {"purple": 1}, "discards wait for the choice"
    table.choose(ANA, n.PASS)
    assert [e.kind for e in table.told][:2] == [n.KEPT, n.CUBE_LOST]

    table = concert(n.HIGH, {"red": 1}, {"red": 2})
    assert table.cubes(BEN) == {"red": 1}, "discards came before the High bonus is chosen"
    assert table.cubes(DAVID) == {}
