"""The HTTP routes of the server's own reach: who can open it, and letting others in."""

from fastapi import Request

from scherzo.server import network
from scherzo.server.errors import RequestRefused
from scherzo.server.http.caller import address_of, registry_of
from scherzo.server.http.guard import is_loopback
from scherzo.server.http.routing import Routes
from scherzo.server.messages.replies import Reach

routes = Routes("/api/reach", "reach")


@routes.get("")
async def reach(request: Request) -> Reach:
    """Under which addresses this server can be opened, and whether the caller may open it to the network."""
    return await told(request)


@routes.post("/open", 403)
async def let_others_in(request: Request) -> Reach:
    """Lets others in the local network in. Only somebody at this very machine may do that."""
    if not may_open(request):
        raise RequestRefused("not_here", 403, "Only somebody at the machine that runs Scherzo can let others in.")
    await network.let_others_in()
    return await told(request)


async def told(request: Request) -> Reach:
    """The server's reach as the caller may know it."""
    origins = registry_of(request).settings.origins
    return Reach(
        here=f"http://localhost:{request.url.port or 80}",
        addresses=[*origins, *await network.open_doors()],
        only_here=not origins and await network.only_here(),
        may_open=may_open(request),
    )


def may_open(request: Request) -> bool:
    """Whether the caller sits at this machine, and nobody runs the server for the public behind other names."""
    if registry_of(request).settings.origins or network.OpenServer.running is None:
        return False
    return is_loopback(address_of(request)) and is_loopback(request.url.hostname or "")
