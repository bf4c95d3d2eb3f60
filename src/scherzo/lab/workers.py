"""Who does the work: the games of a simulation, an arena or an experiment, shared out and gathered in their order.

Whoever works, the results come in the order of the jobs, so that sums of them are the same to the last bit.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from typing import TypeVar

Result = TypeVar("Result")
Job = tuple[object, ...]

AHEAD = 2
"""Jobs that are given out for each worker: while it does one, the next one waits for it."""


def cores() -> int:
    """How many cores this process may use."""
    with suppress(AttributeError):  # not every system can say which cores are ours
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def gather(work: Callable[..., Result], jobs: Iterable[Job], threads: int | None = None) -> Iterator[Result]:
    """`work(*job)` of every job, in the order of the jobs."""
    count, coming = threads or cores(), iter(jobs)
    with ThreadPoolExecutor(count) as pool:
        waiting = deque(pool.submit(work, *job) for job in islice(coming, AHEAD * count))
        try:
            while waiting:
                result = waiting.popleft().result()
                waiting.extend(pool.submit(work, *job) for job in islice(coming, 1))
                yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
