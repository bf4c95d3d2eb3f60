"""Rounds, turns and selecting an action: PH-ROUND-1..2, PH-TURN, PH-SELECT and their rulings."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import Situation, action_number

ACTIONS = {"patron", "invest", "perform", "promote", "compose", "audition"}


@pytest.mark.rules("PH-TURN-1", "PH-RULING-7")
def test_a_turn_is_an_action_or_a_pass() -> None:
    """Even the first turn may be a pass, with all nine points unspent."""
    s = Situation()
    assert s.legal == ACTIONS | {"pass"}
    s.play("pass")
    assert s.asked == n.SETTLE
    assert s.legal == {f"experience-{k}" for k in range(10)}


@pytest.mark.rules("PH-ROUND-2", "PH-RULING-6")
def test_players_take_turns_in_order_until_all_have_passed() -> None:
    """Passed players are skipped; the last one plays on, never the same action twice."""
    s = Situation(3).strength("invest", 1).strength("patron", 2)
    s.play("invest", "gain-1", "end")
    assert s.seat == 1
    s.passes()
    assert s.seat == 2
    s.passes()
    assert s.seat == 0
    s.play("patron", "tour", "finish", "end")
    assert s.seat == 0
    assert "patron" not in s.legal
    assert "invest" in s.legal


@pytest.mark.rules("PH-ROUND-1", "PH-END-1")
def test_the_game_lasts_five_rounds() -> None:
    """It ends when all have passed in round 5."""
    s = Situation(2)
    for number in range(1, 6):
        assert s.table.round_number == number
        s.passes().passes()
    assert s.table.waiting == 0


@pytest.mark.rules("PH-TURN-2", "PH-FREE-7")
def test_free_actions_come_before_and_after_the_main_action() -> None:
    """Any number that can be paid for."""
    s = Situation().give(0, fans=4, experience=5).strength("invest", 2)
    s.play("fans-to-exp", "invest", "gain-2")
    assert "fans-to-exp" in s.legal
    s.play("fans-to-exp")
    assert s.of(0, "fans", "experience") == (0, 5 + 1 + 4 + 1)


@pytest.mark.rules("PH-RULING-88")
def test_free_actions_also_come_between_selecting_and_using() -> None:
    """Selecting and paying come before playing the action; so do all free actions."""
    s = Situation().give(0, fans=4, experience=11).strength("invest", 2).play("invest")
    assert s.asked == n.USE
    assert {"gain-1", "gain-2", "limit-1", "tour", "boost"} <= s.legal
    assert {"regain-fans", "regain-experience", "fans-to-exp"} <= s.legal
    assert any(option.startswith("fly-") for option in s.legal)
    s.play("regain-fans", "fans-to-exp")
    assert s.asked == n.USE
    assert s.of(0, "ap", "fans", "experience") == (1, 0, 12)


@pytest.mark.rules("PH-RULING-88")
def test_experience_paid_before_an_invest_is_not_lost_to_the_cap() -> None:
    """With the marker on 0 nothing could be regained before the selection."""
    s = Situation().give(0, experience=12, ap=0).strength("invest", 2)
    assert "regain-experience" not in s.legal
    s.play("invest", "regain-experience", "gain-2")
    assert s.of(0, "experience", "ap") == (12, 1)


@pytest.mark.rules("PH-RULING-88")
def test_the_ship_may_move_between_selecting_and_performing() -> None:
    """To a planet where a concert is possible."""
    s = Situation().ship(0, "blue-middle").played(1, "blue-middle").give(0, fans=2).strength("perform", 1)
    s.play("perform")
    assert "row-1" not in s.legal
    s.play("fly-blue-inner", "row-1")
    assert s.table.planet_disc[s.planet("blue-inner")] == 0


@pytest.mark.rules("PH-RULING-88", "PH-FREE-6")
@pytest.mark.parametrize(("action", "dice"), [("audition", n.MUSICIAN_ROLLED), ("compose", n.SYMPHONY_ROLLED)])
def test_dice_may_be_rerolled_between_selecting_and_using(action: str, dice: int) -> None:
    """All four, of the selected action."""
    s = Situation().give(0, fans=2).strength(action, 2).play(action, "reroll")
    assert [e.a for e in s.told(dice)] == [0, 1, 2, 3]
    assert s.of(0, "fans") == (1,)
    assert s.asked == n.USE
    assert "reroll" not in Situation().give(0, fans=4).strength("promote", 2).play("promote").legal


@pytest.mark.rules("PH-RULING-88", "PH-RECORD-4", "PH-RULING-80")
def test_records_may_be_sold_between_selecting_and_using() -> None:
    """The credits then pay a row."""
    s = Situation(records="with").record_cards(0, "R01").symphonies(0, "red top").strength("audition", 4)
    s.give(0, credits=3).play("audition")
    assert {"row-2", "sell-R01"} <= s.legal
    assert "row-4" not in s.legal
    s.play("sell-R01", "row-4")
    assert s.of(0, "credits") == (3 + 5 - 7,)


@pytest.mark.rules("PH-TURN-3")
def test_a_player_may_pass_after_the_action_below_the_limit() -> None:
    s = Situation().strength("invest", 2).play("invest", "gain-2")
    assert s.legal == {"pass", "end", "regain-experience"}
    s.play("pass")
    assert s.asked == n.SETTLE


@pytest.mark.rules("PH-TURN-4", "PH-PASS-1")
def test_reaching_the_limit_forces_a_pass() -> None:
    """No plain end of the turn is offered."""
    s = Situation().give(0, ap=5).strength("invest", 4).play("invest", "gain-1")
    assert s.of(0, "ap", "limit") == (9, 9)
    assert "end" not in s.legal
    assert s.why_not(n.END_TURN) == "PH-TURN-4"


@pytest.mark.rules("PH-SELECT-1")
def test_the_previous_action_of_the_round_is_barred() -> None:
    """Only the previous one; the one before may be taken again."""
    s = Situation(2).strength("invest", 1).strength("patron", 2)
    s.play("invest", "gain-1", "end").passes()
    assert "invest" not in s.legal
    assert s.why_not(n.INVEST) == "PH-SELECT-1"
    s.play("patron", "tour", "finish", "end")
    assert "invest" in s.legal


@pytest.mark.rules("PH-SELECT-2", "PH-RULING-14")
def test_the_number_is_cost_and_strength() -> None:
    s = Situation().strength("compose", 3).play("compose")
    assert s.of(0, "ap") == (3,)
    assert s.table.strength == 3


@pytest.mark.rules("PH-SELECT-3", "PH-RULING-33")
def test_lower_rows_cost_the_printed_action_points() -> None:
    """Any row up to the number, also a worse one; the AP cost stays."""
    s = Situation().give(0, credits=20).strength("audition", 6).play("audition")
    assert {f"row-{row}" for row in range(1, 7)} <= s.legal
    s.play("row-5")
    assert s.of(0, "ap", "credits") == (6, 20 - 13)


@pytest.mark.rules("PH-SELECT-3")
def test_rows_above_the_strength_are_barred() -> None:
    s = Situation().give(0, credits=20).strength("audition", 2).play("audition")
    assert "row-3" not in s.legal
    assert s.why_not(3) == "PH-SELECT-3"


@pytest.mark.rules("PH-SELECT-4", "PH-RULING-10")
def test_each_manager_there_is_paid_in_credits_or_with_a_point() -> None:
    """Credits equal to the round, chosen for each Manager, before anything else."""
    s = Situation(3).give(0, credits=10)
    s.table.round_number = 3
    s.table.manager[1] = s.table.manager[2] = n.COMPOSE
    s.strength("compose", 2)
    before = s.of(1, "credits") + s.of(2, "credits")
    s.play("compose")
    assert s.asked == n.PAY
    s.play("credits", "ap")
    assert s.of(0, "credits", "ap") == (7, 3)
    assert s.of(1, "credits") + s.of(2, "credits") == (before[0] + 3, before[1])
    assert s.asked == n.USE


@pytest.mark.rules("PH-RULING-10")
def test_credits_for_a_manager_must_be_in_hand() -> None:
    """With one credit in round 1 only one Manager can get credits, the second costs a point."""
    s = Situation(3).give(0, credits=1)
    s.table.manager[1] = s.table.manager[2] = n.INVEST
    s.strength("invest", 1).play("invest", "credits")
    assert s.of(0, "credits", "ap") == (0, 2)
    assert s.asked == n.USE


@pytest.mark.rules("PH-RULING-11")
def test_the_manager_of_a_passed_player_still_charges_and_the_own_never_does() -> None:
    s = Situation(2).strength("invest", 1).strength("patron", 2)
    s.play("invest", "gain-1").passes()
    credits = s.of(0, "credits")[0]
    s.play("invest", "credits")
    assert s.of(0, "credits") == (credits + 1,)


@pytest.mark.rules("PH-SELECT-5")
def test_no_selection_beyond_fifteen_points() -> None:
    """Beyond the own limit is allowed, beyond 15 never."""
    s = Situation().give(0, ap=8).strength("invest", 6)
    assert "invest" in s.legal
    s.give(0, ap=9)
    assert "invest" in s.legal
    s.give(0, ap=10)
    assert "invest" not in s.legal
    assert s.why_not(n.INVEST) == "PH-SELECT-5"


@pytest.mark.rules("PH-SELECT-6", "PH-PASS-2")
def test_points_above_the_limit_cost_prestige_when_passing() -> None:
    s = Situation().give(0, ap=8).strength("invest", 4).play("invest", "gain-1", "pass")
    assert s.of(0, "ap", "prestige") == (12, 10 - 3)


@pytest.mark.rules("PH-SELECT-7", "PH-RULING-13")
def test_the_strength_may_be_used_for_a_tour_on_any_action() -> None:
    """Also when no row can be paid; nobody must afford a row to select."""
    s = Situation().give(0, credits=0, experience=0).strength("promote", 3)
    for action in sorted(ACTIONS):
        assert action in s.legal
    s.play("promote")
    assert s.asked == n.TOUR, "the only use is taken by itself"
    assert s.of(0, "ap") == (3,)


@pytest.mark.rules("PH-RULING-13")
def test_a_row_needs_its_whole_cost_at_once() -> None:
    """3 credits pay row II of Audition, not row I."""
    s = Situation().give(0, credits=3, experience=0).strength("audition", 3).play("audition")
    assert s.legal == {"row-2", "tour"}
    assert s.why_not(1) == "PH-RULING-13"


@pytest.mark.rules("PH-RULING-12")
def test_a_tour_counts_as_having_selected_the_action() -> None:
    """For the no-repeat rule and for occupation; the next round starts fresh."""
    s = Situation(2).strength("compose", 1).strength("invest", 2)
    s.play("compose", "tour", "sell-merch", "end")
    assert int(s.table.manager[0]) == n.COMPOSE
    s.play("compose", "ap")
    assert s.of(1, "ap") == (2,)
    s.play("tour", "sell-merch").passes()
    assert "compose" not in s.legal
    s.passes()
    assert s.table.round_number == 2
    assert "compose" in s.legal


@pytest.mark.rules("PH-RULING-8", "PH-RULING-92")
def test_who_can_select_nothing_must_pass() -> None:
    """Marker 14 and limit 15, the only action of strength I just used."""
    s = Situation().give(0, ap=14, limit=15).strength("invest", 1)
    s.table.manager[0] = action_number("invest")
    s.ready()
    assert s.legal == {"pass", "regain-experience"}
    s.give(0, experience=0)
    assert s.asked == n.SETTLE, "without free actions the pass comes by itself"


@pytest.mark.rules("PH-EX-1")
def test_example_1_paying_for_managers() -> None:
    """Red, Blue and Yellow select Promote with tile 3 in round 1."""
    s = Situation(3).give(0, credits=5).give(1, credits=5).give(2, credits=5, ap=7).strength("promote", 3)
    s.play("promote", "tour", "finish", "end")
    assert s.of(0, "ap") == (3,)
    s.play("promote", "credits", "tour", "finish", "end")
    assert s.of(1, "ap", "credits") == (3, 4)
    assert s.of(0, "credits") == (6,)
    s.play("promote", "credits", "ap", "tour", "finish")
    assert s.of(2, "ap", "credits") == (11, 4)
    assert s.of(0, "credits") + s.of(1, "credits") == (7, 4)
    assert "end" not in s.legal
    s.play("pass")
    assert s.of(2, "prestige") == (10 - 2,)


@pytest.mark.rules("PH-EX-1")
def test_example_1_the_ceiling_of_fifteen() -> None:
    """With AP 12 only credits can be paid; with AP 13 Promote cannot be selected."""
    s = Situation(3).give(2, credits=5, ap=12, limit=15).strength("promote", 3)
    s.table.manager[0] = s.table.manager[1] = n.PROMOTE
    s.turn_of(2).play("promote")
    assert s.asked == n.USE
    assert s.of(2, "ap", "credits") == (15, 3)
    s = Situation(3).give(2, credits=5, ap=13, limit=15).strength("promote", 3).turn_of(2)
    assert "promote" not in s.legal


@pytest.mark.rules("PH-EX-2")
def test_example_2_a_lower_row() -> None:
    """Audition tile 5 with 12 credits: row IV, for five points."""
    s = Situation().give(0, credits=12).strength("audition", 5).play("audition")
    assert "row-5" not in s.legal
    s.play("row-4")
    assert s.of(0, "credits", "ap") == (5, 5)
    assert s.asked == n.AUDITIONING


@pytest.mark.rules("PH-EX-22", "PH-RULING-9", "PH-RULING-41")
def test_example_22_the_forced_pass_stays() -> None:
    """The gong moves the marker back, but the pass is due."""
    s = Situation().give(0, ap=5).strength("perform", 4).soloists(0, "gong").ship(0, "blue-inner")
    s.symphonies(0).play("perform", "row-4", "gong")
    assert s.of(0, "ap") == (8,)
    assert "end" not in s.legal
    s.play("pass")
    assert s.legal == {"experience-0", "experience-1"}
    credits = s.of(0, "credits")[0]
    s.play("experience-0")
    assert s.of(0, "credits") == (credits + 2,)


@pytest.mark.rules("PH-EX-22", "PH-RULING-9")
def test_example_22_a_raised_limit_does_not_help() -> None:
    """Invest row IV at AP 9 raises the limit to 11; the pass is forced and settles 2."""
    s = Situation().give(0, ap=5, experience=6).strength("invest", 4).play("invest", "limit-4")
    assert s.of(0, "ap", "limit") == (9, 11)
    assert s.asked == n.SETTLE, "with nothing else to do the pass comes by itself"
    assert s.legal == {"experience-0", "experience-1", "experience-2"}
