"""Points at the end: every scoring tile in both sets, money, last works, and who wins."""

import pytest

from scherzo.core.match import Match
from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BACH, BEN, CARL, CHAIR, CLOCK, DAVID, GAME, HANDEL, MOZART, Situation


def table_with(tile: str, players: int = 4) -> Situation:
    """Handel's row has this scoring tile."""
    table = Situation(players)
    others = [f"{i}A" for i in range(1, 7 if players == 4 else 6) if str(i) != tile[0]]
    table.scoring(tile, *others)
    for seat in range(players):
        table.board(seat)
        table.purse(seat, 0)
    return table


def by_level(table: Situation) -> list[float]:
    """Ana's points for Handel's tile with 0, 1, 2, 3 and 4 works of his."""
    found = []
    for works in range(5):
        table.works(ANA, works)
        found.append(table.points(HANDEL)[ANA])
    return found


@pytest.mark.rules("S9-TILE-1")
@pytest.mark.parametrize(("players", "each"), [(4, 5), (3, 4)])
@pytest.mark.parametrize("tile", ["1A", "1B"])
def test_tile_1_pays_for_each_work(tile: str, players: int, each: int) -> None:
    """No levels."""
    assert by_level(table_with(tile, players)) == [0, each, 2 * each, 3 * each, 4 * each]


@pytest.mark.rules("S9-TILE-2A", "S9-SCORE-2", "S9-RULING-27")
@pytest.mark.parametrize("players", [4, 3])
def test_tile_2a_counts_successful_concerts(players: int) -> None:
    """Whoever gained by them."""
    table = table_with("2A", players)
    table.record((0,), (), (1, 2), (3, 4), ())
    assert by_level(table) == [0, 3, 6, 9, 9]


@pytest.mark.rules("S9-TILE-2B", "S9-RULING-27", "S9-RULING-23")
@pytest.mark.parametrize("players", [4, 3])
def test_tile_2b_counts_performers_with_repeats(players: int) -> None:
    """Halves stay."""
    table = table_with("2B", players)
    table.record((0,), (), (0, 2), (0, 4))
    assert by_level(table) == [0, 2.5, 5, 7.5, 7.5]


@pytest.mark.rules("S9-TILE-3A", "S9-RULING-26")
@pytest.mark.parametrize(("players", "levels"), [(4, (3, 4, 5)), (3, (2, 3, 4))])
def test_tile_3a_counts_the_dead(players: int, levels: tuple[int, int, int]) -> None:
    """Of those in play; Schubert in the box is not dead."""
    table = table_with("3A", players)
    assert by_level(table) == [0, 0, 0, 0, 0]
    table.dead(BACH, MOZART)
    first, second, third = levels
    assert by_level(table) == [0, 2 * first, 2 * second, 2 * third, 2 * third]


@pytest.mark.rules("S9-TILE-3B")
@pytest.mark.parametrize("players", [4, 3])
def test_tile_3b_counts_cubes_of_all_colours(players: int) -> None:
    table = table_with("3B", players)
    table.board(ANA, red=1, blue=2)
    assert by_level(table) == [0, 3, 4.5, 6, 6]


@pytest.mark.rules("S9-TILE-4A", "S9-RULING-13")
@pytest.mark.parametrize(("players", "levels"), [(4, (5, 6, 7)), (3, (4, 5, 6))])
def test_tile_4a_counts_furniture_sold(players: int, levels: tuple[int, int, int]) -> None:
    """Three minus what is left."""
    table = table_with("4A", players)
    table.purse(ANA, 0, CHAIR)
    first, second, third = levels
    assert by_level(table) == [0, 2 * first, 2 * second, 2 * third, 2 * third]
    table.purse(ANA, 0, 7)
    assert by_level(table) == [0, 0, 0, 0, 0]


