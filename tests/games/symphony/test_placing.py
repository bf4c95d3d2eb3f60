"""Where a disc may land, what lies under it and what it scores (2.5, 2.6, 2.7). Movement C plays Sheet 2W, bars 4
to 6.
"""

import pytest

from scherzo.games.symphony import names as n

from .situation import BLACK, BLUE, GREEN, RED, YELLOW, Situation, note_of, switched


def playing(
    name: str, owner: int = RED, players: int = 5, movement: str = "C", place: str = "", well: bool = False
) -> Situation:
    """One Instrument alone in its Column, about to play; five players, so that no note is covered."""
    return Situation(players, movement).seat(place or f"{movement}1", name, owner, well=well)


def notes(s: Situation) -> set[str]:
    return {offer for offer in s.offers if "." in offer}


# restrictions


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


# overwriting


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


# points


@pytest.mark.rules("SY-VP-1", "SY-PLAY-8", "SY-RULING-5")
@pytest.mark.parametrize(("note", "points"), [("2.1.4", 3), ("2.2.5", 2), ("2.3.8", 1)])
def test_a_disc_scores_the_value_of_its_voice(note: str, points: int) -> None:
    """3, 2, 1 from the first Voice to the third, at once."""
    s = playing("Piccolo").begin().play(note)
    assert s.placed_points(RED) == points


@pytest.mark.rules("SY-VP-4", "SY-ABIL-NOTE")
def test_black_discs_score_nothing() -> None:
    s = playing("Trumpet").on("C1", BLACK, RED).begin().play("2.1.4")
    assert s.placed_points(RED) == 0


@pytest.mark.rules("SY-VP-5", "SY-ABIL-VIRT")
@pytest.mark.parametrize(
    ("name", "well", "bonus"), [("Violin", False, 1), ("Violin", True, 2), ("Clavichord", False, 2)]
)
def test_virtuosity_adds_to_every_own_disc(name: str, well: bool, bonus: int) -> None:
    """Card and unlocked Virtuosity add up."""
    s = playing(name, well=well).begin().play("2.1.4")
    assert s.placed_points(RED) == 3 + bonus


@pytest.mark.rules("SY-EX-10")
def test_a_violin_on_a_triplet_note_in_the_orange_zone() -> None:
    """Sheet 4W note V1:5: 3 + 1 = 4 points."""
    s = Situation(5, "B", sheet_1="4W").seat("B1", "Violin", RED, well=False).begin()
    note = note_of("1.1.5")
    assert (s.box.tuplet[note], s.box.zone[note]) == (3, 2)
    assert s.play("1.1.5").placed_points(RED) == 4


@pytest.mark.rules("SY-VP-3", "SY-VP-5", "SY-ABIL-ABS")
def test_virtuosity_counts_when_overwriting_and_in_the_coda() -> None:
    """A stacked disc scores 0, with a Virtuosity token 1."""
    s = playing("Celesta", well=True).on("C1").stack("C1").token(RED, "virtuosity").begin().play("pass", "2.1.4")
    assert s.placed_points(RED) == 0
    s.play("virtuosity", "2.1.5")
    assert s.placed_points(RED) == 1
    s = playing("Violin").token(RED, "overwriting").discs("2.1.4", BLUE).begin().play("overwriting", "2.1.4")
    assert s.placed_points(RED) == 1 + 1


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
