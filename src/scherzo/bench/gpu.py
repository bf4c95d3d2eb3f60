"""Whole random games on a GPU: how fast, and whether they are the CPU's to the byte."""

import time

import msgspec

from scherzo.core.layout import leaned
from scherzo.core.loops import RANDOM
from scherzo.lab.batch import Batch, Setting, play_batch
from scherzo.lab.gpu import Device

ROUNDS = 5
WARM = 64
"""Games that are played for the sake of compiling."""
BATCH = 4096


class GpuFigures(msgspec.Struct, frozen=True):
    """The speed of whole random games on a GPU, and how many of them were compared with the CPU."""

    game: str
    players: int
    device: str
    games: int
    compile_seconds: float
    games_per_second: float  # median of the rounds
    decisions_per_second: float
    best_games_per_second: float
    compared: int  # games played on the CPU too
    equal: bool  # whether all their final tables are the same to the byte


def gpu_figures(at: Setting, games: int, compared: int) -> GpuFigures:
    """Plays games 0 to games - 1 on the GPU and compares the first of them with the CPU."""
    bots = [RANDOM] * at.players
    began = time.perf_counter()
    Device(at, bots, min(WARM, games), 1, noting=False).play(0)
    compile_seconds = time.perf_counter() - began
    device = Device(at, bots, games, min(compared, games), noting=False)
    seconds = sorted(device.play(0) for _ in range(ROUNDS))
    batch, median = device.batch(0), seconds[ROUNDS // 2]
    return GpuFigures(
        game=at.game.name,
        players=at.players,
        device=device.name,
        games=games,
        compile_seconds=compile_seconds,
        games_per_second=games / median,
        decisions_per_second=int(batch.lengths.sum()) / median,
        best_games_per_second=games / seconds[0],
        compared=min(compared, games),
        equal=same_as_cpu(at, batch, compared),
    )


def same_as_cpu(at: Setting, batch: Batch, compared: int) -> bool:
    """Whether the CPU comes to the same tables and sheets, to the byte, in as many decisions."""
    for first in range(0, min(compared, len(batch.lengths)), BATCH):
        rows = slice(first, min(first + BATCH, compared, len(batch.lengths)))
        own = play_batch(at, [RANDOM] * at.players, first, rows.stop - first, noting=False)
        tables = [leaned(tables, at.game.Table) for tables in (own.tables, batch.tables[rows])]
        for ours, theirs in (tables, (own.sheets, batch.sheets[rows]), (own.lengths, batch.lengths[rows])):
            if ours.tobytes() != theirs.tobytes():
                return False
    return True
