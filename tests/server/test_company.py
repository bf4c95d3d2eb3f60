"""Who is at the table: friends, spectators, bots for the absent, chat, links, rematch."""

import contextlib
import sqlite3
import time
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.servers import PATIENCE_S, Server


def test_spectators_see_the_public_view_only(server: Server) -> None:
    table = server.table("screen", "screen")
    with table.socket() as watching:
        state = watching.state()
    assert (state["viewer"], state["choices"], state["barred"]) == (-1, [], [])
    assert all(seat["hand"] is None for seat in state["view"]["seats"])
    assert (state["seed"], len(state["seal"])) == ("", 64)


def test_everybody_hears_who_comes_and_goes(server: Server) -> None:
    table = server.table("me", "friend")
    with table.socket(0) as me:
        assert [(told["seat"], told["present"]) for told in me.hear("presence")["seats"]] == [(0, True), (1, False)]
        assert me.state()["seats"][1]["kind"] == "open"
        with table.socket(1):
            assert me.hear("presence")["seats"][1]["present"]
            assert me.state_where(lambda s: s["seats"][1]["kind"] == "person")
        assert not me.hear("presence")["seats"][1]["present"]


def test_chat_is_plain_text_told_to_all_and_kept(server: Server) -> None:
    table = server.table("me", "friend")
    with table.socket(0) as me, table.socket(1) as friend:
        me.send(type="chat", id="c1", text="  hello\u202e <b>you</b>\n\x07 ")
        me.send(type="chat", id="c1", text="hello again, by mistake")
        assert friend.hear("chat")["lines"][0]["text"] == "hello <b>you</b>"
        assert [me.hear("ack")["number"] for _ in range(2)] == [1, 1]
    with table.socket() as watching:
        assert [line["text"] for line in watching.hear("chat")["lines"]] == ["hello <b>you</b>"]


def test_a_table_without_chat_says_so(server: Server) -> None:
    table = server.table("me", "bot", chat=False)
    assert table.post("chat", 0, {"client_id": "c", "text": "hello"}).json()["error"] == "no_chat"


def test_a_bot_takes_over_an_absent_seat_and_gives_it_back(server: Server) -> None:
    table = server.table("me", "friend")
    with table.socket(0) as me:
        with table.socket(1) as friend:
            friend.state()
            assert table.post("seats/1/takeover", 0, {"level": "greedy"}).json()["error"] == "present"
        until(lambda: table.post("seats/1/takeover", 0, {"level": "Maestro"}).status_code == 200)
        state = me.state_where(lambda s: s["seats"][1]["substitute"] == "greedy")
        for _ in range(3):
            state = me.state_where(lambda s: s["choices"]) if not state["choices"] else state
            option = state["choices"][0]["option"]
            me.send(type="choose", id=f"n{state['number']}", number=state["number"], option=option)
            state = me.state_where(lambda s, n=state["number"]: s["number"] > n)
        table.decide(1, state["number"], 0)
        assert table.state()["seats"][1]["substitute"] == "", "whoever is back sits down at once"


