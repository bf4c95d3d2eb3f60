"""The server's settings. Everything has a default that suits one machine at home; the environment overrides it."""

import os
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from scherzo.core.errors import BadInput
from scherzo.games import NAMES


class Settings(msgspec.Struct, frozen=True):
    """What an operator may set, each by the environment variable SCHERZO_ and its name in capitals."""

    database: str = ""  # postgresql://... or the path of a SQLite file
    origins: tuple[str, ...] = ()  # where the page may come from besides this machine: https://play.example.org
    games: tuple[str, ...] = NAMES  # the games on offer, in this order
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)  # bots that think at the same time
    review_iterations: int = 1200  # games that a review imagines for each choice it compares
    decisions_per_second: int = 10  # of one seat, twice that in a burst
    tables_per_minute: int = 10  # new tables and uploads from one address
    keep_days: int = 90  # a table is deleted so long after the last that happened there, unless somebody keeps it
    absence_seconds: int = 60  # after which others may let a bot play for somebody who is gone
    sockets_per_address: int = 100
    sockets: int = 5000  # connections of one worker
    smtp: str = ""  # the mail server for messages to players: smtp://user:password@host:587 or smtps://...
    mail_from: str = ""  # the sender of such messages: Scherzo <scherzo@example.org>
    notify_after_s: int = 30  # how long somebody must be away before they are told: many only reload the page
    webhook_hosts: tuple[str, ...] = ()  # the only hosts that players' webhooks may be at: discord.com, ntfy.sh


def from_environment() -> Settings:
    """The settings that the environment asks for."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value = os.environ.get(f"SCHERZO_{field.name.upper()}", "")
        if not value:
            continue
        if field.type is int:
            found[field.name] = number(f"SCHERZO_{field.name.upper()}", value)
        elif field.name in ("origins", "games", "webhook_hosts"):
            found[field.name] = tuple(part.strip().rstrip("/").lower() for part in value.split(","))
        else:
            found[field.name] = value
    for name in found.get("games", ()):
        if name not in NAMES:
            raise BadInput(f"SCHERZO_GAMES: there is no game '{name}'. The games are: {', '.join(NAMES)}.")
    found.setdefault("database", str(default_database()))
    return msgspec.convert(found, Settings)


def number(name: str, value: str) -> int:
    """A number from 1 up, if it is one."""
    if not (value.isascii() and value.isdecimal() and len(value) < 10 and int(value)):
        raise BadInput(f"{name} must be a number from 1 to 999999999, not '{value[:20]}'.")
    return int(value)


def default_database() -> Path:
    """Where tables are kept when nothing else is said."""
    return Path(platformdirs.user_data_dir("scherzo")) / "tables.db"
