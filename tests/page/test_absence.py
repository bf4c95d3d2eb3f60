"""Somebody is away: since when, what may be done about it and from when on, and what one finds on coming back."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, decisions
from tests.page.playing import by_roles, number


def waited_for(house: House, made: dict[str, Any]) -> int:
    """The seat that is to decide."""
    waiting: list[int] = house.http.get(f"/api/tables/{made['table']}").json()["waiting"]
    return waiting[0]


def gone(visit: Visit, link: str) -> None:
    """Somebody sits down, and leaves."""
    page = visit(link)
    page.get_by_role("region", name="Board").wait_for()
    page.context.close()


def test_whoever_waits_lets_a_bot_play_and_whoever_returns_learns_what_it_did(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "friend")
    ben = waited_for(house, made)
    ada = 1 - ben
    gone(visit, house.link(made, ben))
    page = visit(house.link(made, ada))
    expect(page.locator(".absent")).to_contain_text("is away for a moment.")
    page.locator(".absent").get_by_role("button", name="Let a bot play").click()
    page.locator(".choice:enabled").first.wait_for()
    back = visit(house.link(made, ben))
    told = back.locator(".absent")
    expect(told).to_contain_text("A bot decided for you")
    expect(told).to_contain_text("You have your seat again.")
    told.get_by_role("button", name="What it did").click()
    expect(back.get_by_role("dialog", name="What a bot did for you").locator("li")).not_to_have_count(0)
    back.keyboard.press("Escape")
    decide(page)
    decide(back)
    expect(told).to_have_count(0)


def decide(page: Page) -> None:
    """Decides until somebody else is asked."""
    for _ in range(12):
        page.locator(".choice:enabled").first.wait_for()
        before = number(page)
        by_roles(page, 0)
        page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
        if not page.locator(".choice").count():
            return


def test_the_time_until_a_bot_may_play_is_told_before(house: House, visit: Visit) -> None:
    state = next(s for _, s in decisions("symphony-no-9", 2, {}, "away", Counter(), 1) if s["viewer"] == 0)
    page = visit("/")
    now = page.evaluate("Date.now() / 1000")
    seats = [
        state["seats"][0],
        {**state["seats"][1], "kind": "person", "present": False, "away_since": now - 130, "bot_from": now + 90},
    ]
    fed = FedPage(page)
    fed.show({**state, "seats": seats, "waiting": [1], "choices": [], "barred": []}, house.address)
    away = page.locator(".absent")
    expect(away).to_contain_text("is away for 2 minutes. A bot may play in")
    button = away.get_by_role("button", name="Let a bot play")
    expect(button).to_be_disabled()
    seats[1]["bot_from"] = now - 1
    fed.show({**state, "seats": seats, "waiting": [1], "choices": [], "barred": []})
    expect(button).to_be_enabled()


def test_those_who_watch_read_the_chat_and_cannot_write(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend")
    ada, guest = visit(house.link(made)), visit(f"/t/{made['table']}")
    guest.get_by_role("region", name="Board").wait_for()
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Good evening")
    ada.get_by_role("button", name="Say", exact=True).click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("Good evening")
    expect(guest.get_by_text("only players can write")).to_be_visible()
    expect(guest.get_by_label("Say something")).to_have_count(0)
    ada.get_by_role("button", name="Invite, or let others watch").click()
    watch = ada.get_by_role("textbox", name="Link for spectators")
    expect(watch).to_have_value(f"{house.address}/t/{made['table']}")
