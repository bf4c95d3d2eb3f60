"""Invest: PH-INVEST, its rulings and example."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import Situation


@pytest.mark.rules("PH-INVEST-1")
def test_a_row_has_two_uses() -> None:
    s = Situation().strength("invest", 3).give(0, experience=5).play("invest")
    assert {"gain-1", "gain-2", "gain-3", "limit-1", "limit-2", "limit-3"} <= s.legal


@pytest.mark.rules("PH-INVEST-2", "PH-RULING-22")
def test_use_a_gains_experience_up_to_twelve() -> None:
    """What does not fit is lost; the gain costs no experience."""
    s = Situation().strength("invest", 4).give(0, experience=2).play("invest", "gain-4")
    assert s.of(0, "experience") == (9,)
    s = Situation().strength("invest", 4).give(0, experience=8).play("invest", "gain-4")
    assert s.of(0, "experience") == (12,)


@pytest.mark.rules("PH-INVEST-3")
def test_use_b_pays_experience_for_a_higher_limit() -> None:
    """Without the experience it is barred."""
    s = Situation().strength("invest", 3).give(0, experience=5).play("invest", "limit-3")
    assert s.of(0, "experience", "limit") == (0, 11)
    s = Situation().strength("invest", 3).give(0, experience=4).play("invest")
    assert "limit-3" not in s.legal
    assert s.why_not(n.RAISE_LIMIT + 3) == "PH-INVEST-3"


@pytest.mark.rules("PH-RULING-32")
def test_the_surplus_above_fifteen_is_lost_and_at_fifteen_use_b_is_illegal() -> None:
    """The full cost is paid; use A is always legal."""
    s = Situation().strength("invest", 6).give(0, experience=12, limit=14).play("invest", "limit-6")
    assert s.of(0, "experience", "limit") == (6, 15)
    s = Situation().strength("invest", 6).give(0, experience=12, limit=15).play("invest")
    assert not any(option.startswith("limit") for option in s.legal)
    assert s.why_not(n.RAISE_LIMIT + 6) == "PH-RULING-32"
    s.play("gain-6")
    assert s.of(0, "experience") == (12,)


@pytest.mark.rules("PH-EX-6")
def test_example_6_row_six() -> None:
    """AP 6, experience -6, limit 12."""
    s = Situation().strength("invest", 6).give(0, experience=8).play("invest", "limit-6")
    assert s.of(0, "ap", "experience", "limit") == (6, 2, 12)
