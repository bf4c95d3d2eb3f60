"""Who can reach this server: this machine alone, or others in the local network too.

A server at home starts for its own machine. When somebody lets others in, it begins to listen on the machine's
addresses in the local network as well, at the same port, without a restart.
"""

import asyncio
import ipaddress
import logging
import math
import socket
from contextlib import suppress
from typing import Any

import uvicorn

log = logging.getLogger("scherzo.server")

ANYWHERE = "192.0.2.1"
"""An address of nobody's, from the range for examples: asking for the way there tells this machine's own address."""

REMEMBERED_S = 30.0
"""How long this machine's addresses are believed before they are looked up again."""


class OpenServer(uvicorn.Server):
    """Uvicorn's server, which can begin to listen on more addresses while it runs."""

    running: "OpenServer | None" = None
    """The server of this process; none where several workers share one address."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the doors, and remembers that they are open."""
        await super().startup(sockets)
        OpenServer.running = self

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.servers[0].sockets[0].getsockname()[1])

    @property
    def hosts(self) -> tuple[str, ...]:
        """The addresses that it listens on."""
        return tuple(str(one.getsockname()[0]) for server in self.servers for one in server.sockets)

    async def listen_on(self, host: str) -> None:
        """Listens on one more address of this machine."""
        state: Any = self.lifespan.state

        def create_protocol() -> asyncio.Protocol:
            kind: Any = self.config.http_protocol_class
            made: asyncio.Protocol = kind(config=self.config, server_state=self.server_state, app_state=state)
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(create_protocol, host, self.port, backlog=self.config.backlog))


class OwnAddresses:
    """This machine's addresses, as the server remembers them: to look up one's own name may take seconds."""

    def __init__(self) -> None:
        self._looking = asyncio.Lock()
        self._found: tuple[str, ...] = ()
        self._until = -math.inf

    async def known(self) -> tuple[str, ...]:
        """The addresses; looked up in a thread, and not again for a while."""
        now = asyncio.get_running_loop().time
        async with self._looking:
            if now() >= self._until:
                self._found = await asyncio.to_thread(local_addresses)
                self._until = now() + REMEMBERED_S
            return self._found


own_addresses = OwnAddresses()


async def open_doors() -> list[str]:
    """The addresses that others in the network can really open now."""
    server = OpenServer.running
    if server is None:
        return []
    own = await own_addresses.known()
    return [origin(host, server.port) for host in own if host in server.hosts or set(server.hosts) & {"0.0.0.0", "::"}]


async def only_here() -> bool:
    """Whether this server listens for its own machine alone."""
    return OpenServer.running is not None and not await open_doors()


async def let_others_in() -> None:
    """Listens on every address of this machine in the local network."""
    server = OpenServer.running
    if server is None:
        return
    for host in await own_addresses.known():
        if host not in server.hosts:
            try:
                await server.listen_on(host)
            except OSError as trouble:
                log.warning("cannot listen on %s: %s", host, trouble.strerror)


def local_addresses() -> tuple[str, ...]:
    """This machine's addresses in the local network, the most likely one first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((ANYWHERE, 9))  # sends nothing
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(known[4][0]) for known in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return tuple(dict.fromkeys(host for host in found if is_in_a_network(host)))


def is_in_a_network(host: str) -> bool:
    """Whether others could open an address: it is neither this machine itself nor one made up for want of a network."""
    address = ipaddress.ip_address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def origin(host: str, port: int) -> str:
    """An address as a browser writes it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
