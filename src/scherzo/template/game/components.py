"""components.toml as typed data: an owner's corrected file is checked against these structs when it is read."""

from typing import Annotated

from msgspec import Meta

from scherzo.core.component_types import Noted, Strict


class Deck(Noted, frozen=True):
    """[deck]: the pieces."""

    pieces: Annotated[int, Meta(ge=8, le=40)]
    hand: Annotated[int, Meta(ge=1, le=8)]


class Applause(Noted, frozen=True):
    """[applause]: the points of each evening."""

    points: tuple[Annotated[int, Meta(ge=0, le=100)], ...]


class Components(Strict, frozen=True):
    """The whole file."""

    deck: Deck
    applause: Applause
