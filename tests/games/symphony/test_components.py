"""The contents of the box (2.1, 6): cards, boards, Sheets, tracks; and what a wrong component file is told."""

import msgspec
import pytest

from scherzo.core.errors import BadInput
from scherzo.games.symphony import names as n
from scherzo.games.symphony.components import Components
from scherzo.games.symphony.rules.abilities import abilities

from .situation import BLACK, BLUE, GAME, GREEN, PARTS, RED, Situation, note_of, seat_of

BOX = GAME.build_box(PARTS, 4, {})[0]
LARGE = GAME.build_box(PARTS, 6, {})[0]
ROWS = {(row.number, row.variant): row for row in PARTS.instrument}
SPACES = {row.number: row.spaces for row in PARTS.instrument}


@pytest.mark.rules("SY-CARD-7")
def test_sixty_instrument_cards_by_category() -> None:
    """12 Strings, Brass, Woodwinds, Percussions; 6 Soloist; 4 Choirs; 2 special; each with its colour."""
    counts = [int(x).bit_count() for x in BOX.in_category]
    assert counts == [12, 12, 12, 12, 6, 4, 2]
    colours = PARTS.categories
    assert (colours.strings, colours.brass, colours.woodwinds) == ("violet", "yellow", "brown")
    assert (colours.percussion, colours.soloist, colours.choir, colours.special) == ("green", "white", "blue", "black")


@pytest.mark.rules("SY-CARD-7", "SY-RULING-7")
def test_half_dots_follow_the_category() -> None:
    """The first label of every ordinary card is that of its category."""
    label = {"strings": "S", "brass": "B", "woodwinds": "W", "percussion": "P", "soloist": "L"}
    for row in PARTS.instrument:
        if row.category in label:
            assert row.dots[0] == label[row.category]


@pytest.mark.rules("SY-CARD-1")
def test_cards_have_one_to_five_spaces_in_a_fixed_order() -> None:
    """White, grey or black."""
    for row in PARTS.instrument:
        assert 1 <= len(row.spaces.split()) <= 5
    assert [int(x) for x in BOX.spaces[Situation(4).card("Trombone")]] == [
        n.BLACK_SPACE,
        n.WHITE,
        n.GREY_LINKED,
        0,
        0,
    ]


@pytest.mark.rules("SY-RULING-8")
def test_notes_count_white_spaces_and_symbols_count_linked_ones() -> None:
    """Piccolo 3 and two linked; Trombone black, own, own; Euphonium own, black, own."""
    assert SPACES[22] == "w w w g g"
    assert SPACES[8] == "k w g"
    assert SPACES[12] == "w K w"


@pytest.mark.rules("SY-CARD-8")
def test_numbers_run_from_00_to_43_with_one_to_three_clefs() -> None:
    """Only the Conductor has no Clef; all seven combinations occur."""
    assert {row.number for row in PARTS.instrument} == set(range(44))
    assert [row.number for row in PARTS.instrument if not row.clefs] == [0]
    assert len({tuple(row.clefs) for row in PARTS.instrument if row.clefs}) == 7


@pytest.mark.rules("SY-CARD-11")
def test_at_most_two_basic_and_two_unlockable_abilities() -> None:
    """Black spaces count as basic abilities, linked spaces as unlockable ones; Choirs have them per Part."""
    for row in PARTS.instrument:
        if row.category in ("choir", "special"):
            continue
        spaces = row.spaces.split()
        black = 1 if "k" in spaces else 0
        assert len(row.basic) + black <= 2, row.name
        assert len(row.unlock) + sum(space in "gK" for space in spaces) <= 2, row.name


@pytest.mark.rules("SY-CARD-9", "SY-CARD-10")
def test_choirs_have_parts_and_no_half_dot() -> None:
    """So they are never well placed; nor are the special cards, which have none either."""
    choirs = [row for row in PARTS.instrument if row.category == "choir"]
    assert [row.parts for row in choirs] == [2, 2, 2, 3]
    assert all(row.dots == [] for row in choirs)
    assert [row.dots for row in PARTS.instrument if row.category == "special"] == [[], []]
    for place in ("C2", "C3", "C4", "C5"):
        s = Situation(4).seat(place, "3-Part Choir", RED, RED, BLUE)
        assert s.table.well[seat_of(place)] == 0
        assert s.discs_on(place) == [RED, RED, BLUE]
        basic = s.box.basic[s.table.card[seat_of(place)]].tolist()
        assert [abilities(s.box, s.table, seat_of(place), part) for part in range(3)] == basic[:3]


