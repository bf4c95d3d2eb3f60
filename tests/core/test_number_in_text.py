"""Numbers that people type."""

import pytest

from scherzo.core.number_in_text import number_in


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("012", 12), ("123456789", 123456789)])
def test_plain_digits_are_a_number(text: str, number: int) -> None:
    assert number_in(text) == number


@pytest.mark.parametrize("text", ["", " 1", "-1", "1.0", "x", "²", "①", "٣", "1" * 10, "9" * 5000])
def test_anything_else_is_none(text: str) -> None:
    assert number_in(text) is None
