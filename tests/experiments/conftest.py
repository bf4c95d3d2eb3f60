"""Experiments with Duet, the tiny game of the bots' tests: quick to compile, easy to work out."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from scherzo.core.layout import Records
from scherzo.core.usage import Group, Uses, of_kind, uses
from tests.bots.duet import CARDS, GAME, PLAYED


def cards_played(box: Any, told: Records) -> Uses:
    played = of_kind(told, PLAYED)
    return uses(played, played["b"], points=np.zeros(len(played)))


@pytest.fixture
def duet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text("")
    names = [f"card {card}" for card in range(CARDS)]
    game = replace(GAME, folder=tmp_path, usage=(Group("cards", lambda box: names, cards_played),))
    for module in ("plan", "report"):
        monkeypatch.setattr(f"scherzo.experiments.{module}.game_named", lambda name: game)
