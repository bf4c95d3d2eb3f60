"""Object and components: what is in the box, checked in the built Box and the components file."""

from collections import Counter

import msgspec
import pytest

from scherzo.core.errors import BadInput
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.building import build_box
from scherzo.games.musical_chairs.components import Components
from scherzo.games.musical_chairs.words.texts import card_id

from .situation import GAME, Situation, components, fresh


def file_text() -> str:
    return (GAME.folder / "components.toml").read_text()


def box_of(changed: Components) -> None:
    build_box(changed, 2, {})


def a_copy() -> Components:
    return msgspec.toml.decode(file_text(), type=Components)


def with_suit(at: int, **changes: object) -> Components:
    """A file in which one suit is different."""
    parts = a_copy()
    parts.suits[at] = msgspec.structs.replace(parts.suits[at], **changes)
    return parts


def with_cushion(name: str, **changes: object) -> Components:
    """A file in which one cushion is different."""
    parts = a_copy()
    at = n.CUSHION_IDS.index(name)
    parts.cushions[at] = msgspec.structs.replace(parts.cushions[at], **changes)
    return parts


@pytest.mark.rules("MC-COMP-1")
def test_the_box_holds_a_board_16_cushions_104_cards_8_markers_and_the_conductor_token() -> None:
    parts = components()
    assert parts.checks.board_spaces == len(parts.suits) == 8
    assert len(parts.cushions) == 16
    assert parts.checks.all_cards == 104
    assert len(parts.markers.colours) * parts.markers.per_colour == 8
    assert set(parts.markers.colours) == {"pink", "black", "white", "blue"}
    assert parts.tokens.music_stops_conductor == 1


@pytest.mark.rules("MC-COMP-2")
def test_the_cards_are_80_chair_cards_8_rests_10_repeats_and_6_reference_cards() -> None:
    parts = components()
    assert sum(len(suit.vp) for suit in parts.suits) == 80
    assert len(parts.repeat_cards.vp) == 10
    assert parts.checks.reference_cards == 6
    assert parts.checks.all_cards == 80 + 8 + 10 + 6


@pytest.mark.rules("MC-COMP-3")
def test_the_deck_is_98_cards_without_the_reference_cards() -> None:
    """Every card in play is a Chair card, a Rest or a Repeat."""
    table = fresh(4)
    deck = [card_id(table.box, card) for card in range(n.CARDS)]
    kinds = Counter("repeat" if c.startswith("repeat") else "rest" if c.endswith("rest") else "chair" for c in deck)
    assert kinds == {"chair": 80, "rest": 8, "repeat": 10}
    assert len(set(deck)) == 98
    assert int(table.table.pile_size) + sum(table.table.hand_size) == 98


@pytest.mark.rules("MC-CARD-1")
def test_each_of_8_suits_has_the_numbers_1_to_10_once() -> None:
    cards = fresh(2).view(-2)
    deck = {(card.suit, card.number) for seat in cards.seats for card in seat.hand}
    assert all(0 <= number <= 10 for _, number in deck)
    ids = {card_id(fresh(2).box, card) for card in range(80 + 8)}
    assert ids == {f"{s.id}-{rank}" for s in components().suits for rank in (*range(1, 11), "rest")}


@pytest.mark.rules("MC-CARD-1")
def test_10_is_the_highest_number() -> None:
    """On a 9 the 10 is playable; on a 10 nothing is higher."""
    assert "drum-10" in Situation(["drum-10", ""], line="cello-9").options()
    assert Situation(["drum-9", ""], line="cello-10").options() == {"stop"}


@pytest.mark.rules("MC-CARD-2")
def test_chair_cards_are_worth_0_to_3_vp() -> None:
    table = Situation([""] * 2, scored={0: "drum-1", 1: "drum-8"})
    assert table.totals == [0, 3]
    assert {vp for suit in components().suits for vp in suit.vp} == {0, 1, 2, 3}


@pytest.mark.rules("MC-CARD-3")
def test_a_rest_is_worth_1_vp() -> None:
    for suit in components().suits:
        assert Situation(["", ""], scored={0: f"{suit.id}-rest"}).totals == [1, 0]


@pytest.mark.rules("MC-CARD-3")
def test_a_rest_has_a_suit_and_no_number() -> None:
    rest = next(c for c in Situation(["harp-rest", ""]).view(0).seats[0].hand)
    assert (rest.suit, rest.number, rest.kind) == ("harp", 0, "rest")


@pytest.mark.rules("MC-CARD-4")
def test_a_repeat_has_neither_suit_nor_number_in_hand_and_is_worth_1_or_2_vp() -> None:
    for number in range(1, 11):
        card = next(c for c in Situation([f"repeat-{number}", ""]).view(0).seats[0].hand)
        assert (card.suit, card.number) == ("", 0)
        assert card.vp in (1, 2)


@pytest.mark.rules("MC-CARD-5")
def test_each_suit_belongs_to_exactly_one_chair() -> None:
    chairs = fresh(2).view(0).chairs
    assert sorted(chair.suit for chair in chairs) == sorted(suit.id for suit in components().suits)
    assert len({chair.suit for chair in chairs}) == 8


