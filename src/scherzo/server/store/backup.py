"""Backup and restore: everything as lines of JSON in one compressed file, the same for both databases.

So a backup of a SQLite file can be restored into PostgreSQL, and the other way round. It is taken from one moment of
the database while people play on. It holds seeds and seats' hashes: it is as secret as the database itself.
"""

import gzip
import os
import zlib
from pathlib import Path
from typing import Annotated

import msgspec

from scherzo.core.errors import BadInput
from scherzo.server.store.database import DATABASE_ERRORS, Connection, connect, in_words, is_postgres, place
from scherzo.server.store.migrate import migrate, migrations

FORMAT = "scherzo backup 1"
TABLES = ("game_table", "seat", "decision", "chat", "server_up", "downtime", "notify", "review")
"""All tables, parents first."""
KNOWS_DOWNTIME = 2
"""The first form of the database that tells when servers were up."""


class First(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    format: str
    version: Annotated[int, msgspec.Meta(ge=1)]


class Heading(msgspec.Struct, tag="table", frozen=True):
    """Before the rows of a table: its name and columns."""

    name: str
    columns: list[str]


class Row(msgspec.Struct, tag="row", frozen=True):
    """A row."""

    values: list[str | int]


class Last(msgspec.Struct, tag="end", frozen=True):
    """The last line: how many rows there are. A backup without it is cut off."""

    rows: int


def backup(address: str, path: Path) -> int:
    """Writes a backup; says how many rows it has. The file appears only when it is complete."""
    if not is_postgres(address) and not Path(address).is_file():
        raise BadInput(
            f"There is no database at {address}. Name the one that the server uses: --database or SCHERZO_DATABASE."
        )
    connection = connect(address)
    draft = path.with_name(path.name + ".part")
    try:
        migrate(connection)
        connection.begin_reading()
        with open(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wb") as file:
                rows = write(connection, file)
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadInput(f"Cannot write the backup {path}: {error.strerror}. Give another file.") from None
    except DATABASE_ERRORS as error:
        raise BadInput(
            f"Cannot read the database ({place(address)}): {in_words(error, address)} Nothing was saved."
        ) from None
    finally:
        connection.rollback()
        connection.close()
        draft.unlink(missing_ok=True)
    return rows


def write(connection: Connection, file: gzip.GzipFile) -> int:
    """Writes all tables."""
    encode = msgspec.json.Encoder().encode
    file.write(encode(First(FORMAT, migrations()[-1][0])) + b"\n")
    count = 0
    for table in TABLES:
        columns = connection.columns(table)
        file.write(encode(Heading(table, columns)) + b"\n")
        for values in connection.each(f"SELECT {', '.join(columns)} FROM {table}"):
            file.write(encode(Row(list(values))) + b"\n")
            count += 1
    file.write(encode(Last(count)) + b"\n")
    return count


def restore(address: str, path: Path) -> int:
    """Fills an empty database from a backup, completely or not at all; says how many rows there were."""
    try:
        check_whole(path)
        connection = connect(address)
        try:
            with gzip.open(path, "rb") as file:
                rows = read(connection, file)
            migrate(connection)
        finally:
            connection.rollback()
            connection.close()
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError):
        raise BadInput(f"The file {path} is not a complete backup. Nothing was restored.") from None
    except OSError as error:
        raise BadInput(f"Cannot read the backup {path}: {error.strerror}. Give the path of a backup.") from None
    except (*DATABASE_ERRORS, OverflowError) as error:
        told = in_words(error, address)
        raise BadInput(f"The database ({place(address)}) refuses this backup: {told} Nothing was restored.") from None
    return rows


def check_whole(path: Path) -> None:
    """Reads a backup to its end, which checks its checksum, before the first row of it is believed."""
    with gzip.open(path, "rb") as file:
        while file.read(1 << 20):
            pass


def read(connection: Connection, file: gzip.GzipFile) -> int:
    """Reads all lines into the database, which has the form it had when the backup was made."""
    first = msgspec.json.decode(file.readline(), type=First)
    if first.format != FORMAT or first.version > migrations()[-1][0]:
        raise BadInput("The backup was made by a newer release: install that one to restore it.")
    migrate(connection, first.version)
    if connection.rows("SELECT 1 FROM game_table LIMIT 1"):
        raise BadInput("The database already holds tables. Restore into an empty one (another SCHERZO_DATABASE).")
    decode = msgspec.json.Decoder(Heading | Row | Last).decode
    connection.begin()
    if first.version >= KNOWS_DOWNTIME:  # an empty database may have seen a server
        connection.change("DELETE FROM server_up")
        connection.change("DELETE FROM downtime")
    insert, count = "", 0
    for line in file:
        match decode(line):
            case Heading(name, columns):
                if name not in TABLES or columns != connection.columns(name):
                    raise msgspec.DecodeError("another form")
                marks = ", ".join("?" * len(columns))
                insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"
            case Row(values):
                connection.change(insert, *values)
                count += 1
            case Last(rows) if rows == count and not file.read():
                connection.commit()
                return count
    raise EOFError
