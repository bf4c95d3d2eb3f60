"""Links to seats that were replaced: who made the new one plays on, who holds the old one is told, nobody guesses."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number, wait_for_turn
from tests.page.test_looks import expect_no_violations

NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
LISTEN_TO_WAITS = """
  window.waits = [];
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...rest) => { window.waits.push(ms); return later(what, ms, ...rest); };
"""
SOCKETS = "**/live"


@pytest.fixture
def made(house: House) -> dict[str, Any]:
    """A table of two people."""
    return house.table("musical-chairs", "me", "friend")


def tokens_shown(page: Page) -> list[str]:
    """The tokens that a page says hello with from now on, one for each connection."""
    shown: list[str] = []

    def hear(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "hello":
            shown.append(said["token"])

    def meet(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", meet)
    return shown


def replace_link(page: Page, seat: str) -> None:
    """Makes a new link for a seat, in its sheet."""
    page.get_by_role("button", name=f"Seat {seat}:").click()
    sheet = page.get_by_role("dialog", name=f"Seat {seat}")
    link = sheet.get_by_label(f"Link to seat {seat}", exact=True)
    before = link.input_value()
    sheet.get_by_role("button", name="Make a new link").click()
    expect(link).not_to_have_value(before)
    page.keyboard.press("Escape")


def new_token(page: Page, made: dict[str, Any], seat: int) -> str:
    """The token that a browser now keeps for a seat."""
    keys = page.evaluate("JSON.parse(localStorage.getItem('scherzo.tables'))[0].keys")
    token: str = next(key["token"] for key in keys if key["seat"] == seat)
    assert token != made["seats"][seat]["token"]
    return token


def test_whoever_replaces_their_own_link_plays_on_with_the_new_one(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "random")
    page = visit("")
    shown = tokens_shown(page)
    page.goto(house.link(made, 0))
    wait_for_turn(page)
    replace_link(page, "A")
    expect(page.get_by_role("group", name="My hand")).to_be_visible()
    before = number(page)
    by_roles(page, 0)
    page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
    assert shown == [made["seats"][0]["token"], new_token(page, made, 0)]
    page.reload()
    expect(page.get_by_role("group", name="My hand")).to_be_visible()


def test_where_nothing_can_be_kept_the_new_link_is_in_the_address(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "random")
    page = visit("", newcomer=True)
    page.add_init_script(NO_STORAGE)
    page.goto(house.link(made, 0))
    wait_for_turn(page)
    replace_link(page, "A")
    page.wait_for_url(lambda url: "#" in url and made["seats"][0]["token"] not in url)
    page.reload()
    expect(page.get_by_role("group", name="My hand")).to_be_visible()


def test_a_friend_whose_link_was_replaced_is_told_and_may_watch_until_the_new_one_comes(
    house: House, visit: Visit, made: dict[str, Any]
) -> None:
    ada, ben = visit("/"), visit("/")
    ada.evaluate(
        "made => localStorage.setItem('scherzo.tables', JSON.stringify([made]))",
        {"table": made["table"], "game": "", "title": "", "keys": made["seats"], "over": False, "at": 0},
    )
    ada.goto(house.link(made, 0))
    ada.get_by_role("dialog", name="Invite").get_by_role("button", name="Close").click()
    shown = tokens_shown(ben)
    ben.goto(house.link(made, 1))
    hand = ben.get_by_role("group", name="My hand")
    expect(hand).to_be_visible()

    replace_link(ada, "B")
    expect(ben.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    expect(ben.get_by_text("Ask the host of the table for a new one.")).to_be_visible()
    expect_no_violations(ben)
    ben.get_by_role("button", name="Watch the game").click()
    expect(ben.get_by_text("You are watching.")).to_be_visible()

    ben.goto(f"{house.address}/t/{made['table']}#{new_token(ada, made, 1)}")
    ben.get_by_role("button", name="Yes, I am Ben").click()  # a taken seat is never shared silently
    expect(hand).to_be_visible()
    ben.reload()
    expect(hand).to_be_visible()
    assert shown.count(made["seats"][1]["token"]) == 2, "the dead link was tried once, then no more"


def test_a_replaced_link_is_told_also_where_sockets_are_blocked(
    house: House, visit: Visit, made: dict[str, Any]
) -> None:
    ben = visit("/")
    ben.route_web_socket(SOCKETS, lambda route: route.close())
    asked: list[str] = []
    ben.on("request", lambda request: asked.append(request.url) if "/events" in request.url else None)
    with ben.expect_response("**/events?*"):
        ben.goto(house.link(made, 1))
    expect(ben.get_by_text("No connection.")).to_have_count(0)
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    house.http.post(f"/api/tables/{made['table']}/seats/1/reissue", headers=head, json={})
    expect(ben.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    assert len(asked) == 2, "the dead link was tried once, then no more"


def test_a_server_that_answers_and_hangs_up_is_asked_ever_more_rarely(
    house: House, visit: Visit, made: dict[str, Any]
) -> None:
    page = visit("/")
    page.add_init_script(LISTEN_TO_WAITS)
    refusal = {"type": "refused", "id": "", "error": "limit", "text": "Wait a minute.", "rule": "", "sentence": ""}
    calls: list[WebSocketRoute] = []

    def refuse(route: WebSocketRoute) -> None:
        calls.append(route)
        route.on_message(lambda _: (route.send(json.dumps(refusal)), route.close(code=4401)))

    page.route_web_socket(SOCKETS, refuse)
    page.goto(house.link(made, 0))
    page.wait_for_function("() => window.waits.includes(800)")
    assert len(calls) == 3
