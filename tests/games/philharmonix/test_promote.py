"""Promote: PH-PROMOTE, its rulings and example."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import Situation


def promoting(row: int = 5, **orchestra: tuple[int, ...]) -> Situation:
    s = Situation().strength("promote", row).give(0, credits=20, experience=12).orchestra(0, **orchestra)
    return s.play("promote", f"row-{row}")


@pytest.mark.rules("PH-PROMOTE-1")
def test_the_row_costs_credits_and_experience_and_gives_points() -> None:
    """Row V: 6 credits, 3 experience, 3 points."""
    s = promoting(5)
    assert s.of(0, "credits", "experience") == (14, 9)
    s.play("raise-strings-0", "raise-brass-0", "conduct-red-yellow")
    assert s.asked == n.KEY, "three points are spent"


@pytest.mark.rules("PH-PROMOTE-2", "PH-PROMOTE-6")
def test_a_point_raises_a_musician_by_one_star() -> None:
    """And each star moves the marker."""
    s = promoting(1).play("raise-strings-0", "skip")
    assert s.ranks(0, "strings") == [1]
    assert s.of(0, "stars") == (1,)


@pytest.mark.rules("PH-PROMOTE-3", "PH-PROMOTE-4", "PH-RULING-25")
def test_tiles_are_replaced_flipped_and_replaced_again() -> None:
    """One musician three times; the 0-star tile leaves the game."""
    s = promoting(5)
    supply, bag, gone = (int(getattr(s.table, n)[0]) for n in ("tile_supply", "black_bag", "zeros_gone"))
    s.play("raise-strings-0")
    assert (int(s.table.tile_supply[0]), int(s.table.zeros_gone[0])) == (supply - 1, gone + 1)
    s.play("raise-strings-1")
    assert int(s.table.tile_supply[0]) == supply - 1
    s.play("raise-strings-2", "skip")
    assert (int(s.table.tile_supply[0]), int(s.table.black_bag[0])) == (supply, bag - 1)
    assert s.ranks(0, "strings") == [3]


@pytest.mark.rules("PH-PROMOTE-5", "PH-RULING-46")
def test_three_stars_need_a_tile_in_the_black_bag() -> None:
    """Tiles lying in regions do not count; the type is picked, not drawn."""
    s = Situation().strength("promote", 1).give(0, credits=20, experience=12).orchestra(0, strings=(2,))
    s.orchestra(1, strings=(3, 3, 3)).orchestra(2, strings=(3, 3, 3))
    for region, name in enumerate(("blue", "green", "yellow", "red", "purple", "orange")):
        s.region_tiles(name, "strings" if region == 0 else "brass", "")
    assert s.table.black_bag[0] == 0
    s.play("promote", "row-1")
    assert "raise-strings-2" not in s.legal
    assert s.why_not(n.RAISE + 2) == "PH-PROMOTE-5"


@pytest.mark.rules("PH-PROMOTE-7")
def test_the_conductor_gets_a_disc_on_a_free_slot() -> None:
    """Two colours each, worth a star on the piano."""
    s = promoting(1)
    slots = {o for o in s.legal if o.startswith("conduct")}
    assert slots == {
        "conduct-yellow-blue",
        "conduct-blue-green",
        "conduct-green-white",
        "conduct-red-white",
        "conduct-red-yellow",
    }
    s.play("conduct-yellow-blue", "skip")
    assert s.of(0, "discs", "conductor", "stars") == (11, 1, 1)


@pytest.mark.rules("PH-PROMOTE-8")
def test_the_conductor_several_times_in_a_turn() -> None:
    """Each slot once."""
    s = promoting(5).play("conduct-yellow-blue")
    assert "conduct-yellow-blue" not in s.legal
    s.play("conduct-blue-green", "conduct-green-white")
    assert s.of(0, "conductor") == (0b111,)


@pytest.mark.rules("PH-PROMOTE-9")
def test_a_disc_opens_the_gold_row_for_its_two_colours() -> None:
    s = Situation().strength("compose", 2).conductor(0, 1).symphonies(0, "yellow silver", "blue silver", "red silver")
    s.play("compose", "row-2")
    assert {"yellow-to-gold-row", "blue-to-gold-row"} <= s.legal
    assert "red-to-gold-row" not in s.legal


@pytest.mark.rules("PH-RULING-44", "PH-RULING-48")
def test_points_may_be_left() -> None:
    """The row is paid in full anyway."""
    s = promoting(5).play("raise-strings-0", "finish", "skip")
    assert s.of(0, "credits", "experience", "stars") == (14, 9, 1)


@pytest.mark.rules("PH-RULING-45")
def test_the_marker_moves_once_at_the_end() -> None:
    """By all stars gained."""
    s = promoting(5).play("raise-strings-0", "raise-strings-1")
    assert s.of(0, "stars") == (0,)
    s.play("raise-strings-2")
    assert s.of(0, "stars") == (3,)
    assert s.told(n.STARS_MOVED)[0].b == 3


@pytest.mark.rules("PH-RULING-47")
def test_no_sixth_disc_and_none_without_a_free_one() -> None:
    """A second disc for a colour brings no more than the star."""
    s = Situation().strength("promote", 1).give(0, credits=20).conductor(0, 1, 2, 3, 4, 5).play("promote", "row-1")
    assert not any(option.startswith("conduct") for option in s.legal)
    s = Situation().strength("promote", 1).give(0, credits=20).conductor(0, 1, 2, 3, 4)
    s.keys_of(0, 1, 3, 6, 8, 11, 13, 16, 18)
    assert s.of(0, "discs") == (0,)
    s.play("promote", "row-1")
    assert not any(option.startswith("conduct") for option in s.legal)
    assert s.why_not(n.CONDUCT + 4) == "PH-RULING-47"


@pytest.mark.rules("PH-EX-9")
def test_example_9() -> None:
    """Woodwind 1 to 2, strings 2 to 3, conductor for blue and yellow; star 5 to 8, 1 prestige."""
    s = Situation().strength("promote", 5).orchestra(0, woodwind=(1,), strings=(2,)).give(0, stars=5, credits=10)
    bag = int(s.table.black_bag[0])
    s.play("promote", "row-5", "raise-woodwind-1", "raise-strings-2", "conduct-yellow-blue", "skip", "skip")
    assert s.of(0, "credits", "experience", "discs", "stars", "prestige") == (4, 2, 11, 8, 11)
    assert (s.ranks(0, "woodwind"), s.ranks(0, "strings")) == ([2], [3])
    assert s.table.black_bag[0] == bag - 1
    assert s.of(0, "conductor") == (1,)
