"""The scheduler: thoughts are cut into slices, and whoever has thought least of late goes next.

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


class TimeSpent:
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


class WaitingThought(NamedTuple):
    """A thought that waits for its next slice."""

    asker: Asker
    turn: "asyncio.Future[None]"


class Scheduler:
    """The threads in which bots think, shared by all tables."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")
        self._number = self._free = threads
        self._spent = TimeSpent()
        self._waiting: list[WaitingThought] = []
        self._thinking = 0  # thoughts that have begun and are not over, between two slices too
        self._aside: list[WaitingThought] = []

    async def think(self, asker: Asker, go_on: Callable[[float], bool]) -> bool:
        """Lets a thought go on, slice by slice, until it says that it is over; says whether it was cut short.

        `go_on` thinks in a thread until a moment of the monotonic clock.
        """
        began = asyncio.get_running_loop().time()
        self._thinking += 1
        try:
            while True:
                await self._turn(asker)
                wait = max(SHORTEST_S, min(SLICE_S, ROUND_S / (1 + len(self._waiting))))
                if await self._slice(asker, go_on, wait):
                    return False
                if self._waiting and asyncio.get_running_loop().time() - began >= ROUND_S:
                    return True
        finally:
            self._thinking -= 1
            self._let_aside()

    async def aside(self, asker: Asker, go_on: Callable[[float], bool]) -> bool:
        """One short slice of something that can wait until fewer think than there are threads; says what it says.

        So a thought that begins waits for no more than the rest of such a slice.
        """
        if not self._room_aside() or self._aside:
            await self._queued(asker, self._aside)
        else:
            self._free -= 1
        return await self._slice(asker, go_on, SHORTEST_S)

    def close(self) -> None:
        """Lets nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, asker: Asker) -> None:
        """Waits for a free thread."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._queued(asker, self._waiting)

    async def _queued(self, asker: Asker, queue: list[WaitingThought]) -> None:
        """Waits in a queue until a thread is given."""
        mine = WaitingThought(asker, asyncio.get_running_loop().create_future())
        queue.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in queue:
                queue.remove(mine)
            elif mine.turn.done() and not mine.turn.cancelled():
                self._pass_on()  # its turn had just come
            raise

    async def _slice(self, asker: Asker, go_on: Callable[[float], bool], seconds: float) -> bool:
        """Thinks for so long in the thread that was given."""
        loop = asyncio.get_running_loop()
        slice_ = loop.run_in_executor(self._threads, go_on, time.monotonic() + seconds)
        slice_.add_done_callback(partial(self._account, asker, loop.time()))
        return await slice_

    def _account(self, asker: Asker, since: float, _: object) -> None:
        """A slice is over: counts it, and passes the thread on."""
        now = asyncio.get_running_loop().time()
        self._spent.add(asker.address, now - since, now)
        self._spent.add(asker.table, now - since, now)
        self._pass_on()

    def _pass_on(self) -> None:
        """Gives a free thread to whoever waits and has thought least."""
        if not self._give(self._waiting):
            self._free += 1
            self._let_aside()

    def _let_aside(self) -> None:
        """Gives threads that nobody else needs to what can wait."""
        while self._room_aside() and self._give(self._aside):
            self._free -= 1

    def _room_aside(self) -> bool:
        return self._free > 0 and self._thinking < self._number

    def _give(self, queue: list[WaitingThought]) -> bool:
        """Gives a thread to whoever in a queue has thought least; says whether there was anybody."""
        now = asyncio.get_running_loop().time()
        queue[:] = [waiting for waiting in queue if not waiting.turn.cancelled()]
        if not queue:
            return False
        next_ = min(queue, key=lambda waiting: self._order(waiting.asker, now))
        queue.remove(next_)
        next_.turn.set_result(None)
        return True

    def _order(self, asker: Asker, now: float) -> tuple[bool, float, float]:
        return not asker.urgent, self._spent.of(asker.address, now), self._spent.of(asker.table, now)
