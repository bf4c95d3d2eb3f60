"""The points over a game: drawn on the score sheet and in the replay, read off by keyboard."""

import re

from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.test_looks import expect_no_violations


def test_the_points_over_the_game_are_drawn_and_read_off_at_any_move(house: House, visit: Visit) -> None:
    made = house.finished("symphony-no-9")
    page = visit(house.link(made))
    sheet = page.get_by_role("dialog", name="Score sheet")
    curve = sheet.get_by_role("img", name="Points over the game")
    total = sheet.locator("tfoot td").first.inner_text()
    expect(curve).to_have_attribute("aria-label", re.compile(rf"At move \d+: .*\b{total}\b"))
    assert curve.locator("path:not(.edge)").count() == 2
    slider = sheet.get_by_role("slider", name="Read the points off at a move")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 0: Ada \d+, Ben \d+$"))
    slider.press("ArrowRight")
    expect(sheet.get_by_text("after 1 of")).to_be_visible()
    expect_no_violations(page)

    page.goto(f"{house.address}/r/{made['table']}#5")
    curve = page.get_by_role("img", name="Points over the game")
    expect(curve).to_have_attribute("aria-label", re.compile("At move 5:"))
    page.get_by_role("button", name="Next move").click()
    expect(curve).to_have_attribute("aria-label", re.compile("At move 6:"))
    curve.click(position={"x": 31, "y": 20})
    expect(curve).to_have_attribute("aria-label", re.compile("At move [01]:"))
