"""Cushions that work on a turn: two_lowest, pass_once, stop_music."""

import pytest

from scherzo.core.table import EVERYONE
from scherzo.games.musical_chairs import names as n

from .situation import GAME, Situation


def with_two_lowest(hand: str, line: str = "harp-4") -> Situation:
    return Situation([hand, "guitar-9"], line=line, owns={0: "two_lowest"})


SKIPPED = "{{0}} skips a card with cushion Two lowest and tells everybody which: {}."


def announced(table: Situation) -> list[str]:
    return [event for event in table.log if "tells everybody" in event]


@pytest.mark.rules("MC-TOKEN-0")
def test_a_power_works_only_for_the_owner() -> None:
    hand = "drum-6 drum-8"
    assert Situation([hand, ""], line="harp-4", owns={1: "two_lowest pass_once stop_music"}).options() == {"drum-6"}
    assert Situation([hand, ""], line="harp-4", owns={0: "two_lowest pass_once stop_music"}).options() == {
        "drum-6",
        "drum-8",
        "pass",
        "stop-by-cushion",
    }


@pytest.mark.rules("MC-TOKEN-0")
def test_a_power_does_nothing_on_the_board_or_removed() -> None:
    for removed in ("", "harp"):
        table = Situation(["drum-6 drum-8", ""], line="harp-4", cushions={"harp": "two_lowest"}, removed=removed)
        assert table.options() == {"drum-6"}


@pytest.mark.rules("MC-TOKEN-0")
def test_each_cushion_is_there_once_and_its_fixed_vp_count() -> None:
    assert len({chair.cushion.id for chair in Situation(["", ""]).view(0).chairs}) == 8
    vp = {"deck_top": 0, "suit_bonus": 0, "score_higher": 1, "zero_worth_two": 1, "three_suits": 1, "rest_bonus": 1}
    vp |= {"switch_card": 1, "vacant_chair": 1, "hand_plus_one": 2, "two_lowest": 2, "battle_edge": 2, "pass_once": 3}
    vp |= {"move_four": 3, "move_back": 3, "stop_music": 3, "hop_over": 3}
    assert {name: Situation(["", ""], owns={0: name}).totals[0] for name in vp} == vp


# two_lowest


@pytest.mark.rules("MC-TOKEN-two_lowest-1")
def test_two_lowest_allows_either_of_the_two_lowest_cards() -> None:
    """The skipped one is told to all."""
    table = with_two_lowest("drum-6 piano-8 cello-9")
    assert table.options() == {"drum-6", "piano-8"}
    table.play("piano-8")
    assert announced(table) == [SKIPPED.format("the drum 6")]
    assert table.told(n.ANNOUNCED)[0].audience == EVERYONE
    assert [card.id for card in table.view(1).seats[0].announced] == ["drum-6"]


@pytest.mark.rules("MC-TOKEN-two_lowest-2")
def test_two_lowest_by_its_test() -> None:
    """At most one other Chair card strictly between the value and the card."""
    assert with_two_lowest("drum-1 drum-6 piano-8 cello-9 harp-10").options() == {"drum-6", "piano-8"}
    assert with_two_lowest("drum-6 piano-6 cello-9").options() == {"drum-6", "piano-6"}
    assert with_two_lowest("drum-4 drum-6 piano-8 guitar-rest repeat-1").options() == {
        "drum-4",
        "drum-6",
        "piano-8",
        "guitar-rest",
        "repeat-1",
    }


@pytest.mark.rules("MC-VEC-3", "MC-RULING-50")
@pytest.mark.parametrize(
    ("hand", "options", "play", "told"),
    [
        ("drum-5 piano-5 cello-7", {"drum-5", "piano-5"}, "drum-5", None),
        ("drum-5 piano-7 cello-7", {"drum-5", "piano-7", "cello-7"}, "cello-7", "the drum 5"),
        ("drum-4 drum-6 piano-8 cello-9", {"drum-4", "drum-6", "piano-8"}, "piano-8", "the drum 6"),
        ("drum-4 piano-3", {"drum-4", "stop"}, "drum-4", None),
    ],
)
def test_vector_two_lowest(hand: str, options: set[str], play: str, told: str | None) -> None:
    """Two cards, not two numbers."""
    table = with_two_lowest(hand)
    assert table.options() == options
    table.play(play)
    assert announced(table) == ([] if told is None else [SKIPPED.format(told)])


