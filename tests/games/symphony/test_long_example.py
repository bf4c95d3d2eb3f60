"""The long example of the rulebook: Column C with four players, move for move (SY-EX-12)."""

import pytest

from scherzo.games.symphony import names as n

from .situation import BLACK, BLUE, GREEN, RED, YELLOW, Situation, switched


def column_c() -> Situation:
    """Piano, Choir 41, Trombone, Celesta and Euphonium; discs of Movement B on 2.1.2 and 2.3.2; two tokens on
    Minims.
    """
    s = Situation(players=4, movement="C")
    s.seat("C1", "Piano", RED)
    s.seat("C2", "2-Part Choir (sharp)", BLUE, YELLOW)
    s.seat("C3", "Trombone", GREEN)
    s.seat("C4", "Celesta", BLUE)
    s.seat("C5", "Euphonium", GREEN)
    s.stack("C4")
    s.concertmaster(YELLOW)
    s.discs("2.1.2", RED).discs("2.3.2", GREEN)
    s.minim("2.3.7", "eclectic").minim("2.2.8", "clef").token(GREEN, "chaining")
    return s


@pytest.mark.rules("SY-EX-12", "SY-RULING-30", "SY-RULING-31")
def test_column_c_of_the_long_example_move_for_move() -> None:
    """SY-EX-12, with SY-RULING-30 (Absolute discs score nothing) and SY-RULING-31 (disc 6 is a slip of the text)."""
    s = column_c()
    assert [s.table.well[at] for at in (12, 13, 14, 15, 16)] == [0, 0, 1, 1, 1]
    s.begin()

    assert s.waiting == GREEN  # Attack: the Euphonium is Imminent
    s.play("chaining", "2.1.4", "2.1.5", "2.1.6")
    assert [s.stack_on(x) for x in ("2.1.4", "2.1.5", "2.1.6")] == [[GREEN], [BLACK], [GREEN]]
    assert s.placed_points(GREEN) == 6

    assert s.waiting == YELLOW  # the Concertmaster, by tuplet power of the set-up disc on 2.1.1
    s.play("black", "2.1.2")
    assert s.stack_on("2.1.2") == [RED, BLACK]

    assert s.waiting == RED  # Body
    s.play("2.2.4")
    while s.asking == n.PAIR:
        s.play("with-2")
    assert s.stack_on("2.2.4") == [RED, RED]
    assert s.placed_points(RED) == 3

    s.play("2.3.5")
    assert s.stack_on("2.3.5") == [BLACK, BLUE]
    assert s.placed_points(BLUE) == 1
    s.play("2.3.10")  # the Trombone's black disc
    s.play("2.1.8")  # the Celesta
    assert s.placed_points(BLUE) == 4

    s.play("2.1.4")  # Choir Part 2 overwrites
    assert s.stack_on("2.1.4") == [GREEN, YELLOW]
    assert s.placed_points(YELLOW) == 1
    overwritable = {"2.1.2", "2.1.4", "2.1.8", "2.3.5", "2.2.4"} & s.offers
    assert overwritable == set()  # the Trombone has Overwriting, but nothing to overwrite
    s.play("2.2.5")
    assert s.placed_points(GREEN) == 8

    s.play("2.2.6")
    assert s.stack_on("2.2.6") == [BLACK, BLUE]
    assert s.placed_points(BLUE) == 6
    s.play("2.3.7")  # the Trombone's grey space, on a Minim
    assert s.tokens_of(GREEN) == ["eclectic"]
    assert s.placed_points(GREEN) == 9
    s.play("2.2.5")
    assert s.stack_on("2.2.5") == [GREEN, YELLOW]
    assert s.placed_points(YELLOW) == 2

    assert s.waiting == BLUE  # Coda
    s.play("2.2.8")
    assert s.tokens_of(BLUE) == ["clef"]
    assert s.placed_points(BLUE) == 6
    s.play("clef")
    assert s.placed_points(BLUE) == 12
    s.play("2.3.1")
    s.play("2.3.2")  # by tuplet power of the disc on 2.3.1
    assert s.stack_on("2.3.2") == [GREEN, BLUE]

    assert [s.placed_points(seat) for seat in (GREEN, RED, BLUE, YELLOW)] == [9, 3, 12, 2]
    assert s.table.movement == 3


@pytest.mark.rules("SY-RULING-30")
def test_absolute_discs_score_the_voice_by_the_text_of_the_example_if_the_switch_says_so() -> None:
    """With the other reading Blue would have 14 points (2, 1 and 1 for the three Coda discs, 10 else)."""
    s = Situation(movement="C", parts=switched(absolute_discs_score_voice_vp=True))
    s.seat("C4", "Celesta", BLUE).on("C4").stack("C4").discs("2.3.2", GREEN)
    s.begin().play("2.2.8", "2.3.1", "2.3.2")
    assert s.placed_points(BLUE) == 2 + 1 + 1
