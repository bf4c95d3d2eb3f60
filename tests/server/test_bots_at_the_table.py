"""Bots at the table: asked for by the same specs as everywhere, within what a server can afford."""

import pytest

from scherzo.bots import bot, levels
from scherzo.bots.bot import SearchBot
from scherzo.core.errors import BadInput
from scherzo.games import game
from scherzo.server.bots.thinking import MOST_SECONDS, level_named
from tests.server.servers import Server

CHAIRS = game("musical-chairs")


@pytest.mark.parametrize(
    ("asked", "seated"),
    [
        ("", "Section player"),
        ("maestro", "Maestro"),
        ("level(1)", "Pupil"),
        ("section-player", "Section player"),
        (levels(CHAIRS)[3].spec, "Soloist"),
        ("greedy", "greedy"),
        ("Random", "random"),
        ("search(seconds=1)", "search(seconds=1)"),
        ("search( threads=2 , seconds=0.25 )", "search(seconds=0.25, threads=2)"),
        ("search(iterations=500)", "search(iterations=500, seconds=5)"),
        ("search(iterations=500, seconds=0)", "search(iterations=500, seconds=5)"),
    ],
)
def test_a_bot_is_asked_for_by_any_spec(asked: str, seated: str) -> None:
    assert level_named(CHAIRS, asked) == seated
    assert level_named(CHAIRS, seated) == seated


def test_what_is_learnt_of_a_game_stays_as_it_is_in_a_search_with_a_limit() -> None:
    asked, seated = bot("search(iterations=9)", CHAIRS), bot(level_named(CHAIRS, "search(iterations=9)"), CHAIRS)
    assert isinstance(asked, SearchBot)
    assert isinstance(seated, SearchBot)
    assert seated.search.horizon == asked.search.horizon > 0
    assert seated.search.seconds == MOST_SECONDS


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("search(seconds=5.1)", "seconds can be 5"),
        ("search(iterations=100001)", "iterations can be 100,000"),
        ("search(seconds=1, threads=3)", "threads can be 2"),
        ("search", "has no end"),
        ("grandmaster", "The bots are"),
    ],
)
def test_what_thinks_too_long_or_is_no_bot_is_refused_in_words(asked: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        level_named(CHAIRS, asked)


def test_a_search_plays_at_a_table_and_too_large_a_one_does_not(sqlite_server: Server) -> None:
    def asked_for(level: str) -> dict[str, object]:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        return {"game": "musical-chairs", "seats": seats, "pace": "instant"}

    refused = sqlite_server.post("/api/tables", asked_for("search(seconds=3600)"))
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_input")
    made = sqlite_server.post("/api/tables", asked_for("search(iterations=20, seconds=0.1)")).json()
    token = made["seats"][0]["token"]
    seats = sqlite_server.get(f"/api/tables/{made['table']}", token).json()["seats"]
    assert (seats[1]["name"], seats[1]["level"]) == ("search", "search(iterations=20, seconds=0.1)")
    with sqlite_server.socket(made["table"], token) as me:
        state = me.state_where(lambda s: s["choices"])
        mine = 0
        while state["number"] == mine:  # until a decision was not mine
            me.send(type="choose", id=f"c{mine}", number=mine, option=state["choices"][0]["option"])
            mine += 1
            state = me.state_where(lambda s, n=mine: s["number"] >= n and s["choices"])
