"""Demanding Audience (2.11): Orchestra Bonuses, Symphony Bonuses, public and private cards."""

import pytest

from scherzo.games.symphony import names as n
from scherzo.games.symphony.rules.objectives import orchestra_bonus, symphony_bonus

from .situation import BLACK, BLUE, GAME, GREEN, PARTS, RED, YELLOW, Situation, msgspec, switched

ORCHESTRA = {card.orchestra.name: i for i, card in enumerate(PARTS.virtuosity_card)}
SYMPHONY = {card.symphony.name: i for i, card in enumerate(PARTS.virtuosity_card)}


def orchestra(s: Situation, name: str, seat: int = RED) -> int:
    return int(orchestra_bonus(s.box, s.table, seat, ORCHESTRA[name]))


def symphony(s: Situation, name: str, seat: int = RED) -> int:
    return int(symphony_bonus(s.box, s.table, seat, SYMPHONY[name]))


def big(players: int = 4) -> Situation:
    """Red: 2 Strings, 3 Brass, 1 Woodwind, 1 Percussion, 1 Soloist, both Parts of a Choir, both black spaces."""
    s = Situation(players).seat("A1", "Violin", RED).seat("A2", "Double Bass", RED).seat("B1", "Tuba", RED)
    s.seat("B5" if players < 5 else "B4", "Cimbasso", RED).seat("C5" if players < 5 else "C6", "Euphonium", RED)
    s.seat("D2", "Oboe", RED).seat("D5", "Gong", RED).seat("C2", "Piano", RED).seat(
        "E1", "2-Part Choir (flat)", RED, RED
    )
    return s.concertmaster(RED).conductor(RED)


@pytest.mark.rules("SY-VO-1", "SY-VO-2", "SY-VO-3", "SY-VO-4")
@pytest.mark.parametrize(
    ("name", "points"),
    [("String Quintet", 8), ("Brass Trill", 12), ("Woodwinds Fugue", 4), ("Martial March", 4)],
)
def test_four_points_per_instrument_of_a_category(name: str, points: int) -> None:
    assert orchestra(big(), name) == points


@pytest.mark.rules("SY-VO-5", "SY-RULING-72")
@pytest.mark.parametrize(("players", "each"), [(4, 4), (5, 6)])
def test_capriccio_counts_white_black_and_blue_instruments(players: int, each: int) -> None:
    """A Choir once; Conductor and Concertmaster are black: Piano, Choir, two black spaces."""
    assert orchestra(big(players), "Capriccio and Counterpoint") == 4 * each


@pytest.mark.rules("SY-VO-6", "SY-EX-15")
def test_ample_assortment_counts_colours() -> None:
    """All seven; with Brass, Strings, Woodwinds and Percussions only, 4 x 3 = 12."""
    assert orchestra(big(), "Ample Assortment") == 21
    s = (
        Situation(6)
        .seat("A1", "Violin", RED)
        .seat("B1", "Tuba", RED)
        .seat("B2", "Cimbasso", RED)
        .seat("B3", "Trombone", RED)
    )
    s.seat("C1", "Oboe", RED).seat("C2", "Gong", RED)
    assert (orchestra(s, "Ample Assortment"), orchestra(s, "Brass Trill")) == (12, 12)


@pytest.mark.rules("SY-VO-7", "SY-RULING-78")
def test_clef_master_counts_combinations() -> None:
    """G, F, FG (Concertmaster and Piano and Choir 42), F again; the Conductor has none."""
    s = (
        Situation(4)
        .seat("A1", "Violin", RED)
        .seat("A2", "Tuba", RED)
        .seat("A3", "Gong", RED)
        .concertmaster(RED)
        .conductor(RED)
    )
    assert orchestra(s, "Clef Master") == 3 * 3


@pytest.mark.rules("SY-VO-8", "SY-RULING-73")
def test_little_orchestra_counts_multiples_of_five() -> None:
    """05, 10, 15, 35, and the Conductor 00 unless the switch says otherwise."""
    for parts, points in ((None, 20), (switched(little_orchestra_counts_zero=False), 16)):
        s = (
            Situation(4, parts=parts)
            .seat("A1", "Double Bass", RED)
            .seat("A2", "Cimbasso", RED)
            .seat("A3", "Cor Anglais", RED)
        )
        s.seat("A4", "Piano", RED).seat("A5", "Violin", RED).conductor(RED)
        assert orchestra(s, "Little Orchestra") == points


