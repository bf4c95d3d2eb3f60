"""A fair queue for work that takes long: its places go round, so that nobody waits behind another's many wishes."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class WaitingAddress(NamedTuple):
    """Somebody who waits for a place."""

    address: str
    turn: "asyncio.Future[None]"


class FairQueue:
    """A few places to work at, and those who wait for one."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._taken = Counter[str]()
        self._waiting: list[WaitingAddress] = []
        self._turns = 0
        self._latest: dict[str, int] = {}  # by address: its latest turn while others waited

    @property
    def addresses(self) -> int:
        """How many addresses work or wait here."""
        return len(self._taken.keys() | {waiting.address for waiting in self._waiting})

    def wanted(self, address: str) -> int:
        """How many places an address has or waits for."""
        return self._taken[address] + sum(waiting.address == address for waiting in self._waiting)

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """A place for as long as it is needed."""
        await self._turn(address)
        try:
            yield
        finally:
            self._leave(address)

    async def _turn(self, address: str) -> None:
        if self._free:
            self._free -= 1
            self._seat(address)
            return
        mine = WaitingAddress(address, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:  # its turn had just come
                self._leave(address)
            raise

    def _seat(self, address: str) -> None:
        self._turns += 1
        self._taken[address] += 1
        self._latest[address] = self._turns

    def _leave(self, address: str) -> None:
        """Gives the place to whoever has the fewest and has had none for longest."""
        self._taken[address] -= 1
        self._taken = +self._taken
        if self._waiting:
            next_ = min(self._waiting, key=lambda one: (self._taken[one.address], self._latest.get(one.address, 0)))
            self._waiting.remove(next_)
            self._seat(next_.address)
            next_.turn.set_result(None)
        else:
            self._free += 1
            self._latest.clear()
