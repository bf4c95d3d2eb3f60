"""States as differences: whoever puts them together knows the same as one who is told whole states."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from scherzo.games import NAMES, game
from scherzo.server.messages.coding import encode
from scherzo.server.messages.events import Changes
from scherzo.server.messages.state import State
from scherzo.server.store.rows import PERSON, SeatRow
from scherzo.server.tables.changes import changes
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.snapshot import seat_states, state_of
from tests.server.servers import Player, Server
from tests.server.test_secrets import decide, new_game

DECISIONS = 60


def put_together(known: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """A state after its changes, as the page makes it."""
    log = [line for line in known["log"] if line["number"] < told["state"]["log_from"]] + told["state"]["log"]
    lists = {
        field: [parts.get(str(at), part) for at, part in enumerate(known["view"][field])]
        for field, parts in told["parts"].items()
    }
    return {**known, **told["state"], "log": log, "view": {**known["view"], **told["view"], **lists}}


@pytest.mark.parametrize("in_parts", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_changes_put_together_are_the_whole_state(name: str, in_parts: bool) -> None:
    played = new_game(name, game(name).players[0], "changes")
    seats = tuple(SeatRow(seat, PERSON, f"P{seat}", "", "", True) for seat in range(played.match.players))
    viewers = (-1, *range(played.match.players))
    known = {viewer: seen(played, seats, viewer, -1) for viewer in viewers}
    whole = {viewer: as_json(known[viewer]) for viewer in viewers}
    bytes_of_changes = bytes_of_states = 0
    for turn in range(DECISIONS):
        if played.match.over:
            break
        seat = played.match.waiting[0]
        offered = played.match.legal(seat)
        decide(played, seat, offered[turn % len(offered)])
        for viewer in viewers:
            now = seen(played, seats, viewer, turn)
            told = changes(known[viewer], now, in_parts)
            assert in_parts or not told.parts
            whole[viewer] = put_together(whole[viewer], as_json(told))
            assert whole[viewer] == {**as_json(now), "log": whole[viewer]["log"]}
            assert whole[viewer]["log"] == as_json(seen(played, seats, viewer, -1))["log"]
            known[viewer] = now
            bytes_of_changes += len(encode(told))
            bytes_of_states += len(encode(now))
    assert bytes_of_changes < bytes_of_states * (0.6 if in_parts else 0.9)


def seen(played: ReplayedGame, seats: tuple[SeatRow, ...], viewer: int, log_after: int) -> State:
    company = seat_states(played.table, seats, played, {})
    return state_of(played.table, seats, played, viewer, company, log_after, in_words=False)


def as_json(told: State | Changes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(told))
    return found


@pytest.mark.parametrize("states", ["changes", "parts"])
def test_a_connection_that_wants_changes_is_told_a_whole_state_first(sqlite_server: Server, states: str) -> None:
    table = sqlite_server.table("screen", "screen", undo="none")
    with table.socket(0, states=states) as me:
        known = me.state()
        assert known["sections"] == []
        assert [line["number"] for line in known["log"]] == [0] * len(known["log"])
        table.play(3)
        while known["number"] < 3:
            known = put_together(known, me.hear("changes"))
    whole = table.state(0)
    words = sqlite_server.get(f"{table.path}/words", table.tokens[0]).json()
    assert words == {"number": 3, "sections": whole["sections"]}
    assert {**known, "sections": whole["sections"], "seats": whole["seats"], "log_from": 0} == whole


def test_what_was_taken_back_is_among_the_changes(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot", "bot", undo="free")
    with table.socket(0, states="changes") as me:
        before = known = heard_until(me, me.state(), lambda state: state["choices"])
        assert table.decide(0, known["number"], known["choices"][0]["option"]).status_code == 200
        known = heard_until(me, known, lambda state: state["moves"] > before["moves"])
        undone = table.post("undo", 0, {"client_id": "back"}).json()["number"]
        known = heard_until(me, known, lambda state: state["number"] >= undone)
    changed = ("number", "log_from", "kept_until", "may_undo", "undo_why")
    assert {k: v for k, v in known.items() if k not in changed} == {k: v for k, v in before.items() if k not in changed}


def heard_until(me: Player, known: dict[str, Any], wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    while not wanted(known):
        known = put_together(known, me.hear("changes"))
    return known