@pytest.mark.rules("S9-VEC-2", "S9-TILE-4B", "S9-TILE-4B-TIE", "S9-RULING-23")
@pytest.mark.parametrize(
    ("works", "points"),
    [
        ((3, 1, 1, 1), (20, 16 / 3, 16 / 3, 16 / 3)),
        ((1, 1, 1, 1), (9, 9, 9, 9)),
        ((2, 2, 1), (12, 12, 6)),
        ((3, 1, 1), (15, 7.5, 7.5)),
        ((2, 2, 2), (10, 10, 10)),
        ((0, 3, 2), (0, 15, 9)),
    ],
)
def test_tile_4b_shares_ranks_exactly(works: tuple[int, ...], points: tuple[float, ...]) -> None:
    table = table_with("4B", len(works))
    for seat, count in enumerate(works):
        table.works(seat, count)
    assert table.points(HANDEL) == pytest.approx(points, abs=1e-12)
    parts = [int(i) for i in table.sheet()[: len(works), 2 + HANDEL]]
    assert parts == [round(p * GAME.score_scale) for p in points], "whole parts: nothing is rounded"


@pytest.mark.rules("S9-VEC-2", "S9-RULING-29")
def test_tile_4b_ranks_the_bot_like_a_third_player() -> None:
    """Its own points are ignored."""
    table = table_with("4B", 2)
    table.works(ANA, 3)
    table.works(BEN, 1)
    table.works(2, 2)
    assert table.points(HANDEL) == [15, 6]
    assert table.sheet()[2, 0] == 0


@pytest.mark.rules("S9-TILE-5A", "S9-RULING-25")
@pytest.mark.parametrize("players", [4, 3])
def test_tile_5a_counts_colours_its_own_included(players: int) -> None:
    table = table_with("5A", players)
    table.works(ANA, 0, 2, 1)
    assert by_level(table) == [0, 3, 6, 9, 9]


@pytest.mark.rules("S9-TILE-5B", "S9-RULING-25")
@pytest.mark.parametrize(("players", "levels"), [(4, (2, 3, 4)), (3, (1, 2, 3))])
def test_tile_5b_counts_pairs_its_own_included(players: int, levels: tuple[int, int, int]) -> None:
    """Floor(n / 2) of each colour."""
    table = table_with("5B", players)
    table.works(ANA, 0, 5, 1)
    first, second, third = levels
    assert by_level(table) == [0, 2 * first, 3 * second, 3 * third, 4 * third]


@pytest.mark.rules("S9-TILE-6")
@pytest.mark.parametrize("tile", ["6A", "6B"])
def test_tile_6_counts_works_of_the_other_colours(tile: str) -> None:
    """Four players only."""
    table = table_with(tile)
    table.works(ANA, 0, 2, 0, 0, 0, 1)
    assert by_level(table) == [0, 3, 4.5, 6, 6]
    assert Situation(3).box.tiles == 5


@pytest.mark.rules("S9-GEN-7")
def test_a_colour_scores_by_the_tile_at_the_end_of_its_own_track() -> None:
    table = Situation(4)
    table.scoring("2A", "1A", "3A", "4A", "5A", "6A")
    table.works(ANA, 0, 2)
    assert table.points(BACH)[ANA] == 10
    assert table.points(HANDEL)[ANA] == 0


@pytest.mark.rules("S9-SCORE-4")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (12, 4), (19, 6)])
def test_three_coins_are_a_point_rounded_down(coins: int, points: int) -> None:
    table = Situation(4)
    table.purse(ANA, coins)
    assert table.points(n.MONEY_LINE)[ANA] == points


@pytest.mark.rules("S9-SCORE-5")
def test_last_works_count_tiles_of_the_dead() -> None:
    table = Situation(4)
    table.works(ANA, 2, 1, 0, 3, 0, 0)
    table.dead(BACH, MOZART)
    assert table.points(n.LAST_WORKS_LINE)[ANA] == 4


