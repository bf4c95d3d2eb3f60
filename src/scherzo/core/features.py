"""What a network looks at: a row of numbers that a game's door `look` writes, and the names of its parts.

The numbers are small, mostly from 0 to 1, and the seats come in the order "me", then clockwise; a rulebook's virtual
player comes after the players. What a part tells of other seats' hidden things is taken from the table as it is given:
a bot gives only worlds that it imagines, and whoever shows a row to a seat leaves the hidden parts out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import Head


@dataclass(frozen=True)
class Feature:
    """One part of the row: its name, how many numbers it has, and what they say."""

    name: str
    width: int
    text: str
    hidden: bool = False  # whether it tells of things that the seat cannot know, but only imagine


def width_of(features: Sequence[Feature]) -> int:
    """How many numbers the whole row has."""
    return sum(feature.width for feature in features)


@rule
def see_nothing(box: Head, table: Head, seat: int, row: Array, sheet: Array) -> int:
    """The door `look` of a game that has none: no numbers."""
    return 0


@rule
def seat_seen(table: Head, seat: int, place: int) -> int:
    """Who comes at that place of the row: "me" first, the other players clockwise, then a virtual player."""
    return (seat + place) % table.players if place < table.players else place


@rule
def mark(row: Array, at: int, width: int, which: int) -> int:
    """Writes one of `width` marks: a 1 at `which`, no mark if that is outside. Answers where to go on."""
    for i in range(width):
        row[at + i] = 1.0 if i == which else 0.0
    return at + width


@rule
def put(row: Array, at: int, amount: float) -> int:
    """Writes one number. Answers where to go on."""
    row[at] = amount
    return at + 1