@pytest.mark.rules("SY-VO-9")
def test_troublesome_clef_counts_instruments_without_it() -> None:
    """The Conductor included."""
    s = Situation(4).seat("A1", "Violin", RED).seat("A2", "Tuba", RED).seat("A3", "Celesta", RED).conductor(RED)
    assert [orchestra(s, f"Troublesome Clef ({clef})") for clef in "CFG"] == [6, 4, 4]


@pytest.mark.rules("SY-VO-10")
def test_experimental_placement_counts_what_is_not_well_placed() -> None:
    """First row included; blue and black Instruments not."""
    s = Situation(4).seat("A1", "Violin", RED).seat("A2", "Double Bass", RED).seat("B1", "Oboe", RED)
    s.seat("C1", "2-Part Choir (flat)", RED, RED).concertmaster(RED).conductor(RED)
    assert orchestra(s, "Experimental Placement") == 10


@pytest.mark.rules("SY-VO-11", "SY-VO-12", "SY-RULING-72")
def test_glissando_and_neutral_melody_count_unlocked_spaces() -> None:
    """Grey if well placed; black always, linked black if well placed; Concertmaster included."""
    s = (
        Situation(4)
        .seat("A1", "Viola", RED)
        .seat("A2", "Viola", RED)
        .seat("B1", "Trumpet", RED)
        .seat("C5", "Euphonium", RED)
    )
    s.seat("D1", "Bass Drum", RED).concertmaster(RED)
    assert orchestra(s, "Heavenly Glissando") == 2
    assert orchestra(s, "Neutral Melody") == 12  # Trumpet, well-placed Euphonium, Concertmaster


@pytest.mark.rules("SY-RULING-93", "SY-VO-11")
def test_a_space_filled_by_an_extra_disc_is_not_unlocked() -> None:
    s = Situation(5).seat("C1", "Viola", RED).token(RED, "prolonged").begin().play("prolonged", "space-3")
    assert orchestra(s, "Heavenly Glissando") == 0


@pytest.mark.rules("SY-VO-13", "SY-RULING-74")
def test_group_of_talents_counts_tokens_in_front_of_the_player() -> None:
    """Those lying on Instruments do not count."""
    s = Situation(5).seat("C1", "Violin", RED).token(RED, "clef", "chaining", "eclectic").begin().play("clef")
    assert orchestra(s, "Group of Talents") == 6


# Symphony Bonuses on Sheet 1W, 2W, 3W


@pytest.mark.rules("SY-VS-1", "SY-VS-2", "SY-VS-3", "SY-VS-7", "SY-VS-8", "SY-VS-9", "SY-RULING-75", "SY-RULING-76")
@pytest.mark.parametrize(
    ("name", "notes", "points"),
    [
        ("Pivotal Duplets", ("1.1.2", "1.1.5", "1.1.1"), 6),
        ("Pivotal Triplet", ("1.3.3", "1.3.5", "1.3.6"), 8),
        ("Pivotal Quadruplet", ("1.2.1", "1.2.4", "1.2.6"), 6),
        ("Allegro Air", ("1.1.1", "1.1.2", "1.1.9"), 6),
        ("Vivace Air", ("1.1.2", "1.1.3", "1.1.1"), 6),
        ("Andante Air", ("1.1.4", "1.2.7", "1.1.1"), 6),
        ("Chromatic Dominance (Orange)", ("1.2.3", "1.2.4", "1.2.8", "1.2.9", "1.2.2", "1.2.6"), 16),
        ("Chromatic Dominance (Green)", ("1.1.4", "1.1.5", "1.1.6", "1.1.2"), 8),
        ("Chromatic Dominance (Blue)", ("1.3.3", "1.3.4", "1.3.8", "1.3.9", "2.3.1"), 16),
        ("Pivotal Orange Notes (before)", ("1.1.9", "1.2.2", "1.3.6", "1.1.1"), 12),
        ("Pivotal Orange Notes (after)", ("2.1.1", "1.2.4", "1.3.8", "1.1.9"), 12),
        ("Pivotal Blue Notes (before)", ("1.1.4", "1.2.7", "1.3.3", "1.1.6"), 12),
        ("Pivotal Blue Notes (after)", ("1.1.6", "1.2.9", "1.3.5", "1.1.4"), 12),
    ],
)
def test_symphony_bonuses_per_disc(name: str, notes: tuple[str, ...], points: int) -> None:
    """Neighbours across bar lines and Sheets."""
    s = Situation(5)
    for note in notes:
        s.discs(note, RED)
    assert symphony(s, name) == points


