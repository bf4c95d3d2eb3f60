"""The music of a table as files, while the game runs too."""

from types import SimpleNamespace
from typing import Any

import pytest

from scherzo.games import game
from scherzo.server.errors import RequestRefused
from scherzo.server.http.table_routes import music
from scherzo.server.tables.fair_queue import FairQueue
from tests.server.apart import run_apart


def caller(name: str) -> Any:
    """Somebody at a table where a game has just begun."""
    match = game(name).start(2, seed=1)
    registry = SimpleNamespace(limits=SimpleNamespace(replay=lambda address: None), looking_back=FairQueue(1))
    return SimpleNamespace(played=SimpleNamespace(match=match), registry=registry, address="here")


def test_a_running_symphony_can_be_taken_home() -> None:
    who = caller("symphony")
    for ending, media_type, begins in (
        ("mid", "audio/midi", b"MThd"),
        ("musicxml", "application/vnd.recordare.musicxml+xml", b"<?xml"),
    ):
        answer = run_apart(music(who, ending))
        assert answer.media_type == media_type
        assert bytes(answer.body).startswith(begins)


@pytest.mark.parametrize(("name", "ending"), [("symphony", "wav"), ("musical-chairs", "mid")])
def test_what_a_game_does_not_make_is_refused_in_words(name: str, ending: str) -> None:
    with pytest.raises(RequestRefused, match="no such file") as refused:
        run_apart(music(caller(name), ending))
    assert refused.value.status == 404
