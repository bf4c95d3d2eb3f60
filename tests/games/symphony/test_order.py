"""The order of play (2.4, 5.3): Attack, Body, Coda; Imminent, Obsessive, Disturbing, Absolute; one turn of one
Instrument.
"""

import pytest

from scherzo.games.symphony import names as n

from .situation import BLACK, BLUE, GREEN, RED, YELLOW, Situation, seat_of, switched


def places_played(s: Situation) -> list[str]:
    """The places of the Instruments that placed or burnt a disc, in order."""
    found = []
    for event in s.told:
        if event.kind in (n.PLACED, n.OVERWROTE, n.PAIRED, n.BURNT):
            at = event.b % n.INSTRUMENTS
            found.append("CM" if at == n.CONCERTMASTER else f"{'ABCDE'[at // 6]}{at % 6 + 1}")
    return found


def play_out(s: Situation, turns: int) -> list[str]:
    """Plays the first note offered, without tokens or chains, until that many discs are gone."""
    while len(places_played(s)) < turns and s.waiting >= 0:
        options = s.options()
        quiet = [word for word in ("pass", "stop", "instrument", "black") if word in options]
        s.play(quiet[0] if quiet else next(iter(options)))
    return places_played(s)[:turns]


@pytest.mark.rules("SY-SYM-1", "SY-SYM-3")
def test_only_the_column_of_the_movement_plays() -> None:
    """Column C in Movement C until its last disc has left; then Column D."""
    s = Situation(5, "C").seat("C1", "Violin", RED).seat("D1", "Violin", BLUE).seat("A1", "Viola", GREEN).begin()
    assert play_out(s, 4) == ["C1", "C1", "D1", "D1"]
    assert s.discs_on("A1") == [GREEN, GREEN]


@pytest.mark.rules("SY-SYM-2", "SY-SYM-4", "SY-EX-8", "SY-SETUP-6")
def test_the_batons_follow_the_movement_outline_and_sheets_are_scored_after_b_d_e() -> None:
    """A is bars 1-2; a Midgame Scoring lies between B and C."""
    s = Situation(5, "A")
    assert [(int(s.box.from_bar[m]), int(s.box.to_bar[m])) for m in range(5)] == [
        (1, 2),
        (2, 4),
        (4, 6),
        (6, 8),
        (8, 9),
    ]
    assert [int(x) for x in s.box.scored_after] == [-1, 0, -1, 1, 2]
    for column, name in zip("ABCDE", ("Violin", "Cello", "Double Bass", "Octobass", "Oboe"), strict=True):
        s.seat(f"{column}1", name, RED)
    s.begin()
    scored = []
    for _ in range(5):
        scored.append(int(s.table.sheets_scored))
        play_out(s, len(places_played(s)) + 2)
    scored.append(int(s.table.sheets_scored))
    assert scored == [0, 0, 1, 1, 2, 3]


@pytest.mark.rules("SY-ORDER-1", "SY-ABIL-IMM")
def test_imminent_instruments_attack_from_the_back_then_the_concertmaster() -> None:
    """Clarinets on C2 and C4; then the Concertmaster; then the Body from the front."""
    s = Situation(5).seat("C1", "Violin", RED).seat("C2", "Clarinet", RED).seat("C4", "Clarinet", RED)
    s.concertmaster(RED).begin()
    assert play_out(s, 6) == ["C4", "C2", "CM", "C1", "C2", "C4"]


@pytest.mark.rules("SY-ORDER-2", "SY-ORDER-3", "SY-PLAY-1")
def test_the_body_goes_round_and_skips_instruments_without_discs() -> None:
    """Front to back, round after round."""
    s = (
        Situation(5)
        .seat("C1", "Violin", RED)
        .seat("C3", "Piccolo", RED, well=False)
        .seat("C5", "Tom-tom Drum", RED, well=False)
    )
    assert play_out(s.begin(), 6) == ["C1", "C3", "C5", "C1", "C3", "C3"]


@pytest.mark.rules("SY-ORDER-4")
def test_the_coda_plays_stacked_discs_round_by_round() -> None:
    """Two Absolute Instruments alternate, front to back, after the Body."""
    s = (
        Situation(5)
        .seat("C1", "Tom-tom Drum", RED, well=True)
        .seat("C3", "Celesta", BLUE, well=True)
        .seat("C5", "Violin", GREEN)
    )
    s.stack("C1", "C3").begin()
    assert play_out(s, 10) == ["C1", "C3", "C5", "C5", "C1", "C3", "C1", "C3", "C1", "C3"]


