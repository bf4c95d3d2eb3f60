"""The writer: one thread that stores everything, many tables to a sync.

Whatever is waiting when the last commit is done goes into the next one. So a quiet server commits each decision
at once, and a busy one stores hundreds with a single sync. What the event loop wants stored in one of its turns
is handed over together: waking a thread costs more than storing a row.
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
"""A commit that holds so many jobs takes no more."""


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
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._turn: list[Job] = []  # wanted in this turn of the event loop
        self._connection = connect(address)
        self._thread = threading.Thread(target=self._run, name="writer")
        self._thread.start()

    async def store(self, table: str, work: Callable[[Connection], T]) -> T:
        """Runs a change in the next transaction; the result comes when it is durable.

        A change may be run twice when the first attempt's fate is unknown, so it must be one that can be repeated.
        Whoever has waited too long is told so, and the line is broken: the database may be frozen.
        """
        answer: asyncio.Future[T] = self._loop.create_future()
        if not self._turn:
            self._loop.call_soon(self._hand_over)
        self._turn.append(Job(table, work, answer))
        return await answer

    def _hand_over(self) -> None:
        """Gives the writing thread what was wanted in this turn, and watches that it does not take too long."""
        jobs, self._turn = self._turn, []
        self._jobs.put(jobs)
        self._loop.call_later(LONGEST_WAIT_S, self._give_up, jobs)

    def _give_up(self, jobs: list[Job]) -> None:
        """Tells those who still wait that they wait in vain."""
        waiting = [job for job in jobs if not job.answer.done()]
        if waiting:
            self._connection.hang_up()
        for job in waiting:
            job.answer.set_exception(StoreTrouble("The database does not answer. Please try again in a moment."))

    def close(self) -> None:
        """Stores what is waiting and stops."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        open_ = True
        while open_:
            batches = [self._jobs.get()]
            while sum(map(len, filter(None, batches))) < MOST and not self._jobs.empty():
                batches.append(self._jobs.get())
            open_ = None not in batches
            jobs = [job for batch in batches for job in batch or () if not job.answer.cancelled()]
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
        if job.answer.done():  # nobody waits for it any more
            continue
        if isinstance(result, StoreTrouble):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)


def kind_of(error: Exception) -> str:
    """An error in a few words that hold no data."""
    return type(error).__name__
