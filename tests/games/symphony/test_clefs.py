"""The Clefs variant (2.13). Clef cards are laid so that Voice 1 is G with C above, Voice 2 is C, Voice 3 is F
(set-1).
"""

import pytest

from scherzo.core.members import holds
from scherzo.games.symphony import names as n

from .situation import BLACK, BLUE, RED, Situation, note_of


def clefs(name: str, place: str = "C1", clashes: str = "allowed", well: bool = False) -> Situation:
    s = Situation(5, clefs="set-1", clashes=clashes)
    s.table.clef_card[:] = (0, 1, 2)
    main, minor, zone = s.box.clef_main, s.box.clef_minor, s.box.clef_zone
    for voice in range(3):
        for position in range(1, 8):
            s.table.clef_valid[voice, position] = int(main[voice]) | (
                int(minor[voice]) if holds(zone[voice], position) else 0
            )
    return s.seat(place, name, RED, well=well) if name else s


def voice_positions(s: Situation, voice: int) -> set[int]:
    """Positions of the offered notes of a Voice."""
    return {int(s.box.position[note_of(x)]) for x in s.offers if x.startswith(f"2.{voice}.")}


@pytest.mark.rules("SY-CLEF-1", "SY-CLEF-2", "SY-PLACE-9", "SY-EX-16")
def test_main_and_minor_clefs() -> None:
    """G everywhere, C on the upper three; Euphonium (G) all, Trombone (C, F) 5 to 7."""
    s = clefs("Euphonium", clashes="none").begin()
    assert voice_positions(s, 1) == {4, 5, 6, 7}  # all natural notes of Sheet 2W
    s = clefs("Trombone", clashes="none").begin()
    assert voice_positions(s, 1) == {5, 6, 7}
    assert {"2.1.3", "2.1.7"} & s.offers == set()


@pytest.mark.rules("SY-CLEF-2", "SY-CLEF-5")
def test_without_a_valid_clef_the_disc_is_burnt() -> None:
    """The hard option has no clashes; the black Trombone disc finds only notes of position 4."""
    s = clefs("Tuba", clashes="none").on("C1").seat("C2", "Violin", BLUE, well=False).fill_area("2.2.1").begin()
    assert len(s.events(n.BURNT)) == 2  # Violin has G only; position 3 of Voice 2 (C, F central) is closed


@pytest.mark.rules("SY-CLEF-3", "SY-RULING-88")
def test_a_clash_ignores_the_clef_and_costs_a_step() -> None:
    """Declared with the placement; the track is negative at the end."""
    s = clefs("Violin").begin()
    assert "2.2.1" in s.offers
    s.play("2.2.1")
    assert int(s.table.steps[RED, 6]) == 1
    assert s.source(RED, n.CLASHES) == -2
    s.play("2.1.4")  # legal anyway: no clash
    assert int(s.table.steps[RED, 6]) == 1


@pytest.mark.rules("SY-RULING-32", "SY-RULING-88")
def test_a_clash_is_never_forced() -> None:
    """If only a clash helps, the player may burn the disc."""
    s = clefs("Violin").fill_area("2.2.1", "2.2.5").begin()
    assert s.offers == {"2.2.1", "2.2.5", "burn"}
    s.play("burn")
    assert int(s.table.steps[RED, 6]) == 0


@pytest.mark.rules("SY-CLEF-3", "SY-RULING-88")
def test_no_clash_after_the_third() -> None:
    s = clefs("Violin")
    s.table.steps[RED, 6] = 3
    s.begin()
    assert "2.2.1" not in s.offers
    assert "2.1.4" in s.offers


