"""What a cold compile shows: one line that says what is happening and that it happens only once.

Numba tells of every function it really compiles (not of those it finds on disk); this module listens.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

ERASE = "\r\x1b[K"
PAUSE = 0.1
"""Seconds between two updates of the line."""


class Compiles:
    """Counts the functions compiled for a game and shows it on one line of a stream."""

    def __init__(self, title: str, stream: TextIO) -> None:
        self.title = title
        self.stream = stream
        self.live = stream.isatty()  # whether a line can be written over
        self.functions = 0
        self.seconds = 0.0
        self._depth = 0
        self._began = 0.0
        self._shown = 0.0

    def notify(self, event: Any) -> None:
        """Numba's call: a function begins or ends to be compiled; those it calls are compiled inside."""
        now = time.perf_counter()
        if event.is_start:
            if self._depth == 0:
                self._began = now
            self._depth += 1
            self.functions += 1
            self._show(now)
        else:
            self._depth -= 1
            if self._depth == 0:
                self.seconds += now - self._began
                if self.live:
                    self._write(ERASE)

    def _show(self, now: float) -> None:
        if self.live and now - self._shown > PAUSE:
            self._shown = now
            self._write(f"{ERASE}Compiling the rules of {self.title}, once: {self.functions} functions ...")
        elif not self.live and self.functions == 1:
            self._write(f"Compiling the rules of {self.title}, once ...\n")

    def summary(self) -> None:
        """Says what was compiled, if anything was."""
        if self.functions:
            self._write(f"Compiled {self.functions} functions of {self.title} in {self.seconds:.0f} s.\n")

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


@contextmanager
def compiling(title: str, stream: TextIO | None = None) -> Iterator[Compiles]:
    """While this is open, compiling for the game of that title is shown on a stream (standard error)."""
    import numba.core.event  # here, so that whoever only prints help does not wait for Numba

    event: Any = numba.core.event
    event.Listener.register(Compiles)
    compiles = Compiles(title, stream or sys.stderr)
    event.register("numba:compile", compiles)
    try:
        yield compiles
    finally:
        event.unregister("numba:compile", compiles)
