"""What every request passes: origins, sizes, rates, headers, nonsense. Everything is answered, nothing falls over."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from scherzo.server.http.caller import network
from scherzo.server.http.guard import may_be_asked_as, may_come_from
from scherzo.server.plain_text import plain
from tests.server.servers import PATIENCE_S, Server
from tests.server.test_company import until

FRAMES = 1500


def test_pages_of_other_sites_may_not_connect_or_act(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot")
    address = f"ws://127.0.0.1:{sqlite_server.port}{table.path}/live"
    for origin in ("https://evil.example", "null", None):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin, open_timeout=PATIENCE_S):
            pass
        assert refused.value.response.status_code == 403
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = sqlite_server.post(f"{table.path}/undo", {"client_id": "x"}, table.tokens[0], **headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")


def test_every_route_that_changes_something_checks_where_the_request_comes_from(sqlite_server: Server) -> None:
    document = sqlite_server.get("/api/openapi.json").json()
    changing = [path for path, verbs in document["paths"].items() if "post" in verbs]
    assert len(changing) >= 10
    for path in changing:
        address = path.replace("{table}", "0" * 20).replace("{seat}", "0")
        answer = sqlite_server.post(address, {}, origin="https://evil.example")
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin"), path


def test_a_name_that_points_here_is_not_this_machine() -> None:
    """A page of a name that its owner lets point to this machine has the same Host and Origin: still refused."""
    assert may_come_from("http://localhost:5173", "127.0.0.1:8765", ())
    assert may_come_from("http://192.168.0.7:8765", "192.168.0.7:8765", ())
    assert not may_come_from("http://evil.example:8765", "evil.example:8765", ())
    assert not may_come_from("http://192.168.0.7:80", "192.168.0.7:8765", ())
    assert may_come_from("https://play.example", "play.example", ("https://play.example",))


def test_the_page_comes_with_a_strict_policy_and_asks_nothing_of_other_sites(sqlite_server: Server) -> None:
    for path in ("/", "/t/abc", "/r/abc", "/api/games", "/nothing"):
        headers = sqlite_server.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert sqlite_server.get("/../pyproject.toml").status_code == 404
    assert sqlite_server.get("/%2e%2e/%2e%2e/pyproject.toml").status_code == 404


def test_an_address_that_no_file_can_have_is_not_found(sqlite_server: Server) -> None:
    for path in ("/" + "x" * 300, "/assets/" + "x/" * 3000, "/a%00b", "/%ff", "/" + "../" * 50 + "etc/passwd"):
        answer = sqlite_server.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found"), path


def test_too_large_a_request_is_refused(sqlite_server: Server) -> None:
    answer = sqlite_server.post("/api/tables", {"game": "x" * 20_000})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
    parts = (b"x" * 1000 for _ in range(1100))
    chunked = sqlite_server.client.post("/api/records", content=parts, headers={"content-type": "text/plain"})
    assert (chunked.status_code, chunked.json()["error"]) == (413, "too_large")
    table = sqlite_server.table("me", "bot")
    with table.socket(0) as me:
        me.line.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            me.state_where(lambda s: False)
        assert me.line.close_code == 1009


def test_limits_answer_with_how_long_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("limits") / "tables.db")
    limits = {"SCHERZO_DECISIONS_PER_SECOND": "1", "SCHERZO_TABLES_PER_MINUTE": "2", "SCHERZO_SOCKETS_PER_ADDRESS": "2"}
    server = Server(database, **limits).wait()
    table = server.table("screen", "screen")
    until(lambda: table.decide(0, 0, 127).json()["error"] == "limit")  # a busy machine may take a second for each
    until(lambda: table.post("seats/1/name", 1, {"name": "Jo"}).json().get("error") == "limit")
    server.table("me", "bot")
    full = server.post("/api/tables", {"game": "musical-chairs", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert (full.status_code, int(full.headers["retry-after"]) > 0) == (429, True)
    opened = [table.post("listed", 0, {"listed": True}) for _ in range(2)]
    assert "Too many open tables" in opened[-1].text
    wishes = [table.post("notify", 0, {"kind": "email", "to": f"{n}@example.org"}) for n in range(11)]
    assert ["Too many messages" in wish.text for wish in wishes] == [False] * 10 + [True]
    with table.socket(0), table.socket(1), pytest.raises(InvalidStatus), table.socket():
        pass
    for _ in range(25):
        guess = server.get(table.path, "not-a-token")
    assert guess.json()["error"] == "limit"
    assert table.state(0)["viewer"] == 0, "a right link opens its seat, whatever others at its address have tried"
    server.stop()


def test_who_says_no_hello_or_shows_a_dead_link_is_told_and_sent_away(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot")
    with sqlite_server.socket(table.id, "x" * 22) as stranger:
        assert stranger.hear()["error"] == "bad_token"
        with pytest.raises(ConnectionClosed):
            stranger.hear()
        assert stranger.line.close_code == 4401
    with sqlite_server.socket("0" * 20) as lost:
        assert lost.hear()["error"] == "no_table"


def test_malformed_frames_are_answered_and_harm_nobody(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot")
    assert malformed_frames(sqlite_server, table.id, table.tokens[0], FRAMES) >= FRAMES
    assert table.state(0)["number"] >= 0


def malformed_frames(server: Server, table: str, token: str, frames: int) -> int:
    """Sends nonsense of many kinds over many connections; every frame gets an answer or ends its connection."""
    rng, answered = random.Random(frames), 0
    while answered < frames:
        with server.socket(table, token) as player:
            player.hear("state")
            for _ in range(19):
                frame = nonsense(rng)
                player.line.send(frame)
                answer = player.hear("refused", "pong", "ack")
                assert answer["type"] == "pong" or answer.get("text") or answer["type"] == "ack"
                answered += 1
    return answered


def nonsense(rng: random.Random) -> str | bytes:
    """A frame that no page would send: noise, wrong types, missing and doubled fields, deep nesting, odd Unicode."""
    valid = rng.choice([
        {"type": "choose", "id": "x", "number": 0, "option": 127},
        {"type": "undo", "id": "u"},
        {"type": "chat", "id": "c", "text": ""},
        {"type": "hello", "token": "", "since": 0},
    ])  # fmt: skip
    strange = [None, -1, 10**30, 1.5, "", "\u0000", "x" * 300, [], {}, True, "\ud800"]
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 1:
        return json.dumps({**valid, rng.choice(list(valid)): rng.choice(strange)})
    if kind == 2:
        return json.dumps(rng.choice(strange))
    if kind == 3:
        return "[" * rng.randrange(1, 5000)
    if kind == 4:
        text = json.dumps(valid)
        return text[: rng.randrange(len(text))] or " "
    return json.dumps({"type": rng.choice(strange), rng.choice(["id", "x", "number"]): rng.choice(strange)})


def test_deep_nesting_is_answered_without_an_accident(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot")
    deep = "[" * 7000
    headers = {"authorization": f"Bearer {table.tokens[0]}", "content-type": "application/json"}
    for text in (deep, '{"client_id":' + deep, '{"client_id":"a","x":' + deep):
        answer = sqlite_server.client.post(f"{table.path}/undo", content=text, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad_input")
        with table.socket(0) as me:
            me.line.send(text.replace("client_id", "type"))
            assert me.hear("refused")["error"] == "malformed"
            me.send(type="ping")
            assert me.hear("pong")
    assert "Traceback" not in sqlite_server.said()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "localhost.evil.example", "", "[::1"])
def test_a_server_answers_only_to_its_own_names(sqlite_server: Server, host: str) -> None:
    for path in ("/", "/api/games"):
        answer = sqlite_server.client.get(path, headers={"host": host})
        assert (answer.status_code, answer.json()["error"]) == (421, "foreign_host")
    table = sqlite_server.table("me", "bot")
    address = f"ws://127.0.0.1:{sqlite_server.port}{table.path}/live"
    headers = {"host": host}
    with (
        pytest.raises(InvalidStatus),
        connect(address, additional_headers=headers, origin=sqlite_server.url, open_timeout=PATIENCE_S),
    ):
        pass


def test_names_that_the_operator_lists_are_the_servers_own() -> None:
    listed = ("https://play.example",)
    assert may_be_asked_as("play.example", listed)
    assert may_be_asked_as("localhost:8765", ())
    assert may_be_asked_as("[fe80::1]:8765", ())
    assert not may_be_asked_as("play.example", ())


def test_answers_of_the_api_are_not_kept_by_browsers_or_proxies(sqlite_server: Server) -> None:
    table = sqlite_server.table("me", "bot")
    for path in ("/api/games", table.path, "/api/nothing", f"{table.path}/record"):
        assert sqlite_server.get(path, table.tokens[0]).headers["cache-control"] == "no-store", path


def test_a_network_of_ipv6_is_one_caller() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("unix") == "unix"


def test_what_is_wrong_with_an_upload_is_told_without_repeating_it(sqlite_server: Server) -> None:
    for record in ("<script>alert(1)</script>", "scherzo record 1\ngame: <b>secret</b>\nsecret words\n"):
        answer = sqlite_server.client.post("/api/records", content=record, headers={"content-type": "text/plain"})
        assert answer.status_code == 422
        assert "secret" not in answer.text
        assert "<" not in answer.text


def test_names_and_chat_lose_what_cannot_be_seen() -> None:
    assert plain("a\u0000b\u202ec\u200bd\ud800e\n\tf") == "a b c d e f"
    assert plain("👩\u200d🎤") == "👩\u200d🎤"
    for unseen in ("\u200d", "\ufe0f\u200d", "\u3164", "\u2800", "\u115f\uffa0", "\u034f", "\U000e0100", "\u0301"):
        assert plain(unseen) == "", ascii(unseen)
    assert plain("a" + "\u0301" * 20) == "\u00e1" + "\u0301" * 3, "marks do not tower over other lines"
    assert plain("1\ufe0f\u20e3 कि") == "1\ufe0f\u20e3 कि"


def test_addresses_that_no_table_can_have_do_not_reach_the_database(server: Server) -> None:
    """PostgreSQL knows no text with a zero in it."""
    assert server.get("/t/%00").status_code == server.get("/").status_code
    assert server.client.post("/stop/%00").status_code == 200


def test_the_lobby_answers_while_bots_think(sqlite_server: Server) -> None:
    """Thinking happens in other threads: the event loop answers meanwhile."""
    thinker = "search(seconds=5)"
    seats = [{"kind": "me"}, {"kind": "bot", "level": thinker}]
    told = sqlite_server.post("/api/tables", {"game": "musical-chairs", "seats": seats, "pace": "instant"}).json()
    path, token = f"/api/tables/{told['table']}", told["seats"][0]["token"]
    assert sqlite_server.post(f"{path}/seats/0/takeover", {"level": thinker}, token).status_code == 200

    def lobby_answers_within_one_thought() -> bool:
        thought_about = sqlite_server.get(path, token).json()["number"]
        assert sqlite_server.get("/api/tables").status_code == 200
        return bool(sqlite_server.get(path, token).json()["number"] == thought_about)

    until(lobby_answers_within_one_thought)
    assert sqlite_server.post(f"{path}/seats/0/giveback", {}, token).status_code == 200
