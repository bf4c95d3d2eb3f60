"""axe-core on everything that lies over a table: curtain, guide, hint, seat, reasons, questions, settings."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number, wait_for_turn
from tests.page.test_looks import expect_no_violations


def test_the_curtain_between_two_at_one_screen_has_no_violations(house: House, visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Set up a table of Musical Chairs").click()
    setup = page.get_by_role("dialog", name="A table of Musical Chairs")
    setup.get_by_label("Seat B: who plays").select_option("screen")
    setup.get_by_role("button", name="Sit down").click()
    for _ in range(12):
        page.locator(".choice:enabled:visible, .curtain[role=dialog]").first.wait_for()
        curtain = page.get_by_role("dialog", name="The screen goes to")
        if curtain.count():
            break
        before = number(page)
        by_roles(page, 0)
        page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
    expect(curtain.get_by_role("button", name="lift the curtain")).to_be_focused()
    expect_no_violations(page)


@pytest.mark.parametrize("game", ["musical-chairs", "symphony-no-9"])
def test_the_guided_first_round_has_no_violations(house: House, visit: Visit, game: str) -> None:
    page = visit(house.link(house.table(game, "me", "random")), newcomer=True)
    guide = page.get_by_role("group", name="First time here")
    expect(guide).to_be_visible()
    expect_no_violations(page)
    guide.get_by_role("button", name="Next").click()
    expect_no_violations(page)


def open_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("dialog", name="A hint").wait_for(timeout=30_000)


def open_seat(page: Page) -> None:
    page.get_by_role("button", name="Seat A").click()
    page.get_by_role("dialog").wait_for()


def open_reasons(page: Page) -> None:
    for _ in range(40):
        if page.get_by_text("Why can't I").count():
            break
        before = number(page)
        by_roles(page, 0)
        wait_for_turn(page, before)
    page.get_by_text("Why can't I").click()
    page.locator(".why li").first.wait_for()


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()


def ask_again(page: Page) -> None:
    open_settings(page)
    page.get_by_label("Ask again").select_option("always")
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Choices").get_by_role("button").first.click()
    expect(page.get_by_role("alertdialog").get_by_role("button", name="Yes")).to_be_focused()


@pytest.mark.parametrize("open_it", [open_hint, open_seat, open_reasons, open_settings, ask_again])
def test_what_lies_over_a_table_has_no_violations(house: House, visit: Visit, open_it: Callable[[Page], None]) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    open_it(page)
    expect_no_violations(page)
