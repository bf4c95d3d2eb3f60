"""How fast the bots' search is: iterations from the middle of a game, each played to its end."""

from collections.abc import Callable

import msgspec

from scherzo.bench.slices import Rate, rate
from scherzo.bots.bot import legal
from scherzo.bots.spec import Search
from scherzo.bots.thinking import think
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.loops import GREEDY
from scherzo.core.sets import first_of
from scherzo.lab.batch import Setting, play_batch, setting, table_midway

POSITIONS = 5
ITERATIONS = 1000
WHOLE_GAMES = 0
"""As a horizon: every iteration is played to the end of the game, whatever was learnt for the bots' own thinking."""


class SearchFigures(msgspec.Struct, frozen=True):
    """Iterations of a search on one thread: redeal, tree, play to the end by the brain or at random, scores."""

    game: str
    players: int
    guided: Rate
    random: Rate


def search_figures(game: Game) -> list[SearchFigures]:
    """Measures a game with its fewest opponents and with its most."""
    found = []
    for players in sorted({max(2, game.players[0]), game.players[-1]}):
        at = setting(game, players, "bench")
        middles = [middle_of(at, number) for number in range(POSITIONS)]
        found.append(
            SearchFigures(
                game.name, players, rate(iterations(at, middles, wander=0.0)), rate(iterations(at, middles, wander=1.0))
            )
        )
    return found


def middle_of(at: Setting, number: int) -> Records:
    """A game between greedy bots, halfway, or a little later where nobody has a choice just then."""
    bots = [GREEDY] * at.players
    half = int(play_batch(at, bots, number, 1).lengths[0]) // 2
    while True:
        tables = table_midway(at, bots, number, half)
        if len(legal(at.game, at.boxes, tables, first_of(int(tables[0].waiting)))) > 1:
            return tables
        half += 1


def iterations(at: Setting, middles: list[Records], wander: float) -> Callable[[], int]:
    """A search from each position in turn."""
    search = Search(iterations=ITERATIONS, horizon=WHOLE_GAMES, wander=wander)
    turn = 0

    def work() -> int:
        nonlocal turn
        turn += 1
        tables = middles[turn % len(middles)]
        seat = first_of(int(tables[0].waiting))
        return sum(weighed.visits for weighed in think(at.game, at.boxes, tables, seat, search, turn))

    return work
