"""Luck and skill apart: every seat's result as the sum of what choices and what chance did to its chance to win.

Before each decision stands the chance with the best choice, after it the chance with the chosen one, both as the
decider could know them then. The step between the two is skill: what the decider gave away, and whom it fell to. The
step from there to the next decision is luck: what was drawn, and what turned up that the one decider did not know and
the next one does. The first such step leads from a fair share to the first decision, the last one to the result. All
steps together lead from the fair share to the result, so nothing is counted twice or left out.
"""

from collections import Counter
from itertools import pairwise
from math import sqrt

from scherzo.review.findings import Balance, ChancePoint, Decision, Turn
from scherzo.review.judgement import accuracy

WORTH_NAMING = 0.10
"""A change of a seat's chance below this is no turning point."""
MOST_TURNS = 8


def balances(decisions: list[Decision], result: list[float], players: int) -> list[Balance]:
    """Every player's balance, from decisions in their order and everybody's share of the win."""
    return [balance(decisions, result, seat) for seat in range(players)]


def balance(decisions: list[Decision], result: list[float], seat: int) -> Balance:
    """One seat's balance."""
    fair = 1.0 / len(result)
    own = sum(d.after[seat] - d.before[seat] for d in decisions if d.seat == seat)
    others = sum(d.after[seat] - d.before[seat] for d in decisions if d.seat != seat)
    known = [fair, *(chance for d in decisions for chance in (d.before[seat], d.after[seat])), result[seat]]
    luck = sum(known[at + 1] - known[at] for at in range(0, len(known), 2))
    judged = [d for d in decisions if d.seat == seat and d.kind != "rough"]
    return Balance(
        seat,
        result[seat],
        fair,
        luck,
        own,
        others,
        sqrt(sum(d.doubt**2 for d in decisions)),
        accuracy([d.given for d in judged]),
        len(judged),
        dict(Counter(d.kind for d in judged)),
    )


def curve(decisions: list[Decision], result: list[float], moves: int) -> list[ChancePoint]:
    """Everybody's chance over the game: before the first decision, after each one, and what came of it."""
    first = [ChancePoint(0, decisions[0].before)] if decisions else [ChancePoint(0, [1 / len(result)] * len(result))]
    return [*first, *(ChancePoint(d.move, d.after) for d in decisions if d.move < moves), ChancePoint(moves, result)]


def turns(decisions: list[Decision], result: list[float], players: int, moves: int) -> list[Turn]:
    """The decisions and the strokes of luck that changed most, in the order of the game."""
    found = [Turn(d.move, d.seat, "choice", -d.given) for d in decisions if d.kind in ("slip", "mistake", "blunder")]
    for seat in range(players):
        found += strokes(decisions, result[seat], seat, moves)
    worth = [turn for turn in found if turn.kind == "choice" or abs(turn.change) >= WORTH_NAMING]
    most = sorted(worth, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return sorted(most, key=lambda turn: (turn.move, turn.kind))


def strokes(decisions: list[Decision], result: float, seat: int, moves: int) -> list[Turn]:
    """What luck did to a seat between two decisions of its own, seen with its own eyes both times."""
    mine = [at for at, d in enumerate(decisions) if d.seat == seat]
    found = []
    for at, following in pairwise([*mine, len(decisions)]):
        gifts = sum(d.after[seat] - d.before[seat] for d in decisions[at + 1 : following])
        over = following == len(decisions)
        then = result if over else decisions[following].before[seat]
        move = moves if over else decisions[following].move - 1
        found.append(Turn(move, seat, "luck", then - decisions[at].after[seat] - gifts, decisions[at].move))
    return found
