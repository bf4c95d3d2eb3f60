"""`scherzo table`: the server on this machine with its page, and its backups."""

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str,
    typer.Option(
        metavar="FILE|postgresql://...",
        help="Where tables are kept; also SCHERZO_DATABASE. [a file in your data folder]",
        show_default=False,
    ),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup's file.", show_default=False)]


def table(
    host: Annotated[
        str, typer.Option(help="The address to listen on. Without one: this machine alone.", show_default=False)
    ] = "127.0.0.1",
    let_others_in: Annotated[
        bool,
        typer.Option("--let-others-in", help="Listen for others in your network too, and say where."),
    ] = False,
    port: Annotated[
        int, typer.Option(min=0, max=65_535, help="The port; another one is taken if it is in use.")
    ] = 8765,
    database: Database = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Worker processes, to use more of the machine.")] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in your browser.")] = True,
) -> None:
    """Sets up the table: starts the server on this machine and opens the page."""
    from scherzo.server.network import local_addresses, origin
    from scherzo.server.serve import free_port, make_ready, serve

    host = "0.0.0.0" if let_others_in else host
    open_port = free_port(host, port)
    make_ready(database)
    seen_as = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else f"[{host}]" if ":" in host else host
    link = f"http://{seen_as}:{open_port}/"
    others = [f"{origin(address, open_port)}/" for address in local_addresses()] if host in ("0.0.0.0", "::") else []
    threading.Thread(target=welcome, args=(link, others, browser and has_browser()), daemon=True).start()
    serve(host, open_port, workers)


def backup(file: BackupFile, database: Database = "") -> None:
    """Saves all tables to one file, while people play on. The file is secret: it holds seeds and seats."""
    from scherzo.server.store.backup import backup as save

    rows = save(address_of(database), file)
    typer.echo(f"Saved {rows} rows to {file}.")


def restore(file: BackupFile, database: Database = "") -> None:
    """Fills an empty database from a backup, also one of the other kind of database."""
    from scherzo.server.store.backup import restore as fill

    rows = fill(address_of(database), file)
    typer.echo(f"Restored {rows} rows from {file}.")


def tables(
    database: Database = "",
    every: Annotated[bool, typer.Option("--all", help="One line for each table.")] = False,
    delete: Annotated[str, typer.Option(metavar="TABLE", help="Delete one table.", show_default=False)] = "",
    delete_older: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            min=1,
            help="Delete what nobody keeps and nobody touched for so many days.",
            show_default=False,
        ),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before deleting.")] = False,
) -> None:
    """Shows what lies in the server's database, and cleans up."""
    from scherzo.cli import tables as command

    command.tables(address_of(database), every, delete, delete_older, yes)


def address_of(database: str) -> str:
    """The database that is meant."""
    from scherzo.server.settings import from_environment

    return database or from_environment().database


def has_browser() -> bool:
    """Whether a browser window can be expected to open: not on servers, not over SSH."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    return "SSH_CONNECTION" not in os.environ


def welcome(link: str, others: list[str], browser: bool) -> None:
    """Says where the table is, and opens the page if wanted, as soon as the server answers."""
    for _ in range(300):
        try:
            urllib.request.urlopen(link, timeout=1).close()
        except urllib.error.HTTPError:
            break
        except OSError:
            time.sleep(0.1)
        else:
            break
    typer.echo(f"The table is at {link} (Ctrl-C stops it)")
    for other in others:
        typer.echo(f"Others in your network open {other}")
    if browser:
        webbrowser.open(link)
