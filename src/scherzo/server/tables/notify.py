"""Telling people who are away that it is their turn, at tables where a decision may take days."""

import asyncio
import secrets

from scherzo.games import game
from scherzo.server import network
from scherzo.server.errors import RequestRefused, need_seat
from scherzo.server.limits import Buckets
from scherzo.server.messages.fields import NotifyKind
from scherzo.server.messages.replies import Notify
from scherzo.server.messengers import Messengers, Notice
from scherzo.server.settings import Settings
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import PERSON, NotifyRow
from scherzo.server.store.store import Store
from scherzo.server.tables.live_table import LiveTable

AT_MOST_EVERY_MS = 10 * 60 * 1000
"""A seat is told no more often than this; whose turn comes sooner is told as soon as it has passed."""
LOOK_AGAIN_S = 30
"""How often those are looked after who had to wait."""
TARGET_RATE, TARGET_BURST = 1 / 600, 20
"""How often the same mailbox or webhook is told, whatever the number of tables: others may have named it."""


class Notifier:
    """Watches whose turn it is, and tells those who asked for it and are not here."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self.messengers = Messengers(settings)
        self._targets = Buckets(TARGET_RATE, TARGET_BURST)
        self._told: dict[str, int] = {}  # by table: the number of the log at which its people were last looked after
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, live: LiveTable) -> None:
        """After every change of a game: whoever is asked now may have to be told."""
        played = live.played
        if played is None or live.row.clock.kind != "days" or played.match.over:
            return
        if self._told.get(live.row.id) == played.number:
            return
        self._told[live.row.id] = played.number
        task = asyncio.create_task(self._tell(live, played.number))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self, table: str) -> None:
        """The table has left the memory."""
        self._told.pop(table, None)

    def close(self) -> None:
        """Stops telling."""
        for task in self._tasks:
            task.cancel()

    async def wishes(self, live: LiveTable, seat: int) -> Notify:
        """What a seat has asked for, and what it could ask for."""
        if seat < 0:
            raise need_seat()
        wish = await self._store.notify_wish(live.row.id, seat)
        able = self.messengers
        return Notify(
            email=able.mails,
            webhook=bool(able.hosts),
            hosts=list(able.hosts),
            kind=wish.kind if wish else "",
            to=masked(wish.kind, wish.target) if wish else "",
        )

    async def wish(self, live: LiveTable, seat: int, kind: NotifyKind, target: str) -> Notify:
        """Keeps where a seat wants to be told; an empty kind stops it."""
        if seat < 0:
            raise need_seat()
        if kind and live.row.clock.kind != "days":
            raise RequestRefused("no_notify", 422, "Messages are sent for tables that are played by day.")
        kept = NotifyRow(kind, self.messengers.check(kind, target), secrets.token_urlsafe(18)) if kind else None
        await self._store.set_notify_wish(live.row.id, seat, kept)
        return await self.wishes(live, seat)

    async def _tell(self, live: LiveTable, number: int) -> None:
        await asyncio.sleep(self._settings.notify_after_s)
        while seats := await self._untold(live, number):
            for seat in seats:
                wish = await self._store.claim_notify(live.row.id, seat, now_ms(), AT_MOST_EVERY_MS)
                if wish and not self._targets.take(wish.target.lower()):
                    notice = await self._notice(live, wish)
                    await asyncio.to_thread(self.messengers.send, wish.kind, wish.target, notice)
            await asyncio.sleep(LOOK_AGAIN_S)

    async def _untold(self, live: LiveTable, number: int) -> list[int]:
        """Who is asked, is away and wants to know it, and has not been told since the game came to this number."""
        played = live.played
        if played is None or played.number != number or self._told.get(live.row.id, number) != number:
            return []
        found = []
        for seat in played.match.waiting:
            row = live.seats[seat]
            if row.kind == PERSON and not row.substitute and not live.present().get(seat):
                sent = await self._store.notify_sent(live.row.id, seat)
                if sent is not None and sent < played.last_at:
                    found.append(seat)
        return found

    async def _notice(self, live: LiveTable, wish: NotifyRow) -> Notice:
        """The message. It names the game and who plays, and tells nothing that lies on the table."""
        title = game(live.row.game).title
        names = ", ".join(seat.name for seat in live.seats if seat.name)
        home = next(iter((*self._settings.origins, *await network.open_doors())), "http://localhost:8765")
        return Notice(
            f"Your turn: {title}",
            f"It is your turn in {title} ({names}).",
            f"{home}/t/{live.row.id}",
            f"{home}/stop/{wish.stop}",
        )


def masked(kind: str, target: str) -> str:
    """A target as its owner recognises it and nobody else could use it."""
    if kind == "email":
        name, _, host = target.partition("@")
        return f"{name[:1]}...@{host}"
    return f"{target.split('/', 3)[2]}/..."
