"""Reviews in quantity, to see how far to trust them: `python -m tests.review.measure GAME STRONG WEAK GAMES`.

Two bots play each other, in turns at either seat; every game is reviewed twice, with different seeds. With `--out FILE`
every game's line is kept there, and a second call goes on where the first one stopped; `--processes` sets how many
games are looked at at a time. The last lines say in how many games the stronger bot was the more accurate, how often
both seeds agree, and how long it took the processor.
"""

import argparse
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

import msgspec

from scherzo.bots import bot
from scherzo.core.match import Match
from scherzo.games import game
from scherzo.review import Review, Reviewer
from scherzo.review.findings import Kind

SEEDS = (1, 2)
BAD = ("mistake", "blunder")
BLAMED = ("slip", *BAD)
QUICK_PART = 0.05
"""The progress of a review whose first curve is drawn."""


class Row(msgspec.Struct):
    """What is kept of a game."""

    number: int
    accuracy: tuple[float, float]  # of the stronger and of the weaker bot, by the first seed
    result: float  # of the stronger one
    kinds: tuple[dict[str, Kind], dict[str, Kind]]  # by move, for each seed
    first: list[float]  # the processor's seconds until the first curve, for each seed
    whole: list[float]  # and until the end


def played(name: str, specs: tuple[str, str], number: int) -> Match:
    """A game of two bots; in every other one they change seats."""
    chosen = game(name)
    match = chosen.start(2, seed=f"measure {number // 2}")
    bots = [bot(spec, chosen) for spec in (specs if number % 2 == 0 else specs[::-1])]
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, bots[seat].choose(match.boxes, match.tables, seat, 1000 * number + len(match.moves)))
    return match


def measured(name: str, specs: tuple[str, str], number: int) -> Row:
    """Plays a game and reviews it with all seeds."""
    match = played(name, specs, number)
    reviews, first, whole = list[Review](), list[float](), list[float]()
    for seed in SEEDS:
        began = time.process_time()
        reviewer = Reviewer(match, seed=seed)
        while reviewer.progress < QUICK_PART:
            reviewer.go_on(0.0)
        first.append(time.process_time() - began)
        reviews.append(reviewer.finish())
        whole.append(time.process_time() - began)
        for seat in reviews[-1].seats:
            assert abs(seat.fair + seat.luck + seat.own + seat.others - seat.result) < 1e-9
    better, worse = (reviews[0].seats[seat] for seat in (number % 2, 1 - number % 2))
    one, other = ({str(d.move): d.kind for d in review.decisions} for review in reviews)
    return Row(number, (better.accuracy or 0, worse.accuracy or 0), better.result, (one, other), first, whole)


def rows(name: str, specs: tuple[str, str], numbers: Iterable[int], processes: int) -> Iterator[Row]:
    """The rows of games, as they come."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(measured, name, specs, number) for number in numbers]):
            yield done.result()


def summary(found: list[Row]) -> str:
    """What all games say together."""
    pairs = [(row.kinds[0][move], row.kinds[1][move]) for row in found for move in row.kinds[0]]
    bad = [pair for pair in pairs if set(pair) & set(BAD)]
    both, near = (sum(all(kind in kinds for kind in pair) for pair in bad) for kinds in (BAD, BLAMED))
    same = sum(one == other for one, other in bad)
    alike = len(pairs) - len(bad) + both
    return (
        f"{len(found)} games: the stronger more accurate in {sum(r.accuracy[0] > r.accuracy[1] for r in found)}; "
        f"{alike} of {len(pairs)} decisions judged alike; mistakes and blunders: of one seed at least {len(bad)}, of "
        f"both {both}, by the same name {same}, at least a slip of the other {near}; first curve "
        f"{mean(s for r in found for s in r.first):.1f} s, all {mean(s for r in found for s in r.whole):.1f} s "
        f"(at most {max(s for r in found for s in r.whole):.0f} s); luck and choices add up in all"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.review.measure")
    parser.add_argument("game")
    parser.add_argument("strong")
    parser.add_argument("weak")
    parser.add_argument("games", type=int)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = list[Row]()
    if given.out and given.out.exists():
        found = [msgspec.json.decode(line, type=Row) for line in given.out.read_bytes().splitlines()]
    left = sorted(set(range(given.games)) - {row.number for row in found})
    for row in rows(given.game, (given.strong, given.weak), left, given.processes):
        found.append(row)
        if given.out:
            with given.out.open("ab") as kept:
                kept.write(msgspec.json.encode(row) + b"\n")
        print(f"game {row.number}: accuracy {row.accuracy[0]:.1f} and {row.accuracy[1]:.1f}, result {row.result:g}")
        print(f"   so far {summary(found)}", flush=True)
    if found:
        print(summary(found))


if __name__ == "__main__":
    main()
