"""Connections: how many there may be, and how long one may keep the server waiting.

Beyond the limits a connection hears a clear 503. One that sends no request, or half of one, or does not read what it is
sent, is let go.
"""

import asyncio
import resource

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from scherzo.server.http.caller import network
from scherzo.server.http.guard import is_loopback
from scherzo.server.messages.replies import Refused

REQUEST_S = 10.0
"""Seconds for a request's head to be there, from the connection's or its own beginning."""
READING_S = 30.0
"""Seconds in which a connection must have read something of what it was sent."""
RESERVED = 64
"""Descriptors for the database, files and the program itself."""
FULL = msgspec.json.encode(Refused("full", "This server is full at the moment. Try again in a while."))
FULL_ANSWER = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\n" % len(FULL)
) + FULL


class Connections:
    """All connections of a worker, by where they come from."""

    def __init__(self, most: int = 5000, most_of_one: int = 100) -> None:
        self.most, self.most_of_one = most, most_of_one
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


class HttpConnection(H11Protocol):
    """A connection that speaks HTTP: it must ask, and read."""

    _request_timer: asyncio.TimerHandle | None = None
    _reading_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets the connection in, or tells it that the server is full."""
        super().connection_made(transport)
        if connections.opened(transport, self.client[0] if self.client else ""):
            self._watch_request()
        else:
            transport.write(FULL_ANSWER)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Something was sent: a request's head must follow soon once it has begun."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        connections.closed(self.transport)
        for timer in (self._request_timer, self._reading_timer):
            if timer:
                timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Much is unread: it must be read soon."""
        self._reading_timer = self.loop.call_later(READING_S, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was read."""
        if self._reading_timer:
            self._reading_timer.cancel()
        super().resume_writing()

    def _watch_request(self) -> None:
        """Sets or stops the timer of a request's head."""
        upgraded = self.transport.get_protocol() is not self
        if upgraded or (self.cycle is not None and not self.cycle.response_complete):
            if self._request_timer:
                self._request_timer.cancel()
                self._request_timer = None
        elif self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_S, self.transport.abort)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket: it must read."""

    _reading_timer: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        connections.closed(self.transport)
        if self._reading_timer:
            self._reading_timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Much is unread: it must be read soon."""
        self._reading_timer = self.loop.call_later(READING_S, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was read."""
        if self._reading_timer:
            self._reading_timer.cancel()
        super().resume_writing()


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
