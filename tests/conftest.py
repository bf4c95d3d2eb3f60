"""Which tests run in which modes, and which run side by side.

Rules tests run compiled and interpreted. Tests of one game share a worker, so that its rules are compiled once; those
of the page are shared out by file.
"""

from pathlib import Path

import pytest
from hypothesis import settings

from scherzo.games import NAMES

TESTS = Path(__file__).parent
EVERY_MODE = ("games", "core", "conformance")
settings.register_profile("any machine", deadline=None)  # a busy one is slow, which is no fault of what is tested
settings.load_profile("any machine")


@pytest.hookimpl(tryfirst=True)  # before the workers' plugin reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in EVERY_MODE:
            item.add_marker(pytest.mark.every_mode)
        own = item.path.stem if folder == "page" else game_of(item) or folder  # a browser waits more than it works
        item.add_marker(pytest.mark.xdist_group(own))


def game_of(item: pytest.Item) -> str:
    """The game that a test is about, by its folder or its parameters."""
    text = item.nodeid.replace("_", "-")
    found = [name for name in NAMES if f"/{name}/" in text or f"[{name}" in text]
    return max(found, key=len, default="")
