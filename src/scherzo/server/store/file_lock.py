"""One server for a SQLite file: two would not hear of each other's decisions."""

import fcntl
import os
from pathlib import Path

from scherzo.core.errors import BadInput
from scherzo.server.store.database import ANOTHER, is_postgres


class FileLock:
    """Held by the server that uses a SQLite file, until it ends, however it ends."""

    def __init__(self, address: str, shared: bool = False) -> None:
        """Takes the lock, or says that another server has it; workers of one share it. PostgreSQL needs none."""
        self._file = -1
        if is_postgres(address):
            return
        path = Path(f"{address}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:  # then the file itself cannot be used either, and whoever opens it says why
            return
        try:
            fcntl.flock(self._file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise BadInput(f"Another server uses the file {address}: a SQLite file has one server. {ANOTHER}") from None

    def release(self) -> None:
        """Lets another server use the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
