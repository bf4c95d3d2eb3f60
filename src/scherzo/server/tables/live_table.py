"""A live table: what a worker holds in memory of a table that somebody looks at. All of it can be read again."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from scherzo.core.reading import copied
from scherzo.core.undo import final_options
from scherzo.server import errors
from scherzo.server.errors import StoreTrouble
from scherzo.server.messages import events
from scherzo.server.messages.coding import encode
from scherzo.server.messages.state import SeatInfo, State
from scherzo.server.steady_time import now_ms
from scherzo.server.store import news
from scherzo.server.store.rows import CHOOSE, PERSON, UNDO, UPLOADED, ChatRow, DecisionRow, SeatRow, TableRow, alone
from scherzo.server.store.store import Kept, Store
from scherzo.server.store.writer import LONGEST_WAIT_S
from scherzo.server.tables import undo
from scherzo.server.tables.absence import Away, away
from scherzo.server.tables.changes import told_to
from scherzo.server.tables.listener import Listener
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.snapshot import seat_states, state_of

Same = Callable[[DecisionRow], bool]
Make = Callable[[ReplayedGame], Awaitable[DecisionRow]]
AT_ONCE = contextlib.nullcontext()
"""For what is had without waiting: a timer would cost more than all the rest of it."""
LOOKED_S = 30.0
"""Whoever has asked for a table counts as looking at it for so long."""


class LiveTable:
    """A table with its listeners. One decision at a time: stored, applied, acknowledged, shown, in this order."""

    def __init__(self, kept: Kept, store: Store, moved: Callable[["LiveTable"], None]) -> None:
        """`moved` is called after every change of the game made by this worker."""
        self.row, self.seats = kept.row, kept.seats
        self.chat = list(kept.chat)
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, news.PresentThere] = {}  # by worker: who is connected there
        self._here: set[int] = set()
        self.left: dict[int, int] = {}  # when a seat's person was last here, as far as this worker has seen
        self.used = asyncio.get_running_loop().time()
        self.looked = self.used  # when somebody last asked for it without a connection that stays
        self.origin = ""  # the address that set it up, if that was since this worker's start
        self.keep_ms = 0  # how long it is kept after the last that happens, unless for good
        self.absence_s = 0  # how long somebody must be away before others may let a bot play
        self.written = -1  # up to which number it was written down what was told
        self.hurried = False  # bots had to be quick here lately, because many others think
        self._store, self._moved = store, moved
        self._lock = asyncio.Lock()
        self._seating = asyncio.Lock()  # one at a time: what was read before a change is never put in its place
        self._played: ReplayedGame | None = None
        self._unsure = False  # a commit's fate is unknown: read on before the next decision
        self._states: dict[int, msgspec.Raw] = {}
        self._company: list[SeatInfo] | None = None  # the seats as everybody sees them, until that changes

    @property
    def played(self) -> ReplayedGame | None:
        """The game as far as it is committed, unless it was put away to save memory."""
        return self._played

    async def opened(self) -> ReplayedGame:
        """The game, read and replayed if it is not in memory. Looking at it waits for nobody's decision."""
        if self._played is not None:
            self.used = asyncio.get_running_loop().time()
            return self._played
        async with self._lock:
            return await self._opened()

    async def decide(self, seat: int, number: int, client_id: str, option: int, made_by: str = "person") -> DecisionRow:
        """Stores and plays a decision, or says why not."""

        async def row(played: ReplayedGame) -> DecisionRow:
            self._check(played, seat, number, option)
            now = now_ms()
            if made_by == "bot" and played.consent.talking(now):
                raise errors.talking()
            spent = played.thinking_ms(seat, now)
            return DecisionRow(played.number + 1, client_id, seat, CHOOSE, option, made_by, now, spent)

        return await self.write(client_id, lambda known: (known.kind, known.choice) == (CHOOSE, option), row)

    async def write(self, client_id: str, same: Same, make: Make) -> DecisionRow:
        """Adds the row that is made of the game as it is then. The same id again gets the first answer again.

        `same` says whether the row known by that id answers this request; an id that meant something else is refused.
        """
        try:
            async with asyncio.timeout(LONGEST_WAIT_S) if self._lock.locked() else AT_ONCE:
                await self._lock.acquire()
        except TimeoutError:  # others wait for a database that does not answer
            raise StoreTrouble("The table is waiting for the database. Please try again in a moment.") from None
        try:
            return await self._write(client_id, same, make)
        finally:
            self._lock.release()

    async def _write(self, client_id: str, same: Same, make: Make) -> DecisionRow:
        while True:
            played = await self._opened()
            known = played.known.get(client_id)
            if known:
                if not same(known):
                    raise errors.reused()
                return known
            row = await make(played)
            if await self._append(row):
                if row.kind == UNDO:
                    await self._turn_back(played, [row])
                else:
                    played.add(row)
                self._changed()
                self._moved(self)
                return row

    async def read_on(self) -> bool:
        """Reads what other workers have added to the log; says whether there was anything."""
        async with self._lock:
            return self._played is not None and await self._read_on()

    async def work_out_undo(self) -> None:
        """Finds out whether the latest move may be taken back, and shows it to its seat if so."""
        async with self._lock:
            played = self._played
            if played is None or not undo.looks_ahead(self.row) or played.match.over or not played.match.moves:
                return
            seat = undo.who_could(self.seats, played)
            here = [listener for listener in self.listeners if listener.viewer == seat]
            if here and played.undoable == -1 and await undo.is_fair(self.seats, played, seat):
                played.undoable = seat
                self._states.pop(seat, None)
                for listener in here:
                    listener.show()

    async def work_out_final(self) -> None:
        """Finds out what the people who are asked here could not take back, and tells them. Nobody waits for it."""
        played = self._played
        if played is None or not undo.looks_ahead(self.row):
            return
        number, match = played.number, played.match
        for seat in match.waiting:
            here = [listener for listener in self.listeners if listener.viewer == seat]
            if seat in played.final or not here:
                continue
            tables = copied(match.tables)
            found = await asyncio.to_thread(
                final_options, match.game, match.boxes, tables, seat, match.together, alone(self.seats)
            )
            if self._played is not played or played.number != number:
                return
            played.final[seat] = found
            self._states.pop(seat, None)
            self.tell(events.Final(number, found), here)

    async def set_seat(self, seat: int, **fields: str | int) -> None:
        """Keeps what has changed of a seat and shows it."""
        async with self._seating:
            await self._store.change_seat(self.row.id, seat, fields)
            changed = msgspec.structs.replace(self.seats[seat], **fields)
            self.put(self.row, tuple(changed if row.seat == seat else row for row in self.seats))

    async def take_free_seat(self, seat: int, **fields: str | int) -> bool:
        """Gives a seat that waits for a person to somebody, if nobody was faster."""
        async with self._seating:
            taken = await self._store.take_seat(self.row.id, seat, {**fields, "joined": True})
            if taken:
                changed = msgspec.structs.replace(self.seats[seat], joined=True, **fields)
                self.put(self.row, tuple(changed if row.seat == seat else row for row in self.seats))
                self.show_out({seat})
            return taken

    async def set_listed(self, listed: bool, note: str) -> None:
        """Keeps whether the table is open to everybody, and what its host says of it."""
        async with self._seating:
            await self._store.set_listed(self.row.id, listed, note)
            self.put(msgspec.structs.replace(self.row, listed=listed, note=note), self.seats)

    async def set_kept(self, kept: bool) -> None:
        """Notes whether the table is to be kept for good, and shows it."""
        async with self._seating:
            await self._store.set_kept(self.row.id, kept)
            self.put(msgspec.structs.replace(self.row, kept=kept), self.seats)

    async def read_again(self) -> None:
        """Reads the table's row, seats and chat again, after another worker changed them."""
        async with self._seating:
            kept = await self._store.find(self.row.id)
            if kept is None:
                return
            if kept.seats != self.seats or kept.row != self.row:
                gone = {s.seat for s, t in zip(self.seats, kept.seats, strict=True) if s.token_hash != t.token_hash}
                self.put(kept.row, kept.seats)
                self.show_out(gone)
        last = self.chat[-1].number if self.chat else 0
        new = [line for line in kept.chat if line.number > last]
        if new:
            self.chat = list(kept.chat)
            self.tell(events.Chat([self.chat_line(line) for line in new]))

    def put(self, row: TableRow, seats: tuple[SeatRow, ...]) -> None:
        """Takes over a changed table row and seats, and shows them."""
        self.row, self.seats, self._company = row, seats, None
        if self._played is not None:
            self._played.table = row
        self._changed()

    def join(self, listener: Listener) -> None:
        """A connection begins: it is shown the state and the chat, and everybody hears who is here."""
        self.listeners.add(listener)
        if self.chat and self.row.chat:
            listener.tell(events.Chat([self.chat_line(line) for line in self.chat]))
        listener.show()
        self.tell_presence()

    def note_here(self, seat: int) -> None:
        """A seat's person is here, connected or by a request."""
        self.left[seat] = now_ms()
        if seat not in self._here:
            self._company = None

    def leave(self, listener: Listener) -> None:
        """A connection ends."""
        self.listeners.discard(listener)
        self.used = asyncio.get_running_loop().time()
        self.tell_presence()

    def tell(self, message: msgspec.Struct, to: Iterable[Listener] | None = None) -> None:
        """Tells all listeners something small."""
        encoded = encode(message)
        for listener in self.listeners if to is None else to:
            listener.tell(encoded)

    def show_out(self, seats: Iterable[int]) -> None:
        """Ends the connections of seats whose link was replaced."""
        for listener in self.listeners:
            if listener.viewer in seats:
                listener.let_go()

    def close(self, why: errors.RequestRefused) -> None:
        """The table is no longer there: says why, and ends all connections."""
        self.tell(events.RefusedMessage(why.code, why.text, id=""))
        for listener in self.listeners:
            listener.let_go()

    def tell_presence(self) -> None:
        """Tells everybody who is here."""
        self._states.clear()
        self._company = None
        here = self.present()
        self.left |= dict.fromkeys(self._here | here.keys(), now_ms())  # also of those who have just gone
        self._here = set(here)
        watching = sum(listener.viewer < 0 for listener in self.listeners)
        watching += sum(told.watching for told in self.elsewhere.values())
        away = self.away()
        seats = [
            events.Present(row.seat, here.get(row.seat, False), *away.get(row.seat, (None, None))) for row in self.seats
        ]
        self.tell(events.Presence(seats, watching))

    def present(self) -> dict[int, bool]:
        """Which seats have somebody connected, here or at another worker."""
        seats = {listener.viewer: True for listener in self.listeners}
        for told in self.elsewhere.values():
            seats |= dict.fromkeys(told.seats, True)
        return seats

    def away(self) -> dict[int, Away]:
        """The people who have sat here and are not connected now: since when, and when a bot may play for them."""
        here = self.present()
        return {
            row.seat: away(self.row, row, self.left.get(row.seat, 0), self.absence_s)
            for row in self.seats
            if row.kind == PERSON and row.joined and row.seat not in here
        }

    def is_watched(self) -> bool:
        """Whether somebody is connected, here or at another worker, or has looked just now."""
        if self.listeners or any(told.seats or told.watching for told in self.elsewhere.values()):
            return True
        return asyncio.get_running_loop().time() - self.looked < LOOKED_S

    def chat_line(self, line: ChatRow) -> events.ChatLine:
        """A line of chat with its speaker's name."""
        return events.ChatLine(line.said_at / 1000, line.seat, self.seats[line.seat].name, line.said)

    def state_for(self, listener: Listener) -> bytes | None:
        """The message that tells a listener the state; none if the game is not in memory just now."""
        played = self._played
        if played is None:
            return None
        listener.number = played.number
        if listener.new_lines_only:
            after = min(listener.log_after, len(played.match.moves))
            listener.log_after = len(played.match.moves)
            if listener.changes_only:
                return told_to(listener, self.state_now(listener.viewer, after, in_words=False))
            return encode(events.StateMessage(self.state_after(listener.viewer, after)))
        return encode(events.StateMessage(self.state(listener.viewer)))

    def state(self, viewer: int) -> msgspec.Raw:
        """The state's bytes for a viewer, made once for all who see the same."""
        if self.row.clock.kind != "none":  # what is left of the time differs from moment to moment
            return self.state_after(viewer, -1)
        if viewer not in self._states:
            self._states[viewer] = self.state_after(viewer, -1)
        return self._states[viewer]

    def state_after(self, viewer: int, move: int) -> msgspec.Raw:
        """The state's bytes for a viewer who knows the log up to a move."""
        return msgspec.Raw(encode(self.state_now(viewer, move)))

    def state_now(self, viewer: int, move: int, in_words: bool = True) -> State:
        """The state for a viewer who knows the log up to a move."""
        assert self._played is not None, "a state is asked for only after `opened`"
        return state_of(
            self.row,
            self.seats,
            self._played,
            viewer,
            self.company(self._played),
            move,
            hurried=self.hurried,
            keep_ms=self.keep_ms,
            in_words=in_words,
        )

    def company(self, played: ReplayedGame) -> list[SeatInfo]:
        """The seats as everybody sees them, put together once until somebody comes or goes, unless a clock runs."""
        if self._company is None or self.row.clock.kind != "none":
            self._company = seat_states(self.row, self.seats, played, self.present(), self.away())
        return self._company

    def put_away(self) -> None:
        """Frees the game's memory; it is replayed when next needed."""
        if not self._lock.locked():
            self._played = None
            self._states.clear()
            for listener in self.listeners:
                listener.seen = None

    def _check(self, played: ReplayedGame, seat: int, number: int, option: int) -> None:
        match = played.match
        if self.row.source == UPLOADED or match.over:
            raise errors.over()
        if not played.takes(seat, number):
            raise errors.not_your_turn() if number == played.number else errors.stale()
        refusal = match.refusal(seat, option)
        if refusal:
            raise errors.illegal(refusal)

    async def _opened(self) -> ReplayedGame:
        self.used = asyncio.get_running_loop().time()
        if self._played is None:
            rows = await self._store.decisions(self.row.id, 0)
            self._played = await asyncio.to_thread(ReplayedGame, self.row, rows)
            self._unsure = False
        elif self._unsure:
            await self._read_on()
        return self._played

    async def _append(self, row: DecisionRow) -> bool:
        """Whether the row is in the log now, by us. If another one was faster, the log has been read on."""
        try:
            appended = await self._store.append(self.row.id, row)
        except StoreTrouble:
            self._unsure = True
            raise
        if not appended.fresh:
            await self._read_on()
        return appended.fresh

    async def _read_on(self) -> bool:
        assert self._played is not None
        rows = await self._store.decisions(self.row.id, self._played.number)
        self._unsure = False
        if any(row.kind == UNDO for row in rows):
            await self._turn_back(self._played, rows)
        else:
            for row in rows:
                self._played.add(row)
        if rows:
            self._changed()
        return bool(rows)

    async def _turn_back(self, played: ReplayedGame, rows: list[DecisionRow]) -> None:
        """Replays the log with new rows that hold an undo. Lines of moves taken back will be told anew."""
        known = sorted([*played.known.values(), *rows], key=lambda row: row.number)
        self._played = await asyncio.to_thread(ReplayedGame, self.row, known)
        for listener in self.listeners:
            listener.forget_lines_after(min(row.choice for row in rows if row.kind == UNDO))

    def _changed(self) -> None:
        self._states.clear()
        for listener in self.listeners:
            listener.show()
