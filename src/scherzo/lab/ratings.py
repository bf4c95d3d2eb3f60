"""What arena games say about the bots: win rates and duels with their uncertainty, and OpenSkill ratings."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from random import Random
from statistics import fmean as mean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from scherzo.lab.arena import Played
from scherzo.lab.statistics import share_interval

ORDERS = 12


class Standing(msgspec.Struct, frozen=True):
    """How one bot did: its share of the wins, what would be its fair share, points, rank and rating."""

    bot: str
    games: int
    win_rate: float
    low: float  # of the 95 % interval of the win rate
    high: float
    points: float
    rank: float
    rating: float  # OpenSkill mu
    doubt: float  # OpenSkill sigma


class Duel(msgspec.Struct, frozen=True):
    """How often one bot did better than another over a whole deal, all rotations together."""

    bot: str
    against: str
    deals: int
    won: float  # share of the deals won; a deal without a difference counts half
    low: float
    high: float


def standings(played: Sequence[Played], bots: Sequence[str]) -> list[Standing]:
    """The table of the arena, best rating first. A bot that fills several seats of a game has several games of it."""
    shares, points, ranks = defaultdict(list), defaultdict(list), defaultdict(list)
    for game in played:
        for spec, share, total, rank in zip(game.lineup, game.shares(), game.points, game.ranks, strict=False):
            shares[spec].append(share)
            points[spec].append(total)
            ranks[spec].append(rank)
    rated = ratings(played, bots)
    table = []
    for spec in bots:
        n = len(shares[spec])
        low, high = share_interval(sum(shares[spec]), n)
        rating = rated[spec]
        table.append(
            Standing(spec, n, sum(shares[spec]) / n, low, high, sum(points[spec]) / n, sum(ranks[spec]) / n,
                     rating.mu, rating.sigma)
        )  # fmt: skip
    return sorted(table, key=lambda s: -s.rating)


def ratings(played: Sequence[Played], bots: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """OpenSkill (Plackett-Luce) ratings after all games: the mean over the games in several orders.

    Bots do not learn from game to game, so a rating becomes firmer with each game (`tau` 0) and must not hang on
    which games came last, as it does in a single order.
    """
    model = PlackettLuce(tau=0)
    runs = [rated_in_order(model, Random(order).sample(played, len(played)), bots) for order in range(ORDERS)]
    return {
        spec: model.create_rating([mean(run[spec].mu for run in runs), mean(run[spec].sigma for run in runs)], spec)
        for spec in bots
    }


def rated_in_order(model: PlackettLuce, played: Sequence[Played], bots: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """Ratings after these games, one after the other."""
    rated = {spec: model.rating(name=spec) for spec in bots}
    for game in played:
        players = len(game.lineup)
        teams = [[model.create_rating([rated[spec].mu, rated[spec].sigma])] for spec in game.lineup]
        after = [team[0] for team in model.rate(teams, ranks=[float(r) for r in game.ranks[:players]])]
        for spec in set(game.lineup):
            own = [new for seat, new in zip(game.lineup, after, strict=True) if seat == spec]
            rated[spec].mu, rated[spec].sigma = mean(r.mu for r in own), mean(r.sigma for r in own)
    return rated


def duels(played: Sequence[Played], bots: Sequence[str]) -> list[Duel]:
    """Every pair of bots over the deals they shared."""
    met: dict[tuple[str, str], dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for game in played:
        for (a, first), (b, second) in combinations(enumerate(game.lineup), 2):
            for one, x, other, y in ((first, a, second, b), (second, b, first, a)):
                if bots.index(one) < bots.index(other):
                    ahead = (game.ranks[x] < game.ranks[y]) - (game.ranks[x] > game.ranks[y])
                    met[one, other][game.deal].append((ahead, game.points[x] - game.points[y]))
    return [duel(one, other, list(deals.values())) for (one, other), deals in sorted(met.items())]


def duel(one: str, other: str, deals: Sequence[Sequence[tuple[float, float]]]) -> Duel:
    """A deal goes to the bot that finished ahead more often in it, or as often but with more points."""
    won = 0.0
    for games in deals:
        ahead, more = (sum(column) for column in zip(*games, strict=True))
        difference = ahead or more
        won += 1.0 if difference > 0 else 0.5 if difference == 0 else 0.0
    low, high = share_interval(won, len(deals))
    return Duel(one, other, len(deals), won / len(deals), low, high)
