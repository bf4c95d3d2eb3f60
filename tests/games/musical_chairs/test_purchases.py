"""End of round, phase 6: buying cushions, and the cushion that works at once."""

import pytest

from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n

from .situation import GAME, Situation


def at_a_removed_cushion(scored: str = "drum-1", hand: str = "", cushion: str = "pass_once") -> Situation:
    """Seat 0 stops the music at the harp chair, whose cushion was removed in an earlier round."""
    return Situation(
        [hand, "guitar-2"],
        line="cello-9",
        at="harp drum",
        removed="harp",
        cushions={"harp": cushion},
        scored={0: scored},
    ).play("stop")


@pytest.mark.rules("MC-BUY-1")
def test_a_removed_cushion_beside_the_own_marker_may_be_bought() -> None:
    """Whenever it was removed."""
    assert at_a_removed_cushion().asking == "buy_cushion"
    just_removed = Situation(["", ""], line="cello-9", at="cello drum").play("stop")
    assert just_removed.asking == "buy_cushion"


@pytest.mark.rules("MC-BUY-1")
def test_nobody_else_may_buy_it() -> None:
    """The marker must be there."""
    table = at_a_removed_cushion().play("no")
    assert table.asking == "keep_hand"


@pytest.mark.rules("MC-BUY-2")
def test_the_price_is_any_one_card_of_the_score_pile() -> None:
    """It is discarded; a card of 0 VP will do."""
    table = at_a_removed_cushion("drum-1 cello-2 harp-rest repeat-4")
    assert table.options() == {"drum-1", "cello-2", "harp-rest", "repeat-4", "no"}
    table.play("drum-1")
    assert table.owner("pass_once") == 0
    assert table.score_pile(0) == {"cello-2", "harp-rest", "repeat-4"}
    assert "drum-1" in table.discard


@pytest.mark.rules("MC-RULING-35")
@pytest.mark.parametrize("price", ["harp-rest", "repeat-4", "cello-2"])
def test_rests_and_repeats_will_do_too(price: str) -> None:
    table = at_a_removed_cushion("drum-1 cello-2 harp-rest repeat-4").play(price)
    assert table.owner("pass_once") == 0
    assert price in table.discard


@pytest.mark.rules("MC-RULING-35")
def test_a_card_scored_this_round_will_do() -> None:
    table = Situation(["", ""], line="cello-9", at="cello drum", cushions={"cello": "hop_over"}).play("stop", "cello-9")
    assert table.owner("hop_over") == 0


@pytest.mark.rules("MC-RULING-35")
def test_an_empty_score_pile_means_no_purchase() -> None:
    """And no question."""
    assert at_a_removed_cushion(scored="").asking == "keep_hand"


@pytest.mark.rules("MC-BUY-3")
def test_the_loser_of_a_battle_may_not_buy_even_if_the_winner_does_not() -> None:
    table = Situation(
        ["drum-9", "drum-2"], line="cello-10", at="harp harp", removed="harp", scored={0: "cello-1", 1: "cello-4"}
    )
    table.play("stop").show("drum-9", "drum-2")
    assert (table.asking, table.waiting) == ("buy_cushion", (0,))
    assert table.play("no").asking != "buy_cushion"


@pytest.mark.rules("MC-BUY-4")
def test_an_unsold_cushion_stays_for_later_rounds() -> None:
    table = at_a_removed_cushion().play("no")
    assert table.cushion("pass_once") == n.REMOVED
    table.play_until("play_card")
    assert table.table.rounds == 2
    assert table.cushion("pass_once") == n.REMOVED


@pytest.mark.rules("MC-BUY-5")
def test_a_cushion_on_the_board_cannot_be_bought() -> None:
    table = Situation(["", ""], line="cello-9", at="harp drum", scored={0: "drum-1"}).play("stop")
    assert table.asking != "buy_cushion"


@pytest.mark.rules("MC-BUY-1")
def test_a_sold_cushion_cannot_be_bought_again() -> None:
    table = Situation(
        ["", ""],
        line="cello-9",
        at="harp drum",
        scored={0: "drum-1"},
        owns={1: "hop_over"},
        cushions={"harp": "hop_over"},
    ).play("stop")
    assert table.asking != "buy_cushion"


@pytest.mark.rules("MC-BUY-6")
def test_a_bought_cushion_works_for_its_owner_from_the_purchase_on() -> None:
    """Here hand_plus_one, in the same round's refill."""
    table = at_a_removed_cushion(cushion="hand_plus_one")
    assert table.owner("hand_plus_one") == NOBODY
    table.play("drum-1").play_until("draw_extra")
    assert (table.asking, table.waiting) == ("draw_extra", (0,))


