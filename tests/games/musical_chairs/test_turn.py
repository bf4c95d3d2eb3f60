"""A turn: Chair cards, Rests, Repeats, stopping the music."""

import pytest

from scherzo.games.musical_chairs import names as n

from .situation import Situation


@pytest.mark.rules("MC-TURN-1")
def test_a_turn_is_exactly_one_action() -> None:
    """After any of them it is the next player's turn."""
    hands = ["cello-2 cello-rest repeat-1", "drum-3"]
    for action, then in [("cello-2", ["saxophone"]), ("repeat-1", ["saxophone"]), ("cello-rest", []), ("pass", [])]:
        table = Situation(hands, owns={0: "pass_once"}).play(action, *then)
        assert (table.asking, table.waiting) == ("play_card", (1,))


@pytest.mark.rules("MC-TURN-1")
def test_the_cushion_stop_music_is_an_action_too() -> None:
    table = Situation(["cello-2", "drum-3"], owns={0: "stop_music"})
    assert table.options() == {"cello-2", "stop-by-cushion"}


@pytest.mark.rules("MC-TURN-2")
def test_the_value_is_the_number_of_the_last_card() -> None:
    assert Situation(["", ""], line="harp-2 drum-7").view(0).value == 7


@pytest.mark.rules("MC-TURN-2")
def test_a_repeat_has_the_number_it_copied() -> None:
    """With the value 7 the 6 is too low and the 7 is the same."""
    table = Situation(["harp-6 harp-7", ""], line="drum-7 repeat-1")
    assert table.options() == {"harp-7", "stop"}


@pytest.mark.rules("MC-TURN-2")
def test_without_a_card_or_with_blank_repeats_only_there_is_no_value() -> None:
    assert Situation(["", ""]).view(0).value == 0
    assert Situation(["", ""], line="repeat-1 repeat-2").view(0).value == 0


@pytest.mark.rules("MC-TURN-2")
def test_a_rest_sets_no_value() -> None:
    """It is not in the line."""
    table = Situation(["cello-rest", "drum-4"], line="harp-3").play("cello-rest")
    assert table.view(0).value == 3


@pytest.mark.rules("MC-TURN-3")
def test_the_line_is_opened_with_the_lowest_chair_card() -> None:
    assert Situation(["cello-4 drum-2 harp-9", ""]).options() == {"drum-2"}


@pytest.mark.rules("MC-TURN-3")
def test_a_one_in_hand_opens_the_line() -> None:
    assert Situation(["cello-1 harp-9", ""]).options() == {"cello-1"}


@pytest.mark.rules("MC-TURN-3")
def test_among_equal_lowest_cards_the_opener_chooses() -> None:
    assert Situation(["cello-2 drum-2 harp-9", ""]).options() == {"cello-2", "drum-2"}


@pytest.mark.rules("MC-TURN-4")
def test_the_start_player_may_open_with_a_rest_or_a_repeat() -> None:
    assert Situation(["cello-4 harp-rest repeat-3", ""]).options() == {"cello-4", "harp-rest", "repeat-3"}


@pytest.mark.rules("MC-TURN-5")
def test_a_card_of_the_same_number_may_be_played() -> None:
    assert "cello-5" in Situation(["cello-5 drum-6", ""], line="harp-5").options()


@pytest.mark.rules("MC-TURN-6")
def test_of_the_higher_cards_only_the_lowest_may_be_played() -> None:
    assert Situation(["cello-6 drum-8 harp-10", ""], line="harp-5").options() == {"cello-6"}


@pytest.mark.rules("MC-TURN-6", "MC-RULING-9")
def test_among_equal_lowest_higher_cards_the_player_chooses() -> None:
    assert Situation(["cello-6 drum-6 harp-10", ""], line="harp-5").options() == {"cello-6", "drum-6"}


@pytest.mark.rules("MC-TURN-7")
def test_a_card_below_the_value_is_never_playable() -> None:
    assert Situation(["cello-4 drum-9", ""], line="harp-5").options() == {"drum-9"}


