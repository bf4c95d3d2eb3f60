"""Furniture: sold whenever its owner decides something, or put whole into a contribution."""

import pytest

from scherzo.core.table import EVERYONE
from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BEN, BLUE, CABINET, CARL, CHAIR, CLOCK, HANDEL, RED, Situation, hand

SALES = [n.SELL, n.SELL + 1, n.SELL + 2]


@pytest.mark.rules("S9-FURN-1", "S9-SCORE-3")
def test_furniture_is_worth_coins_when_sold_and_points_when_not() -> None:
    """$4 / 2, $6 / 3, $8 / 4."""
    table = Situation(4)
    assert table.points(n.FURNITURE_LINE)[ANA] == 9
    for piece, coins, points in ((0, 24, 7), (1, 30, 4), (2, 38, 0)):
        table.choose(ANA, n.SELL + piece)
        assert table.coins()[ANA] == coins
        assert table.points(n.FURNITURE_LINE)[ANA] == points


def deciding(step: int) -> Situation:
    """A table at which Ana has a decision of this kind to make."""
    table = Situation(2 if step == n.TAKE_FOR_BOT else 4)
    table.board(ANA, red=2, purple=1)
    if step in (n.KEEP, n.TAKE_BONUS, n.DISCARD):
        table.concert(0)
        table.everybody_gives(*{n.KEEP: (5, 3, 0, 0), n.TAKE_BONUS: (7, 6, 2, 0), n.DISCARD: (8, 7, 7, 0)}[step])
    else:
        table.go_to(step)
    assert table.table.step == step
    assert ANA in table.waiting
    return table


@pytest.mark.rules("S9-FURN-2", "S9-RULING-14")
@pytest.mark.parametrize(
    "step", [n.TAKE_FREE, n.TAKE_FOR_BOT, n.BUY_SECOND, n.BUY_THIRD, n.CONTRIBUTE, n.KEEP, n.TAKE_BONUS, n.DISCARD]
)
def test_furniture_may_be_sold_before_answering_any_decision(step: int) -> None:
    """Several pieces, also without need; then the decision is still to be made."""
    table = deciding(step)
    coins, answers = table.coins()[ANA], table.answers(ANA)
    assert table.legal(ANA)[-3:] == SALES
    table.choose(ANA, n.SELL + 1)
    table.choose(ANA, n.SELL)
    assert table.coins()[ANA] == coins + 10, "usable at once"
    assert ANA in table.waiting
    assert table.table.step == step
    if step != n.CONTRIBUTE:
        assert table.answers(ANA) == answers
    assert table.legal(ANA)[-1] == n.SELL + 2


@pytest.mark.rules("S9-FURN-3")
def test_sold_furniture_never_comes_back() -> None:
    """No option buys it, in the whole game."""
    table = Situation(3, seed=4)
    table.choose(ANA, n.SELL + 2)
    seen = set()
    while table.table.step != n.OVER:
        seat = table.waiting[0]
        if seat == ANA:
            seen.update(o for o in table.legal(ANA) if o >= n.SELL)
        table.choose(seat, table.answers(seat)[0])
        assert int(table.table.furniture[ANA]) & CLOCK == 0
    assert n.SELL + 2 not in seen


@pytest.mark.rules("S9-FURN-4")
def test_a_sale_is_announced_to_all() -> None:
    """The piece and its coins."""
    table = Situation(4)
    table.choose(ANA, n.SELL + 1)
    assert [(e.audience, e.a, e.b, e.c) for e in table.heard(n.SOLD)] == [(EVERYONE, ANA, 1, 6)]


@pytest.mark.rules("S9-RULING-14")
def test_no_one_sells_for_others_or_out_of_turn() -> None:
    """Only who has a decision to make."""
    table = Situation(4)
    assert table.waiting == [ANA]
    assert table.legal(BEN) == []


@pytest.mark.rules("S9-FURN-5", "S9-FURN-6")
def test_contributed_furniture_counts_with_its_full_value() -> None:
    """2 coins and the cabinet are $8."""
    table = Situation(4)
    table.concert(0)
    table.everybody_gives((2, CABINET), 0, 0, 0)
    assert table.table.total == 8
    assert table.result() == n.LOW
    assert hand((3, CABINET)) not in Situation(4).legal(ANA)


