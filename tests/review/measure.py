"""Reviews in quantity, to see how far to trust them: `python -m tests.review.measure GAME STRONG WEAK GAMES`.

Two bots play each other, in turns at either seat; every game is reviewed twice, with different seeds. With `--out FILE`
every review's line is kept there, and a second call goes on where the first one stopped; `--processes` sets how many
reviews are worked out at a time. The last lines say in how many games the stronger bot was the more accurate, how often
both seeds agree, and how long it took the processor.
"""

import argparse
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

import msgspec

from scherzo.bots import bot
from scherzo.core.match import Match
from scherzo.games import game
from scherzo.review import Reviewer
from scherzo.review.findings import Kind

SEEDS = (1, 2)
BAD = ("mistake", "blunder")
BLAMED = ("slip", *BAD)
QUICK_PART = 0.05
"""The progress of a review whose first curve is drawn."""

Moves = list[tuple[int, int]]


class Judged(msgspec.Struct):
    """What is kept of a decision: its name, the chance given away and the doubt, and in how many games it was seen."""

    kind: Kind
    given: float
    doubt: float
    games: int


class Row(msgspec.Struct):
    """What is kept of a review."""

    number: int
    seed: int
    accuracy: tuple[float, float]  # of the stronger and of the weaker bot
    result: float  # of the stronger one
    decisions: dict[str, Judged]  # by move
    first: float  # the processor's seconds until the first curve
    whole: float  # and until the end


def played(name: str, specs: tuple[str, str], number: int) -> Moves:
    """A game of two bots, each decision with its seat; in every other game they change seats."""
    match = begun(name, number)
    bots = [bot(spec, match.game) for spec in (specs if number % 2 == 0 else specs[::-1])]
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, bots[seat].choose(match.boxes, match.tables, seat, 1000 * number + len(match.moves)))
    return [(move.seat, move.option) for move in match.moves]


def begun(name: str, number: int) -> Match:
    """The start of a game."""
    return game(name).start(2, seed=f"measure {number // 2}")


def reviewed(name: str, number: int, moves: Moves, seed: int) -> Row:
    """Reviews a game."""
    match = begun(name, number)
    for seat, option in moves:
        match.choose(seat, option)
    began = time.process_time()
    reviewer = Reviewer(match, seed=seed)
    while reviewer.progress < QUICK_PART:
        reviewer.go_on(0.0)
    first = time.process_time() - began
    review = reviewer.finish()
    whole = time.process_time() - began
    for seat_found in review.seats:
        balance = seat_found.fair + seat_found.luck + seat_found.own + seat_found.others
        assert abs(balance - seat_found.result) < 1e-9
    better, worse = (review.seats[seat] for seat in (number % 2, 1 - number % 2))
    decisions = {str(d.move): Judged(d.kind, d.given, d.doubt, d.games) for d in review.decisions}
    return Row(number, seed, (better.accuracy or 0, worse.accuracy or 0), better.result, decisions, first, whole)


def rows(name: str, specs: tuple[str, str], wanted: Iterable[tuple[int, int]], processes: int) -> Iterator[Row]:
    """The rows of games and seeds, as they come; each game is played once."""
    seeds = dict[int, list[int]]()
    for number, seed in wanted:
        seeds.setdefault(number, []).append(seed)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        games = {pool.submit(played, name, specs, number): number for number in seeds}
        reviews = list[Future[Row]]()
        for done in as_completed(games):
            number = games[done]
            reviews += [pool.submit(reviewed, name, number, done.result(), seed) for seed in seeds[number]]
        for review in as_completed(reviews):
            yield review.result()


def summary(found: list[Row]) -> str:
    """What all games say together that were reviewed with both seeds."""
    by_game = dict[int, list[Row]]()
    for row in sorted(found, key=lambda row: row.seed):
        by_game.setdefault(row.number, []).append(row)
    both_seeds = [(rows[0], rows[1]) for rows in by_game.values() if len(rows) == len(SEEDS)]
    if not both_seeds:
        return "no game with both seeds yet"
    pairs = [(one.decisions[m].kind, other.decisions[m].kind) for one, other in both_seeds for m in one.decisions]
    bad = [pair for pair in pairs if set(pair) & set(BAD)]
    both, near = (sum(all(kind in kinds for kind in pair) for pair in bad) for kinds in (BAD, BLAMED))
    same = sum(one == other for one, other in bad)
    stronger = sum(one.accuracy[0] > one.accuracy[1] for one, _ in both_seeds)
    first, whole = (list[float]() for _ in range(2))
    for pair_of_rows in both_seeds:
        first += [row.first for row in pair_of_rows]
        whole += [row.whole for row in pair_of_rows]
    return (
        f"{len(both_seeds)} games: the stronger more accurate in {stronger}; "
        f"{len(pairs) - len(bad) + both} of {len(pairs)} decisions judged alike; mistakes and blunders: of one seed at "
        f"least {len(bad)}, of both {both}, by the same name {same}, at least a slip of the other {near}; first curve "
        f"{mean(first):.1f} s, all {mean(whole):.1f} s (at most {max(whole):.0f} s); luck and choices add up in all"
    )


def disputed(found: list[Row]) -> Iterator[str]:
    """The decisions that only one of both seeds calls bad, with what both found."""
    decisions = {(row.number, row.seed): row.decisions for row in found}
    for number in sorted({row.number for row in found}):
        one, other = (decisions.get((number, seed), {}) for seed in SEEDS)
        for move in one.keys() & other.keys():
            if (one[move].kind in BAD) != (other[move].kind in BAD):
                said = " / ".join(
                    f"{j.kind} {j.given:.3f} ± {j.doubt:.3f}, {j.games}" for j in (one[move], other[move])
                )
                yield f"game {number}, move {move}: {said}"


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
    wanted = {(number, seed) for number in range(given.games) for seed in SEEDS}
    left = sorted(wanted - {(row.number, row.seed) for row in found})
    for row in rows(given.game, (given.strong, given.weak), left, given.processes):
        found.append(row)
        if given.out:
            with given.out.open("ab") as kept:
                kept.write(msgspec.json.encode(row) + b"\n")
        print(f"game {row.number}, seed {row.seed}: accuracy {row.accuracy[0]:.1f} and {row.accuracy[1]:.1f}")
        print(f"   so far {summary(found)}", flush=True)
    print(summary(found))
    for line in disputed(found):
        print(line)


if __name__ == "__main__":
    main()
