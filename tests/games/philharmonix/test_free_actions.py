"""Free actions: PH-FREE and their rulings."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import Situation, printed


@pytest.mark.rules("PH-FREE-1")
def test_two_fans_regain_a_point() -> None:
    s = Situation().give(0, fans=2, ap=3).play("regain-fans")
    assert s.of(0, "fans", "ap") == (0, 2)
    assert s.why_not(n.REGAIN_WITH_FANS) == "PH-FREE-1"


@pytest.mark.rules("PH-FREE-2")
def test_two_fans_move_the_ship_one_step() -> None:
    """Along a line, taking a fan there if wanted; unlike a Tour, planets may be entered again."""
    s = Situation().fans_on("blue-inner").ship(0, "blue-middle").give(0, fans=2, experience=0).play("fly-blue-inner")
    assert s.of(0, "fans") == (1,)
    assert s.table.ship[0] == s.planet("blue-inner")
    assert s.why_not(n.FLY + s.planet("blue-middle")) == "PH-FREE-2"
    s = Situation().fans_on("blue-inner").ship(0, "blue-middle").give(0, fans=4)
    assert {"fly-blue-inner", "fly-by-blue-inner"} <= s.legal, "two of four fans are paid: there is room"
    s.play("fly-blue-outer1", "fly-blue-middle")
    assert s.of(0, "fans") == (0,)


@pytest.mark.rules("PH-FREE-3")
def test_two_fans_give_an_experience() -> None:
    """Not at the top."""
    s = Situation().give(0, fans=2, experience=5).play("fans-to-exp")
    assert s.of(0, "fans", "experience") == (0, 6)
    assert s.why_not(n.FANS_TO_EXPERIENCE) == "PH-FREE-3"
    assert "fans-to-exp" not in Situation().give(0, fans=4, experience=12).legal


@pytest.mark.rules("PH-FREE-4", "PH-RULING-15", "PH-RULING-83")
def test_three_fans_raise_the_strength_by_one_row() -> None:
    """Once a turn, the points stay; rows and tour profit alike."""
    s = Situation().give(0, fans=4, experience=0).strength("invest", 3).play("invest", "boost")
    assert s.of(0, "fans", "ap") == (1, 3)
    assert "gain-4" in s.legal
    s.give(0, fans=4)
    assert "boost" not in s.legal
    assert s.why_not(n.BOOST) == "PH-RULING-15"
    s.play("tour", *["sell-merch"] * 4)
    assert s.asked == n.TURN


@pytest.mark.rules("PH-RULING-15")
def test_no_boost_above_six() -> None:
    s = Situation().give(0, fans=4).strength("invest", 6).play("invest")
    assert "boost" not in s.legal
    assert s.why_not(n.BOOST) == "PH-RULING-15"


@pytest.mark.rules("PH-FREE-5")
def test_four_experience_regain_a_point() -> None:
    s = Situation().give(0, experience=5, ap=2).play("regain-experience")
    assert s.of(0, "experience", "ap") == (1, 1)
    assert s.why_not(n.REGAIN_WITH_EXPERIENCE) == "PH-FREE-5"


@pytest.mark.rules("PH-RULING-84")
def test_nothing_to_regain_at_zero() -> None:
    s = Situation().give(0, fans=4, experience=12, ap=0)
    assert not s.legal & {"regain-fans", "regain-experience"}
    assert s.why_not(n.REGAIN_WITH_FANS) == "PH-RULING-84"
    s.give(0, fans=4, experience=0, ap=1)
    assert s.legal & {"regain-fans", "regain-experience"} == {"regain-fans"}


@pytest.mark.rules("PH-FREE-7", "PH-RULING-38")
@pytest.mark.parametrize("action", ["audition", "compose", "patron", "promote"])
def test_no_free_action_in_the_middle_of_an_action(action: str) -> None:
    s = Situation().strength(action, 1).give(0, fans=4, experience=12, credits=20, ap=3).play(action, "row-1")
    assert not s.legal & {"regain-fans", "regain-experience", "fans-to-exp", "boost"}
    assert not any(option.startswith("fly") for option in s.legal)


@pytest.mark.rules("PH-FREE-8", "PH-RULING-20", "PH-EFFECT-1")
def test_at_most_four_fans() -> None:
    """The rest of a gain is lost."""
    s = Situation().strength("promote", 1).give(0, stars=8, fans=3, credits=9)
    s.play("promote", "row-1", "raise-strings-0", "key-7")
    assert s.of(0, "fans") == (4,)


@pytest.mark.rules("PH-EX-20")
def test_the_printed_prices() -> None:
    """2, 2, 2, 3 fans, 4 experience, 1 fan."""
    free = printed().free_actions
    assert (free.fans_for_action_point, free.fans_for_ship_step, free.fans_for_experience) == (2, 2, 2)
    assert (free.fans_for_strength, free.experience_for_action_point, free.fans_for_reroll) == (3, 4, 1)
