"""Honest play in quantity: `python -m tests.bots.honesty GAME POSITIONS` compares that many positions per player count.

With `network` behind it, the game's network guides and judges as it does for the Maestro.

In each position, the table is re-dealt for the seat to move with different luck. All the seat can see is the same in
these twins, so with the same seed every bot must think the same about them: all visits and values, not only the choice.
"""

import itertools
import sys
import time
from collections.abc import Iterator

import msgspec

from scherzo.bots import bot
from scherzo.bots.bot import legal
from scherzo.bots.spec import Search
from scherzo.bots.thinking import think
from scherzo.bots.weights import Network
from scherzo.core.chance import generator
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.loops import loops
from scherzo.core.match import Match
from scherzo.core.table import OPEN
from scherzo.games import game

TWINS = 3
SEED = 11


def positions(played: Game, players: int, every: int) -> Iterator[tuple[Match, int]]:
    """Every so many moves of games between greedy bots: the match, and a seat with a choice.

    Of a simultaneous choice it is the last seat asked, so that the others' answers are on the table as often as can be.
    """
    greedy = bot("greedy", played)
    for number in itertools.count():
        match = played.start(players, seed=f"twins {players} {number}")
        while not match.over:
            seat = match.waiting[-1]
            if len(match.moves) % every == 0 and len(legal(played, match.boxes, match.tables, seat)) > 1:
                yield match, seat
            first = match.waiting[0]
            match.choose(first, greedy.choose(match.boxes, match.tables, first, len(match.moves)))


def twins(match: Match, seat: int) -> list[Records]:
    """The table re-dealt with different luck."""
    worlds = [match.tables.copy() for _ in range(TWINS)]
    for luck, world in enumerate(worlds):
        loops(match.game).imagine(match.boxes, world, seat, generator(luck))
    return worlds


def open_view(match: Match, world: Records) -> bytes:
    """All that lies on the table of a twin, face up: the chance to come, which always differs, is no part of it."""
    return msgspec.json.encode(match.game.view(match.boxes[0], world[0], OPEN))


def thinks_the_same(match: Match, seat: int, search: Search, network: Network | None = None) -> bool:
    """Whether the search weighs all options, and the brain chooses, the same way in all twins."""
    greedy, worlds = bot("greedy", match.game), twins(match, seat)
    thoughts = [think(match.game, match.boxes, world, seat, search, SEED, network) for world in worlds]
    quick = [greedy.choose(match.boxes, world, seat, SEED) for world in worlds]
    return thoughts == thoughts[:1] * TWINS and quick == quick[:1] * TWINS


def main(name: str, count: int, heard: bool) -> int:
    """Compares and reports; answers 1 if anything hidden mattered."""
    dishonest = 0
    for players in game(name).players:
        began, different, varied = time.perf_counter(), 0, 0
        for match, seat in itertools.islice(positions(game(name), players, 2), count):
            different += not thinks_the_same(match, seat, Search(iterations=64, ear=0.5 if heard else 0.0))
            varied += len({open_view(match, world) for world in twins(match, seat)}) > 1
        told = f"{count} positions, {different} thought differently, {varied} with twins that differ in hidden things"
        print(f"{name}, {players} players: {told}, {time.perf_counter() - began:.0f} s", flush=True)
        dishonest += different
    return int(dishonest > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), "network" in sys.argv[3:]))
