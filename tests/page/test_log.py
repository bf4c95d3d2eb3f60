"""The log on the page: it asks for new lines only, and shows what the whole log says all the same."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number, wait_for_turn

WORDS = """() => Array.from(document.querySelectorAll('[role=log] .words'), (words) => {
  const copy = words.cloneNode(true);
  for (const extra of copy.querySelectorAll('svg, button')) extra.remove();
  return copy.textContent.replace(/\\s+/g, ' ').trim();
})"""


class Play:
    """A game that a page and a program play together in the same seat."""

    def __init__(self, house: House, page: Page) -> None:
        self.house, self.page = house, page
        self.made = house.table("symphony-no-9", "me", "random", undo="free")
        self._path = f"/api/tables/{self.made['table']}"
        self._head = {"Authorization": f"Bearer {self.made['seats'][0]['token']}"}

    def state(self) -> dict[str, Any]:
        """The table as the seat sees it, with the whole log."""
        state: dict[str, Any] = self.house.http.get(self._path, headers=self._head).json()
        return state

    def decide(self, times: int) -> None:
        """Decides in the page."""
        for turn in range(times):
            before = number(self.page)
            by_roles(self.page, turn)
            wait_for_turn(self.page, before)

    def decide_elsewhere(self, times: int) -> None:
        """Decides by program, until there are so many more moves."""
        wanted = self.state()["moves"] + times
        assert self.house.play_until(self.made, lambda state: state["choices"] and state["moves"] >= wanted)

    def undo_elsewhere(self) -> None:
        """Takes back by program."""
        body = {"client_id": f"back{self.state()['number']}"}
        assert self.house.http.post(f"{self._path}/undo", json=body, headers=self._head).status_code == 200

    def expect_whole_log(self) -> None:
        """The page has come as far as the table and tells all of its log."""
        state = self.state()
        expect(self.page.locator(".table")).to_have_attribute("data-number", str(state["number"]))
        names = [seat["name"] for seat in state["seats"]]
        told = [re.sub(r"\{(\d)\}", lambda m: names[int(m[1])], line["text"]) for line in state["log"]]
        assert self.page.evaluate(WORDS) == [re.sub(r"\s+", " ", line).strip() for line in told]


class Line:
    """A page's WebSocket, to be cut, with what came over it."""

    def __init__(self, page: Page) -> None:
        self.states: list[dict[str, Any]] = []
        self.since = 0
        self._cut = False
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/live", self._open)

    def cut(self) -> None:
        """Hangs up, and lets nobody through."""
        self._cut = True
        assert self._route
        self._route.close()

    def mend(self) -> None:
        """Lets the next connection through."""
        self._cut = False

    def _open(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
            return
        self._route = route
        server = route.connect_to_server()
        route.on_message(lambda text: (self._say(json.loads(text)), server.send(text)))
        server.on_message(lambda text: (self._hear(json.loads(text)), route.send(text)))

    def _say(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self.since = message["since"]
            self.states.clear()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.states.append(message["state"])


def test_after_undo_and_broken_lines_the_page_tells_the_whole_log_from_new_lines_alone(
    house: House, visit: Visit
) -> None:
    page = visit("/")
    line = Line(page)
    play = Play(house, page)
    page.goto(house.link(play.made))
    wait_for_turn(page)
    play.decide(3)
    play.expect_whole_log()
    assert all(state["log_from"] > 0 for state in line.states[1:]), "after the first state, new lines only"

    away = page.get_by_text("No connection.")
    line.cut()
    expect(away).to_be_visible()
    known = int(number(page))
    play.decide_elsewhere(6)
    line.mend()
    expect(away).to_have_count(0)
    play.expect_whole_log()
    assert line.since == known
    assert [told["number"] > known for told in line.states[0]["log"]].count(False) == 0, "new lines only"

    before = number(page)
    page.get_by_role("button", name="Undo").click()
    wait_for_turn(page, before)
    play.expect_whole_log()
    assert line.states[-1]["log_from"] > 0, "what was not taken back is not told again"
    play.decide(2)
    play.expect_whole_log()

    line.cut()
    expect(away).to_be_visible()
    play.undo_elsewhere()
    play.decide_elsewhere(4)
    line.mend()
    expect(away).to_have_count(0)
    play.expect_whole_log()
    play.decide(1)
    play.expect_whole_log()


STREAM_TO_CUT = """
  const open = window.fetch;
  window.fetch = (what, more) => {
    if (!String(what).includes('/events')) return open(what, more);
    if (window.severed) return Promise.reject(new TypeError('severed'));
    const line = new AbortController();
    window.cut = () => { window.severed = true; line.abort(); };
    return open(what, { ...more, signal: line.signal });
  };
"""


def test_without_sockets_the_log_is_whole_after_undo_and_broken_lines(house: House, visit: Visit) -> None:
    page = visit("/")
    page.add_init_script(STREAM_TO_CUT)
    page.route_web_socket("**/live", lambda route: route.close())
    play = Play(house, page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/events" in request.url else None)
    with page.expect_response("**/events?*"):
        page.goto(house.link(play.made))
    wait_for_turn(page)
    play.decide(3)
    play.expect_whole_log()
    away = page.get_by_text("No connection.")
    for taken_back in (False, True):
        known = number(page)
        page.evaluate("() => window.cut()")
        expect(away).to_be_visible()
        if taken_back:
            play.undo_elsewhere()
        play.decide_elsewhere(4)
        page.evaluate("() => { window.severed = false; }")
        expect(away).to_have_count(0)
        assert asked[-1].endswith(f"/events?since={known}&log=new")
        play.expect_whole_log()
        play.decide(1)
        play.expect_whole_log()
