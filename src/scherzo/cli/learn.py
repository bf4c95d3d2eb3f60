"""`scherzo learn`: the lessons of a game in the terminal."""

import sys
from typing import Annotated

import typer

from scherzo.cli.options import GameName


def learn(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="Its number or name; else a list.", show_default=False)
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Check that the lessons tell the truth.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No frames and colours: headings and sentences only.")] = False,
) -> int:
    """Learn a game in short lessons at prepared positions."""
    from scherzo.cli.teaching import Teacher
    from scherzo.core.compiling import compiling
    from scherzo.games import game as game_named
    from scherzo.lessons import lesson_named, lessons

    found = game_named(game)
    if check:
        names = [lesson_named(found, lesson)[0]] if lesson else list(lessons(found))
        return check_all(game, names)
    if lesson is None:
        for number, (name, each) in enumerate(lessons(found).items(), 1):
            typer.echo(f"{number}. {each.title} ({each.minutes} min, {name}): {each.about}")
        typer.echo(f"Take one with: scherzo learn {game} 1" if lessons(found) else f"{found.title} has no lessons yet.")
        return 0
    name, chosen = lesson_named(found, lesson)
    with compiling(found.title):
        Teacher(found, name, chosen, plain, sys.stdin.isatty()).teach()
    return 0


def check_all(game: str, names: list[str]) -> int:
    """Says what is wrong with lessons; answers the exit code."""
    from scherzo.core.english import counted
    from scherzo.games import game as game_named
    from scherzo.lessons import lessons
    from scherzo.lessons.truth import problems

    found = game_named(game)
    wrong = 0
    for name in names:
        for problem in problems(found, lessons(found)[name]):
            typer.echo(f"{name}: {problem}")
            wrong += 1
    typer.echo(f"{counted(len(names), 'lesson')} checked, {counted(wrong, 'problem')} found.")
    return 1 if wrong else 0
