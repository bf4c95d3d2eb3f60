"""Time as the server counts it: it never jumps while the server runs, never goes back, and knows when no server was up.

A machine may start with a wrong clock. What lies between the last sign of a server and the start of this one is
downtime, whether the machine slept or its clock is wrong: it is nobody's time to think, and makes no table old.
"""

import time
from collections.abc import Iterable

DAY_MS = 86_400_000


class SteadyTime:
    """Milliseconds since 1970, counted from the machine's clock at the start."""

    def __init__(self) -> None:
        self._offset_ms = (time.time() - time.monotonic()) * 1000
        self._downtime: list[tuple[int, int]] = []
        self.started = self.now()

    def now(self) -> int:
        """The time by this server's count."""
        return round(self._offset_ms + time.monotonic() * 1000)

    def go_on_from(self, last_up: int, downtime: Iterable[tuple[int, int]]) -> None:
        """Goes on where servers before left off: not before their time, and with their downtime known."""
        self._downtime = sorted(downtime)
        behind = last_up - self.now()
        if behind > 0:
            self._offset_ms += behind
            self.started += behind

    def awake_ms(self, since: int, until: int) -> int:
        """How much of a time there was a server."""
        slept = sum(max(0, min(until, end) - max(since, begin)) for begin, end in self._downtime)
        return max(0, until - since - slept)


steady_time = SteadyTime()


def now_ms() -> int:
    """Milliseconds since 1970, as the server counts them."""
    return steady_time.now()
