"""Why the answer is better than what tempts: where the points come from, and by which rules."""

import re

from scherzo.bots.reasons import reason
from scherzo.core.game import Game
from scherzo.etudes.judging import Spot

SEED = 13
"""Reasons are worked out in the same imagined games each time, so that they can be checked."""

OTHERS = "for the best of the others"


def explained(game: Game, spot: Spot, answer: int, tempting: int) -> tuple[str, tuple[str, ...]]:
    """A sentence on the points that the answer brings, and the rules of the lines it speaks of."""
    why = reason(game, *spot, answer, tempting, SEED)
    return why, tuple(dict.fromkeys(rule for line in game.score_lines if names(why, line.name) for rule in line.rules))


def names(why: str, line: str) -> bool:
    """Whether a reason speaks of a line of the score sheet."""
    return re.search(rf" from {re.escape(line)}[,.]", why) is not None


def speaks_for(why: str) -> bool:
    """Whether a reason, all in all, tells for the answer: more points than the best of the others gains by it.

    The answer's chances come from searches, the reason from quick play of both choices. Where the two disagree, nobody
    would learn anything from the reason.
    """
    told = why.replace("−", "-")
    own, others = (sum(float(n) for n in re.findall(rf"([+-][\d.]+) {word}", told)) for word in ("from ", OTHERS))
    return own > others


def nudge(game: Game, why: str) -> str:
    """The first hint: what to think of, in the words of the score sheet."""
    gains = {line.name: re.search(rf"\+[\d.]+ from {re.escape(line.name)}[,.]", why) for line in game.score_lines}
    gaining = sorted((found.start(), name) for name, found in gains.items() if found)
    if gaining:
        return f"Think of the points from “{gaining[0][1]}”."
    if OTHERS in why:
        return "Think of what your choice leaves to the others."
    return "No single line of the score sheet decides here: think of what each choice leaves you for later."
