"""Lessons over HTTP: the same message that a table would send to that seat, and no more than that seat may know."""

import json
from typing import Any

import msgspec
import pytest

from scherzo.games import game
from scherzo.lessons import at_step, lessons
from scherzo.lessons.positions import seat_of
from scherzo.server import lessons as taught
from scherzo.server.errors import RequestRefused
from tests.server.servers import Server

CHAIRS = game("musical-chairs")
NAME, LESSON = next(iter(lessons(CHAIRS).items()))
ASKING = next(number for number, step in enumerate(LESSON.steps) if step.ask)
OPTIONS = {c.notation: c.option for c in at_step(CHAIRS, LESSON, ASKING).options(seat_of(LESSON, ASKING))}


def decoded(state: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bytes(state))
    return found


def test_a_step_shows_the_table_as_the_learners_seat_sees_it() -> None:
    step = taught.shown("musical-chairs", NAME, ASKING + 1)
    match, seat = at_step(CHAIRS, LESSON, ASKING), seat_of(LESSON, ASKING)
    state = decoded(step.state)
    assert state["viewer"] == seat
    assert state["view"] == json.loads(msgspec.json.encode(match.view(seat)))
    assert [c["notation"] for c in state["choices"]] == list(OPTIONS)
    assert [other["hand"] for other in state["view"]["seats"] if other["seat"] != seat] == [None] * (match.players - 1)
    assert state["seed"] == ""


def test_where_nothing_is_asked_nothing_can_be_chosen() -> None:
    told = next(number for number, step in enumerate(LESSON.steps) if not step.ask)
    assert decoded(taught.shown("musical-chairs", NAME, told + 1).state)["choices"] == []
    with pytest.raises(RequestRefused, match="Nothing is asked"):
        taught.answer("musical-chairs", NAME, told + 1, 0)


def test_a_right_choice_is_played_and_a_wrong_one_is_answered() -> None:
    step = LESSON.steps[ASKING]
    right = taught.answer("musical-chairs", NAME, ASKING + 1, OPTIONS[step.accept[0]])
    assert (right.right, right.say, right.rules) == (True, step.right, step.rules)
    assert decoded(right.state)["moves"] == len(at_step(CHAIRS, LESSON, ASKING).moves) + 1
    wrong = taught.answer("musical-chairs", NAME, ASKING + 1, OPTIONS[step.wrong[0].options[0]])
    assert (wrong.right, wrong.say, wrong.state) == (False, step.wrong[0].say, None)


def test_over_http(sqlite_server: Server) -> None:
    path = "/api/games/musical-chairs/lessons"
    listed = sqlite_server.client.get(path).json()
    assert [lesson["name"] for lesson in listed] == list(lessons(CHAIRS))
    assert sqlite_server.client.get(f"{path}/{NAME}/1").json()["say"] == LESSON.steps[0].say
    assert sqlite_server.client.get(f"{path}/{NAME}/99").status_code == 404
    assert sqlite_server.client.get(f"{path}/nothing/1").status_code == 404
    assert sqlite_server.client.get("/api/games/bridge/lessons").status_code == 404
    assert sqlite_server.client.get(f"{path}/{NAME}/{ASKING + 1}/999").status_code == 422
    assert sqlite_server.client.get("/learn/musical-chairs").status_code in (200, 503)  # 503: the page is not built
