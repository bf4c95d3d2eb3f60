"""The HTTP routes of the etudes. They only look: what was solved stays in the browser."""

import asyncio
from datetime import UTC, datetime

from fastapi import Request

from scherzo.server import etudes
from scherzo.server.http.lesson_routes import Named, must_be_a_game, must_be_ready
from scherzo.server.http.routing import Routes
from scherzo.server.messages.etudes import Etude, EtudeList

routes = Routes("/api/games/{game}/etudes", "etudes")


@routes.get("")
async def listing(game: Named) -> EtudeList:
    """The etudes of a game; one of them is the day's, the same for everybody."""
    must_be_a_game(game)
    return await asyncio.to_thread(etudes.listing, game, datetime.now(UTC).date())


@routes.get("/{etude}")
async def one_etude(request: Request, game: Named, etude: Named) -> Etude:
    """A position in which one choice is clearly the best, with its answer and the reason."""
    must_be_ready(request, game)
    return await asyncio.to_thread(etudes.shown, game, etude)