@pytest.mark.rules("MC-CARD-5")
def test_suits_sit_at_their_board_positions() -> None:
    """The board goes by board_position, not by the order in the file."""
    parts = with_suit(0, board_position=4)
    parts.suits[3] = msgspec.structs.replace(parts.suits[3], board_position=1)
    assert [GAME.view(build_box(parts, 2, {})[0], fresh(2).table, 0).chairs[chair].suit for chair in (0, 3)] == [
        "turntable",
        "cello",
    ]


@pytest.mark.rules("MC-GOAL-1")
def test_the_most_vp_win() -> None:
    table = Situation(["", "", ""], scored={0: "cello-9", 1: "cello-8", 2: "cello-1"})
    assert [row[:2] for row in table.sheet()] == [[3, 1], [1, 2], [0, 3]]


@pytest.mark.rules("MC-GOAL-2")
def test_vp_come_from_the_score_pile_and_from_cushions() -> None:
    """Nothing else counts, not even good cards in hand or in front."""
    table = Situation(["cello-9", "harp-2"], scored={0: "cello-2"}, owns={1: "hop_over"})
    assert table.totals == [2, 3]


@pytest.mark.rules("MC-RULING-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_to_4_can_play(players: int) -> None:
    assert players in GAME.players
    assert len(fresh(players).view(0).seats) == players


@pytest.mark.rules("MC-RULING-1", "MC-RULING-2")
def test_nobody_else_can_play() -> None:
    """The six reference cards do not make it a game for six."""
    assert GAME.players == (2, 3, 4)
    with pytest.raises(BadInput, match="not 6"):
        GAME.start(players=6)


@pytest.mark.rules("MC-RULING-63")
def test_each_cushion_exists_once() -> None:
    """Data with two battle_edge cushions are refused, so two owners never meet."""
    with pytest.raises(BadInput, match=r"\[cushions\] id"):
        box_of(with_cushion("deck_top", id="battle_edge"))


def test_a_corrected_file_is_played_with() -> None:
    parts = a_copy()
    assert (parts.suits[0].vp[0], parts.suits[1].vp[0], parts.suits[2].vp[0]) == (0, 0, 2)
    parts.suits[0].vp[0], parts.suits[2].vp[0] = 2, 0
    box = build_box(parts, 2, {})[0]
    assert (box.vp[0], box.vp[2 * n.SUIT]) == (2, 0)


def test_wrong_totals_are_refused_with_table_key_and_expectation() -> None:
    parts = a_copy()
    parts.suits[0].vp[0] = 3
    with pytest.raises(BadInput, match=r"\[checks.vp\] chair_total: found 100, expected 103"):
        box_of(parts)


def test_two_suits_at_one_chair_are_refused() -> None:
    with pytest.raises(BadInput, match=r"\[suits\] board_position"):
        box_of(with_suit(0, board_position=2))


def test_a_name_used_twice_is_refused() -> None:
    with pytest.raises(BadInput, match=r"\[suits\] name: 'Cello' is there twice"):
        box_of(with_suit(1, name="Cello"))


def test_points_that_differ_from_number_to_number_are_refused() -> None:
    """Totals stay right when two cards of one suit change places, but the numbers are not alike any more."""
    parts = a_copy()
    parts.suits[0].vp[0], parts.suits[0].vp[1] = 2, 0
    with pytest.raises(BadInput, match=r"\[checks.vp\] each_number_by_vp \(for the number 1\): found"):
        box_of(parts)


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("random_starting_chair = false", "random_starting_chair = true"),
        ("score_piles_public = true", "score_piles_public = false"),
        ("hand_discards_face_down = true", "hand_discards_face_down = false"),
    ],
)
def test_a_ruling_that_a_file_cannot_change_is_refused(line: str, instead: str) -> None:
    text = file_text()
    assert text.count(line) == 1
    with pytest.raises(BadInput, match=f"{line.split()[0]}: found"):
        box_of(msgspec.toml.decode(text.replace(line, instead), type=Components))


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [("pass_once", "once", "game"), ("deck_top", "optional", True), ("battle_edge", "use", "turn")],
)
def test_a_power_that_the_rules_do_not_have_is_refused(name: str, key: str, value: object) -> None:
    with pytest.raises(BadInput, match=rf"\[cushions\] {name}: {key}: found"):
        box_of(with_cushion(name, **{key: value}))


def test_a_number_that_belongs_to_another_cushion_is_refused() -> None:
    with pytest.raises(BadInput, match=r"\[cushions\] hop_over: move_max belongs to another cushion"):
        box_of(with_cushion("hop_over", move_max=5))


def test_values_out_of_range_are_refused_where_they_stand() -> None:
    text = file_text().replace("hand_size = 8", "hand_size = 9")
    with pytest.raises(msgspec.ValidationError, match=r"<= 8.*rules.hand_size"):
        msgspec.toml.decode(text, type=Components)
