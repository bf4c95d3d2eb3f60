"""The rulebook's worked examples. The first six are one continuous round."""

import pytest

from scherzo.games.symphony_no_9 import names as n

from .situation import (
    ANA,
    BACH,
    BEN,
    BLUE,
    BROWN,
    CABINET,
    CARL,
    CLOCK,
    DAVID,
    GREEN,
    HANDEL,
    HAYDN,
    MOZART,
    PURPLE,
    RED,
    SCHUBERT,
    YELLOW,
    Situation,
)


def starting_position() -> Situation:
    """S9-EX-1: Ana R; Ben Y P; Carl G B; David Br."""
    table = Situation(4)
    table.boards({"red": 1}, {"yellow": 1, "purple": 1}, {"green": 1, "blue": 1}, {"brown": 1})
    return table


def after_three_laps() -> Situation:
    """S9-EX-2: what everybody takes and buys, up to the award of tiles."""
    table = starting_position()
    for seat, first, second in ((ANA, RED, BLUE), (BEN, YELLOW, PURPLE), (CARL, RED, BLUE), (DAVID, GREEN, PURPLE)):
        assert table.table.step == n.TAKE_FREE
        table.choose(seat, first)
        table.choose(seat, second)
    for seat, colour in ((ANA, BLUE), (BEN, GREEN), (CARL, RED), (DAVID, GREEN)):
        assert table.table.step == n.BUY_SECOND
        table.choose(seat, colour)
    for seat, colour in ((ANA, BROWN), (BEN, n.PASS), (CARL, RED)):
        assert table.table.step == n.BUY_THIRD
        table.choose(seat, colour)
    return table


@pytest.mark.rules("S9-EX-1", "S9-EX-2", "S9-EX-3", "S9-EX-4", "S9-EX-5", "S9-EX-6")
def test_the_first_round_of_the_rulebook_in_one_piece() -> None:
    table = starting_position()
    assert [sum(table.cubes(s).values()) for s in range(4)] == [1, 2, 2, 1], "S9-EX-1: dealt 1/2/2/1"
    assert table.coins() == [20, 20, 20, 20]

    table = after_three_laps()
    # S9-EX-2: the result, but for David's last cube, which also ends the sponsor phase.
    assert table.cubes(ANA) == {"red": 2, "blue": 2, "brown": 1}
    assert table.cubes(BEN) == {"yellow": 2, "green": 1, "purple": 2}
    assert table.cubes(CARL) == {"red": 3, "green": 1, "blue": 2}
    assert table.cubes(DAVID) == {"green": 2, "purple": 1, "brown": 1}

    table.choose(DAVID, BROWN)

    assert table.coins() == [8, 16, 8, 8]
    taken = [int(table.box.track_cubes[2 * m]) - int(table.table.left[m]) for m in range(6)]
    assert taken == [4, 1, 3, 3, 2, 2], "S9-EX-2: cubes gone from the tracks"
    # S9-EX-3
    patrons = {e.a: (e.b, e.c) for e in table.heard(n.COMPOSED)}
    assert patrons == {
        RED: (CARL, 1),
        YELLOW: (BEN, 1),
        GREEN: (DAVID, 1),
        BLUE: (ANA, 1),
        PURPLE: (BEN, 1),
        BROWN: (DAVID, 1),
    }
    assert table.cubes(ANA) == {"red": 2, "blue": 1, "brown": 1}
    assert table.cubes(BEN) == {"yellow": 1, "green": 1, "purple": 1}
    assert table.cubes(CARL) == {"red": 2, "green": 1, "blue": 2}
    assert table.cubes(DAVID) == {"green": 1, "purple": 1, "brown": 1}
    # S9-EX-4
    view = table.view()
    assert [c.reputation for c in view.composers] == [5, 4, 1, 4, 3, 5]
    assert [c.position for c in view.composers] == [1, 1, 1, 2, 1, 1]
    assert view.ranking == ("handel", "schubert", "mozart", "bach", "beethoven", "haydn")
    high, medium, low = view.board.levels
    assert high.composers == ("handel",)
    assert medium.composers == ("schubert", "mozart", "bach")
    assert low.composers == ("beethoven", "haydn")
    # S9-EX-5
    assert table.table.step == n.CONTRIBUTE
    table.budget(+2)
    table.everybody_gives(4, 0, 5, 2)
    concert = table.view().board.rounds[0]
    assert table.table.results[0] == n.MEDIUM
    assert concert.performers == ("bach", "mozart", "schubert")
    # S9-EX-6
    income = [0, 0, 0, 0]
    for e in table.heard(n.INCOME):
        income[e.a] += e.d
    assert income == [8, 4, 8, 4]
    assert table.coins() == [12, 20, 16, 10]
    assert table.cubes(ANA) == {"red": 2}
    assert table.cubes(BEN) == {"green": 1, "purple": 1}
    assert table.cubes(CARL) == {"red": 2, "green": 1, "blue": 1}
    assert table.cubes(DAVID) == {"green": 1, "purple": 1}
    assert (concert.result, concert.budget) == ("medium", 2)