@pytest.mark.rules("SY-EX-9")
def test_the_order_of_the_example_column() -> None:
    """Euphonium (Attack), Concertmaster, three turns from the front, two more, then the Celesta's three."""
    s = Situation(5).seat("C1", "Tom-tom Drum", RED, well=False).seat("C2", "Violin", BLUE, well=False)
    s.seat("C4", "Celesta", GREEN).stack("C4").seat("C5", "Euphonium", YELLOW, well=False)
    s.concertmaster(RED).begin()
    assert s.asking == n.PLACE
    order = play_out(s, 10)
    assert order == ["C5", "CM", "C1", "C2", "C4", "C5", "C2", "C4", "C4", "C4"]
    assert len(s.discs_on("concertmaster")) == 4


@pytest.mark.rules("SY-RULING-46")
def test_an_imminent_choir_needs_its_leftmost_disc_in_the_imminent_part() -> None:
    """Part 1 of the 3-Part Choir is Imminent; once its disc is gone the Choir is not."""
    choir = "3-Part Choir"
    s = Situation(5).seat("C3", choir, RED, BLUE, GREEN).seat("C1", "Violin", YELLOW).begin()
    assert play_out(s, 2) == ["C3", "C1"]
    s = Situation(5).seat("C3", choir, RED, BLUE, GREEN).seat("C1", "Violin", YELLOW)
    s.table.discs[seat_of("C3"), n.FIRST_SPACE] = 0
    s.count_discs()
    assert play_out(s.begin(), 1) == ["C1"]


@pytest.mark.rules("SY-RULING-46")
def test_an_imminent_soloist_plays_its_whole_group_in_the_attack() -> None:
    """One normal turn; the well-placed Harpsichord."""
    s = Situation(5).seat("C1", "Violin", RED).seat("C4", "Harpsichord", BLUE, well=True).begin()
    assert play_out(s, 3) == ["C4", "C4", "C1"]


@pytest.mark.rules("SY-RULING-36", "SY-ABIL-IMM")
def test_eclectic_may_unlock_imminent_just_before_the_attack() -> None:
    """Asked clockwise from the First Player token, again until they pass."""
    s = Situation(5).seat("C1", "Triangle", BLUE).seat("C2", "Harpsichord", BLUE, well=False).seat("C3", "Violin", RED)
    s.token(BLUE, "eclectic", "eclectic").token(RED, "eclectic").begin()
    assert (s.waiting, s.asking, s.offers) == (BLUE, n.PRE_ECLECTIC, {"C1", "C2", "pass"})  # Red has no such Instrument
    s.play("C2")
    assert (s.waiting, s.offers) == (BLUE, {"C1", "pass"})
    s.play("pass")
    assert s.table.token_on[seat_of("C2")] == n.ECLECTIC
    assert play_out(s, 2) == ["C2", "C2"]


@pytest.mark.rules("SY-RULING-36")
def test_the_prelude_goes_clockwise_from_the_first_player_token() -> None:
    """With the token at Green, Green is asked before Red."""
    s = Situation(5).seat("C1", "Triangle", RED).seat("C2", "Harpsichord", GREEN, well=False)
    s.token(RED, "eclectic").token(GREEN, "eclectic")
    s.table.first = GREEN
    s.begin()
    assert s.waiting == GREEN
    assert s.play("pass").waiting == RED


@pytest.mark.rules("SY-ABIL-OBS", "SY-RULING-44", "SY-EX-20")
def test_obsessive_sends_the_turn_back_to_the_instrument_in_front() -> None:
    """Violin, Snare, Violin, Snare, Cello, Cello."""
    s = (
        Situation(5)
        .seat("C1", "Violin", RED)
        .seat("C2", "Snare Drum", RED, well=False)
        .seat("C3", "Cello", RED, well=False)
    )
    assert play_out(s.begin(), 6) == ["C1", "C2", "C1", "C2", "C3", "C3"]


