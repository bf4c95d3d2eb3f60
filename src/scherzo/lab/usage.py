"""How often the things of a game are used and what they are worth, from the uses in many games.

Of each thing, games are summed up as the products of a few numbers per game (`Column`), so that memory does not grow
with the games. Intervals treat a game, not a seat, as the unit of chance: what one seat gains another loses.

A worth is what goes along with using a thing, not what it causes: who leads can afford more.
"""

from dataclasses import dataclass
from enum import IntEnum
from math import sqrt

import msgspec
import numpy as np

from scherzo.core.errors import BadInput
from scherzo.core.game import RANK, TOTAL
from scherzo.core.layout import Array
from scherzo.core.usage import Uses
from scherzo.lab.batch import Batch, Setting
from scherzo.lab.statistics import SIGMAS

FEWEST = 20
"""Of fewer seats on one side nothing is said: their intervals would be too narrow."""


class Worth(msgspec.Struct, frozen=True):
    """A mean for seats that used a thing and for those that did not, and the 95 % interval of the difference."""

    with_it: float
    without_it: float
    difference: float
    difference_from: float
    difference_to: float


class PerUse(msgspec.Struct, frozen=True):
    """How much greater the lead is for each use more (a regression), with its 95 % interval."""

    lead: float
    lead_from: float
    lead_to: float


class ThingUsed(msgspec.Struct, frozen=True):
    """One thing. What cannot be said, such as the worth of a thing that every seat uses, is null."""

    name: str
    games: int  # in which it could be used
    per_game: float  # uses in each of those
    seats: float  # share of the seats that used it in those
    lead: Worth | None  # own points minus the table's mean
    win_rate: Worth | None
    per_use: PerUse | None
    points: float | None  # gained by a use itself, mean


class GroupUsed(msgspec.Struct, frozen=True):
    """The things of one group."""

    title: str
    things: list[ThingUsed]


class Column(IntEnum):
    """What is known of one thing in one game, over the seats of players."""

    GAME = 0  # always 1
    USERS = 1  # seats that used it
    USERS_LEAD = 2
    USERS_WINS = 3
    LEAD = 4  # of all seats
    WINS = 5
    COUNT = 6  # uses
    COUNT_SQUARED = 7  # summed over seats, as is the next
    COUNT_LEAD = 8


@dataclass(frozen=True)
class Counted:
    """What the games of one batch say about the things of all groups."""

    uses: Array  # by game and thing
    products: Array  # a matrix of products of columns for each thing
    points: Array
    scored: Array  # whether uses of the thing bring points


class Counts:
    """The sums over games, one matrix of products of columns for each thing."""

    def __init__(self, at: Setting) -> None:
        if not at.game.usage:
            raise BadInput(f"{at.game.title} does not say yet what counts as used: leave out --usage.")
        self.at = at
        box = at.boxes[0]
        self.groups = [(group, list(group.names(box))) for group in at.game.usage]
        self.things = sum(len(names) for _, names in self.groups)
        self.products = np.zeros((self.things, len(Column), len(Column)))
        self.points = np.zeros(self.things)
        self.scored = np.zeros(self.things, dtype=bool)

    def add(self, counted: Counted) -> None:
        """Takes the games of a batch in."""
        self.products += counted.products
        self.points += counted.points
        self.scored |= counted.scored

    def count(self, batch: Batch) -> Counted:
        """What the games of a batch say."""
        at, box, told = self.at, self.at.boxes[0], batch.told
        assert told is not None
        whole = Counted(
            np.zeros((len(batch.lengths), self.things), dtype=np.int32),
            np.zeros_like(self.products),
            np.zeros_like(self.points),
            np.zeros_like(self.scored),
        )
        points: Array = batch.sheets[:, :, TOTAL] / at.game.score_scale
        lead = (points - points.mean(axis=1, keepdims=True))[:, : at.players]
        won = batch.sheets[:, :, RANK] == 1
        wins = (won / won.sum(axis=1, keepdims=True))[:, : at.players]
        first = 0
        for group, names in self.groups:
            here = slice(first, first + len(names))
            first += len(names)
            if not names:
                continue
            found = group.found(box, told)
            counts = self.counted(found, whole, len(names), here)
            whole.uses[:, here] = counts.sum(axis=1)
            in_game = np.ones((len(lead), len(names)))
            if group.dealt:
                dealt = group.dealt(box, told)
                in_game[:] = 0
                in_game[dealt.game, dealt.thing] = 1
            whole.products[here] = products(counts, lead, wins, in_game)
        return whole

    def counted(self, found: Uses, whole: Counted, things: int, here: slice) -> Array:
        """Uses by game, seat and thing of one group; a rulebook's virtual player is not counted."""
        players = self.at.players
        own = found.seat < players
        place = (found.game[own].astype(np.int64) * players + found.seat[own]) * things + found.thing[own]
        if found.points is not None:
            whole.points[here] = np.bincount(found.thing[own], weights=found.points[own], minlength=things)
            whole.scored[here] = True
        shape = (len(whole.uses), players, things)
        return np.bincount(place, minlength=shape[0] * players * things).reshape(shape)

    def result(self) -> list[GroupUsed]:
        """All games summed up; groups that are not in play are left out."""
        shown, at = [], 0
        for group, names in self.groups:
            things = [self.thing(at + i, name) for i, name in enumerate(names)]
            at += len(names)
            if things:
                shown.append(GroupUsed(group.title, things))
        return shown

    def thing(self, number: int, name: str) -> ThingUsed:
        """One thing summed up."""
        sums, players = self.products[number], self.at.players
        games, users, count = (int(sums[0, column]) for column in (Column.GAME, Column.USERS, Column.COUNT))
        return ThingUsed(
            name=name,
            games=games,
            per_game=count / max(1, games),
            seats=users / max(1, games * players),
            lead=worth(sums, Column.USERS_LEAD, Column.LEAD, players),
            win_rate=worth(sums, Column.USERS_WINS, Column.WINS, players),
            per_use=per_use(sums, players),
            points=float(self.points[number]) / count if count and self.scored[number] else None,
        )


