"""Patrons: PH-PATRON, their rulings and examples."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import Situation


def patronising(points_row: int = 6, *cards: str) -> Situation:
    s = Situation().strength("patron", points_row).patrons(*(cards or ("P1", "P2", "P5")))
    return s.symphonies(0).play("patron", f"row-{points_row}")


@pytest.mark.rules("PH-PATRON-1", "PH-PATRON-6")
def test_points_are_spent_at_once_on_any_number_of_patrons() -> None:
    """Five points: two patrons impressed and one activated."""
    s = patronising(6).play("impress-P1", "hat-1", "impress-P2", "hat-2", "activate-P1")
    assert [int(h) for h in s.table.patron_hats[:3]] == [1, 1, 0]


@pytest.mark.rules("PH-PATRON-1", "PH-RULING-30")
def test_unspent_points_are_lost() -> None:
    """After the action nothing more can be bought this turn."""
    s = patronising(6).play("finish")
    assert s.asked == n.TURN
    assert not any(option.startswith(("impress", "activate")) for option in s.legal)


@pytest.mark.rules("PH-PATRON-2")
def test_impressing_costs_points_and_takes_a_hat() -> None:
    """With two points a patron of cost 3 is out of reach."""
    s = patronising(2, "P3", "P2")
    assert "impress-P3" not in s.legal
    assert s.why_not(n.IMPRESS_MIDDLE) == "PH-PATRON-2"
    s.play("impress-P2", "hat-1")
    assert s.of(0, "hats") == (1,)
    assert s.table.patron_hats[1] == 1
    assert s.asked == n.TURN, "no point is left"


@pytest.mark.rules("PH-PATRON-3")
def test_the_prestige_space_needs_the_condition() -> None:
    """A hat in the middle otherwise."""
    s = patronising(6)
    assert "impress-P1" in s.legal
    assert "claim-P1" not in s.legal
    assert s.why_not(n.IMPRESS_CLAIM) == "PH-PATRON-3"
    s = Situation().strength("patron", 1).patrons("P1").orchestra(0, strings=(2,)).symphonies(0, "yellow top")
    s.play("patron", "row-1", "claim-P1", "hat-1")
    assert s.of(0, "prestige") == (12,)
    assert s.table.patron_claimed[0] == 0


@pytest.mark.rules("PH-RULING-27")
def test_claiming_is_optional() -> None:
    """Who meets the condition may still put the hat in the middle."""
    s = Situation().strength("patron", 1).patrons("P1").orchestra(0, strings=(2,)).symphonies(0, "yellow top")
    s.play("patron", "row-1", "impress-P1", "hat-1")
    assert s.of(0, "prestige") == (10,)
    assert s.table.patron_claimed[0] == -1


@pytest.mark.rules("PH-PATRON-4")
def test_a_prestige_space_is_taken_once_by_anybody() -> None:
    """And never after the moment of impressing."""
    s = Situation().strength("patron", 1).patrons("P1").orchestra(0, strings=(2,)).symphonies(0, "yellow top")
    s.impressed(1, "P1", 1)
    s.table.patron_claimed[0] = 1
    s.play("patron", "row-1")
    assert "impress-P1" in s.legal
    assert "claim-P1" not in s.legal
    assert s.why_not(n.IMPRESS_CLAIM) == "PH-PATRON-4"
    s = Situation().strength("patron", 1).patrons("P1").orchestra(0, strings=(2,)).symphonies(0, "yellow top")
    s.impressed(0, "P1", 1).play("patron", "row-1")
    assert "claim-P1" not in s.legal


@pytest.mark.rules("PH-PATRON-5")
def test_a_patron_is_impressed_once_by_each_player() -> None:
    """Several players may impress the same one."""
    s = Situation().strength("patron", 1).patrons("P1").impressed(0, "P1", 1).impressed(1, "P1", 1)
    s.play("patron", "row-1")
    assert "impress-P1" not in s.legal
    assert s.why_not(n.IMPRESS_MIDDLE) == "PH-PATRON-5"
    s = Situation().strength("patron", 1).patrons("P1").impressed(1, "P1", 1).play("patron", "row-1")
    assert "impress-P1" in s.legal


@pytest.mark.rules("PH-PATRON-7", "PH-RULING-28")
def test_the_hat_bonus_comes_after_impressing() -> None:
    """It is resolved before more points are spent, and may help with the next card."""
    s = Situation().strength("patron", 5).patrons("P4", "P1").orchestra(0, strings=(2,)).symphonies(0)
    s.table.hats[0] = 1
    s.table.patron_hats[6] = 1
    s.ready().play("patron", "row-5")
    assert "claim-P1" not in s.legal
    s.play("impress-P4", "hat-3")
    assert s.asked == n.SYMPHONY
    s.play("take-yellow")
    assert "claim-P1" in s.legal


@pytest.mark.rules("PH-PATRON-8", "PH-RULING-31")
def test_hats_open_level_by_level() -> None:
    """Four levels of two; any unlocked level may be used."""
    s = patronising(6, "P1", "P4", "P5", "P2")
    assert list(s.box.hat_level) == [1, 1, 2, 2, 3, 3, 4, 4]
    s.play("impress-P1")
    assert s.legal == {"hat-1", "hat-2"}
    assert s.why_not(2) == "PH-PATRON-8"
    s.play("hat-1", "impress-P4")
    assert s.legal == {"hat-2", "hat-3", "hat-4"}
    s.play("hat-3", "decline", "impress-P5")
    assert s.legal == {"hat-2", "hat-4", "hat-5", "hat-6"}


@pytest.mark.rules("PH-RULING-31")
def test_one_hat_always_stays() -> None:
    """Eight hats, seven patrons in play."""
    s = Situation()
    for place in range(n.COLUMN):
        s.table.patron_hats[place] = 1
        s.table.hats[0] = int(s.table.hats[0]) | 1 << place
    s.strength("patron", 6).play("patron", "row-6")
    assert not any(option.startswith("impress") for option in s.legal)
    assert int(s.table.hats[0]).bit_count() == 7


@pytest.mark.rules("PH-PATRON-9")
def test_a_point_activates_an_impressed_patron_also_one_of_this_action() -> None:
    """Only impressed ones."""
    s = patronising(6)
    assert not any(option.startswith("activate") for option in s.legal)
    s.give(0, credits=0).play("impress-P1", "hat-2", "activate-P1")
    assert s.of(0, "credits") == (4,)


@pytest.mark.rules("PH-PATRON-10", "PH-RULING-29")
def test_each_patron_is_activated_once_per_turn() -> None:
    """Over all sources of the turn."""
    s = patronising(6).play("impress-P1", "hat-1", "activate-P1")
    assert "activate-P1" not in s.legal
    assert s.why_not(n.ACTIVATE_ONE) == "PH-PATRON-10"
    s.play("impress-P5", "hat-4")
    assert s.asked == n.ACTIVATE
    assert s.legal == {"decline", "activate-P5"}, "P1 has had its turn"


@pytest.mark.rules("PH-PATRON-11")
def test_an_ability_is_finished_before_the_next_and_may_be_left_undone() -> None:
    """P2 moves the ship up to two steps and gives 2 experience; steps may be left."""
    s = Situation().strength("patron", 2).patrons("P2", "P1").impressed(0, "P2", 1).impressed(0, "P1", 2)
    s.give(0, experience=0).play("patron", "row-2", "activate-P2")
    assert s.asked == n.SHIP
    s.play("stay")
    assert s.of(0, "experience") == (2,)
    assert "activate-P1" in s.legal


@pytest.mark.rules("PH-PATRON-11", "PH-RULING-85")
def test_an_advance_inside_an_ability_may_be_declined() -> None:
    """P8 advances a symphony."""
    s = Situation().strength("patron", 1).patrons("P8").impressed(0, "P8", 1).symphonies(0, "red top")
    s.play("patron", "row-1", "activate-P8")
    assert s.legal == {"decline", "red-to-silver-row"}
    s.play("decline")
    assert s.board(0) == ["red top"]


@pytest.mark.rules("PH-RULING-26")
def test_conditions_ask_for_the_exact_rank_and_symphonies_in_the_rows() -> None:
    """A 3-star does not serve for a 2-star; a symphony in a slot does not count."""
    s = Situation().strength("patron", 1).patrons("P1").orchestra(0, strings=(3,)).symphonies(0, "yellow gold")
    assert "claim-P1" not in s.play("patron", "row-1").legal
    s = Situation().strength("patron", 1).patrons("P1").orchestra(0, strings=(2,)).symphonies(0)
    assert "claim-P1" not in s.slots(0, silver=("yellow",)).play("patron", "row-1").legal
    s = Situation().strength("patron", 1).patrons("P1").orchestra(0, strings=(2,)).symphonies(0, "yellow gold")
    assert "claim-P1" in s.play("patron", "row-1").legal


@pytest.mark.rules("PH-RULING-87")
def test_numbers_in_conditions_mean_at_least() -> None:
    """Two soloists of any kinds; every symphony named; two conductor discs."""
    s = Situation().strength("patron", 5).patrons("P7", "P9", "P8").soloists(0, "gong").conductor(0, 1)
    s.symphonies(0, "red top", "blue silver").play("patron", "row-5")
    assert not s.legal & {"claim-P7", "claim-P9", "claim-P8"}
    s = Situation().strength("patron", 5).patrons("P7", "P9", "P8").soloists(0, "gong", "singer", "harpist")
    s.conductor(0, 1, 2, 3).symphonies(0, "red top", "blue silver", "green gold").play("patron", "row-5")
    assert {"claim-P7", "claim-P9", "claim-P8"} <= s.legal


@pytest.mark.rules("PH-RULING-26")
def test_two_conditions_need_two_musicians() -> None:
    """P5 asks for a woodwind and a brass."""
    s = Situation().strength("patron", 1).patrons("P5").orchestra(0, woodwind=(1, 1), brass=(0,))
    assert "claim-P5" not in s.play("patron", "row-1").legal
    s = Situation().strength("patron", 1).patrons("P5").orchestra(0, woodwind=(1,), brass=(1,))
    assert "claim-P5" in s.play("patron", "row-1").legal


@pytest.mark.rules("PH-RULING-86")
def test_the_activating_hat_may_use_the_patron_just_impressed() -> None:
    """It counts as the activation of the turn; with nobody left it is lost."""
    s = Situation().strength("patron", 2).patrons("P1", "P4", "P5").impressed(0, "P5", 1).give(0, credits=0)
    s.symphonies(0).play("patron", "row-2", "impress-P1", "hat-4", "activate-P1")
    assert s.of(0, "credits") == (4,)
    assert "activate-P1" not in s.legal
    s = Situation().strength("patron", 3).patrons("P1", "P4", "P5").impressed(0, "P5", 1).symphonies(0)
    s.play("patron", "row-3", "activate-P5", "impress-P1", "hat-4", "decline")
    assert s.asked == n.IMPRESS


@pytest.mark.rules("PH-EX-4")
def test_example_4_impress_then_activate() -> None:
    """Tile 5, four points: P3 for three, its ability for the last."""
    s = Situation().strength("patron", 5).patrons("P3").symphonies(0).play("patron", "row-5", "impress-P3", "hat-1")
    assert s.of(0, "prestige") == (10,)
    s.play("activate-P3", "raise-brass-0", "skip")
    assert s.ranks(0, "brass") == [1]
    assert s.of(0, "stars", "prestige") == (1, 10)
    assert s.asked == n.TURN


@pytest.mark.rules("PH-EX-5")
def test_example_5_two_prestige_spaces_in_one_action() -> None:
    """Three points, P1 then P2; the blue symphony for P2 comes from the first hat."""
    s = Situation().strength("patron", 4).patrons("P1", "P2", "P9").impressed(0, "P9", 1)
    s.orchestra(0, strings=(2,), percussion=(1,)).soloists(0, "gong").symphonies(0, "yellow top", "red top")
    s.give(0, stars=7, experience=5).play("patron", "row-4")
    assert "claim-P2" not in s.legal
    s.play("claim-P1", "hat-3", "take-blue")
    assert s.board(0)[2] == "blue top"
    s.play("claim-P2", "hat-5", "raise-percussion-1")
    assert s.legal == {"skip", "key-6"}
    s.play("skip")
    assert s.of(0, "prestige", "experience", "stars") == (14, 5, 8)
    assert s.ranks(0, "percussion") == [2]
    assert int(s.table.hats[0]).bit_count() == 3
    assert s.asked == n.TURN
