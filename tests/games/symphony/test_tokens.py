"""Musician tokens (2.8) and the Conductor (SY-PLAY-5, 6; SY-RULING-39 to 41, 92)."""

import pytest

from scherzo.games.symphony import names as n
from scherzo.games.symphony.rules.discs import fill_linked, make_well_placed
from scherzo.games.symphony.rules.extra_discs import locked_space

from .situation import BLACK, BLUE, GAME, RED, TOKENS, Situation, note_of, seat_of, switched


def playing(name: str, *tokens: str, well: bool = False, place: str = "C1") -> Situation:
    return Situation(5).seat(place, name, RED, well=well).token(RED, *tokens)


@pytest.mark.rules("SY-PLAY-2")
def test_the_controller_may_put_one_token_on_an_instrument_in_the_whole_game() -> None:
    """Also when a black disc is to play; afterwards it holds no other."""
    s = playing("Trombone", "virtuosity", "clef").begin()
    assert (s.waiting, s.offers) == (RED, {"virtuosity", "clef", "pass"})
    s.play("virtuosity", "2.1.4")
    assert s.asking == n.PLACE  # the second disc: no token is offered any more
    assert s.table.token_on[seat_of("C1")] == n.VIRTUOSITY_TOKEN


@pytest.mark.rules("SY-PLAY-2", "SY-RULING-92")
def test_choirs_hold_no_token() -> None:
    s = Situation(5).seat("C1", "2-Part Choir (flat)", RED, BLUE).token(RED, *TOKENS).begin()
    assert s.asking == n.PLACE


@pytest.mark.rules("SY-PLAY-1", "SY-RULING-36")
def test_nobody_is_asked_for_tokens_of_an_instrument_without_discs() -> None:
    s = playing("Violin", "virtuosity").on("C1").seat("C2", "Cello", BLUE).begin()
    assert (s.waiting, s.asking) == (BLUE, n.PLACE)


@pytest.mark.rules("SY-RULING-92")
def test_which_tokens_are_offered() -> None:
    """Overwriting only with at most two own discs, Eclectic not on a well-placed Instrument."""
    assert playing("Piccolo", *TOKENS).begin().offers == set(TOKENS) - {"overwriting"} | {"pass"}
    assert playing("Violin", *TOKENS, well=True).begin().offers == set(TOKENS) - {"eclectic"} | {"pass"}


@pytest.mark.rules("SY-TOKEN-CHAINING", "SY-TOKEN-ECLECTIC", "SY-RULING-48", "SY-RULING-92")
def test_the_concertmaster_holds_no_chaining_and_no_eclectic() -> None:
    """It may hold one of the others."""
    s = Situation(5).concertmaster(RED).token(RED, *TOKENS).begin()
    assert s.offers == set(TOKENS) - {"chaining", "eclectic"} | {"pass"}
    s.play("virtuosity", "own", "2.1.4")
    assert s.placed_points(RED) == 3 + 2 + 1


@pytest.mark.rules("SY-TOKEN-PROLONGED", "SY-RULING-39")
def test_prolonged_left_is_played_now() -> None:
    """Own or black, left of all discs."""
    s = playing("Violin", "prolonged").begin().play("prolonged")
    assert s.offers == {"left-own", "left-black"}
    s.play("left-black", "2.1.4")
    assert s.stack_on("2.1.4") == [BLACK]
    assert s.discs_on("C1") == [RED, RED]


@pytest.mark.rules("SY-TOKEN-PROLONGED", "SY-RULING-39")
def test_prolonged_may_fill_a_locked_space() -> None:
    """The grey space of the Viola; the leftmost disc then plays."""
    s = playing("Viola", "prolonged").begin().play("prolonged")
    assert s.offers == {"left-own", "left-black", "space-3"}
    s.play("space-3")
    assert s.discs_on("C1") == [RED, RED, RED]
    assert s.asking == n.PLACE


@pytest.mark.rules("SY-TOKEN-PROLONGED")
def test_prolonged_fills_a_linked_black_space_with_a_black_disc() -> None:
    """The Euphonium's middle space."""
    s = playing("Euphonium", "prolonged").begin().play("prolonged", "space-2")
    assert s.discs_on("C1") == [RED, BLACK, RED]


@pytest.mark.rules("SY-TOKEN-PROLONGED")
def test_a_prolonged_disc_has_the_abilities_of_its_instrument() -> None:
    """It is chained to the disc on its right."""
    s = playing("French Horn", "prolonged").begin().play("prolonged", "left-own", "2.1.5")
    assert s.offers == {"2.1.4", "2.1.6", "stop"}