def test_bots_that_choose_in_secret_at_the_same_time_are_asked_of_the_same_table(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot", "bot", "bot")
    table.play_to_the_end()
    with contextlib.closing(sqlite3.connect(sqlite_server.database)) as database:
        rows = database.execute("SELECT number, client_id FROM decision WHERE table_id = ?", (table.id,)).fetchall()
    seen = [(number, *map(int, client_id.split(":")[1:])) for number, client_id in rows if client_id.startswith("bot:")]
    together = [number - at for number, at, _ in seen if number - at > 1]
    assert together, "no two bots met in a Butt Battle"
    assert max(together) <= 4


def test_a_new_link_kills_the_old_one(server: Server) -> None:
    table = server.table("me", "friend")
    with table.socket(1) as friend:
        friend.state()
        token = table.post("seats/1/reissue", 0).json()["token"]
        with pytest.raises(ConnectionClosed):
            friend.state_where(lambda s: False)
    assert table.server.get(table.path, table.tokens[1]).json()["error"] == "bad_token"
    assert table.server.get(table.path, token).json()["viewer"] == 1


def test_only_host_and_owner_make_new_links(server: Server) -> None:
    table = server.table("me", "friend", "friend")
    assert table.post("seats/2/reissue", 1).json()["error"] == "not_host"
    assert table.post("seats/0/reissue", -1).json()["error"] == "not_host"


def test_names_have_no_control_characters_and_no_brackets(server: Server) -> None:
    table = server.table("me", "friend")
    assert table.post("seats/1/name", 1, {"name": " Jo\u202e{0}\n "}).status_code == 200
    assert table.state()["seats"][1]["name"] == "Jo (0)"
    assert table.post("seats/1/name", 0, {"name": "Bach"}).json()["error"] == "not_yours"
    assert table.post("seats/1/name", 1, {"name": "x" * 25}).json()["error"] == "bad_input"


def test_when_the_game_is_over_everything_is_opened_and_a_rematch_keeps_everybodys_link(server: Server) -> None:
    table = server.table("screen", "screen")
    assert table.post("rematch", 0).json()["error"] == "not_over"
    assert server.get(f"{table.path}/record").json()["error"] == "not_over"
    table.play_to_the_end()
    record = server.get(f"{table.path}/record").text
    assert f"seed: {table.state()['seed']}" in record
    again = table.post("rematch", 0).json()
    assert table.post("rematch", 1).json()["table"] == again["table"] == table.state()["rematch"]
    assert server.get(f"/api/tables/{again['table']}", table.tokens[1]).json()["viewer"] == 1
    uploaded = server_upload(server, record)
    last = server.get(f"/api/tables/{uploaded}").json()
    assert (last["over"], last["scores"]) == (True, table.state()["scores"])
    for seat in ("open", "public", "1"):
        step = server.get(f"/api/tables/{uploaded}/moves/7?seat={seat}").json()
        original = server.get(f"{table.path}/moves/7?seat={seat}").json()
        assert step["view"] == original["view"]
        assert (step["number"], step["choices"]) == (7, [])


def test_while_a_game_runs_one_looks_back_from_ones_own_seat_only(server: Server) -> None:
    table = server.table("screen", "screen")
    table.play(6)
    path = f"{table.path}/moves/3"
    assert server.get(f"{path}?seat=0", table.tokens[0]).json()["moves"] == 3
    assert server.get(f"{path}?seat=public").json()["viewer"] == -1
    assert server.get(f"{path}?seat=1", table.tokens[0]).json()["error"] == "not_over"
    assert server.get(f"{path}?seat=open", table.tokens[0]).json()["error"] == "not_over"


def test_a_damaged_record_is_refused_in_words(sqlite_server: Server) -> None:
    for text in ("", "Scherzo record 1\n", "Scherzo record 1\ngame: musical-chairs\n", "\x00\xff"):
        answer = upload(sqlite_server, text)
        assert answer.status_code == 422, text
        assert answer.json()["text"].endswith(".")


def test_a_lonely_player_gets_hints_and_others_do_not(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot")
    with table.socket(0) as me:
        state = me.state_where(lambda s: s["choices"])
    hint = table.post("hint", 0).json()
    assert hint["option"] in [choice["option"] for choice in state["choices"]]
    assert hint["text"]
    assert all(way.keys() == {"option", "notation", "text", "value", "points"} for way in hint["alternatives"])
    assert sqlite_server.table("screen", "screen").post("hint", 0).json()["error"] == "no_hint"


def test_when_time_runs_out_a_bot_plays_that_decision(server: Server) -> None:
    clock = {"kind": "fischer", "start_s": 3, "step_s": 0}
    table = server.table("screen", "screen", clock=clock)
    state = table.state()
    assert 0 <= state["seats"][state["waiting"][0]]["clock_s"] <= 3
    until(lambda: table.state()["number"] > 0)
    assert table.state()["seats"][state["waiting"][0]]["clock_s"] < 1


def test_the_event_stream_tells_the_same_as_the_socket(sqlite_server: Server) -> None:
    table = sqlite_server.table("screen", "screen", undo="none")  # what is final is known at once there
    address = f"{sqlite_server.url}{table.path}/events"
    headers = {"authorization": f"Bearer {table.tokens[0]}"}
    with httpx.stream("GET", address, headers=headers, timeout=PATIENCE_S) as stream, table.socket(0) as me:
        lines = (line for line in stream.iter_lines() if line.startswith('data: {"type":"state"'))
        assert next(lines) == "data: " + next(text for text in [me.line.recv() for _ in range(2)] if '"state"' in text)


def until(condition: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(KeyError):
            if condition():
                return
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")


def upload(server: Server, text: str) -> httpx.Response:
    return server.client.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})


def server_upload(server: Server, text: str) -> str:
    answer = upload(server, text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])
