"""Every game has the same rooms, and imports point downward: whoever knows one game finds the way in all."""

from pathlib import Path

import pytest

from scherzo.core import sources
from scherzo.games import NAMES, game

ROOMS = {
    "": {"__init__", "names", "options", "components", "box", "building", "table"},
    "rules": {"doors", "setup", "scoring"},
    "worlds": {"redeal"},
    "brain": {"brain"},
    "shown": {"structs", "view", "describe"},
    "words": {"questions", "refusals", "log", "texts", "score_lines"},
    "study": {"problems", "tallies", "usage"},
}
"""What stands in each room at least; a room may have more files, but the game's own folder has no other ones."""

FILES = {"about.toml", "components.toml", "rules.md"}
FOUND = {"etudes.json"}
"""What is found by thinking about a game that can be played: a new one has none yet."""
DATA_ROOMS = {"lessons"}
"""Rooms without code: what they hold is read, never imported."""
OWN_ROOMS = {"symphony": {"music"}}
"""What one game alone has: Symphony can be heard."""

HEIGHT = {
    "names": 0,
    "options": 1,
    "components": 1,
    "box": 2,
    "building": 3,
    "table": 3,
    "rules": 4,
    "worlds": 5,
    "brain": 6,
}
UPPER = {
    "shown": {"words", "shown", "music"},
    "words": {"words"},
    "study": {"words", "study"},
    "music": {"words", "music"},
}
"""Rooms above the rules, and which of each other they may look into; all may look at what is below."""


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_the_rooms_of_every_game(name: str) -> None:
    folder = game(name).folder
    assert {path.name for path in folder.iterdir() if path.is_file() and path.suffix != ".py"} - FOUND == FILES
    for room, files in ROOMS.items():
        found = {path.stem for path in (folder / room).glob("*.py")} | {
            path.name for path in folder.iterdir() if not room and (path / "__init__.py").is_file()
        }
        assert files - {"building"} <= found, f"{name}: {room or 'the folder'} lacks {files - found}"
    rooms = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= {*ROOMS, "components", *DATA_ROOMS, *OWN_ROOMS.get(name, set())}
    for room in DATA_ROOMS:
        assert {path.suffix for path in (folder / room).glob("*")} <= {".toml", ".scherzo"}
    assert {path.stem for path in folder.glob("*.py")} <= ROOMS[""]


@pytest.mark.parametrize("name", NAMES)
def test_imports_point_downward(name: str) -> None:
    package = f"scherzo.games.{name.replace('-', '_')}"
    wrong = []
    for path in game(name).folder.rglob("*.py"):
        module = module_of(path, game(name).folder, package)
        if module == package:
            continue
        here = module.removeprefix(f"{package}.").split(".")[0]
        for imported in sources.imports(module):
            there = imported.removeprefix(f"{package}.").split(".")[0]
            own = imported.startswith(f"{package}.")
            if not (may_import(here, there) if own else imported.startswith("scherzo.core")):
                wrong.append(f"{module} imports {imported}")
    assert wrong == []


def module_of(path: Path, folder: Path, package: str) -> str:
    parts = path.relative_to(folder).with_suffix("").parts
    return ".".join([package, *(part for part in parts if part != "__init__")])


def may_import(here: str, there: str) -> bool:
    """Whether a file of one room may import from another."""
    if there in HEIGHT:
        return here not in HEIGHT or HEIGHT[there] <= HEIGHT[here]
    return here in UPPER and there in UPPER[here]
