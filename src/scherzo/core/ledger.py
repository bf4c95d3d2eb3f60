"""The rules ledger: every rule, ruling and example of a game by its id, as shipped in its rules.md."""

import re
from functools import cache
from pathlib import Path

from scherzo.core.errors import BadInput
from scherzo.core.game import Game

ENTRY = re.compile(r"^- \*\*([A-Z0-9]{2}-[A-Z][A-Za-z0-9_-]*)\*\*\s*(.*)$")
HEADING = re.compile(r"^(##|###) (?:[0-9.]+ )?(.*?)(?: \(.*\))?$")
EXAMPLE = re.compile(r"^[A-Z0-9]{2}-(EX|VEC)-")
SOURCE = re.compile(r"\s*\[[^\]]*\]$")
IN_BRACKETS = re.compile(r"\s*\((?:[A-Z][A-Z0-9]-[A-Z]+[\w-]*(?:, | and | to )?)+\)")
LOOKS_LIKE_ID = re.compile(r"^[A-Za-z0-9]{2}-[A-Za-z0-9_-]+$")


def sentence(game: Game, rule: str) -> str:
    """The text of one rule; empty for an id that the ledger does not have."""
    return entries(game.folder / "rules.md").get(rule, "")


def find(game: Game, words: str) -> dict[str, str]:
    """The rules with that id, or that hold all those words, by id."""
    ledger = entries(game.folder / "rules.md")
    if LOOKS_LIKE_ID.match(words):
        exact = {i: text for i, text in ledger.items() if i.lower() == words.lower()}
        found = exact or {i: text for i, text in ledger.items() if i.lower().startswith(words.lower() + "-")}
        if not found:
            raise BadInput(
                f"{game.title} has no rule '{words}'. Try a word instead, such as 'scherzo rules {game.name} score'."
            )
        return found
    wanted, part = words.lower().split(), sections(game.folder / "rules.md")
    return {i: text for i, text in ledger.items() if all(w in f"{i} {text} {part[i]}".lower() for w in wanted)}


def for_players(game: Game, words: str = "") -> dict[str, str]:
    """The same without worked examples and test vectors, as somebody reads it who wants to play.

    The pages of the printed book are left out, which a player at a screen does not have, and other rules in brackets.
    """
    return {rule: told(text) for rule, text in find(game, words).items() if not EXAMPLE.match(rule)}


def told(text: str) -> str:
    """A rule without its source and without the ids in brackets."""
    return IN_BRACKETS.sub("", SOURCE.sub("", text))


@cache
def entries(path: Path) -> dict[str, str]:
    """All ids of a rules.md with their texts; lines that go on are joined."""
    found: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        match = ENTRY.match(line)
        if match:
            current = match[1]
            found[current] = plain(match[2])
        elif current and line.startswith("  ") and line.strip():
            found[current] += " " + plain(line.strip())
        else:
            current = ""
    return found


@cache
def sections(path: Path) -> dict[str, str]:
    """The heading of rules.md under which each rule stands, without its number."""
    found: dict[str, str] = {}
    part = chapter = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        heading, entry = HEADING.match(line), ENTRY.match(line)
        if heading and heading[1] == "##":
            part, chapter = heading[2], ""
        elif heading:
            chapter = heading[2]
        elif entry:
            found[entry[1]] = (f"{part}: {chapter}" if part.startswith("Rulings") else chapter) if chapter else part
    return found


def plain(text: str) -> str:
    """The sentence without its Markdown emphasis."""
    return re.sub(r"(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?!\w)", r"\1", text.replace("**", "")).strip()
