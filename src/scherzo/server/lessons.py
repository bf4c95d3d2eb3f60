"""Lessons for the page: each step as a table's message for the learner's seat, the same that a table would send.

Lessons never change while the server runs, and nothing depends on who asks: what was made once is kept.
"""

from functools import lru_cache

import msgspec

from scherzo.core.errors import BadInput
from scherzo.core.match import Match
from scherzo.games import game
from scherzo.lessons import Lesson, after, at_step, lesson_named, lessons
from scherzo.lessons.positions import before, seat_of
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.lessons import LessonAnswer, LessonInfo, LessonStep
from scherzo.server.store.rows import BOT, PERSON, PLAYED, SeatRow
from scherzo.server.tables.only_looked_at import decision_rows, table_row
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.snapshot import snapshot

LEARNER = "Guest"
OTHERS = ("Clara", "Felix", "Fanny", "Leopold", "Hildegard")


def listing(game_name: str) -> list[LessonInfo]:
    """The lessons of a game, the first one first."""
    return [
        LessonInfo(name, lesson.title, lesson.about, lesson.minutes, len(lesson.steps))
        for name, lesson in lessons(game(game_name)).items()
    ]


@lru_cache(maxsize=512)
def shown(game_name: str, name: str, number: int) -> LessonStep:
    """A step of a lesson; steps count from 1 on."""
    lesson = found(game_name, name, number)
    at, step = number - 1, lesson.steps[number - 1]
    match = at_step(game(game_name), lesson, at)
    earlier = before(lesson, at)
    known = len(match.moves) - 1 - len(step.decisions) if earlier else len(match.moves) - 1
    state = seen(match, seat_of(lesson, at), known, choosing=bool(step.ask))
    return LessonStep(number, step.say, step.look, step.ask, earlier is not None, state)


@lru_cache(maxsize=2048)
def answer(game_name: str, name: str, number: int, option: int) -> LessonAnswer:
    """What the teacher says to a choice."""
    lesson = found(game_name, name, number)
    at, step = number - 1, lesson.steps[number - 1]
    if not step.ask:
        raise RequestRefused("no_choice", 404, "Nothing is asked at this step of the lesson.")
    match = after(game(game_name), lesson, at, option)
    right, said = step.answer(match.moves[-1].notation)
    state = seen(match, seat_of(lesson, at), len(match.moves) - 1, choosing=False) if right else None
    return LessonAnswer(right, said.say, said.rules, state)


def found(game_name: str, name: str, number: int) -> Lesson:
    """A lesson that has such a step."""
    try:
        _, lesson = lesson_named(game(game_name), name)
    except BadInput as error:
        raise RequestRefused("no_lesson", 404, str(error)) from None
    if not 1 <= number <= len(lesson.steps):
        raise RequestRefused("no_step", 404, f"This lesson has the steps 1 to {len(lesson.steps)}.")
    return lesson


def seen(match: Match, seat: int, known: int, choosing: bool) -> msgspec.Raw:
    """A position as a table's message for one seat, with the lines of its log after the moves that are known."""
    table = table_row(match, "lesson", seat, PLAYED, 0)
    names = iter(OTHERS)
    seats = tuple(
        SeatRow(s, PERSON, LEARNER, "", "", joined=True) if s == seat else SeatRow(s, BOT, next(names), "", "")
        for s in range(match.players)
    )
    played = ReplayedGame(table, decision_rows(match, "lesson", 0))
    return snapshot(table, seats, played, seat, {seat: True}, known, replay=not choosing)
