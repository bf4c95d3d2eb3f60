"""Reviews in quantity: `python -m tests.review.measure GAME STRONG WEAK GAMES [SEEDS]`, to see how far to trust them.

Two bots play each other, in turns at either seat; every game is reviewed, with a second seed too unless SEEDS is 1. For
each game a line, and up to then: in how many the stronger bot was the more accurate, how often both seeds agree, and
how long it took the processor.
"""

import sys
import time
from statistics import mean
from typing import NamedTuple

from scherzo.bots import bot
from scherzo.core.match import Match
from scherzo.games import game
from scherzo.review import Review, Reviewer

BAD = ("mistake", "blunder")


class Timed(NamedTuple):
    """A review, and the processor's seconds until its first curve and its end."""

    review: Review
    first: float
    whole: float


def played(name: str, specs: tuple[str, str], number: int) -> Match:
    """A game of two bots; in every other one they change seats."""
    chosen = game(name)
    match = chosen.start(2, seed=f"measure {number // 2}")
    bots = [bot(spec, chosen) for spec in (specs if number % 2 == 0 else specs[::-1])]
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, bots[seat].choose(match.boxes, match.tables, seat, 1000 * number + len(match.moves)))
    return match


def timed(match: Match, seed: int) -> Timed:
    """Reviews a game."""
    began = time.process_time()
    reviewer = Reviewer(match, seed=seed)
    while reviewer.progress < 0.05:
        reviewer.go_on(0.0)
    first = time.process_time() - began
    review = reviewer.finish()
    return Timed(review, first, time.process_time() - began)


def main(name: str, strong: str, weak: str, games: int, seeds: int) -> None:
    ahead, firsts, wholes, same, total, either, both, near = 0, list[float](), list[float](), 0, 0, 0, 0, 0
    for number in range(games):
        match = played(name, (strong, weak), number)
        found = [timed(match, seed) for seed in range(1, seeds + 1)]
        firsts += [f.first for f in found]
        wholes += [f.whole for f in found]
        seats = found[0].review.seats
        better, worse = seats[number % 2], seats[1 - number % 2]
        assert abs(sum((better.luck, better.own, better.others, better.fair)) - better.result) < 1e-9
        ahead += (better.accuracy or 0) > (worse.accuracy or 0)
        if seeds > 1:
            bad = [{d.move for d in f.review.decisions if d.kind in BAD} for f in found]
            either, both = either + len(bad[0] | bad[1]), both + len(bad[0] & bad[1])
            some = [bad[n] | {d.move for d in f.review.decisions if d.kind == "slip"} for n, f in enumerate(found)]
            near += len((bad[0] & some[1]) | (bad[1] & some[0]))
            moves = {d.move for d in found[0].review.decisions}
            total, same = total + len(moves), same + len(moves) - len(bad[0] ^ bad[1])
        print(
            f"{number}: {better.accuracy:.1f} {worse.accuracy:.1f} result {better.result:g} luck {better.luck:+.2f} own"
            f" {better.own:+.2f} others {better.others:+.2f} doubt {better.doubt:.2f} {better.kinds} {worse.kinds}"
            f" {found[0].first:.1f} s {found[0].whole:.1f} s",
        )
        print(
            f"   so far: the stronger more accurate in {ahead} of {number + 1}; judged alike {same} of {total};"
            f" mistakes and blunders of one seed {either}, of both {both}, and a slip of the other {near};"
            f" first curve {mean(firsts):.1f} s, all {mean(wholes):.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]) if len(sys.argv) > 5 else 2)
