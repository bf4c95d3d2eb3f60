"""What an option says of itself."""

from typing import NamedTuple


class Said(NamedTuple):
    """An option in words, before it has its number."""

    notation: str
    text: str
    hint: str = ""
    elements: tuple[str, ...] = ()
