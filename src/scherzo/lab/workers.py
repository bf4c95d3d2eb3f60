"""Who does the work: the games of a simulation, an arena, an experiment or a course of training, shared out.

Whoever works, the results come in the order of the jobs, so that what is made of them is the same to the last bit.
"""

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")
Given = TypeVar("Given")
Job = tuple[Any, ...]

AHEAD = 2
"""Jobs that are given out for each worker: while it does one, the next one waits for it."""


class Workers(Protocol):
    """Several that do jobs at the same time."""

    @property
    def count(self) -> int:
        """How many there are."""
        ...

    def gather(self, work: Callable[..., Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """`work(*job)` of every job, in the order of the jobs. These may be made while others are done."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    with suppress(AttributeError):  # not every system can say which cores are ours
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Threads:
    """Threads of this process: right for compiled code, which leaves Python alone."""

    count: int

    def gather(self, work: Callable[..., Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """`work(*job)` of every job."""
        return pooled(ThreadPoolExecutor(self.count), self.count, work, jobs)


@dataclass(frozen=True)
class Processes:
    """Processes of this machine: right for work with much Python in it."""

    count: int

    def gather(self, work: Callable[..., Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """`work(*job)` of every job; both travel to the processes."""
        pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"))
        return pooled(pool, self.count, work, jobs)


def pooled(pool: Executor, count: int, work: Callable[..., Result], jobs: Iterable[Job]) -> Iterator[Result]:
    """What a pool makes of the jobs; those not begun are dropped if nobody wants them any more."""

    def take(given: Future[Result]) -> Result:
        return given.result()

    with pool:
        try:
            yield from in_order(lambda job: pool.submit(work, *job), take, jobs, AHEAD * count)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def in_order(
    give: Callable[[Job], Given], take: Callable[[Given], Result], jobs: Iterable[Job], ahead: int
) -> Iterator[Result]:
    """Gives jobs out, as many as may be under way, and takes the results in the same order."""
    waiting: deque[Given] = deque()
    for job in jobs:
        waiting.append(give(job))
        if len(waiting) >= ahead:
            yield take(waiting.popleft())
    while waiting:
        yield take(waiting.popleft())
