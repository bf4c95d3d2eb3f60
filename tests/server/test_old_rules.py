"""Games of older rules: a finished one can be read for ever, and a log that no longer replays tells no secret."""

import sqlite3
import time
from pathlib import Path

import pytest

from scherzo.core.components import packaged_fingerprint
from scherzo.core.record import read
from scherzo.games import game
from scherzo.server.errors import Refused
from scherzo.server.messages.fields import Clock
from scherzo.server.store.rows import CHOOSE, PLAYED, DecisionRow, TableRow
from scherzo.server.tables.replayed_game import ReplayedGame
from tests.server.servers import Server


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
        assert len(read(after.text).told) > 20
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
    with pytest.raises(Refused) as refusal:
        ReplayedGame(table, [wrong])
    assert refusal.value.code == "other_rules"
    assert "Possible" not in refusal.value.text
