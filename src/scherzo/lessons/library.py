"""The lessons of a game: the files in its room `lessons`, in the order of their numbers."""

import re
from functools import cache
from pathlib import Path

import msgspec

from scherzo.core.components import place
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.lessons.format import Lesson

FILE = re.compile(r"^[0-9]{2}-([a-z0-9-]+)\.toml$")


@cache
def lessons(game: Game) -> dict[str, Lesson]:
    """All lessons of a game by the names that addresses and the command line use, the first one first."""
    paths = sorted((game.folder / "lessons").glob("*.toml"))
    return {slug(path): read(path.read_text(encoding="utf-8"), path.name) for path in paths}


def lesson_named(game: Game, name: str) -> tuple[str, Lesson]:
    """A lesson by its name or its number, with its name."""
    found = lessons(game)
    names = list(found)
    wanted = names[int(name) - 1] if name.isascii() and name.isdecimal() and 0 < int(name) <= len(names) else name
    if wanted not in found:
        raise BadInput(f"{game.title} has no lesson '{name[:40]}'. Its lessons are: {', '.join(names) or 'none yet'}.")
    return wanted, found[wanted]


def slug(path: Path) -> str:
    """A lesson's name, from that of its file."""
    match = FILE.match(path.name)
    if not match:
        raise BadInput(f"A lesson's file is called 01-what-wins.toml or the like, not {path.name}.")
    return match[1]


def read(text: str, where: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        return msgspec.toml.decode(text, type=Lesson)
    except msgspec.ValidationError as error:
        raise BadInput(f"The lesson {where} cannot be read: {place(str(error))}") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"The lesson {where} is not valid TOML: {error}.") from None
