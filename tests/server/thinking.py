"""Attacks: ten tables of four long searches, or hints for forty tables, by one address. How long do others wait?"""

import contextlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.servers import Player, Server

LONG = "search(seconds=5, threads=2)"


def thinking(server: Server, tables: int = 10, rounds: int = 5) -> dict[str, Any]:
    """The seconds that others waited: for a Pupil's decision, a hint, and a clock of two seconds."""
    with contextlib.ExitStack() as stack:
        for _ in range(tables):
            told = made(server, [LONG] * 4)
            stack.enter_context(server.socket(told["table"]))  # somebody watches, so that they go on
        time.sleep(2)
        return {
            "tables_of_four_searches": tables,
            "pupil_s": [round(pupil(server), 2) for _ in range(rounds)],
            "hint_s": [round(hint(server), 2) for _ in range(rounds)],
            "clock_of_2_s_rang_after_s": round(clock(server), 2),
        }


def hints(server: Server, tables: int = 40, rounds: int = 5) -> dict[str, Any]:
    """The seconds that somebody waited for a hint while another address asked for as many as it got."""
    enough = threading.Event()
    with ThreadPoolExecutor(tables) as greedy:
        for _ in range(tables):
            greedy.submit(ask_on, server, enough)
        time.sleep(2)
        waited = [round(hint(server, **{"x-forwarded-for": "192.0.2.7"}), 2) for _ in range(rounds)]
        enough.set()
    return {"tables_that_ask_for_hints": tables, "hint_of_another_s": waited}


def ask_on(server: Server, enough: threading.Event) -> None:
    while not enough.is_set():
        with contextlib.suppress(AssertionError):  # too many for this table
            hint(server)


def made(server: Server, levels: list[str], people: int = 0, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "screen"}] * people + [{"kind": "bot", "level": level} for level in levels]
    wish = {"game": "musical-chairs", "seats": seats, "pace": "instant", **more}
    told: dict[str, Any] = server.post("/api/tables", wish).json()
    return told


def pupil(server: Server) -> float:
    """A person decides until it is a Pupil's turn; the time until the Pupil has decided."""
    told = made(server, ["Pupil"], people=1)
    with server.socket(told["table"], told["seats"][0]["token"]) as me:
        state = me.state()
        while state["waiting"] == [0] or not state["number"]:
            began = time.monotonic()
            state = decide(me, state) if 0 in state["waiting"] else me.state()
        while state["waiting"] == [1]:
            state = me.state()
        return time.monotonic() - began


def hint(server: Server, **headers: str) -> float:
    told = made(server, ["Pupil"], people=1)
    path, token = f"/api/tables/{told['table']}", told["seats"][0]["token"]
    with server.socket(told["table"], token) as me:
        me.state_where(lambda s: 0 in s["waiting"])
        began = time.monotonic()
        assert server.post(f"{path}/hint", {}, token, **headers).status_code == 200
        return time.monotonic() - began


def clock(server: Server) -> float:
    told = made(server, [], people=2, clock={"kind": "fischer", "start_s": 2})
    with server.socket(told["table"]) as watching:
        began = time.monotonic()
        watching.state_where(lambda s: s["number"] > 0, seconds=120)
        return time.monotonic() - began


def decide(me: Player, state: dict[str, Any]) -> dict[str, Any]:
    number = state["number"]
    me.send(type="choose", id=f"n{number}", number=number, option=state["choices"][0]["option"])
    return me.state_where(lambda s: s["number"] > number, seconds=120)
