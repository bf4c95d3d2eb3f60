"""`scherzo new-game`: a tiny real game under a name of your own, with its tests, to be replaced rule by rule."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from scherzo.core.errors import BadInput

PACKAGE = Path(__file__).parent.parent
TEMPLATE = PACKAGE / "template"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MADE = (
    ("tests.conformance.golden {name}", "the hashes that all ways of running the rules must meet"),
    ("tests.playthroughs.write {name}", "a whole game as text"),
    ("tests.recordings.write {name}", "recorded games"),
    ("scherzo.server.typescript", "the page's types of its view"),
)
"""What is written by programs and checked by tests."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name, such as night-music.", show_default=False)],
) -> None:
    """Start a new game: makes a tiny real one that plays and passes its tests, in a checkout of the project."""
    root = PACKAGE.parent.parent
    folders = folders_of(name, root)
    words = {
        "scherzo.template.game": f"scherzo.games.{name.replace('-', '_')}",
        "little-recital": name,
        "Little Recital": " ".join(word.capitalize() for word in name.split("-")),
        "LR-": f"{free_prefix(name)}-",
    }
    for source, target in folders:
        copy(source, target, words)
        typer.echo(f"made {target.relative_to(root)}")
    for command, what in MADE:
        typer.echo(f"writing {what} ...")
        write(command.format(name=name), root)
    typer.echo(f"Play it: scherzo play {name}")
    folder = name.replace("-", "_")
    typer.echo(f"Test it: pytest tests/games/{folder} tests/conformance -k '{name} or {folder}'")
    typer.echo("Then read docs/adding-a-game.md and begin with its rules.md.")


def folders_of(name: str, root: Path) -> list[tuple[Path, Path]]:
    """The folders of the template and where they go; raises BadInput where that is not possible."""
    if not NAME.fullmatch(name):
        raise BadInput(f"'{name}' is no name for a game. Write small letters, digits and hyphens, such as night-music.")
    if not (root / "tests" / "conformance").is_dir():
        raise BadInput("A new game is made in a checkout of the project, where its tests are. Here is none.")
    folder = name.replace("-", "_")
    game, tests = PACKAGE / "games" / folder, root / "tests" / "games" / folder
    taken = [path for path in (game, tests) if path.exists()]
    if taken:
        raise BadInput(f"{taken[0].relative_to(root)} is there already. Choose another name.")
    return [(TEMPLATE / "game", game), (TEMPLATE / "tests", tests)]


def free_prefix(name: str) -> str:
    """Two letters that begin the ids of the game's rules and of no other game's."""
    ledgers = (PACKAGE / "games").glob("*/rules.md")
    taken = {found for path in ledgers for found in re.findall(r"^- \*\*(\w\w)-", path.read_text("utf-8"), re.M)}
    return next(prefix for prefix in prefixes(name) if prefix not in taken)


def prefixes(name: str) -> Iterator[str]:
    """Initials first, then the first letter with each of the others, then with anything."""
    first, *others = (word[0] for word in name.upper().split("-"))
    for second in (*others, *re.sub("[^A-Z0-9]", "", name.upper())[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"):
        yield first + second


def copy(source: Path, target: Path, words: dict[str, str]) -> None:
    """Copies a folder of the template with its names replaced."""
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            text = path.read_text("utf-8")
            for old, new in words.items():
                text = text.replace(old, new)
            made = target / path.relative_to(source)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(text, "utf-8")


def write(command: str, root: Path) -> None:
    """Runs a program that writes something about the game, in a process that finds the new folder."""
    words = [sys.executable, "-m", *command.split()]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"'python -m {command}' has failed:\n{done.stderr}")
