"""Seats' rows: changes that meet each other. A link that was replaced stays dead, whatever else is written."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from scherzo.core.components import packaged_fingerprint
from scherzo.games import game
from scherzo.server.messages.fields import Clock
from scherzo.server.settings import Settings
from scherzo.server.store.rows import PERSON, PLAYED, SeatRow, TableRow
from scherzo.server.store.store import Kept
from scherzo.server.tables import new_tables, seats
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.registry import Registry
from scherzo.server.tables.tokens import hashed, new_token, seat_of
from scherzo.server.workers.places import Place
from tests.server.apart import run_apart
from tests.server.servers import Server

TABLE = "0" * 20


@contextlib.asynccontextmanager
async def worker(database: Path) -> AsyncIterator[Registry]:
    """A registry that has not opened its doors: enough for seats."""
    registry = Registry(Settings(database=str(database)), Place())
    try:
        yield registry
    finally:
        await registry.close()


async def new_table(registry: Registry, token: str) -> LiveTable:
    found = game("musical-chairs")
    table = TableRow(
        id=TABLE, game=found.name, rules=found.rules_version, components=packaged_fingerprint(found), players=2,
        options={},
        seed="seats", clock=Clock(), chat=True, pace="instant", undo="none", listed=False, host=0, source=PLAYED,
        created=0,
    )  # fmt: skip
    seats = [SeatRow(0, PERSON, "Host", "", hashed(new_token())), SeatRow(1, PERSON, "Guest", "", hashed(token))]
    await registry.store.create(table, seats)
    return await table_at(registry)


async def table_at(registry: Registry) -> LiveTable:
    kept = await registry.store.find(TABLE)
    assert kept is not None
    return LiveTable(kept, registry.store, registry.moved)


async def kept_seats(registry: Registry, table: str = TABLE) -> tuple[SeatRow, ...]:
    kept = await registry.store.find(table)
    assert kept is not None
    return kept.seats


def test_a_name_that_is_written_while_a_link_is_replaced_does_not_bring_the_old_link_back(tmp_path: Path) -> None:
    async def meet() -> None:
        old = new_token()
        async with worker(tmp_path / "tables.db") as registry:
            live = await new_table(registry, old)
            new, _ = await asyncio.gather(seats.reissue(registry, live, 0, 1), seats.rename(registry, live, 1, 1, "Jo"))
            for rows in (live.seats, await kept_seats(registry)):
                assert (rows[1].name, seat_of(old, rows), seat_of(new, rows)) == ("Jo", None, 1)

    run_apart(meet())


def test_a_worker_that_has_not_heard_of_a_new_link_does_not_write_the_old_one(tmp_path: Path) -> None:
    async def meet() -> None:
        old = new_token()
        async with worker(tmp_path / "tables.db") as here, worker(tmp_path / "tables.db") as there:
            live, elsewhere = await new_table(here, old), await table_at(there)
            new = await seats.reissue(here, live, 0, 1)
            await seats.rename(there, elsewhere, 1, 1, "Jo")
            again = await new_tables.rematch(there, elsewhere)
            for rows in (await kept_seats(here), await kept_seats(here, again)):
                assert (rows[1].name, seat_of(old, rows), seat_of(new, rows)) == ("Jo", None, 1)

    run_apart(meet())


def test_seats_that_were_read_before_a_link_was_replaced_are_not_put_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def meet() -> None:
        old = new_token()
        async with worker(tmp_path / "tables.db") as registry:
            live = await new_table(registry, old)
            find, has_read = registry.store.find, asyncio.Event()

            async def slow_find(table: str) -> Kept | None:
                """Looks, and answers only after somebody could have replaced the link."""
                found = await find(table)
                has_read.set()
                for _ in range(20):
                    if found is None or found.seats != live.seats:
                        break
                    await asyncio.sleep(0.01)
                return found

            monkeypatch.setattr(registry.store, "find", slow_find)
            reading = asyncio.create_task(live.read_again())
            await has_read.wait()
            new = await seats.reissue(registry, live, 0, 1)
            await reading
            assert (seat_of(old, live.seats), seat_of(new, live.seats)) == (None, 1)

    run_apart(meet())


def test_a_spectator_does_not_send_a_bot_away_from_a_table_without_a_host(server: Server) -> None:
    table = server.table("friend", "friend")
    assert table.state()["host"] == -1
    assert table.post("seats/0/takeover", 0, {"level": "greedy"}).status_code == 200
    assert table.post("seats/0/giveback", -1).json()["error"] == "need_seat"
    assert table.post("seats/0/giveback", 1).json()["error"] == "need_seat"
    assert table.state()["seats"][0]["substitute"] == "greedy"
    assert table.post("seats/0/giveback", 0).status_code == 200


def test_a_replaced_link_makes_no_decision_any_more(server: Server) -> None:
    table = server.table("screen", "screen", undo="none")
    state = table.state()
    seat = state["waiting"][0]
    own = table.state(seat)
    with table.socket(seat) as thief:
        thief.state()
        new = table.post(f"seats/{seat}/reissue", seat).json()["token"]
        with contextlib.suppress(ConnectionClosed):
            thief.send(type="choose", id="late", number=own["number"], option=own["choices"][0]["option"])
            thief.hear("ack")
    assert server.get(table.path, new).json()["number"] == own["number"]
