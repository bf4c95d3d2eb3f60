"""Recorded games: each replays to its result, and together they show every kind of decision and every feature."""

from pathlib import Path

import pytest

from scherzo.core.game_record import read, verify
from scherzo.games import NAMES, game

from .features import shown, wanted

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    assert record.header["game"] == path.parent.name
    assert verify(game(path.parent.name), record).over


@pytest.mark.parametrize("name", NAMES)
def test_the_recordings_of_a_game_leave_nothing_out(name: str) -> None:
    found: set[str] = set()
    for path in (HERE / name).glob("*.txt"):
        found |= shown(name, read(path.read_text(encoding="utf-8")))
    assert wanted(name) - found == set(), "no recording shows these"
    assert len(list((HERE / name).glob("*.txt"))) >= len(game(name).players)
