"""End of round, phases 4 and 5: chairs and hands."""

import pytest

from scherzo.games.musical_chairs import names as n

from .situation import GAME, Situation


def stopped(hands: list[str], line: str, at: str, owns: dict[int, str] | None = None, **more: object) -> Situation:
    """A round that seat 0 stops, by the cushion stop_music if need be."""
    table = Situation(hands, line=line, at=at, owns=owns, **more)  # type: ignore[arg-type]
    return table.play("stop")


@pytest.mark.rules("MC-SCORE-1")
def test_who_is_alone_takes_the_line_cards_of_the_chairs_suit() -> None:
    table = stopped(["", ""], "harp-2 drum-4 harp-7", "harp drum")
    assert table.score_pile(0) == {"harp-2", "harp-7"}
    assert table.score_pile(1) == {"drum-4"}


@pytest.mark.rules("MC-SCORE-1")
def test_the_winner_of_the_battle_takes_them() -> None:
    table = stopped(["cello-3", "cello-2"], "harp-2 harp-7", "harp harp").show("cello-3", "cello-2")
    assert table.score_pile(0) == {"harp-2", "harp-7"}
    assert table.score_pile(1) == set()


@pytest.mark.rules("MC-SCORE-2")
def test_repeats_go_with_the_suit_they_copied_and_blank_ones_to_nobody() -> None:
    table = stopped(["", ""], "repeat-1 harp-2 repeat-2 drum-4 repeat-3", "harp drum").play_until("play_card")
    assert table.score_pile(0) == {"harp-2", "repeat-2"}
    assert table.score_pile(1) == {"drum-4", "repeat-3"}


@pytest.mark.rules("MC-SCORE-3")
def test_a_chair_without_a_cushion_scores_like_any_other() -> None:
    table = stopped(["", ""], "harp-2 drum-4", "harp drum", removed="harp")
    assert table.score_pile(0) == {"harp-2"}


@pytest.mark.rules("MC-SCORE-4")
def test_taking_line_cards_is_not_optional() -> None:
    """Nobody is asked, even for a card of 0 VP."""
    table = stopped(["", ""], "harp-3", "harp drum")
    assert table.score_pile(0) == {"harp-3"}
    assert [event.kind for event in table.events if event.kind == n.TOOK] == [n.TOOK]


# Phase 5


@pytest.mark.rules("MC-HAND-1")
def test_lower_hand_cards_of_the_suit_may_follow() -> None:
    """Lower than the highest card taken."""
    table = stopped(["harp-1 harp-6 harp-8 drum-2", ""], "harp-3 harp-7 guitar-10", "harp drum")
    assert table.options() == {"harp-1", "harp-6", "done"}
    table.play("harp-6", "done")
    assert table.score_pile(0) == {"harp-3", "harp-7", "harp-6"}
    assert table.hand(0) == {"harp-1", "harp-8", "drum-2"}


@pytest.mark.rules("MC-HAND-2")
def test_scoring_from_hand_is_optional() -> None:
    table = stopped(["harp-1 harp-6", ""], "harp-7", "harp drum")
    table.play("done")
    assert table.score_pile(0) == {"harp-7"}
    assert table.hand(0) == {"harp-1", "harp-6"}


@pytest.mark.rules("MC-RULING-31")
@pytest.mark.parametrize("moves", [[], ["harp-1"], ["harp-6"], ["harp-6", "harp-1"], ["harp-rest", "harp-1"]])
def test_any_part_of_the_allowed_cards_may_be_moved(moves: list[str]) -> None:
    table = stopped(["harp-1 harp-6 harp-rest", ""], "harp-7", "harp drum").play(*moves)
    if table.asking == "score_from_hand":
        table.play("done")
    assert table.score_pile(0) - {"harp-7"} == set(moves)


@pytest.mark.rules("MC-HAND-3")
def test_the_rest_of_the_suit_may_be_moved() -> None:
    table = stopped(["harp-rest drum-rest", ""], "harp-1", "harp cello")
    assert table.options() == {"harp-rest", "done"}