@pytest.mark.rules("SY-RULING-1")
def test_garbled_names_are_read_by_their_numbers() -> None:
    names = {row.number: row.name for row in PARTS.instrument}
    assert [names[k] for k in (14, 19, 15, 10, 32, 33, 21, 0)] == [
        "Clarinet", "Bass Clarinet", "Cor Anglais", "Cimbasso", "Pandeiro", "Crash Cymbals",
            "Transverse Flute", "Conductor",
    ]  # fmt: skip
    assert (names[2], names[12]) == ("Violin", "Euphonium")


@pytest.mark.rules("SY-RULING-2")
def test_the_ledger_cites_the_appendices_by_their_right_numbers() -> None:
    """Tokens II, Virtuosity cards III, Masters IV, variable tokens V, abilities VII."""
    ledger = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    cited = {line[4:].split("**")[0]: line for line in ledger.splitlines() if line.startswith("- **SY-")}
    for rule, appendix in (
        ("SY-TOKEN-CLEF", "II"),
        ("SY-VO-5", "III"),
        ("SY-MASTER-2", "IV"),
        ("SY-VAR-2", "V"),
        ("SY-ABIL-OW", "VII"),
    ):
        assert f"[App. {appendix}]" in cited[rule]


@pytest.mark.rules("SY-RULING-3")
def test_one_word_for_each_thing() -> None:
    """Demanding Audience, Imminent, duplet; not the slips of the text."""
    texts = " ".join(option.text for option in GAME.options) + " ".join(GAME.decisions)
    assert "Demanding Audience" in texts
    view = GAME.view(BOX, Situation(4).seat("C1", "Clarinet", RED).table, RED)
    words = " ".join(line for section in GAME.describe(view) for line in section.lines)
    assert "Imminent" in words
    assert "duplet" in words
    assert not any(slip in words for slip in ("Immediate", "Duet", "Demanding Public"))


@pytest.mark.rules("SY-RULING-9")
def test_two_kinds_of_violin_and_viola() -> None:
    """The advanced kind has a second half-dot and the same abilities."""
    for number, copies in ((2, (2, 2)), (3, (2, 1))):
        basic, advanced = ROWS[number, "basic"], ROWS[number, "advanced"]
        assert (basic.copies, advanced.copies) == copies
        assert (len(basic.dots), len(advanced.dots)) == (1, 2)
        assert (basic.spaces, basic.basic, basic.unlock) == (advanced.spaces, advanced.basic, advanced.unlock)


@pytest.mark.rules("SY-RULING-94")
def test_strategy_notes_only_confirm_data() -> None:
    """The Gong is Disturbing, the Crash Cymbals have four spaces; pale and dark circles do nothing else."""
    assert ROWS[34, "basic"].unlock == ["disturbing"]
    assert len(SPACES[33].split()) == 4
    assert "strategic notes" in ROWS[34, "basic"].printed


@pytest.mark.rules("SY-CARD-6", "SY-RULING-6")
def test_row_one_has_no_dots_and_column_c_has_two() -> None:
    """So nothing is well placed in front."""
    for box, rows in ((BOX, 5), (LARGE, 6)):
        for column in range(5):
            assert box.seat_dots[column * 6] == 0
            for row in range(1, rows):
                assert int(box.seat_dots[column * 6 + row]).bit_count() == (2 if column == 2 else 1)


@pytest.mark.rules("SY-RULING-11")
def test_the_concertmasters_virtuosity_depends_on_the_board_side() -> None:
    """1 on 25 seats, 2 on 30; own discs only."""
    assert (BOX.bonus[n.CARD_CONCERTMASTER, 0], LARGE.bonus[n.CARD_CONCERTMASTER, 0]) == (1, 2)
    s = Situation(4).concertmaster(RED).begin().play("own", "2.1.4")
    assert s.placed_points(RED) == 4
    s = Situation(4).concertmaster(RED).begin().play("black", "2.1.4")
    assert s.placed_points(RED) == 0


@pytest.mark.rules("SY-RULING-12")
def test_the_third_note_track_is_that_of_semibreves() -> None:
    """Its values include the printed 0 and 27."""
    assert {0, 27} <= set(PARTS.track.semibreve.values)
    s = Situation(4, "B").discs("1.1.8", RED, RED).begin()
    assert s.table.steps[RED, n.SEMIBREVE_TRACK] == 1


@pytest.mark.rules("SY-RULING-5")
def test_circle_tokens_are_worth_three_two_one_from_above() -> None:
    assert [int(x) for x in BOX.voice_vp] == [3, 2, 1]


