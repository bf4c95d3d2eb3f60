"""The registry: all tables of one worker, and what it hears from other workers."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from scherzo.games import game
from scherzo.server import errors
from scherzo.server.bots.thinking import Thinkers
from scherzo.server.catalogue import Catalogue
from scherzo.server.errors import RequestRefused, StoreTrouble
from scherzo.server.limits import Limits
from scherzo.server.settings import Settings
from scherzo.server.steady_time import DAY_MS, now_ms, steady_time
from scherzo.server.store import news
from scherzo.server.store.database import is_postgres
from scherzo.server.store.notifications import Notifications
from scherzo.server.store.rows import PLAYED, SeatRow
from scherzo.server.store.store import Store
from scherzo.server.tables.absence import put_by_others
from scherzo.server.tables.clocks import Timekeeper, next_out
from scherzo.server.tables.fair_queue import FairQueue
from scherzo.server.tables.housekeeping import Housekeeping
from scherzo.server.tables.listener import Listener
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.notify import Notifier
from scherzo.server.tables.reviews import Reviews
from scherzo.server.tables.tokens import ID, seat_of
from scherzo.server.tables.undo import looks_ahead
from scherzo.server.tables.written import written_down
from scherzo.server.workers.places import Place

log = logging.getLogger("scherzo.server")

MOST_ORIGINS = 50_000
RESTS_S = 0.15
"""A table at which nothing happens for so long rests: people look at it."""
SILENT_S = 10.0
"""A worker not heard of for so long is gone, and with it the people connected there."""


class Registry:
    """Everything a worker holds: store, games, bots, clocks, limits and the live tables."""

    def __init__(self, settings: Settings, place: Place) -> None:
        self.settings, self.place = settings, place
        self.worker = secrets.token_hex(4)
        self.store = Store(settings.database, self.worker)
        self.catalogue = Catalogue(settings.games)
        self.thinkers = Thinkers(max(1, settings.bot_threads // place.count))
        self.clocks = Timekeeper(self.thinkers)
        self.notifier = Notifier(self.store, settings)
        self.reviews = Reviews(self.store, self.thinkers, settings.review_iterations)
        self.limits = Limits(settings)
        self.looking_back = FairQueue(1)
        self.tables: dict[str, LiveTable] = {}
        self.origins: dict[str, str] = {}  # by table: which address set it up, for a fair share of thinking
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._workers: dict[str, float] = {}
        self._noted: dict[str, tuple[bool, int]] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._considering = asyncio.Semaphore(1)
        self._notifications = (
            Notifications(settings.database, self.heard, self._ask_all) if is_postgres(settings.database) else None
        )

    async def open(self) -> None:
        """Opens the doors."""
        steady_time.go_on_from(*await self.store.note_start(now_ms()))
        for name in self.settings.games:
            await self.store.close_older(name, game(name).rules_version)
        self.catalogue.open()
        if self._notifications:
            await self._notifications.listening()
        self.spawn(Housekeeping(self).run())

    async def close(self) -> None:
        """Closes the doors: nothing acknowledged is lost, nobody waits for an answer that does not come."""
        self.catalogue.close()
        self.clocks.close()
        for timer in self._resting.values():
            timer.cancel()
        self.notifier.close()
        await self.reviews.close()
        self.thinkers.close()
        for live in self.tables.values():
            for listener in live.listeners:
                listener.let_go()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*map(self.write_down, self.tables.values()), return_exceptions=True)
        if self._notifications:
            await self._announce(news.Stopping(self.worker))
            await asyncio.to_thread(self._notifications.close)
        with contextlib.suppress(StoreTrouble):
            await self.store.note_up(now_ms())
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something beside the rest, until the registry closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def table(self, table: str) -> LiveTable:
        """The live table with that id, with its game in memory."""
        live = self.tables.get(table)
        if live is None:
            if not ID.fullmatch(table):
                raise errors.no_table()
            if not self.place.owns(table):
                raise errors.elsewhere()
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open_table(table))
                self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(self._opening[table])
        if live.played is None:
            await live.opened()
            self._attend(live)
        return live

    def made(self, table: str, address: str) -> None:
        """Notes where a new table comes from."""
        self.origins[table] = address
        while len(self.origins) > MOST_ORIGINS:
            del self.origins[next(iter(self.origins))]

    def look(self, live: LiveTable) -> None:
        """Somebody asks for a table: its bots go on if they had stopped."""
        live.looked = asyncio.get_running_loop().time()
        self.thinkers.nudge(live)

    def seat(self, seats: tuple[SeatRow, ...], token: str, address: str) -> int:
        """The seat that a token opens, -1 without a token; wrong guesses are counted."""
        if not token:
            return -1
        seat = seat_of(token, seats)
        if seat is None:
            self.limits.guess(address)
            raise errors.bad_token()
        return seat

    async def join(self, live: LiveTable, listener: Listener) -> None:
        """A connection begins; the first one with a friend's link takes the seat."""
        live.join(listener)
        await self._tell_presence(live)
        if listener.viewer >= 0:
            await self.arrive(live, listener.viewer)
        self._attend(live)

    async def arrive(self, live: LiveTable, seat: int) -> None:
        """A seat's person is here: for the first time, or again, and then a bot that others put there gives way."""
        live.note_here(seat)
        row = live.seats[seat]
        if not row.joined or put_by_others(row):
            await live.set_seat(seat, joined=True, substitute="" if put_by_others(row) else row.substitute)
            self._attend(live)

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        """A connection ends."""
        live.leave(listener)
        await self._tell_presence(live)
        if listener.viewer >= 0 and not live.present().get(listener.viewer):
            await self.store.note_seen(live.row.id, listener.viewer, now_ms())

    def moved(self, live: LiveTable) -> None:
        """After every change of a game made here."""
        self._attend(live)

    def heard(self, message: str) -> None:
        """Hears from another worker."""
        told = news.decode(message)
        if told.worker == self.worker:
            return
        returned = told.worker not in self._workers
        self._workers[told.worker] = asyncio.get_running_loop().time()
        match told:
            case news.Alive():
                if returned:
                    self._ask_all()
            case news.Stopping():
                self._forget_worker(told.worker)
            case news.WhoIsThere(table=""):
                for mine in self.tables.values():
                    self.spawn(self._tell_presence(mine))
            case news.WhoIsThere() | news.PresentThere() | news.LogGrew() | news.TableChanged() | news.TableGone():
                if told.table in self.tables:
                    self._heard_of(self.tables[told.table], told)

    def _heard_of(self, live: LiveTable, told: news.OfTable) -> None:
        """Hears of a table that is in memory."""
        match told:
            case news.WhoIsThere():
                self.spawn(self._tell_presence(live))
            case news.PresentThere():
                live.elsewhere[told.worker] = told
                live.tell_presence()
            case news.LogGrew():
                if live.played is None or live.played.number < told.number:
                    self.spawn(self._read_on(live))
            case news.TableChanged():
                self.spawn(self._read_again(live))
            case news.TableGone():
                self.forget(told.table)

    def _attend(self, live: LiveTable) -> None:
        """Whoever is next, person with a clock or bot, is taken care of, and what can be taken back is worked out."""
        if live.played is None:
            return
        self.clocks.watch(live)
        self.notifier.watch(live)
        self.thinkers.nudge(live)
        first = next_out(live)
        note = (live.played.match.over, first[0] if first else 0)
        known = self._noted.get(live.row.id, (False, 0))
        if note[0] != known[0] or abs(note[1] - known[1]) > 1000:
            self._noted[live.row.id] = note
            self.spawn(self.store.note_progress(live.row.id, *note))
            if live.played.match.over and live.row.source == PLAYED:
                self.spawn(self.store.keep_story(live.row.id, live.played.match.record))
        self._consider(live)

    def _consider(self, live: LiveTable) -> None:
        """Lets it be worked out what people can take back once the table rests; before, nobody looks at it."""
        known = self._resting.pop(live.row.id, None)
        if known:
            known.cancel()
        if live.listeners and looks_ahead(live.row):
            loop = asyncio.get_running_loop()
            self._resting[live.row.id] = loop.call_later(RESTS_S, self._rests, live)

    def _rests(self, live: LiveTable) -> None:
        """Works out what the people connected here can take back, now and after their next choice."""
        self._resting.pop(live.row.id, None)
        played = live.played
        if played is None or played.match.over:
            return
        concerned = {*played.match.waiting, *(move.seat for move in played.match.moves[-1:])}
        if any(listener.viewer in concerned for listener in live.listeners):
            self.spawn(self._work_out(live, played.number))

    async def _open_table(self, table: str) -> LiveTable:
        kept = await self.store.find(table)
        if kept is None:
            raise errors.no_table()
        self.catalogue.must_be_ready(kept.row.game)
        live = LiveTable(kept, self.store, self.moved)
        live.origin = self.origins.get(table, "")
        live.absence_s = self.settings.absence_seconds
        live.keep_ms = self.settings.keep_days * DAY_MS
        try:
            await live.opened()
        except RequestRefused as refusal:
            if refusal.code == "other_rules" and kept.row.rules <= game(kept.row.game).rules_version:
                await self.store.close_game(table)
            raise
        self.tables[table] = live
        self._attend(live)
        if self._notifications:  # what others said of this table before now was not for us
            await self._announce(news.WhoIsThere(self.worker, table))
        return live

    async def _read_on(self, live: LiveTable) -> None:
        if live.played is None and live.listeners:
            await live.opened()
            for listener in live.listeners:
                listener.show()
        elif await live.read_on():
            self.clocks.watch(live)
            self._consider(live)

    async def _read_again(self, live: LiveTable) -> None:
        """Another worker has changed a table's row, seats or chat."""
        if live.listeners:
            await live.opened()  # the change can be shown only with the game
        await live.read_again()

    async def _work_out(self, live: LiveTable, number: int) -> None:
        async with self._considering:  # one at a time: on a busy server most have moved on before their turn comes
            if live.played is not None and live.played.number == number:
                await live.work_out_undo()
                await live.work_out_final()

    def _ask_all(self) -> None:
        """Asks the other workers who is at their tables, after a time when this worker did not hear them."""
        self.spawn(self._announce(news.WhoIsThere(self.worker)))

    async def _announce(self, told: news.News) -> None:
        with contextlib.suppress(StoreTrouble):  # news only: whoever misses it asks again
            await self.store.announce(told)

    async def _tell_presence(self, live: LiveTable) -> None:
        if self._notifications:
            seats = {listener.viewer for listener in live.listeners if listener.viewer >= 0}
            watching = sum(listener.viewer < 0 for listener in live.listeners)
            await self._announce(news.PresentThere(self.worker, live.row.id, tuple(sorted(seats)), watching))

    async def delete(self, table: str) -> None:
        """Deletes a table for good, and tells everybody who looks at it."""
        await self.store.delete(table)
        self.forget(table)

    def forget(self, table: str) -> None:
        """A table is no longer there: whoever is connected is told and let go."""
        live = self.tables.get(table)
        self.put_down(table)
        if live:
            live.close(errors.no_table())

    async def write_down(self, live: LiveTable) -> None:
        """Keeps what was told of a game that is not over: should its rules change, it can still be read."""
        played = live.played
        if played is None or played.match.over or live.row.source != PLAYED or live.written == played.number:
            return
        live.written = played.number
        await self.store.keep_story(live.row.id, written_down(played.match))

    def put_down(self, table: str) -> None:
        """Holds a table no longer in memory."""
        self.tables.pop(table, None)
        self.clocks.forget(table)
        self.notifier.forget(table)
        self._noted.pop(table, None)

    async def keep_touch(self) -> None:
        """Gives the other workers a sign of life, and forgets those that give none."""
        if self._notifications:
            await self.store.announce(news.Alive(self.worker))
            now = asyncio.get_running_loop().time()
            for worker in [w for w, seen in self._workers.items() if now - seen > SILENT_S]:
                self._forget_worker(worker)

    def _forget_worker(self, worker: str) -> None:
        self._workers.pop(worker, None)
        for live in self.tables.values():
            if live.elsewhere.pop(worker, None):
                live.tell_presence()

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreTrouble):
            log.warning("%s", error)
        elif error is not None:
            log.error("something went wrong beside a table", exc_info=error)
