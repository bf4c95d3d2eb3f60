"""One way to speak to two databases: a SQLite file, or PostgreSQL where its address is given.

The SQL is the same for both and writes its parameters as `?`.
"""

import contextlib
import fcntl
import os
import socket
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import psycopg

from scherzo.core.errors import BadInput
from scherzo.server.workers.places import has_fellows

CHANNEL = "scherzo"
BUSY_S = 2.0
"""How long a statement waits for a SQLite file that somebody else has locked."""
CONNECT_S, STATEMENT_S = 3, 10
"""How long PostgreSQL may take to answer a call, and to carry out a statement."""
Values = tuple[Any, ...]
ANOTHER = "Name another with --database or SCHERZO_DATABASE."
DATABASE_ERRORS = (sqlite3.Error, psycopg.Error)


class Connection(ABC):
    """A connection of one thread. Outside begin/commit every statement stands for itself."""

    @abstractmethod
    def rows(self, sql: str, *values: Any) -> list[Values]:
        """The answer to a query."""

    @abstractmethod
    def change(self, sql: str, *values: Any) -> int:
        """Runs a statement and says how many rows it changed."""

    @abstractmethod
    def each(self, sql: str) -> Iterator[Values]:
        """A large answer, row by row."""

    @abstractmethod
    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""

    @abstractmethod
    def begin(self) -> None:
        """Starts a transaction that writes."""

    @abstractmethod
    def begin_reading(self) -> None:
        """Starts a transaction that sees one moment of the database, whatever others write meanwhile."""

    @abstractmethod
    def commit(self) -> None:
        """Makes the transaction durable."""

    @abstractmethod
    def rollback(self) -> None:
        """Forgets the transaction; never raises."""

    @abstractmethod
    def close(self) -> None:
        """Hangs up."""

    @abstractmethod
    def hang_up(self) -> None:
        """Breaks the line from another thread: whoever waits for an answer on it gets an error."""

    @abstractmethod
    def greatest(self, sql: str) -> str:
        """The statement with the word that this database has for the greatest of several values."""

    @abstractmethod
    def tell(self, message: str) -> None:
        """Tells the other workers when the transaction commits."""


class SqliteConnection(Connection):
    """A connection to a SQLite file: write-ahead log, and a sync at every commit.

    The file holds seeds of running games: a new one is for its owner's eyes only. Its log follows its mode.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):  # an existing file is left alone: closing it would drop its locks
            path.touch(0o600, exist_ok=False)
        self.raw = sqlite3.connect(path, isolation_level=None, timeout=BUSY_S, check_same_thread=False)
        try:
            self.raw.execute("PRAGMA journal_mode=WAL")
            self.raw.execute("PRAGMA synchronous=FULL")
            self.raw.execute("PRAGMA foreign_keys=ON")
            # Workers wait in line to write: SQLite itself would only look again after ever longer naps.
            self._line = os.open(f"{path}.line", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600) if has_fellows() else -1
        except sqlite3.Error:  # this file is no database
            self.raw.close()
            raise

    def rows(self, sql: str, *values: Any) -> list[Values]:
        """The answer to a query."""
        return self.raw.execute(sql, values).fetchall()

    def change(self, sql: str, *values: Any) -> int:
        """Runs a statement and says how many rows it changed."""
        return self.raw.execute(sql, values).rowcount

    def each(self, sql: str) -> Iterator[Values]:
        """A large answer, row by row."""
        return iter(self.raw.execute(sql))

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return [column[0] for column in self.raw.execute(f"SELECT * FROM {table} LIMIT 0").description]

    def begin(self) -> None:
        """Takes the file's one place for a writer."""
        if self._line >= 0:
            fcntl.flock(self._line, fcntl.LOCK_EX)
        self.raw.execute("BEGIN IMMEDIATE")

    def begin_reading(self) -> None:
        """Starts a snapshot."""
        self.raw.execute("BEGIN")

    def commit(self) -> None:
        """Syncs to disk."""
        self.raw.execute("COMMIT")
        self._next_in_line()

    def rollback(self) -> None:
        """Forgets the transaction."""
        with contextlib.suppress(sqlite3.Error):
            self.raw.rollback()
        self._next_in_line()

    def _next_in_line(self) -> None:
        if self._line >= 0:
            fcntl.flock(self._line, fcntl.LOCK_UN)

    def close(self) -> None:
        """Closes the file; the last connection folds the write-ahead log into it."""
        self.raw.close()
        if self._line >= 0:
            os.close(self._line)
            self._line = -1

    def hang_up(self) -> None:
        """Ends the statement in hand."""
        self.raw.interrupt()

    def greatest(self, sql: str) -> str:
        """MAX with several values."""
        return sql.replace("GREATEST(", "MAX(")

    def tell(self, message: str) -> None:
        """Each table of a SQLite file has one worker: there is nobody to tell."""


