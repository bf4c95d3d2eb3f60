"""A caller: whoever makes a request at a table, by the token it shows."""

import ipaddress
from typing import Annotated, NamedTuple

from fastapi import Depends, Path, Request

from scherzo.server.errors import bad_token
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.registry import Registry
from scherzo.server.tables.replayed_game import ReplayedGame


class Caller(NamedTuple):
    """A request's table, seat (-1: spectator) and address."""

    registry: Registry
    live: LiveTable
    played: ReplayedGame
    seat: int
    token: str
    address: str


async def caller(request: Request, table: Annotated[str, Path(max_length=64)]) -> Caller:
    """Finds the table, and the seat that the Authorization header opens."""
    registry = registry_of(request)
    live = await registry.table(table)
    token = bearer(request.headers.get("authorization", ""))
    address = address_of(request)
    seat = registry.seat(live.seats, token, address)
    registry.look(live)
    return Caller(registry, live, await live.opened(), seat, token, address)


ACaller = Annotated[Caller, Depends(caller)]


def registry_of(request: Request) -> Registry:
    """The worker's tables."""
    registry: Registry = request.app.state.registry
    return registry


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return network(request.client.host if request.client else "")


def network(host: str) -> str:
    """Whom limits count as one: an IPv4 address, or all of an IPv6 network, which has 2^64 addresses to choose from."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
    return host


def bearer(header: str) -> str:
    """The token of an `Authorization: Bearer ...` header; nothing for no header."""
    kind, _, token = header.partition(" ")
    if header and (kind.lower() != "bearer" or not 0 < len(token) <= 64):
        raise bad_token()
    return token
