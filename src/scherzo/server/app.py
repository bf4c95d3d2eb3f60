"""The ASGI application: FastAPI, for its checked and documented requests, on Starlette's WebSockets."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

import scherzo
from scherzo.core.errors import ScherzoError
from scherzo.server.http import (
    answers,
    etude_routes,
    lesson_routes,
    lobby_routes,
    openapi,
    page,
    reach_routes,
    review_routes,
    table_routes,
)
from scherzo.server.http.connections import connections
from scherzo.server.http.guard import Guard
from scherzo.server.http.websocket import live_socket
from scherzo.server.quiet_log import keep_quiet
from scherzo.server.settings import Settings, from_environment
from scherzo.server.store.file_lock import FileLock
from scherzo.server.tables.registry import Registry
from scherzo.server.workers.handover import Handover
from scherzo.server.workers.places import take_place

SWITCH_S = 0.0005
"""How long a thread may keep the interpreter while the event loop waits for it."""

COLLECT = (50_000, 20, 100)
"""Garbage is collected rarely: thousands of games in memory are no garbage, and looking at all of them takes long."""


def make_app(settings: Settings | None = None) -> FastAPI:
    """The server's application, with settings from the environment if none are given."""
    chosen = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        keep_quiet()
        connections.limit(chosen.sockets, chosen.sockets_per_address)
        sys.setswitchinterval(SWITCH_S)
        gc.set_threshold(*COLLECT)
        place = take_place()
        lock = FileLock(chosen.database, shared=place.count > 1)
        app.state.registry = registry = Registry(chosen, place)
        handover: Handover | None = None
        try:
            await registry.open()
            handover = Handover(place, app) if place.count > 1 else None
            yield
        finally:
            if handover:
                await handover.close()
            await registry.close()
            lock.release()
            place.leave()

    app = FastAPI(
        title="Scherzo",
        version=scherzo.__version__,
        description="Play, watch and replay. Every error has a code for programs and a sentence for people.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # FastAPI's pages load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        middleware=[Middleware(Guard, origins=chosen.origins, refuse=answers.refusal)],
    )
    app.add_exception_handler(ScherzoError, answers.of_scherzo)
    app.add_exception_handler(RequestValidationError, answers.of_validation)
    app.add_exception_handler(HTTPException, answers.of_http)
    app.add_exception_handler(Exception, answers.of_accident)
    app.include_router(lobby_routes.routes.router)
    app.include_router(lesson_routes.routes.router)
    app.include_router(etude_routes.routes.router)
    app.include_router(reach_routes.routes.router)
    app.include_router(table_routes.routes.router)
    app.include_router(review_routes.routes.router)

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        await live_socket(socket, app.state.registry, table)

    app.include_router(page.router)
    app.openapi = lambda: openapi.document(app)  # type: ignore[method-assign]
    return app