@pytest.mark.rules("SY-AUD-3", "SY-RULING-77")
def test_overwritten_own_discs_count_for_symphony_bonuses() -> None:
    """Every own disc in every stack."""
    s = Situation(5).discs("1.1.1", RED, BLUE, RED).discs("1.1.9", BLUE, GREEN).discs("2.1.4", BLACK, RED)
    assert symphony(s, "Allegro Air") == 9
    assert symphony(s, "Allegro Air", BLUE) == 6


@pytest.mark.rules("SY-VS-10", "SY-RULING-77")
def test_melodious_fusion_counts_own_discs_below_others() -> None:
    """Also the lower disc of a Semibreve."""
    s = Situation(5).discs("1.1.1", RED, BLUE).discs("1.1.8", RED, RED).discs("1.1.9", BLACK, RED).discs("2.1.4", RED)
    assert symphony(s, "Melodious Fusion") == 8


@pytest.mark.rules("SY-VS-15", "SY-RULING-78")
def test_melodic_ubiquity_counts_bars_and_sheet_majorities() -> None:
    """A bar covers all Voices; majorities are those of the Midgame Scorings, ties included."""
    s = Situation(5, "B").discs("1.1.1", RED).discs("1.2.1", RED, BLUE).discs("1.3.8", BLUE).begin()
    assert int(s.table.sheet_best[0]) == 1 << BLUE
    assert symphony(s, "Melodic Ubiquity") == 2
    assert symphony(s, "Melodic Ubiquity", BLUE) == 2 * 2 + 2


@pytest.mark.rules("SY-RULING-75")
def test_the_reach_of_chromatic_dominance_is_data() -> None:
    """Reach 1 pays one note on each side."""
    cards = [
        msgspec.structs.replace(card, symphony=msgspec.structs.replace(card.symphony, reach=1))
        if card.symphony.reach
        else card
        for card in PARTS.virtuosity_card
    ]
    s = Situation(5, parts=msgspec.structs.replace(PARTS, virtuosity_card=cards))
    s.discs("1.2.3", RED).discs("1.2.4", RED)
    assert symphony(s, "Chromatic Dominance (Orange)") == 4


# the procedure


def step_seven(audience: str) -> Situation:
    s = Situation(4, audience=audience)
    s.table.public_card, s.table.private_card[:] = -1, -1
    s.seat("A1", "Violin", RED).seat("B1", "Tuba", RED).seat("B2", "Cimbasso", BLUE).seat(
        "C1", "Oboe", GREEN
    ).concertmaster(YELLOW)
    s.table.pentagon[:2] = 1
    s.table.spare[:2] -= 1
    return s


@pytest.mark.rules("SY-OBJ-1", "SY-AUD-2", "SY-RULING-71", "SY-EX-15")
def test_each_player_reveals_one_private_card_and_keeps_the_other() -> None:
    """Chosen secretly, shown together, scored, removed; the other stays hidden."""
    s = step_seven("private")
    pairs = (("Brass Trill", "Ample Assortment"), ("String Quintet", "Woodwinds Fugue"), ("Martial March",
        "Clef Master"),
             ("Little Orchestra", "Neutral Melody"))  # fmt: skip
    for seat, pair in enumerate(pairs):
        s.table.private_card[seat] = [ORCHESTRA[name] for name in pair]
    s.begin(n.REVEALING)
    assert int(s.table.waiting) == 0b1111
    for seat, word in ((YELLOW, "neutral-melody"), (RED, "ample-assortment"), (GREEN, "clef-master")):
        s.answer(seat, word)
    assert not s.table.points.any()  # nothing shows before all have chosen
    assert GAME.view(s.box, s.table, BLUE).seats[RED].revealed is None
    s.answer(BLUE, "string-quintet")
    points = [int(s.table.points[seat, n.ORCHESTRA_POINTS]) for seat in range(4)]
    assert points == [2 * 3, 0, 1 * 3, 4]
    seen = GAME.view(s.box, s.table, BLUE).seats[RED]
    assert seen.revealed is not None
    assert seen.revealed.orchestra == "Ample Assortment"
    assert seen.private == ()
    s.discs("1.1.2", RED).discs("1.1.3", RED, BLUE)
    assert s.source(RED, n.SYMPHONY_POINTS) == 6  # Vivace Air of the card that was kept (SY-END-3)


