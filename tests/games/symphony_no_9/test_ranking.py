"""The fame ranking: reputation, then the space further right, then the row nearer to the board."""

import msgspec
import pytest

from .situation import ANA, BACH, BEETHOVEN, HANDEL, HAYDN, MOZART, PARTS, SCHUBERT, Situation


def ranking(table: Situation) -> tuple[str, ...]:
    table.end_sponsor_phase()
    found: tuple[str, ...] = table.view().ranking
    return found


@pytest.mark.rules("S9-RANK-1", "S9-RULING-2")
def test_reputation_is_the_rightmost_uncovered_space() -> None:
    """A partly emptied space is still covered."""
    table = Situation(4)
    seen = []
    for left in range(17, -1, -1):
        table.left(red=left)
        seen.append(table.view().composers[HANDEL].reputation)
    assert seen == [3, 3, 3, 5, 5, 3, 3, 6, 4, 4, 1, 1, 2, 2, 2, 6, 6, 5]


@pytest.mark.rules("S9-RULING-1")
def test_every_track_begins_with_an_uncovered_space() -> None:
    """The starting reputation; if a corrected file puts cubes there, reputation is 0 before any space."""
    table = Situation(4)
    assert [(c.reputation, c.position) for c in table.view().composers] == [
        (3, 0),
        (3, 0),
        (2, 0),
        (4, 0),
        (1, 0),
        (2, 0),
    ]
    tracks = []
    for track in PARTS.career_tracks:
        cubes = list(track.cubes)
        cubes[0], cubes[1] = cubes[1], 0
        tracks.append(msgspec.structs.replace(track, cubes=tuple(cubes)))
    covered = Situation(3, parts=msgspec.structs.replace(PARTS, career_tracks=tuple(tracks)))
    assert [(c.reputation, c.position) for c in covered.view().composers] == [(0, -1)] * 5
    covered.left(blue=14)
    mozart = covered.view().composers[MOZART]
    assert (mozart.reputation, mozart.position) == (6, 1)
    assert ranking(covered)[0] == "mozart"


@pytest.mark.rules("S9-RANK-2", "S9-RANK-6")
def test_composers_are_sorted_by_reputation() -> None:
    """One on High, three on Medium, two on Low with four players."""
    table = Situation(4)
    table.left(red=13, yellow=14, green=15, blue=9, purple=13, brown=15)
    assert [c.reputation for c in table.view().composers] == [5, 4, 1, 3, 4, 5]
    assert ranking(table) == ("handel", "schubert", "beethoven", "bach", "mozart", "haydn")
    high, medium, low = table.view().board.levels
    assert high.composers == ("handel",)
    assert medium.composers == ("schubert", "beethoven", "bach")
    assert low.composers == ("mozart", "haydn")
    assert [c.rank for c in table.view().composers] == [1, 4, 6, 5, 3, 2]


@pytest.mark.rules("S9-RANK-7", "S9-RULING-38")
def test_with_fewer_players_the_medium_level_has_two_spots() -> None:
    """Every composer in play has one place."""
    table = Situation(3)
    order = ranking(table)
    high, medium, low = table.view().board.levels
    assert (high.composers, medium.composers, low.composers) == (order[:1], order[1:3], order[3:])
    assert sorted(order) == ["bach", "beethoven", "handel", "haydn", "mozart"]


@pytest.mark.rules("S9-RULING-38")
def test_with_four_players_too_the_spots_are_as_many_as_the_composers() -> None:
    table = Situation(4)
    assert len(set(ranking(table))) == 6
    assert int(table.box.spots.sum()) == 6


@pytest.mark.rules("S9-RANK-3")
def test_a_tie_goes_to_the_space_further_right() -> None:
    """Mozart's 4 on his third space is ahead of Bach's 4 on his second, though Bach's row is nearer."""
    table = Situation(4)
    table.left(yellow=16, blue=14)
    composers = table.view().composers
    assert [(composers[m].reputation, composers[m].position) for m in (BACH, MOZART)] == [(4, 1), (4, 2)]
    order = ranking(table)
    assert order.index("mozart") < order.index("bach")


@pytest.mark.rules("S9-RANK-4")
def test_a_tie_on_the_same_space_goes_to_the_nearer_row() -> None:
    table = Situation(4)
    table.left(red=14, brown=15)
    composers = table.view().composers
    assert [(composers[m].reputation, composers[m].position) for m in (HANDEL, SCHUBERT)] == [(5, 1), (5, 1)]
    order = ranking(table)
    assert order.index("handel") < order.index("schubert")


@pytest.mark.rules("S9-RANK-5")
def test_the_dead_are_ranked_like_the_living() -> None:
    """A dead Bach (2, last space) is ahead of a living Haydn with 2 on his first space."""
    table = Situation(4)
    table.dead(BACH)
    assert table.view().composers[BACH].reputation == 2
    order = ranking(table)
    assert order.index("bach") < order.index("haydn")
    assert order.index("bach") < order.index("schubert")
    assert order.index("handel") < order.index("bach")


@pytest.mark.rules("S9-VEC-10")
def test_an_emptied_track_shows_its_last_space_before_and_after_death() -> None:
    """Handel's is 5."""
    table = Situation(4)
    table.left(red=0)
    assert table.view().composers[HANDEL].reputation == 5
    table.dead(HANDEL)
    assert table.view().composers[HANDEL].reputation == 5


@pytest.mark.rules("S9-RULING-11")
def test_the_ranking_does_not_change_during_the_concert() -> None:
    """A cube taken as High bonus moves a track, but levels and performers are fixed."""
    table = Situation(4)
    table.boards({"red": 1}, {}, {}, {})
    table.ranked(BEETHOVEN, HANDEL, BACH, HAYDN, MOZART, SCHUBERT)
    table.left(red=15)
    table.concert(budget=+2)
    table.everybody_gives(6, 4, 3, 0)
    assert table.waiting == [ANA], "Ana takes the High bonus"
    table.choose(ANA, BEETHOVEN)
    assert table.view().ranking[0] == "beethoven"
    assert table.cubes(ANA) == {"red": 1, "purple": 1}, "the new purple cube was not paid for and not discarded"
    assert table.coins()[ANA] == 20 - 6
