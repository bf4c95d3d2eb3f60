"""Desks: places for work that takes long, given to whoever has the fewest, so that nobody takes all of them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Waiting(NamedTuple):
    """Somebody who waits for a desk."""

    address: str
    turn: "asyncio.Future[None]"


class Desks:
    """A few desks, and those who wait for one."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._taken = Counter[str]()
        self._waiting: list[Waiting] = []

    @asynccontextmanager
    async def desk(self, address: str) -> AsyncIterator[None]:
        """A desk for as long as it is needed."""
        await self._turn(address)
        try:
            yield
        finally:
            self._taken[address] -= 1
            self._pass_on()

    async def _turn(self, address: str) -> None:
        if self._free:
            self._free -= 1
            self._taken[address] += 1
            return
        mine = Waiting(address, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:  # its turn had just come
                self._taken[address] -= 1
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Gives a desk that has become free to whoever has the fewest, and among those to the first."""
        self._taken = +self._taken
        if self._waiting:
            next_ = min(self._waiting, key=lambda waiting: self._taken[waiting.address])
            self._waiting.remove(next_)
            self._taken[next_.address] += 1
            next_.turn.set_result(None)
        else:
            self._free += 1
