"""How the seat's lead goes after the answer and after what tempts: where a lead comes from is seen best as a curve.

Both choices are played on by the quick brain in the same imagined worlds in which their reason is worked out.
"""

import numpy as np

from scherzo.bots.reasons import NOTABLE, WORLDS
from scherzo.core.chance import generator
from scherzo.core.game import TOTAL, Game
from scherzo.core.loops import GREEDY, loops, new_menu
from scherzo.core.table import MENU
from scherzo.etudes.etude import Leads
from scherzo.etudes.judging import Spot

POINTS = 20
"""A curve has about so many steps."""
ENDED = 0.9
"""The curve goes on until this share of the imagined games are over; its last point is the end of them all."""


def leads(game: Game, spot: Spot, answer: int, tempting: int, seed: int) -> Leads | None:
    """Both curves: the seat's points as if the game ended then, less those of the best of the others.

    Nothing where quick play does not tell the two choices apart: such curves would teach nobody anything.
    """
    every = max(1, len(followed(game, spot, answer, seed, 1)) // POINTS)
    rows = [
        [followed(game, spot, option, seed + world, every) for world in range(WORLDS)] for option in (answer, tempting)
    ]
    points = int(np.quantile([len(row) for of_one in rows for row in of_one], ENDED))
    means = (np.mean([fitted(row, points) for row in of_one], axis=0) for of_one in rows)
    answered, tempted = (tuple(round(float(lead), 1) + 0.0 for lead in mean) for mean in means)
    if answered[-1] - tempted[-1] < NOTABLE:
        return None
    return Leads(answered, tempted)


def followed(game: Game, spot: Spot, option: int, luck_seed: int, every: int) -> list[float]:
    """The seat's lead after a choice, and again after every so many decisions, in one imagined world."""
    boxes, tables, seat = spot
    players = int(tables[0].players)
    seats = players + game.virtual_seats(players)
    rivals = [s for s in range(seats) if s != seat and (s < players or game.virtual_scores)]
    run, menu, used = loops(game), new_menu(), np.zeros(MENU, dtype=np.int64)
    kinds, sheet = np.full(seats, GREEDY, dtype=np.int8), np.zeros(game.sheet_shape(players), dtype=np.int32)
    world, luck = tables.copy(), generator(luck_seed)
    world[0].taping = 0
    thought = world.copy()
    run.imagine(boxes, world, seat, luck)
    run.decide(boxes, world, seat, option, menu)
    found: list[float] = []
    over = False
    while not over:
        run.tally(boxes, world, sheet)
        best = max((int(sheet[rival, TOTAL]) for rival in rivals), default=0)
        found.append((int(sheet[seat, TOTAL]) - best) / game.score_scale)
        over = run.play_on(boxes, world, thought, kinds, menu, luck, every, used) == 0
    return found


def fitted(row: list[float], points: int) -> list[float]:
    """A row of so many points: a shorter one stays as it ended, and the last point is always the end."""
    return [*row[: points - 1], *row[-1:] * max(1, points - len(row))][:points]
