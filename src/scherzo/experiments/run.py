"""Runs a plan: the same deals for every variant, round after round, until enough is known."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec
import numpy as np

from scherzo.core.errors import BadInput
from scherzo.core.game import TOTAL
from scherzo.experiments import choices
from scherzo.experiments.measures import contenders, measured, skill
from scherzo.experiments.plan import CPU_ONLY, Plan, Seated, seated
from scherzo.experiments.variant_results import Known, Played, VariantResult
from scherzo.lab.batch import Setting
from scherzo.lab.chunks import Wanted, chunk_size, play_chunk
from scherzo.lab.statistics import Histogram, histogram
from scherzo.lab.workers import Threads, Workers, cores

ROUND = 512
"""Games of each variant between two looks at how sure we are, with quick bots. On a GPU it is a whole chunk."""
SLOW_ROUND = 16
"""The same with bots that think."""


class Result(msgspec.Struct, frozen=True):
    """What came of a plan."""

    plan: Plan
    games: int  # of each variant
    sure: bool  # whether it stopped because enough was known
    seconds: float
    scores: Histogram  # of all seats that can win, a row for each variant
    variants: list[VariantResult]


def run(
    plan: Plan,
    progress: Callable[[int], None] = lambda games: None,
    workers: Workers | None = None,
    on_gpu: bool = False,
) -> Result:
    """Plays the variants, on all cores, by those workers or on a GPU. `progress` hears how many more games are done."""
    began = time.perf_counter()
    tables = seated(plan)
    known = [Known(table) for table in tables]
    wanted = wanted_for(plan, on_gpu)
    size = min(chunk_size(table.bots, wanted) for table in tables)
    a_round = size if on_gpu else ROUND if size > 1 else SLOW_ROUND
    size = min(size, a_round)
    games, sure = 0, False
    workers = workers or Threads(cores())
    coming = workers.gather(partial(play, tables, plan.measure, wanted), jobs(plan.games, size, len(tables)))
    while games < plan.games and not sure:
        count = min(a_round, plan.games - games)
        for _ in range(0, count, size):
            parts = [next(coming) for _ in tables]
            for part in parts:
                known[part.variant].add(part, parts[0])
                progress(len(part.points))
        games += count
        sure = bool(plan.sure) and all(each.is_tight(plan.sure, games) for each in known)
    found = [each.result(variant.name, games) for each, variant in zip(known, plan.variant, strict=True)]
    scores = histogram([np.concatenate(each.points).ravel() for each in known])
    return Result(plan, games, sure, time.perf_counter() - began, scores, found)


def wanted_for(plan: Plan, on_gpu: bool) -> Wanted:
    """What has to be known of the games to measure what the plan asks for."""
    slow = [name for name in plan.measure if name in CPU_ONLY]
    if on_gpu and slow:
        raise BadInput(f"{' and '.join(slow)} cannot be measured on a GPU: leave them out of 'measure', or --gpu.")
    return Wanted(counting="use" in plan.measure, watching="comeback" in plan.measure, on_gpu=on_gpu)


def jobs(games: int, size: int, variants: int) -> Iterator[tuple[int, int, int]]:
    """Every part of every variant; the parts of all variants on the same deals follow each other."""
    for first in range(0, games, size):
        for variant in range(variants):
            yield variant, first, min(size, games - first)


def play(
    tables: Sequence[Seated], measure: Sequence[str], wanted: Wanted, variant: int, first: int, count: int
) -> Played:
    """Plays one part and measures it."""
    at, bots = tables[variant].at, tables[variant].bots
    part = play_chunk(at, bots, wanted, first, count)
    values = measured(at, part, measure, thing_names(at) if part.counted else ())
    if "skill" in measure:
        values.update(skill(at, first, count))
    tried = choices.tried(at, bots, first, part.lengths) if "choices" in measure else {}
    points = part.sheets[:, : contenders(at), TOTAL] / at.game.score_scale
    return Played(variant, values, points, part.counted, tried)


def thing_names(at: Setting) -> list[str]:
    """The things whose use is counted, each with its group."""
    return [f"{group.title}: {name}" for group in at.game.usage for name in group.names(at.boxes[0])]
