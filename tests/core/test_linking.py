"""What is finished when rules are compiled, and what is only linked into its callers."""

from functools import cache
from typing import Any

import numba
import pytest

from scherzo.core.linking import halfway
from scherzo.core.rule import INTERPRETED, calls_lead_to

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def two_rules() -> tuple[Any, Any]:
    """A rule, and one that calls it."""
    lower: Any = numba.njit(lambda x: x + 1)
    calls_lead_to(lower, cache(lambda: halfway(lower.py_func)))
    return lower, numba.njit(lambda x: lower(x) * lower(x + 1))


def test_a_rule_that_rules_call_gets_no_machine_code_of_its_own() -> None:
    lower, upper = two_rules()
    assert upper(3) == 20
    assert not lower.overloads


def test_it_can_be_called_from_python_all_the_same() -> None:
    lower, upper = two_rules()
    upper(3)
    assert lower(3) == 4
    assert len(lower.overloads) == 1


def test_a_door_is_finished_by_itself() -> None:
    lower, upper = two_rules()
    calls_lead_to(lower, lambda: lower)
    assert upper(3) == 20
    assert len(lower.overloads) == 1


def test_whole_numbers_of_any_width_are_one_to_a_rule() -> None:
    lower, upper = two_rules()
    calls_lead_to(lower, lambda: lower)
    assert upper(numba.int8(3)) == upper(3) == 20
    assert len(lower.overloads) == 1