@pytest.mark.rules("SY-RULING-39")
def test_a_prolonged_disc_left_of_a_soloist_is_played_alone() -> None:
    """It lies outside the dotted line; the group waits for the next turn."""
    s = playing("Harpsichord", "prolonged").seat("C2", "Violin", BLUE).begin().play("prolonged", "left-own", "2.1.4")
    assert s.waiting == BLUE
    assert s.discs_on("C1") == [RED, RED]


@pytest.mark.rules("SY-TOKEN-PROLONGED", "SY-RULING-39", "SY-RULING-13")
def test_prolonged_swaps_a_disc_of_the_concertmaster() -> None:
    """One black for own, or the reverse; the old one returns to the supply."""
    s = Situation(5).concertmaster(RED).token(RED, "prolonged").begin().play("prolonged")
    assert s.offers == {"to-own", "to-black"}
    black = int(s.table.supply[n.BLACK])
    s.play("to-own")
    assert s.discs_on("concertmaster") == [RED, RED, RED, BLACK, BLACK]
    assert s.table.supply[n.BLACK] == black + 1
    s = Situation(5).concertmaster(RED, 0, 3).token(RED, "prolonged").begin().play("prolonged")
    assert s.discs_on("concertmaster") == [RED, BLACK, BLACK]  # only one way: a swap needs a disc to give back


@pytest.mark.rules("SY-TOKEN-FLATSHARP")
def test_flat_and_sharp_hold_for_black_discs_and_the_concertmaster() -> None:
    s = playing("Trombone", "flat-and-sharp").begin().play("flat-and-sharp")
    assert {"2.3.5", "2.3.6"} <= s.offers
    s = Situation(5).concertmaster(RED).token(RED, "flat-and-sharp").begin().play("flat-and-sharp", "black")
    assert {"2.3.5", "2.3.6"} <= s.offers


@pytest.mark.rules("SY-TOKEN-CHAINING")
def test_chaining_chains_all_remaining_discs() -> None:
    s = playing("Piccolo", "chaining").begin().play("chaining", "2.1.5", "2.1.6")
    assert s.offers == {"2.1.7", "stop"}


@pytest.mark.rules("SY-TOKEN-PROTECTION")
def test_protection_protects_all_remaining_discs() -> None:
    s = playing("Violin", "protection").begin().play("protection", "2.1.4", "2.1.5")
    assert (s.stack_on("2.1.4"), s.stack_on("2.1.5")) == ([BLACK, RED], [BLACK, RED])


@pytest.mark.rules("SY-TOKEN-VIRTUOSITY")
def test_virtuosity_is_cumulative() -> None:
    """A well-placed Violin has 2, with the token 3."""
    s = playing("Violin", "virtuosity", well=True).begin().play("virtuosity", "2.1.4")
    assert s.placed_points(RED) == 3 + 3


@pytest.mark.rules("SY-TOKEN-OVERWRITING", "SY-RULING-41")
def test_overwriting_goes_on_instruments_with_at_most_two_own_discs_left() -> None:
    """Black discs are not counted; they do not get the ability."""
    s = playing("Trumpet", "overwriting").discs("2.1.4", BLUE).begin()
    assert "overwriting" in s.offers  # two own discs and a black one
    s.play("overwriting")
    assert "2.1.4" in s.offers
    s.play("2.1.5")
    assert "2.1.4" not in s.offers  # the black disc


@pytest.mark.rules("SY-RULING-41")
def test_later_extra_discs_do_not_cancel_the_overwriting_token() -> None:
    """A Conductor's disc added later gets Overwriting too."""
    s = playing("Violin", "overwriting").conductor(RED).discs("2.1.4", BLUE).begin().play("overwriting")
    s.play("conductor-1")
    assert "2.1.4" in s.offers


@pytest.mark.rules("SY-TOKEN-ECLECTIC", "SY-RULING-38", "SY-RULING-6")
def test_eclectic_makes_the_instrument_well_placed_and_fills_its_linked_spaces() -> None:
    """Also in the first row; the leftmost disc may be a new one."""
    s = playing("Kettledrums", "eclectic").begin().play("pass", "2.1.4")
    assert s.play("eclectic").discs_on("C1") == [BLACK, RED, RED]
    s.play("2.1.5")
    assert s.stack_on("2.1.5") == [BLACK]
    assert s.table.well[seat_of("C1")] == 1


@pytest.mark.rules("SY-RULING-38")
def test_eclectic_unlocks_other_abilities_for_the_remaining_discs() -> None:
    """Flat for the Cello."""
    s = playing("Cello", "eclectic").begin()
    assert "2.3.6" in s.play("eclectic").offers


@pytest.mark.rules("SY-TOKEN-ECLECTIC")
def test_a_space_filled_by_an_extra_disc_gets_no_second_one_by_eclectic() -> None:
    """The Conductor filled the grey space of the Viola before."""
    s = playing("Viola", "eclectic").conductor(RED).begin().play("pass", "conductor-1", "space-3", "2.1.4")
    assert s.play("eclectic").discs_on("C1") == [RED, RED]


