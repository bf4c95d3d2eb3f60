"""Tiles and dice: musicians, soloists, symphonies, Demand and Turn Order tiles."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Strict
from scherzo.games.philharmonix.components.basics import Bonus, Colour, ColourOrAny, Kind, Noted, Some


class PerType(Strict, frozen=True):
    """Musician tiles of one type."""

    zero_star: Some
    one_two_star: Some
    three_star: Some


class Musicians(Noted, frozen=True, kw_only=True):
    """The musician tiles."""

    per_type: PerType


class SoloistTiles(Noted, frozen=True, kw_only=True):
    """The soloist tiles and what they do in a concert."""

    stars: Annotated[int, Meta(ge=0, le=3)]
    copies_per_kind: Some
    bonus: dict[Kind, Bonus]


Faces = Annotated[tuple[str, ...], Meta(min_length=6, max_length=6)]


class DiceFaces(Noted, frozen=True, kw_only=True):
    """The faces of the dice."""

    symphony_die_faces: Annotated[tuple[ColourOrAny, ...], Meta(min_length=6, max_length=6)]
    musician_die_faces: tuple[Faces, Faces, Faces, Faces]


class Symphonies(Noted, frozen=True, kw_only=True):
    """The symphony tiles."""

    copies_per_colour: Annotated[int, Meta(ge=1, le=15)]


class Wanted(Strict, frozen=True):
    """A musician a Demand tile asks for."""

    type: Literal["strings", "percussion", "woodwind", "brass", "any"]
    stars: Annotated[int, Meta(ge=0, le=3)]


class DemandTile(Strict, frozen=True):
    """A Demand tile."""

    id: Annotated[int, Meta(ge=1, le=18)]
    musicians: tuple[Wanted, Wanted, Wanted]
    symphonies: tuple[Colour, Colour]


class Demand(Noted, frozen=True, kw_only=True):
    """The Demand tiles."""

    tiles: tuple[DemandTile, ...]


class TurnTile(Strict, frozen=True):
    """A Turn Order tile."""

    id: str
    spaces: tuple[Bonus, Bonus, Bonus, Bonus]


class TurnTiles(Noted, frozen=True, kw_only=True):
    """The Turn Order tiles."""

    tiles: tuple[TurnTile, TurnTile, TurnTile, TurnTile]