@pytest.mark.rules("S9-RULING-53")
def test_before_the_end_the_score_is_as_if_it_ended_now() -> None:
    """An empty track is a death, a closed hand is not paid, a sealed sale not made."""
    table = table_with("1A", 3)
    table.works(ANA, 0, 1)
    table.purse(ANA, 9, CHAIR)
    table.left(yellow=0)
    table.concert(0)
    table.choose(ANA, 6)
    assert not table.table.dead[BACH]
    lines = [table.points(line)[ANA] for line in (n.LAST_WORKS_LINE, n.MONEY_LINE, n.FURNITURE_LINE)]
    assert lines == [1, 3, 2]


@pytest.mark.rules("S9-SCORE-1")
def test_the_total_is_the_sum_of_the_four_sources() -> None:
    """Scoring tiles, unsold furniture, money, last works."""
    table = table_with("1A")
    table.works(ANA, 2)
    table.dead(HANDEL)
    table.purse(ANA, 7, CHAIR | CLOCK)
    lines = [table.points(line)[ANA] for line in (HANDEL, n.MONEY_LINE, n.LAST_WORKS_LINE, n.FURNITURE_LINE)]
    assert lines == [10, 2, 2, 6]
    assert table.totals()[ANA] == 20


@pytest.mark.rules("S9-SCORE-6")
def test_a_tie_goes_to_more_composition_tiles_then_victory_is_shared() -> None:
    """Ben and Carl have 20 points and 4 tiles, Ana 20 and 3, David fewer points and more tiles."""
    table = table_with("1A")
    for seat, (red, yellow, coins) in enumerate(((3, 0, 15), (4, 0, 0), (4, 0, 0), (0, 6, 0))):
        table.scoring("1A", "3A", "2A", "4A", "5A", "6A")
        table.works(seat, red, yellow)
        table.purse(seat, coins)
    assert table.totals() == [20, 20, 20, 0]
    assert table.ranks() == [3, 1, 1, 4]


@pytest.mark.rules("S9-RULING-23")
def test_exact_fractions_decide() -> None:
    """16/3 beats 5, and half a point is half a point."""
    table = table_with("4B")
    for seat, works in enumerate((3, 1, 1, 1)):
        table.works(seat, works)
    table.purse(CARL, 3)
    assert table.totals()[BEN] == pytest.approx(16 / 3)
    assert table.totals()[CARL] == pytest.approx(16 / 3 + 1)
    assert table.ranks() == [1, 3, 2, 3]


@pytest.mark.rules("S9-SCORE-1", "S9-TILE-1", "S9-TILE-2B")
def test_the_final_sheet_is_the_rulebooks_pad_with_rules() -> None:
    """A line for every colour's tile, money, last works, furniture and the total."""
    table = Situation(4)
    table.scoring("1A", "2B", "3A", "4A", "5A", "6B")
    table.works(DAVID, 1, 1)
    table.round(6)
    table.record((0, 1, 2))
    table.table.step, table.table.waiting = n.OVER, 0
    sheet = table.view().sheet
    assert [line.name for line in sheet] == [
        "Handel's tiles, by scoring tile 1A",
        "Bach's tiles, by scoring tile 2B",
        "Haydn's tiles, by scoring tile 3A",
        "Mozart's tiles, by scoring tile 4A",
        "Beethoven's tiles, by scoring tile 5A",
        "Schubert's tiles, by scoring tile 6B",
        "Money",
        "Last works",
        "Unsold furniture",
        "Total",
    ]
    assert [line.rules[0] for line in sheet[:2]] == ["S9-TILE-1", "S9-TILE-2B"]
    assert sheet[1].points == ("0", "0", "0", "1.5")
    assert sheet[9].points == ("15", "15", "15", "21.5")
    assert table.view().winners == (DAVID,)


@pytest.mark.rules("S9-RULING-39")
def test_after_the_end_everything_is_shown() -> None:
    match = Match(GAME, 3, 5)
    while not match.over:
        seat = match.waiting[0]
        assert match.view(-1).seats[seat].coins is None
        match.choose(seat, match.legal(seat)[0])
    assert all(s.coins is not None and s.furniture is not None for s in match.view(-1).seats)
