"""Housekeeping: every few seconds a worker sees that all is well at its tables and in the database."""

import asyncio
import logging
from typing import TYPE_CHECKING

from scherzo.core.errors import BadInput, Refusal
from scherzo.server.errors import RequestRefused, StoreTrouble
from scherzo.server.steady_time import DAY_MS, now_ms, steady_time

if TYPE_CHECKING:
    from scherzo.server.tables.registry import Registry

log = logging.getLogger("scherzo.server")

EVERY_S = 2.0
"""Seconds between two looks at all tables."""
PUT_AWAY_S = 120.0
"""A game that nobody touched for so long is put away, though people may still look at it."""
FORGET_S = 30.0
"""A table that nobody looked at for so long is forgotten: the database knows it."""
FIRST_DELETION_S, DELETE_S = 60.0, 3600.0
"""Seconds from the start to the first look for old tables, and between two looks."""
UP_S = 10.0
"""Seconds between two notes that this worker is up."""


class Housekeeping:
    """What a worker does again and again."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._store = registry.store
        self._noted_up = 0.0
        self.next_deletion = asyncio.get_running_loop().time() + FIRST_DELETION_S

    async def run(self) -> None:
        """Again and again until the registry closes, whatever happens in between."""
        tending = (self._read_missed, self._keep_clocks, self._tidy)
        upkeep = (self._registry.keep_touch, self._note_up, self.delete_old)
        while True:
            await asyncio.sleep(EVERY_S)
            for duty in (*tending, *upkeep):
                try:
                    await duty()
                except StoreTrouble as trouble:
                    log.warning("%s", trouble)
                    break  # the other duties need the database too: next time
                except Exception:
                    log.exception("a duty of the housekeeping was not done")

    async def delete_old(self) -> None:
        """Now and then: deletes tables that nobody keeps and nobody has touched for long, downtime not counted."""
        now = asyncio.get_running_loop().time()
        if now < self.next_deletion:
            return
        self.next_deletion = now + DELETE_S
        tables = self._registry.tables
        keep_ms, today = self._registry.settings.keep_days * DAY_MS, now_ms()
        for found in await self._store.older_than(today - keep_ms):
            if not self._registry.place.owns(found.id):
                continue
            watched = found.id in tables and tables[found.id].is_watched()
            if steady_time.awake_ms(found.last, today) > keep_ms and not watched:
                await self._registry.delete(found.id)

    async def _read_missed(self) -> None:
        """Finds by its number what was stored elsewhere and not heard of."""
        tables = self._registry.tables
        watched = [table for table, live in tables.items() if live.listeners and live.played]
        for table, length in (await self._store.lengths(watched)).items():
            live = tables.get(table)
            if live and live.played and live.played.number < length:
                await live.read_on()
                self._registry.clocks.watch(live)

    async def _keep_clocks(self) -> None:
        """Opens the tables where somebody's time has run out, also those that nobody looks at."""
        registry = self._registry
        ready = [name for name in registry.settings.games if registry.catalogue.ready(name)]
        for table in filter(registry.place.owns, await self._store.due(now_ms(), ready)):
            try:
                registry.clocks.watch(await registry.table(table))
            except (RequestRefused, Refusal, BadInput):  # a game that cannot go on here: others must not wait behind it
                await self._store.postpone(table, now_ms() + DAY_MS)

    async def _tidy(self) -> None:
        """Lets bots go on that were left alone, and puts away what nobody needs."""
        now = asyncio.get_running_loop().time()
        for table, live in list(self._registry.tables.items()):
            idle = now - live.used
            if live.listeners and idle > EVERY_S:
                self._registry.thinkers.nudge(live)
            if idle > (PUT_AWAY_S if live.listeners else FORGET_S):
                await self._registry.write_down(live)
            if idle > PUT_AWAY_S:
                live.put_away()
            if not live.listeners and idle > FORGET_S:
                self._registry.put_down(table)

    async def _note_up(self) -> None:
        """Notes that this worker is up, for those that start after it."""
        now = asyncio.get_running_loop().time()
        if now - self._noted_up > UP_S:
            self._noted_up = now
            await self._store.note_up(now_ms())
