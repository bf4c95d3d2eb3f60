"""The review of a finished game at the table: not before the end, worked out beside the bots, kept, gone on with."""

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.servers import PATIENCE_S, Seats, Server
from tests.server.test_company import until


def looked(table: Seats, enough: float = 1.0) -> dict[str, Any]:
    """Looks at a review until it has come so far."""
    end = time.monotonic() + 2 * PATIENCE_S
    while True:
        answer = table.server.get(f"{table.path}/review")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["progress"] >= enough:
            return found
        assert time.monotonic() < end, f"the review stands at {found['progress']}"
        time.sleep(0.1)


def judged(found: dict[str, Any]) -> dict[int, Any]:
    return {d["move"]: d for d in found["decisions"] if d["kind"] != "rough"}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_a_review_is_refused_before_the_end_and_kept_after_it(server: Server) -> None:
    table = server.table("me", "bot")
    assert refusal(table.post("review", 0)) == (409, "not_over")
    assert refusal(server.get(f"{table.path}/review")) == (409, "not_over")
    table.play_to_the_end()
    assert refusal(server.get(f"{table.path}/review")) == (404, "no_review")
    asked = table.post("review", -1)  # whoever may see the replay
    assert asked.status_code == 200, asked.text
    assert asked.json()["progress"] < 1
    found = looked(table)
    assert len(found["decisions"]) > 10
    for seat in found["seats"]:
        whole = seat["fair"] + seat["luck"] + seat["own"] + seat["others"]
        assert whole == pytest.approx(seat["result"], abs=1e-9)
    assert table.post("review", 0).json() == found, "one for all, worked out once"


def test_an_uploaded_record_is_reviewed_too(server: Server) -> None:
    table = server.table("me", "bot")
    table.play_to_the_end()
    text = server.get(f"{table.path}/record").text
    answer = server.client.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    uploaded = Seats(server, answer.json()["table"], [])
    assert uploaded.post("review", -1).status_code == 200
    assert looked(uploaded)["progress"] == 1


def test_a_deleted_table_takes_its_review_along(server: Server) -> None:
    table = server.table("me", "bot")
    table.play_to_the_end()
    table.post("review", 0)
    looked(table)
    assert server.client.delete(table.path, headers={"authorization": f"Bearer {table.tokens[0]}"}).status_code == 200
    assert server.get(f"{table.path}/review").status_code == 404


def kept_review(server: Server) -> bytes:
    """What lies in the file of a server that has one review."""
    with contextlib.closing(sqlite3.connect(server.database)) as line:
        return str(line.execute("SELECT content FROM review").fetchone()[0] or '{"decisions":[]}').encode()


def test_after_a_restart_a_review_goes_on(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), SCHERZO_REVIEW_ITERATIONS="2000").wait()
    table = server.table("bot", "me")
    table.play_to_the_end()
    table.post("review", 1)
    end = time.monotonic() + 2 * PATIENCE_S
    while len(judged(looked(table, 0.0))) < 3:
        assert time.monotonic() < end
        time.sleep(0.2)
    until(lambda: len(judged(msgspec.json.decode(kept_review(server)))) >= 3)  # it is kept now and then
    server.kill()
    server.start()
    server.wait()
    before = looked(table, 0.0)
    known = judged(before)
    assert len(known) >= 3, "it was kept"
    now = looked(table, before["progress"] + 0.02)
    assert all(judged(now)[move] == found for move, found in known.items()), "and not judged anew"
    server.stop()
