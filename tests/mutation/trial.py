"""One break put to the test: `python -m tests.mutation.trial FILE < SOURCE -- pytest words`, interpreted.

The file's source is taken from standard input instead of the disk; nothing on the disk is changed.
"""

import importlib.machinery
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

LONGEST_S = 300  # of processor time: a break may make a game that never ends, and that is red too


class OnlyCiting:
    """Keeps the tests that carry the mark of one rule, or all where none is named."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.red = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.rule:
            items[:] = [i for i in items if any(self.rule in mark.args for mark in i.iter_markers("rules"))]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.red:
            self.red = report.nodeid


def put_in(file: Path, source: str) -> None:
    """From now on, importing that file gives that source."""
    loader = importlib.machinery.SourceFileLoader
    kept = loader.get_code

    def get_code(self: Any, fullname: str) -> CodeType | None:
        if Path(self.path) == file:
            return compile(source, str(file), "exec")
        return kept(self, fullname)

    loader.get_code = get_code  # type: ignore[method-assign]


def main(words: Sequence[str]) -> int:
    """Prints the first test that turned red; 0 when one did, 1 when none did, 3 when nothing was run."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST_S, LONGEST_S + 10))  # the second one kills without a word
    file, rule, *tests = words
    put_in(Path(file), sys.stdin.read())
    citing = OnlyCiting(rule)
    code = pytest.main(["-x", "-p", "no:cacheprovider", "-p", "no:randomly", "--no-header", *tests], plugins=[citing])
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        return 3
    if code == pytest.ExitCode.OK:
        return 1
    print(f"RED {citing.red or 'while collecting'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
