"""Places: the workers on one SQLite file share its tables, each table at one worker.

A SQLite file tells nobody what another process has stored. So every table has one worker that alone holds it in
memory and decides for it; which one follows from the table's id. A connection that asks for another worker's table
is handed over to it (`handover`). On PostgreSQL any worker serves any table, and there are no places.
"""

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scherzo.core.errors import BadInput

WORKERS = "SCHERZO_WORKERS"
"""Set by the process that starts the workers, for them: how many they are, and the folder where they meet."""


class Place:
    """A worker's place among its fellows, held until the process ends. Whoever is alone has all tables."""

    def __init__(self, number: int = 0, count: int = 1, folder: str = "", lock: int = -1) -> None:
        self.number, self.count = number, count
        self._folder, self._lock = folder, lock

    def owner(self, table: str) -> int:
        """The number of the worker that has a table."""
        return int(table[:8], 16) % self.count

    def owns(self, table: str) -> bool:
        """Whether a table is this worker's."""
        return self.count == 1 or self.owner(table) == self.number

    def meeting_point(self, number: int) -> str:
        """Where the worker of that number takes connections that are handed over."""
        return f"{self._folder}/{number}"

    def leave(self) -> None:
        """Lets another worker have the place."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def take_place() -> Place:
    """A place that nobody has: also that of a worker which was killed."""
    count, _, folder = os.environ.get(WORKERS, "1 ").partition(" ")
    if not folder:
        return Place()
    for number in range(int(count)):
        lock = os.open(f"{folder}/{number}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
        else:
            return Place(number, int(count), folder, lock)
    raise BadInput(f"All {count} workers of this server are there already.")


def has_fellows() -> bool:
    """Whether this process is one of several workers on a SQLite file."""
    return WORKERS in os.environ


@contextmanager
def meeting(workers: int) -> Iterator[Path]:
    """While this is open, the processes that are started are workers with places."""
    with tempfile.TemporaryDirectory(prefix="scherzo-") as folder:
        os.environ[WORKERS] = f"{workers} {folder}"
        try:
            yield Path(folder)
        finally:
            del os.environ[WORKERS]
