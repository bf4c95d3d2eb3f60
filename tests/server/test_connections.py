"""Connections that ask nothing, ask slowly, do not read or are too many: the server stays open for others."""

import contextlib
import json
import logging
import socket
from collections.abc import Iterator

import httpx
import pytest

from scherzo.server.http import connections as module
from scherzo.server.http.connections import Connections
from scherzo.server.quiet_log import Quiet
from tests.server.servers import PATIENCE_S, Server
from tests.server.test_company import until

MOST = 40
UPGRADE = {  # how a browser asks for a WebSocket
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==",
}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for few connections, and with little patience: the tests need not wait as long as people may."""
    database = str(tmp_path_factory.mktemp("small") / "tables.db")
    running = Server(database, hasty=3.0, SCHERZO_SOCKETS=str(MOST)).wait()
    yield running
    running.stop()


def silent(server: Server, count: int, stack: contextlib.ExitStack) -> list[socket.socket]:
    return [stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(count)]


def test_beyond_the_limit_a_connection_hears_that_the_server_is_full(small: Server) -> None:
    """Connections are let in in the order in which they come. The silent ones are soon let go: each try brings its own.

    A connection that is refused may be closed while it still asks, and then the answer is not always read: once more.
    """
    table = small.table("me", "bot")
    small.client.close()
    small.client = httpx.Client(base_url=small.url, timeout=PATIENCE_S)

    def are_told(asking: dict[str, str], path: str) -> bool:
        with contextlib.ExitStack() as stack:
            silent(small, MOST, stack)
            told = answer(small, path, asking)
        if not told.startswith(b"HTTP/1.1 503 "):
            return False
        head, _, body = told.partition(b"\r\n\r\n")
        assert b"\r\nretry-after: 10\r\n" in head
        return bool(json.loads(body)["error"] == "full")

    until(lambda: are_told({}, "/api/games"))
    until(lambda: are_told(UPGRADE, f"{table.path}/live"))


def answer(server: Server, path: str, headers: dict[str, str]) -> bytes:
    """All that is answered on a connection of one's own until it is closed; nothing where it breaks off before."""
    lines = [f"GET {path} HTTP/1.1", "host: localhost", *(f"{name}: {value}" for name, value in headers.items())]
    told = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall("\r\n".join([*lines, "", ""]).encode())
        with contextlib.suppress(ConnectionError):
            while part := line.recv(100_000):
                told += part
    return told


def test_a_request_that_breaks_off_is_no_accident(small: Server) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n"
    )
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", small.port), timeout=PATIENCE_S) as line:
            line.sendall(head + b"{")
        assert small.get("/api/games").status_code == 200
    assert "Traceback" not in small.said()


def test_silent_connections_are_let_go_and_the_server_goes_on(small: Server) -> None:
    with contextlib.ExitStack() as stack:
        lines = silent(small, 3 * MOST, stack)
        for line in lines[::2]:
            with contextlib.suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")  # and never the end of it
        until(lambda: small.client.get("/api/games").status_code == 200)
        for line in lines:
            is_closed(line)
    assert len(small.said()) < 5000, "the log does not grow with every connection"


def test_a_second_request_on_the_same_connection_must_come_soon_too(small: Server) -> None:
    with socket.create_connection(("127.0.0.1", small.port)) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        line.settimeout(PATIENCE_S)
        assert line.recv(100).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /api/games HTTP/1.1\r\nHo")
        is_closed(line)


def is_closed(line: socket.socket) -> None:
    """Reads on until the server closes the connection; if it never does, that is a `TimeoutError`."""
    line.settimeout(PATIENCE_S)
    with contextlib.suppress(ConnectionError):
        while line.recv(100_000):
            pass


def test_a_body_that_does_not_come_is_given_up(small: Server) -> None:
    with socket.create_connection(("127.0.0.1", small.port)) as line:
        head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100"
        line.sendall(f"{head}\r\n\r\n{{".encode())
        line.settimeout(PATIENCE_S)
        assert b" 408 " in line.recv(100)


def test_one_address_cannot_have_all_connections_but_a_proxy_here_can() -> None:
    book = Connections(most=10, most_of_one=3)
    assert [book.opened(n, "2001:db8::1") for n in range(4)] == [True, True, True, False]
    assert book.opened("elsewhere", "192.0.2.1")
    assert not book.opened("same network", "2001:db8::ffff")
    book.closed(0)
    assert book.opened("again", "2001:db8::2")
    assert [book.opened(f"proxy {n}", "127.0.0.1") for n in range(7)] == [True] * 6 + [False]


def test_limits_respect_the_descriptors_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "descriptors", lambda: 1024)
    book = Connections()
    book.limit(5000, 100)
    assert book.most == 1024 - module.RESERVED


def test_a_line_of_the_log_is_not_repeated() -> None:
    quiet = Quiet()
    line = logging.LogRecord("scherzo.server", logging.WARNING, "", 0, "The same %s", ("again",), None)
    assert [quiet.filter(line) for _ in range(3)] == [True, False, False]
    other = logging.LogRecord("scherzo.server", logging.WARNING, "", 0, "The same %s", ("but another",), None)
    assert quiet.filter(other)


def test_whoever_does_not_read_is_let_go() -> None:
    """The connection's own timer is asked: a real reader's sleep would take half a minute."""
    aborted: list[float] = []

    class Transport:
        def abort(self) -> None:
            aborted.append(0)

    class Loop:
        def call_later(self, seconds: float, what: object) -> "Loop":
            assert callable(what)
            aborted.append(seconds)
            what()
            return self

    connection = object.__new__(module.WebSocketConnection)
    connection.transport, connection.loop = Transport(), Loop()  # type: ignore[assignment]
    connection.writable = type("Event", (), {"clear": lambda self: None, "set": lambda self: None})()
    connection.pause_writing()
    assert aborted == [module.READING_S, 0]
