"""The HTTP routes of the lobby: games, rules, new tables, uploaded records."""

import asyncio
from typing import Annotated

from fastapi import Body, Path, Query, Request

from scherzo.core import ledger
from scherzo.core.errors import BadInput
from scherzo.games import NAMES, game
from scherzo.server.errors import no_game
from scherzo.server.http.caller import address_of, registry_of
from scherzo.server.http.routing import Routes
from scherzo.server.messages.replies import GameInfo, OpenTable, Rule, TableMade, Uploaded
from scherzo.server.messages.requests import TableWish
from scherzo.server.steady_time import now_ms
from scherzo.server.tables import new_tables

routes = Routes("/api", "lobby")
HOST_GONE_MS = 30 * 60 * 1000
"""A table whose host was last there longer ago is not shown to strangers."""


@routes.get("/games")
async def games(request: Request) -> list[GameInfo]:
    """The games, with their options, bot levels, and whether their rules are compiled yet."""
    return await asyncio.to_thread(registry_of(request).catalogue.listing)


@routes.get("/games/{name}/rules")
async def rules(name: Annotated[str, Path(max_length=40)], q: Annotated[str, Query(max_length=100)] = "") -> list[Rule]:
    """The rules with that id, or that hold all those words; all of them without any."""
    if name not in NAMES:
        raise no_game()
    try:
        found = await asyncio.to_thread(ledger.for_players, game(name), q)
    except BadInput:
        found = {}
    sections = ledger.sections(game(name).folder / "rules.md")
    return [Rule(rule, text, sections[rule]) for rule, text in found.items()]


@routes.get("/tables")
async def open_tables(request: Request) -> list[OpenTable]:
    """The tables with a free seat that their hosts have opened to everybody."""
    listed = await registry_of(request).store.listed(now_ms() - HOST_GONE_MS)
    return [
        OpenTable(t.id, t.game, game(t.game).title, t.host, t.players, t.free, t.note, t.created / 1000)
        for t in listed
        if t.game in NAMES
    ]


@routes.post("/tables", status=201)
async def new_table(request: Request, wish: TableWish) -> TableMade:
    """Sets up a table. Give friends their links: /t/TABLE#TOKEN."""
    registry = registry_of(request)
    registry.limits.set_up(address_of(request))
    if wish.open:
        registry.limits.open_up(address_of(request))
    made = await new_tables.new_table(registry, wish)
    registry.made(made.table, address_of(request))
    return made


@routes.post("/records", status=201)
async def upload(request: Request, record: Annotated[bytes, Body(media_type="text/plain")]) -> Uploaded:
    """Keeps a finished game's record (text/plain), to be replayed at /r/TABLE."""
    registry = registry_of(request)
    registry.limits.set_up(address_of(request))
    try:
        text = record.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("A record is UTF-8 text: send the file as it was saved.") from None
    return Uploaded(await new_tables.upload(registry, text))
