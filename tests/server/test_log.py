"""The log: whole from the opening on, and told on from where a listener knows it."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from scherzo.core.table import NOBODY
from tests.server.servers import PATIENCE_S, Seats, Server, bearer
from tests.server.test_secrets import decide, new_game

LONG = 400


def test_the_log_of_a_long_game_begins_with_its_opening() -> None:
    played = new_game("philharmonix", 4, "a long one")
    match, rng = played.match, random.Random(4)
    said = list(match.lines(match.opening, NOBODY))
    while not match.over:
        seat = rng.choice(match.waiting)
        decide(played, seat, rng.choice(match.legal(seat)))
        said += match.lines(match.moves[-1].events, NOBODY)
    said += match.closing()
    told = [json.loads(bytes(line)) for line in played.log(NOBODY)]
    assert len(told) > LONG
    assert [line["text"] for line in told] == [line.text for line in said]
    assert (told[0]["number"], told[-1]["number"]) == (0, len(match.moves))


@contextmanager
def listening(table: Seats, seat: int, query: str = "", **headers: str) -> Iterator[Iterator[tuple[int, Any]]]:
    """The states that come as server-sent events, each with its id."""
    address = f"{table.server.url}{table.path}/events{query}"
    with httpx.stream("GET", address, headers={**bearer(table.tokens[seat]), **headers}, timeout=PATIENCE_S) as answer:
        assert answer.status_code == 200
        yield states(answer.iter_lines())


def states(lines: Iterator[str]) -> Iterator[tuple[int, Any]]:
    number = -1
    for line in lines:
        if line.startswith("id: "):
            number = int(line[4:])
        elif line.startswith("data: "):
            message = json.loads(line[6:])
            assert (number >= 0) == (message["type"] == "state"), "a state has an id, and nothing else has"
            if message["type"] == "state":
                yield number, message["state"]
            number = -1


def test_events_go_on_from_the_number_that_a_listener_knows(sqlite_server: Server) -> None:
    table = sqlite_server.table("screen", "screen", undo="none")
    table.play(5)
    whole = table.state(0)
    with listening(table, 0) as heard:
        number, state = next(heard)
        assert (number, state["number"], state["log"]) == (5, 5, whole["log"])
    with listening(table, 0, "?log=new") as heard:
        assert next(heard)[1]["log"] == whole["log"]
        table.play(1)
        number, state = next(told for told in heard if told[0] == 6)
        assert (state["log_from"], {line["number"] for line in state["log"]}) == (6, {6})
    whole = table.state(0)
    new = [line for line in whole["log"] if line["number"] > 3]
    assert new
    for query, headers in [
        ("?log=new&since=3", {}),
        ("?log=new", {"last-event-id": "3"}),
        ("?log=new&since=1", {"last-event-id": "3"}),  # what an EventSource sends by itself is newer
        ("?log=new&since=3", {"last-event-id": "nonsense"}),
    ]:
        with listening(table, 0, query, **headers) as heard:
            number, state = next(heard)
        assert (number, state["log_from"], state["log"]) == (6, 4, new)


def test_after_an_undo_events_begin_with_the_whole_log(sqlite_server: Server) -> None:
    """Numbers count what was taken back too; then a number does not say which lines are known."""
    table = sqlite_server.table("me", "bot", undo="free")
    with table.socket(0) as me:
        state = me.state_where(lambda s: s["choices"])
        me.send(type="choose", id="c", number=state["number"], option=state["choices"][0]["option"])
        me.send(type="undo", id="u")
        me.state_where(lambda s: s["may_undo"] is False and s["number"] > state["number"])
    with listening(table, 0, "?log=new&since=1") as heard:
        _, state = next(heard)
    assert (state["log_from"], state["log"]) == (0, table.state(0)["log"])


def test_a_move_of_a_replay_is_told_with_the_whole_log_or_its_own_lines(sqlite_server: Server) -> None:
    table = sqlite_server.table("screen", "screen", undo="none")
    table.play(4)
    log = table.state()["log"]
    path = f"{table.path}/moves/3?seat=public"
    assert sqlite_server.get(path).json()["log"] == [line for line in log if line["number"] <= 3]
    alone = sqlite_server.get(f"{path}&log=new").json()
    assert (alone["log_from"], alone["log"]) == (3, [line for line in log if line["number"] == 3])
