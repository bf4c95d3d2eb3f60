"""`scherzo components`: the printed values of a game, how sure they are, and how an owner's copy differs."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from scherzo.core import components as component_files
from scherzo.core.game import Game
from scherzo.games import game as game_named
from scherzo.lab.soak import all_settings

NOT_STATED = "not stated"
PROVENANCE = ("printed", "public", "derived", "reconstructed", "mixed", NOT_STATED)
NOTES = ("printed", "reconstructed", "why", "note")
"""Keys of a component file that say where values come from; they are no values themselves."""

MOST_CHANGES = 40


def run(name: str, check: Path | None) -> None:
    """The provenance of a game's values, or how an owner's copy differs from them."""
    game = game_named(name)
    if check is None:
        show_provenance(game)
        return
    own, given = component_files.load(game), component_files.load(game, check)
    for players, options in all_settings(game):
        game.build_box(given, players, options)
    changes = list(differences(msgspec.to_builtins(own), msgspec.to_builtins(given)))
    print(f"{check} fits {game.title}; its values have the fingerprint {component_files.fingerprint(given)}.")
    if not changes:
        print("All values are those of the package.")
    for place, before, after in changes[:MOST_CHANGES]:
        print(f"  {place}: {before} -> {after}")
    if len(changes) > MOST_CHANGES:
        print(f"  and {len(changes) - MOST_CHANGES} more")


def show_provenance(game: Game) -> None:
    """A line for each table of the component file: where its values come from, and how many they are."""
    path = game.folder / "components.toml"
    found = provenance(tomllib.loads(path.read_text(encoding="utf-8")))
    total = sum(found.values(), Counter[str]())
    met = [word for word in PROVENANCE if total[word]]
    console = Console(highlight=False)
    grid = Grid(title=f"Component values of {game.title}", title_justify="left", box=None, padding=(0, 1, 0, 0))
    grid.add_column("table of the file", no_wrap=True)
    for word in (*met, "values"):
        grid.add_column(word.replace("recon", "recon-\n"), justify="right")
    for table, counts in found.items():
        grid.add_row(Text(table), *(str(counts[word] or "") for word in met), str(counts.total()))
    grid.add_row(Text("all"), *(str(total[word]) for word in met), str(total.total()), style="bold")
    console.print(grid)
    if total["mixed"]:
        console.print("mixed: a note in the file, beside the values, says which of them are printed.", soft_wrap=True)
    console.print(
        f"The file is {path}\nTo play with corrected values: copy it, correct it, check it with "
        f"'scherzo components {game.name} --check FILE', play with --components FILE.",
        soft_wrap=True,
        markup=False,
    )


def provenance(tables: dict[str, Any]) -> dict[str, Counter[str]]:
    """How many values of each table of a file come from where.

    A table says it for all its values, or value by value. Rows that say nothing have it from the table in front of
    them in the file, which is their heading: [sheets], then each [[sheet]].
    """
    found: dict[str, Counter[str]] = {}
    heading = NOT_STATED
    for name, node in tables.items():
        if isinstance(node, list):
            for row in node:
                count_values(found, name, row, heading)
        else:
            count_values(found, name, node, NOT_STATED)
            stated = node.get("provenance", NOT_STATED)
            heading = stated if isinstance(stated, str) else NOT_STATED
    return found


def count_values(found: dict[str, Counter[str]], name: str, table: dict[str, Any], inherited: str) -> None:
    """Counts the values of one table and of the tables in it; a thing without a name is called by its id."""
    stated = table.get("provenance", inherited)
    for key, value in table.items():
        if key == "provenance" or key.endswith("_provenance") or key in NOTES:
            continue
        word = stated.get(key, inherited) if isinstance(stated, dict) else stated
        called = "name" if key == "id" and "name" not in table else key
        word = str(table.get(f"{called}_provenance", word))
        inner = value if isinstance(value, list) else [value]
        if inner and isinstance(inner[0], dict):
            for row in inner:
                count_values(found, name, row, word)
        else:
            found.setdefault(name, Counter())[word] += 1


def differences(own: Any, given: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two trees of values differ."""
    if isinstance(own, dict) and isinstance(given, dict):
        for key in dict.fromkeys((*own, *given)):
            yield from differences(own.get(key), given.get(key), f"{place}.{key}" if place else str(key))
    elif isinstance(own, list) and isinstance(given, list) and len(own) == len(given):
        for i, (a, b) in enumerate(zip(own, given, strict=True)):
            yield from differences(a, b, f"{place}[{i}]")
    elif own != given:
        yield place, own, given