@pytest.mark.rules("MC-HAND-4")
def test_repeats_never_move_from_hand_to_score_pile() -> None:
    table = stopped(["repeat-1 harp-2", ""], "harp-5", "harp cello")
    assert table.options() == {"harp-2", "done"}
    assert "MC-HAND-4" in {b.rule for b in GAME.barred(table.box, table.table, 0)}


@pytest.mark.rules("MC-HAND-5", "MC-RULING-33")
def test_who_took_no_card_moves_nothing() -> None:
    """Also no Rest."""
    table = stopped(["harp-2 harp-rest", ""], "cello-5", "harp drum")
    assert table.asking == "keep_hand"


@pytest.mark.rules("MC-HAND-5", "MC-BATTLE-11")
def test_the_loser_of_a_battle_moves_nothing() -> None:
    table = stopped(["cello-3", "harp-2 harp-3"], "harp-7", "harp harp").show("cello-3", "decline")
    assert table.asking != "score_from_hand"


@pytest.mark.rules("MC-RULING-21")
def test_hand_cards_are_scored_in_stopper_order() -> None:
    hands = ["drum-1", "harp-1", "piano-1"]
    table = Situation(hands, line="drum-2 harp-2 piano-2", at="drum harp piano", turn=1).play("stop")
    order = []
    while table.asking == "score_from_hand":
        order.append(table.waiting[0])
        table.play("done")
    assert order == [1, 2, 0]


@pytest.mark.rules("MC-RULING-21")
def test_line_cards_are_taken_in_stopper_order() -> None:
    table = Situation(["", "", ""], line="drum-2 harp-2 piano-2", at="drum harp piano", turn=2).play("stop")
    assert [event.a for event in table.told(n.TOOK)] == [2, 0, 1]


@pytest.mark.rules("MC-RULING-30")
def test_rests_reach_the_score_pile_before_phase_4_also_those_of_battle_losers() -> None:
    """They can pay for a cushion."""
    table = Situation(["harp-rest cello-1", "drum-2 repeat-1"], line="piano-9", at="piano piano")
    table.play("harp-rest", "stop")
    assert table.asking == "battle_commit"
    assert table.score_pile(0) == set()
    table.show("decline", "drum-2")
    assert table.score_pile(0) == {"harp-rest"}
    kinds = [event.kind for event in table.events]
    assert kinds.index(n.REST_SCORED) < kinds.index(n.TOOK)


@pytest.mark.rules("MC-RULING-30", "MC-RULING-35")
def test_a_rest_of_this_round_pays_for_a_cushion() -> None:
    table = Situation(["harp-rest", ""], line="cello-9", at="cello drum", cushions={"cello": "pass_once"})
    table.play("harp-rest", "stop")
    assert table.options() == {"cello-9", "harp-rest", "no"}
    table.play("harp-rest")
    assert table.owner("pass_once") == 0


@pytest.mark.rules("MC-RULING-32")
def test_the_copied_number_counts_for_the_highest_card_taken() -> None:
    """It is the number of the card before it, so nothing changes."""
    table = stopped(["harp-4 harp-6", ""], "harp-5 repeat-1 drum-9", "harp cello")
    assert table.options() == {"harp-4", "done"}


@pytest.mark.rules("MC-RULING-34")
def test_hand_cards_are_scored_face_up() -> None:
    """Everybody hears which."""
    table = stopped(["harp-4", ""], "harp-5", "harp cello").play("harp-4")
    assert "{0} scores the harp 4 (1 VP) from hand." in table.log
    assert "harp-4" in {card.id for card in table.view(1).seats[0].score_pile}


# Examples

MEGEN = {"saxophone-3", "repeat-1", "saxophone-6"}


def example_three(hand: str = "") -> Situation:
    hands = [hand, "", "", ""]
    line = "saxophone-3 repeat-1 drum-4 saxophone-6 rhythm-9 drum-9 harp-9"
    return Situation(hands, line=line, at="saxophone rhythm harp drum").play("stop")


