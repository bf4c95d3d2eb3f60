"""The gate: a new network takes the old one's place only if it wins over duplicate deals.

Per deal, one seat with the new network meets the old one in all others, in every rotation. What the new one won is
measured so that a fair share is one half, whatever the number of players; deals are independent, so their spread
gives the interval.
"""

from collections import defaultdict
from collections.abc import Callable
from math import sqrt

import msgspec

from scherzo.bots.bot import SearchBot
from scherzo.bots.spec import Search
from scherzo.bots.weights import Network
from scherzo.core.game import Game
from scherzo.lab.arena import Arena, Played
from scherzo.lab.workers import Threads, cores

NEW, OLD = "search(iterations=2)", "search(iterations=1)"
"""Names under which the two sit down; who they are is given apart."""


class Verdict(msgspec.Struct, frozen=True):
    """How a new network did: its share with the 95 % interval, where one half is as good as the old."""

    players: tuple[int, ...]
    deals: int
    share: float
    low: float
    high: float

    @property
    def passed(self) -> bool:
        """Whether it is clearly better."""
        return self.low > 0.5


def compare(
    game: Game,
    new: tuple[Search, Network | None],
    old: tuple[Search, Network | None],
    players: tuple[int, ...],
    deals: int,
    seed: str,
    threads: int | None = None,
    on_game: Callable[[Played], None] = lambda game: None,
) -> Verdict:
    """Plays so many deals with each number of players."""
    shares: list[float] = []
    for count in players:
        hall = Arena(game, (NEW, OLD), count, f"{seed} {count}")
        hall.bots = {NEW: SearchBot(game, new[0], NEW, new[1]), OLD: SearchBot(game, old[0], OLD, old[1])}
        by_deal: dict[int, float] = defaultdict(float)
        for played in hall.play(deals, Threads(threads or cores()), on_game):
            by_deal[played.deal] += played.shares()[played.lineup.index(NEW)] / 2
        shares += by_deal.values()
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((s - mean) ** 2 for s in shares) / max(len(shares) - 1, 1))
    doubt = 1.96 * spread / sqrt(len(shares))
    return Verdict(players, len(shares), mean, mean - doubt, mean + doubt)