@pytest.mark.rules("SY-EX-20", "SY-RULING-44")
def test_a_burnt_disc_is_not_obsessive() -> None:
    """If the first Snare disc is burnt: Violin, Snare, Cello, Violin, Snare, Cello."""
    s = (
        Situation(5)
        .seat("C1", "Violin", RED)
        .seat("C2", "Snare Drum", RED, well=False)
        .seat("C3", "Cello", RED, well=False)
    )
    s.fill_area("2.1.4").begin()  # only one note: the Violin takes it without asking, all others burn
    assert places_played(s) == ["C1", "C2", "C3", "C1", "C2", "C3"]
    assert len(s.events(n.BURNT)) == 5


@pytest.mark.rules("SY-RULING-44")
def test_obsessive_in_front_does_nothing_unless_the_switch_wraps_it() -> None:
    """The frontmost Instrument has none before it."""
    for parts, expected in ((None, ["C1", "C2"]), (switched(obsessive_wraps_from_first_row=True), ["C1", "C3"])):
        s = Situation(5, parts=parts).seat("C1", "Snare Drum", RED).seat("C2", "Violin", RED).seat("C3", "Cello", RED)
        assert play_out(s.begin(), 2) == expected


@pytest.mark.rules("SY-RULING-44")
def test_obsessive_also_acts_after_its_last_disc_if_the_instrument_in_front_has_one() -> None:
    """The order goes on from the Instrument in front; an empty one is passed over."""
    s = Situation(5).seat("C1", "Piccolo", RED, well=False).seat("C2", "Snare Drum", RED, well=False).on("C2", RED)
    assert play_out(s.seat("C3", "Cello", RED).begin(), 4) == ["C1", "C2", "C1", "C3"]
    s = (
        Situation(5)
        .seat("C1", "Tom-tom Drum", RED, well=False)
        .seat("C2", "Snare Drum", RED, well=False)
        .seat("C3", "Cello", RED)
    )
    assert play_out(s.begin(), 3) == ["C1", "C2", "C3"]


@pytest.mark.rules("SY-ABIL-DIST", "SY-RULING-45", "SY-EX-25")
def test_disturbing_takes_a_disc_from_every_other_instrument_of_the_column() -> None:
    """Tuba 0, Celesta 0 with its stack untouched, the Choir's next disc is Part 2."""
    s = (
        Situation(5)
        .seat("C1", "Gong", RED, well=True)
        .seat("C2", "Tuba", GREEN)
        .seat("C4", "Celesta", BLUE)
        .stack("C4")
    )
    s.seat("C5", "2-Part Choir (sharp)", BLUE, YELLOW).seat("D1", "Violin", RED).concertmaster(RED, 1, 1).begin()
    s.play("black", "2.2.1", "2.1.4")
    assert s.discs_on("C2") == []
    assert s.discs_on("C4") == []
    assert s.table.stacked[seat_of("C4")] == 3
    assert s.discs_on("C5") == [YELLOW, BLUE, YELLOW]
    assert s.discs_on("C1") == [RED]
    assert s.discs_on("D1") == [RED, RED]
    assert s.discs_on("concertmaster") == [RED]
    assert s.waiting == YELLOW


@pytest.mark.rules("SY-RULING-45")
def test_disturbing_works_once_and_only_when_unlocked() -> None:
    """The second disc of the Gong takes nothing; nor does a Gong that is not well placed."""
    s = Situation(5).seat("C1", "Gong", RED, well=True).seat("C2", "Piccolo", BLUE, well=False).begin().play("2.1.4")
    assert len(s.discs_on("C2")) == 2
    s.play("2.1.5", "2.1.6")
    assert len(s.discs_on("C2")) == 1
    s = Situation(5).seat("C1", "Gong", RED, well=False).seat("C2", "Piccolo", BLUE, well=False).begin().play("2.1.4")
    assert len(s.discs_on("C2")) == 3


@pytest.mark.rules("SY-RULING-45")
def test_a_burnt_first_disc_does_not_disturb_unless_the_switch_says_so() -> None:
    for parts, left in ((None, 0), (switched(disturbing_needs_a_placed_disc=False), 3)):
        s = (
            Situation(5, parts=parts)
            .seat("C1", "Gong", RED, well=True)
            .seat("C2", "Piccolo", BLUE, well=False)
            .fill_area()
            .begin()
        )
        assert len(s.events(n.DISTURBED)) == (1 if left else 0)


