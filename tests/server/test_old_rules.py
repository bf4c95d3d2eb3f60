"""Games of older rules: a finished one can be read for ever, and a log that no longer replays tells no secret."""

import sqlite3
import time
from pathlib import Path

import pytest

from scherzo.core.components import packaged_fingerprint
from scherzo.core.game_record import read as read_record
from scherzo.games import game
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.fields import Clock
from scherzo.server.store.rows import CHOOSE, PLAYED, DecisionRow, TableRow
from scherzo.server.tables.housekeeping import Housekeeping
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.tokens import new_token
from scherzo.server.tables.written import is_written_down
from tests.server.apart import run_apart
from tests.server.servers import Server
from tests.server.test_seats import new_table, worker


def test_a_finished_game_of_older_rules_is_still_exported_with_its_whole_log(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(str(database)).wait()
    try:
        seats = server.table("me", "bot")
        seats.play_to_the_end()
        before = server.client.get(f"/api/tables/{seats.id}/record").text
        wait_for_the_story(database, seats.id)
    finally:
        server.stop()
    with sqlite3.connect(database) as line:
        line.execute("UPDATE game_table SET rules = 0 WHERE id = ?", (seats.id,))
    server = Server(str(database)).wait()
    try:
        refused = server.client.get(f"/api/tables/{seats.id}")
        assert (refused.status_code, refused.json()["error"]) == (410, "other_rules")
        after = server.client.get(f"/api/tables/{seats.id}/record")
        assert after.status_code == 200
        assert after.text == before
        assert len(read_record(after.text).told) > 20
    finally:
        server.stop()


def wait_for_the_story(database: Path, table: str) -> None:
    for _ in range(1200):
        with sqlite3.connect(database) as line:
            if line.execute("SELECT story FROM game_table WHERE id = ?", (table,)).fetchone()[0]:
                return
        time.sleep(0.05)
    raise AssertionError("the story was not kept")


def test_a_log_that_no_longer_replays_says_nothing_of_what_a_seat_could_do() -> None:
    found = game("musical-chairs")
    table = TableRow(
        id="t", game=found.name, rules=found.rules_version, components=packaged_fingerprint(found), players=3,
        options={}, seed="x", clock=Clock(), chat=False, pace="instant", undo="none", listed=False, host=0,
        source=PLAYED, created=0,
    )  # fmt: skip
    seat = ReplayedGame(table).match.waiting[0]
    wrong = DecisionRow(1, "a", seat, CHOOSE, 127, "person", 0, 0)
    with pytest.raises(RequestRefused) as refusal:
        ReplayedGame(table, [wrong])
    assert refusal.value.code == "other_rules"
    assert "Possible" not in refusal.value.text


def test_an_unfinished_game_of_older_rules_is_closed_and_tells_each_seat_what_it_could_read(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(str(database)).wait()
    table = server.table("screen", "screen", clock={"kind": "days", "days": 1}, open=True)
    table.play(40)
    read = {seat: [line["text"] for line in table.state(seat)["log"]] for seat in (-1, 0, 1)}
    assert len({*read[0]} - {*read[1]}) > 0, "something was told to one seat only"
    assert table.server.get(f"{table.path}/record").json()["error"] == "not_over"
    server.stop()  # what was told is written down
    with sqlite3.connect(database) as line:
        line.execute("UPDATE game_table SET rules = rules - 1")
    server = Server(str(database)).wait()
    try:
        with sqlite3.connect(database) as line:
            assert line.execute("SELECT finished, due, listed FROM game_table").fetchall() == [(1, 0, 0)]
        refused = server.get(table.path, table.tokens[0])
        assert (refused.status_code, refused.json()["error"]) == (410, "other_rules")
        for seat, lines in read.items():
            token = table.tokens[seat] if seat >= 0 else ""
            record = read_record(server.get(f"{table.path}/record?names=1", token).text)
            assert [text for _, text in record.told] == lines
            assert (record.moves, "seed" in record.footer) == ((), False)
            assert record.header["closed"]
            assert record.header["names"].startswith("A ")
        wrong = server.get(f"{table.path}/record", "x" * 22)
        assert (wrong.status_code, wrong.json()["error"]) == (401, "bad_token")
    finally:
        server.stop()


def test_a_game_that_nobody_touches_is_written_down_while_the_server_runs(tmp_path: Path) -> None:
    async def forget() -> str:
        async with worker(tmp_path / "tables.db") as registry:
            live = await new_table(registry, new_token())
            registry.tables[live.row.id] = live
            await live.opened()
            live.used -= 1000
            await Housekeeping(registry)._tidy()
            assert live.row.id not in registry.tables
            return await registry.store.story(live.row.id)

    assert is_written_down(run_apart(forget()))
