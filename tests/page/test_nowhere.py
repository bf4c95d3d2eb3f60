"""Addresses where nothing is have a way home, and no page writes warnings into the console."""

import re

import pytest
from playwright.sync_api import ConsoleMessage, expect

from tests.page.conftest import GUIDED, House, Visit
from tests.page.playing import wait_for_turn


@pytest.mark.parametrize("path", ["/foo/bar", "/t", "/r/nowhere", "/t/nowhere"])
def test_an_address_where_nothing_is_leads_home(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name=re.compile("nothing here|cannot be opened"))).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now Musical Chairs")).to_be_visible()


def test_the_console_stays_empty(house: House, visit: Visit) -> None:
    """On the start page, at each table with its guide and a sheet, in a replay."""
    house.wait_for(*GUIDED)
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if "blocked by Playwright" not in message.text:  # it says so itself, of the service worker
            said.append(f"{message.type}: {message.text}")

    page = visit("/", newcomer=True)
    page.on("console", hear)
    page.reload()
    page.get_by_role("button", name="Play now Musical Chairs").wait_for()
    for game in GUIDED:
        made = house.table(game, "me", "random")
        page.goto(house.link(made))
        wait_for_turn(page)
        page.locator("#board svg").first.wait_for()
        page.get_by_role("button", name="Settings").click()
        page.keyboard.press("Escape")
        page.goto(f"{house.address}/r/{made['table']}")
        page.get_by_role("button", name="Next move").wait_for()
    assert said == []