@pytest.mark.rules("S9-EX-7")
def test_a_failed_concert_punishes_the_two_who_gave_least() -> None:
    """1 + 1 + 4 + 3 - 2 = 7, below 8."""
    table = Situation(4)
    table.boards({"red": 2}, {"yellow": 1, "green": 1}, {"blue": 1}, {"brown": 1})
    table.concert(budget=-2)
    table.everybody_gives(1, 1, 4, 3)
    assert table.result() == n.TOO_LITTLE
    assert table.coins() == [20, 20, 20, 20], "nobody pays"
    assert table.table.step == n.DISCARD
    assert table.waiting == [ANA]
    table.choose(ANA, RED)
    assert table.waiting == [BEN]
    table.choose(BEN, GREEN)
    assert table.cubes(ANA) == {"red": 1}
    assert table.cubes(BEN) == {"yellow": 1}
    assert table.cubes(CARL) == {"blue": 1}
    past = table.view().board.rounds[0]
    assert (past.result, past.performers) == ("too_little", ())


@pytest.mark.rules("S9-EX-8")
def test_two_composers_die_in_round_five() -> None:
    """Each takes his one unclaimed tile along; the marker goes from Ana to David."""
    table = Situation(4)
    table.round(5)
    table.works(ANA, 1, 3, 3, 1, 1, 1)
    table.works(BEN, 1, 2, 2, 1, 1, 1)
    table.ranked(BACH, HANDEL, HAYDN, MOZART, 4, SCHUBERT)
    table.left(yellow=0, green=0)
    table.table.results[4] = n.TOO_LITTLE
    table.end_concert()
    died = {c.id: c.works_left for c in table.view().composers if not c.alive}
    assert died == {"bach": 0, "haydn": 0}
    assert [(e.a, e.b) for e in table.heard(n.DIED)] == [(BACH, 1), (HAYDN, 1)]
    assert table.table.start == DAVID
    assert table.table.round_number == 6

    table.board(ANA, yellow=3)
    table.ranked(BACH, HANDEL, HAYDN, MOZART, 4, SCHUBERT)
    before = table.works_of(BACH)
    table.end_sponsor_phase()
    assert table.works_of(BACH) == before, "no tile of a dead composer in round 6"
    table.ranked(BACH, HANDEL, HAYDN, MOZART, 4, SCHUBERT)
    table.budget(0)
    table.everybody_gives(8, 7, 1, 0)
    assert table.view().board.rounds[5].performers == ("bach",), "but his work is performed"


@pytest.mark.rules("S9-EX-9", "S9-TILE-4B", "S9-TILE-4B-TIE")
@pytest.mark.parametrize(
    ("works", "points"),
    [
        ((3, 2, 1, 0), (20, 10, 6, 0)),
        ((3, 0, 3, 0), (15, 0, 15, 0)),
        ((2, 2, 1, 1), (15, 15, 3, 3)),
        ((0, 2, 2, 2), (0, 12, 12, 12)),
        ((1, 2, 2, 0), (6, 15, 15, 0)),
        ((1, 1, 3, 0), (8, 8, 20, 0)),
    ],
)
def test_the_rulebooks_table_of_rank_points(works: tuple[int, ...], points: tuple[float, ...]) -> None:
    table = Situation(4)
    table.scoring("4B", "1A", "2A", "3A", "5A", "6A")
    for seat, count in enumerate(works):
        table.works(seat, count)
    assert table.points(HANDEL) == list(points)


