"""`scherzo rules` and `scherzo components`: what the rules say, and how sure the printed values are."""

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
from scherzo.core import ledger
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.games import game as game_named

PROVENANCE = ("printed", "public", "reconstructed")
MOST_CHANGES = 40


def run_rules(name: str, words: str) -> None:
    """The rules with that id or those words, or all."""
    game = game_named(name)
    found = ledger.find(game, words) if words else ledger.entries(game.folder / "rules.md")
    if not found:
        raise BadInput(f"No rule of {game.title} has the words '{words}'. Try fewer or other words.")
    console = Console(highlight=False)
    for rule, sentence in found.items():
        console.print(Text.assemble((rule, "bold cyan"), "  ", sentence))


def run_components(name: str, check: Path | None) -> None:
    """The provenance of a game's values, or how an owner's copy differs from them."""
    game = game_named(name)
    if check is None:
        show_provenance(game)
        return
    own, given = component_files.load(game), component_files.load(game, check)
    for players in game.players:
        game.build_box(given, players, {option.key: option.values[0] for option in game.options})
    changes = list(differences(msgspec.to_builtins(own), msgspec.to_builtins(given)))
    print(f"{check} fits {game.title}; its values have the fingerprint {component_files.fingerprint(given)}.")
    if not changes:
        print("All values are those of the package.")
    for place, before, after in changes[:MOST_CHANGES]:
        print(f"  {place}: {before} -> {after}")
    if len(changes) > MOST_CHANGES:
        print(f"  and {len(changes) - MOST_CHANGES} more")


def show_provenance(game: Game) -> None:
    """A line for each table of the component file: how many of its values are printed, public, reconstructed."""
    path = game.folder / "components.toml"
    console = Console(highlight=False)
    grid = Grid(title=f"Component values of {game.title}", title_justify="left", box=None)
    grid.add_column("table of the file")
    for word in PROVENANCE:
        grid.add_column(word, justify="right")
    total: Counter[str] = Counter()
    for table, counts in provenance(tomllib.loads(path.read_text(encoding="utf-8"))).items():
        total += counts
        grid.add_row(Text(table), *(str(counts[word] or "") for word in PROVENANCE))
    grid.add_row(Text("all"), *(str(total[word]) for word in PROVENANCE), style="bold")
    console.print(grid)
    console.print(
        f"The file is {path}\nTo play with corrected values: copy it, correct it, check it with "
        f"'scherzo components {game.name} --check FILE', play with --components FILE.",
        soft_wrap=True,
    )


def provenance(tables: dict[str, Any]) -> dict[str, Counter[str]]:
    """How many values of each table have which provenance. A table names it for all its values, or value by value."""
    found: dict[str, Counter[str]] = {}

    def walk(name: str, node: Any, inherited: str) -> None:
        if isinstance(node, list):
            for entry in node:
                walk(name, entry, inherited)
            return
        stated = node.get("provenance", inherited)
        for key, value in node.items():
            if key == "provenance" or key.endswith("_provenance"):
                continue
            word = stated.get(key, inherited) if isinstance(stated, dict) else stated
            word = node.get(f"{key}_provenance", word)
            if isinstance(value, dict) or (isinstance(value, list) and value and isinstance(value[0], dict)):
                walk(f"{name}.{key}" if name else key, value, word if isinstance(word, str) else "")
            elif word:
                found.setdefault(name, Counter())[str(word).split()[0].strip(":;,")] += 1

    walk("", tables, "")
    return found


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