@pytest.mark.rules("MC-RULING-51")
def test_nothing_is_announced_when_the_lowest_card_is_played() -> None:
    """Or one of equal numbers."""
    assert announced(with_two_lowest("drum-6 piano-8").play("drum-6")) == []
    assert announced(with_two_lowest("drum-6 piano-6").play("piano-6")) == []


@pytest.mark.rules("MC-RULING-51")
def test_two_lowest_works_for_an_opening_and_does_not_allow_stopping() -> None:
    table = with_two_lowest("drum-6 piano-8 cello-9", line="")
    assert table.options() == {"drum-6", "piano-8"}
    table.play("piano-8")
    assert announced(table) == [SKIPPED.format("the drum 6")]


# pass_once


@pytest.mark.rules("MC-TOKEN-pass_once-1")
def test_pass_once_is_a_turn_without_card_and_move() -> None:
    """The cushion is flipped."""
    table = Situation(["drum-6", "guitar-9"], line="harp-4", at="piano drum", owns={0: "pass_once"}).play("pass")
    assert (table.chair(0), table.hand(0), table.waiting) == ("piano", {"drum-6"}, (1,))
    assert table.flipped("pass_once")
    assert table.view(0).value == 4


@pytest.mark.rules("MC-TOKEN-pass_once-1")
def test_it_works_once_per_round_and_turns_back_for_the_next() -> None:
    table = Situation(["drum-6", "guitar-9"], line="harp-4", owns={0: "pass_once"})
    table.play("pass", "guitar-9", "rhythm")
    assert table.options() == {"stop"}
    assert "MC-TOKEN-pass_once-1" in {b.rule for b in GAME.barred(table.box, table.table, 0)}
    table.play("stop").play_until("play_card")
    assert not table.flipped("pass_once")
    assert "pass" in table.options(0)


@pytest.mark.rules("MC-RULING-52")
@pytest.mark.parametrize(("hand", "line"), [("drum-6", ""), ("drum-6", "harp-4"), ("", "harp-4"), ("", "")])
def test_one_may_pass_on_any_turn(hand: str, line: str) -> None:
    """As opening, with a playable higher card, with an empty hand."""
    assert "pass" in Situation([hand, ""], line=line, owns={0: "pass_once"}).options()


@pytest.mark.rules("MC-RULING-52")
def test_a_pass_is_no_rest_for_rest_bonus() -> None:
    table = Situation(["drum-6", ""], owns={0: "pass_once rest_bonus"}).play("pass")
    assert table.table.rests_played[0] == 0


@pytest.mark.rules("MC-RULING-52")
def test_pass_once_begins_in_the_round_after_the_purchase() -> None:
    table = Situation(["", "drum-2"], line="cello-9", at="cello drum", cushions={"cello": "pass_once"})
    table.play("stop", "cello-9").play_until("play_card")
    assert table.table.rounds == 2
    assert "pass" in table.options(0)


# stop_music


@pytest.mark.rules("MC-TOKEN-stop_music-1")
def test_stop_music_stops_the_music_with_a_higher_card_in_hand() -> None:
    """Then the cushion is flipped."""
    table = Situation(["drum-6", "guitar-9"], line="harp-4", owns={0: "stop_music"}).play("stop-by-cushion")
    assert table.flipped("stop_music")
    assert table.view(0).conductor == 0
    assert table.hand(0) == {"drum-6"}


@pytest.mark.rules("MC-TOKEN-stop_music-1")
def test_it_works_once_in_the_game() -> None:
    """It does not turn back."""
    table = Situation(["drum-6", "guitar-9"], line="harp-4", owns={0: "stop_music"}).play("stop-by-cushion")
    table.play_until("play_card")
    assert table.table.rounds == 2
    assert table.flipped("stop_music")
    assert "stop-by-cushion" not in table.options(0)


@pytest.mark.rules("MC-RULING-53")
def test_the_normal_stop_does_not_spend_it() -> None:
    """The cushion is offered only with a higher card in hand."""
    table = Situation(["drum-3", "guitar-9"], line="harp-4", owns={0: "stop_music"})
    assert table.options() == {"stop"}
    assert not table.play("stop").flipped("stop_music")


@pytest.mark.rules("MC-RULING-53", "MC-RULING-17")
def test_it_may_be_used_on_the_opening_turn() -> None:
    """Nothing is removed, and the user starts the next round."""
    table = Situation(["drum-3", "guitar-9"], owns={0: "stop_music"}, turn=0).play("stop-by-cushion")
    assert table.told(n.NO_CUSHION)
    table.play_until("play_card")
    assert (table.table.rounds, table.view(0).start, table.waiting) == (2, 0, (0,))
