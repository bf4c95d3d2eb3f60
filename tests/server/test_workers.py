"""Several workers on one SQLite file: each table has one of them, and every connection finds it."""

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scherzo.core.errors import BadInput
from scherzo.server.store.file_lock import FileLock
from scherzo.server.workers.places import meeting, take_place
from tests.server.servers import PATIENCE_S, Seats, Server, owner

WORKERS = 2


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("tables") / "tables.db"), WORKERS).wait()
    yield running
    running.stop()


def one_of_each(server: Server) -> list[Seats]:
    """A table of every worker."""
    found: dict[int, Seats] = {}
    while len(found) < WORKERS:
        table = server.table("screen", "screen")
        found[owner(table.id, WORKERS)] = table
    return [found[number] for number in range(WORKERS)]


def test_one_connection_asks_for_tables_of_all_workers_in_turn(workers: Server) -> None:
    tables = one_of_each(workers)
    for turn in range(1, 6):
        for table in tables:  # the same kept-alive connection, with requests that have a body
            assert table.play(1)["number"] == turn
    assert all(table.state()["number"] == 5 for table in tables)


def test_sockets_hear_what_happens_whoever_let_them_in(workers: Server) -> None:
    for table in one_of_each(workers):
        with table.socket(0) as first, table.socket(1) as second:
            assert first.state()["number"] == second.state()["number"] == 0
            table.play(2)
            assert first.state_where(lambda state: state["number"] == 2)["viewer"] == 0
            assert second.state_where(lambda state: state["number"] == 2)["viewer"] == 1


def test_a_rematch_and_an_upload_are_found(workers: Server) -> None:
    table = one_of_each(workers)[-1]
    state = table.state()
    while not state["over"]:
        state = table.play(1)
    again = table.post("rematch", 0).json()["table"]
    assert Seats(workers, again, table.tokens).state(0)["number"] == 0
    record = workers.get(f"{table.path}/record").text
    for _ in range(WORKERS):
        kept = workers.client.post("/api/records", content=record, headers={"content-type": "text/plain"})
        assert kept.status_code == 201, kept.text
        assert workers.get(f"/api/tables/{kept.json()['table']}").json()["over"]


def test_a_request_amid_others_for_another_workers_table_is_sent_away(workers: Server) -> None:
    here, elsewhere = one_of_each(workers)
    ask = "".join(f"GET {table.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" for table in (here, elsewhere))
    with socket.create_connection(("127.0.0.1", workers.port), timeout=PATIENCE_S) as line:
        line.sendall(ask.encode())
        heard = b""
        while b'"away"' not in heard:
            more = line.recv(65536)
            assert more, heard
            heard += more
    assert heard.count(b"HTTP/1.1 200 OK") == heard.count(b"HTTP/1.1 503 Service Unavailable") == 1


def test_a_second_server_is_refused_while_workers_use_the_file(workers: Server) -> None:
    with pytest.raises(BadInput, match="Another server uses the file"):
        FileLock(workers.database)


def test_workers_end_when_the_process_that_started_them_is_killed(tmp_path: Path) -> None:
    running = Server(str(tmp_path / "tables.db"), WORKERS).wait()
    running.gone()
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with contextlib.suppress(BadInput):
            FileLock(running.database).release()
            return
        time.sleep(0.1)
    raise AssertionError("the workers still use the file")


def test_a_place_is_taken_once_until_it_is_left() -> None:
    assert take_place().owns("0" * 20)
    with meeting(WORKERS) as folder:
        first, second = take_place(), take_place()
        assert (first.number, second.number) == (0, 1)
        names = [f"{number:08x}" + "0" * 12 for number in range(6)]
        assert [first.owns(name) for name in names] == [not second.owns(name) for name in names] == [True, False] * 3
        with pytest.raises(BadInput, match="All 2 workers"):
            take_place()
        first.leave()
        again = take_place()
        assert again.number == 0
        again.leave(), second.leave()
        assert Path(folder).is_dir()
    assert not Path(folder).exists()