@pytest.mark.rules("SY-PLAY-3")
def test_the_leftmost_disc_must_be_moved_own_or_black() -> None:
    """A Trombone plays black, then its own."""
    s = Situation(5).seat("C1", "Trombone", RED, well=False).begin().play("2.1.4", "2.1.5")
    assert (s.stack_on("2.1.4"), s.stack_on("2.1.5")) == ([BLACK], [RED])


@pytest.mark.rules("SY-PLAY-4", "SY-RULING-48")
def test_the_concertmaster_chooses_which_disc_to_move() -> None:
    """Own or black; when only black ones are left there is no question."""
    s = Situation(5).seat("C1", "Violin", BLUE).concertmaster(RED).begin()
    assert (s.waiting, s.offers) == (RED, {"own", "black"})
    s.play("own", "2.1.4")
    assert s.placed_points(RED) == 3 + 2  # Virtuosity 2 on the large board
    s = Situation(5).concertmaster(RED, 0, 2).begin()
    assert (s.waiting, s.asking) == (RED, n.PLACE)


@pytest.mark.rules("SY-RULING-48")
def test_the_concertmaster_must_choose_a_colour_that_can_be_placed() -> None:
    """Only an empty Minim is left, where black cannot go."""
    s = Situation(5).concertmaster(RED).fill_area("2.2.8").begin()
    assert s.stack_on("2.2.8") == [RED]
    s = Situation(5).concertmaster(RED).fill_area().begin()
    assert s.offers == {"own", "black"}  # neither can land: the chosen one is burnt
    s.play("black")
    assert s.discs_on("concertmaster").count(BLACK) == 2


@pytest.mark.rules("SY-PLAY-7", "SY-RULING-13")
def test_a_disc_without_a_placement_is_burnt_and_the_next_instrument_plays() -> None:
    """It returns to the supply."""
    s = Situation(5).seat("C1", "Tuba", RED).seat("C2", "Violin", BLUE)
    supply = int(s.table.supply[RED + 1])
    s.begin()
    assert (s.waiting, len(s.events(n.BURNT))) == (BLUE, 1)
    assert s.table.supply[RED + 1] == supply + 1


@pytest.mark.rules("SY-RULING-33")
def test_new_tokens_can_be_used_from_the_next_turn_on() -> None:
    """A token taken by the first disc is offered before the second, never in between."""
    s = Situation(5).seat("C1", "Harpsichord", RED).seat("C2", "Violin", RED).minim("2.1.7", "virtuosity").begin()
    s.play("2.1.7")
    assert s.asking == n.PLACE
    s.play("2.1.4")
    assert (s.asking, s.offers) == (n.TOKEN, {"virtuosity", "pass"})


@pytest.mark.rules("SY-RULING-97", "SY-RULING-96")
def test_steps_are_final_and_ask_for_one_disc_at_a_time() -> None:
    """After a step only the next disc is asked for; there is no way back."""
    s = Situation(5).seat("C1", "Piano", RED, well=True).begin().play("2.1.4")
    assert s.stack_on("2.1.4") == [RED]
    assert "2.1.4" not in s.offers
    assert not {"conductor-1", "pass", "burn"} & s.offers


@pytest.mark.rules("SY-RULING-47", "SY-ABIL-ABS", "SY-RULING-92")
def test_the_coda_knows_no_chain_no_conductor_and_no_prolonged() -> None:
    """One stacked disc per turn; OW from a token does not reach it."""
    s = Situation(5).seat("C1", "Celesta", RED, well=True).on("C1").stack("C1").conductor(RED)
    s.token(RED, "overwriting", "prolonged").discs("2.1.4", BLUE).begin()
    assert s.offers == {"overwriting", "pass"}
    s.play("overwriting")
    assert s.asking == n.PLACE
    assert "2.1.4" not in s.offers
    s.play("2.1.5")
    assert s.asking == n.PLACE
    assert s.table.stacked[seat_of("C1")] == 2


@pytest.mark.rules("SY-RULING-47", "SY-ABS-1")
def test_protection_reaches_stacked_discs() -> None:
    """The Tom-tom's stacked discs are protected."""
    s = Situation(5).seat("C1", "Tom-tom Drum", RED, well=True).on("C1").stack("C1").begin().play("2.1.4")
    assert s.stack_on("2.1.4") == [BLACK, RED]
    assert s.placed_points(RED) == 0