@pytest.mark.rules("MC-TURN-8")
def test_rest_and_repeat_may_be_played_beside_a_playable_chair_card() -> None:
    options = Situation(["cello-5 drum-6 harp-rest repeat-1", ""], line="harp-5").options()
    assert options == {"cello-5", "drum-6", "harp-rest", "repeat-1"}


@pytest.mark.rules("MC-TURN-9")
def test_rest_repeat_and_same_number_are_never_forced() -> None:
    """The player may stop instead."""
    assert "stop" in Situation(["cello-9 harp-rest repeat-1", ""], line="harp-9").options()


@pytest.mark.rules("MC-TURN-10")
def test_who_wants_none_of_those_must_play_the_lowest_higher_card() -> None:
    """With a higher card in hand there is no other way out."""
    table = Situation(["drum-7 piano-8", ""], line="harp-5")
    assert table.options() == {"drum-7"}


@pytest.mark.rules("MC-TURN-11", "MC-REPEAT-1")
def test_chair_cards_and_repeats_lie_in_the_line_in_order_of_play() -> None:
    table = Situation(["cello-5 repeat-4", "drum-6"], line="harp-5")
    table.play("cello-5", "drum", "drum-6", "rhythm", "repeat-4", "saxophone")
    assert table.line == ["harp-5", "cello-5", "drum-6", "repeat-4"]
    assert [played.card.id for played in table.view(-1).line] == table.line


@pytest.mark.rules("MC-TURN-12")
def test_after_a_chair_card_the_player_moves_then_the_next_one_plays() -> None:
    table = Situation(["cello-5", "drum-6"], line="harp-5").play("cello-5")
    assert (table.asking, table.waiting) == ("move_marker", (0,))
    table.play("drum")
    assert (table.asking, table.waiting) == ("play_card", (1,))


@pytest.mark.rules("MC-TURN-13")
def test_nobody_draws_during_a_round() -> None:
    table = Situation(["cello-5 harp-rest", "drum-6"], line="harp-5")
    before = int(table.table.pile_size)
    table.play("cello-5", "drum", "drum-6", "rhythm", "harp-rest")
    assert table.table.pile_size == before
    assert table.hand(0) == table.hand(1) == set()


# Rests


@pytest.mark.rules("MC-REST-1")
def test_a_rest_lies_before_its_player_not_in_the_line() -> None:
    table = Situation(["cello-rest", "drum-4"], line="harp-3").play("cello-rest")
    assert table.rests(0) == {"cello-rest"}
    assert table.line == ["harp-3"]


@pytest.mark.rules("MC-REST-2", "MC-RULING-10")
def test_who_plays_a_rest_does_not_move_and_the_value_stays() -> None:
    """The next card is compared with the last card of the line."""
    table = Situation(["cello-rest", "drum-4 harp-2"], line="harp-3", at="piano drum").play("cello-rest")
    assert table.chair(0) == "piano"
    assert (table.asking, table.waiting) == ("play_card", (1,))
    assert table.options() == {"drum-4"}
    assert table.table.rests_played.tolist() == [1, 0, 0, 0]


@pytest.mark.rules("MC-REST-3")
def test_rests_score_1_vp_each_at_the_end_of_the_round() -> None:
    table = Situation(["cello-rest harp-rest", ""], line="guitar-3", owns={1: "pass_once"})
    table.play("cello-rest", "pass", "harp-rest")
    assert table.totals[0] == 0
    table.play("stop")
    assert table.score_pile(0) == {"cello-rest", "harp-rest"}
    assert table.totals[0] == 2


# Repeats


@pytest.mark.rules("MC-REPEAT-2")
def test_a_repeat_has_number_and_suit_of_the_card_before_it() -> None:
    """Also through another Repeat, and still when the line is scored."""
    table = Situation(["repeat-1", "repeat-2"], line="harp-3", at="piano drum")
    table.play("repeat-1", "harp", "repeat-2", "rhythm")
    assert [card.counts_as.id for card in table.view(0).line] == ["harp-3"] * 3
    table.play("stop")
    assert table.score_pile(0) == {"harp-3", "repeat-1", "repeat-2"}