def final_position(*tiles: str) -> Situation:
    """S9-EX-10: five successful concerts with eleven performers, three dead composers."""
    table = Situation(4)
    table.scoring(*tiles)
    table.round(6)
    table.record((0, 1, 2), (3, 4), (5,), (0, 1), (), (2, 3, 4))
    table.dead(BACH, HAYDN, MOZART)
    table.works(ANA, 3, 1, 2, 0, 0, 1)
    table.works(BEN, 2, 2, 1, 3, 1, 2)
    table.works(CARL, 0, 2, 1, 2, 2, 1)
    table.works(DAVID, 1, 0, 1, 1, 3, 2)
    table.purse(ANA, 12, CABINET | CLOCK)
    table.purse(BEN, 2)
    table.purse(CARL, 19)
    table.purse(DAVID, 8)
    return table


@pytest.mark.rules("S9-EX-10", "S9-RULING-24")
def test_the_scoring_example_with_the_corrected_total() -> None:
    """David has two tiles of dead composers, so 57 and not the printed 58."""
    table = final_position("1A", "2B", "3A", "4A", "5A", "6B")
    assert table.points(RED) == [15, 10, 0, 5]
    assert table.points(YELLOW) == [5.5, 11, 11, 0]
    assert table.points(GREEN) == [12, 9, 9, 9]
    assert table.points(BLUE) == [0, 21, 18, 15]
    assert table.points(PURPLE) == [0, 6, 10, 15]
    assert table.points(BROWN) == [6, 13.5, 7, 9]
    assert table.points(n.MONEY_LINE) == [4, 0, 6, 2]
    assert table.points(n.LAST_WORKS_LINE) == [3, 6, 5, 2]
    assert table.points(n.FURNITURE_LINE) == [7, 0, 0, 0]
    assert table.totals() == [52.5, 76.5, 66, 57]
    assert table.ranks() == [4, 1, 2, 3]


@pytest.mark.rules("S9-VEC-3")
def test_the_same_position_with_the_other_sides() -> None:
    table = final_position("1B", "2A", "3B", "4B", "5B", "6A")
    for seat, cubes in enumerate((4, 1, 0, 3)):
        table.board(seat, red=cubes)
    assert table.totals() == [46, 68.5, 47, 35]
    assert [table.points(line)[BEN] for line in range(6)] == [10, 10, 1, 20, 8, 13.5]
    assert table.points(n.LAST_WORKS_LINE)[BEN] == 6


@pytest.mark.rules("S9-EX-11")
def test_the_bots_contribution_and_discard() -> None:
    """Tied red and blue give the lower, Medium, amount; a Medium concert costs it a yellow and a blue."""
    table = Situation(2)
    bot = 2
    table.board(bot, red=2, blue=2, yellow=1)
    table.ranked(HANDEL, MOZART, BACH, HAYDN, 4)
    amounts = {}
    for seed in range(40):
        table.table.secret[0] = seed
        world = table.tables.copy()
        table.concert(budget=+2)
        table.everybody_gives(4, 2)
        amounts[tuple(table.view().board.bot_tile)] = int(table.table.bot_amount)
        if table.view().board.bot_tile == (1, 3, 5):
            assert table.table.total == 4 + 2 + 3 + 2
            assert table.result() == n.MEDIUM
            assert table.cubes(bot) == {"red": 2, "blue": 1}
            assert table.table.coins[bot] == 0
            assert table.table.round_number == 2
            assert table.table.start == BEN, "the marker goes to the other player"
        table.tables[:] = world
    assert amounts == {(0, 2, 4): 2, (1, 3, 5): 3, (2, 4, 6): 4}
