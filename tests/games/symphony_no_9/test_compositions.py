"""Composition tiles: one a round of every living composer, for his major patron."""

import pytest

from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BACH, BEN, CARL, DAVID, GREEN, HANDEL, RED, YELLOW, Situation


@pytest.mark.rules("S9-COMP-1")
def test_the_colours_are_checked_from_red_to_brown() -> None:
    table = Situation(4)
    table.end_sponsor_phase()
    assert [e.a for e in table.heard(n.COMPOSED)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rules("S9-COMP-2", "S9-GEN-6")
def test_most_cubes_of_both_areas_together_make_the_major_patron() -> None:
    """One tile, to one player."""
    table = Situation(4)
    table.boards({"red": 2}, {"red": 3}, {"red": 1}, {})
    table.table.fresh[ANA, RED] = 2
    table.end_sponsor_phase()
    assert table.works_of(HANDEL) == [0, 1, 0, 0]
    assert table.view().composers[HANDEL].patron == BEN
    assert table.view().composers[HANDEL].works_left == 5
    table = Situation(2)
    table.boards({"red": 2}, {"red": 1}, {"red": 3})
    table.end_sponsor_phase()
    assert table.works_of(HANDEL) == [0, 0, 1], "the Bot may be it too"


@pytest.mark.rules("S9-COMP-3")
@pytest.mark.parametrize(("start", "patron"), [("first", BEN), ("second", BEN), ("third", DAVID), ("fourth", DAVID)])
def test_a_tied_patron_is_the_first_in_player_order(start: str, patron: int) -> None:
    """The start player included."""
    table = Situation(4, start_player=start)
    table.boards({"red": 1}, {"red": 2}, {}, {"red": 2})
    table.end_sponsor_phase()
    assert table.works_of(HANDEL)[patron] == 1


@pytest.mark.rules("S9-COMP-4", "S9-RULING-9", "S9-VEC-15", "S9-RULING-10")
@pytest.mark.parametrize(("cubes", "kept"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_the_major_patron_discards_half_of_his_cubes(cubes: int, kept: int) -> None:
    """Rounded down; to the box, not to the track."""
    table = Situation(4)
    for seat in (BEN, CARL, DAVID):
        table.board(seat)
    table.board(ANA, red=cubes)
    away, left = int(table.table.away[RED]), int(table.table.left[RED])
    table.end_sponsor_phase()
    assert table.cubes(ANA) == {"red": kept}
    assert table.table.away[RED] == away + cubes - kept
    assert table.table.left[RED] == left


@pytest.mark.rules("S9-COMP-5")
def test_who_gets_no_tile_discards_nothing() -> None:
    table = Situation(4)
    table.boards({"red": 4}, {"red": 3}, {}, {})
    table.end_sponsor_phase()
    assert table.cubes(BEN) == {"red": 3}


@pytest.mark.rules("S9-COMP-6")
def test_one_player_may_be_major_patron_of_several_composers() -> None:
    """The colours have nothing to do with each other."""
    table = Situation(4)
    table.boards({"red": 2, "yellow": 3, "green": 1}, {"red": 1, "green": 2}, {}, {})
    table.end_sponsor_phase()
    assert [table.works_of(m)[ANA] for m in (HANDEL, BACH, GREEN)] == [1, 1, 0]
    assert table.cubes(ANA) == {"red": 1, "yellow": 2, "green": 1}


@pytest.mark.rules("S9-COMP-7")
def test_cubes_and_tiles_on_all_boards_are_public() -> None:
    table = Situation(4)
    table.boards({"red": 3}, {"yellow": 1}, {}, {})
    table.end_sponsor_phase()
    ana = table.view(-1).seats[ANA]
    assert ana.cubes == (2, 0, 0, 0, 0, 0)
    assert ana.works == (1, 0, 0, 0, 0, 0)


@pytest.mark.rules("S9-RULING-7")
def test_without_any_cube_of_a_colour_its_tile_is_not_given() -> None:
    """Nor later; the stack keeps it."""
    table = Situation(4)
    table.boards({"red": 1}, {}, {}, {})
    table.end_sponsor_phase()
    assert table.works_of(BACH) == [0, 0, 0, 0]
    assert table.view().composers[YELLOW].works_left == 6
    assert [e.b for e in table.heard(n.COMPOSED)] == [ANA, -1, -1, -1, -1, -1]


@pytest.mark.rules("S9-RULING-8", "S9-CLEAN-2", "S9-VEC-13")
def test_cubes_of_the_long_dead_are_not_compared() -> None:
    """No tile, no patron discard; the cubes stay and still earn."""
    table = Situation(4)
    table.round(4)
    table.dead(BACH)
    table.boards({"yellow": 3}, {}, {}, {})
    table.end_sponsor_phase()
    assert table.works_of(BACH) == [0, 0, 0, 0]
    assert table.cubes(ANA) == {"yellow": 3}
    table.ranked(HANDEL, BACH, 2, 3, 4, 5)
    table.budget(0)
    table.everybody_gives(4, 4, 4, 0)
    assert table.coins()[ANA] == 20 - 4 + 12 + 5
    assert table.cubes(ANA) == {"yellow": 2}


@pytest.mark.rules("S9-RULING-36")
def test_six_tiles_are_enough_for_six_rounds() -> None:
    table = Situation(4)
    for number in range(1, 7):
        table.board(ANA, red=1)
        table.table.round_number = number
        table.end_sponsor_phase()
    assert table.works_of(HANDEL)[ANA] == 6
    assert table.view().composers[HANDEL].works_left == 0
