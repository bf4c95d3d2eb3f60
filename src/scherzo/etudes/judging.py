"""Whether a position is an etude: much thinking is sure of one choice, and a quick player misses it.

Thinking costs, so doubts come first: most positions are dropped after a few hundred imagined games. What is left is
searched deeply several times over, each time from another seed. All these searches must name the same choice, and
its chance to win must beat that of every other choice by a clear margin and by several standard errors, so that
neither the luck of the imagined worlds nor a choice that was hardly tried can pass for certainty.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

import msgspec
import numpy as np

from scherzo.bots import bot
from scherzo.bots.bot import legal
from scherzo.bots.levels import learnt
from scherzo.bots.spec import Search
from scherzo.bots.thinking import Weighed, think
from scherzo.core.game import Game
from scherzo.core.layout import Records

MARGIN = 0.08
"""The answer's chance to win is better than that of any other choice by at least this."""
SURE = 3.0
"""... and by so many standard errors."""

HOPELESS, DECIDED = 0.08, 0.98
"""Below and above these chances to win, there is not enough at stake."""

QUICK = "pupil"
"""The level that stands for a player who does not think long."""
TRIES = 8
MISSES = 5
"""It must miss the answer in at least so many of its tries."""

KNOWN = 12
"""A first look compares choices that were tried this often."""


class Effort(NamedTuple):
    """How many games are imagined: at a first look, at a second, and in each of several deep searches."""

    first: int
    second: int
    deep: int
    times: int = 8


USUAL: Final = Effort(300, 1500, 6000)
LONG_GAMES: Final[Mapping[str, Effort]] = {
    "philharmonix": Effort(160, 800, 2500),
    "symphony": Effort(160, 800, 2500),
}
"""Where an imagined game takes long, there are fewer of them."""


class Spot(NamedTuple):
    """A position and the seat that decides in it."""

    boxes: Records
    tables: Records
    seat: int


class Judgement(NamedTuple):
    """What the deep searches found together: every choice, the best first, and how sure the difference is."""

    weighed: tuple[Weighed, ...]
    doubt: float


class Quick(NamedTuple):
    """How a quick player fares: the wrong choice it makes most often, and how often it errs."""

    tempting: int
    misses: int
    tries: int


def effort(game: Game) -> Effort:
    """How much thinking a position of this game gets."""
    return LONG_GAMES.get(game.name, USUAL)


def search_of(game: Game, iterations: int) -> Search:
    """A search that plays every imagined game to its end, and looks at poor choices more often than a player would."""
    return msgspec.structs.replace(learnt(game), iterations=iterations, horizon=0, exploration=1.2)


def judge(game: Game, spot: Spot, seed: int) -> tuple[Judgement, Quick] | None:
    """The judgement of an etude; nothing if the position is none. The cheapest doubts come first."""
    spent = effort(game)
    answer = promising(game, spot, spent.first, MARGIN / 2, seed)
    if answer is None:
        return None
    quick = misjudged(game, spot, answer, seed)
    if quick is None or promising(game, spot, spent.second, MARGIN * 0.8, seed + 1) != answer:
        return None
    judgement = certain(game, spot, answer, seed + 2)
    return None if judgement is None else (judgement, quick)


def promising(game: Game, spot: Spot, iterations: int, margin: float, seed: int) -> int | None:
    """The choice that one search prefers, if it is well ahead and something is at stake."""
    found = think(game, *spot, search_of(game, iterations), seed)
    best, others = found[0], [other.win for other in found[1:] if other.visits >= KNOWN]
    if not others or not HOPELESS < best.win < DECIDED or best.win - max(others) < margin:
        return None
    return best.option


def misjudged(game: Game, spot: Spot, answer: int, seed: int) -> Quick | None:
    """How a quick player errs here, if it errs in most of its tries."""
    player, chosen = bot(QUICK, game), Counter[int]()
    for number in range(TRIES):
        chosen[player.choose(*spot, seed + 101 * number)] += 1
        if chosen[answer] > TRIES - MISSES:
            return None
    misses = TRIES - chosen.pop(answer, 0)
    tempting, _ = max(chosen.items(), key=lambda found: (found[1], -found[0]))
    return Quick(tempting, misses, TRIES)


def certain(game: Game, spot: Spot, answer: int, seed: int) -> Judgement | None:
    """What the deep searches say together, if all of them name that choice and it is surely the best."""
    spent, searches = effort(game), []
    for number in range(spent.times):
        searches.append(think(game, *spot, search_of(game, spent.deep), seed + 1009 * number))
        if searches[-1][0].option != answer or lead(pooled(searches)) < MARGIN * 0.75:
            return None
    weighed = pooled(searches)
    if weighed[0].option != answer or not HOPELESS < weighed[0].win < DECIDED:
        return None
    if len(weighed) < len(legal(game, *spot)):
        return None  # a choice was never tried
    doubts = [doubt(weighed[0], other, searches) for other in weighed[1:]]
    for other, spread in zip(weighed[1:], doubts, strict=True):
        if weighed[0].win - other.win < max(MARGIN, SURE * spread):
            return None
    return Judgement(weighed, doubts[0])


def lead(weighed: Sequence[Weighed]) -> float:
    """How far the best choice is ahead of the next one that is known well enough."""
    others = [other.win for other in weighed[1:] if other.visits >= KNOWN]
    return weighed[0].win - max(others, default=0.0)


def pooled(searches: Iterable[Sequence[Weighed]]) -> tuple[Weighed, ...]:
    """What several searches found, added up: the best chance to win first."""
    rows: dict[int, list[Weighed]] = {}
    for found in searches:
        for one in found:
            rows.setdefault(one.option, []).append(one)
    together = [added(option, parts) for option, parts in rows.items()]
    return tuple(sorted(together, key=lambda w: (-w.win, w.option)))


def added(option: int, parts: Sequence[Weighed]) -> Weighed:
    """One option's statistics over several searches."""
    tries = np.array([part.visits for part in parts])
    reward, win, points = (
        float((tries * [getattr(part, what) for part in parts]).sum() / tries.sum())
        for what in ("reward", "win", "points")
    )
    return Weighed(option, int(tries.sum()), reward, win, points)


def doubt(best: Weighed, other: Weighed, searches: Sequence[Sequence[Weighed]]) -> float:
    """The standard error of the difference between two choices: of the tries, or between the searches if larger.

    A choice that never won, or always, counts as if one try more of each kind had been made.
    """
    within = 0.0
    for one in (best, other):
        share = (one.win * one.visits + 1) / (one.visits + 2)
        within += share * (1 - share) / one.visits
    wins = [{w.option: w.win for w in found} for found in searches]
    gaps = [found[best.option] - found[other.option] for found in wins if other.option in found]
    between = float(np.std(gaps, ddof=1)) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    return max(sqrt(within), between)
