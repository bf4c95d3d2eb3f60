"""The positions of a lesson, played from the start each time: nothing is kept between two looks."""

from collections.abc import Iterable

from scherzo.core import game_record
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.game_record import SEATS
from scherzo.core.match import Match
from scherzo.lessons.format import GO_ON, Lesson, Position, Step


def at_step(game: Game, lesson: Lesson, number: int) -> Match:
    """The table as a step shows it; steps count from 0."""
    first = first_of(lesson, number)
    match = opened(game, position_of(lesson, number))
    for step in lesson.steps[first:number]:
        go_on(match, step.decisions)
        if step.ask:
            match.choose(seat_of(lesson, number), step.accept[0])
    go_on(match, lesson.steps[number].decisions)
    return match


def after(game: Game, lesson: Lesson, number: int, option: int | str) -> Match:
    """The table after a choice at a step."""
    match = at_step(game, lesson, number)
    match.choose(seat_of(lesson, number), option)
    return match


def seat_of(lesson: Lesson, number: int) -> int:
    """Whose eyes see a step."""
    return position_of(lesson, number).seat


def position_of(lesson: Lesson, number: int) -> Position:
    """The named position that a step goes on from."""
    wanted = lesson.steps[first_of(lesson, number)].position
    for position in lesson.positions:
        if position.name == wanted:
            return position
    names = ", ".join(position.name for position in lesson.positions)
    raise BadInput(f"The lesson '{lesson.title}' has no position '{wanted}'. Its positions are: {names}.")


def first_of(lesson: Lesson, number: int) -> int:
    """The step at which the position of a step was named."""
    while number > 0 and lesson.steps[number].position == GO_ON:
        number -= 1
    return number


def before(lesson: Lesson, number: int) -> Step | None:
    """The step that a step goes on from."""
    return lesson.steps[number - 1] if number and lesson.steps[number].position == GO_ON else None


def opened(game: Game, position: Position) -> Match:
    """A position, from its record or from its decisions."""
    if position.record:
        text = (game.folder / "lessons" / position.record).read_text(encoding="utf-8")
        return game_record.replay(game, game_record.read(text), position.until)
    match = Match(game, position.players, position.seed, position.options)
    go_on(match, position.decisions)
    return match


def go_on(match: Match, decisions: Iterable[str]) -> None:
    """Plays decisions as a record has them: a seat's letter and what it chose."""
    for decision in decisions:
        letter, _, notation = decision.partition(" ")
        if len(letter) != 1 or letter not in SEATS or not notation:
            raise BadInput(f"'{decision}' is not a decision of a record: write the seat's letter and its choice.")
        match.choose(SEATS.index(letter), notation)
