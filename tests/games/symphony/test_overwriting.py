"""Discs that cover others, discs that are protected, and the power of a tuplet (2.6, 2.7)."""

import pytest

from scherzo.games.symphony import names as n

from .placing import notes, playing
from .situation import BLACK, BLUE, GREEN, RED, YELLOW, Situation, switched


@pytest.mark.rules("SY-ABIL-OW", "SY-VP-2")
def test_overwriting_covers_a_lone_disc_of_an_opponent() -> None:
    """Never one's own colour, never black; 1 point on any Voice."""
    s = playing("Bass Tuba").discs("2.1.4", BLUE).discs("2.1.5", RED).discs("2.1.6", BLACK).begin()
    assert "2.1.4" in s.offers
    assert not {"2.1.5", "2.1.6"} & s.offers
    s.play("2.1.4")
    assert s.stack_on("2.1.4") == [BLUE, RED]
    assert s.placed_points(RED) == 1


@pytest.mark.rules("SY-ABIL-PROT", "SY-RULING-49")
def test_an_overwriting_disc_gets_no_protection_disc() -> None:
    """The Bass Tuba has both abilities."""
    s = playing("Bass Tuba").discs("2.1.4", BLUE).begin()
    black = s.table.supply[7]
    s.play("2.1.4")
    assert s.stack_on("2.1.4") == [BLUE, RED]
    assert s.table.supply[7] == black


@pytest.mark.rules("SY-ABIL-BOW", "SY-VP-4")
def test_black_overwriting_does_the_same_for_black_discs_only() -> None:
    """The Saxophone's black disc may overwrite Blue, its own discs may not."""
    s = playing("Saxophone").discs("2.1.4", BLUE).discs("2.1.9", RED).begin()
    assert "2.1.4" not in s.offers
    s.play("2.2.1")
    assert "2.1.4" in s.offers
    assert "2.1.9" not in s.offers  # never the player's own colour (SY-RULING-27)
    s.play("2.1.4")
    assert s.stack_on("2.1.4") == [BLUE, BLACK]
    assert s.placed_points(RED) == 2


@pytest.mark.rules("SY-ABIL-SOW", "SY-RULING-50")
def test_strong_overwriting_may_only_overwrite_and_reaches_the_third_level() -> None:
    """The Tuba covers a protected disc; level 3 is final."""
    s = playing("Tuba").discs("2.1.4", BLACK, BLUE).discs("2.1.5", GREEN, BLUE).discs("2.1.6", BLUE)
    s.discs("2.1.9", BLACK, GREEN, BLUE).discs("2.2.1", BLUE, BLACK).begin()
    assert notes(s) == {"2.1.4", "2.1.5", "2.1.6"}
    s.play("2.1.4")
    assert s.stack_on("2.1.4") == [BLACK, BLUE, RED]
    assert s.placed_points(RED) == 1


@pytest.mark.rules("SY-ABIL-SOW", "SY-PLAY-7")
def test_a_strong_overwriter_without_a_target_is_burnt() -> None:
    """No free note helps it."""
    s = playing("Tuba").begin()
    assert len(s.events(n.BURNT)) == 1
    assert s.events(n.PLACED) == []


@pytest.mark.rules("SY-ABIL-BSOW")
def test_black_strong_overwriting_binds_the_black_disc_only() -> None:
    """The well-placed Bass Drum's own disc is free, its black disc must overwrite."""
    s = playing("Bass Drum", place="C5", well=True).discs("2.1.4", BLACK, BLUE).begin()
    assert "2.1.5" in s.offers
    s.play("2.1.5")
    assert s.stack_on("2.1.4") == [BLACK, BLUE, BLACK]  # its only target, taken without asking


@pytest.mark.rules("SY-EX-21")
def test_levels_of_overwriting() -> None:
    """[black, Red], [Red, Blue], [Red, black] and [Red] against OW and SOW of several players."""
    stacks = {"2.1.4": [BLACK, RED], "2.1.5": [RED, BLUE], "2.1.6": [RED, BLACK], "2.1.9": [RED]}
    allowed = {
        ("Bass Tuba", RED): set(),
        ("Bass Tuba", BLUE): {"2.1.9"},
        ("Bass Tuba", GREEN): {"2.1.9"},
        ("Tuba", RED): {"2.1.5"},
        ("Tuba", BLUE): {"2.1.4", "2.1.9"},
        ("Tuba", GREEN): {"2.1.4", "2.1.5", "2.1.9"},
    }
    for (name, owner), expected in allowed.items():
        s = playing(name, owner)
        for note, stack in stacks.items():
            s.discs(note, *stack)
        s.discs("2.3.10", YELLOW).begin()  # something to overwrite for all
        assert notes(s) & set(stacks) == expected, (name, owner)


@pytest.mark.rules("SY-RULING-52")
def test_which_stacks_hold_black_and_own_discs() -> None:
    """[black, own] by Protection, [own, black] by Black Overwriting; a black top stays."""
    s = playing("Triangle").begin().play("2.1.4")
    assert s.stack_on("2.1.4") == [BLACK, RED]
    s = playing("Saxophone", BLUE).on("C1", BLACK).discs("2.1.5", RED).begin().play("2.1.5")
    assert s.stack_on("2.1.5") == [RED, BLACK]
    for name in ("Bass Tuba", "Tuba"):
        s = playing(name, GREEN).discs("2.1.5", RED, BLACK).discs("2.1.4", BLACK).discs("2.1.9", BLUE)
        s.discs("2.2.1", BLUE).begin()
        assert "2.1.9" in s.offers
        assert not {"2.1.4", "2.1.5"} & s.offers


