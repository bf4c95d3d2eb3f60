"""The catalogue: what the lobby says about the games, also while one of them is damaged."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from scherzo.bots.reasons import ends
from scherzo.core.game import Game
from scherzo.core.layout import Array
from scherzo.games import NAMES, game
from scherzo.server import catalogue, compiling, play_through
from scherzo.server.catalogue import Catalogue
from scherzo.server.errors import RequestRefused


def test_the_lobby_tells_about_every_game() -> None:
    for told in Catalogue(NAMES).listing():
        assert told.blurb.endswith("."), told.name
        assert told.designer, told.name
    assert [told.name for told in Catalogue(NAMES).listing()] == list(NAMES)


def test_a_game_that_lacks_its_words_is_left_out_and_the_others_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    describe = catalogue.description

    def without_words(name: str) -> object:
        if name == "symphony":
            raise FileNotFoundError("about.toml")
        return describe(name)

    monkeypatch.setattr(catalogue, "description", without_words)
    assert [told.name for told in Catalogue(NAMES).listing()] == [name for name in NAMES if name != "symphony"]


class Pretended:
    """Stands for the process that compiles a game; it notes the order and waits to be let go."""

    order: ClassVar[list[str]] = []
    go = threading.Event()

    def __init__(self, found: Game, asked_for: bool) -> None:
        self.name = found.name

    def run(self, note: Callable[[float], object]) -> None:
        self.order.append(self.name)
        note(0.5)
        self.go.wait(20)

    def stop(self) -> None:
        self.go.set()


def test_the_game_that_somebody_asks_for_is_prepared_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "Compilation", Pretended)
    monkeypatch.setattr(catalogue, "play_all", lambda found, note: note(1.0))
    monkeypatch.setattr(catalogue.os, "cpu_count", lambda: 1)
    Pretended.order, Pretended.go = [], threading.Event()
    games = Catalogue(NAMES)
    games.open()
    wait_until(lambda: bool(Pretended.order))
    with pytest.raises(RequestRefused, match="being prepared"):
        games.must_be_ready("symphony")
    wait_until(lambda: Pretended.order == [NAMES[0], "symphony"])  # it does not wait for the one that was begun
    Pretended.go.set()
    wait_until(lambda: games.ready(NAMES[-1]) and games.ready(NAMES[1]))
    assert Pretended.order == [NAMES[0], "symphony", *(name for name in NAMES[1:] if name != "symphony")]
    games.must_be_ready("symphony")


def test_closing_ends_what_is_being_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "Compilation", Pretended)
    Pretended.order, Pretended.go = [], threading.Event()
    games = Catalogue(NAMES)
    games.open()
    wait_until(lambda: bool(Pretended.order))
    games.close()
    assert Pretended.go.is_set()
    assert not any(games.ready(name) for name in NAMES)


def test_sources_that_were_installed_again_are_not_taken_for_compiled(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text("pass")
    os.utime(rules, (1, 1))
    before = compiling.stamp([rules])
    assert compiling.stamp([rules]) == before
    os.utime(rules, (2, 2))
    assert compiling.stamp([rules]) != before


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(6000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it never happened")


def test_what_gives_a_hint_its_reason_is_prepared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(found: Game, *rest: Any) -> Array:
        asked.append(found.name)
        return ends(found, *rest)

    monkeypatch.setattr(play_through, "ends", noted)
    play_through.play_through(game("musical-chairs"), 2, lambda share: None)
    assert asked == ["musical-chairs"]
