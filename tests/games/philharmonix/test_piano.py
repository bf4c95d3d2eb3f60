"""The piano track: PH-PIANO, its rulings and examples."""

import pytest

from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.components.basics import Effect

from .situation import Situation, with_key


def moving(start: int, stars: int, players: int = 3, components: Components | None = None) -> Situation:
    """Seat 0 has just gained that many stars (1 to 3) from there, by promoting the conductor."""
    row = {1: 1, 2: 3, 3: 5}[stars]
    s = Situation(players, components=components).strength("promote", row)
    s.give(0, stars=start, credits=20, experience=12).symphonies(0).play("promote", f"row-{row}")
    return s.play(*["conduct-yellow-blue", "conduct-blue-green", "conduct-green-white"][:stars])


@pytest.mark.rules("PH-PIANO-1")
def test_the_position_is_the_number_of_stars_gained() -> None:
    """By recruiting, upgrading and conducting."""
    assert moving(9, 3).of(0, "stars") == (12,)


@pytest.mark.rules("PH-PIANO-2")
def test_a_key_passed_may_be_taken_at_once_or_never() -> None:
    """A disc for its bonus; a key declined is not offered by the next movement."""
    s = moving(8, 1)
    assert s.legal == {"skip", "key-7"}
    s.play("key-7")
    assert s.of(0, "fans", "discs") == (3, 10)
    assert s.table.key_owner[7] == 0
    s = moving(7, 1).play("skip", "end").turn_of(0).strength("patron", 1).patrons("P3").impressed(0, "P3", 1)
    s.play("patron", "row-1", "activate-P3", "raise-strings-0")
    assert s.legal == {"skip", "key-7"}, "key 6 is behind"


@pytest.mark.rules("PH-PIANO-3")
def test_one_disc_per_key_and_per_set() -> None:
    """Another's key is not on offer; a set with an own disc offers nothing."""
    s = Situation().keys_of(1, 4).strength("promote", 5).give(0, stars=3, credits=20).symphonies(0)
    s.play("promote", "row-5", "conduct-yellow-blue", "conduct-blue-green", "conduct-green-white")
    assert s.legal == {"skip", "key-3", "key-5"}
    s = Situation().keys_of(0, 3).strength("promote", 3).give(0, stars=4, credits=20)
    s.play("promote", "row-3", "conduct-yellow-blue", "conduct-blue-green")
    assert s.asked == n.TURN


@pytest.mark.rules("PH-PIANO-4", "PH-RULING-57")
def test_several_sets_in_one_movement() -> None:
    """One key in each, from left to right."""
    s = moving(5, 3)
    assert s.legal == {"skip", "key-5"}
    s.play("key-5", "decline")
    assert s.legal == {"skip", "key-6"}
    s.play("key-6")
    assert s.of(0, "discs") == (12 - 3 - 2,)


@pytest.mark.rules("PH-PIANO-5", "PH-RULING-56")
def test_prestige_markers_passed() -> None:
    """For moving off the last white key of the set, not for reaching it."""
    assert moving(4, 2).of(0, "prestige") == (10,)
    assert moving(6, 1).of(0, "prestige") == (11,)
    assert moving(13, 1).of(0, "prestige") == (12,)
    assert moving(20, 1).of(0, "prestige") == (13,)


@pytest.mark.rules("PH-PIANO-6", "PH-RULING-59")
def test_every_star_beyond_the_end_gives_prestige() -> None:
    """Also a star that comes as a bonus."""
    s = moving(26, 3)
    assert s.of(0, "stars", "prestige") == (27, 12)
    s = Situation().give(0, stars=27, ap=9)
    s.table.turn_tiles[0] = 2  # T3: its last space is a star
    s.play("pass", "space-4")
    assert s.of(0, "stars", "prestige") == (27, 11)


@pytest.mark.rules("PH-PIANO-7")
def test_credits_follow_the_set_of_the_position() -> None:
    """3 at 9, 6 at 20."""
    box = Situation().box
    assert (int(box.credits_at[9]), int(box.credits_at[20])) == (3, 6)
    assert [int(box.credits_at[p]) for p in (0, 2, 3, 6, 7)] == [1, 1, 2, 2, 3]


