"""Taking back gives nobody time, and nobody can take back for ever."""

import pytest

from scherzo.core.components import packaged_fingerprint
from scherzo.games import game
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.fields import Clock, UndoKind
from scherzo.server.steady_time import DAY_MS, steady_time
from scherzo.server.store.rows import CHOOSE, CLOCK, PERSON, PLAYED, UNDO, DecisionRow, SeatRow, TableRow
from scherzo.server.tables import undo
from scherzo.server.tables.replayed_game import ReplayedGame
from tests.server.apart import run_apart

BEGAN = steady_time.started + 1_000_000
FISCHER = Clock("fischer", start_s=10, step_s=60)
BY_DAY = Clock("days", days=3)
PEOPLE = (SeatRow(0, PERSON, "Ada", "", "", joined=True), SeatRow(1, PERSON, "Ben", "", "", joined=True))


def table(clock: Clock, kind: UndoKind = "fair") -> TableRow:
    found = game("musical-chairs")
    return TableRow(
        id="0" * 20, game=found.name, rules=found.rules_version, components=packaged_fingerprint(found), players=2,
        options={}, seed="time", clock=clock, chat=False, pace="instant", undo=kind, listed=False, host=0,
        source=PLAYED, created=BEGAN,
    )  # fmt: skip


class Log:
    """A log that is written at given times, as the server writes it."""

    def __init__(self, clock: Clock) -> None:
        self._table = table(clock)
        self.rows: list[DecisionRow] = []
        self.seat = self.game().match.waiting[0]

    def game(self) -> ReplayedGame:
        return ReplayedGame(self._table, self.rows)

    def choose(self, after_ms: int, made_by: str = "person") -> None:
        self._add(CHOOSE, self.game().match.legal(self.seat)[0], after_ms, made_by)

    def take_back(self, after_ms: int) -> None:
        self._add(UNDO, undo.latest_own(self.game(), self.seat) - 1, after_ms, "person")

    def left_ms(self, after_ms: int) -> int | None:
        return self.game().remaining_ms(self.seat, BEGAN + after_ms)

    def _add(self, kind: str, choice: int, after_ms: int, made_by: str) -> None:
        number, at = len(self.rows) + 1, BEGAN + after_ms
        spent = self.game().thinking_ms(self.seat, at)
        self.rows.append(DecisionRow(number, f"{number}", self.seat, kind, choice, made_by, at, spent))


def test_choosing_and_taking_back_wins_no_time_on_a_clock() -> None:
    log = Log(FISCHER)
    for at in range(0, 8_000, 1_000):
        log.choose(at + 900)
        log.take_back(at + 1_000)
    assert log.left_ms(8_000) == 10_000 - 8 * 900
    log.choose(8_500)
    assert log.game().spent[log.seat] == 8 * 900 + 500 - 60_000, "the choice that stands gives its step, once"


def test_nor_does_it_begin_the_days_of_a_decision_anew() -> None:
    log = Log(BY_DAY)
    log.choose(2 * DAY_MS)
    log.take_back(2 * DAY_MS + 1_000)
    assert log.left_ms(2 * DAY_MS + 1_000) == DAY_MS


def test_time_thought_about_a_later_question_is_not_forgotten_either() -> None:
    """What the seat was asked next is undone with its decision: so is the question, but not the time spent on it."""
    log = Log(FISCHER)
    log.choose(1_000)
    while log.game().match.waiting[0] != log.seat:  # whoever is asked next chooses at once
        first, log.seat = log.seat, log.game().match.waiting[0]
        log.choose(1_000)
        log.seat = first
    log.take_back(7_000)
    assert log.left_ms(7_000) == 10_000 - 1_000 - 6_000


def test_what_the_clock_has_played_is_not_taken_back_by_oneself() -> None:
    log = Log(BY_DAY)
    log.choose(3 * DAY_MS, CLOCK)
    played = log.game()
    assert undo.reason(PEOPLE, played, log.seat).startswith("Your time was up")
    with pytest.raises(RequestRefused, match="Your time was up"):
        run_apart(undo.take_back(table(BY_DAY), PEOPLE, played, log.seat, "undo", None))
    log.take_back(3 * DAY_MS)  # the others have agreed
    assert log.left_ms(3 * DAY_MS) == 3 * DAY_MS, "and the days are given anew"


def test_taking_back_for_ever_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_ASIDE", 6)
    log = Log(Clock())
    for turn in range(3):
        log.choose(turn)
        log.take_back(turn)
    log.choose(3)
    refusal = undo.why_not(table(Clock(), "free"), log.game(), log.seat)
    assert refusal is not None
    assert "So much has been taken back" in refusal.text
