"""Etudes on the page: one a day and as many as one likes, two hints, the answer explained."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import expect_no_sideways_scroll
from tests.page.test_looks import expect_no_violations

CURVES = ("answer", "tempting")


def of_the_day(house: House, game: str = "musical-chairs") -> dict[str, Any]:
    path = f"/api/games/{game}/etudes"
    found: dict[str, Any] = house.http.get(f"{path}/{house.http.get(path).json()['today']}").json()
    return found


def said(lead: float) -> str:
    """A lead as the page writes it."""
    return f"{lead:+g}".replace("-", "−") if lead else "0"


def choose(page: Page, option: int) -> None:
    page.locator(f".choice[data-option='{option}']").click()


def test_the_etude_of_the_day_is_solved_with_hints_and_explained(house: House, visit: Visit) -> None:
    etude = of_the_day(house)
    page = visit("/")
    page.get_by_role("link", name="Etude of the day in Musical Chairs").click()
    expect(page.get_by_text("Etude of the day", exact=True)).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(etude["hint"])).to_be_visible()
    choose(page, etude["tempting"])
    expect(page.get_by_role("alert")).to_contain_text("There is something better.")
    choose(page, etude["answer"])
    told = page.get_by_role("status").filter(has_text="Right.")
    expect(told).to_contain_text(etude["why"])
    expect(told).to_be_focused()
    bars = page.get_by_role("region", name="Chances to win")
    expect(bars.get_by_role("listitem").first).to_contain_text("the answer")
    expect(bars.get_by_role("listitem").first).to_contain_text(f"{round(100 * etude['chances'][0]['chance'])}%")
    expect(bars.get_by_role("listitem").filter(has_text="tempting")).to_have_count(1)
    answer, tempting = (f"from {said(line[0])} to {said(line[-1])}" for line in map(etude["leads"].get, CURVES))
    curve = f"Your lead in points: after the answer {answer}, after what tempts {tempting}."
    expect(page.get_by_role("img", name=curve)).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    page.get_by_role("button", name="Next etude").click()
    expect(page.get_by_text("Etude of the day", exact=True)).to_have_count(0)
    expect(page.locator(".choice").first).to_be_visible()
    page.get_by_role("link", name="Scherzo: to the start page").click()
    expect(page.get_by_role("link", name="Etude of the day in Musical Chairs, solved")).to_be_visible()


def test_the_second_hint_lights_the_piece_and_who_gives_up_sees_the_answer_unsolved(house: House, visit: Visit) -> None:
    etude = of_the_day(house)
    page = visit("/etudes/musical-chairs")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Another hint").click()
    expect(page.locator(f"[data-el='{etude['look'][0]}']").first).to_be_visible()
    expect(page.locator(".lit").first).to_be_visible()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("status").filter(has_text="The answer:")).to_be_visible()
    assert page.evaluate("localStorage.getItem('scherzo.etudes.musical-chairs')") is None


def test_an_etude_is_solved_by_keyboard_alone(house: House, visit: Visit) -> None:
    etude = of_the_day(house)
    page = visit("/etudes/musical-chairs")
    page.locator(".choice").first.wait_for()
    options = [choice["option"] for choice in etude["state"]["choices"]]
    page.locator(f".choice[data-option='{etude['answer']}']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Right.")).to_be_focused()
    assert etude["answer"] in options


def test_an_etude_that_is_not_there_has_a_way_home(visit: Visit) -> None:
    page = visit("/etudes/musical-chairs/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no such etude.")
    expect(page.get_by_role("link", name="Scherzo: to the start page")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_an_etude_has_no_violations_and_fits(house: House, visit: Visit, width: int, height: int) -> None:
    page = visit("/etudes/musical-chairs", width=width, height=height)
    page.locator(".choice").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    expect_no_violations(page)
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("region", name="Chances to win").wait_for()
    page.get_by_role("img", name="Your lead in points").wait_for()
    expect_no_violations(page)
    expect_no_sideways_scroll(page)
