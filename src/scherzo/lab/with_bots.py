"""Whole games with bots that think outside the compiled loops (search, levels)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from scherzo.core.chance import generator, number_game
from scherzo.core.game import TOTAL, Game
from scherzo.core.layout import Array, Records
from scherzo.core.loops import OVER, new_menu
from scherzo.core.table import NOBODY
from scherzo.lab.batch import Batch, Setting
from scherzo.lab.taped import kernels, room_to_tell

if TYPE_CHECKING:
    from scherzo.bots import Bot


def play_with_bots(
    at: Setting, specs: Sequence[str], first: int, count: int, taping: bool = False, watching: bool = False
) -> Batch:
    """Plays games number `first` to `first + count - 1` with bots given by their names."""
    seated = bots_named(at.game, tuple(specs))
    tables = np.repeat(at.blank, count)
    tables["taping"] = taping
    sheets = np.zeros((count, *at.sheet_shape), dtype=np.int32)
    lengths = np.zeros(count, dtype=np.int64)
    used = np.zeros(len(at.game.decisions), dtype=np.int64)
    menu, rng = new_menu(), generator(0)
    tape, courses = Tape(at) if taping else None, []
    for i in range(count):
        one, course = tables[i : i + 1], list[Array]()
        number_game(one[0], rng, first + i)
        answer = at.run.begin(at.boxes, one, menu)
        if tape:
            tape.keep(one, i, 0, NOBODY, NOBODY, NOBODY)
        while True:
            if watching or answer == OVER:
                at.run.tally(at.boxes, one, sheets[i])
                course.append(sheets[i, :, TOTAL].copy())
            if answer == OVER:
                break
            seat, asking = answer >> 8, int(one[0].asking)
            option = seated[seat].choose(at.boxes, one, seat, bot_seed(rng, int(lengths[i])))
            used[asking] += 1
            lengths[i] += 1
            answer = at.run.decide(at.boxes, one, seat, option, menu)
            if tape:
                tape.keep(one, i, int(lengths[i]), seat, asking, option)
        courses.append(np.array(course))
    told = tape.rows() if tape else None
    return Batch(first, tables, sheets, lengths, used, "", told, courses if watching else ())


@lru_cache(maxsize=16)
def bots_named(game: Game, specs: tuple[str, ...]) -> "list[Bot]":
    """The bots of all seats, made once."""
    from scherzo.bots import bot  # bots are built on loops like these; only whoever asks for them loads them

    return [bot(spec, game) for spec in specs]


class Tape:
    """What is told in the games of a batch, decision by decision."""

    def __init__(self, at: Setting) -> None:
        self.run = kernels(at.game)
        self.last = room_to_tell(at, 1)
        self.parts: list[Records] = []

    def keep(self, one: Records, game: int, decision: int, decider: int, asking: int, option: int) -> None:
        """Takes in what the last decision led to."""
        rows = self.run.keep(one, self.last, 0, game, decision, decider, asking, option)
        self.parts.append(self.last[:rows].copy())

    def rows(self) -> Records:
        """All of it."""
        return np.concatenate(self.parts)


def bot_seed(rng: Array, decision: int) -> int:
    """What a bot's own chance starts from: another number for each decision of each game."""
    return (int(rng[0]) + decision * 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
