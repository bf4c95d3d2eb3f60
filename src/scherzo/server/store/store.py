"""The store: every question to the database and every change of it, for the event loop."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from scherzo.server.messages.fields import Clock
from scherzo.server.store import reviews, upkeep
from scherzo.server.store.database import Connection
from scherzo.server.store.migrate import prepare
from scherzo.server.store.news import LogGrew, News, TableChanged, TableGone, written
from scherzo.server.store.readers import Readers
from scherzo.server.store.rows import MOST_LINES, ChatRow, DecisionRow, NotifyRow, ReviewRow, SeatRow, TableRow
from scherzo.server.store.writer import Writer

SHORTEST_DOWNTIME_MS = 30_000
"""A shorter time without a sign of any worker may be one between two signs."""
TABLE = (
    "id, game, rules, components, players, options, seed, clock, chat, pace, undo, listed, host, source, created, "
    "rematch, stand_in, kept, note"
)
SAME_SEAT = "seat, kind, name, level, token_hash, joined"
SEAT = f"{SAME_SEAT}, substitute, seen, substitute_by, substitute_from"
DECISION = "number, client_id, seat, kind, choice, made_by, made_at, spent"


class Kept(NamedTuple):
    """A table as it is kept: all of it but its decisions."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    chat: tuple[ChatRow, ...]


class Appended(NamedTuple):
    """What became of a decision: `row` is in the log (`fresh`: since now), or another one has its number (no row)."""

    row: DecisionRow | None
    fresh: bool


class Listed(NamedTuple):
    """A table that is open to everybody."""

    id: str
    game: str
    host: str
    players: int
    free: int
    note: str
    created: int


