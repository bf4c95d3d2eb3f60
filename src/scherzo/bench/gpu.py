"""One game per GPU thread: a CUDA kernel that calls the same rules, compared with the CPU byte for byte.

Needs an NVIDIA GPU and `pip install scherzo[gpu]`. With NUMBA_ENABLE_CUDASIM=1 the kernel runs on a simulated
device: slow, but enough to try it without a GPU.
"""

import time
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from scherzo.core.errors import ScherzoError
from scherzo.core.layout import Array, Records
from scherzo.core.loops import RANDOM
from scherzo.lab.batch import Setting, play_batch

THREADS = 64
"""Threads per block: the rules need many registers, so small blocks fill the device best."""

ROUNDS = 5
BATCH = 4096


class GpuFigures(msgspec.Struct, frozen=True):
    """The speed of whole random games on a GPU, and how many of them were compared with the CPU."""

    game: str
    players: int
    device: str
    games: int
    compile_seconds: float
    games_per_second: float  # median of the rounds, tables already on the device
    decisions_per_second: float
    best_games_per_second: float
    compared: int  # games played on the CPU too
    equal: bool  # whether all their final tables are the same to the byte


class NoGpu(ScherzoError):
    """There is no GPU that could be used."""


def cuda() -> Any:
    """Numba's CUDA target, or a sentence that says what is missing."""
    for name, value in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
        if not hasattr(np, name):  # numba-cuda still asks for names that NumPy has dropped
            setattr(np, name, value)
    try:
        target = import_module("numba.cuda")
    except ImportError:
        raise NoGpu("The GPU part is not installed. Install it with: pip install 'scherzo[gpu]'.") from None
    if not target.is_available():
        raise NoGpu("No CUDA GPU was found. Run this on a machine with an NVIDIA GPU and its driver.")
    return target


def gpu_figures(at: Setting, games: int, compared: int) -> GpuFigures:
    """Plays games 0 to games - 1 on the GPU and compares the first of them with the CPU."""
    target = cuda()
    from scherzo.bench.gpu_kernel import game_kernel  # it can only be loaded where CUDA is

    kernel = game_kernel(at.game)
    boxes = target.to_device(at.boxes)
    tables = np.repeat(at.blank, games)
    began = time.perf_counter()
    play_round(target, kernel, boxes, tables[:THREADS], at.game.limit)
    compile_seconds = time.perf_counter() - began
    seconds = []
    for _ in range(ROUNDS):
        final, lengths, spent = play_round(target, kernel, boxes, tables, at.game.limit)
        seconds.append(spent)
    median = sorted(seconds)[ROUNDS // 2]
    return GpuFigures(
        game=at.game.name,
        players=at.players,
        device=device_name(target),
        games=games,
        compile_seconds=compile_seconds,
        games_per_second=games / median,
        decisions_per_second=int(lengths.sum()) / median,
        best_games_per_second=games / min(seconds),
        compared=min(compared, games),
        equal=same_as_cpu(at, final[:compared], lengths[:compared]),
    )


def play_round(target: Any, kernel: Any, boxes: Any, tables: Records, limit: int) -> tuple[Records, Array, float]:
    """Plays all tables once: final tables, decisions in each, and the seconds of the kernel itself."""
    on_device = target.to_device(tables)
    lengths = target.to_device(np.zeros(len(tables), dtype=np.int32))
    target.synchronize()
    began = time.perf_counter()
    kernel[-(-len(tables) // THREADS), THREADS](boxes, on_device, lengths, limit)
    target.synchronize()
    spent = time.perf_counter() - began
    return on_device.copy_to_host(), lengths.copy_to_host(), spent


def same_as_cpu(at: Setting, tables: Records, lengths: Array) -> bool:
    """Whether the CPU comes to the same tables, to the byte, in as many decisions."""
    for first in range(0, len(tables), BATCH):
        count = min(BATCH, len(tables) - first)
        batch = play_batch(at, [RANDOM] * at.players, first, count)
        rows = slice(first, first + count)
        if tables[rows].tobytes() != batch.tables.tobytes() or (lengths[rows] != batch.lengths).any():
            return False
    return True


def device_name(target: Any) -> str:
    """What the GPU calls itself."""
    if not hasattr(target, "get_current_device"):
        return "a simulated device"
    name = getattr(target.get_current_device(), "name", "a simulated device")
    return name.decode() if isinstance(name, bytes) else str(name)
