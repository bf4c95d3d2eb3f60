"""The boards: a player's own, the piano track, the map and its admiration tracks."""

from typing import Annotated

from msgspec import Meta

from scherzo.core.component_types import Strict
from scherzo.games.philharmonix.components.basics import Bonus, Colour, Name, Noted, Small, Some


class HatLevel(Strict, frozen=True):
    """One level of top hats and the bonus of each hat."""

    level: Some
    hats: Annotated[tuple[Bonus, ...], Meta(min_length=1)]


Pair = tuple[Colour, Colour]


class PlayerBoard(Noted, frozen=True, kw_only=True):
    """A player board."""

    symphony_columns: Annotated[int, Meta(ge=2, le=8)]
    conductor_slots: tuple[Pair, Pair, Pair, Pair, Pair]
    top_hat_levels: tuple[HatLevel, ...]


class PrestigeMarker(Strict, frozen=True):
    """Prestige for moving off the last white key of a set."""

    after_set: Some
    prestige: Small


class PianoKey(Strict, frozen=True):
    """A black key."""

    key: Annotated[int, Meta(ge=1, le=31)]
    set: Some
    left: Small
    bonus: Bonus


class Piano(Noted, frozen=True, kw_only=True):
    """The piano track."""

    set_sizes: Annotated[tuple[Annotated[int, Meta(ge=1, le=4)], ...], Meta(min_length=1, max_length=15)]
    credits_by_set: tuple[Small, ...]
    last_position: Annotated[int, Meta(ge=1, le=62)]
    overflow_prestige_per_star: Small
    prestige_markers: tuple[PrestigeMarker, ...]
    keys: tuple[PianoKey, ...]


class PlanetKind(Strict, frozen=True):
    """A planet of every region."""

    name: Name
    circles: Annotated[int, Meta(ge=1, le=3)]
    start: bool


class Map(Noted, frozen=True, kw_only=True):
    """Regions, planets and lines."""

    regions: tuple[Name, Name, Name, Name, Name, Name]
    planets_per_region: Annotated[tuple[PlanetKind, ...], Meta(min_length=1, max_length=6)]
    lines: tuple[tuple[str, str], ...]


class Reward(Strict, frozen=True):
    """A reward on an admiration track."""

    space: Annotated[int, Meta(ge=1, le=15)]
    bonus: Bonus


class Admiration(Noted, frozen=True, kw_only=True):
    """The admiration tracks."""

    start: Annotated[int, Meta(ge=0, le=0)]
    last_space: Annotated[int, Meta(ge=1, le=15)]
    overflow_prestige_per_step: Small
    tracks: dict[str, tuple[Reward, ...]]
