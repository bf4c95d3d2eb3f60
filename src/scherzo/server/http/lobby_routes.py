"""The HTTP doors of the lobby: games, rules, new tables, uploaded records."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request
from starlette.responses import Response

from scherzo.core import ledger
from scherzo.core.errors import BadInput
from scherzo.games import NAMES, game
from scherzo.server.errors import Refused
from scherzo.server.http import answers
from scherzo.server.http.bodies import TableBody
from scherzo.server.http.openapi import answering, content
from scherzo.server.tables import new_tables
from scherzo.server.tables.registry import Registry

router = APIRouter(prefix="/api", tags=["lobby"])


@router.get("/games", responses=answering(None))
async def games(request: Request) -> Response:
    """The games, with their options, bot levels, and whether their rules are compiled yet."""
    registry: Registry = request.app.state.registry
    return answers.json(await asyncio.to_thread(registry.catalogue.listing))


@router.get("/games/{name}/rules", responses=answering("RuleText", many=True))
async def rules(name: Annotated[str, Path(max_length=40)], q: Annotated[str, Query(max_length=100)] = "") -> Response:
    """The rules with that id, or that hold all those words; all of them without any."""
    if name not in NAMES:
        raise Refused("no_game", 404, f"There is no such game. The games are: {', '.join(NAMES)}.")
    try:
        found = await asyncio.to_thread(ledger.find, game(name), q)
    except BadInput:
        found = {}
    return answers.json([{"id": rule, "text": text} for rule, text in found.items()])


@router.get("/tables", responses=answering("OpenTable", many=True))
async def open_tables(request: Request) -> Response:
    """The tables whose hosts have opened them to everybody."""
    registry: Registry = request.app.state.registry
    keys = ("table", "game", "players", "free")
    return answers.json([dict(zip(keys, row, strict=True)) for row in await registry.store.listed()])


@router.post(
    "/tables", status_code=201, responses={**answering(None), 201: {"description": "Done", **content("Seated")}}
)
async def new_table(request: Request, body: TableBody) -> Response:
    """Sets up a table. Give friends their links: /t/TABLE#TOKEN."""
    registry: Registry = request.app.state.registry
    registry.limits.set_up(address(request))
    table, seats = await new_tables.new_table(registry, body)
    told: list[dict[str, Any]] = [{"seat": s.seat, "kind": s.kind, "token": s.token} for s in seats]
    return answers.json({"table": table, "seats": told, "watch": f"/t/{table}"}, 201)


@router.post(
    "/records", status_code=201, responses={**answering(None), 201: {"description": "Done", **content("Uploaded")}}
)
async def upload(request: Request, record: Annotated[bytes, Body(media_type="text/plain")]) -> Response:
    """Keeps a finished game's record (text/plain), to be replayed at /r/TABLE."""
    registry: Registry = request.app.state.registry
    registry.limits.set_up(address(request))
    try:
        text = record.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("A record is UTF-8 text.") from None
    return answers.json({"table": await new_tables.upload(registry, text)}, 201)


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