class Store:
    """The database behind all tables. Changes go through one writer; questions through a few readers."""

    def __init__(self, address: str, worker: str) -> None:
        self._worker = worker
        prepare(address)
        self._writer = Writer(address, asyncio.get_running_loop())
        self._readers = Readers(address)

    async def close(self) -> None:
        """Stores what is waiting and hangs up."""
        await asyncio.sleep(0)  # what is wanted in this turn of the loop is handed over at its end
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.close)

    async def append(self, table: str, row: DecisionRow) -> Appended:
        """Adds a decision to the log, unless its number or its client's id is there already."""
        return await self._writer.store(table, lambda c: append(c, table, row, self._worker))

    async def create(self, table: TableRow, seats: Iterable[SeatRow], decisions: Iterable[DecisionRow] = ()) -> None:
        """Keeps a new table."""
        await self._writer.store(table.id, lambda c: create(c, table, seats, decisions))

    async def set_rematch(self, table: str, rematch: TableRow) -> str:
        """Sets up a table's rematch, once: the answer is the id of the first."""
        return await self._writer.store(table, lambda c: set_rematch(c, table, rematch, self._worker))

    async def change_seat(self, table: str, seat: int, fields: Mapping[str, str | int]) -> None:
        """Keeps what has changed of a seat, and leaves the rest as others have written it."""
        await self._writer.store(table, lambda c: change_seat(c, table, seat, fields, self._worker))

    async def set_kept(self, table: str, kept: bool) -> None:
        """Notes whether a table is to be kept for good."""
        await self._writer.store(table, lambda c: set_kept(c, table, kept, self._worker))

    async def delete(self, table: str) -> None:
        """Deletes a table with everything that belongs to it."""
        await self._writer.store(table, lambda c: delete(c, table, self._worker))

    async def older_than(self, before: int) -> list[upkeep.StoredTable]:
        """Tables that nobody keeps and nobody has touched since: some of the oldest."""
        return await self._readers.ask(lambda c: upkeep.stored_tables(c, before, limit=200))

    async def note_seen(self, table: str, seat: int, at: int) -> None:
        """Notes when a seat's person was last here."""
        sql = "UPDATE seat SET seen = ? WHERE table_id = ? AND seat = ?"
        await self._writer.store(table, lambda c: c.change(sql, at, table, seat))

    async def say(self, table: str, client_id: str, line: ChatRow) -> int:
        """Keeps a line of chat and answers its number; a repeated id keeps the first line."""
        return await self._writer.store(table, lambda c: say(c, table, client_id, line, self._worker))

    async def note_progress(self, table: str, finished: bool, due: int) -> None:
        """Notes whether a game is over and when its next clock runs out, for lists and for the time-keeper."""
        sql = "UPDATE game_table SET finished = ?, due = ? WHERE id = ?"
        await self._writer.store(table, lambda c: c.change(sql, int(finished), due, table))

    async def announce(self, news: News) -> None:
        """Tells the other workers something that is not kept."""
        await self._writer.store("", lambda c: c.tell(written(news)))

    async def find(self, table: str) -> Kept | None:
        """A table by its id."""
        return await self._readers.ask(lambda c: find(c, table))

    async def decisions(self, table: str, after: int) -> list[DecisionRow]:
        """The rows of the log that follow a number."""
        sql = f"SELECT {DECISION} FROM decision WHERE table_id = ? AND number > ? ORDER BY number"
        return [DecisionRow(*r) for r in await self._readers.ask(lambda c: c.rows(sql, table, after))]

    async def lengths(self, tables: list[str]) -> dict[str, int]:
        """How many rows the logs of some tables have."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, MAX(number) FROM decision WHERE table_id IN ({marks}) GROUP BY table_id"
        return dict(await self._readers.ask(lambda c: c.rows(sql, *tables)))

    async def due(self, now: int, games: list[str]) -> list[str]:
        """The tables of some games where somebody's time has run out, the longest first."""
        if not games:
            return []
        marks = ", ".join("?" * len(games))
        sql = f"SELECT id FROM game_table WHERE due > 0 AND due <= ? AND game IN ({marks}) ORDER BY due LIMIT 100"
        return [r[0] for r in await self._readers.ask(lambda c: c.rows(sql, now, *games))]

    async def postpone(self, table: str, until: int) -> None:
        """Looks at a table's clock again only later: it cannot be played on now."""
        sql = "UPDATE game_table SET due = ? WHERE id = ? AND due > 0"
        await self._writer.store(table, lambda c: c.change(sql, until, table))

    async def note_start(self, at: int) -> tuple[int, list[tuple[int, int]]]:
        """Notes that this worker starts: when one was last up, and all downtime."""
        shortest = SHORTEST_DOWNTIME_MS
        return await self._writer.store("", lambda c: upkeep.note_start(c, at, shortest))

    async def note_up(self, at: int) -> None:
        """Notes that this worker is up."""
        await self._writer.store("", lambda c: upkeep.note_up(c, at))

    async def listed(self, host_here_since: int) -> list[Listed]:
        """The newest open tables with a free seat, whose host was there lately and whose game is not over."""
        sql = """SELECT t.id, t.game, h.name, t.players, COUNT(s.seat), t.note, t.created FROM game_table t
                 JOIN seat h ON h.table_id = t.id AND h.seat = t.host
                 JOIN seat s ON s.table_id = t.id AND s.kind = 'person' AND s.joined = 0
                 WHERE t.listed = 1 AND t.finished = 0 AND (t.created >= ? OR h.seen >= ?)
                 GROUP BY t.id, t.game, h.name, t.players, t.note, t.created
                 ORDER BY t.created DESC LIMIT 50"""
        rows = await self._readers.ask(lambda c: c.rows(sql, host_here_since, host_here_since))
        return [Listed(*row) for row in rows]

    async def set_listed(self, table: str, listed: bool, note: str) -> None:
        """Keeps whether a table is open to everybody, and what its host says of it."""
        sql = "UPDATE game_table SET listed = ?, note = ? WHERE id = ?"
        await self._writer.store(table, lambda c: c.change(sql, int(listed), note, table))

    async def take_seat(self, table: str, seat: int, fields: Mapping[str, str | int]) -> bool:
        """Gives a free seat to somebody, unless another has taken it."""
        return await self._writer.store(table, lambda c: change_seat(c, table, seat, fields, self._worker, free=True))

    async def close_game(self, table: str) -> None:
        """A game that cannot go on is over: no clock runs at it, and nobody can join it."""
        sql = "UPDATE game_table SET finished = 1, due = 0, listed = 0 WHERE id = ?"
        await self._writer.store(table, lambda c: c.change(sql, table))

    async def close_older(self, game: str, rules: int) -> None:
        """The same for all games of a kind that were begun by older rules."""
        sql = "UPDATE game_table SET finished = 1, due = 0, listed = 0 WHERE game = ? AND rules < ? AND finished = 0"
        await self._writer.store("", lambda c: c.change(sql, game, rules))

    async def keep_story(self, table: str, story: str) -> None:
        """Keeps what can be told of a game when its moves can no longer be replayed: its record, once it is over."""
        sql = "UPDATE game_table SET story = ? WHERE id = ?"
        await self._writer.store(table, lambda c: c.change(sql, story, table))

    async def story(self, table: str) -> str:
        """What was kept of a game to be told; nothing if there is nothing."""
        found = await self._readers.ask(lambda c: c.rows("SELECT story FROM game_table WHERE id = ?", table))
        return str(found[0][0]) if found else ""

    async def notify_wish(self, table: str, seat: int) -> NotifyRow | None:
        """Where a seat wants to be told that it is its turn."""
        sql = "SELECT kind, target, stop FROM notify WHERE table_id = ? AND seat = ?"
        found = await self._readers.ask(lambda c: c.rows(sql, table, seat))
        return NotifyRow(*found[0]) if found else None

    async def set_notify_wish(self, table: str, seat: int, wish: NotifyRow | None) -> None:
        """Keeps where a seat wants to be told, or that it does not any more."""
        await self._writer.store(table, lambda c: set_notify_wish(c, table, seat, wish))

    async def notify_sent(self, table: str, seat: int) -> int | None:
        """When a seat was last told, 0 for never; none where it does not want to be."""
        sql = "SELECT sent FROM notify WHERE table_id = ? AND seat = ?"
        rows = await self._readers.ask(lambda c: c.rows(sql, table, seat))
        return int(rows[0][0]) if rows else None

    async def claim_notify(self, table: str, seat: int, now: int, pause: int) -> NotifyRow | None:
        """Where a seat is to be told now: for one worker alone, and not again before the pause is over."""
        sql = "UPDATE notify SET sent = ? WHERE table_id = ? AND seat = ? AND sent <= ?"
        claimed = await self._writer.store(table, lambda c: c.change(sql, now, table, seat, now - pause))
        return await self.notify_wish(table, seat) if claimed else None

    async def review(self, table: str) -> ReviewRow | None:
        """The review of a table, if somebody has asked for one."""
        return await self._readers.ask(lambda c: reviews.find(c, table))

    async def claim_review(self, table: str, form: int, now: int, silent_since: int) -> bool:
        """Takes a review on that nobody works at; says whether this worker has it now."""
        return await self._writer.store(table, lambda c: reviews.claim(c, table, form, now, silent_since))

    async def keep_review(self, table: str, row: ReviewRow) -> bool:
        """Keeps how far a review has come; says whether there still is one."""
        return await self._writer.store(table, lambda c: reviews.keep(c, table, row))

    async def stop_notify(self, word: str) -> bool:
        """Ends the messages that a stop link belongs to; says whether there were any."""
        return bool(await self._writer.store("", lambda c: c.change("DELETE FROM notify WHERE stop = ?", word)))