@pytest.mark.rules("SY-ABIL-PROT", "SY-RULING-29")
def test_protection_puts_a_black_disc_under_own_discs_only() -> None:
    """Full Voice value; black discs are not protected."""
    s = playing("Triangle").begin().play("2.1.4")
    assert s.stack_on("2.1.4") == [BLACK, RED]
    assert s.placed_points(RED) == 3
    s = playing("Bass Drum").on("C1", BLACK).begin().play("2.1.4")
    assert s.stack_on("2.1.4") == [BLACK]


@pytest.mark.rules("SY-ABIL-PROT")
def test_a_protected_disc_withstands_plain_overwriting() -> None:
    """It lies on another disc."""
    assert "2.1.4" not in playing("Bass Tuba").discs("2.1.4", BLACK, BLUE).begin().offers


@pytest.mark.rules("SY-ABIL-PROT", "SY-RULING-42")
def test_no_protection_disc_is_added_on_a_semibreve() -> None:
    """The well-placed Clavichord has Soloist and Protection."""
    s = playing("Clavichord", well=True).begin().play("2.1.10")
    assert s.stack_on("2.1.10") == [RED, RED]


@pytest.mark.rules("SY-ABIL-NOTE", "SY-SETUP-7")
def test_black_discs_cannot_be_overwritten() -> None:
    """Nor the set-up discs of a four-player game."""
    s = playing("Tuba", players=4).discs("2.2.1", BLUE).discs("2.2.2", BLUE).begin()
    assert notes(s) == {"2.2.1", "2.2.2"}
    assert not {"2.1.1", "2.3.4", "2.3.9"} & s.offers


# tuplet power


@pytest.mark.rules("SY-PLACE-7", "SY-EX-11")
def test_an_own_top_on_a_tuplet_lets_own_discs_overwrite_there() -> None:
    """Without Overwriting the Euphonium takes Blue's note for 1 point."""
    s = playing("Euphonium").discs("2.1.1", RED).discs("2.1.2", BLUE).begin()
    assert "2.1.2" in s.offers
    s.play("2.1.2")
    assert s.stack_on("2.1.2") == [BLUE, RED]
    assert s.placed_points(RED) == 1


@pytest.mark.rules("SY-PLACE-8", "SY-RULING-27")
def test_a_black_top_on_a_tuplet_lets_black_discs_overwrite_there() -> None:
    """Any non-black lone disc, also the player's own."""
    s = playing("Trumpet").on("C1", BLACK).discs("2.1.1", BLACK).discs("2.1.2", RED).begin()
    assert "2.1.2" in s.offers
    s = Situation(5, parts=switched(black_tuplet_power_may_hit_own_disc=False)).seat("C1", "Trumpet", RED)
    s.on("C1", BLACK).discs("2.1.1", BLACK).discs("2.1.2", RED).begin()
    assert "2.1.2" not in s.offers


@pytest.mark.rules("SY-RULING-26")
def test_set_up_discs_give_tuplet_power() -> None:
    """Unless the switch says otherwise; a black disc played there still does."""
    for parts, given in ((None, True), (switched(setup_black_discs_give_tuplet_power=False), False)):
        s = Situation(4, parts=parts).seat("C1", "Trumpet", RED).on("C1", BLACK).discs("2.1.2", BLUE).begin()
        assert ("2.1.2" in s.offers) == given


@pytest.mark.rules("SY-EX-23", "SY-RULING-28")
def test_a_quadruplet_with_all_kinds_of_stacks() -> None:
    """Notes 1 to 4 hold [Blue], [Red], [black, Red], [black]; only lone discs are targets."""

    def targets(owner: int, black: bool) -> set[str]:
        s = playing("Trumpet", owner)
        if black:
            s.on("C1", BLACK)
        s.discs("2.3.1", BLUE).discs("2.3.2", RED).discs("2.3.3", BLACK, RED).discs("2.3.4", BLACK).begin()
        return s.offers & {"2.3.1", "2.3.2", "2.3.3", "2.3.4"}

    assert targets(BLUE, black=False) == {"2.3.2"}
    assert targets(RED, black=False) == {"2.3.1"}
    for anyone in (RED, BLUE, GREEN):
        assert targets(anyone, black=True) == {"2.3.1", "2.3.2"}
    assert targets(GREEN, black=False) == set()


@pytest.mark.rules("SY-RULING-28")
def test_tuplet_power_needs_a_visible_disc_and_keeps_the_other_restrictions() -> None:
    """A covered disc gives nothing; the area still holds; it works for a strong overwriter too."""
    s = playing("Violin").discs("2.1.1", RED, BLUE).discs("2.1.2", BLUE).begin()
    assert "2.1.2" not in s.offers
    s = playing("Tuba").discs("2.1.1", RED).discs("2.1.2", BLUE).begin()  # a disc that must overwrite (SY-RULING-50)
    assert s.stack_on("2.1.2") == [BLUE, RED]
    s = playing("Violin", movement="D").discs("2.1.1", RED).discs("2.1.2", BLUE).begin()
    assert "2.1.2" not in s.offers
