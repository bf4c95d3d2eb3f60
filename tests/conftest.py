"""Which tests run in which modes: rules tests compiled and interpreted, whole random games with bounds checks too."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
EVERY_MODE = ("games", "core", "conformance")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in EVERY_MODE:
            item.add_marker(pytest.mark.every_mode)
