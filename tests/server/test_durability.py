"""Nothing acknowledged is ever lost or doubled: kills, several workers, backups, migrations."""

import contextlib
import gzip
import random
import sqlite3
import threading
import time
import zlib
from pathlib import Path

import httpx
import psycopg
import pytest

from scherzo.core.errors import BadInput
from scherzo.server.store.backup import backup, restore
from scherzo.server.store.database import connect
from scherzo.server.store.migrate import migrate, migrations, prepare, version
from tests.server.conftest import needs_postgres
from tests.server.servers import PATIENCE_S, Seats, Server

KILLS = 3


def test_after_kills_under_play_everything_acknowledged_is_there_once(own_database: str) -> None:
    kill_under_play(own_database, KILLS)


@needs_postgres
def test_when_workers_are_killed_in_turn_everything_acknowledged_by_any_is_there_once(postgres_address: str) -> None:
    kill_under_play(postgres_address, KILLS, workers=2)


def test_when_one_of_two_workers_on_a_file_is_killed_everything_acknowledged_is_there_once(tmp_path: Path) -> None:
    kill_under_play(str(tmp_path / "tables.db"), 2, fellows=2)


def kill_under_play(database: str, kills: int, players: int = 4, workers: int = 1, fellows: int = 1) -> int:
    """Clients decide as fast as they can while a worker is killed and started again; gives what was acknowledged.

    Every request goes to any worker, so that one of them has to answer for what another has stored. On a SQLite file
    there may be `fellows` instead, which one process has started and starts again.
    """
    servers = [Server(database, fellows) for _ in range(workers)]
    for server in servers:
        server.wait()
    acknowledged: list[tuple[str, str, int]] = []
    playing = threading.Event()
    playing.set()

    def play(first: Seats) -> None:
        """Decides again and again; a decision whose fate is unknown is sent again with the same id."""
        table = first
        clients = [httpx.Client(base_url=server.url, timeout=PATIENCE_S) for server in servers]
        pending: tuple[int, int, int, str] | None = None
        count = 0
        while playing.is_set():
            client = random.choice(clients)
            try:
                if pending is None:
                    seat, number, option = next_decision(client, table)
                    count += 1
                    pending = (seat, number, option, f"{table.id}.{count}")
                seat, number, option, client_id = pending
                body = {"number": number, "client_id": client_id, "option": option}
                headers = {"authorization": f"Bearer {table.tokens[seat]}"}
                answer = client.post(f"{table.path}/decisions", json=body, headers=headers)
                if answer.status_code == 200:
                    acknowledged.append((table.id, f"{seat}/{client_id}", answer.json()["number"]))
                    pending = None
                elif answer.status_code == 409:
                    pending = None
            except GameOver:
                with contextlib.suppress(httpx.TransportError, AssertionError):  # the worker may be down just now
                    table = random.choice(servers).table("screen", "screen", undo="none")
            except (httpx.TransportError, NotReady):
                time.sleep(0.02)
        for client in clients:
            client.close()

    tables = [servers[0].table("screen", "screen", undo="none") for _ in range(players)]
    threads = [threading.Thread(target=play, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for _ in range(kills):
        before, end = len(acknowledged), time.monotonic() + 2 * PATIENCE_S
        while len(acknowledged) < before + 4:
            assert time.monotonic() < end, "nobody plays"
            time.sleep(0.01)
        time.sleep(random.random() * 0.2)
        server = random.choice(servers)
        if fellows > 1:
            server.kill_a_worker()
        else:
            server.kill()
            server.start()
        server.wait()
    playing.clear()
    for thread in threads:
        thread.join()
    for server in servers:
        server.stop() if fellows > 1 else server.gone()  # killed, it would leave its workers behind
    check_log(database, acknowledged)
    return len(acknowledged)


class GameOver(Exception):
    """Nothing is left to decide."""


class NotReady(Exception):
    """The server has just started, or another decision came in between."""


def next_decision(client: httpx.Client, table: Seats) -> tuple[int, int, int]:
    answer = client.get(table.path)
    if answer.status_code != 200:
        raise NotReady
    if answer.json()["over"]:
        raise GameOver
    seat = answer.json()["waiting"][0]
    own = client.get(table.path, headers={"authorization": f"Bearer {table.tokens[seat]}"}).json()
    if not own.get("choices"):
        raise NotReady
    return seat, own["number"], random.choice(own["choices"])["option"]


def check_log(database: str, acknowledged: list[tuple[str, str, int]]) -> None:
    """Every acknowledged decision is in the log, once, under the number that was told; numbers have no gaps."""
    line = connect(database)
    try:
        rows = line.rows("SELECT table_id, client_id, number FROM decision ORDER BY table_id, number")
        if database.endswith(".db"):
            assert line.rows("PRAGMA integrity_check") == [("ok",)]
    finally:
        line.close()
    assert len(acknowledged) == len(set(acknowledged))
    assert set(acknowledged) <= set(rows)
    numbers: dict[str, list[int]] = {}
    for table, _, number in rows:
        numbers.setdefault(table, []).append(number)
    for told in numbers.values():
        assert told == list(range(1, len(told) + 1))


@needs_postgres
def test_two_workers_on_one_postgres_serve_the_same_table(postgres_address: str) -> None:
    """What one worker stores, the other's people see, by message or by number; a race across both has one winner."""
    first, second = Server(postgres_address), Server(postgres_address)
    first.wait(), second.wait()
    table = first.table("screen", "screen")
    elsewhere = Seats(second, table.id, table.tokens)
    with table.socket(0) as here, elsewhere.socket(1) as there:
        while not here.hear("presence")["seats"][1]["present"]:
            pass  # the other worker's people are told of too
        for turn in range(30):
            seat = table.state()["waiting"][0]
            own = (table if turn % 2 else elsewhere).state(seat)
            option = own["choices"][0]["option"]
            answers: list[httpx.Response] = []
            threads = [
                threading.Thread(
                    target=lambda at=at, seat=seat, own=own, option=option, answers=answers: answers.append(
                        at.decide(seat, own["number"], option)
                    )
                )
                for at in (table, elsewhere)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(a.status_code for a in answers) == [200, 409]
            for player in (here, there):
                player.state_where(lambda s, n=own["number"]: s["number"] == n + 1)
        here.send(type="chat", id="hello", text="hello there")
        assert there.hear("chat")["lines"][0]["text"] == "hello there"
        with psycopg.connect(postgres_address, autocommit=True) as line:  # a worker that hears nothing counts
            line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            table.play(1)
        assert there.state_where(lambda s: s["number"] == 31)
    first.gone()
    assert elsewhere.play(5)["number"] == 36
    second.stop()


@needs_postgres
def test_a_worker_that_opens_a_table_late_learns_who_sits_there_at_another_worker(postgres_address: str) -> None:
    first, second = Server(postgres_address), Server(postgres_address)
    first.wait(), second.wait()
    table = first.table("screen", "screen")
    with Seats(second, table.id, table.tokens).socket(1) as there:
        there.state()
        time.sleep(0.5)  # whatever was said of it has been said before the first worker knows the table
        with table.socket(0) as here:
            while not here.hear("presence")["seats"][1]["present"]:
                pass
    first.stop(), second.stop()


def test_a_backup_taken_while_people_play_is_restored_into_either_database(
    own_database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = Server(own_database).wait()
    table = server.table("screen", "screen")
    expected = table.play(7)
    rows = backup(own_database, tmp_path / "all.backup")
    assert rows == 1 + 2 + 7 + 1, "a table, its seats and decisions, and when the server was up"
    assert (tmp_path / "all.backup").stat().st_mode & 0o077 == 0
    table.play(2)
    server.stop()
    elsewhere = str(tmp_path / "restored.db")
    assert restore(elsewhere, tmp_path / "all.backup") == rows
    with pytest.raises(BadInput, match="already holds tables"):
        restore(elsewhere, tmp_path / "all.backup")
    again = Server(elsewhere).wait()
    assert Seats(again, table.id, table.tokens).state()["view"] == expected["view"]
    again.stop()


def test_a_cut_or_foreign_backup_restores_nothing(tmp_path: Path) -> None:
    whole = small_backup(tmp_path / "good")
    for number, damaged in enumerate((b"", whole[:-9], whole[:20], b"hello", whole.replace(b"\x1f", b"\x1e", 1))):
        (tmp_path / "bad").write_bytes(damaged)
        with pytest.raises(BadInput, match="not a complete backup"):
            restore(str(tmp_path / f"b{number}.db"), tmp_path / "bad")


def test_a_backup_with_one_bit_changed_is_refused_in_words_and_restores_nothing(tmp_path: Path) -> None:
    whole = small_backup(tmp_path / "good")
    rng = random.Random(1)
    silent = 0
    for at in range(len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= 1 << rng.randrange(8)
        (tmp_path / "bad").write_bytes(damaged)
        if says_the_same(bytes(damaged), whole):
            silent += 1
        else:
            with pytest.raises(BadInput, match="Nothing was restored"):
                restore(str(tmp_path / "new.db"), tmp_path / "bad")
    assert not (tmp_path / "new.db").exists()
    assert silent < 12, "only bits of the file's head and the last one's rest say nothing"


def says_the_same(damaged: bytes, whole: bytes) -> bool:
    """Whether a file decompresses to the same rows: some bits of its head, and those after its end, mean nothing."""
    try:
        return gzip.decompress(damaged) == gzip.decompress(whole)
    except (OSError, EOFError, zlib.error):
        return False


def test_rows_that_the_database_does_not_take_are_refused_in_words(own_database: str, tmp_path: Path) -> None:
    lines = gzip.decompress(small_backup(tmp_path / "good")).splitlines(keepends=True)
    first, headings, last = lines[0], lines[1:-1], lines[-1]
    strange: tuple[list[bytes], ...] = (
        [first.replace(b'"version":2', b'"version":0')],
        [first, b'{"type":"row","values":[1]}\n'],
        [first, headings[1], b'{"type":"row","values":["no table",0,"person","Jo","","",0,"",0,-1,0]}\n'],
        [first, headings[1], b'{"type":"row","values":["t",%d,"person","Jo","","",0,"",0,-1,0]}\n' % 10**30],
        [first, headings[1], b'{"type":"row","values":["t"]}\n'],
        [first, *headings, last.replace(b'"rows":0', b'"rows":1')],
    )
    for damaged in strange:
        (tmp_path / "bad").write_bytes(gzip.compress(b"".join(damaged)))
        with pytest.raises(BadInput, match="Nothing was restored"):
            restore(own_database, tmp_path / "bad")
    assert restore(own_database, tmp_path / "good") == 0


def small_backup(path: Path) -> bytes:
    """A backup of a database without rows."""
    database = str(path.with_name("empty.db"))
    prepare(database)
    backup(database, path)
    return path.read_bytes()


def test_a_backup_of_a_database_that_is_not_there_is_refused_and_makes_none(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no database at"):
        backup(str(tmp_path / "typo.db"), tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_a_new_database_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    connection = connect(str(tmp_path / "tables.db"))
    with contextlib.closing(connection):
        migrate(connection)
        files = sorted(tmp_path.iterdir())
        assert [file.name for file in files] == ["tables.db", "tables.db-shm", "tables.db-wal"]
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3


def test_a_database_that_cannot_be_used_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Dear diary, today we played Symphony until midnight. " * 20)
    other = sqlite3.connect(tmp_path / "other.db")
    with contextlib.closing(other):
        other.execute("CREATE TABLE game_table (title TEXT)")
    for name, says in (("text.db", "not a database"), ("other.db", "already exists"), ("text.db/x.db", "File exists")):
        with pytest.raises(BadInput, match=f"Cannot (open|use) the database .*{says}"):
            prepare(str(tmp_path / name))


def test_migrations_run_once_and_a_newer_database_is_left_alone(own_database: str) -> None:
    connection = connect(own_database)
    with contextlib.closing(connection):
        assert migrate(connection) == len(migrations())
        assert migrate(connection) == 0
        newest = version(connection)
        connection.change("INSERT INTO schema_version (number) VALUES (?)", newest + 1)
        with pytest.raises(BadInput, match="newer release"):
            migrate(connection)


def test_a_read_only_database_refuses_decisions_in_words_and_recovers(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(str(database)).wait()
    table = server.table("screen", "screen")
    state = table.state(table.state()["waiting"][0])
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout=5000")
        other.execute("CREATE TRIGGER full BEFORE INSERT ON decision BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        refused = table.decide(state["viewer"], 0, state["choices"][0]["option"], "again")
        assert (refused.status_code, refused.json()["error"]) == (503, "trouble")
        assert table.state()["number"] == 0
        other.execute("DROP TRIGGER full")
    assert table.decide(state["viewer"], 0, state["choices"][0]["option"], "again").status_code == 200
    server.stop()
