"""Reviews of finished games: worked out beside the bots, one for each table, shared by all who look at it.

Whoever works one out keeps it again and again, which is a sign of life too. After a restart the next one who looks
finds no sign of life, and it goes on from what was kept.
"""

import asyncio
import contextlib
import hashlib
import time

import msgspec

from scherzo.core.match import Match
from scherzo.review import Effort, Review, Reviewer
from scherzo.review.reviewer import FORM
from scherzo.server import errors
from scherzo.server.bots.scheduler import Asker
from scherzo.server.bots.thinking import Thinkers
from scherzo.server.errors import RequestRefused, StoreTrouble
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import ReviewRow
from scherzo.server.store.store import Store
from scherzo.server.tables.fair_queue import FairQueue

KEEP_S = 1.5
"""Seconds between two times that an unfinished review is kept."""
SILENT_MS = 6_000
"""After so long without a sign of life nobody works at a review any more."""
SHOW_S = 0.4
"""Seconds after which an unfinished review is written anew for those who look."""
AT_ONCE = 4
"""So many reviews are worked out by a worker at the same time; others wait."""
MOST_OF_ONE = 12
"""So many reviews may be begun and not complete from one address: each holds a game in memory."""


class Reviews:
    """The reviews that a worker works out, and all that are kept."""

    def __init__(self, store: Store, thinkers: Thinkers, iterations: int) -> None:
        self._store, self._thinkers = store, thinkers
        self._effort = Effort.of(iterations)
        self._running: dict[str, Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = FairQueue(AT_ONCE)

    async def found(self, table: str, match: Match, address: str) -> bytes | None:
        """The review of a table as far as it has come; one that was left alone goes on. None if nobody asked for it."""
        if table in self._running:
            return self._running[table].shown
        row = await self._store.review(table)
        if row is None or row.form != FORM:
            return None
        if not row.complete and row.updated < now_ms() - SILENT_MS:
            return await self.begun(table, match, address)
        return row.content.encode() or msgspec.json.encode(nothing_yet(match, self._effort))

    async def begun(self, table: str, match: Match, address: str) -> bytes:
        """Asks for a review: as far as it has come, if somebody has asked before."""
        now = now_ms()
        if table not in self._running and sum(r.address == address for r in self._running.values()) >= MOST_OF_ONE:
            raise errors.limit("Many reviews are being worked out for your address: wait for one of them.", 30)
        if table not in self._running and await self._store.claim_review(table, FORM, now, now - SILENT_MS):
            row = await self._store.review(table)
            kept = row.content if row else ""
            running = Running(match, self._effort, kept, address)
            self._running[table] = running
            asker = Asker(f"review {address}", f"review {table}")  # what it thinks is not what its bots have thought
            task = asyncio.create_task(self._work(table, running, asker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        found = await self.found(table, match, address)
        return found if found is not None else msgspec.json.encode(nothing_yet(match, self._effort))

    async def close(self) -> None:
        """Stops all work; what was kept stays."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, table: str, running: "Running", asker: Asker) -> None:
        """Works a review out, a slice at a time, whenever no bot needs the thread."""
        kept = 0.0
        try:
            async with self._places.place(running.address):
                await asyncio.to_thread(running.get_ready)  # not in the bots' threads
                with contextlib.suppress(StoreTrouble):  # whoever looks later lets it go on
                    while not await self._thinkers.aside(asker, running.go_on):
                        if time.monotonic() - kept > KEEP_S:
                            kept = time.monotonic()
                            if not await self._store.keep_review(table, running.row()):
                                return  # the table was deleted
                    await self._store.keep_review(table, running.row())
        finally:
            self._running.pop(table, None)


class Running:
    """A review that is being worked out."""

    def __init__(self, match: Match, effort: Effort, kept: str, address: str) -> None:
        self.over, self.address = False, address
        self._match, self._effort = match, effort
        before = msgspec.json.decode(kept, type=Review) if kept else nothing_yet(match, effort)
        self._known = before.decisions if before.iterations == effort.iterations else []
        self.shown = msgspec.json.encode(before)
        self._written = 0.0
        self._reviewer: Reviewer | None = None

    def get_ready(self) -> None:
        """Replays the game."""
        self._reviewer = Reviewer(self._match, self._effort, seed_of(self._match), self._known)
        self._reviewer.get_ready()

    def go_on(self, until: float) -> bool:
        """Thinks in a bots' thread; says whether the review is complete."""
        assert self._reviewer is not None
        self.over = self._reviewer.go_on(until)
        if self.over or time.monotonic() - self._written > SHOW_S:
            self.shown = msgspec.json.encode(self._reviewer.so_far())
            self._written = time.monotonic()
        return self.over

    def row(self) -> ReviewRow:
        """The review as it is kept."""
        return ReviewRow(FORM, self.over, now_ms(), self.shown.decode())


def nothing_yet(match: Match, effort: Effort) -> Review:
    """A review that is only asked for."""
    return Review(FORM, effort.iterations, 0.0, [], [], [], [])


def must_be_over(match: Match) -> None:
    """Refuses a review of a running game: it would tell what is hidden."""
    if not match.over:
        raise RequestRefused("not_over", 409, "The game can be reviewed once it is over.")


def seed_of(match: Match) -> int:
    """Where the thinking about a game starts from: the same for everybody who reviews it."""
    return int.from_bytes(hashlib.sha256(f"review {match.seed}".encode()).digest()[:6], "little")