@pytest.mark.rules("MC-RULING-36")
def test_one_cushion_per_round_but_no_limit_on_owning() -> None:
    table = Situation(
        ["", ""],
        line="cello-9",
        at="harp drum",
        removed="harp piano",
        cushions={"harp": "hop_over", "piano": "move_back"},
        scored={0: "drum-1 drum-3"},
        owns={0: "move_four pass_once stop_music"},
    ).play("stop", "drum-1")
    assert table.asking != "buy_cushion"
    assert sorted(c.id for c in table.view(0).seats[0].cushions) == ["hop_over", "move_four", "pass_once", "stop_music"]


@pytest.mark.rules("MC-RULING-37")
def test_one_may_buy_without_having_scored_there() -> None:
    """The sole player at a chair, with an old card."""
    table = at_a_removed_cushion("drum-1").play("drum-1")
    assert table.owner("pass_once") == 0


@pytest.mark.rules("MC-RULING-21")
def test_purchases_go_in_stopper_order() -> None:
    table = Situation(
        ["", "", ""],
        line="cello-9",
        at="harp drum piano",
        removed="harp drum piano",
        scored={0: "guitar-1", 1: "guitar-2", 2: "guitar-3"},
        turn=2,
    ).play("stop")
    order = []
    while table.asking == "buy_cushion":
        order.append(table.waiting[0])
        table.play("no")
    assert order == [2, 0, 1]


@pytest.mark.rules("MC-VEC-11")
def test_vector_purchases() -> None:
    for a_buys in (True, False):
        table = Situation(
            ["drum-9", "harp-rest drum-2"],
            line="cello-9",
            at="harp harp",
            removed="harp",
            cushions={"harp": "hop_over"},
            scored={0: "guitar-1"},
            turn=1,
        )
        table.play("harp-rest", "stop").show("drum-9", "drum-2")
        assert table.score_pile(0) == {"guitar-1"}
        assert table.score_pile(1) == {"harp-rest"}
        assert (table.asking, table.waiting) == ("buy_cushion", (0,))
        table.play("guitar-1" if a_buys else "no")
        assert table.asking != "buy_cushion"
        assert table.owner("hop_over") == (0 if a_buys else NOBODY)


# switch_card


def switching(hand: str, scored: str) -> Situation:
    return at_a_removed_cushion(scored=scored, hand=hand, cushion="switch_card")


@pytest.mark.rules("MC-TOKEN-switch_card-1")
def test_switch_card_exchanges_a_scored_chair_card_for_a_hand_card_at_the_purchase() -> None:
    """Then it is flipped."""
    table = switching("cello-5", "drum-1 drum-2").play("drum-1")
    assert (table.asking, table.waiting) == ("switch_out", (0,))
    table.play("drum-2", "cello-5")
    assert table.score_pile(0) == {"cello-5"}
    assert {"drum-1", "drum-2"} <= table.discard
    assert table.flipped("switch_card")
    assert (
        "{0} discards the drum 2 (0 VP of its own) from the score pile and scores the cello 5 (2 VP) from hand instead."
        in table.log
    )


@pytest.mark.rules("MC-RULING-57")
def test_the_exchange_is_optional_but_only_now() -> None:
    """Afterwards the cushion is spent."""
    table = switching("cello-5", "drum-1 drum-2").play("drum-1", "no")
    assert table.score_pile(0) == {"drum-2"}
    assert table.flipped("switch_card")
    assert table.play_until("play_card").table.rounds == 2


@pytest.mark.rules("MC-RULING-57")
def test_out_goes_a_chair_card_in_comes_a_chair_card_or_rest() -> None:
    """No Rest and no Repeat out, no Repeat in."""
    table = switching("cello-5 harp-rest repeat-1", "drum-1 drum-2 piano-rest repeat-2").play("drum-1")
    assert table.options() == {"drum-2", "no"}
    assert {b.rule for b in GAME.barred(table.box, table.table, 0)} == {"MC-RULING-57"}
    table.play("drum-2")
    assert table.options() == {"cello-5", "harp-rest"}
    assert {b.rule for b in GAME.barred(table.box, table.table, 0)} == {"MC-RULING-57"}
    assert table.play("harp-rest").score_pile(0) == {"harp-rest", "piano-rest", "repeat-2"}


@pytest.mark.rules("MC-RULING-57")
def test_a_card_scored_this_round_may_be_switched() -> None:
    """After the price was paid."""
    table = Situation(["drum-5", ""], line="cello-8 cello-9", at="cello drum", cushions={"cello": "switch_card"}).play(
        "stop", "cello-9"
    )
    assert table.options() == {"cello-8", "no"}


@pytest.mark.rules("MC-RULING-57")
@pytest.mark.parametrize(
    ("hand", "scored"), [("repeat-1", "drum-1 drum-2"), ("", "drum-1 drum-2"), ("cello-5", "drum-1")]
)
def test_without_a_possible_exchange_nothing_happens(hand: str, scored: str) -> None:
    table = switching(hand, scored).play("drum-1")
    assert table.asking not in ("switch_out", "switch_in")
    assert table.owner("switch_card") == 0
    assert table.flipped("switch_card")
