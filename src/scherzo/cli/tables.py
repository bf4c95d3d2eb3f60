"""`scherzo tables`: what lies in the server's database, and cleaning up."""

import datetime
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import typer

from scherzo.core.errors import BadInput
from scherzo.server.steady_time import DAY_MS
from scherzo.server.store.database import Connection, connect, is_postgres
from scherzo.server.store.migrate import migrate
from scherzo.server.store.upkeep import StoredTable, delete_table, stored_tables

SHOWN = 10


def tables(address: str, every: bool, delete: str, older_days: int | None, sure: bool) -> None:
    """Shows what lies there, or deletes some of it."""
    if not is_postgres(address) and not Path(address).is_file():
        raise BadInput(f"There is no database at {address}. Name the one that the server uses with --database.")
    with closing(connect(address)) as line:
        migrate(line)
        if delete:
            delete_one(line, delete)
        elif older_days:
            delete_older(line, older_days, sure)
        else:
            show(stored_tables(line), every)


def show(found: list[StoredTable], every: bool) -> None:
    """Counts, and the tables: all of them, or those that were touched last the longest ago."""
    kinds = Counter((table.game, state_of(table)) for table in found)
    rows = sum(table.rows for table in found)
    typer.echo(f"{len(found)} tables, {rows} decisions.")
    for (game, state), count in sorted(kinds.items()):
        typer.echo(f"  {game:<16} {state:<10} {count:>7}")
    listed = found if every else found[:SHOWN]
    if listed:
        typer.echo("" if every else "\nThe oldest:")
    for table in listed:
        kept = "kept" if table.kept else ""
        typer.echo(
            f"{table.id}  {table.game:<16} {state_of(table):<10} {table.players} players  {table.rows:>5} decisions  "
            f"last touched {day(table.last)}  {kept}".rstrip()
        )


def delete_one(line: Connection, table: str) -> None:
    """Deletes one table, kept or not."""
    line.begin()
    rows = delete_table(line, table)
    line.commit()
    if not rows:
        raise BadInput(f"There is no table '{table[:40]}'. `scherzo tables --all` lists them.")
    typer.echo(f"Deleted table {table} with {rows} rows.")


def delete_older(line: Connection, days: int, sure: bool) -> None:
    """Deletes what nobody keeps and nobody touched for so many days."""
    found = stored_tables(line, round(time.time() * 1000) - days * DAY_MS)
    if not found:
        typer.echo(f"There is no table that nobody keeps and nobody touched for {days} days.")
        return
    if not sure and not typer.confirm(f"Delete {len(found)} tables that nobody touched for {days} days?"):
        typer.echo("Nothing was deleted.")
        return
    for table in found:
        line.begin()
        delete_table(line, table.id)
        line.commit()
    typer.echo(f"Deleted {len(found)} tables.")


def state_of(table: StoredTable) -> str:
    """What kind of table it is, in a word."""
    return "uploaded" if table.source == "uploaded" else "finished" if table.finished else "unfinished"


def day(ms: int) -> str:
    """A date."""
    return datetime.datetime.fromtimestamp(ms / 1000, datetime.UTC).date().isoformat()