@pytest.mark.rules("SY-RULING-88")
def test_a_semibreve_pair_is_one_clash() -> None:
    s = clefs("Clavichord").begin()  # C, G
    assert int(s.table.clef_valid[0, 6]) & int(s.table.disc_clefs)
    s = clefs("Harpsichord").begin().play("2.1.10")  # C, F on position 6 of Voice 1: C is valid there
    assert int(s.table.steps[RED, 6]) == 0
    s = clefs("Piano").begin().play("2.2.4")  # F, G: position 4 of Voice 2 takes F in the centre
    assert int(s.table.steps[RED, 6]) == 0
    s = clefs("Violin").on("C1", RED, RED).token(RED, "chaining").begin().play("chaining", "2.2.4")
    assert s.stack_on("2.2.4") == [RED, RED]
    assert int(s.table.steps[RED, 6]) == 1


@pytest.mark.rules("SY-RULING-87")
def test_the_clef_test_holds_for_black_discs_overwriting_and_the_conductor() -> None:
    """Clefs of the Instrument; Choirs those of the card; Protection discs are not tested (SY- RULING-90)."""
    s = clefs("Trumpet", clashes="none").on("C1", BLACK).begin()  # C, G
    assert voice_positions(s, 3) <= {1, 2, 3}  # F with G below
    s = clefs("Tuba", clashes="none").discs("2.1.4", BLUE).discs("2.3.2", BLUE).discs("2.3.8", BLUE).begin()  # F
    assert s.offers == {"2.3.2", "2.3.8"}
    s = clefs("Violin", clashes="none").conductor(RED).begin().play("conductor-1")
    assert not {"2.2.1", "2.2.5"} & s.offers
    s = clefs("", clashes="none").seat("C1", "2-Part Choir (sharp)", RED, BLUE).begin()  # C, F
    assert voice_positions(s, 1) == {5, 6, 7}
    s = clefs("Triangle", clashes="none").begin().play("2.2.1")
    assert s.stack_on("2.2.1") == [BLACK, RED]


@pytest.mark.rules("SY-CLEF-4", "SY-TOKEN-CLEF", "SY-RULING-89")
def test_the_clef_token_gives_all_clefs_instead_of_points() -> None:
    s = clefs("Violin", clashes="none").token(RED, "clef").begin().play("clef")
    assert s.placed_points(RED) == 0
    assert {"2.2.1", "2.3.1"} <= s.offers


@pytest.mark.rules("SY-RULING-100")
def test_a_conductor_disc_may_be_placed_with_a_clash_and_is_not_burnt() -> None:
    s = clefs("Violin").conductor(RED).fill_area("2.2.1", "2.2.5").begin().play("conductor-1")
    assert s.offers == {"2.2.1", "2.2.5"}


@pytest.mark.rules("SY-RULING-101")
def test_a_colour_of_the_concertmaster_that_needs_a_clash_may_be_chosen() -> None:
    """Clefs F and G; only a Minim fits without a clash, where black cannot go; black would need a clash."""
    s = clefs("").concertmaster(RED).fill_area("2.1.7", "2.2.1", "2.2.7")
    s.table.clef_valid[1, :] = 1  # Voice 2 takes only C
    s.begin()
    assert s.offers == {"own", "black"}
    s.play("black")
    assert s.offers == {"2.2.1", "2.2.7"}
    s.play("2.2.1")
    assert int(s.table.steps[RED, 6]) == 1


@pytest.mark.rules("SY-RULING-60")
def test_bernstein_with_a_clash_looks_for_the_leftmost_note_without_the_clef() -> None:
    """Voice 2 has no note for a Violin; with a clash its leftmost one is open."""
    s = clefs("Violin").master("bernstein").begin()
    assert {x for x in s.offers if x.startswith("2.2.")} == {"2.2.1"}


@pytest.mark.rules("SY-SETUP-10", "SY-CLEF-1")
@pytest.mark.parametrize("clef_set", ["set-1", "set-2", "set-3"])
def test_every_clef_is_main_once_and_minor_once_in_a_set(clef_set: str) -> None:
    box = Situation(4, clefs=clef_set).box
    assert sorted(int(x) for x in box.clef_main) == sorted(int(x) for x in box.clef_minor) == [1, 2, 4]
    assert all(int(x).bit_count() == 3 for x in box.clef_zone)
