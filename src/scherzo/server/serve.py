"""Running the server: one process, or several workers on one PostgreSQL."""

import os
import socket
from typing import Any

import uvicorn

from scherzo.core.errors import BadInput
from scherzo.server.http.connections import HttpConnection, WebSocketConnection, raise_descriptors
from scherzo.server.network import OpenServer
from scherzo.server.settings import from_environment
from scherzo.server.store.database import is_postgres
from scherzo.server.store.file_lock import FileLock
from scherzo.server.store.migrate import prepare

LARGEST_FRAME = 16 * 1024
APP = "scherzo.server.app:make_app"
HOW: dict[str, Any] = {
    "factory": True,
    "http": HttpConnection,
    "ws": WebSocketConnection,
    "ws_max_size": LARGEST_FRAME,
    "ws_per_message_deflate": False,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 3,
}
"""How Uvicorn serves, with one worker or several."""


def make_ready(database: str, workers: int) -> None:
    """Reads the settings and opens the database once: what is wrong with them can still be told in one line."""
    settings = from_environment()
    address = database or settings.database
    if workers > 1 and not is_postgres(address):
        raise BadInput(
            "Several workers need PostgreSQL: set SCHERZO_DATABASE=postgresql://... A SQLite file has one worker."
        )
    FileLock(address).release()
    prepare(address)
    os.environ["SCHERZO_DATABASE"] = address  # workers are new processes and read it there


def serve(host: str, port: int, workers: int = 1) -> None:
    """Serves until it is told to stop (Ctrl-C or SIGTERM). Settings come from the environment."""
    raise_descriptors(from_environment().sockets)
    if workers > 1:
        uvicorn.run(APP, host=host, port=port, workers=workers, **HOW)
    else:
        OpenServer(uvicorn.Config(APP, host=host, port=port, **HOW)).run()


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or another one if it is taken."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except (OSError, UnicodeError):  # taken, or no address of this machine; or no address at all
                continue
            return int(probe.getsockname()[1])
    raise BadInput(f"The server cannot listen on {host}: give another address with --host.")
