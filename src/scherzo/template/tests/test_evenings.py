"""Evenings: choosing in secret, performing together, applause."""

import pytest

from scherzo.template.game import GAME

from .situation import ANA, BEN, Situation

HANDS = ((1, 5, 9, 13, 17), (2, 6, 10, 14, 18), (3, 7, 11, 15, 24))


@pytest.mark.rules("LR-EVENING-1", "LR-EVENING-2", "LR-RULING-1")
def test_all_choose_at_once_and_see_nothing_before_the_last() -> None:
    table = Situation(*HANDS)
    assert table.view(ANA).waiting == (0, 1, 2)
    table.evening(5, 10)
    ben = table.view(ANA).seats[BEN]
    assert (ben.chosen, ben.sealed, ben.hand) == (True, None, None)
    assert table.view(BEN).seats[BEN].sealed == 10


@pytest.mark.rules("LR-EVENING-3")
@pytest.mark.parametrize(("pieces", "winner"), [((17, 2, 3), 0), ((1, 18, 15), 1), ((17, 18, 24), 2)])
def test_the_highest_piece_takes_the_applause(pieces: tuple[int, ...], winner: int) -> None:
    table = Situation(*HANDS)
    table.evening(*pieces)
    assert [int(p) for p in table.table.points[:3]] == [1 if seat == winner else 0 for seat in range(3)]
    assert f"{{{winner}}} wins the evening with piece {pieces[winner]}: 1 point." in table.lines()


@pytest.mark.rules("LR-EVENING-4")
def test_in_the_variant_the_lowest_piece_takes_it() -> None:
    table = Situation(*HANDS, wins="lowest")
    table.evening(17, 2, 3)
    assert int(table.table.points[BEN]) == 1


@pytest.mark.rules("LR-EVENING-5")
def test_a_piece_is_performed_once() -> None:
    table = Situation(*HANDS)
    table.evening(17, 2, 3)
    assert table.legal(ANA) == [1, 5, 9, 13]
    (refused,) = GAME.barred(table.boxes[0], table.table, ANA)
    assert refused.text == "Piece 17 was performed on evening 1; it is out of the game."


@pytest.mark.rules("LR-GEN-2")
def test_the_fifth_evening_is_the_last() -> None:
    table = Situation(*HANDS)
    for pieces in zip(*HANDS, strict=True):
        assert table.table.waiting == 7
        table.evening(*pieces)
    assert table.table.waiting == 0
    assert int(table.table.points[:3].sum()) == 1 + 2 + 3 + 4 + 5
