"""Which tests run in which modes, and which run side by side.

Rules tests run compiled and interpreted. Tests of one game share a worker, so that its rules are compiled once, and so
do those of the server, which share running ones; those of the page are shared out by file.
"""

from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

from scherzo.games import NAMES

TESTS = Path(__file__).parent
EVERY_MODE = ("games", "core", "conformance")
LONGEST_FIRST = (
    "symphony", "server", "philharmonix", "musical-chairs", "symphony-no-9", "lab", "cli", "review", "test_boards",
    "test_symphony_board", "test_whole_games", "test_looks", "test_philharmonix_games", "test_small_screens",
    "test_newcomer",
)  # fmt: skip
"""The groups that take longest; the others follow by their number of tests."""
settings.register_profile("any machine", deadline=None)  # a busy one is slow, which is no fault of what is tested
settings.load_profile("any machine")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in EVERY_MODE:
            item.add_marker(pytest.mark.every_mode)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> "Groups":
    return Groups(config, log)


class Groups(LoadScopeScheduling):  # type: ignore[misc]
    """Hands whole groups of tests to workers, the longest first: none of these shall run alone at the end.

    The mark `xdist_group` would keep groups together too, but xdist 3.8 with pytest 9.2 passes over it without a word.
    """

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)

    def _assign_work_unit(self, node: Any) -> None:
        for name in LONGEST_FIRST:
            if name in self.workqueue:
                self.workqueue.move_to_end(name, last=False)
                break
        super()._assign_work_unit(node)


def group(nodeid: str) -> str:
    """Whom a test shares a worker with: those of its game, by folder or parameter, or of its folder or file."""
    path = PurePosixPath(nodeid.partition("::")[0])
    folder = path.relative_to(TESTS.name).parts[0]
    if folder == "page":
        return path.stem
    if folder == "server":
        return folder
    text = nodeid.replace("_", "-")
    found = [name for name in NAMES if f"/{name}/" in text or f"[{name}" in text]
    return max(found, key=len, default="") or folder
