"""What the server keeps of time and of others' servers: downtime, wrong clocks, files in use, clocks of old tables."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from scherzo.core.errors import BadInput
from scherzo.server.steady_time import DAY_MS, SteadyTime
from scherzo.server.store.database import connect
from scherzo.server.store.file_lock import FileLock
from scherzo.server.store.migrate import prepare
from scherzo.server.store.upkeep import note_start, note_up
from tests.server.conftest import needs_postgres
from tests.server.servers import Server, postgres
from tests.server.test_company import until


def test_time_between_two_servers_is_nobodys_time(own_database: str) -> None:
    prepare(own_database)
    with contextlib.closing(connect(own_database)) as line:
        assert note_start(line, 1_000_000, 30_000) == (1_000_000, [])
        note_up(line, 1_050_000)
        last, downtime = note_start(line, 1_050_000 + 3 * DAY_MS, 30_000)
        assert (last, downtime) == (1_050_000, [(1_050_000, 1_050_000 + 3 * DAY_MS)])
        note_up(line, 5)  # a sign of life never goes back
        assert note_start(line, 6, 30_000)[0] == 1_050_000 + 3 * DAY_MS


def test_a_clock_that_was_days_ahead_at_a_start_plays_nobodys_time() -> None:
    steady = SteadyTime()
    asked, now = steady.now() - 60_000, steady.now()
    steady.go_on_from(asked + 1000, [(asked + 1000, now - 1000)])
    assert steady.awake_ms(asked, now) == 2000
    steady.go_on_from(now + 3 * DAY_MS, [])
    assert steady.now() >= now + 3 * DAY_MS, "time never goes back behind what was stored"


def test_a_days_clock_does_not_run_out_because_a_server_starts_with_a_wrong_clock(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = Server(database).wait()
    seats = [{"kind": "screen"}, {"kind": "screen"}]
    wish = {"game": "musical-chairs", "seats": seats, "clock": {"kind": "days", "days": 1}}
    table = server.post("/api/tables", wish).json()["table"]
    before = server.get(f"/api/tables/{table}").json()
    server.stop()
    with contextlib.closing(sqlite3.connect(database)) as line:  # as if the machine's clock had leapt ahead by 20 days
        for sql in ("server_up SET at = at - ?", "game_table SET created = created - ?, due = due - ?"):
            line.execute(f"UPDATE {sql}", (20 * DAY_MS,) * sql.count("?"))
        line.commit()
    server = Server(database).wait()
    time.sleep(3)  # longer than a round, in which clocks that have run out are found
    after = server.get(f"/api/tables/{table}").json()
    assert after["number"] == before["number"]
    assert after["seats"][after["waiting"][0]]["clock_s"] > 86_000
    server.stop()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    first = FileLock(database)
    with pytest.raises(BadInput, match="Another server uses the file"):
        FileLock(database)
    run = "from scherzo.cli import main; main()"
    command = [sys.executable, "-c", run, "table", "--no-browser", "--port", "0", "--database", database]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert told.returncode != 0
    assert "Another server uses the file" in told.stdout + told.stderr
    first.release()
    FileLock(database).release()


def test_no_password_appears_when_a_database_cannot_be_opened() -> None:
    for address in (
        "postgresql://scherzo:s3cret@127.0.0.1:1/none",
        "postgresql://scherzo:s3cret@127.0.0.1:port/none",
        "postgresql://scherzo:s3cret@[::1/none",
        "postgresql://scherzo:s3cret@/none?host=127.0.0.1&sslmode=s3cret",
    ):
        with pytest.raises(BadInput) as told:
            connect(address)
        assert "s3cret" not in str(told.value)


def test_tables_that_cannot_go_on_do_not_keep_other_clocks_from_ringing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = Server(database).wait()
    wish = {
        "game": "musical-chairs",
        "seats": [{"kind": "screen"}, {"kind": "screen"}],
        "clock": {"kind": "days", "days": 1},
    }
    stuck = [server.post("/api/tables", wish).json()["table"] for _ in range(120)]
    live = server.post("/api/tables", wish).json()["table"]
    server.stop()
    with contextlib.closing(sqlite3.connect(database)) as line:
        line.execute("UPDATE game_table SET due = 1 + rowid, created = created - ?", (2 * DAY_MS,))
        line.executemany("UPDATE game_table SET rules = rules + 1 WHERE id = ?", [(table,) for table in stuck[:60]])
        line.executemany("UPDATE game_table SET game = 'symphony' WHERE id = ?", [(table,) for table in stuck[60:]])
        line.commit()
    server = Server(database).wait()
    until(lambda: server.get(f"/api/tables/{live}").json()["number"] > 0)
    server.stop()


def test_decisions_at_a_locked_file_are_answered_soon_and_looking_does_not_wait(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db")).wait()
    tables = [server.table("screen", "screen") for _ in range(6)]
    states = [table.state(table.state()["waiting"][0]) for table in tables]
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answers: list[tuple[float, int]] = []

        def decide(n: int) -> None:
            began, state = time.monotonic(), states[n]
            seat, option = state["viewer"], state["choices"][0]["option"]
            body = {"number": 0, "client_id": "c", "option": option}
            with httpx.Client(base_url=server.url, timeout=60) as client:
                headers = {"authorization": f"Bearer {tables[n].tokens[seat]}"}
                answer = client.post(f"{tables[n].path}/decisions", json=body, headers=headers)
            answers.append((time.monotonic() - began, answer.status_code))

        threads = [threading.Thread(target=decide, args=(n,)) for n in range(6)]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        assert tables[0].state()["number"] == 0
        assert not answers, "a look waits for nobody's decision"
        for thread in threads:
            thread.join()
        assert {status for _, status in answers} == {503}
        assert max(seconds for seconds, _ in answers) < 25, "one after the other, they would take 30 s and more"
        other.execute("ROLLBACK")
    for table in tables:
        table.play(1)
    server.stop()


@needs_postgres
def test_a_frozen_database_is_told_of_in_seconds_and_all_goes_on_when_it_thaws() -> None:
    with postgres() as database:
        server = Server(database.address).wait()
        table = server.table("screen", "screen")
        state = table.state(table.state()["waiting"][0])
        frozen = database.processes()
        try:
            for process in frozen:
                os.kill(process, signal.SIGSTOP)
            began = time.monotonic()
            assert table.decide(state["viewer"], 0, state["choices"][0]["option"], "same").status_code == 503
            assert server.get("/api/tables").status_code == 503
            assert time.monotonic() - began < 45
            assert table.state()["number"] == 0, "who looks is answered from memory"
        finally:
            for process in frozen:
                os.kill(process, signal.SIGCONT)
        until(lambda: server.get("/api/tables").status_code == 200)
        until(lambda: table.decide(state["viewer"], 0, state["choices"][0]["option"], "same").status_code == 200)
        assert table.state()["number"] == 1
        server.stop()
