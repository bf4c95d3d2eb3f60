"""Running the server: one process, or several workers."""

import os
import socket

import uvicorn

from scherzo.core.errors import BadInput
from scherzo.server.http.connections import HOW, raise_descriptors
from scherzo.server.network import OpenServer
from scherzo.server.settings import from_environment
from scherzo.server.store.database import is_postgres
from scherzo.server.store.file_lock import FileLock
from scherzo.server.store.migrate import prepare
from scherzo.server.workers.places import meeting

APP = "scherzo.server.app:make_app"


def make_ready(database: str) -> None:
    """Reads the settings and opens the database once: what is wrong with them can still be told in one line."""
    settings = from_environment()
    address = database or settings.database
    FileLock(address).release()
    prepare(address)
    os.environ["SCHERZO_DATABASE"] = address  # workers are new processes and read it there


def serve(host: str, port: int, workers: int = 1) -> None:
    """Serves until it is told to stop (Ctrl-C or SIGTERM). Settings come from the environment."""
    settings = from_environment()
    raise_descriptors(settings.sockets)
    if workers == 1:
        OpenServer(uvicorn.Config(APP, host=host, port=port, **HOW)).run()
    elif is_postgres(settings.database):
        uvicorn.run(APP, host=host, port=port, workers=workers, **HOW)
    else:
        with meeting(workers):
            uvicorn.run(APP, host=host, port=port, workers=workers, **HOW)


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
