"""Words and numbers that several tables of components.toml use."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Noted

Count = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Column = Literal["A", "B", "C", "D", "E"]
Category = Literal["strings", "brass", "woodwinds", "percussion", "soloist", "choir", "special"]
Ability = Literal[
    "overwriting", "black_overwriting", "strong_overwriting", "black_strong_overwriting", "protection", "flat", "sharp",
    "imminent", "virtuosity_1", "virtuosity_2", "virtuosity_by_board", "soloist", "chaining", "absolute", "obsessive",
    "disturbing",
]  # fmt: skip  # fmt: skip
Dot = Literal["S", "B", "W", "P", "L"]
Clef = Literal["C", "F", "G"]
NoteColour = Literal["blue", "orange"]
Zone = Literal["blue", "orange", "green"]
NoteKind = Literal["semibreve", "minim", "crotchet", "quaver"]
SeatName = Annotated[str, Meta(pattern="^[A-E][1-6]$")]


class OnlyProvenance(Noted, frozen=True):
    """A table that says only where its rows come from."""
