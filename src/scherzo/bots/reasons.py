"""Why one option is better than another: which lines of the score sheet gain by it, and what the others get.

Both options are played on to the end by the game's quick brain, in the same worlds that the seat may believe in.
"""

import numpy as np

from scherzo.core.chance import generator
from scherzo.core.game import SOURCES, TOTAL, Game
from scherzo.core.layout import Array, Records
from scherzo.core.loops import GREEDY, loops, new_menu
from scherzo.core.table import MENU

WORLDS = 128
"""In how many worlds the options are compared."""

NOTABLE = 0.5
"""A difference of fewer points than this is not worth a word."""

MOST = 3
"""A reason names no more lines than this."""


def reason(game: Game, boxes: Records, tables: Records, seat: int, option: int, other: int, seed: int) -> str:
    """A sentence on where the points come from that one option brings and the other does not."""
    seats = int(tables[0].players) + game.virtual_seats(int(tables[0].players))
    rivals = [s for s in range(seats) if s != seat and (s < int(tables[0].players) or game.virtual_scores)]
    sheets, other_sheets = (ends(game, boxes, tables, seat, o, seats, seed) for o in (option, other))
    lines = certain((sheets - other_sheets)[:, seat, SOURCES:] / game.score_scale)
    named = [(gain, line.name) for gain, line in zip(lines, game.score_lines, strict=True) if abs(gain) >= NOTABLE]
    named.sort(key=lambda found: -abs(found[0]))
    parts = [f"{gain:+.1f} from {name}" for gain, name in named[:MOST]]
    if rivals:
        best, other_best = (s[:, rivals, TOTAL].max(axis=1, keepdims=True) for s in (sheets, other_sheets))
        (gain,) = certain((best - other_best) / game.score_scale)
        if abs(gain) >= NOTABLE:
            parts.append(f"{gain:+.1f} for the best of the others")
    if not parts:
        return "Points come from the same sources with both."
    return f"Points compared with that: {', '.join(parts).replace('-', '−')}."


def ends(game: Game, boxes: Records, tables: Records, seat: int, option: int, seats: int, seed: int) -> Array:
    """The score sheets of worlds that the seat may believe in, each played on from that option."""
    run, menu, used = loops(game), new_menu(), np.zeros(MENU, dtype=np.int64)
    kinds = np.full(seats, GREEDY, dtype=np.int8)
    sheets = np.zeros((WORLDS, seats, SOURCES + len(game.score_lines)), dtype=np.int32)
    world = tables.copy()
    for number, sheet in enumerate(sheets):
        luck = generator(seed + number)  # the same for every option
        world[:] = tables
        world[0].taping = 0
        run.imagine(boxes, world, seat, luck)
        run.decide(boxes, world, seat, option, menu)
        run.play_on(boxes, world, world.copy(), kinds, menu, luck, game.limit, used)
        run.tally(boxes, world, sheet)
    return sheets


def certain(differences: Array) -> list[float]:
    """The mean of each column, or 0 where it may well be chance."""
    means = differences.mean(axis=0)
    doubt = 2 * differences.std(axis=0) / np.sqrt(len(differences))
    return [float(mean) if abs(mean) > spread else 0.0 for mean, spread in zip(means, doubt, strict=True)]
