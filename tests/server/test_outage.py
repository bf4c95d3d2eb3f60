"""The database goes away and comes back: whoever asks meanwhile is told so, and afterwards everything goes on."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple
from websockets.exceptions import ConnectionClosed

from scherzo.core.errors import BadInput
from scherzo.server.errors import StoreTrouble
from scherzo.server.steady_time import now_ms
from scherzo.server.store import readers
from scherzo.server.store.database import Connection, connect
from scherzo.server.store.rows import CHOOSE, DecisionRow
from scherzo.server.store.store import DECISION
from tests.server.apart import run_apart
from tests.server.conftest import needs_postgres
from tests.server.servers import Postgres, Seats, Server, postgres
from tests.server.test_company import until


def one(line: Connection) -> int:
    return int(line.rows("SELECT 1")[0][0])


def test_a_reader_whose_line_died_dials_again_until_somebody_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line dies, the first call after that is not answered, the next one is."""
    calls = [connect, unanswered, connect]
    monkeypatch.setattr(readers, "READERS", 1)
    monkeypatch.setattr(readers, "connect", lambda address: calls.pop(0)(address))

    async def ask_on() -> list[int | str]:
        asked = readers.Readers(str(tmp_path / "tables.db"))
        answers: list[int | str] = []
        for question in (one, hang_up, one):
            try:
                answers.append(await asked.ask(question))
            except StoreTrouble as trouble:
                answers.append(str(trouble))
        asked.close()
        return answers

    assert run_apart(ask_on()) == [1, "The server could not look this up (BadInput). Please try again.", 1]


def unanswered(address: str) -> Connection:
    raise BadInput("Cannot open the database.")


def hang_up(line: Connection) -> int:
    line.close()
    return one(line)


@needs_postgres
def test_after_an_outage_of_the_database_the_server_goes_on_by_itself() -> None:
    with postgres() as database:
        server = Server(database.address).wait()
        table = server.table("screen", "screen")
        with table.socket(0) as watching:
            state = table.state(watching.state()["waiting"][0])
            away(database, server)
            until(lambda: server.get("/api/tables").status_code == 200)
            add_untold(database, table, state)
            assert watching.state_where(lambda s: s["number"] == 1), "the rounds find what nobody told of"
            table.play(1)
        server.stop()


def test_a_connection_that_cannot_join_is_told_so_and_counts_as_gone(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db")).wait()
    table = server.table("me", "friend")
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout=5000")
        other.execute("CREATE TRIGGER full BEFORE UPDATE ON seat BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        with table.socket(1) as friend:  # who comes for the first time is noted
            assert friend.hear("refused")["error"] == "trouble"
            with pytest.raises(ConnectionClosed):
                friend.hear()
            assert friend.line.close_code == 1013
        until(lambda: not table.state()["seats"][1]["present"])
        other.execute("DROP TRIGGER full")
    with table.socket(1) as friend:
        assert friend.state_where(lambda s: s["seats"][1]["kind"] == "person")
    server.stop()


def away(database: Postgres, server: Server) -> None:
    """Takes the database away until everybody has noticed: those who ask and the rounds through the registry."""
    database.stop()
    for _ in range(4):  # each reader meets its dead line, and nobody answers the call after it
        answer = server.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]) == (503, "trouble")
    until(lambda: "could not" in server.said())  # once: the log does not repeat itself
    database.start()


def add_untold(database: Postgres, table: Seats, state: dict[str, Any]) -> None:
    """Stores a decision as another worker does, but tells nobody."""
    row = DecisionRow(1, "elsewhere", state["viewer"], CHOOSE, state["choices"][0]["option"], "person", now_ms(), 0)
    with contextlib.closing(connect(database.address)) as line:
        marks = ", ".join("?" * 9)
        line.change(f"INSERT INTO decision (table_id, {DECISION}) VALUES ({marks})", table.id, *astuple(row))
