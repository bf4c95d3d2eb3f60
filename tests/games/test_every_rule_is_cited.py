"""Every rule, ruling and example of a game's ledger is guarded by a test that says so with a mark.

The marks are read from the tests' sources, not from what was collected, so that one test file can be run alone.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scherzo.core import ledger
from scherzo.games import NAMES, game

from .citing import ids

TESTS = Path(__file__).parent


def cited(name: str) -> set[str]:
    """The rules that marks on a game's tests name."""
    files = (TESTS / name.replace("-", "_")).glob("test_*.py")
    return {rule for path in files for rule in marked(ast.parse(path.read_text(encoding="utf-8")))}


def marked(tree: ast.Module) -> Iterator[str]:
    """The rules named by marks on tests; a mark on anything but a test counts for nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                    yield from named(mark.args)


def named(arguments: list[ast.expr]) -> Iterator[str]:
    """The ids in a mark: written out, or as a row of them."""
    for argument in arguments:
        if isinstance(argument, ast.Starred):
            assert isinstance(argument.value, ast.Call)
            yield from ids(*(ast.literal_eval(part) for part in argument.value.args))
        else:
            yield ast.literal_eval(argument)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_of_the_ledger_is_guarded_by_a_test(name: str) -> None:
    rules, marks = ledger.entries(game(name).folder / "rules.md"), cited(name)
    assert [rule for rule in rules if rule not in marks] == []


@pytest.mark.parametrize("name", NAMES)
def test_marks_name_rules_that_exist(name: str) -> None:
    rules = ledger.entries(game(name).folder / "rules.md")
    assert [rule for rule in cited(name) if rule not in rules] == []


def test_a_mark_counts_on_a_test_alone() -> None:
    on_a_test = "@pytest.mark.rules('A-B-1', *ids('A-B', 2, 3))\ndef test_it(): ...\n"
    on_a_helper = "@pytest.mark.rules('A-B-4')\ndef helper(): ...\n"
    assert set(marked(ast.parse(on_a_test + on_a_helper))) == {"A-B-1", "A-B-2", "A-B-3"}
