"""Clocks: when a seat's time has run out, a bot plays that one decision for it."""

import asyncio

from scherzo.server.bots.scheduler import Asker
from scherzo.server.bots.thinking import Thinkers, level_named
from scherzo.server.errors import RequestRefused, StoreTrouble
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import CLOCK, PERSON
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.replayed_game import ReplayedGame

LONGEST_S = 3600.0
"""Timers are set for an hour at most; the registry looks again after that."""


class Timekeeper:
    """Watches the clocks of the tables that are in memory."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, live: LiveTable) -> None:
        """Sets the timer for whoever of a table runs out of time first."""
        self.forget(live.row.id)
        first = next_out(live)
        if first is not None:
            delay = min(max(0.05, (first[0] - now_ms()) / 1000), LONGEST_S)
            self._timers[live.row.id] = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def forget(self, table: str) -> None:
        """Stops a table's timer."""
        timer = self._timers.pop(table, None)
        if timer:
            timer.cancel()

    def close(self) -> None:
        """Stops all timers."""
        for table in list(self._timers):
            self.forget(table)
        for task in self._tasks:
            task.cancel()

    def _ring(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._time_out(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_out(self, live: LiveTable) -> None:
        try:
            played = await live.opened()
            first = next_out(live)
            if first is not None and first[0] <= now_ms():
                seat, number = first[1], played.number
                asker = Asker(live.origin, live.row.id, urgent=True)
                thought = await self._thinkers.option(played, seat, level_named(played.match.game, ""), asker)
                await live.decide(seat, number, f"clock:{number}:{seat}", thought.option, CLOCK)
                return  # the decision sets the next timer
        except (RequestRefused, StoreTrouble):
            pass  # it was decided after all, or not stored: look again
        self.watch(live)


def next_out(live: LiveTable) -> tuple[int, int] | None:
    """When the next person's time is up, and whose."""
    played: ReplayedGame | None = live.played
    if played is None or live.row.clock.kind == "none":
        return None
    now = now_ms()
    ends = []
    for seat in played.match.waiting:
        left = played.remaining_ms(seat, now)
        if left is not None and live.seats[seat].kind == PERSON and not live.seats[seat].substitute:
            ends.append((now + left, seat))
    return min(ends, default=None)
