"""A line that breaks without a word: told within two seconds to whoever waits for an answer, and nothing is lost."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number, wait_for_turn

STOPWATCH = """() => {
  const begun = performance.now();
  const look = setInterval(() => {
    if (!document.querySelector('.banner.off')) return;
    clearInterval(look);
    window.toldAfter = performance.now() - begun;
  }, 20);
}"""


def told_after(page: Page) -> float:
    """Milliseconds until the page had told it, by the stopwatch, which looks a moment after we do."""
    page.wait_for_function("() => window.toldAfter !== undefined")
    return float(page.evaluate("toldAfter"))


def test_a_line_that_swallows_everything_is_told_in_two_seconds_and_comes_back(house: House, visit: Visit) -> None:
    page = visit("/")
    dead = {"now": False}

    def wire(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if dead["now"] else server.send(message))
        server.on_message(lambda message: None if dead["now"] else route.send(message))

    page.route_web_socket(lambda url: url.endswith("/live"), wire)
    page.goto(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    before = number(page)
    dead["now"] = True
    page.evaluate(STOPWATCH)
    by_roles(page, 0)
    expect(page.get_by_text("No connection.")).to_be_visible()
    assert told_after(page) < 2000
    dead["now"] = False
    page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
    expect(page.get_by_text("No connection.")).to_have_count(0)


def test_whoever_only_waits_is_told_when_a_sign_of_life_stays_out(house: House, visit: Visit) -> None:
    page = visit("/")
    dead = {"now": True}

    def wire(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda m: None if dead["now"] and json.loads(m)["type"] == "pong" else route.send(m))

    page.route_web_socket(lambda url: url.endswith("/live"), wire)
    page.goto(house.link(house.table("musical-chairs", "me", "friend")))
    page.get_by_role("region", name="Board").wait_for()
    expect(page.get_by_text("No connection.")).to_be_visible(timeout=30_000)


def test_a_network_that_goes_is_told_at_once(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    page.evaluate(STOPWATCH)
    page.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    assert told_after(page) < 2000
    page.context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_have_count(0)