@pytest.mark.rules("SY-OBJ-2", "SY-AUD-1", "SY-AUD-2", "SY-END-3")
def test_the_public_card_scores_both_bonuses_for_everybody() -> None:
    s = step_seven("public")
    s.table.public_card = ORCHESTRA["Brass Trill"]
    s.begin(n.REVEALING)
    assert [int(s.table.points[seat, n.ORCHESTRA_POINTS]) for seat in range(4)] == [4, 4, 0, 0]
    s.discs("1.1.2", GREEN)
    assert [s.source(seat, n.SYMPHONY_POINTS) for seat in range(4)] == [0, 0, 3, 0]


@pytest.mark.rules("SY-RULING-71", "SY-AUD-1")
def test_private_cards_are_scored_before_the_public_one() -> None:
    """Both parts may be used together."""
    s = step_seven("both")
    s.table.public_card = ORCHESTRA["Brass Trill"]
    for seat, names in enumerate((("String Quintet", "Clef Master"),) * 4):
        s.table.private_card[seat] = [ORCHESTRA[name] for name in names]
    s.begin(n.REVEALING)
    for seat in range(4):
        s.answer(seat, "string-quintet")
    kinds = [event.kind for event in s.told if event.kind in (n.REVEALED, n.PUBLIC_BONUS)]
    assert kinds == [n.REVEALED] * 4 + [n.PUBLIC_BONUS] * 4
    assert int(s.table.points[RED, n.ORCHESTRA_POINTS]) == 4 + 4


@pytest.mark.rules("SY-VO-13", "SY-RULING-74", "SY-RULING-24")
def test_group_of_talents_takes_a_left_over_token_first() -> None:
    """The private owner chooses among the tokens set aside."""
    s = step_seven("private")
    for seat in range(4):
        s.table.private_card[seat] = (ORCHESTRA["String Quintet"], ORCHESTRA["Clef Master"])
    s.table.private_card[BLUE] = (ORCHESTRA["Group of Talents"], ORCHESTRA["Brass Trill"])
    s.token(BLUE, "eclectic").begin(n.REVEALING)
    for seat, word in (
        (RED, "string-quintet"),
        (GREEN, "clef-master"),
        (YELLOW, "clef-master"),
        (BLUE, "group-of-talents"),
    ):
        s.answer(seat, word)
    assert (s.waiting, s.asking, s.offers) == (BLUE, n.TALENT, {"prolonged", "flat-and-sharp"})
    s.play("prolonged")
    assert int(s.table.points[BLUE, n.ORCHESTRA_POINTS]) == 6


@pytest.mark.rules("SY-RULING-74")
def test_a_public_group_of_talents_goes_round_in_reverse_while_tokens_last() -> None:
    """Last Player first; then everybody scores 3 per token."""
    s = step_seven("public")
    s.table.public_card = ORCHESTRA["Group of Talents"]
    s.begin(n.REVEALING)
    assert (s.waiting, s.asking) == (YELLOW, n.TALENT)
    s.play("prolonged")
    assert [int(s.table.points[seat, n.ORCHESTRA_POINTS]) for seat in range(4)] == [0, 0, 3, 3]
    assert s.tokens_of(GREEN) == ["flat-and-sharp"]  # the last one, taken without asking


@pytest.mark.rules("SY-AUD-2", "SY-EX-15")
def test_virtuosity_cards_pair_the_printed_bonuses() -> None:
    """15 cards; Brass Trill goes with Vivace Air."""
    assert len(PARTS.virtuosity_card) == n.VIRTUOSITY_CARDS
    assert ORCHESTRA["Brass Trill"] == SYMPHONY["Vivace Air"]