def set_notify_wish(c: Connection, table: str, seat: int, wish: NotifyRow | None) -> None:
    """Replaces a seat's wish."""
    c.change("DELETE FROM notify WHERE table_id = ? AND seat = ?", table, seat)
    if wish:
        sql = "INSERT INTO notify (table_id, seat, kind, target, stop) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        c.change(sql, table, seat, *msgspec.structs.astuple(wish))


def append(c: Connection, table: str, row: DecisionRow, worker: str) -> Appended:
    """Adds a decision; one insert decides whether it is new, or known by its client's id, or too late."""
    if add_decision(c, table, row):
        c.tell(written(LogGrew(worker, table, row.number)))
        return Appended(row, True)
    same = f"SELECT {DECISION} FROM decision WHERE table_id = ? AND client_id = ?"
    for found in c.rows(same, table, row.client_id):
        return Appended(DecisionRow(*found), False)
    return Appended(None, False)


def add_decision(c: Connection, table: str, row: DecisionRow) -> bool:
    """Inserts a row of the log, unless its number or its client's id is there; says whether it did."""
    values = (table, *msgspec.structs.astuple(row))
    marks = ", ".join("?" * len(values))
    sql = f"INSERT INTO decision (table_id, {DECISION}) VALUES ({marks}) ON CONFLICT DO NOTHING"
    return c.change(sql, *values) == 1


