"""Etudes as the server gives them: the day's for everybody, each as its own seat sees it."""

from datetime import date, timedelta

import msgspec
import pytest

from scherzo.etudes.etude import Etude, position
from scherzo.etudes.shelf import etudes_of
from scherzo.games import SHELF, game
from scherzo.server import etudes
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.state import State
from tests.server.servers import Server


def of(name: str) -> Etude:
    return etudes_of(game(name))[0]


@pytest.mark.parametrize("name", SHELF)
def test_an_etude_is_shown_to_its_seat_and_has_no_more_than_that_seat_may_see(name: str) -> None:
    etude = of(name)
    shown = etudes.shown(name, etude.id)
    state = msgspec.json.decode(shown.state)
    match = position(game(name), etude)
    assert state["viewer"] == etude.seat
    assert state["waiting"].count(etude.seat) == 1
    assert state["view"] == msgspec.json.decode(msgspec.json.encode(match.view(etude.seat)))
    assert state["seed"] == ""
    assert etude.seed not in bytes(shown.state).decode()
    assert {choice["option"] for choice in state["choices"]} == {chance.option for chance in shown.chances}
    assert shown.chances[0].option == shown.answer != shown.tempting
    msgspec.json.decode(shown.state, type=State)


def test_the_etude_of_the_day_goes_with_the_date() -> None:
    today = date(2026, 11, 16)
    first, again = (etudes.listing("musical-chairs", today) for _ in range(2))
    assert first == again
    assert first.day == "2026-11-16"
    assert first.today in {etude.id for etude in first.etudes}
    assert etudes.listing("musical-chairs", today + timedelta(days=1)).today != first.today


def test_an_etude_that_is_not_there_is_refused() -> None:
    with pytest.raises(RequestRefused, match="There is no such etude") as refused:
        etudes.shown("musical-chairs", "nothing")
    assert refused.value.status == 404


def test_etudes_are_had_over_http(sqlite_server: Server) -> None:
    found = sqlite_server.get("/api/games/musical-chairs/etudes").json()
    assert found["today"]
    etude = sqlite_server.get(f"/api/games/musical-chairs/etudes/{found['today']}").json()
    assert etude["state"]["choices"]
    assert sqlite_server.get("/api/games/nothing/etudes").status_code == 404
    assert sqlite_server.get("/api/games/musical-chairs/etudes/nothing").json()["error"] == "no_etude"
