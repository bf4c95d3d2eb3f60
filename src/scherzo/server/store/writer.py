"""The writer: one thread that stores everything, many tables to a sync.

Whatever is waiting when the last commit is done goes into the next one. So a quiet server commits each decision
at once, and a busy one stores hundreds with a single sync.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from scherzo.core.errors import ScherzoError
from scherzo.server.errors import StoreTrouble
from scherzo.server.store.database import Connection, connect, is_locked

T = TypeVar("T")
LONGEST_WAIT_S = 5.0
"""Nobody waits longer than this for the database."""
MOST = 500
"""No commit holds more jobs than this."""


class Job(NamedTuple):
    """One change: which table it concerns, what to do, and who waits for its result."""

    table: str
    work: Callable[[Connection], Any]
    answer: "asyncio.Future[Any]"


class Writer:
    """Takes changes from the event loop and stores them in groups."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self._address = address
        self._loop = loop
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection = connect(address)
        self._thread = threading.Thread(target=self._run, name="writer")
        self._thread.start()

    async def store(self, table: str, work: Callable[[Connection], T]) -> T:
        """Runs a change in the next transaction; the result comes when it is durable.

        A change may be run twice when the first attempt's fate is unknown, so it must be one that can be repeated.
        Whoever has waited too long is told so, and the line is broken: the database may be frozen.
        """
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(table, work, answer))
        try:
            async with asyncio.timeout(LONGEST_WAIT_S):
                return await answer
        except TimeoutError:
            self._connection.hang_up()
            raise StoreTrouble("The database does not answer. Please try again in a moment.") from None

    def close(self) -> None:
        """Stores what is waiting and stops."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch = [self._jobs.get()]
            while len(batch) < MOST and not self._jobs.empty():
                batch.append(self._jobs.get())
            open_ = None not in batch
            jobs = [job for job in batch if job is not None and not job.answer.cancelled()]
            if jobs:
                # All workers write their tables in the same order, so that no two can wait for each other.
                jobs.sort(key=lambda job: job.table)
                self._answer(self._commit(jobs))

    def _commit(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        try:
            return self._attempt(jobs)
        except Exception as error:
            if not self._recover() or is_locked(error):
                trouble = StoreTrouble(f"The server could not store this ({kind_of(error)}). Please try again.")
                return [(job, trouble) for job in jobs]
            if len(jobs) > 1:
                return [pair for job in jobs for pair in self._commit([job])]
            return self._last_attempt(jobs[0], error)

    def _last_attempt(self, job: Job, error: Exception) -> list[tuple[Job, Any]]:
        try:
            return self._attempt([job])
        except Exception:
            self._recover()
            return [(job, StoreTrouble(f"The server could not store this ({kind_of(error)}). Please try again."))]

    def _attempt(self, jobs: list[Job]) -> list[tuple[Job, Any]]:
        self._connection.begin()
        done = [(job, job.work(self._connection)) for job in jobs]
        self._connection.commit()
        return done

    def _recover(self) -> bool:
        """After an error: forget the transaction, and dial again if the line is dead; says whether there is a line."""
        self._connection.rollback()
        try:
            self._connection.rows("SELECT 1")
        except Exception:
            try:
                fresh = connect(self._address)
            except ScherzoError:
                return False  # still out of reach: the next job tries again
            self._connection.close()
            self._connection = fresh
        return True

    def _answer(self, done: list[tuple[Job, Any]]) -> None:
        self._loop.call_soon_threadsafe(deliver, done)


def deliver(done: list[tuple[Job, Any]]) -> None:
    """Gives a batch's results to those who wait for them, on the event loop."""
    for job, result in done:
        if job.answer.cancelled():
            continue
        if isinstance(result, StoreTrouble):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)


def kind_of(error: Exception) -> str:
    """An error in a few words that hold no data."""
    return type(error).__name__
