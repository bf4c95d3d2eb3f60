"""Several discs in one play: soloists, chains, and placement that is forced (2.6, 2.7)."""

import pytest

from scherzo.games.symphony import names as n

from .placing import playing
from .situation import BLACK, BLUE, RED, Situation


@pytest.mark.rules("SY-EX-22")
def test_a_well_placed_piano_plays_three_discs_in_one_turn() -> None:
    """A pair on a Semibreve of the first Voice (3+1)+(1+1), the third disc on the second Voice 2+1."""
    s = playing("Piano", well=True).begin().play("2.1.10", "with-2")
    assert s.placed_points(RED) == 6
    assert s.asking == n.PLACE
    s.play("2.2.1")
    assert s.placed_points(RED) == 9
    assert s.discs_on("C1") == []


@pytest.mark.rules("SY-ABIL-SOLO", "SY-RULING-33", "SY-RULING-34")
def test_soloist_discs_are_all_played_in_order_and_need_not_be_adjacent() -> None:
    """Each sees the board with the earlier ones; one that cannot land is burnt."""
    s = playing("Crash Cymbals", well=True).fill_area("2.1.4", "2.2.1", "2.3.8").minim("2.2.8", "clef").begin()
    s.play("2.1.4")
    assert s.offers == {"2.2.1", "2.3.8"}
    s.play("2.2.1")
    assert s.stack_on("2.3.8") == [RED]  # its only note, taken without asking
    assert len(s.events(n.BURNT)) == 1


@pytest.mark.rules("SY-RULING-33")
def test_tuplet_power_of_an_earlier_disc_of_the_group_counts() -> None:
    """The first disc on 2.1.1 opens 2.1.2."""
    s = playing("Harpsichord").discs("2.1.2", BLUE).begin()
    assert "2.1.2" not in s.offers
    s.play("2.1.1")
    assert "2.1.2" in s.offers


@pytest.mark.rules("SY-RULING-34")
def test_a_group_pair_must_be_played_if_the_first_disc_can_go_nowhere_else() -> None:
    """The group move is mandatory, so the pair on the last Semibreve is played without asking."""
    s = playing("Harpsichord").fill_area("2.1.10").begin()
    assert s.stack_on("2.1.10") == [RED, RED]
    assert s.events(n.BURNT) == []


@pytest.mark.rules("SY-ABIL-CHAIN", "SY-RULING-35")
def test_chained_discs_go_next_to_the_last_one_in_the_same_voice() -> None:
    """Left or right neighbour, optional; an occupied one is not skipped."""
    s = playing("French Horn").begin().play("2.1.5")
    assert s.offers == {"2.1.4", "2.1.6", "stop"}
    s.play("2.1.4")
    s = playing("French Horn").discs("2.1.6", BLUE).begin().play("2.1.5")
    assert s.offers == {"2.1.4", "stop"}
    s.play("stop")
    assert s.discs_on("C1") == [RED]  # it stays for the next turn
    assert s.asking == n.PLACE


@pytest.mark.rules("SY-RULING-35")
def test_a_chain_crosses_bar_lines_but_not_the_batons() -> None:
    """2.1.3 (bar 4) and 2.1.4 (bar 5) are neighbours; 1.1.10 (bar 3) is outside the area of C."""
    assert playing("French Horn").begin().play("2.1.3").offers == {"2.1.2", "2.1.4", "stop"}
    assert playing("French Horn").begin().play("2.1.1").offers == {"2.1.2", "stop"}
    crossing = playing("French Horn", movement="B").begin().play("1.1.10")
    assert crossing.offers == {"1.1.9", "2.1.1", "stop"}  # across the border of two Sheets


@pytest.mark.rules("SY-RULING-35")
def test_a_chained_disc_may_overwrite_if_it_is_able_to() -> None:
    """The well-placed French Horn has Overwriting."""
    s = playing("French Horn", well=True).discs("2.1.6", BLUE).begin().play("2.1.5")
    assert "2.1.6" in s.offers


