"""Undo is computed, never declared: a decision may be taken back while it has taught nobody anything."""

import numpy as np

from scherzo.core.chance import generator
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu
from scherzo.core.reading import Reading, copied, read_box, read_table

WORLDS = 24
"""How many worlds are tried for each other seat. A decision that shows one more than this rarely slips through."""
FEW_WORLDS = 3
"""How many are tried for each option that is only looked at: what it shows, it shows in nearly every world."""


def reveals(
    game: Game, boxes: Records, before: Records, after: Records, seat: int, option: int, worlds: int = WORLDS
) -> bool:
    """Whether a decision told another seat something.

    It did if, in some world that the other seat believed in before, the same decision was not legal or would have
    looked different to that seat.
    """
    run, menu, rng = loops(game), new_menu(), generator(0)
    players = read_table(before).players
    for other in range(players):
        if other == seat:
            continue
        seen = appearance(game, boxes, after, other)
        for _ in range(worlds):
            world = copied(before)
            run.imagine(boxes, world, other, rng)
            count = run.menu_of(boxes, world, seat, menu)
            if option not in menu[:count]:
                return True
            run.decide(boxes, world, seat, option, menu)
            if appearance(game, boxes, world, other) != seen:
                return True
    return False


def final_options(game: Game, boxes: Records, tables: Records, seat: int) -> tuple[int, ...]:
    """The options of a seat that it could hardly take back: they draw chance, show something, or ask somebody else.

    All this is tried in a world that the seat itself believes in, so the answer tells it nothing that it does not know.
    """
    run, menu = loops(game), new_menu()
    world = copied(tables)
    run.imagine(boxes, world, seat, generator(0))
    options = menu[: run.menu_of(boxes, world, seat, menu)].tolist()
    return tuple(option for option in options if is_final(game, boxes, world, seat, option))


def is_final(game: Game, boxes: Records, before: Records, seat: int, option: int) -> bool:
    """Whether a decision in this world would hand the game on: to chance, to others' eyes, or to others' hands."""
    after = copied(before)
    loops(game).decide(boxes, after, seat, option, new_menu())
    asked = read_table(after)
    if asked.waiting != 1 << seat or drew(read_table(before), asked):
        return True
    return reveals(game, boxes, before, after, seat, option, FEW_WORLDS)


def drew(before: Reading, after: Reading) -> bool:
    """Whether chance was asked between two tables."""
    return bool(before.draws != after.draws)


def appearance(game: Game, boxes: Records, tables: Records, viewer: int) -> tuple[object, bytes]:
    """All that a viewer sees of a table and of its latest decision."""
    table = read_table(tables)
    tape = tables["tape"][0, : table.told]
    heard = tape[(tape[:, 0] == -1) | (np.bitwise_and(np.right_shift(tape[:, 0], viewer), 1) == 1)]
    return game.view(read_box(boxes), table, viewer), heard.tobytes()
