"""What every request passes: where it comes from, how large it is, and the headers of every answer."""

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from scherzo.server.errors import RequestRefused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 16 * 1024
LARGEST_RECORD = 1024 * 1024
BODY_S = 20.0
"""Seconds for a request's body to be there."""
NOT_CACHED = (b"cache-control", b"no-store")
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: App, origins: tuple[str, ...], refuse: Callable[[RequestRefused], App]) -> None:
        """`refuse` makes the answer to a request that is not let in."""
        self._app, self._origins, self._refuse = app, origins, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or answers it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", []))
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in own):
                    own.append(NOT_CACHED)
                message["headers"] = [*own, *HEADERS]
            await send(message)

        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        most = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        try:
            self._check(scope["method"], headers, most)
        except RequestRefused as refusal:
            await self._refuse(refusal)(scope, receive, send_guarded)
            return
        await self._app(scope, counted(receive, most), send_guarded)

    def _check(self, method: str, headers: dict[str, str], most: int) -> None:
        if not may_be_asked_as(headers.get("host", ""), self._origins):
            raise foreign_host()
        if method not in SAFE:
            origin = headers.get("origin")
            if origin is not None and not may_come_from(origin, headers.get("host", ""), self._origins):
                raise foreign()
            if origin is None and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise foreign()
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > most:
            raise too_large(most)


def counted(receive: Receive, most: int) -> Receive:
    """A body that is cut off when it grows beyond what is allowed, whatever its header says, or takes too long."""
    seen, whole = 0, False
    end = asyncio.get_running_loop().time() + BODY_S

    async def next_part() -> Message:
        nonlocal seen, whole
        if whole:  # what comes after the body is the end of the connection, for which anybody may wait
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise RequestRefused("too_slow", 408, f"The request took too long: at most {BODY_S:.0f} seconds.") from None
        whole = not message.get("more_body", False)
        seen += len(message.get("body", b""))
        if seen > most:
            raise too_large(most)
        return message

    return next_part


def may_come_from(origin: str, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a page from that origin may speak to this server.

    Pages of this machine and of the address that the request went to may; names (which could be made to point here)
    only if the operator has listed them.
    """
    if origin.lower() in allowed:
        return True
    try:
        parts, asked = urlsplit(origin), urlsplit(f"//{host}")
        came_from, went_to = parts.hostname or "", asked.hostname or ""
        same_port = parts.port == asked.port
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or not came_from:
        return False
    if is_loopback(came_from) and is_loopback(went_to):
        return True
    return is_address(came_from) and came_from == went_to and same_port


def may_be_asked_as(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether this server goes by that name: any number of it, this machine, or a name that the operator has listed.

    A page of a name that its owner lets point here would else read whatever anybody may read.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return is_loopback(name) or is_address(name) or name in {urlsplit(origin).hostname for origin in allowed}
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether a host is this machine itself."""
    return host == "localhost" or (is_address(host) and ipaddress.ip_address(host).is_loopback)


def is_address(host: str) -> bool:
    """Whether a host is written as a number, not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def foreign() -> RequestRefused:
    """A page from elsewhere tried to act here."""
    return RequestRefused(
        "foreign_origin",
        403,
        "This request comes from a page of another site. If that site is yours, list it in SCHERZO_ORIGINS.",
    )


def foreign_host() -> RequestRefused:
    """The server was asked by a name that is not known to be its own."""
    return RequestRefused(
        "foreign_host",
        421,
        "This server does not go by that name. If the name is yours, list it in SCHERZO_ORIGINS.",
    )


def too_large(most: int) -> RequestRefused:
    """A body beyond the limit."""
    return RequestRefused("too_large", 413, f"The request is too large: at most {most // 1024} KiB.")
