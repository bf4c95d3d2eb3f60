"""What a game counts as used: groups of things, found in what the rules told while games were played.

A game lists its groups in `Game.usage`. Each names its things and finds their uses in the rows of the tape; who
counts them, over many games and with what they are worth, is `scherzo.lab.usage`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from scherzo.core.layout import Array, Layout, Records, field, i2, i4


class Told(Layout):
    """One event of the tape, with the decision that led to it; rows come in the order of the telling."""

    game: int = field(i4)  # its place in the batch
    decision: int = field(i2)  # its number in the game, from 1; 0 = told while the game was set up
    decider: int = field(i2)  # who decided, NOBODY during setup
    asking: int = field(i2)  # the kind of decision
    option: int = field(i2)
    audience: int = field(i2)
    kind: int = field(i2)  # the kind of event
    a: int = field(i2)
    b: int = field(i2)
    c: int = field(i2)
    d: int = field(i2)
    e: int = field(i2)


class Uses(NamedTuple):
    """Uses of the things of one group, one entry each."""

    game: Array
    seat: Array
    thing: Array  # its place in the group's names
    points: Array | None = None  # gained by the use itself, where the game can say so


@dataclass(frozen=True)
class Group:
    """Things of one sort, such as the patrons or the rows of an action."""

    title: str
    names: Callable[[Any], Sequence[str]]  # of a Box; none where the group is not in the game as it is played
    found: Callable[[Any, Records], Uses]  # (box, rows of Told)
    dealt: Callable[[Any, Records], Uses] | None = None  # if not all things are in every game: those that are


def uses(rows: Records, thing: Array, seat: Array | None = None, points: Array | None = None) -> Uses:
    """Uses read from rows whose number `a` is the seat, as it is in most events, or with the seats given."""
    return Uses(rows["game"], rows["a"] if seat is None else seat, thing, points)


def of_kind(told: Records, kind: int) -> Records:
    """The rows of one kind of event."""
    rows: Records = told[told["kind"] == kind]
    return rows


def joined(parts: Sequence[Uses]) -> Uses:
    """Uses of one group that were found in several ways; all of them with points, or none."""
    points = [part.points for part in parts if part.points is not None]
    return Uses(
        np.concatenate([part.game for part in parts]),
        np.concatenate([part.seat for part in parts]),
        np.concatenate([part.thing for part in parts]),
        np.concatenate(points) if points else None,
    )
