"""Lessons in the browser: by mouse, by keyboard, for everybody's eyes; and that what they point at is there."""

import re

import pytest
from playwright.sync_api import Page, expect

from scherzo.games import NAMES, game
from scherzo.lessons import Lesson, lessons
from tests.page.conftest import House, Visit
from tests.page.playing import expect_no_sideways_scroll
from tests.page.test_looks import expect_no_violations

CHAIRS = lessons(game("musical-chairs"))
NAME, FIRST = next(iter(CHAIRS.items()))
ABOVE_THE_DOCK = """element => {
  const piece = document.querySelector(`[data-el="${element}"]`)?.getBoundingClientRect();
  const dock = document.querySelector('#dock').getBoundingClientRect();
  return piece && piece.top >= 0 && piece.bottom <= dock.top + 1;
}"""
GO = "to => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }"


def way_on(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Continue|Finish)$")).click()


def choice(notation: str) -> str:
    return f'.choice[data-notation="{notation}"]'


def test_a_newcomer_takes_the_first_lesson_by_mouse(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("lessons.*Musical Chairs")).click()
    page.get_by_role("link", name=FIRST.title).click()
    for step in FIRST.steps:
        expect_said(page, step.say)
        for element in step.look:
            expect(page.locator(f'.lit[data-el="{element}"]').first).to_be_visible()
        if step.ask:
            page.locator(choice(step.wrong[0].options[0])).click()
            expect(page.get_by_role("alert")).to_contain_text(f"Not quite. {opening(step.wrong[0].say)}")
            page.locator(choice(step.accept[0])).click()
            expect(page.get_by_role("alert")).to_contain_text(f"Right. {opening(step.right)}")
            page.get_by_role("alert").get_by_role("button", name=re.compile("The rules? for this")).click()
            expect(page.get_by_role("dialog", name="Rules").locator("dt")).to_have_text(sorted(step.rules))
            page.keyboard.press("Escape")
        way_on(page)
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()
    page.get_by_role("button", name="All lessons").click()
    expect(page.get_by_role("link", name=f"{FIRST.title} (done)")).to_be_visible()


def test_the_same_by_keyboard_and_then_a_game_against_a_pupil(house: House, visit: Visit) -> None:
    page = visit(f"/learn/musical-chairs/{NAME}")
    for step in FIRST.steps:
        expect_said(page, step.say)
        if step.ask:
            expect(page.locator("#words")).to_be_focused()
            place = (
                page.locator(".choice").evaluate_all("all => all.map(c => c.dataset.notation)").index(step.accept[0])
            )
            page.keyboard.press(str(place + 1))
        onward = page.get_by_role("button", name=re.compile("^(Continue|Finish)$"))
        expect(onward).to_be_focused()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Now play against Pupils").press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    seats = house.http.get(f"/api/tables/{table}").json()["seats"]
    assert {seat["level"] for seat in seats if seat["kind"] == "bot"} == {"Pupil"}


def test_lessons_have_no_violations(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("link", name=FIRST.title).first.wait_for()
    expect_no_violations(page)
    page.goto(f"{page.url}/musical-chairs/{NAME}#{asking(FIRST)}")
    page.locator(".choice").first.click()
    page.get_by_role("alert").wait_for()
    expect_no_violations(page)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_on_a_phone_what_is_spoken_of_is_seen_above_the_teacher(visit: Visit, width: int, height: int) -> None:
    page = visit(f"/learn/musical-chairs/{NAME}", width=width, height=height, has_touch=True, is_mobile=True)
    for step in FIRST.steps[:2]:
        expect_said(page, step.say)
        expect_no_sideways_scroll(page)
        for element in step.look[:1]:
            page.wait_for_function(ABOVE_THE_DOCK, arg=element)
        if not step.ask:
            way_on(page)


@pytest.mark.parametrize("name", NAMES)
def test_what_lessons_point_at_is_drawn_and_ringed(house: House, visit: Visit, name: str) -> None:
    house.wait_for(name)
    page = visit("/learn")
    for slug, lesson in lessons(game(name)).items():
        page.evaluate(GO, f"/learn/{name}/{slug}")
        for number, step in enumerate(lesson.steps, 1):
            page.evaluate("step => { location.hash = step }", str(number))
            expect_said(page, step.say)
            for element in step.look:
                pointed = page.locator(f':is(.lit, .pointed)[data-el="{element}"]').first
                expect(pointed, f"{slug}, step {number}").to_be_attached()


def test_a_wrong_address_of_a_lesson_leads_to_the_lessons(house: House, visit: Visit) -> None:
    house.wait_for("musical-chairs")
    page = visit("/learn/musical-chairs/nothing")
    expect(page.get_by_text("There is no lesson at this address.")).to_be_visible()
    page.get_by_role("link", name="All lessons of this game").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()


def test_lessons_and_how_to_play_are_there_while_the_rules_compile(house: House, visit: Visit) -> None:
    games = [{**game, "ready": False, "progress": 0.3} for game in house.http.get("/api/games").json()]
    page = visit("/learn")
    page.route("**/api/games", lambda route: route.fulfill(json=games))
    page.goto(house.address)
    page.get_by_role("button", name="How to play Musical Chairs").click()
    sheet = page.get_by_role("dialog", name="How to play Musical Chairs")
    expect(sheet.get_by_role("link", name="Learn it at the board")).to_have_attribute("href", "/learn/musical-chairs")
    page.keyboard.press("Escape")
    page.get_by_role("link", name=re.compile("lessons.*Musical Chairs")).click()
    expect(page.get_by_role("link", name=FIRST.title)).to_be_visible()


def test_the_rules_at_a_table_lead_to_the_lessons(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    page.get_by_role("button", name="Rules", exact=True).click()
    link = page.get_by_role("dialog", name="Rules").get_by_role("link", name="Lessons (in a new tab)")
    expect(link).to_have_attribute("href", "/learn/musical-chairs")
    expect(link).to_have_attribute("target", "_blank")


def expect_said(page: Page, text: str) -> None:
    expect(page.locator("#words")).to_contain_text(opening(text))


def opening(text: str) -> str:
    """A text up to the first player in it, whose emblem and name the page puts there."""
    return re.split(r"\{\d\}", text)[0].strip()


def asking(lesson: Lesson) -> int:
    return next(number for number, step in enumerate(lesson.steps, 1) if step.ask)