def create(c: Connection, table: TableRow, seats: Iterable[SeatRow], decisions: Iterable[DecisionRow]) -> None:
    """Inserts a table with its seats and, for an uploaded record, its moves."""
    values = [getattr(table, name) for name in table.__struct_fields__]
    values = [msgspec.json.encode(v).decode() if isinstance(v, dict | Clock) else v for v in values]
    values = [int(v) if isinstance(v, bool) else v for v in values]
    marks = ", ".join("?" * len(values))
    c.change(f"INSERT INTO game_table ({TABLE}) VALUES ({marks}) ON CONFLICT DO NOTHING", *values)
    for seat in seats:
        who = [int(v) if isinstance(v, bool) else v for v in msgspec.structs.astuple(seat)]
        marks = ", ".join("?" * (1 + len(who)))
        c.change(f"INSERT INTO seat (table_id, {SEAT}) VALUES ({marks}) ON CONFLICT DO NOTHING", table.id, *who)
    for row in decisions:
        add_decision(c, table.id, row)


def set_rematch(c: Connection, table: str, rematch: TableRow, worker: str) -> str:
    """Creates the rematch and links it, unless there is one already. Everybody sits there, people for themselves."""
    if c.change("UPDATE game_table SET rematch = ? WHERE id = ? AND rematch = ''", rematch.id, table) == 1:
        create(c, rematch, (), ())
        same = f"INSERT INTO seat (table_id, {SAME_SEAT}) SELECT ?, {SAME_SEAT} FROM seat WHERE table_id = ?"
        c.change(same, rematch.id, table)
        c.tell(written(TableChanged(worker, table)))
        return rematch.id
    return str(c.rows("SELECT rematch FROM game_table WHERE id = ?", table)[0][0])


def change_seat(
    c: Connection, table: str, seat: int, fields: Mapping[str, str | int], worker: str, free: bool = False
) -> bool:
    """Overwrites those fields of a seat's row; with `free` only if nobody has taken it. Says whether it did."""
    places = ", ".join(f"{name} = ?" for name in fields)
    values = [int(value) if isinstance(value, bool) else value for value in fields.values()]
    still = " AND joined = 0" if free else ""
    changed = c.change(f"UPDATE seat SET {places} WHERE table_id = ? AND seat = ?{still}", *values, table, seat)
    c.tell(written(TableChanged(worker, table)))
    return bool(changed)


def set_kept(c: Connection, table: str, kept: bool, worker: str) -> None:
    """Notes whether a table is to be kept for good."""
    c.change("UPDATE game_table SET kept = ? WHERE id = ?", int(kept), table)
    c.tell(written(TableChanged(worker, table)))


def delete(c: Connection, table: str, worker: str) -> None:
    """Deletes a table with everything that belongs to it, and tells the other workers."""
    upkeep.delete_table(c, table)
    c.tell(written(TableGone(worker, table)))


def say(c: Connection, table: str, client_id: str, line: ChatRow, worker: str) -> int:
    """Adds a line of chat under the next number; two workers that take the same number are told apart by a retry."""
    next_number = "SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = ?"
    sql = """INSERT INTO chat (table_id, number, client_id, seat, said_at, said) VALUES (?, ?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING"""
    while True:
        for found in c.rows("SELECT number FROM chat WHERE table_id = ? AND client_id = ?", table, client_id):
            return int(found[0])
        number = int(c.rows(next_number, table)[0][0])
        if c.change(sql, table, number, client_id, line.seat, line.said_at, line.said) == 1:
            c.change("DELETE FROM chat WHERE table_id = ? AND number <= ?", table, number - MOST_LINES)
            c.tell(written(TableChanged(worker, table)))
            return number


def find(c: Connection, table: str) -> Kept | None:
    """Reads a table, its seats and its chat."""
    rows = c.rows(f"SELECT {TABLE} FROM game_table WHERE id = ?", table)
    if not rows:
        return None
    named = dict(zip(TABLE.replace(",", " ").split(), rows[0], strict=True))
    named["options"] = msgspec.json.decode(named["options"], type=dict[str, str])
    named["clock"] = msgspec.json.decode(named["clock"], type=Clock)
    named |= {name: bool(named[name]) for name in ("chat", "listed", "kept")}
    seats = c.rows(f"SELECT {SEAT} FROM seat WHERE table_id = ? ORDER BY seat", table)
    lines = "SELECT number, seat, said_at, said FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    chat = c.rows(lines, table, MOST_LINES)
    return Kept(
        TableRow(**named),
        tuple(msgspec.structs.replace(SeatRow(*r), joined=bool(r[5])) for r in seats),
        tuple(ChatRow(*r) for r in reversed(chat)),
    )
