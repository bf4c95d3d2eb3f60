"""Batches on a GPU: one game per thread, by the same rules, with the same results to the byte.

Needs an NVIDIA GPU and `pip install "scherzo[gpu]"`. With NUMBA_ENABLE_CUDASIM=1 the kernel runs on a simulated
device: slow, but enough to try it without a GPU.
"""

import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from scherzo.core.errors import ScherzoError
from scherzo.core.layout import records
from scherzo.core.loops import GREEDY
from scherzo.lab.batch import Batch, Setting, blank_table, trouble_of

THREADS = 64
"""Threads per block: the rules need many registers, so small blocks fill the device best."""


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


def play_batch_on_gpu(at: Setting, bots: Sequence[int], first: int, count: int, noting: bool = True) -> Batch:
    """What `play_batch` does, on the GPU."""
    device = Device(at, bots, count, noting)
    device.play(first)
    return device.batch(first)


class Device:
    """Room on the GPU for the games of one batch."""

    def __init__(self, at: Setting, bots: Sequence[int], games: int, noting: bool = True) -> None:
        self.target = cuda()
        from scherzo.lab.gpu_kernel import game_kernel  # it can only be loaded where CUDA is

        self.at = at
        self.games = games
        thinking = GREEDY in bots
        self.kernel = game_kernel(at.game, thinking)
        to_device, dtype = self.target.to_device, at.blank.dtype
        self.boxes, self.blank = to_device(at.boxes), to_device(blank_table(at, bots, noting))
        self.tables = self.target.device_array(games, dtype)
        self.worlds = self.target.device_array(games if thinking else 1, dtype)
        self.kinds = to_device(np.array(bots, dtype=np.int8))
        self.sheets = to_device(np.zeros((games, *at.sheet_shape), dtype=np.int32))
        self.lengths = to_device(np.zeros(games, dtype=np.int64))

    def play(self, first: int) -> float:
        """Plays games number `first` and on; answers the seconds of the kernel itself."""
        self.used = self.target.to_device(np.zeros(len(self.at.game.decisions), dtype=np.int64))
        blocks = -(-self.games // THREADS)
        self.target.synchronize()
        began = time.perf_counter()
        self.kernel[blocks, THREADS](
            self.boxes,
            self.blank,
            self.tables,
            self.worlds,
            self.kinds,
            first,
            self.at.game.limit,
            self.sheets,
            self.lengths,
            self.used,
        )
        self.target.synchronize()
        return time.perf_counter() - began

    def batch(self, first: int) -> Batch:
        """The games that were played, fetched from the GPU."""
        tables = records(self.at.game.Table, self.games)
        self.tables.copy_to_host(tables)
        lengths = self.lengths.copy_to_host()
        stopped = np.flatnonzero(lengths < 0)
        trouble = trouble_of(self.at, first + int(stopped[0]), -int(lengths[stopped[0]])) if len(stopped) else ""
        return Batch(first, tables, self.sheets.copy_to_host(), lengths, self.used.copy_to_host(), trouble)

    @property
    def name(self) -> str:
        """What the GPU calls itself."""
        if not hasattr(self.target, "get_current_device"):
            return "a simulated device"
        name = getattr(self.target.get_current_device(), "name", "a simulated device")
        return name.decode() if isinstance(name, bytes) else str(name)
