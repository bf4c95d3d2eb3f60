"""Measuring: the same work in several slices on one core; the median is what counts, the best shows an idle machine.

Rates are per second of this process's CPU time: what other processes take from it is left out.
"""

import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

SLICES = 7
SECONDS = 0.3


class Rate(msgspec.Struct, frozen=True):
    """How many things a second."""

    median: float
    best: float
    slices: int


def rate(work: Callable[[], int], slices: int = SLICES, seconds: float = SECONDS) -> Rate:
    """The rate of some work that answers how many things it did; one round before the first slice warms it up."""
    work()
    rates = []
    for _ in range(slices):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done += work()
        rates.append(done / spent)
    return Rate(statistics.median(rates), max(rates), slices)


@contextmanager
def one_core() -> Iterator[bool]:
    """Keeps this process on one core, where the system lets us; says whether it does."""
    if not hasattr(os, "sched_setaffinity"):
        yield False
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield True
    finally:
        os.sched_setaffinity(0, before)
