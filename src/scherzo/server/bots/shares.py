"""A fair share of thinking: thoughts are cut into slices, and whoever has thought least goes next.

So nobody waits behind another table's long search, and where many think, all think less rather than later.
"""

import asyncio
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

SLICE_S, SHORTEST_S = 0.05, 0.01
"""Seconds that a thought goes on before another may have its place, and where many wait."""
ROUND_S = 1.0
"""Seconds in which all that wait should have had a slice, and after which a thought ends while others wait."""
HALF_LIFE_S = 30.0
"""Half of what somebody has thought is forgotten after so long."""
MOST_REMEMBERED = 20_000


class Asker(NamedTuple):
    """For whom a bot thinks: the address that set the table up, and the table. The clock's thoughts are urgent."""

    address: str
    table: str
    urgent: bool = False


class Usage:
    """How much has been thought for each address and table of late."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def of(self, name: str, now: float) -> float:
        """The seconds that still count."""
        used, at = self._used.get(name, (0.0, now))
        return used * math.exp2((at - now) / HALF_LIFE_S)

    def add(self, name: str, seconds: float, now: float) -> None:
        """Counts some seconds."""
        self._used[name] = (self.of(name, now) + seconds, now)
        while len(self._used) > MOST_REMEMBERED:
            del self._used[next(iter(self._used))]


class Waiting(NamedTuple):
    """A thought that waits for its next slice."""

    asker: Asker
    turn: "asyncio.Future[None]"


class Shares:
    """The threads in which bots think, shared by all tables."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")
        self._free = threads
        self._usage = Usage()
        self._waiting: list[Waiting] = []

    async def think(self, asker: Asker, go_on: Callable[[float], bool]) -> bool:
        """Lets a thought go on, slice by slice, until it says that it is over; says whether it was cut short.

        `go_on` thinks in a thread until a moment of the monotonic clock.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        while True:
            await self._turn(asker)
            wait = max(SHORTEST_S, min(SLICE_S, ROUND_S / (1 + len(self._waiting))))
            slice_ = loop.run_in_executor(self._threads, go_on, time.monotonic() + wait)
            slice_.add_done_callback(partial(self._account, asker, loop.time()))
            if await slice_:
                return False
            if self._waiting and loop.time() - began >= ROUND_S:
                return True

    def close(self) -> None:
        """Lets nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, asker: Asker) -> None:
        """Waits for a free thread."""
        if self._free > 0:
            self._free -= 1
            return
        mine = Waiting(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif mine.turn.done() and not mine.turn.cancelled():
                self._pass_on()  # its turn had just come
            raise

    def _account(self, asker: Asker, since: float, _: object) -> None:
        """A slice is over: counts it, and passes the thread on."""
        now = asyncio.get_running_loop().time()
        self._usage.add(asker.address, now - since, now)
        self._usage.add(asker.table, now - since, now)
        self._pass_on()

    def _pass_on(self) -> None:
        """Gives a free thread to whoever waits and has thought least."""
        now = asyncio.get_running_loop().time()
        self._waiting = [waiting for waiting in self._waiting if not waiting.turn.cancelled()]
        if not self._waiting:
            self._free += 1
            return
        next_ = min(self._waiting, key=lambda waiting: self._order(waiting.asker, now))
        self._waiting.remove(next_)
        next_.turn.set_result(None)

    def _order(self, asker: Asker, now: float) -> tuple[bool, float, float]:
        return not asker.urgent, self._usage.of(asker.address, now), self._usage.of(asker.table, now)
