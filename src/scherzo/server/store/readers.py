"""The readers: a few threads that ask the database, each on its own line, and dial again when a line has died."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from scherzo.server.errors import StoreTrouble
from scherzo.server.store.database import Connection, connect
from scherzo.server.store.writer import LONGEST_WAIT_S, kind_of

T = TypeVar("T")
READERS = 2


class Readers:
    """Asks for the event loop, which goes on meanwhile."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._threads = ThreadPoolExecutor(READERS, "reader")
        self._own = threading.local()
        self._lines: set[Connection] = set()

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """The database's answer, or StoreTrouble while it is out of reach."""
        asked = asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)
        try:
            async with asyncio.timeout(LONGEST_WAIT_S):
                return await asked
        except TimeoutError:
            for line in list(self._lines):
                line.hang_up()
            raise StoreTrouble("The database does not answer. Please try again in a moment.") from None

    def close(self) -> None:
        """Answers what was asked and hangs up."""
        self._threads.shutdown(wait=True)
        for line in self._lines:
            line.close()

    def _answer(self, question: Callable[[Connection], T]) -> T:
        """Asks on this thread's line; a line that has died is dialled once more."""
        try:
            known: Connection | None = getattr(self._own, "line", None)
            if known is not None:
                try:
                    return question(known)
                except Exception:
                    self._hang_up(known)
            return question(self._dial())
        except Exception as error:
            raise StoreTrouble(f"The server could not look this up ({kind_of(error)}). Please try again.") from error

    def _dial(self) -> Connection:
        self._own.line = line = connect(self._address)
        self._lines.add(line)
        return line

    def _hang_up(self, line: Connection) -> None:
        self._own.line = None  # first of all: if nobody answers the next call, the one after that dials again
        self._lines.discard(line)
        line.close()
