"""Connections: how many there may be, and how long one may keep the server waiting.

Beyond the limits a connection hears a clear 503. One that sends no request, or half of one, or does not read what it is
sent, is let go.
"""

import asyncio
import resource
from collections.abc import Callable
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from scherzo.server.http.caller import network
from scherzo.server.http.guard import is_loopback
from scherzo.server.messages.replies import Refused

WRITE = "scherzo.write"
"""The extension of a WebSocket's scope that sends several texts at once."""
MOST_UNSERVED = 4
"""A connection is read on until so many messages wait to be served."""
REQUEST_S = 10.0
"""Seconds for a request's head to be there, from the connection's or its own beginning."""
READING_S = 30.0
"""Seconds in which a connection must have read something of what it was sent."""
RESERVED = 64
"""Descriptors for the database, files and the program itself."""


def unavailable(code: str, text: str, retry_s: int) -> bytes:
    """The answer of a server that cannot serve a connection, as it goes over the line."""
    body = msgspec.json.encode(Refused(code, text))
    return (
        b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
        b"retry-after: %d\r\nconnection: close\r\n\r\n" % (len(body), retry_s)
    ) + body


FULL = unavailable("full", "This server is full at the moment. Try again in a while.", 10)


class Connections:
    """All connections of a worker, by where they come from."""

    def __init__(self, most: int = 5000, most_of_one: int = 100) -> None:
        self.most, self.most_of_one = most, most_of_one
        self.handover: Callable[[asyncio.Transport, bytes], bool] | None = None  # where workers have their own tables
        self._open: dict[object, str] = {}
        self._by_address: dict[str, int] = {}

    def limit(self, most: int, most_of_one: int) -> None:
        """Sets the limits: what the operator wants, if there are descriptors enough."""
        self.most = max(1, min(most, descriptors() - RESERVED))
        self.most_of_one = most_of_one

    def opened(self, connection: object, host: str) -> bool:
        """Counts a connection; says whether it may stay. A proxy on this machine speaks for many."""
        address = network(host)
        mine = self._by_address.get(address, 0)
        if len(self._open) >= self.most or (mine >= self.most_of_one and not is_loopback(address)):
            return False
        self._open[connection] = address
        self._by_address[address] = mine + 1
        return True

    def closed(self, connection: object) -> None:
        """A connection has ended."""
        address = self._open.pop(connection, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


connections = Connections()


class MustRead(asyncio.Protocol):
    """A connection that is ended when it does not read what is written to it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _reading_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Much is unread: it must be read soon."""
        self._reading_timer = self.loop.call_later(READING_S, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was read."""
        self._stop_reading_timer()
        super().resume_writing()

    def _stop_reading_timer(self) -> None:
        if self._reading_timer:
            self._reading_timer.cancel()


class HttpConnection(MustRead, H11Protocol):
    """A connection that speaks HTTP: it must ask, and read."""

    begun = b""  # what another worker had read of it before it was handed over
    _request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets the connection in, or tells it that the server is full."""
        super().connection_made(transport)
        if connections.opened(transport, self.client[0] if self.client else ""):
            if self.begun:
                super().data_received(self.begun)
            self._watch_request()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Something was sent: a request's head must follow soon once it has begun."""
        if not self.transport.is_closing() and not self._handed_over(data):
            super().data_received(data)
            self._watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        connections.closed(self.transport)
        self._stop_reading_timer()
        if self._request_timer:
            self._request_timer.cancel()
        super().connection_lost(exc)

    def _handed_over(self, data: bytes) -> bool:
        """Whether a request begins here for a table of another worker, who goes on with the connection."""
        if connections.handover is None or self.conn.their_state is not h11.IDLE:
            return False
        if self.transport.get_write_buffer_size():
            return False  # what was answered before must be read first
        return connections.handover(self.transport, self.conn.trailing_data[0] + data)

    def _watch_request(self) -> None:
        """Sets or stops the timer of a request's head."""
        upgraded = self.transport.get_protocol() is not self
        if upgraded or (self.cycle is not None and not self.cycle.response_complete):
            if self._request_timer:
                self._request_timer.cancel()
                self._request_timer = None
        elif self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_S, self.transport.abort)


class WebSocketConnection(MustRead, WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket: it must read."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._extension: dict[object, object] = {}

    def handle_connect(self, event: Request) -> None:
        """Begins to serve; the application may send several texts with one write."""
        super().handle_connect(event)
        if not self.close_sent:
            self._extension = self.scope["extensions"].setdefault(WRITE, {"texts": self.write_texts})

    async def write_texts(self, texts: list[bytes]) -> None:
        """Sends texts, all of them at once, when the connection has read enough of what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))

    def send_receive_event_to_app(self) -> None:
        """Hands a message on. Reading stops only when several wait: to stop and go on takes as long as to serve one."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= MOST_UNSERVED:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        connections.closed(self.transport)
        self._stop_reading_timer()
        super().connection_lost(exc)
        # Whoever has left is forgotten at once: things that hold each other would lie about until garbage is collected.
        self._extension.clear()
        self.conn.parser.close()


HOW: dict[str, Any] = {
    "factory": True,
    "http": HttpConnection,
    "ws": WebSocketConnection,
    "ws_max_size": 16 * 1024,
    "ws_per_message_deflate": False,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 3,
    "timeout_worker_healthcheck": 30,  # a worker that loads its games on a busy machine is not dead
}
"""How Uvicorn serves, with one worker or several."""


def frame_head(length: int) -> bytes:
    """What stands before a whole text on a WebSocket, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def descriptors() -> int:
    """How many files and connections this process may have open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


def raise_descriptors(wanted: int) -> None:
    """Asks for as many descriptors as all connections need, as far as this process may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + RESERVED if hard == resource.RLIM_INFINITY else min(wanted + RESERVED, hard)
    if soft != resource.RLIM_INFINITY and most > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