@pytest.mark.rules("SY-RULING-35")
def test_nothing_is_chained_to_a_burnt_disc() -> None:
    """A burnt first disc ends the play; the second disc has its own turn."""
    s = playing("French Horn").fill_area().begin()
    assert len(s.events(n.BURNT)) == 2
    assert s.asking != n.CHAIN


@pytest.mark.rules("SY-RULING-35")
def test_neighbours_after_a_semibreve_are_those_of_the_semibreve() -> None:
    """After the pair on 2.1.10 the third disc of the Xylophone goes on 2.1.9."""
    s = playing("Xylophone", well=True).begin().play("2.1.10")
    assert s.offers == {"2.1.9", "stop"}


@pytest.mark.rules("SY-ABIL-CHAIN-2")
def test_chained_choirs_ask_the_owner_of_the_next_disc() -> None:
    """Red plays, Blue may chain, then Red, until somebody declines."""
    s = Situation(5).seat("C1", "Soprano and Tenor", RED, BLUE).begin()
    s.play("2.1.5")
    assert (s.waiting, s.asking) == (BLUE, n.CHAIN)
    s.play("2.1.6")
    assert (s.waiting, s.offers) == (RED, {"2.1.7", "stop"})
    assert (s.placed_points(RED), s.placed_points(BLUE)) == (3, 3)
    s.play("stop")
    assert (s.waiting, s.asking) == (RED, n.PLACE)


@pytest.mark.rules("SY-RULING-35")
def test_a_chained_disc_inside_a_dotted_line_follows_the_chaining_rule_alone() -> None:
    """The Organ with a Chaining token chains its group discs one by one; the rest is a later group."""
    s = playing("Organ").token(RED, "chaining").begin().play("chaining", "2.1.4")
    assert s.offers == {"2.1.3", "2.1.5", "stop"}
    s.play("2.1.5", "stop")
    assert s.discs_on("C1") == [RED, BLACK]
    s.play("2.2.1")
    assert s.asking == n.PLACE  # the group: the black disc must follow
    assert s.discs_on("C1") == [BLACK]


@pytest.mark.rules("SY-RULING-34")
def test_discs_behind_a_soloist_group_may_be_chained_to_its_last_disc() -> None:
    """Only with Chaining; here a Harpsichord with a third disc outside its line."""
    s = playing("Harpsichord").on("C1", RED, RED, RED).token(RED, "chaining").begin().play("chaining", "2.1.4", "2.2.5")
    assert s.offers == {"2.2.6", "stop"}  # 2.2.4 is a Semibreve
    s = playing("Harpsichord").on("C1", RED, RED, RED).begin().play("2.1.4", "2.2.5")
    assert s.asking == n.PLACE  # without Chaining it waits for the next turn


@pytest.mark.rules("SY-RULING-32")
def test_placement_is_forced_however_bad_the_note_is() -> None:
    """A disc is burnt only if no legal placement exists."""
    s = playing("Violin").on("C1", RED).fill_area("2.3.10").begin()
    assert s.stack_on("2.3.10") == [RED]
    s = playing("Violin").fill_area("2.3.10", "2.3.8").begin()
    assert s.offers == {"2.3.10", "2.3.8"}


@pytest.mark.rules("SY-RULING-32")
def test_an_optional_help_may_be_declined() -> None:
    """A French Horn whose first disc could land only in a pair may be burnt instead."""
    s = playing("French Horn").fill_area("2.1.10").begin()
    assert s.offers == {"2.1.10", "burn"}
    assert s.play("burn").stack_on("2.1.10") == []


@pytest.mark.rules("SY-RULING-96")
def test_steps_have_fewer_than_128_options_and_name_each_note_once() -> None:
    """One option per note of the area."""
    for movement in "ABCDE":
        s = playing("Harpsichord", movement=movement).begin()
        assert 0 < len(s.options()) < 128
