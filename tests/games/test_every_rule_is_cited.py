"""Every rule, ruling and example of a game's ledger is cited by a test of that game."""

import re
from pathlib import Path

import pytest

from scherzo.core import ledger
from scherzo.games import NAMES, game

TESTS = Path(__file__).parent
RANGE = re.compile(r"([A-Z0-9]{2}-[A-Za-z0-9_-]*?-)(\d+)\s*(?:\.\.|to)\s*(\d+)")


def cited(name: str) -> str:
    """All that a game's tests say, with ranges such as S9-COMP-1..5 written out."""
    files = (TESTS / name.replace("-", "_")).glob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    ranges = (f"{stem}{n}" for stem, low, high in RANGE.findall(text) for n in range(int(low), int(high) + 1))
    return text + "\n" + "\n".join(ranges)


@pytest.mark.parametrize("name", NAMES)
def test_no_rule_of_the_ledger_is_without_a_test(name: str) -> None:
    text = cited(name)
    rules = ledger.entries(game(name).folder / "rules.md")
    assert [rule for rule in rules if not re.search(rf"{re.escape(rule)}(?![0-9A-Za-z])", text)] == []
