"""The catalogue: what the lobby says about the games, also while one of them is damaged."""

import pytest

from scherzo.games import NAMES
from scherzo.server import catalogue
from scherzo.server.catalogue import Catalogue


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