@pytest.mark.rules("S9-FURN-7", "S9-VEC-14", "S9-RULING-13")
def test_contributed_furniture_goes_to_the_bank_after_a_success_only() -> None:
    """Gone and sold after a success, back and unsold after a failure; $8 either way."""
    held = Situation(4)
    held.board(ANA)
    held.scoring("4A", "1A", "2A", "3A", "5A", "6A")
    held.works(ANA, 1)
    held.concert(0)
    held.everybody_gives((0, CLOCK), 4, 0, 0)
    assert held.result() == n.MEDIUM
    assert held.table.furniture[ANA] == CHAIR | CABINET
    assert held.coins()[ANA] == 20 + 5, "her 8 are the largest contribution"
    assert held.points(HANDEL)[ANA] == 5, "S9-RULING-13: one piece sold"

    failed = Situation(4)
    failed.board(ANA, red=1, blue=1)
    failed.concert(0)
    failed.everybody_gives((0, CLOCK), 7, 7, 0)
    assert failed.result() == n.TOO_MUCH
    assert failed.table.furniture[ANA] == 7
    assert failed.waiting == [ANA], "her 8 are the largest contribution"
    failed.choose(ANA, BLUE)
    assert failed.cubes(ANA) == {"red": 1}


@pytest.mark.rules("S9-RULING-12")
def test_with_two_or_three_players_the_clock_never_fits() -> None:
    """Limit $7."""
    table = Situation(3)
    table.concert(0)
    pieces = {o // 15 for o in table.answers(ANA)}
    assert pieces == {0, CHAIR, CABINET}


@pytest.mark.rules("S9-RULING-43")
def test_furniture_is_handed_over_directly_only_in_a_contribution() -> None:
    """A cube is paid with coins."""
    table = deciding(n.BUY_SECOND)
    table.purse(ANA, 0, CHAIR)
    assert table.legal(ANA) == [6, n.SELL]


def last_concert_over(*furniture: int) -> Situation:
    table = Situation(len(furniture))
    table.round(6)
    table.table.results[5] = n.TOO_LITTLE
    for seat, pieces in enumerate(furniture):
        table.purse(seat, 5, pieces)
    table.go_to(n.FINAL_SALE)
    return table


@pytest.mark.rules("S9-RULING-22", "S9-RULING-49", "S9-RULING-48")
def test_after_the_last_concert_everybody_may_sell_once_more() -> None:
    """Any part of it, at the same time, shown together."""
    table = last_concert_over(7, CHAIR | CLOCK, 0)
    assert table.table.step == n.FINAL_SALE
    assert table.waiting == [ANA, BEN], "S9-RULING-48: Carl has nothing to sell"
    assert table.legal(ANA) == list(range(8))
    assert table.legal(BEN) == [0, CHAIR, CLOCK, CHAIR | CLOCK]
    table.choose(BEN, CLOCK)
    assert [e.audience for e in table.heard(n.SALE_SEALED)] == [1 << BEN]
    assert len(table.heard(n.COMMITTED)) == 1
    assert table.heard(n.SOLD) == []
    assert table.view(BEN).seats[BEN].sale == ("clock",)
    assert table.view(ANA).seats[BEN].sale is None
    table.choose(ANA, CHAIR | CABINET)
    assert {(e.a, e.b) for e in table.heard(n.SOLD)} == {(ANA, 0), (ANA, 1), (BEN, 2)}
    assert table.table.step == n.OVER
    assert table.coins() == [15, 13, 5]
    assert [int(f) for f in table.table.furniture[:3]] == [CLOCK, CHAIR, 0]


@pytest.mark.rules("S9-RULING-22")
def test_the_final_sale_may_be_empty() -> None:
    table = last_concert_over(7, 0, 0)
    table.choose(ANA, 0)
    assert table.table.step == n.OVER
    assert table.table.furniture[ANA] == 7


@pytest.mark.rules("S9-RULING-22")
def test_there_is_no_final_sale_before_the_last_round() -> None:
    table = Situation(3)
    table.table.results[0] = n.TOO_LITTLE
    table.go_to(n.FINAL_SALE)
    assert table.table.step == n.TAKE_FREE
    assert table.table.round_number == 2


@pytest.mark.rules("S9-RULING-14", "S9-RULING-48")
def test_selling_the_last_piece_lets_a_single_answer_happen() -> None:
    """After the sale nothing is left to decide."""
    table = Situation(4)
    table.board(ANA, red=1)
    table.purse(ANA, 20, CHAIR)
    table.concert(0)
    table.everybody_gives(0, 1, 1, 1)
    assert table.legal(ANA) == [RED, n.SELL]
    table.choose(ANA, n.SELL)
    assert table.cubes(ANA) == {}
    assert table.coins()[ANA] == 24
    assert CARL not in table.waiting