@pytest.mark.rules("MC-REPEAT-3")
def test_after_a_repeat_the_player_moves() -> None:
    table = Situation(["repeat-1", ""], line="harp-3", at="cello drum").play("repeat-1")
    assert table.asking == "move_marker"
    assert table.options() == {"drum", "saxophone", "turntable"}


@pytest.mark.rules("MC-REPEAT-4")
def test_a_repeat_after_nothing_is_blank_its_player_moves_and_it_is_discarded() -> None:
    table = Situation(["repeat-1 drum-2", ""], at="cello drum").play("repeat-1")
    assert table.view(0).line[0].counts_as is None
    assert table.asking == "move_marker"
    table.play("drum", "stop").play_until("keep_hand")
    assert "repeat-1" in table.discard


@pytest.mark.rules("MC-REPEAT-5")
def test_a_scored_repeat_is_worth_its_own_vp() -> None:
    """A Repeat of 2 VP that copied the cello 1 (0 VP) brings 2."""
    table = Situation(["", "drum-5"], line="cello-1 repeat-6", at="cello drum").play("stop")
    assert table.score_pile(0) == {"cello-1", "repeat-6"}
    assert table.totals[0] == 2


# Stopping


@pytest.mark.rules("MC-STOP-1")
def test_without_a_higher_card_one_may_stop_even_with_same_rest_or_repeat() -> None:
    assert "stop" in Situation(["cello-5 drum-3 harp-rest repeat-1", ""], line="harp-5").options()


@pytest.mark.rules("MC-STOP-2")
def test_with_a_higher_card_one_may_not_stop() -> None:
    """Not even who may pass; with the last higher card gone one may."""
    assert "stop" not in Situation(["cello-5 drum-6", ""], line="harp-5").options()
    assert "stop" not in Situation(["cello-5 drum-6", ""], line="harp-5", owns={0: "pass_once"}).options()
    assert "stop" in Situation(["cello-5", ""], line="harp-5").options()


@pytest.mark.rules("MC-STOP-3")
def test_who_has_no_legal_card_must_stop() -> None:
    """Also with an empty hand; pass_once is the only other way."""
    assert Situation(["cello-4", ""], line="harp-5").options() == {"stop"}
    assert Situation(["", ""], line="harp-5").options() == {"stop"}
    assert Situation(["", ""], line="harp-5", owns={0: "pass_once"}).options() == {"stop", "pass"}


@pytest.mark.rules("MC-STOP-4")
def test_the_stopper_neither_plays_nor_moves() -> None:
    table = Situation(["cello-5", "drum-6"], line="harp-5", at="piano drum").play("stop")
    assert table.chair(0) == "piano"
    assert table.hand(0) == {"cello-5"}


@pytest.mark.rules("MC-STOP-5")
def test_a_stop_ends_the_round_at_once() -> None:
    """The others, who could still play, get no turn."""
    table = Situation(["cello-5", "drum-6", "drum-7"], line="harp-5").play("stop")
    assert table.asking != "play_card"
    assert table.hand(1) == {"drum-6"}
    assert table.play_until("play_card").table.rounds == 2


# Rulings


@pytest.mark.rules("MC-RULING-6", "MC-VEC-5")
def test_after_a_blank_repeat_the_opening_rule_holds() -> None:
    table = Situation(["repeat-1", "cello-3 drum-6 harp-rest"]).play("repeat-1", "drum")
    assert table.options() == {"cello-3", "harp-rest"}


