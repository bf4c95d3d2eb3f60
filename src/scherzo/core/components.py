"""Component files: the printed values of a game as data, which an owner may correct in a copy."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from scherzo.core.errors import BadInput
from scherzo.core.game import Game


def load(game: Game, path: Path | None = None) -> Any:
    """The components of a game: its own, or those of an owner's corrected file."""
    source = path or game.folder / "components.toml"
    try:
        text = source.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(
            f"Cannot read the component file {source}: {error.strerror}. Give the path of a TOML file."
        ) from None
    except UnicodeDecodeError:
        raise BadInput(f"The component file {source} is not UTF-8 text. Save it as UTF-8 TOML.") from None
    try:
        return msgspec.toml.decode(text, type=game.Components)
    except msgspec.ValidationError as error:
        raise BadInput(f"The component file {source} does not fit {game.title}: {place(str(error))}") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"The component file {source} is not valid TOML: {error}.") from None


def place(message: str) -> str:
    """A validation message with the place first, in the words of the file: `suits[2].vp[0]: expected ...`."""
    what, _, where = message.partition(" - at `$")
    return f"at {where.strip('`').lstrip('.')}: {what}." if where else f"{what}."


def fingerprint(components: Any) -> str:
    """A hash of the values of a component set, whatever the file's comments and order."""
    return hashlib.sha256(msgspec.json.encode(components, order="sorted")).hexdigest()[:16]


@cache
def packaged_fingerprint(game: Game) -> str:
    """The hash of a game's own component values."""
    return fingerprint(load(game))
