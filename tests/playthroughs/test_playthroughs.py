"""The written playthroughs are what the rules do today."""

import pytest

from scherzo.games import NAMES

from .write import HERE, playthrough


@pytest.mark.parametrize("name", NAMES)
def test_the_game_still_runs_as_written_down(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == written, "run python -m tests.playthroughs.write and review the difference"
