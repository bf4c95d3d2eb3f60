"""Whole games with bots that think outside the compiled loops (search, levels)."""

from collections.abc import Callable, Sequence

import numpy as np

from scherzo.core.game import SOURCES
from scherzo.core.loops import OVER, new_menu
from scherzo.lab.batch import Batch, Setting


def play_with_bots(at: Setting, specs: Sequence[str]) -> Callable[[int, int], Batch]:
    """A function that plays game number `first` (and `count - 1` more) with bots given by their names."""
    from scherzo.bots import bot  # bots are built on loops like these; only whoever asks for them loads them

    seated = [bot(spec, at.game) for spec in specs]

    def play(first: int, count: int) -> Batch:
        tables = np.repeat(at.blank, count)
        sheets = np.zeros((count, at.seats, SOURCES + len(at.game.score_lines)), dtype=np.int32)
        lengths = np.zeros(count, dtype=np.int64)
        used = np.zeros(len(at.game.decisions), dtype=np.int64)
        menu = new_menu()
        for i in range(count):
            one = tables[i : i + 1]
            one[0].secret[0] = at.secret[0]
            one[0].secret[1] = at.secret[1] ^ np.uint64(first + i)
            answer = at.run.begin(at.boxes, one, menu)
            while answer != OVER:
                seat = answer >> 8
                option = seated[seat].choose(at.boxes, one, seat, bot_seed(at, first + i, int(lengths[i])))
                used[one[0].asking] += 1
                lengths[i] += 1
                answer = at.run.decide(at.boxes, one, seat, option, menu)
            at.run.tally(at.boxes, one, sheets[i])
        return Batch(first, tables, sheets, lengths, used, "")

    return play


def bot_seed(at: Setting, number: int, decision: int) -> int:
    """What a bot's own chance starts from: another number for each decision of each game."""
    return (int(at.secret[0]) + number * 0x9E3779B97F4A7C15 + decision * 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