@pytest.mark.rules("MC-VEC-5", "MC-RULING-8")
def test_the_second_repeat_copies_the_card_and_the_first_stays_blank() -> None:
    table = Situation(["repeat-1 repeat-2", "cello-3 drum-6 harp-rest"]).play("repeat-1", "drum", "cello-3", "rhythm")
    table.play("repeat-2", "turntable")
    assert [card.counts_as and card.counts_as.id for card in table.view(0).line] == [None, "cello-3", "cello-3"]


@pytest.mark.rules("MC-RULING-8")
def test_a_repeat_after_a_blank_repeat_is_blank_too() -> None:
    table = Situation(["repeat-1", "repeat-2 cello-3"]).play("repeat-1", "drum", "repeat-2", "rhythm")
    assert [card.counts_as for card in table.view(0).line] == [None, None]


@pytest.mark.rules("MC-RULING-7")
@pytest.mark.parametrize("opening", ["harp-rest", "pass"])
def test_after_an_opening_rest_or_pass_the_opening_rule_holds_for_the_next_player(opening: str) -> None:
    """Who is still not the start player."""
    table = Situation(["harp-rest drum-9", "cello-3 drum-6 repeat-2"], owns={0: "pass_once"}).play(opening)
    assert table.options() == {"cello-3", "repeat-2"}
    assert table.view(0).start == 0


@pytest.mark.rules("MC-RULING-11")
def test_an_opener_without_a_chair_card_may_stop() -> None:
    assert Situation(["harp-rest repeat-1", ""]).options() == {"harp-rest", "repeat-1", "stop"}


@pytest.mark.rules("MC-RULING-12")
def test_an_opener_with_a_chair_card_may_not_stop() -> None:
    """Except with stop_music."""
    assert Situation(["harp-1", ""]).options() == {"harp-1"}
    assert Situation(["harp-1", ""], owns={0: "stop_music"}).options() == {"harp-1", "stop-by-cushion"}


@pytest.mark.rules("MC-RULING-13")
def test_the_round_goes_on_when_a_hand_runs_out_and_then_the_only_move_is_to_stop() -> None:
    """The forced stop is shown as a decision."""
    table = Situation(["cello-5", "drum-6 drum-7"], line="harp-5").play("cello-5", "drum", "drum-6", "rhythm")
    assert (table.waiting, table.asking, table.options()) == ((0,), "play_card", {"stop"})


@pytest.mark.rules("MC-RULING-14")
def test_on_a_10_nobody_goes_higher() -> None:
    options = Situation(["cello-10 drum-9 harp-rest repeat-1", ""], line="harp-10").options()
    assert options == {"cello-10", "harp-rest", "repeat-1", "stop"}


# Examples


@pytest.mark.rules("MC-EX-1")
def test_example_stephany() -> None:
    table = Situation(["cello-2 harp-4", "rhythm-2 turntable-3 drum-5"])
    assert table.options() == {"cello-2"}
    table.play("cello-2", "drum")
    assert table.options() == {"rhythm-2", "turntable-3"}


@pytest.mark.rules("MC-EX-2")
def test_example_amanda() -> None:
    table = Situation(["cello-9 repeat-1 piano-rest", ""], line="harp-9")
    assert table.options() == {"cello-9", "repeat-1", "piano-rest", "stop"}
    table.play("stop")
    assert table.told(n.STOPPED)[0].a == 0


@pytest.mark.rules("MC-EX-7")
def test_example_the_start_player_opens_with_a_rest() -> None:
    table = Situation(["harp-rest cello-2", "drum-2"], at="piano drum").play("harp-rest")
    assert (table.chair(0), table.rests(0), table.line) == ("piano", {"harp-rest"}, [])


@pytest.mark.rules("MC-EX-7")
def test_example_the_start_player_opens_with_a_repeat() -> None:
    table = Situation(["repeat-1", "harp-rest"], at="piano drum").play("repeat-1")
    assert table.options() == {"harp", "guitar", "cello"}
    table.play("harp", "stop").play_until("keep_hand")
    assert "repeat-1" in table.discard
    assert table.score_pile(0) == table.score_pile(1) == set()
