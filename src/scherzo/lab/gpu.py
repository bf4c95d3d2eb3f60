"""Batches on a GPU: many games side by side, by the same rules, with the same results to the byte.

Needs an NVIDIA GPU and `pip install "scherzo[gpu]"`. With NUMBA_ENABLE_CUDASIM=1 the kernels run on a simulated
device: slow, but enough to try it without a GPU.
"""

import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any
from warnings import filterwarnings

import numpy as np

from scherzo.core.errors import ScherzoError
from scherzo.core.layout import dtype, leaned, records
from scherzo.core.loops import GREEDY
from scherzo.core.table import MENU
from scherzo.lab.batch import Batch, Setting, blank_table, trouble_of

SLOTS = 1 << 20
"""Games that are played at a time."""
RENEWAL = 8
"""Decisions between two times that new games begin where others are over."""
STEPS = 2 * RENEWAL
"""Decisions between two looks whether games are still going on: each look waits for the device."""


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
    filterwarnings("ignore", "Grid size .* under-utilization")  # the last games of a batch are few
    if not target.is_available():
        raise NoGpu("No CUDA GPU was found. Run this on a machine with an NVIDIA GPU and its driver.")
    return target


def play_batch_on_gpu(at: Setting, bots: Sequence[int], first: int, count: int, noting: bool = True) -> Batch:
    """What `play_batch` does, on the GPU; without `noting` its tables are lean."""
    device = Device(at, bots, count, count, noting)
    device.play(first)
    return device.batch(first)


class Device:
    """Room on the GPU for the games of one batch, of which the first `kept` leave their final tables."""

    def __init__(self, at: Setting, bots: Sequence[int], games: int, kept: int, noting: bool = True) -> None:
        self.target = cuda()
        from scherzo.lab import gpu_kernels as own  # they can only be loaded where CUDA is

        self.at, self.games, self.slots, self.own = at, games, min(games, SLOTS), own
        thinking = GREEDY in bots
        lean = not (noting or thinking)
        table = dtype(at.game.Table, lean=lean)
        self.kernels = own.kernels(at.game, table, thinking)
        to_device, empty = self.target.to_device, self.target.device_array
        blank = blank_table(at, bots, noting)
        self.boxes, self.blank = to_device(at.boxes), to_device(leaned(blank, at.game.Table) if lean else blank)
        self.tables, self.worlds = empty(self.slots, table), empty(self.slots if thinking else 1, table)
        self.stepped = self.tables
        if own.is_shared(table):  # these kernels take tables as words
            self.stepped = self.tables.view(np.uint64).reshape(self.slots, table.itemsize // 8)
        self.kinds = to_device(np.array(bots, dtype=np.int8))
        self.sheets = to_device(np.zeros((games, *at.sheet_shape), dtype=np.int32))
        self.lengths, self.finals = to_device(np.zeros(games, dtype=np.int64)), empty(kept, table)

    def play(self, first: int) -> float:
        """Plays games number `first` and on; answers the seconds that it took."""
        own, run, to_device, kinds = self.own, self.kernels, self.target.to_device, len(self.at.game.decisions)
        courses = records(own.Course, self.slots)
        courses["number"] = own.NO_GAME
        order = np.zeros((2, self.slots), dtype=np.int32)
        order[0] = np.arange(self.slots)
        lists = to_device(order), to_device(np.array([[0, self.slots], [0, 0]], dtype=np.int32))
        sizes, begun = to_device(np.zeros((2, kinds * MENU + 1), np.int32)), to_device(np.zeros(1, np.int32))
        self.used, course = to_device(np.zeros(kinds, dtype=np.int64)), to_device(courses)
        self.target.synchronize()
        began = time.perf_counter()
        going = self.slots
        while going:
            few, many = blocks(going, own.WARP), blocks(going, own.THREADS)
            for turn in range(STEPS):
                now = turn % 2
                at = self.worlds, course, self.kinds, *lists, sizes, now
                if turn % RENEWAL == 0:
                    run.renew[few](
                        self.boxes, self.blank, self.tables, *at, first, begun, self.sheets, self.lengths, self.finals
                    )
                run.step[few](self.boxes, self.stepped, *at)
                run.regroup[many](course, *lists, sizes, now, int(turn % RENEWAL == 0), self.used)
            going = int(lists[1].copy_to_host()[0].sum())
        return time.perf_counter() - began

    def batch(self, first: int) -> Batch:
        """The games that were played, fetched from the GPU."""
        lengths = self.lengths.copy_to_host()
        stopped = np.flatnonzero(lengths < 0)
        trouble = trouble_of(self.at, first + int(stopped[0]), -int(lengths[stopped[0]])) if len(stopped) else ""
        tables, sheets = self.finals.copy_to_host(), self.sheets.copy_to_host()
        return Batch(first, tables, sheets, lengths, self.used.copy_to_host(), trouble)

    @property
    def name(self) -> str:
        """What the GPU calls itself."""
        if not hasattr(self.target, "get_current_device"):
            return "a simulated device"
        name = getattr(self.target.get_current_device(), "name", "a simulated device")
        return name.decode() if isinstance(name, bytes) else str(name)


def blocks(games: int, threads: int) -> tuple[int, int]:
    """How many blocks of how many threads have one for each of the games."""
    return -(-games // threads), threads
