"""End of round, phases 1 and 2: the conductor token and the removed cushion."""

import pytest

from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n

from .situation import Situation

EVERY_CHAIR = "cello drum saxophone turntable rhythm piano harp guitar"


def stopped(line: str, gone: str = "", players: int = 2) -> Situation:
    """A round stopped by seat 0; the cushions of some chairs are gone."""
    return Situation([""] * players, line=line, removed=gone, at="guitar piano").play("stop")


def removed(table: Situation) -> list[str]:
    return [table.view(0).chairs[event.a].suit for event in table.told(n.CUSHION_REMOVED)]


@pytest.mark.rules("MC-EOR-1")
def test_before_the_first_stop_nobody_has_the_conductor_token() -> None:
    assert Situation(["", ""]).view(0).conductor is None


@pytest.mark.rules("MC-EOR-1")
def test_the_stopper_takes_the_conductor_token_and_keeps_it_until_the_next_stop() -> None:
    table = Situation(["cello-5", "cello-9"], line="harp-5", at="piano drum").play("cello-5", "harp")
    assert table.table.stopper == NOBODY
    table.play("cello-9", "turntable", "stop").play_until("play_card")
    assert table.view(1).conductor == 0
    assert [seat.conductor for seat in table.view(1).seats] == [True, False]


@pytest.mark.rules("MC-CUSH-1")
def test_the_cushion_of_the_last_card_is_removed() -> None:
    assert removed(stopped("drum-2 harp-5")) == ["harp"]


@pytest.mark.rules("MC-CUSH-5")
def test_a_removed_cushion_lies_beside_its_chair() -> None:
    table = stopped("drum-2 harp-5")
    cushion = table.view(0).chairs[6].cushion
    assert (cushion.state, cushion.owner) == ("removed", None)


@pytest.mark.rules("MC-CUSH-5", "MC-TOKEN-0")
def test_a_removed_cushion_does_nothing() -> None:
    """Nor does one on the board."""
    for gone in ("", "cello"):
        table = Situation(["drum-1", ""], at="cello drum", cushions={"cello": "move_four"}, removed=gone)
        assert table.play("drum-1").options() == {"drum", "saxophone", "turntable"}


@pytest.mark.rules("MC-CUSH-2")
def test_if_it_is_gone_the_line_is_searched_backward() -> None:
    assert removed(stopped("drum-2 cello-4 harp-5", gone="harp")) == ["cello"]


@pytest.mark.rules("MC-CUSH-3")
def test_without_a_match_no_cushion_is_removed() -> None:
    table = stopped("drum-2 harp-5", gone="harp drum")
    assert removed(table) == []
    assert table.told(n.NO_CUSHION)
    assert table.table.on_board == 6


@pytest.mark.rules("MC-CUSH-4")
def test_at_most_one_cushion_is_removed_per_round() -> None:
    table = stopped("drum-2 cello-4 harp-5")
    assert removed(table) == ["harp"]
    assert table.table.on_board == 7


@pytest.mark.rules("MC-CUSH-6")
def test_a_chair_whose_cushion_is_gone_scores_as_before() -> None:
    table = Situation(["", "drum-1"], line="harp-5", at="harp drum", removed="harp").play("stop")
    assert table.score_pile(0) == {"harp-5"}


@pytest.mark.rules("MC-RULING-15")
def test_of_equal_numbers_the_later_comes_first() -> None:
    assert removed(stopped("drum-5 cello-5")) == ["cello"]
    assert removed(stopped("cello-5 drum-5")) == ["drum"]
    assert removed(stopped("piano-5 cello-5 drum-5", gone="drum")) == ["cello"]


@pytest.mark.rules("MC-RULING-16")
def test_a_repeat_counts_with_the_copied_suit() -> None:
    assert removed(stopped("drum-2 harp-5 repeat-1")) == ["harp"]


@pytest.mark.rules("MC-RULING-16")
def test_blank_repeats_are_passed_over() -> None:
    assert removed(stopped("repeat-1 drum-2", gone="drum")) == []
    assert removed(stopped("repeat-1 repeat-2")) == []


@pytest.mark.rules("MC-RULING-17")
@pytest.mark.parametrize("line", ["", "repeat-1 repeat-2"])
def test_an_empty_or_blank_line_removes_nothing_and_scores_nothing(line: str) -> None:
    """Battles and purchases take place as usual."""
    table = Situation(
        ["harp-rest", "harp-2", ""], line=line, at="harp harp drum", removed="drum", scored={2: "cello-1"}
    )
    table.play("stop")
    assert table.table.on_board == 7
    assert table.asking == "battle_commit"
    table.show("decline", "harp-2")
    assert table.score_pile(0) == table.score_pile(1) == set()
    assert (table.asking, table.waiting) == ("buy_cushion", (2,))


@pytest.mark.rules("MC-VEC-4")
def test_vector_cushion_removal() -> None:
    line = "drum-2 cello-5 repeat-1 harp-5"
    assert removed(stopped(line, gone="harp cello")) == ["drum"]
    assert removed(stopped(line, gone="harp cello drum")) == []


@pytest.mark.rules("MC-CUSH-1", "MC-END-1")
def test_the_last_cushion_can_be_removed() -> None:
    others = " ".join(chair for chair in EVERY_CHAIR.split() if chair != "harp")
    table = stopped("harp-5", gone=others)
    assert table.table.on_board == 0
