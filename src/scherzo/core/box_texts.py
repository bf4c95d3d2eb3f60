"""Texts in a Box: names that an owner's component file may change lie there as rows of UTF-8 bytes (kind u1)."""

from typing import Any

from scherzo.core.errors import BadInput
from scherzo.core.layout import Array


def write_text(room: Array, text: str, where: str) -> None:
    """Puts a text into its room in the Box; `where` names the table and key of the component file."""
    encoded = text.encode()
    if len(encoded) > len(room):
        raise BadInput(f"components.toml, {where}: '{text}' is longer than {len(room)} bytes; shorten it.")
    room[: len(encoded)] = list(encoded)


def read_text(room: Any) -> str:
    """A text of the Box, from its row in a reading or in a record."""
    return bytes(room).rstrip(b"\0").decode()
