"""How long tables are kept: for good if somebody wishes so, until their host deletes them, or until they are old."""

from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from scherzo.cli.app import app
from scherzo.server.messages.fields import Clock
from scherzo.server.settings import Settings
from scherzo.server.steady_time import DAY_MS, now_ms, steady_time
from scherzo.server.store import store
from scherzo.server.store.database import connect
from scherzo.server.store.migrate import prepare
from scherzo.server.store.rows import CHOOSE, PERSON, PLAYED, ChatRow, DecisionRow, SeatRow, TableRow
from scherzo.server.store.store import create
from scherzo.server.store.upkeep import delete_table, stored_tables
from scherzo.server.tables.housekeeping import Housekeeping
from scherzo.server.tables.registry import Registry
from scherzo.server.workers.places import Place
from tests.server.apart import run_apart
from tests.server.servers import Server


def test_whoever_plays_can_keep_a_table_for_good_and_spectators_cannot(server: Server) -> None:
    table = server.table("screen", "friend")
    assert table.state()["kept_until"] > now_ms() / 1000 + 80 * 86_400
    assert table.post("keep", -1, {"keep": True}).json()["error"] == "need_seat"
    assert table.post("keep", 1, {"keep": True}).status_code == 200
    assert (table.state()["kept"], table.state()["kept_until"]) == (True, None)
    assert table.post("keep", 0, {"keep": False}).status_code == 200
    assert table.state()["kept"] is False


def test_only_the_host_deletes_a_table_and_everybody_is_told(server: Server) -> None:
    table = server.table("screen", "friend")
    table.play(2)
    headers = [{"authorization": f"Bearer {token}"} for token in table.tokens]
    for refused in (headers[1], {}):
        assert server.client.delete(table.path, headers=refused).json()["error"] == "not_host"
    with table.socket(1) as friend:
        friend.state()
        assert server.client.delete(table.path, headers=headers[0]).status_code == 200
        assert friend.hear("refused")["error"] == "no_table"
        with pytest.raises(ConnectionClosed):
            friend.hear()
    assert server.get(table.path).json()["error"] == "no_table"
    with closing(connect(server.database)) as line:
        for name, key in (("game_table", "id"), ("seat", "table_id"), ("decision", "table_id")):
            assert line.rows(f"SELECT 1 FROM {name} WHERE {key} = ?", table.id) == []


async def delete_old(database: str) -> None:
    """One round of deleting what is old."""
    registry = Registry(Settings(database=database), Place())
    rounds = Housekeeping(registry)
    rounds.next_deletion = 0
    await rounds.delete_old()
    await registry.store.close()


def test_a_table_that_nobody_keeps_is_deleted_when_it_is_old_and_no_other(own_database: str) -> None:
    prepare(own_database)
    old, kept, played_on, young = "0" * 20, "1" * 20, "2" * 20, "3" * 20
    fill(own_database, old, kept, played_on, young)
    run_apart(delete_old(own_database))
    with closing(connect(own_database)) as line:
        assert {table.id for table in stored_tables(line)} == {kept, played_on, young}
        assert delete_table(line, kept) == 2
        assert delete_table(line, kept) == 0


def test_time_without_a_server_makes_no_table_old(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(own_database)
    fill(own_database, "0" * 20)
    monkeypatch.setattr(steady_time, "_downtime", [(now_ms() - 60 * DAY_MS, now_ms() - DAY_MS)])
    run_apart(delete_old(own_database))
    with closing(connect(own_database)) as line:
        assert len(stored_tables(line)) == 1


def test_the_administrator_sees_what_lies_there_and_cleans_up(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    prepare(database)
    old, kept, played_on, young = "0" * 20, "1" * 20, "2" * 20, "3" * 20
    fill(database, old, kept, played_on, young)
    run = CliRunner()

    def said(*words: str, answer: str = "") -> str:
        return run.invoke(app, ["tables", "--database", database, *words], input=answer).output

    assert "4 tables, 1 decisions." in said()
    assert [line.split()[0] for line in said("--all").splitlines() if line[:1].isdigit() and "players" in line] == [
        old, kept, played_on, young
    ]  # fmt: skip
    assert "Nothing was deleted." in said("--delete-older", "30", answer="n\n")
    assert "Deleted 1 tables." in said("--delete-older", "30", "--yes")
    assert "Deleted table" in said("--delete", kept)
    assert "2 tables, 1 decisions." in said()


def test_of_a_chat_that_nobody_stops_only_the_end_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, table = str(tmp_path / "tables.db"), "0" * 20
    prepare(database)
    fill(database, table)
    monkeypatch.setattr(store, "MOST_LINES", 2)
    with closing(connect(database)) as line:
        numbers = [store.say(line, table, f"0/{n}", ChatRow(0, 0, now_ms(), f"line {n}"), "w") for n in range(5)]
        assert numbers == [1, 2, 3, 4, 5]
        assert [row[0] for row in line.rows("SELECT said FROM chat ORDER BY number")] == ["line 3", "line 4"]


def fill(database: str, *ids: str) -> None:
    """An old table, an old one that is kept, an old one with a new decision, and a new one, as far as there are ids."""
    long_ago = now_ms() - 100 * DAY_MS
    ages = [(long_ago, False), (long_ago + 1, True), (long_ago + 2, False), (now_ms(), False)]
    with closing(connect(database)) as line:
        for number, (table, (created, kept)) in enumerate(zip(ids, ages, strict=False)):
            row = TableRow(
                id=table, game="musical-chairs", rules=1, components="", players=2, options={}, seed="s", clock=Clock(),
                chat=False, pace="instant", undo="none", listed=False, host=0, source=PLAYED, created=created,
                kept=kept,
            )  # fmt: skip
            decisions = [DecisionRow(1, "c", 0, CHOOSE, 0, "person", now_ms() - 1000, 0)] if number == 2 else []
            create(line, row, [SeatRow(0, PERSON, "Ada", "", "")], decisions)
