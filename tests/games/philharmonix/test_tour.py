"""Tour / Sell Merch: PH-TOUR, PH-SELECT-8 and the rulings on movement and fans."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import Situation


def touring(strength: int = 2, planet: str = "green-middle") -> Situation:
    s = Situation().fans_on().strength("compose", strength).ship(0, planet).give(0, experience=0)
    return s.play("compose", "tour") if s.table.fans[0] else s.play("compose")


@pytest.mark.rules("PH-TOUR-1", "PH-SELECT-8")
def test_a_point_is_two_moves_or_three_credits() -> None:
    """Split freely; when all is used the tour is over."""
    s = touring(2)
    credits = s.of(0, "credits")[0]
    s.play("fly-green-inner", "fly-blue-inner", "sell-merch")
    assert s.of(0, "credits") == (credits + 3,)
    assert s.asked == n.TURN
    assert s.table.ship[0] == s.planet("blue-inner")


@pytest.mark.rules("PH-TOUR-2")
def test_a_move_follows_a_line() -> None:
    s = touring(1)
    flights = {option for option in s.legal if option.startswith("fly-")}
    assert flights == {"fly-green-inner", "fly-green-outer1", "fly-green-outer2", "fly-blue-middle"}


@pytest.mark.rules("PH-TOUR-3", "PH-RULING-17")
def test_no_planet_is_entered_twice_in_a_tour() -> None:
    """The starting planet counts as visited."""
    s = touring(3).play("fly-green-outer1")
    assert "fly-green-middle" not in s.legal
    assert s.why_not(n.FLY + s.planet("green-middle")) == "PH-TOUR-3"


@pytest.mark.rules("PH-RULING-17")
def test_planets_seen_by_earlier_free_moves_count_as_visited() -> None:
    """Only Tour steps are bound by it; free moves are not."""
    s = Situation().fans_on().strength("compose", 3).ship(0, "green-middle").give(0, experience=0, fans=4)
    s.play("fly-green-inner", "fly-green-middle")
    assert s.table.ship[0] == s.planet("green-middle")
    s.play("compose")
    assert "fly-green-inner" not in s.legal
    assert "fly-green-outer1" in s.legal


@pytest.mark.rules("PH-TOUR-4")
def test_other_ships_do_not_block() -> None:
    s = touring(2).ship(1, "green-inner").play("fly-green-inner")
    assert s.table.ship[0] == s.table.ship[1]


@pytest.mark.rules("PH-TOUR-5", "PH-RULING-19")
def test_a_fan_may_be_taken_or_left_in_passing() -> None:
    """Optional; a fan left stays and may be taken by a later move."""
    s = touring(2).fans_on("green-inner")
    assert {"fly-green-inner", "fly-by-green-inner"} <= s.legal
    s.play("fly-by-green-inner")
    assert s.of(0, "fans") == (0,)
    assert int(s.table.planet_fans) == 1 << s.planet("green-inner")
    s = touring(2).fans_on("green-inner").play("fly-green-inner")
    assert s.of(0, "fans") == (1,)
    assert s.table.planet_fans == 0


@pytest.mark.rules("PH-TOUR-5", "PH-FREE-8", "PH-RULING-19")
def test_a_full_lounge_takes_no_fan() -> None:
    """With four fans the token stays, and there is nothing to choose."""
    s = touring(2).fans_on("green-inner").give(0, fans=4)
    assert "fly-by-green-inner" not in s.legal
    s.play("fly-green-inner")
    assert s.of(0, "fans") == (4,)
    assert s.table.planet_fans != 0


@pytest.mark.rules("PH-RULING-19")
def test_fans_on_planets_are_never_replenished() -> None:
    """A planet emptied in one round is empty in the next."""
    s = touring(1).fans_on("green-inner").play("fly-green-inner", "finish")
    s.passes().passes().passes()
    assert s.table.round_number == 2
    assert s.table.planet_fans == 0


@pytest.mark.rules("PH-RULING-20")
def test_the_twenty_five_fans_never_run_out() -> None:
    """Eight on the map and sixteen places in the lounges leave one in the supply."""
    s = Situation(4)
    for seat in range(4):
        s.give(seat, fans=4)
    assert s.table.fan_supply == 25 - 8 - 16


@pytest.mark.rules("PH-RULING-18")
def test_steps_and_sales_alternate_and_an_odd_step_uses_a_whole_point() -> None:
    """The second step of a point may come after a sale; unused strength is lost."""
    s = touring(2).play("fly-green-inner", "sell-merch")
    assert any(option.startswith("fly-") for option in s.legal)
    assert "sell-merch" not in s.legal
    assert s.why_not(n.SELL_MERCH) == "PH-TOUR-1"
    s.play("finish")
    assert s.asked == n.TURN


@pytest.mark.rules("PH-EX-3", "PH-RULING-16")
def test_example_3_the_compose_action_is_skipped_for_a_tour() -> None:
    """Tile 4, two points of movement and two of merchandise, three fans on the way."""
    s = Situation().fans_on("green-outer1", "blue-outer2", "blue-inner").strength("compose", 4)
    s.ship(0, "green-middle").give(0, experience=5, credits=10).play("compose", "tour")
    s.play("fly-green-outer1", "fly-blue-outer2", "fly-blue-middle", "fly-blue-inner", "sell-merch", "sell-merch")
    assert s.of(0, "credits", "fans", "ap", "experience") == (16, 3, 4, 5)
    assert int(s.table.manager[0]) == n.COMPOSE
