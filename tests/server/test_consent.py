"""Undo by consent: one asks, all other people answer, bots agree; all of it in the log."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from scherzo.core.components import packaged_fingerprint
from scherzo.games import game
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.fields import Clock
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import ASK, BOT, PERSON, PLAYED, DecisionRow, SeatRow, TableRow
from scherzo.server.store.store import Kept, Store
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.undo import ask
from tests.server.apart import run_apart
from tests.server.conftest import needs_postgres
from tests.server.servers import Player, Seats, Server


def table_to_ask_at(server: Server, *kinds: str) -> tuple[Seats, int, dict[str, Any]]:
    """A table where a seat has just done what it cannot take back by itself, that seat, and what it saw before."""
    table = server.table(*(kinds or ("screen", "screen", "screen")), undo="consent")
    people = [seat for seat, token in enumerate(table.tokens) if token]
    for turn in range(400):
        seat = next((s for s in table.state()["waiting"] if s in people), None)
        if seat is None:
            time.sleep(0.02)
            continue
        before = table.state(seat)
        option = before["choices"][0]["option"]
        assert table.decide(seat, before["number"], option).status_code == 200
        if table.post("undo", seat, {"client_id": f"u{turn}"}).status_code == 422:
            return table, seat, before
        table.decide(seat, before["number"] + 2, option)
    raise AssertionError("everything could be taken back")


def request_at(player: Player) -> dict[str, Any]:
    request: dict[str, Any] = player.state_where(lambda s: s["undo_request"])["undo_request"]
    return request


def test_when_all_people_agree_the_decision_is_taken_back(server: Server) -> None:
    table, seat, before = table_to_ask_at(server)
    others = [s for s in range(3) if s != seat]
    with table.socket(seat) as asker, table.socket(others[0]) as first, table.socket(others[1]) as second:
        assert asker.state()["may_ask_undo"]
        asker.send(type="ask_undo", id="ask")
        assert asker.hear("ack", "refused")["type"] == "ack"
        request = request_at(first)
        assert (request["seat"], request["moves"], request["missing"]) == (seat, before["moves"], others)
        first.send(type="answer_undo", id="a", request=request["number"], agree=True)
        assert second.state_where(lambda s: s["undo_request"] and s["undo_request"]["agreed"] == [others[0]])
        second.send(type="answer_undo", id="a", request=request["number"], agree=True)
        after = asker.state_where(lambda s: s["moves"] == before["moves"])
    assert (after["view"], after["log"], after["undo_request"]) == (before["view"], before["log"], None)
    assert [c["option"] for c in after["choices"]] == [c["option"] for c in before["choices"]]
    again = table.post("undo/answer", others[1], {"client_id": "a", "request": request["number"], "agree": True})
    assert (again.status_code, again.json()["number"]) == (200, after["number"])


def test_one_who_declines_ends_it_and_the_same_is_not_asked_twice(server: Server) -> None:
    table, seat, _ = table_to_ask_at(server)
    other = (seat + 1) % 3
    with table.socket(seat) as asker, table.socket(other) as friend:
        asker.send(type="ask_undo", id="ask")
        request = request_at(friend)
        friend.send(type="answer_undo", id="no", request=request["number"], agree=False)
        state = asker.state_where(lambda s: s["number"] > request["number"])
        assert (state["undo_request"], state["may_ask_undo"]) == (None, False)
        asker.send(type="ask_undo", id="again")
        assert asker.hear("refused")["error"] == "declined"


def test_a_request_is_withdrawn_by_whoever_asked_and_only_people_asked_may_answer(server: Server) -> None:
    table, seat, _ = table_to_ask_at(server)
    request = table.post("undo/ask", seat, {"client_id": "ask"}).json()["number"]
    again = table.post("undo/ask", (seat + 1) % 3, {"client_id": "ask"})
    assert again.json()["error"] in ("asked_already", "no_undo")
    assert table.post("undo/answer", seat, answer("me", request, True)).json()["error"] == "not_asked"
    assert table.post("undo/answer", -1, answer("x", request, True)).json()["error"] == "need_seat"
    assert table.post("undo/answer", seat, answer("back", request, False)).status_code == 200
    assert table.state()["undo_request"] is None
    assert table.post("undo/ask", seat, {"client_id": "ask2"}).status_code == 200


def test_a_request_disappears_when_the_game_moves_on(server: Server) -> None:
    table, seat, _ = table_to_ask_at(server)
    request = table.post("undo/ask", seat, {"client_id": "ask"}).json()["number"]
    moves = table.play(1)["moves"]
    assert table.state()["undo_request"] is None
    late = table.post("undo/answer", (seat + 1) % 3, answer("late", request, True))
    assert (late.status_code, late.json()["error"], table.state()["moves"]) == (422, "no_request", moves)


def test_bots_agree_and_hold_still_meanwhile(server: Server) -> None:
    table, seat, before = table_to_ask_at(server, "screen", "bot", "screen")
    friend = 2 - seat
    asked = table.post("undo/ask", seat, {"client_id": "ask"}).json()
    assert asked["state"]["undo_request"]["missing"] == [friend]
    assert table.post("undo/answer", friend, answer("yes", asked["number"], True)).status_code == 200
    assert table.state()["moves"] >= before["moves"]
    assert table.state(seat)["undo_request"] is None


def test_a_bot_that_has_decided_while_somebody_asked_holds_still(tmp_path: Path) -> None:
    async def race() -> bool:
        store = Store(str(tmp_path / "tables.db"), "worker")
        live = LiveTable(Kept(consent_table(), PERSON_BOT_PERSON, ()), store, lambda _: None)
        await store.create(live.row, live.seats)
        for turn in range(400):
            played = await live.opened()
            seat, number = played.match.waiting[0], played.number
            deciding = live.decide(
                seat, number, f"d{turn}", played.match.legal(seat)[0], "bot" if seat == 1 else "person"
            )
            if seat != 1 or turn < 20:
                await deciding
                continue
            asker = 2 if played.match.moves[-1].seat == 0 else 0  # not the last to move: needs the others' consent
            asking = live.write("ask", bool, lambda now, by=asker: ask(live.row, live.seats, now, by, "ask"))
            wish, decided = await asyncio.gather(asking, deciding, return_exceptions=True)
            await store.close()
            assert isinstance(wish, DecisionRow)
            assert wish.kind == ASK
            return isinstance(decided, RequestRefused) and played.consent.talking(now_ms())
        raise AssertionError("the bot had nothing to decide")

    assert run_apart(race())


PERSON_BOT_PERSON = (
    SeatRow(0, PERSON, "Ada", "", "", joined=True),
    SeatRow(1, BOT, "Ben", "random", ""),
    SeatRow(2, PERSON, "Cleo", "", "", joined=True),
)


def consent_table() -> TableRow:
    found = game("musical-chairs")
    return TableRow(
        id="0" * 20, game=found.name, rules=found.rules_version, components=packaged_fingerprint(found), players=3,
        options={},
        seed="race", clock=Clock(), chat=False, pace="instant", undo="consent", listed=False, host=0, source=PLAYED,
        created=now_ms(),
    )  # fmt: skip


def test_a_person_is_asked_and_can_answer_while_a_bot_plays_for_that_person(server: Server) -> None:
    table, seat, _ = table_to_ask_at(server, "screen", "screen")
    asked = table.post("undo/ask", seat, {"client_id": "ask"}).json()
    assert asked["state"]["undo_request"]["missing"] == [1 - seat]
    assert table.post(f"seats/{1 - seat}/takeover", 1 - seat, {"level": "greedy"}).status_code == 200
    assert table.state()["undo_request"]["missing"] == [1 - seat]
    assert table.post("undo/answer", 1 - seat, answer("no", asked["number"], False)).status_code == 200
    assert table.state()["undo_request"] is None


def test_a_request_is_known_to_a_server_that_starts_again(own_database: str) -> None:
    server = Server(own_database).wait()
    table, seat, before = table_to_ask_at(server, "screen", "screen")
    asked = table.post("undo/ask", seat, {"client_id": "ask"}).json()["number"]
    server.kill()
    server.start()
    server.wait()
    assert table.state()["undo_request"]["number"] == asked
    assert table.post("undo/answer", 1 - seat, answer("yes", asked, True)).status_code == 200
    assert table.state(seat)["moves"] == before["moves"]
    server.stop()


@needs_postgres
def test_a_request_is_asked_at_one_worker_and_answered_at_another(postgres_address: str) -> None:
    first, second = Server(postgres_address), Server(postgres_address)
    try:
        first.wait()
        second.wait()
        table, seat, before = table_to_ask_at(first, "screen", "screen")
        with table.socket(seat) as asker, second.socket(table.id, table.tokens[1 - seat]) as friend:
            friend.state()
            asker.send(type="ask_undo", id="ask")
            request = request_at(friend)
            friend.send(type="answer_undo", id="yes", request=request["number"], agree=True)
            assert asker.state_where(lambda s: s["moves"] == before["moves"])["undo_request"] is None
    finally:
        first.stop()
        second.stop()


@pytest.mark.parametrize(("undo", "people"), [("consent", 1), ("free", 2)])
def test_a_kind_of_undo_that_does_not_fit_the_company_is_refused_in_words(
    sqlite_server: Server, undo: str, people: int
) -> None:
    seats = [{"kind": "screen"}] * people + [{"kind": "bot"}] * (2 - people)
    answer = sqlite_server.post("/api/tables", {"game": "musical-chairs", "seats": seats, "undo": undo})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad_input")


def answer(client_id: str, request: int, agree: bool) -> dict[str, Any]:
    return {"client_id": client_id, "request": request, "agree": agree}
