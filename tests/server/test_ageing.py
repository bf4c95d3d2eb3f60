"""A server does not grow old: whoever leaves, however, leaves neither a descriptor nor memory behind."""

import os
import signal
import time
from pathlib import Path

import pytest

from tests.server import servers
from tests.server.ageing import come_and_go
from tests.server.servers import PATIENCE_S, Server

COMING = 60
FEW = 3
"""Lines to the database and the like may come and go meanwhile; a leak would be one for each who left."""
COUNTING = """
import gc, signal
def count(*_):
    kinds = [type(thing).__name__ for thing in gc.get_objects()]
    print("held:", kinds.count("Talk") + kinds.count("Listener") + kinds.count("WebSocketConnection"), flush=True)
signal.signal(signal.SIGUSR1, count)
gc.disable()
"""
"""Before a server starts: no garbage is collected, and it tells how many connections are held when it is asked."""


def test_whoever_leaves_leaves_no_descriptor_behind(sqlite_server: Server) -> None:
    descriptors, _ = come_and_go(sqlite_server, COMING)
    assert descriptors[-1] - descriptors[0] <= FEW, descriptors


def test_whoever_leaves_is_forgotten_without_collecting_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "RUN", COUNTING + servers.RUN)
    server = Server(str(tmp_path / "tables.db")).wait()
    come_and_go(server, COMING)
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGUSR1)
    end = time.monotonic() + PATIENCE_S
    while "held: " not in server.said() and time.monotonic() < end:
        time.sleep(0.05)
    held = int(server.said().partition("held: ")[2].split()[0])
    server.stop()
    assert held <= FEW, held
