"""Twin worlds in quantity: `python -m tests.conformance.twins GAME PAIRS` compares that many pairs per player count.

A pair is a table and a world that one of its seats imagines. All that is shown or said to the seat must be the same
to the byte, refusals too; and after the same decision in both the log must be the same unless it taught the seat
something. What is hidden must differ in a good share of the pairs.
"""

import itertools
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from scherzo.games import game

from .drive import positions
from .lineups import Lineup
from .test_secrecy import hidden, imagined, log_tells_more, shown

PART = 2000


def compare(lineup: Lineup, pairs: int, first: int) -> tuple[int, int, int]:
    """Compares pairs from random games, numbered from `first`: pairs, leaks, pairs that really differ."""
    made = leaks = varied = 0
    for seed in itertools.count(first):
        for match in positions(lineup, seed):
            for seat in range(lineup.players):
                world = imagined(match, seat, made)
                leaks += shown(match, match.tables, seat) != shown(match, world, seat)
                leaks += log_tells_more(match, match.tables, world, seat)
                varied += hidden(match, match.tables) != hidden(match, world)
                made += 1
                if made >= pairs:
                    return made, leaks, varied
    raise AssertionError("unreachable: games never run out")


def main(name: str, pairs: int) -> int:
    """Compares and reports; answers 1 if anything leaked."""
    leaked = 0
    for players in game(name).players:
        began = time.perf_counter()
        parts = -(-pairs // PART)
        with ProcessPoolExecutor(2) as pool:
            jobs = [pool.submit(compare, Lineup(name, players), PART, 1000 * part) for part in range(parts)]
            made, leaks, varied = (sum(numbers) for numbers in zip(*(job.result() for job in jobs), strict=True))
        told = f"{made} pairs, {leaks} leaks, {varied} differ in what is hidden"
        print(f"{name}, {players} players: {told}, {time.perf_counter() - began:.0f} s", flush=True)
        leaked += leaks
    return int(leaked > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
