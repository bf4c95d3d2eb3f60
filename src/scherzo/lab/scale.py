"""One scale for all versions of the bots: a bot's rating is where its games put it among anchors that never change.

An anchor is a bot written down with all its knobs, and a rating that stays as it was once measured. `random` is 0, and
400 points more are ten wins for each loss. Anchors never meet here, so every bot is rated by itself.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from math import log, sqrt

import msgspec

from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.lab.arena import Lineup, Played, lineups
from scherzo.lab.statistics import SIGMAS

STEEPNESS = log(10) / 400
WIDE = 1000.0
"""A bot that won or lost all its games is taken for one within about so many points of its opponents."""


class Anchor(msgspec.Struct, frozen=True):
    """A bot whose play and ratings are frozen; the ratings by number of players."""

    spec: str
    ratings: dict[int, float]


class Anchors(msgspec.Struct, frozen=True):
    """A game's anchors, weakest first, and the rules by which they were measured."""

    rules_version: int
    anchors: tuple[Anchor, ...]


class Place(msgspec.Struct, frozen=True):
    """Where a bot stands on the scale, with the 95 % interval."""

    bot: str
    games: int
    rating: float
    low: float
    high: float


@cache
def anchors(game: Game) -> Anchors | None:
    """The anchors in a game's folder, if they were measured by today's rules."""
    path = game.folder / "brain" / "anchors.json"
    if not path.is_file():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Anchors)
    return found if found.rules_version == game.rules_version else None


def ratings_of(game: Game, players: int) -> dict[str, float]:
    """The anchors of a game with that many players, and their ratings."""
    found = anchors(game)
    rated = {a.spec: a.ratings[players] for a in found.anchors if players in a.ratings} if found else {}
    if not rated:
        raise BadInput(f"Nobody has measured anchors for {game.title} with {players} players.")
    return rated


def meetings(bots: Sequence[str], fixed: Mapping[str, float], players: int) -> list[Lineup]:
    """Every bot alone among copies of every anchor, in every rotation."""
    return [lineup for bot in bots for anchor in fixed for lineup in lineups((bot, anchor), players)]


def placed(bot: str, played: Sequence[Played], fixed: Mapping[str, float]) -> Place:
    """The likeliest rating of a bot: it should have been ahead of its opponents as often as it was.

    Games of one deal share their luck, so the interval is the wider of what duels and what whole deals say.
    """
    duels = [(game.deal, fixed[game.lineup[seat]], won) for game in played for seat, won in beaten(bot, game)]
    middle = sum(rating for _, rating, _ in duels) / len(duels)

    def surplus(rating: float) -> float:
        expected = sum(won - chance(rating - other) for _, other, won in duels)
        return expected * STEEPNESS - (rating - middle) / WIDE**2

    low, high = middle - 5 * WIDE, middle + 5 * WIDE
    while high - low > 0.01:
        rating = (low + high) / 2
        low, high = (rating, high) if surplus(rating) > 0 else (low, rating)
    by_deal: dict[int, float] = defaultdict(float)
    known = 1 / WIDE**2
    for deal, other, won in duels:
        expected = chance(low - other)
        by_deal[deal] += (won - expected) * STEEPNESS
        known += expected * (1 - expected) * STEEPNESS**2
    doubt = SIGMAS * max(1 / sqrt(known), sqrt(sum(away**2 for away in by_deal.values())) / known)
    return Place(bot, sum(bot in game.lineup for game in played), low, low - doubt, low + doubt)


def beaten(bot: str, game: Played) -> list[tuple[int, float]]:
    """The opponents' seats of a bot, and whether it finished ahead of each: 1, 0, or one half for a tie."""
    if bot not in game.lineup:
        return []
    own = game.ranks[game.lineup.index(bot)]
    others = [seat for seat, spec in enumerate(game.lineup) if spec != bot]
    return [(seat, 0.5 + 0.5 * ((own < game.ranks[seat]) - (own > game.ranks[seat]))) for seat in others]


def chance(ahead: float) -> float:
    """How often a bot so many points ahead finishes before the other."""
    return float(1 / (1 + 10 ** (-ahead / 400)))
