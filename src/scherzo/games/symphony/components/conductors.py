"""The Conductor, the Concertmaster and the Masters."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Noted, Strict
from scherzo.games.symphony.components.kinds import Count, Points


class ConductorDisc(Strict, frozen=True):
    """A Note space of the Conductor or a Master: where its disc may be added."""

    to: Literal[
        "any", "not_choir", "choir", "has_flat", "has_sharp", "strings", "brass", "woodwinds", "percussion", "soloist"
    ]  # fmt: skip
    colour: Literal["own", "black"]


ConductorDiscs = Annotated[list[ConductorDisc], Meta(min_length=1, max_length=3)]


class BasicConductor(Noted, frozen=True):
    """[conductor]"""

    discs: ConductorDiscs
    distinct: bool


class Concertmaster(Noted, frozen=True):
    """[concertmaster]"""

    virtuosity_small_board: Points
    virtuosity_large_board: Points
    black_discs: Count


class Master(Strict, frozen=True):
    """[[master]]"""

    id: Literal[
        "berlioz", "bernstein", "bulow", "furtwangler", "karajan", "kleiber", "mahler", "mengelberg",
        "toscanini", "wagner",
    ]  # fmt: skip
    name: str
    discs: ConductorDiscs
    distinct: bool
    pool: Literal["none", "all", "flat_or_sharp", "strings", "brass", "woodwinds", "percussion", "soloist"]
    overwrite_vp: Points = 0


class MasterRemoves(Noted, frozen=True):
    """[master_removes_virtuosity_card]"""

    furtwangler: str
    karajan: str
    toscanini: str
    wagner: str
