"""What the parts of the component file are made of: bounded numbers, the game's words, effects and bonuses."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core import component_types
from scherzo.core.component_types import Strict

Small = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Row = Annotated[int, Meta(ge=1, le=6)]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9]{0,14}$")]
CardName = Annotated[str, Meta(max_length=24)]
Type = Literal["strings", "percussion", "woodwind", "brass"]
Kind = Literal["pianist", "harpist", "gong", "keytar", "singer"]
Colour = Literal["red", "yellow", "blue", "green", "white"]
ColourOrAny = Literal["red", "yellow", "blue", "green", "white", "any"]
ActionName = Literal["patron", "invest", "perform", "promote", "compose", "audition"]
EffectName = Literal[
    "credits", "experience", "fans", "prestige", "ap_back", "ap_limit", "ship_move", "star", "upgrade_musician",
    "upgrade_conductor", "symphony_dice", "symphony_supply", "advance_symphony", "musician_dice", "musician_supply",
    "patron_points", "activate_patron",
]  # fmt: skip


class Noted(component_types.Noted, frozen=True, kw_only=True):
    """A table that says where its values come from, which of them are printed, and why the others are as they are."""

    printed: tuple[str, ...] = ()
    why: str = ""


class Effect(Strict, frozen=True):
    """One step of a bonus; `stars` is the rank for the two effects that recruit."""

    do: EffectName
    n: Annotated[int, Meta(ge=1, le=20)] = 1
    stars: Annotated[int, Meta(ge=1, le=2)] | None = None


Bonus = Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]
