"""What is measured, game by game, so that the same deals can be compared between variants.

wins      the share of the win of each seat: seat advantage
points    the winner's points, and the mean of all seats
spread    the winner's lead over the second, and how far the last is behind
length    decisions in a game
comeback  whether the winner was behind at half-time, how often the lead changed, and when it did for the last time
sources   points by the lines of the score sheet, mean of all seats
counts    what the game itself counts, such as concerts that failed
use       uses of each thing
skill     one greedy bot among random ones: 0 if it wins its fair share, 1 if it wins always; the rest is luck
choices   what each choice brings if it is taken instead of the others, see `experiments.choices`
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.game_record import SEATS
from scherzo.core.layout import Array
from scherzo.experiments.course import Course, courses
from scherzo.lab.batch import QUICK, Setting, play_batch
from scherzo.lab.chunks import Chunk

BETTER, WEAKER = "greedy", "random"


class Measure(NamedTuple):
    """One number of each game."""

    of: str  # one of plan.MEASURES
    name: str
    share: bool = False  # from 0 to 1, shown in percent


def measured(at: Setting, chunk: Chunk, wanted: Sequence[str], things: Sequence[str]) -> dict[Measure, Array]:
    """Everything that is wanted of the games of a chunk, but for `skill` and `choices`."""
    found = {measure: values for measure, values in results(at, chunk) if measure.of in wanted}
    if "comeback" in wanted and contenders(at) > 1:
        found.update(turns(courses(chunk.courses, winners(at, chunk))))
    if "counts" in wanted:
        found.update({Measure("counts", name): values for name, values in chunk.tallies.items()})
    if chunk.counted is not None:
        found.update({Measure("use", name): chunk.counted.uses[:, i] for i, name in enumerate(things)})
    return found


def contenders(at: Setting) -> int:
    """Seats that can win."""
    return at.seats if at.game.virtual_scores else at.players


def winners(at: Setting, chunk: Chunk) -> Array:
    """Who won, by game and seat."""
    return np.asarray(chunk.sheets[:, : contenders(at), RANK] == 1)


def seat_name(at: Setting, seat: int) -> str:
    """A seat as the report calls it; a virtual player by its own name."""
    return f"seat {SEATS[seat]}" if seat < at.players else at.game.virtual_name


def results(at: Setting, chunk: Chunk) -> Iterator[tuple[Measure, Array]]:
    """What the score sheets say."""
    sheets, won = chunk.sheets[:, : contenders(at)], winners(at, chunk)
    points = sheets[:, :, TOTAL] / at.game.score_scale
    ordered = np.sort(points, axis=1)
    shares = won / won.sum(axis=1, keepdims=True)
    for seat in range(contenders(at)):
        yield Measure("wins", f"wins of {seat_name(at, seat)}", share=True), shares[:, seat]
    yield Measure("points", "winner's points"), ordered[:, -1]
    yield Measure("points", "mean points of a seat"), points.mean(axis=1)
    if contenders(at) > 1:
        yield Measure("spread", "lead of the first over the second"), ordered[:, -1] - ordered[:, -2]
        yield Measure("spread", "from the first to the last"), ordered[:, -1] - ordered[:, 0]
    yield Measure("length", "decisions in a game"), chunk.lengths.astype(float)
    for i, line in enumerate(at.game.score_lines):
        mean = chunk.sheets[:, : at.players, SOURCES + i].mean(axis=1) / at.game.score_scale
        yield Measure("sources", f"points from {line.name}"), mean


def turns(found: Course) -> dict[Measure, Array]:
    """How games turned."""
    return {
        Measure("comeback", "the winner was behind at half-time", share=True): found.behind,
        Measure("comeback", "lead changes"): found.changes,
        Measure("comeback", "how far into the game the lead changed for the last time", share=True): found.settled,
    }


def skill(at: Setting, first: int, count: int) -> dict[Measure, Array]:
    """How much more than its fair share a better bot wins, sitting on each seat in turn."""
    if at.players == 1:
        return {}
    parts, fair = [], 1 / at.players
    for start, stop, seat in turns_of_seats(at.players, first, count):
        bots = [QUICK[BETTER if each == seat else WEAKER] for each in range(at.players)]
        won = play_batch(at, bots, start, stop - start, noting=False).sheets[:, : at.players, RANK] == 1
        parts.append((won[:, seat] / np.maximum(won.sum(axis=1), 1) - fair) / (1 - fair))
    return {Measure("skill", f"skill: what one {BETTER} bot among {WEAKER} ones makes of it", share=True):
            np.concatenate(parts)}  # fmt: skip


def turns_of_seats(players: int, first: int, count: int) -> Iterator[tuple[int, int, int]]:
    """The games first to first + count, cut into one stretch for each seat."""
    edges = [first + count * seat // players for seat in range(players + 1)]
    for seat in range(players):
        if edges[seat] < edges[seat + 1]:
            yield edges[seat], edges[seat + 1], seat