@pytest.mark.rules("SY-RULING-37")
def test_eclectic_stacks_absolute_discs_at_once() -> None:
    """They play in this Movement's Coda; by the switch, not at all."""
    for parts, stacked in ((None, 3), (switched(eclectic_stacks_absolute_discs=False), 0)):
        s = Situation(5, parts=parts).seat("C1", "Celesta", RED).token(RED, "eclectic").begin().play("eclectic")
        assert s.table.stacked[seat_of("C1")] == stacked


@pytest.mark.rules("SY-RULING-38")
def test_imminent_unlocked_after_the_attack_has_no_effect_and_disturbing_only_before_the_first_disc() -> None:
    """A Gong that has placed a disc disturbs nobody."""
    s = playing("Gong", "eclectic").seat("C2", "Piccolo", BLUE, well=False).begin().play("pass", "2.1.4", "2.1.5")
    s.play("eclectic", "2.1.6")
    assert s.events(n.DISTURBED) == []
    s = playing("Gong", "eclectic").seat("C2", "Piccolo", BLUE, well=False).begin().play("eclectic", "2.1.4")
    assert len(s.events(n.DISTURBED)) == 1
    s = playing("Triangle", "eclectic").seat("C2", "Violin", BLUE).begin().play("pass", "eclectic", "2.1.4")
    assert s.waiting == BLUE


@pytest.mark.rules("SY-TOKEN-CLEF")
@pytest.mark.parametrize(("name", "clefs"), [("Violin", 1), ("French Horn", 2), ("Celesta", 3)])
def test_the_clef_token_pays_two_points_per_clef(name: str, clefs: int) -> None:
    """At once, without the Clefs variant."""
    s = playing(name, "clef").begin().play("clef")
    assert s.placed_points(RED) == 2 * clefs


# the Conductor


@pytest.mark.rules("SY-PLAY-5", "SY-TOKEN-COND")
def test_a_conductor_disc_plays_as_if_it_came_from_the_instrument() -> None:
    """With its abilities; the Instrument's own disc stays for its next turn."""
    s = playing("Violin").conductor(RED).begin().play("conductor-1", "2.1.4")
    assert s.placed_points(RED) == 3 + 1
    assert s.discs_on("C1") == [RED, RED]
    assert s.discs_on("conductor") == [RED]


@pytest.mark.rules("SY-PLAY-6")
def test_the_two_discs_go_through_two_different_instruments() -> None:
    """The second turn of the Violin offers no Conductor, the Cello does."""
    s = playing("Violin").seat("C2", "Cello", RED).conductor(RED).begin().play("conductor-1", "2.1.4")
    assert (s.asking, s.offers) == (n.PLAY_FROM, {"instrument", "conductor-2"})
    s.play("instrument", "2.1.5")
    assert s.asking == n.PLACE
    assert s.table.at == seat_of("C1")


@pytest.mark.rules("SY-RULING-40")
def test_only_the_conductors_controller_may_use_it() -> None:
    """And only in turns of his own Instruments."""
    assert playing("Violin").conductor(BLUE).begin().asking == n.PLACE


@pytest.mark.rules("SY-RULING-40")
def test_a_conductor_disc_is_never_burnt() -> None:
    """It is offered only if it then has a legal placement."""
    s = playing("Violin").conductor(RED).fill_area().begin()
    assert len(s.events(n.BURNT)) == 2
    assert s.discs_on("conductor") == [RED, RED]


@pytest.mark.rules("SY-RULING-40")
def test_a_conductor_disc_may_fill_a_locked_grey_space() -> None:
    """Then the leftmost disc plays; a well-placed Instrument has no locked space."""
    s = playing("Viola").conductor(RED).begin().play("conductor-1")
    assert s.offers == {"left", "space-3"}
    s.play("space-3", "2.1.4")
    assert s.discs_on("C1") == [RED, RED]


@pytest.mark.rules("SY-RULING-40", "SY-RULING-42")
def test_chained_discs_may_follow_a_conductor_disc_or_join_it_on_a_semibreve() -> None:
    """The Conductor disc counts as a space of its own."""
    s = playing("French Horn").conductor(RED).begin().play("conductor-1", "2.1.5")
    assert s.offers == {"2.1.4", "2.1.6", "stop"}
    s = playing("French Horn").on("C1", RED).conductor(RED).fill_area("2.1.10").begin().play("conductor-1")
    assert s.stack_on("2.1.10") == [RED, RED]