@pytest.mark.rules("MC-EX-3")
def test_example_four_players_at_four_chairs() -> None:
    table = example_three()
    assert [table.score_pile(seat) for seat in range(4)] == [MEGEN, {"rhythm-9"}, {"harp-9"}, {"drum-9", "drum-4"}]
    assert table.view(0).chairs[6].cushion.state == "removed"
    assert (table.asking, table.waiting) == ("buy_cushion", (2,))
    assert table.play("no").asking != "buy_cushion"


@pytest.mark.rules("MC-EX-4")
def test_example_megens_hand() -> None:
    table = example_three("saxophone-2 saxophone-5 saxophone-8 cello-3")
    assert table.waiting == (0,)
    assert table.options() == {"saxophone-2", "saxophone-5", "done"}
    table.play("saxophone-5", "saxophone-2")
    assert table.score_pile(0) == MEGEN | {"saxophone-2", "saxophone-5"}
    assert table.hand(0) == {"saxophone-8", "cello-3"}


@pytest.mark.rules("MC-EX-5")
def test_example_a_chair_whose_cushion_was_sold() -> None:
    table = stopped(["harp-1", ""], "harp-4", "harp drum", owns={1: "pass_once"}, cushions={"harp": "pass_once"})
    assert table.score_pile(0) == {"harp-4"}
    assert table.options() == {"harp-1", "done"}


@pytest.mark.rules("MC-EX-6")
def test_example_repeat_and_rest_in_hand() -> None:
    assert stopped(["repeat-1 cello-rest", ""], "cello-4", "cello drum").options() == {"cello-rest", "done"}
    table = stopped(["repeat-1 drum-rest", ""], "cello-4", "cello harp")
    assert table.asking == "buy_cushion"


# score_higher


def higher(hand: str = "cello-3 cello-8 cello-9 cello-rest drum-2", line: str = "cello-5 guitar-10") -> Situation:
    return Situation([hand, ""], line=line, at="cello drum", owns={0: "score_higher"}).play("stop")


@pytest.mark.rules("MC-TOKEN-score_higher-1")
def test_score_higher_allows_higher_cards_instead_of_lower_ones() -> None:
    """Then the cushion is flipped."""
    table = higher()
    assert table.options() == {"cello-3", "cello-8", "cello-9", "cello-rest", "done"}
    table.play("cello-9")
    assert table.flipped("score_higher")
    assert table.options() == {"cello-8", "cello-rest", "done"}
    table.play("cello-8", "cello-rest")
    assert table.score_pile(0) == {"cello-5", "cello-9", "cello-8", "cello-rest"}


@pytest.mark.rules("MC-TOKEN-score_higher-1")
def test_score_higher_works_once_in_the_game() -> None:
    table = Situation(["cello-3 cello-8", ""], line="cello-5 guitar-10", at="cello drum", owns={0: "score_higher"})
    table.table.flipped[n.SCORE_HIGHER] = 1
    assert table.play("stop").options() == {"cello-3", "done"}


@pytest.mark.rules("MC-VEC-8")
def test_vector_score_higher() -> None:
    """Never the 3 together with 8 or 9, never the drum 2."""
    assert higher().play("cello-3").options() == {"cello-rest", "done"}
    assert higher().play("cello-rest").options() == {"cello-3", "cello-8", "cello-9", "done"}
    assert higher().play("cello-8").options() == {"cello-9", "cello-rest", "done"}


@pytest.mark.rules("MC-RULING-56", "MC-VEC-8")
@pytest.mark.parametrize("moves", [["done"], ["cello-rest", "done"], ["cello-3", "cello-rest"], ["cello-3", "done"]])
def test_the_cushion_is_spent_only_by_a_higher_card(moves: list[str]) -> None:
    assert not higher().play(*moves).flipped("score_higher")


@pytest.mark.rules("MC-RULING-56", "MC-VEC-8")
def test_score_higher_needs_a_card_taken_from_the_line() -> None:
    assert higher(line="guitar-10").asking == "keep_hand"