@pytest.mark.rules("SY-RULING-4")
def test_three_players_have_the_first_row_of_four() -> None:
    """ABDE."""
    assert PARTS.players.three.first_row == ["A", "B", "D", "E"]


@pytest.mark.rules("SY-RULING-10", "SY-SETUP-6")
def test_areas_share_one_bar_with_the_next_movement() -> None:
    """Three bars a Sheet; A and E are the narrow ones."""
    assert [int(x) for x in BOX.from_bar] == [1, 2, 4, 6, 8]
    assert [int(x) for x in BOX.to_bar] == [2, 4, 6, 8, 9]
    assert BOX.bar[note_of("2.1.1")] == 4
    assert BOX.bar[note_of("3.3.9")] == 9


@pytest.mark.rules("SY-CARD-4", "SY-EX-2", "SY-EX-6")
def test_protection_discs_lie_under_own_discs_on_the_card() -> None:
    """Bass Drum 1 black below (and one on the linked space if well placed); Tom-tom 1 + 3."""
    for place, discs, below in (("C1", [RED], 1), ("C5", [RED, BLACK], 1)):
        s = Situation(5).seat(place, "Bass Drum", RED, well=place == "C5")
        assert s.discs_on(place) == discs
        view = GAME.view(s.box, s.table, RED)
        assert view.black_supply == int(s.table.supply[n.BLACK]) - below
    s = Situation(5).seat("C4", "Tom-tom Drum", RED, well=True).stack("C4")
    assert s.table.stacked[seat_of("C4")] == 3
    assert GAME.view(s.box, s.table, RED).black_supply == int(s.table.supply[n.BLACK]) - 4


@pytest.mark.rules("SY-EX-1", "SY-CARD-6")
def test_the_long_examples_cards_are_well_placed_where_they_sit() -> None:
    """Bass Clarinet on A2 is not well placed, Piccolo on D2 is; C3, C4, C5 suit the long example."""
    seats = (
        ("A2", "Bass Clarinet", 0),
        ("D2", "Piccolo", 1),
        ("C3", "Trombone", 1),
        ("C4", "Celesta", 1),
        ("C5", "Euphonium", 1),
    )
    for place, name, well in seats:
        assert Situation(4).seat(place, name, GREEN).table.well[seat_of(place)] == well


@pytest.mark.parametrize(
    ("table", "key", "value", "message"),
    [
        ("instrument", "copies", 3, "copies"),
        ("sheet", "voice_1", "c3 q4 q5 | m6 q5B q4 c2b", "three bars"),
        ("virtuosity_card", "id", 15, "count from 1 to 15"),
    ],
)
def test_a_wrong_value_is_named_with_its_place(table: str, key: str, value: object, message: str) -> None:
    """The file is checked as a whole; the message names table, key and expectation."""
    rows = list(getattr(PARTS, table))
    rows[0] = msgspec.structs.replace(rows[0], **{key: value})
    with pytest.raises(BadInput, match=message):
        GAME.build_box(msgspec.structs.replace(PARTS, **{table: rows}), 4, {})


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("batons = 2", "baton = 2"),
        ('side = "white"', 'side = "pale"'),
        ('never_on = ["conductor", "choir"]', 'never_on = ["conductor"]'),  # no other value would be heeded
    ],
)
def test_a_misspelt_key_or_a_value_that_the_rules_do_not_know_is_refused(right: str, wrong: str) -> None:
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(text.replace(right, wrong, 1), type=Components)


@pytest.mark.parametrize(
    ("half", "bonus"),
    [
        ("orchestra", {"vp": None}),
        ("orchestra", {"category": None}),
        ("symphony", {"note_type": None}),
        ("symphony", {"reach": 2}),
    ],
)
def test_a_virtuosity_card_says_all_that_its_bonus_asks_for(half: str, bonus: dict[str, object]) -> None:
    first = PARTS.virtuosity_card[0]
    changed = msgspec.structs.replace(first, **{half: msgspec.structs.replace(getattr(first, half), **bonus)})
    cards = [changed, *PARTS.virtuosity_card[1:]]
    with pytest.raises(BadInput, match=rf"\[\[virtuosity_card\]\] 1 {half} .* key, name and .*vp"):
        GAME.build_box(msgspec.structs.replace(PARTS, virtuosity_card=cards), 4, {})


def test_numbers_fit_their_fields() -> None:
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    with pytest.raises(msgspec.ValidationError, match="multiple_of"):
        msgspec.toml.decode(text.replace("multiple_of = 5 ", "multiple_of = 50000 "), type=Components)