@pytest.mark.rules("SY-RULING-40")
def test_on_the_concertmaster_the_conductor_disc_replaces_a_black_one() -> None:
    """Then any disc is chosen; without a black disc it cannot be used there."""
    s = Situation(5).concertmaster(RED).conductor(RED).begin().play("conductor-1")
    assert s.discs_on("concertmaster") == [RED, RED, RED, BLACK, BLACK]
    assert s.asking == n.MASTER_DISC
    assert Situation(5).concertmaster(RED, 2, 0).conductor(RED).begin().asking == n.PLACE


@pytest.mark.rules("SY-TOKEN-COND", "SY-RULING-40")
def test_the_conductor_helps_a_choir_with_the_abilities_of_the_part_that_plays() -> None:
    """Part 1 of Choir 41 is sharp and protected."""
    s = Situation(5).seat("C1", "2-Part Choir (sharp)", RED, BLUE).conductor(RED).begin().play("conductor-1", "2.3.5")
    assert s.stack_on("2.3.5") == [BLACK, RED]
    assert s.discs_on("C1") == [RED, BLUE, RED, BLUE]
    assert s.waiting == RED


@pytest.mark.rules("SY-RULING-40")
def test_two_parts_of_one_choir_are_the_same_instrument_for_the_conductor() -> None:
    s = Situation(5).seat("C1", "2-Part Choir (sharp)", RED, RED).conductor(RED).begin().play("conductor-1", "2.1.4")
    s.play("2.1.5")
    assert s.asking == n.PLACE  # Part 2 plays: no Conductor


@pytest.mark.rules("SY-RULING-40")
def test_at_most_one_conductor_disc_per_turn_and_none_in_the_coda() -> None:
    s = playing("Violin").seat("C2", "Cello", BLUE).conductor(RED).begin().play("conductor-1", "2.1.4")
    assert s.waiting == BLUE
    coda = Situation(5).seat("C1", "Celesta", RED, well=True).on("C1").stack("C1").conductor(RED).begin()
    assert coda.asking == n.PLACE


@pytest.mark.rules("SY-RULING-13", "SY-RULING-99")
def test_limited_supplies_are_a_switch() -> None:
    """Unlimited by default, and the table says so when the printed number is exceeded."""
    spare = [f"{sheet}.{voice}.{number}" for sheet in (1, 3) for voice in (1, 2, 3) for number in range(1, 10)]
    for parts, expected in ((None, [BLACK, RED]), (switched(disc_supply_unlimited=False), [RED])):
        s = Situation(5, parts=parts).seat("C1", "Triangle", RED)
        for note in spare:
            if s.table.supply[n.BLACK] > 0 and s.box.note[note_of(note)] and s.box.kind[note_of(note)] != n.SEMIBREVE:
                s.discs(note, BLACK)
        assert s.table.supply[n.BLACK] == 0
        assert s.begin().play("2.1.4").stack_on("2.1.4") == expected
        exceeded = any("more black discs" in line for line in GAME.describe(GAME.view(s.box, s.table, RED))[0].lines)
        assert exceeded == (parts is None)


@pytest.mark.rules("SY-RULING-39", "SY-RULING-40")
def test_a_locked_space_that_an_extra_disc_has_left_is_free_again() -> None:
    """Prolonged, the Conductor and Eclectic look only at whether a disc lies there now."""
    s = Situation(4).seat("C1", "Viola", RED, well=False).conductor(RED).token(RED, "prolonged")
    s.on("C1").begin(n.BODY)
    at = seat_of("C1")
    grey = n.FIRST_SPACE + [int(space) for space in s.box.spaces[s.table.card[at]]].index(n.GREY_LINKED)
    for disc, free in ((0, True), (RED + 1, False), (0, True)):
        s.table.discs[at, grey] = disc
        assert locked_space(s.box, s.table, at, grey, False) == free
    s.count_discs()
    fill_linked(s.box, s.table, RED, at)
    assert s.table.discs[at, grey] == RED + 1


@pytest.mark.rules("SY-RULING-39", "SY-TOKEN-ECLECTIC")
def test_eclectic_spares_a_space_on_which_an_extra_disc_lies() -> None:
    s = Situation(4).seat("C1", "Viola", RED, well=False)
    at = seat_of("C1")
    grey = n.FIRST_SPACE + [int(space) for space in s.box.spaces[s.table.card[at]]].index(n.GREY_LINKED)
    s.table.discs[at, grey] = n.BLACK
    s.count_discs()
    make_well_placed(s.box, s.table, at)
    assert s.table.discs[at, grey] == n.BLACK


@pytest.mark.rules("SY-MASTER-MAHLER")
def test_mahlers_concertmaster_is_asked_once_whether_to_stop() -> None:
    """Whoever names the next disc of the Concertmaster has said to go on."""
    s = Situation(4).master("mahler").concertmaster(RED).begin().play("own", "2.1.5")
    assert "stop" in s.offers
    s.play("black")
    assert "stop" not in s.offers
