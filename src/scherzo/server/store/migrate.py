"""Numbered migrations: each file of `migrations/` is run once, in order, in one transaction."""

import importlib.resources
import re

from scherzo.core.errors import BadInput
from scherzo.server.store.database import (
    ANOTHER,
    DATABASE_ERRORS,
    Connection,
    PostgresConnection,
    connect,
    in_words,
    place,
)

STATEMENT = re.compile(r"[^;]+;")
LOCK = 7_348_001
"""The advisory lock under which PostgreSQL workers that start together migrate one after the other."""


def migrations() -> list[tuple[int, str]]:
    """All migrations: number and SQL."""
    folder = importlib.resources.files("scherzo.server.store") / "migrations"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(f.name.split("_")[0]), f.read_text(encoding="utf-8")) for f in files]


def version(connection: Connection) -> int:
    """The number of the latest migration that the database has."""
    connection.change("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT PRIMARY KEY)")
    return int(connection.rows("SELECT COALESCE(MAX(number), 0) FROM schema_version")[0][0])


def prepare(address: str) -> None:
    """Opens a database once and brings it to the newest form, or says in words why it cannot be used."""
    connection = connect(address)
    try:
        migrate(connection)
    except DATABASE_ERRORS as error:
        raise BadInput(f"Cannot use the database ({place(address)}): {in_words(error, address)} {ANOTHER}") from None
    finally:
        connection.close()


def migrate(connection: Connection, to: int | None = None) -> int:
    """Brings the database to the newest form (or that of `to`), or leaves it untouched; says how many were run."""
    known = [(number, sql) for number, sql in migrations() if to is None or number <= to]
    connection.begin()
    try:
        if isinstance(connection, PostgresConnection):
            connection.rows("SELECT pg_advisory_xact_lock(?)", LOCK)
        has = version(connection)
        if has > known[-1][0]:
            raise BadInput(
                f"The database is of version {has}, made by a newer release; this one knows {known[-1][0]}. "
                "Install the newer release, or use another database."
            )
        missing = [(number, sql) for number, sql in known if number > has]
        for number, sql in missing:
            plain = re.sub(r"--[^\n]*", "", sql)
            for statement in STATEMENT.findall(plain):
                connection.change(statement)
            connection.change("INSERT INTO schema_version (number) VALUES (?)", number)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return len(missing)
