"""What an environment shows a seat: the row that the door `look` writes, without the parts called hidden.

`look` reads the table that it is given, and a part that tells of others' hidden things would tell the truth about them.
So these parts are left out, whatever stands in them; all others are the same in every world that the seat may believe
in, which tests compare.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from scherzo.core.errors import BadInput
from scherzo.core.features import width_of
from scherzo.core.game import Game
from scherzo.core.layout import Array


@dataclass(frozen=True)
class Part:
    """A named part of an observation: its numbers are observation[start:stop]."""

    name: str
    start: int
    stop: int
    text: str


@cache
def parts_of(game: Game) -> tuple[Part, ...]:
    """The parts of a game's observations, in their order."""
    if not game.features:
        raise BadInput(f"{game.title} has no door 'look' yet, so there is nothing that an environment could show.")
    found, at = [], 0
    for feature in game.features:
        if not feature.hidden:
            found.append(Part(feature.name, at, at + feature.width, feature.text))
            at += feature.width
    return tuple(found)


def width(game: Game) -> int:
    """How many numbers an observation has."""
    return parts_of(game)[-1].stop


def looked_at(game: Game) -> int:
    """How many numbers `look` writes, hidden ones included."""
    return width_of(game.features)


@cache
def shown_stretches(game: Game) -> Array:
    """The stretches of a row of `look` that may be shown: where each begins and ends."""
    found: list[list[int]] = []
    at = 0
    for feature in game.features:
        if not feature.hidden:
            if found and found[-1][1] == at:
                found[-1][1] += feature.width
            else:
                found.append([at, at + feature.width])
        at += feature.width
    return np.array(found, dtype=np.int64).reshape(len(found), 2)
