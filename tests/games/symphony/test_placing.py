"""Where a disc may land: between the batons, on flats and sharps, on minims and in pairs on semibreves (2.5)."""

import pytest

from scherzo.games.symphony import names as n

from .placing import notes, playing
from .situation import BLACK, BLUE, RED, Situation, note_of


@pytest.mark.rules("SY-PLACE-1", "SY-SYM-2", "SY-RULING-10")
def test_a_disc_goes_only_on_notes_between_the_batons() -> None:
    """Bars 4 to 6 in Movement C; 1, 2 in A; 8, 9 in E."""
    for movement, bars in (("A", {1, 2}), ("B", {2, 3, 4}), ("C", {4, 5, 6}), ("D", {6, 7, 8}), ("E", {8, 9})):
        s = playing("Octobass", movement=movement).begin()
        assert {int(s.box.bar[note_of(note)]) for note in notes(s)} == bars


@pytest.mark.rules("SY-PLACE-2")
def test_one_disc_per_note_unless_an_ability_allows_more() -> None:
    """A Violin cannot use a note where a disc lies."""
    s = playing("Violin").discs("2.1.4", BLUE).discs("2.1.9", RED).begin()
    assert not {"2.1.4", "2.1.9"} & s.offers
    assert "2.1.5" in s.offers


@pytest.mark.rules("SY-PLACE-3")
def test_an_instrument_moves_the_discs_of_one_space_per_play() -> None:
    """A Piccolo with three discs places one and keeps two."""
    s = playing("Piccolo").begin().play("2.1.4")
    assert s.discs_on("C1") == [RED, RED]
    assert s.asking == n.PLACE  # its next turn
    assert len(s.events(n.PLACED)) == 1


@pytest.mark.rules("SY-PLACE-4", "SY-CARD-5")
@pytest.mark.parametrize(
    ("name", "well", "flat", "sharp"),
    [("Violin", False, False, False), ("Oboe", False, True, False), ("Cor Anglais", False, False, True),
        ("Octobass", False, True, True),
     ("Cello", False, False, False), ("Cello", True, True, False), ("Double Bass", True, False, True)],
)  # fmt: skip
def test_flat_and_sharp_notes_need_the_ability(name: str, well: bool, flat: bool, sharp: bool) -> None:
    """Unlockable ones only if well placed."""
    s = playing(name, well=well).begin()
    assert ("2.3.6" in s.offers) == ("2.2.9" in s.offers) == flat
    assert ("2.3.5" in s.offers) == ("2.1.8" in s.offers) == sharp


@pytest.mark.rules("SY-RULING-51")
def test_overwriting_a_sharp_note_needs_sharp() -> None:
    """The French Horn has Overwriting when well placed, but no Sharp."""
    s = playing("French Horn", well=True).discs("2.1.8", BLUE).discs("2.1.9", BLUE).begin()
    assert "2.1.8" not in s.offers
    assert "2.1.9" in s.offers


@pytest.mark.rules("SY-PLACE-5", "SY-RULING-43")
def test_the_first_own_disc_on_a_minim_takes_its_token() -> None:
    """The token is in hand, face up, at once; a second disc finds none."""
    s = playing("Violin").minim("2.2.8", "clef").begin().play("2.2.8")
    assert s.tokens_of(RED) == ["clef"]
    assert s.table.minim[note_of("2.2.8")] == -1
    s = playing("French Horn", BLUE, well=True).discs("2.2.8", RED).begin().play("2.2.8", "stop")
    assert s.tokens_of(BLUE) == []


@pytest.mark.rules("SY-PLACE-5", "SY-RULING-43")
def test_a_black_disc_cannot_go_on_an_empty_minim_but_may_overwrite_there() -> None:
    """The Saxophone has Black Overwriting."""
    s = playing("Saxophone").on("C1", BLACK).discs("2.2.8", BLUE).begin()
    assert not {"2.1.7", "2.3.7"} & s.offers
    assert "2.2.8" in s.offers


@pytest.mark.rules("SY-PLACE-5", "SY-RULING-90")
def test_a_protection_disc_may_lie_on_a_minim() -> None:
    """The black disc underneath is not moved by the Instrument."""
    s = playing("Triangle").minim("2.2.8", "clef").begin().play("2.2.8")
    assert s.stack_on("2.2.8") == [BLACK, RED]
    assert s.tokens_of(RED) == ["clef"]


@pytest.mark.rules("SY-PLACE-6")
def test_a_single_disc_never_goes_on_a_semibreve() -> None:
    """Not even with its Protection disc."""
    for name in ("Violin", "Triangle"):
        assert not {"2.1.10", "2.2.4"} & playing(name).begin().offers


