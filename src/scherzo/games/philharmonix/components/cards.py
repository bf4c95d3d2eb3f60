"""The cards: patrons, starting regions and fans, Records, and the Maestro of the solo game."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Strict
from scherzo.games.philharmonix.components.basics import (
    ActionName,
    Bonus,
    CardName,
    Colour,
    ColourOrAny,
    Noted,
    Row,
    Small,
    Type,
)


class NeededMusician(Strict, frozen=True):
    """A musician a patron wants to see."""

    type: Type
    stars: Annotated[int, Meta(ge=0, le=3)]


class Need(Strict, frozen=True):
    """The condition of a patron's prestige space."""

    musicians: tuple[NeededMusician, ...] = ()
    symphonies: tuple[Colour, ...] = ()
    soloists: Small = 0
    conductor: Annotated[int, Meta(ge=0, le=5)] = 0


class PatronCard(Strict, frozen=True):
    """A Patron card. Files without names are played too: their patrons are called by their number."""

    id: str
    cost: Small
    prestige: Small
    need: Need
    ability: Bonus
    name: CardName = ""


class Patrons(Noted, frozen=True, kw_only=True):
    """The Patron cards."""

    cards: tuple[PatronCard, ...]


class StartingRegions(Noted, frozen=True, kw_only=True):
    """The Starting Region cards."""

    cards: tuple[str, ...]


class FanCard(Strict, frozen=True):
    """A Starting Fan card."""

    id: str
    planets: tuple[str, ...]


class StartingFans(Noted, frozen=True, kw_only=True):
    """The Starting Fan cards."""

    cards: tuple[FanCard, FanCard, FanCard, FanCard]


class RecordLevel(Strict, frozen=True):
    """A level of Record cards."""

    level: Annotated[int, Meta(ge=1, le=3)]
    sale_credits: Small
    silver: Small
    gold: Small
    min_strength: Row


class RecordCard(Strict, frozen=True):
    """A Record card."""

    id: str
    level: Annotated[int, Meta(ge=1, le=3)]
    need: Annotated[tuple[ColourOrAny, ...], Meta(min_length=1, max_length=5)]
    name: CardName = ""


class RecordCards(Noted, frozen=True, kw_only=True):
    """The Record cards of the variant."""

    levels: tuple[RecordLevel, RecordLevel, RecordLevel]
    cards: tuple[RecordCard, ...]


Rounds = Annotated[tuple[Small, ...], Meta(min_length=5, max_length=5)]


class MaestroLevel(Strict, frozen=True):
    """How strong the Maestro is."""

    limit_by_round: Rounds
    round_end_prestige: Small


class MaestroLevels(Strict, frozen=True):
    """The three difficulties."""

    apprentice: MaestroLevel
    virtuoso: MaestroLevel
    legend: MaestroLevel


class Solo(Noted, frozen=True, kw_only=True):
    """The solo mode."""

    perform_base_by_round: Rounds
    compose_late_bonus_from_round: Small
    default_difficulty: Literal["virtuoso"]
    difficulty: MaestroLevels


class MaestroCard(Strict, frozen=True):
    """A Maestro card."""

    id: str
    action: ActionName
    otherwise: ActionName
    region: str
    takes: Literal["musician", "soloist"]


class MaestroCards(Noted, frozen=True, kw_only=True):
    """The Maestro's deck."""

    cards: tuple[MaestroCard, ...]
