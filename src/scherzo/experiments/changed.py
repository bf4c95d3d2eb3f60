"""Component values with some of them changed: "patrons.cards.P11.cost" = 3, "instrument.Gong.spaces" = "w w"."""

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from scherzo.core.components import place
from scherzo.core.errors import BadInput
from scherzo.core.game import Game

Value = bool | int | float | str | list[Any] | dict[str, Any]


def changed(game: Game, values: Mapping[str, Value]) -> msgspec.Struct:
    """The game's components with these values in their places."""
    whole: Any = tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))
    for path, value in values.items():
        *way, last = path.split(".")
        here = whole
        for part in way:
            here = here[key_of(here, part, path, game)]
        here[key_of(here, last, path, game)] = value
    try:
        return msgspec.convert(whole, game.Components)
    except msgspec.ValidationError as error:
        raise BadInput(f"its components do not fit {game.title}, {place(str(error))}") from None


def key_of(here: Any, part: str, path: str, game: Game) -> str | int:
    """A key of a table; of a list the place of an entry, by its id, its name or its number from 1."""
    if isinstance(here, dict) and part in here:
        return part
    if isinstance(here, list):
        if part in names(here):
            return names(here).index(part)
        if part.isdecimal() and 1 <= int(part) <= len(here):
            return int(part) - 1
    raise BadInput(f"the components of {game.title} have no {path}: there is no {part}{instead(here)}.")


def names(entries: list[Any]) -> list[str]:
    """What entries of a list are called."""
    return [str(each.get("id", each.get("name", ""))) if isinstance(each, dict) else "" for each in entries]


def instead(here: Any) -> str:
    """What there is."""
    if isinstance(here, dict):
        return f" among {', '.join(here)}"
    if isinstance(here, list):
        known = [name for name in names(here) if name]
        return f" among {', '.join(known)}" if known else f" among the entries 1 to {len(here)}"
    return ", because that is a single value"