def products(counts: Array, lead: Array, wins: Array, in_game: Array) -> Array:
    """The products of columns for each thing, over the games it was in."""
    used = counts > 0
    columns = np.empty((*in_game.shape, len(Column)))
    columns[..., Column.GAME] = 1
    columns[..., Column.USERS] = used.sum(axis=1)
    columns[..., Column.USERS_LEAD] = np.einsum("gst,gs->gt", used, lead)
    columns[..., Column.USERS_WINS] = np.einsum("gst,gs->gt", used, wins)
    columns[..., Column.LEAD] = lead.sum(axis=1)[:, None]
    columns[..., Column.WINS] = wins.sum(axis=1)[:, None]
    columns[..., Column.COUNT] = counts.sum(axis=1)
    columns[..., Column.COUNT_SQUARED] = (counts**2).sum(axis=1)
    columns[..., Column.COUNT_LEAD] = np.einsum("gst,gs->gt", counts, lead)
    columns *= in_game[..., None]
    by_thing = columns.transpose(1, 2, 0)
    multiplied: Array = np.matmul(by_thing, by_thing.transpose(0, 2, 1))
    return multiplied


def worth(sums: Array, of_users: Column, of_all: Column, players: int) -> Worth | None:
    """Means with and without; each game moves their difference by `weights` times its columns."""
    users = sums[0, Column.USERS]
    others = sums[0, 0] * players - users
    if users < FEWEST or others < FEWEST:
        return None
    mean = sums[0, of_users] / users
    rest = (sums[0, of_all] - sums[0, of_users]) / others
    weights = np.zeros(len(Column))
    weights[of_users] = 1 / users + 1 / others
    weights[of_all] = -1 / others
    weights[Column.USERS] = -mean / users - rest / others
    weights[Column.GAME] = rest * players / others
    half = half_width(sums, weights)
    difference = mean - rest
    return Worth(*map(float, (mean, rest, difference, difference - half, difference + half)))


def per_use(sums: Array, players: int) -> PerUse | None:
    """The slope of the lead over the number of uses."""
    seats = sums[0, 0] * players
    if sums[0, Column.USERS] < FEWEST:
        return None
    count, lead = sums[0, Column.COUNT] / seats, sums[0, Column.LEAD] / seats
    spread = sums[0, Column.COUNT_SQUARED] - seats * count**2
    if spread < 1:  # all use it equally often
        return None
    slope = (sums[0, Column.COUNT_LEAD] - seats * count * lead) / spread
    weights = np.zeros(len(Column))
    weights[Column.COUNT_LEAD] = 1
    weights[Column.LEAD] = -count
    weights[Column.COUNT] = -lead + 2 * slope * count
    weights[Column.COUNT_SQUARED] = -slope
    weights[Column.GAME] = players * count * (lead - slope * count)
    half = half_width(sums, weights / spread)
    return PerUse(*map(float, (slope, slope - half, slope + half)))


def half_width(sums: Array, weights: Array) -> float:
    """Half the 95 % interval of a number that each game moves by `weights` times its columns."""
    return SIGMAS * sqrt(max(0.0, float(weights @ sums @ weights)))