@pytest.mark.rules("MC-RULING-56")
def test_score_higher_begins_in_the_round_after_the_purchase() -> None:
    """Phase 5 is over when it is bought."""
    table = Situation(["cello-8", ""], line="cello-9", at="cello drum", cushions={"cello": "score_higher"})
    table.play("stop", "done", "cello-9")
    assert table.owner("score_higher") == 0
    assert table.asking == "keep_hand"


# vacant_chair


@pytest.mark.rules("MC-TOKEN-vacant_chair-1", "MC-SCORE-5")
def test_a_vacant_chair_may_be_scored_instead() -> None:
    """In phases 4 and 5."""
    table = stopped(["harp-1", ""], "harp-4 drum-5 cello-6", "cello drum", owns={0: "vacant_chair"})
    assert table.asking == "choose_scoring_chair"
    table.play("harp")
    assert table.score_pile(0) == {"harp-4"}
    assert table.options() == {"harp-1", "done"}


@pytest.mark.rules("MC-TOKEN-vacant_chair-1")
def test_the_chair_must_have_no_marker() -> None:
    table = stopped(["", ""], "harp-4", "cello drum", owns={0: "vacant_chair"})
    assert "drum" not in table.options()
    assert "cello" in table.options()
    assert len(table.options()) == 7


@pytest.mark.rules("MC-VEC-9", "MC-RULING-54")
@pytest.mark.parametrize(
    ("at", "shown", "options"),
    [
        ("cello cello drum", ("harp-9", "harp-8"), 7),
        ("cello cello drum", ("harp-9", "harp-10"), 0),
        ("cello cello drum", ("decline", "decline"), 0),
        ("drum cello cello", ("harp-8", "harp-10"), 7),
    ],
)
def test_vector_vacant_chair(at: str, shown: tuple[str, str], options: int) -> None:
    """A battle's winner may use it, a loser scores nothing anywhere."""
    hands = ["harp-9", "harp-8 harp-10", "harp-10 harp-7"] if at.startswith("cello") else ["", "harp-8", "harp-10"]
    if at.startswith("cello"):
        hands[2] = ""
    table = Situation(hands, line="cello-5 piano-6 guitar-10", at=at, owns={0: "vacant_chair"}).play("stop")
    table.show(*shown)
    if options:
        other = "drum" if at.startswith("cello") else "cello"
        assert (table.asking, table.waiting) == ("choose_scoring_chair", (0,))
        assert len(table.options()) == options
        assert other not in table.options()
        assert table.play("piano").score_pile(0) == {"piano-6"}
    else:
        assert table.asking != "choose_scoring_chair"
        assert table.score_pile(0) == set()


@pytest.mark.rules("MC-RULING-54")
def test_the_vacant_chair_is_chosen_after_the_battles() -> None:
    table = stopped(["cello-1", "cello-2"], "harp-4", "drum drum", owns={0: "vacant_chair"})
    assert table.asking == "battle_commit"


@pytest.mark.rules("MC-RULING-54")
def test_the_vacant_chair_works_from_the_round_after_the_purchase() -> None:
    """Phase 4 is over when it is bought."""
    table = Situation(["", "drum-1"], line="cello-9", at="cello drum", cushions={"cello": "vacant_chair"})
    table.play("stop", "cello-9")
    assert table.owner("vacant_chair") == 0
    assert table.asking == "keep_hand"


@pytest.mark.rules("MC-RULING-55")
def test_the_marker_stays_and_purchases_look_at_it_only() -> None:
    table = stopped(
        ["", ""], "harp-4 cello-6", "cello drum", owns={0: "vacant_chair"}, cushions={"cello": "pass_once"}
    ).play("harp")
    assert table.chair(0) == "cello"
    assert table.asking == "buy_cushion"
    assert table.play("harp-4").owner("pass_once") == 0


@pytest.mark.rules("MC-RULING-55")
def test_a_vacant_chair_may_have_any_cushion_state_and_no_line_card() -> None:
    table = stopped(["", ""], "drum-4 guitar-9", "cello drum", owns={0: "vacant_chair"}, removed="piano")
    assert {"piano", "harp", "guitar"} <= table.options()
    table.play("piano")
    assert table.score_pile(0) == set()