class PostgresConnection(Connection):
    """A connection to PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.raw = psycopg.connect(
            address,
            autocommit=True,
            connect_timeout=CONNECT_S,
            options=f"-c statement_timeout={STATEMENT_S}s -c lock_timeout={STATEMENT_S}s",
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
        )

    def rows(self, sql: str, *values: Any) -> list[Values]:
        """The answer to a query."""
        return self.raw.execute(spelled(sql), values or None).fetchall()

    def change(self, sql: str, *values: Any) -> int:
        """Runs a statement and says how many rows it changed."""
        return self.raw.execute(spelled(sql), values or None).rowcount

    def each(self, sql: str) -> Iterator[Values]:
        """A large answer, row by row, without holding all of it here."""
        with self.raw.cursor("each") as cursor:
            yield from cursor.execute(sql.encode())

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        cursor = self.raw.execute(f"SELECT * FROM {table} LIMIT 0".encode())
        return [column.name for column in cursor.description or ()]

    def begin(self) -> None:
        """Starts a transaction."""
        self.raw.execute("BEGIN")

    def begin_reading(self) -> None:
        """Starts a snapshot."""
        self.raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def commit(self) -> None:
        """Makes the transaction durable."""
        self.raw.execute("COMMIT")

    def rollback(self) -> None:
        """Forgets the transaction."""
        with contextlib.suppress(psycopg.Error):
            self.raw.execute("ROLLBACK")

    def close(self) -> None:
        """Hangs up."""
        self.raw.close()

    def hang_up(self) -> None:
        """Shuts the socket, which ends a wait for a server that is frozen."""
        with contextlib.suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(self.raw.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)

    def greatest(self, sql: str) -> str:
        """GREATEST, as it is written."""
        return sql

    def tell(self, message: str) -> None:
        """Notifies the other workers at commit."""
        self.raw.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))


def spelled(sql: str) -> bytes:
    """The statement with parameters as psycopg writes them."""
    return sql.replace("?", "%s").encode()


def is_postgres(address: str) -> bool:
    """Whether an address means PostgreSQL."""
    return address.startswith(("postgresql://", "postgres://"))


def connect(address: str) -> Connection:
    """Opens the database with that address: `postgresql://...`, or the path of a SQLite file."""
    try:
        return PostgresConnection(address) if is_postgres(address) else SqliteConnection(Path(address))
    except (*DATABASE_ERRORS, OSError) as error:
        raise BadInput(f"Cannot open the database ({place(address)}): {in_words(error, address)} {ANOTHER}") from None


def place(address: str) -> str:
    """Where a database is, without the password that an address may hold."""
    return "PostgreSQL at the address given" if is_postgres(address) else f"the file {address}"


def without_password(text: str, address: str) -> str:
    """A complaint about an address, without the password in it, however it is written there."""
    if not is_postgres(address):
        return text
    try:
        secret = urlsplit(address).password or ""
    except ValueError:
        return "the address is not written as it should be."
    for written in (address, secret, unquote(secret)):
        text = text.replace(written, "...") if written else text
    return text


def is_locked(error: Exception) -> bool:
    """Whether somebody else holds the database: trying again at once would only wait as long again."""
    return isinstance(error, sqlite3.OperationalError) and ("locked" in str(error) or "busy" in str(error))


def in_words(error: Exception, address: str) -> str:
    """What a database complains about, as one sentence without the password that the address may hold."""
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"{without_password(' '.join(said.split()).removesuffix('.'), address)}."
