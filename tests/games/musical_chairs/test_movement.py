"""Moving the marker, with and without cushions. Board: cello drum saxophone turntable rhythm piano harp guitar."""

import pytest

from .situation import Situation

BOARD = ["cello", "drum", "saxophone", "turntable", "rhythm", "piano", "harp", "guitar"]


def reachable(at: str, owns: str = "", card: str = "cello-1") -> set[int]:
    """The positions (1 to 8) that seat 0 can move to after playing a card."""
    chairs = " ".join(BOARD[int(position) - 1] for position in at.split())
    hands = [card] + [""] * (len(at.split()) - 1)
    table = Situation(hands, at=chairs, owns={0: owns}).play(card)
    return {BOARD.index(chair) + 1 for chair in table.options()}


@pytest.mark.rules("MC-MOVE-1")
def test_a_marker_moves_1_2_or_3_chairs_clockwise() -> None:
    table = Situation(["cello-1", ""], at="cello guitar").play("cello-1")
    assert table.options() == {"drum", "saxophone", "turntable"}
    assert table.play("saxophone").chair(0) == "saxophone"


@pytest.mark.rules("MC-MOVE-2")
def test_staying_is_not_allowed() -> None:
    for owns in ("", "move_four", "move_back", "hop_over", "hop_over move_four move_back"):
        assert 1 not in reachable("1 2 3 4", owns)


@pytest.mark.rules("MC-MOVE-3")
def test_markers_do_not_block_and_may_share_a_chair() -> None:
    assert reachable("1 2 3") == {2, 3, 4}
    table = Situation(["cello-1", "", ""], at="cello drum drum").play("cello-1", "drum")
    assert table.view(0).chairs[1].markers == (0, 1, 2)


@pytest.mark.rules("MC-MOVE-4", "MC-CUSH-6")
def test_chairs_without_a_cushion_count_like_all_others() -> None:
    table = Situation(["cello-1", ""], at="cello guitar", removed="drum saxophone").play("cello-1")
    assert table.options() == {"drum", "saxophone", "turntable"}
    sold = Situation(["cello-1", ""], at="cello guitar", owns={1: "pass_once"}, cushions={"drum": "pass_once"})
    assert sold.play("cello-1").options() == {"drum", "saxophone", "turntable"}


@pytest.mark.rules("MC-MOVE-5")
def test_three_cushions_change_the_movement() -> None:
    assert reachable("1 5") == {2, 3, 4}
    assert reachable("1 5", "move_four") == {2, 3, 4, 5}
    assert reachable("1 5", "move_back") == {2, 3, 4, 8}
    assert reachable("1 3", "hop_over") == {2, 3, 4, 5}


@pytest.mark.rules("MC-MOVE-5", "MC-TOKEN-0")
def test_others_do_not_profit_from_a_cushion() -> None:
    table = Situation(["cello-1", ""], at="cello saxophone", owns={1: "move_four move_back hop_over"}).play("cello-1")
    assert table.options() == {"drum", "saxophone", "turntable"}


@pytest.mark.rules("MC-TOKEN-move_four-1")
def test_move_four() -> None:
    assert reachable("6 1", "move_four") == {7, 8, 1, 2}


@pytest.mark.rules("MC-TOKEN-move_back-1")
def test_move_back_may_be_used_on_every_move() -> None:
    table = Situation(["cello-1 drum-2", "harp-1"], at="cello drum", owns={0: "move_back"})
    table.play("cello-1", "guitar", "harp-1", "saxophone", "drum-2")
    assert "harp" in table.options()
    assert table.play("harp").chair(0) == "harp"


@pytest.mark.rules("MC-TOKEN-hop_over-1", "MC-TOKEN-hop_over-2")
def test_hop_over_leaves_occupied_chairs_out_of_the_count() -> None:
    """Still at most 3 counted chairs."""
    assert reachable("1 2 3 4", "hop_over") == {2, 3, 4, 5, 6, 7}
    assert reachable("1 5 6 7", "hop_over") == {2, 3, 4}


@pytest.mark.rules("MC-VEC-2", "MC-RULING-46")
@pytest.mark.parametrize(
    ("owns", "reach"),
    [
        ("", {2, 3, 4}),
        ("move_four", {2, 3, 4, 5}),
        ("hop_over", {2, 3, 4, 5, 6}),
        ("hop_over move_four", {2, 3, 4, 5, 6, 7}),
        ("move_back", {2, 3, 4, 8}),
        ("hop_over move_four move_back", {2, 3, 4, 5, 6, 7, 8}),
    ],
)
def test_movement_with_others_at_2_and_4(owns: str, reach: set[int]) -> None:
    """Movement cushions combine."""
    assert reachable("1 2 4", owns) == reach


@pytest.mark.rules("MC-VEC-2", "MC-RULING-48")
def test_going_back_over_an_opponent() -> None:
    assert reachable("1 8", "hop_over move_back") == {2, 3, 4, 7, 8}
    assert reachable("1 8", "move_back") == {2, 3, 4, 8}
    assert reachable("1 8 7", "hop_over move_back") == {2, 3, 4, 6, 7, 8}


@pytest.mark.rules("MC-RULING-47")
def test_a_hopper_may_end_at_an_occupied_chair_and_need_not_hop() -> None:
    assert {2, 3, 4} <= reachable("1 2 3 4", "hop_over")


@pytest.mark.rules("MC-RULING-47")
def test_hopping_never_leads_back_to_the_own_chair() -> None:
    """With three others and four counted chairs the farthest chair is 7 steps away."""
    assert reachable("1 2 3 4", "hop_over move_four") == {2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rules("MC-TOKEN-hop_over-2")
def test_a_marker_at_the_own_chair_is_not_hopped_over() -> None:
    """Only chairs between count."""
    assert reachable("1 1 1", "hop_over") == {2, 3, 4}


@pytest.mark.rules("MC-RULING-49")
def test_a_rest_allows_no_move_with_any_cushion() -> None:
    table = Situation(["harp-rest", "cello-1"], owns={0: "move_four move_back hop_over"}).play("harp-rest")
    assert (table.asking, table.waiting) == ("play_card", (1,))
