"""Reviews in both databases: one worker at a time has one, and what was kept is there for the next."""

from scherzo.server.store import reviews, upkeep
from scherzo.server.store.database import connect
from scherzo.server.store.migrate import prepare
from scherzo.server.store.rows import ReviewRow

NUMBERS = ("rules", "players", "chat", "listed", "host", "created")
TEXTS = ("id", "game", "components", "options", "seed", "clock", "pace", "undo", "source")


def test_a_review_is_taken_on_by_one_kept_and_taken_over_when_nobody_gives_a_sign(own_database: str) -> None:
    prepare(own_database)
    c = connect(own_database)
    columns = (*NUMBERS, *TEXTS)
    values = [0 for _ in NUMBERS] + ["t" for _ in TEXTS]
    c.change(f"INSERT INTO game_table ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", *values)
    assert reviews.find(c, "t") is None
    assert reviews.claim(c, "t", form=1, now=1000, silent_since=500)
    assert not reviews.claim(c, "t", form=1, now=1100, silent_since=500), "somebody is at it"
    assert reviews.keep(c, "t", ReviewRow(1, False, 1200, "half"))
    assert reviews.claim(c, "t", form=1, now=9000, silent_since=3000), "nobody is at it any more"
    assert reviews.find(c, "t") == ReviewRow(1, False, 9000, "half")
    assert reviews.keep(c, "t", ReviewRow(1, True, 9100, "whole"))
    assert not reviews.claim(c, "t", form=1, now=99_000, silent_since=90_000), "it is complete"
    assert reviews.claim(c, "t", form=2, now=99_000, silent_since=90_000), "but worked out in an older way"
    assert reviews.find(c, "t") == ReviewRow(2, False, 99_000, "")
    assert upkeep.delete_table(c, "t") == 2
    assert not reviews.keep(c, "t", ReviewRow(2, True, 99_100, "too late"))
    c.close()
