"""Whole games against bots in the browser: by clicking, by keyboard, by accessibility roles."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, click_board, play_on, press_keys


@pytest.mark.parametrize("game", ["musical-chairs", "symphony-no-9"])
def test_a_whole_game_is_played_by_clicking(house: House, visit: Visit, game: str) -> None:
    page = visit(house.link(house.table(game, "me", "random")))
    assert play_on(page, click_board) > 20
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    expect(sheet.get_by_text("The seal fits.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url)
    page.locator(".choice:enabled").first.wait_for()


def test_a_whole_game_is_played_by_keyboard_alone(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("symphony-no-9", "me", "random", "random")))
    assert play_on(page, press_keys) > 20
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_a_whole_game_is_played_through_roles_alone(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    expect(page.get_by_role("heading", level=1, name="Musical Chairs")).to_be_attached()
    assert play_on(page, by_roles) > 20
    expect(page.get_by_role("dialog", name="Score sheet").get_by_role("table")).to_be_visible()
    log = page.get_by_role("log", name="What happened")
    expect(log.get_by_role("listitem").first).to_be_attached()
