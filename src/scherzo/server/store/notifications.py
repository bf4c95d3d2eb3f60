"""Notifications: what other workers stored, by PostgreSQL's LISTEN. What is missed, the registry finds by number."""

import asyncio
import contextlib
import threading
from collections.abc import Callable

import psycopg

from scherzo.server.store.database import CHANNEL

PAUSE = 0.5
"""Seconds between two attempts to dial again."""


class Notifications:
    """A thread that listens on its own connection and passes every message on to the event loop."""

    def __init__(self, address: str, heard: Callable[[str], None], opened: Callable[[], None]) -> None:
        """`opened` is called each time it begins to hear, first and after a broken line."""
        self._address = address
        self._heard = heard
        self._opened = opened
        self._loop = asyncio.get_running_loop()
        self._closing = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notifications", daemon=True)
        self._thread.start()

    async def listening(self) -> None:
        """Waits until it listens for the first time, so that a worker misses nothing after its start."""
        await asyncio.to_thread(self._listening.wait, 10)

    def close(self) -> None:
        """Stops listening."""
        self._closing.set()
        self._thread.join(timeout=3)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, connect_timeout=5) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    self._pass_on(self._opened)
                    while not self._closing.is_set():
                        for note in line.notifies(timeout=0.5):
                            self._pass_on(self._heard, note.payload)
            except psycopg.Error:
                self._closing.wait(PAUSE)

    def _pass_on(self, to: Callable[..., None], *what: str) -> None:
        with contextlib.suppress(RuntimeError):  # the loop closed first: nobody needs to know any more
            self._loop.call_soon_threadsafe(to, *what)