@pytest.mark.rules("SY-PLACE-10")
def test_crotchets_and_quavers_have_no_restriction_of_their_own() -> None:
    """Own and black discs go on every natural crotchet and quaver."""
    plain = {"2.1.1", "2.1.2", "2.1.3", "2.1.4", "2.1.5", "2.1.6", "2.1.9", "2.2.1", "2.2.2", "2.2.3", "2.2.5",
        "2.2.6", "2.2.7",
             "2.3.1", "2.3.2", "2.3.3", "2.3.4", "2.3.8", "2.3.9", "2.3.10"}  # fmt: skip
    assert notes(playing("Violin").begin()) == plain | {"2.1.7", "2.2.8", "2.3.7"}
    assert notes(playing("Trumpet").on("C1", BLACK).begin()) == plain


# Semibreves


@pytest.mark.rules("SY-PLACE-6", "SY-VP-2", "SY-ABIL-SOLO")
def test_a_soloist_pair_fills_a_semibreve() -> None:
    """Lower disc Voice value, upper disc 1."""
    s = playing("Harpsichord").begin().play("2.1.10")
    assert s.stack_on("2.1.10") == [RED, RED]
    assert s.placed_points(RED) == 3 + 1


@pytest.mark.rules("SY-PLACE-6", "SY-ABIL-CHAIN")
def test_a_chained_pair_fills_a_semibreve() -> None:
    """The first step may be a pair of the first two discs."""
    s = playing("French Horn").begin().play("2.2.4")
    assert s.stack_on("2.2.4") == [RED, RED]
    assert s.placed_points(RED) == 2 + 1


@pytest.mark.rules("SY-RULING-35", "SY-RULING-42")
def test_later_discs_of_a_chain_may_be_a_pair() -> None:
    """After 2.1.9 the next two discs of a well-placed Xylophone fill its neighbour, the Semibreve 2.1.10."""
    s = playing("Xylophone", well=True).begin().play("2.1.9")
    assert s.offers == {"2.1.8", "2.1.10", "stop"}
    s.play("2.1.10")
    assert s.stack_on("2.1.10") == [RED, RED]


@pytest.mark.rules("SY-RULING-42")
def test_with_different_colours_the_player_says_which_disc_lies_below() -> None:
    """The Organ's group of own, own, black."""
    s = playing("Organ").on("C1")
    s.table.discs[12, 4:7] = (RED + 1, RED + 1, 7)
    s.count_discs()
    s.begin().play("2.1.10")
    assert s.offers == {"with-3", "with-4", "with-4-below"}
    s.play("with-4-below")
    assert s.stack_on("2.1.10") == [BLACK, RED]
    assert s.placed_points(RED) == 1
    assert s.discs_on("C1") == [RED]  # the third disc of the group is still to be placed in this turn
    assert s.asking == n.PLACE


@pytest.mark.rules("SY-RULING-42", "SY-ABIL-SOW")
def test_a_played_semibreve_is_closed() -> None:
    """Neither Overwriting nor Strong Overwriting reaches it."""
    for name in ("Bass Tuba", "Tuba"):
        s = playing(name).discs("2.1.10", BLUE, BLUE).discs("2.1.9", BLUE).discs("2.1.6", BLUE).begin()
        assert "2.1.9" in s.offers
        assert "2.1.10" not in s.offers


@pytest.mark.rules("SY-PLACE-6", "SY-RULING-42", "SY-RULING-47")
def test_absolute_discs_and_discs_that_must_overwrite_form_no_pair() -> None:
    """No Semibreve in the Coda, even with a Chaining token; nor for Strong Overwriting."""
    s = playing("Celesta", well=True).on("C1").stack("C1").token(RED, "chaining").begin().play("chaining")
    assert not {"2.1.10", "2.2.4"} & s.offers
    s = playing("Tuba").on("C1", RED, RED).token(RED, "chaining").discs("2.1.9", BLUE).discs("2.1.5", BLUE)
    assert notes(s.begin().play("chaining")) == {"2.1.5", "2.1.9"}


@pytest.mark.rules("SY-RULING-42")
def test_discs_of_two_players_of_a_choir_form_no_pair() -> None:
    """Only consecutive discs of the same player."""
    shared = Situation(5).seat("C1", "Soprano and Tenor", RED, BLUE).begin()
    assert not {"2.1.10", "2.2.4"} & shared.offers
    alone = Situation(5).seat("C1", "Soprano and Tenor", RED, RED).begin()
    assert {"2.1.10", "2.2.4"} <= alone.offers
