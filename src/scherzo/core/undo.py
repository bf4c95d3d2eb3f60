"""Undo is computed, never declared: a decision may be taken back while it has taught nobody anything."""

import numpy as np

from scherzo.core.chance import generator
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu

WORLDS = 24
"""How many worlds are tried for each other seat. A decision that shows one more than this rarely slips through."""


def reveals(game: Game, boxes: Records, before: Records, after: Records, seat: int, option: int) -> bool:
    """Whether a decision told another seat something.

    It did if, in some world that the other seat believed in before, the same decision was not legal or would have
    looked different to that seat.
    """
    run, menu, rng = loops(game), new_menu(), generator(0)
    players = int(before[0].players)
    world = before.copy()
    for other in range(players):
        if other == seat:
            continue
        seen = appearance(game, boxes, after, other)
        for _ in range(WORLDS):
            world[:] = before
            run.imagine(boxes, world, other, rng)
            count = run.menu_of(boxes, world, seat, menu)
            if option not in menu[:count]:
                return True
            run.decide(boxes, world, seat, option, menu)
            if appearance(game, boxes, world, other) != seen:
                return True
    return False


def appearance(game: Game, boxes: Records, tables: Records, viewer: int) -> tuple[object, bytes]:
    """All that a viewer sees of a table and of its latest decision."""
    table = tables[0]
    tape = table.tape[: int(table.told)]
    heard = tape[(tape[:, 0] == -1) | (np.bitwise_and(np.right_shift(tape[:, 0], viewer), 1) == 1)]
    return game.view(boxes[0], table, viewer), heard.tobytes()
