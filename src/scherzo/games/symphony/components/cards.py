"""Instrument cards, Musician tokens and Virtuosity cards."""

from typing import Annotated, Literal

from msgspec import Meta, field

from scherzo.core.component_types import Noted, Strict
from scherzo.games.symphony.components.kinds import (
    Ability,
    Category,
    Clef,
    Count,
    Dot,
    NoteColour,
    NoteKind,
    Points,
    Zone,
)


class Categories(Noted, frozen=True):
    """[categories]: background colours."""

    strings: str
    brass: str
    woodwinds: str
    percussion: str
    soloist: str
    choir: str
    special: str


class InstrumentsAbout(Noted, frozen=True):
    """[instruments]"""

    total: Count


Spaces = Annotated[str, Meta(pattern="^[wkgK][1-3]?( [wkgK][1-3]?){0,4}$")]


class Instrument(Strict, frozen=True):
    """[[instrument]]: one kind of card."""

    number: Annotated[int, Meta(ge=0, le=43)]
    name: str
    category: Category
    copies: Annotated[int, Meta(ge=1, le=4)]
    spaces: Spaces
    dots: list[Dot]
    clefs: list[Clef]
    printed: str
    reconstructed: str
    variant: Literal["basic", "advanced"] = "basic"
    basic: list[Ability] = field(default_factory=list)
    unlock: list[Ability] = field(default_factory=list)
    solo: list[Annotated[int, Meta(ge=1, le=5)]] = field(default_factory=list)
    parts: Annotated[int, Meta(ge=1, le=3)] = 1
    part_1: list[Ability] = field(default_factory=list)
    part_2: list[Ability] = field(default_factory=list)
    part_3: list[Ability] = field(default_factory=list)


TokenName = Literal[
    "prolonged", "flat_sharp", "chaining", "protection", "virtuosity", "overwriting", "eclectic", "clef"
]  # fmt: skip


class MusicianTokens(Noted, frozen=True):
    """[musician_tokens]"""

    copies_each: Annotated[int, Meta(ge=3, le=9)]
    types: list[TokenName]
    not_on_concertmaster: list[TokenName]
    never_on: tuple[Literal["conductor"], Literal["choir"]]
    overwriting_max_own_discs_left: Count
    clef_vp_per_clef: Points


class VirtuosityAbout(Noted, frozen=True):
    """[virtuosity]"""

    pairing_printed_for: list[int]


class OrchestraBonus(Strict, frozen=True):
    """The upper half of a Virtuosity card."""

    key: Literal[
        "string_quintet", "brass_trill", "woodwinds_fugue", "martial_march", "capriccio", "ample_assortment",
        "clef_master",
        "little_orchestra", "troublesome_clef", "experimental_placement", "heavenly_glissando", "neutral_melody",
        "group_of_talents",
    ]  # fmt: skip
    name: str
    vp: Points | None = None
    vp_2_4_players: Points | None = None
    vp_5_6_players: Points | None = None
    category: Category | None = None
    categories: list[Category] | None = None
    multiple_of: Annotated[int, Meta(ge=1, le=43)] | None = None  # of the cards' numbers
    clef: Clef | None = None


class SymphonyBonus(Strict, frozen=True):
    """The lower half of a Virtuosity card."""

    key: Literal[
        "allegro_air", "vivace_air", "andante_air", "pivotal_duplets", "pivotal_triplet", "pivotal_quadruplet",
        "melodic_ubiquity", "melodious_fusion", "chromatic_dominance", "pivotal_coloured_notes",
    ]  # fmt: skip
    name: str
    vp: Points | None = None
    vp_per_bar: Points | None = None
    vp_per_sheet_majority: Points | None = None
    note_type: NoteKind | None = None
    tuplet: Annotated[int, Meta(ge=2, le=4)] | None = None
    zone: Zone | None = None
    reach: Annotated[int, Meta(ge=1, le=4)] | None = None
    colour: NoteColour | None = None
    side: Literal["before", "after"] | None = None


class VirtuosityCard(Strict, frozen=True):
    """[[virtuosity_card]]"""

    id: Annotated[int, Meta(ge=1, le=15)]
    orchestra: OrchestraBonus
    symphony: SymphonyBonus
