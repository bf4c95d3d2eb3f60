"""Absence: a bot takes over only after a time, as the table has agreed, for a while, and never answers for a person."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from scherzo.server.errors import RequestRefused
from scherzo.server.messages.fields import Clock
from scherzo.server.steady_time import DAY_MS, now_ms, steady_time
from scherzo.server.store.rows import CHOOSE, PERSON, PLAYED, DecisionRow, SeatRow, TableRow
from scherzo.server.tables.absence import MOST_DECISIONS, in_words, may_still_decide, must_be_away
from scherzo.server.tables.replayed_game import ReplayedGame
from tests.server.servers import Player, Seats, Server
from tests.server.test_company import until
from tests.server.test_consent import table_to_ask_at


def take_over_when_allowed(table: Seats, seat: int, by: int, level: str = "Maestro") -> None:
    until(lambda: table.post(f"seats/{seat}/takeover", by, {"level": level}).status_code == 200)


def test_an_absent_persons_consent_is_not_given_by_the_bot_that_others_put_there(server: Server) -> None:
    table, asker, before = table_to_ask_at(server, "screen", "screen")
    take_over_when_allowed(table, 1 - asker, asker)
    asked = table.post("undo/ask", asker, {"client_id": "ask"}).json()
    assert asked["state"]["undo_request"]["missing"] == [1 - asker]
    assert table.post(f"seats/{1 - asker}/giveback", asker).json().get("error") in (None, "need_seat")
    assert table.state()["moves"] > before["moves"], "nothing was taken back"


def test_the_bot_for_an_absent_person_is_the_tables_choice_not_the_askers(server: Server) -> None:
    table = server.table("screen", "friend", stand_in="Amateur")
    take_over_when_allowed(table, 1, 0, "random")
    assert table.state()["seats"][1]["substitute"] == "Amateur"


def test_whoever_comes_back_sits_down_at_once(server: Server) -> None:
    table = server.table("screen", "screen")
    take_over_when_allowed(table, 0, 1)
    with table.socket(0) as host:
        assert host.state_where(lambda s: not s["seats"][0]["substitute"])["viewer"] == 0


def test_everybody_sees_since_when_somebody_is_away_and_the_person_what_a_bot_did_meanwhile(server: Server) -> None:
    table = server.table("screen", "screen")
    first = table.state()["waiting"][0]
    other = 1 - first
    with table.socket(other) as waiting:
        with table.socket(first) as person:
            person.state()
            assert seen(waiting, first, present=True)["away_since"] is None
        seat = seen(waiting, first, present=False)
        assert round(seat["bot_from"] - seat["away_since"], 2) == 1  # as long as this server asks for
        assert table.state(other)["seats"][first]["away_since"] == seat["away_since"]
        take_over_when_allowed(table, first, other)
        waiting.state_where(lambda s: s["choices"])
    back = table.state(first)
    moves = [move for move in back["played_for"] if move <= back["moves"]]
    assert moves
    assert table.state(other)["played_for"] == []


def seen(player: Player, seat: int, present: bool) -> dict[str, Any]:
    """What a player hears of a seat once its person is there, or gone."""
    while True:
        told: dict[str, Any] = player.hear("presence")["seats"][seat]
        if told["present"] is present:
            return told


def test_a_bot_that_plays_at_ones_own_wish_stays_when_one_looks(server: Server) -> None:
    table = server.table("me", "friend")
    assert table.post("seats/0/takeover", 0).status_code == 200
    with table.socket(0) as me:
        assert me.state()["seats"][0]["substitute"] == "greedy"


@pytest.mark.parametrize(
    ("clock", "gone_ms", "allowed"),
    [
        (Clock(), 59_000, False),
        (Clock(), 61_000, True),
        (Clock("days", days=3), DAY_MS, False),
        (Clock("days", days=3), 3 * DAY_MS + 1000, True),
    ],
)
def test_a_bot_may_take_over_after_a_minute_or_the_clocks_time(
    monkeypatch: pytest.MonkeyPatch, clock: Clock, gone_ms: int, allowed: bool
) -> None:
    monkeypatch.setattr(steady_time, "started", 0)
    row = SeatRow(1, PERSON, "Ada", "", "", joined=True, seen=now_ms() - gone_ms)
    if allowed:
        must_be_away(a_table(clock), row, present=False, left=0, live_seconds=60)
    else:
        with pytest.raises(RequestRefused, match="Ada has not been away for long"):
            must_be_away(a_table(clock), row, present=False, left=0, live_seconds=60)
    with pytest.raises(RequestRefused, match="This player is here"):
        must_be_away(a_table(clock), row, present=True, left=0, live_seconds=60)


def test_a_server_that_has_just_started_does_not_take_everybody_for_absent() -> None:
    row = SeatRow(1, PERSON, "Ada", "", "", joined=True)
    with pytest.raises(RequestRefused, match="has not been away for long"):
        must_be_away(a_table(Clock("days", days=1)), row, present=False, left=0, live_seconds=60)


def test_the_bots_decisions_for_an_absent_person_are_counted() -> None:
    row = SeatRow(1, PERSON, "Ada", "", "", substitute="greedy", substitute_by=0, substitute_from=5)
    made = [DecisionRow(n, str(n), n % 2, CHOOSE, 0, "bot", 0, 0) for n in range(1, 6 + 2 * MOST_DECISIONS)]
    assert may_still_decide(replayed(made[:-2]), row)
    assert not may_still_decide(replayed(made), row)


def test_times_to_wait_are_told_in_words() -> None:
    assert [in_words(ms) for ms in (1, 1000, 61_000, 7_200_001, 2 * DAY_MS)] == [
        "1 second",
        "1 second",
        "2 minutes",
        "3 hours",
        "2 days",
    ]


def replayed(rows: list[DecisionRow]) -> ReplayedGame:
    return cast(ReplayedGame, SimpleNamespace(known={row.client_id: row for row in rows}))


def a_table(clock: Clock) -> TableRow:
    more: dict[str, Any] = {"chat": False, "pace": "instant", "undo": "none", "listed": False, "host": 0}
    return TableRow(
        id="0" * 20, game="", rules=0, components="", players=2, options={}, seed="", clock=clock, source=PLAYED,
        created=0, **more,
    )  # fmt: skip
