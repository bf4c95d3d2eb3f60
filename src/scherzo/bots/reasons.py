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
    sheets, other_sheets = (ends(game, boxes, tables, seat, o, seed, range(WORLDS)) for o in (option, other))
    parts = gains(game, int(tables[0].players), seat, sheets, other_sheets)
    if not parts:
        return "Points come from the same sources with both."
    return f"Points compared with that: {', '.join(parts)}."


def gains(game: Game, players: int, seat: int, sheets: Array, other_sheets: Array) -> list[str]:
    """Where the points come from that the ends of some games have and those of others, in the same worlds, have not."""
    rivals = [s for s in range(sheets.shape[1]) if s != seat and (s < players or game.virtual_scores)]
    lines = certain((sheets - other_sheets)[:, seat, SOURCES:] / game.score_scale)
    named = [(gain, line.name) for gain, line in zip(lines, game.score_lines, strict=True) if abs(gain) >= NOTABLE]
    named.sort(key=lambda found: -abs(found[0]))
    parts = [f"{signed(gain)} from {name}" for gain, name in named[:MOST]]
    if rivals:
        best, other_best = (s[:, rivals, TOTAL].max(axis=1, keepdims=True) for s in (sheets, other_sheets))
        (gain,) = certain((best - other_best) / game.score_scale)
        if abs(gain) >= NOTABLE:
            parts.append(f"{signed(gain)} for the best of the others")
    return parts


def signed(gain: float) -> str:
    """A gain or loss of points as people write it."""
    return f"{gain:+.1f}".replace("-", "−")


def ends(game: Game, boxes: Records, tables: Records, seat: int, option: int, seed: int, worlds: range) -> Array:
    """The score sheets of worlds that the seat may believe in, by number, each played on from that option."""
    seats = int(tables[0].players) + game.virtual_seats(int(tables[0].players))
    run, menu, used = loops(game), new_menu(), np.zeros(MENU, dtype=np.int64)
    kinds = np.full(seats, GREEDY, dtype=np.int8)
    sheets = np.zeros((len(worlds), *game.sheet_shape(int(tables[0].players))), dtype=np.int32)
    world = tables.copy()
    for number, sheet in zip(worlds, sheets, strict=True):
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