@pytest.mark.rules("PH-RULING-56")
def test_a_black_key_lies_between_two_white_ones() -> None:
    """Moving from 3 to 4 passes key 3; from 6 to 7 none."""
    assert moving(3, 1).legal == {"skip", "key-3"}
    assert moving(6, 1).asked == n.TURN


@pytest.mark.rules("PH-RULING-57")
def test_stars_won_by_a_key_move_after_the_other_choices() -> None:
    """A new movement once the keys of this one are chosen."""
    s = moving(5, 3, components=with_key(5, Effect("star", 1))).play("key-5")
    assert s.of(0, "stars") == (8,)
    assert s.legal == {"skip", "key-6"}
    s.play("skip")
    assert s.of(0, "stars") == (9,)
    assert s.legal == {"skip", "key-7"}, "passed by the second movement"


@pytest.mark.rules("PH-RULING-57")
def test_an_upgrade_won_by_a_key_waits_too() -> None:
    """Key 11 upgrades a musician; its star moves after key 11's set is done."""
    s = moving(14, 2).play("key-11", "raise-brass-0")
    assert s.of(0, "stars") == (17,)
    assert s.asked == n.TURN, "the second key of the set is not offered"


@pytest.mark.rules("PH-RULING-58")
def test_no_key_without_a_disc() -> None:
    """And covered keys are nobody's disc in their set."""
    s = Situation().keys_of(0, 1, 8, 11, 13, 16, 18).conductor(0, 1, 2, 3, 4).strength("promote", 3)
    s.played(0, "red-inner").give(0, stars=5, credits=9).play("promote", "row-3", "raise-strings-0", "raise-brass-0")
    assert s.of(0, "discs", "stars") == (0, 7)
    assert s.asked == n.TURN
    s = Situation(2).strength("promote", 5).give(0, stars=3, credits=20).symphonies(0)
    s.play("promote", "row-5", "raise-strings-0", "raise-brass-0", "raise-woodwind-0")
    assert s.legal == {"skip", "key-3", "key-5"}


@pytest.mark.rules("PH-RULING-60")
def test_the_marker_never_goes_back() -> None:
    """Not at the end of a round either."""
    s = moving(8, 1).play("skip").passes().passes().passes()
    assert s.table.round_number == 2
    assert s.of(0, "stars") == (9,)


@pytest.mark.rules("PH-EX-12")
def test_example_12() -> None:
    """8 to 10 passes key 7 only: 3 fans, no prestige."""
    s = moving(8, 2)
    assert s.legal == {"skip", "key-7"}
    s.play("key-7")
    assert s.of(0, "fans", "prestige", "stars") == (3, 10, 10)


@pytest.mark.rules("PH-EX-13")
def test_example_13() -> None:
    """12 to 15 passes keys 10 and 11, none taken, 2 prestige for the marker."""
    s = moving(12, 3)
    assert s.legal == {"skip", "key-10"}
    s.play("skip")
    assert s.legal == {"skip", "key-11"}
    s.play("skip")
    assert s.of(0, "prestige", "discs") == (12, 9)


@pytest.mark.rules("PH-EX-24")
def test_example_24() -> None:
    """4 to 9 by an Audition: one of keys 4 and 5, one of 6 and 7; with two players not 4 and 6."""
    for players, first, second in ((3, {"key-4", "key-5"}, {"key-6", "key-7"}), (2, {"key-5"}, {"key-7"})):
        s = Situation(players).strength("audition", 3).give(0, stars=4, credits=20, experience=0).symphonies(0)
        s.ship(0, "blue-middle").region_tiles("blue", "strings", "").musician_dice("strings-1", "percussion-2")
        s.play("audition", "row-3", "die-2", "special-musician")
        assert s.of(0, "stars", "prestige") == (9, 11)
        assert s.legal == {"skip"} | first
        s.play("skip")
        assert s.legal == {"skip"} | second
