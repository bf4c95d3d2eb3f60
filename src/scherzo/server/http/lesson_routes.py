"""The HTTP routes of the lessons. They only look: the learner's progress stays in the browser."""

import asyncio
from typing import Annotated

from fastapi import Path, Request

from scherzo.games import NAMES
from scherzo.server import lessons
from scherzo.server.errors import no_game
from scherzo.server.http.caller import address_of, registry_of
from scherzo.server.http.routing import Routes
from scherzo.server.messages.lessons import LessonAnswer, LessonInfo, LessonStep

routes = Routes("/api/games/{game}/lessons", "lessons")
Named = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=0, le=1_000)]


@routes.get("")
async def listing(game: Named) -> list[LessonInfo]:
    """The lessons of a game, in the order in which they are best taken."""
    must_be_a_game(game)
    return await asyncio.to_thread(lessons.listing, game)


@routes.get("/{lesson}/{step}")
async def one_step(request: Request, game: Named, lesson: Named, step: Number) -> LessonStep:
    """A step of a lesson, counted from 1: what is said and asked, and the table as the learner sees it."""
    must_be_ready(request, game)
    return await asyncio.to_thread(lessons.shown, game, lesson, step)


@routes.get("/{lesson}/{step}/{option}")
async def answer(request: Request, game: Named, lesson: Named, step: Number, option: Number) -> LessonAnswer:
    """What the teacher says to a choice, and the table after it if it was right."""
    must_be_ready(request, game)
    return await asyncio.to_thread(lessons.answer, game, lesson, step, option)


def must_be_a_game(name: str) -> None:
    """Refuses what is no game."""
    if name not in NAMES:
        raise no_game()


def must_be_ready(request: Request, name: str) -> None:
    """Refuses what is no game, a game that is still being compiled, and callers in too much of a hurry."""
    must_be_a_game(name)
    registry = registry_of(request)
    registry.limits.replay(address_of(request))
    registry.catalogue.must_be_ready(name)
