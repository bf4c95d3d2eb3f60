"""A new user's path: a lesson, a game against Pupils, the review of it, an etude.

`python -m tests.page.newcomer http://127.0.0.1:8000 FOLDER` takes pictures of it from a running server.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect, sync_playwright

from scherzo.games import game
from scherzo.lessons import lessons
from tests.page.conftest import CHROMIUM, FLAGS, House
from tests.page.playing import be_sure, wait_for_turn

NAME, TITLE = "symphony-no-9", "Symphony No. 9"
THEMES: Final = ("light", "dark")
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
MY_KEY = "JSON.parse(localStorage.getItem('scherzo.tables'))[0].keys.find(key => key.kind === 'me')"

Act = Callable[[Locator], None]
"""Clicks on something, or reaches it by keyboard."""


def by_pointer(target: Locator) -> None:
    """Clicks or taps."""
    target.click()


def by_keyboard(target: Locator) -> None:
    """Focuses and presses Enter."""
    target.focus()
    expect(target).to_be_focused()
    target.press("Enter")


def walk(page: Page, house: House, act: Act, seen: Callable[[str], None]) -> None:
    """The whole path from the start page on; `seen` hears of every place on the way."""
    take_a_lesson(page, act, seen)
    play_against_pupils(page, house, act, seen)
    read_the_review(page, act, seen)
    solve_an_etude(page, house, act, seen)


def take_a_lesson(page: Page, act: Act, seen: Callable[[str], None]) -> None:
    """The first lesson, with the right choices."""
    lesson = next(iter(lessons(game(NAME)).values()))
    act(page.get_by_role("link", name=re.compile(f"lessons.*{TITLE}")))
    page.get_by_role("heading", name="Learn to play").wait_for()
    seen("lessons")
    act(page.get_by_role("link", name=lesson.title))
    for number, step in enumerate(lesson.steps, 1):
        expect(page.locator(".caps").filter(has_text=f"· {number} of")).to_be_visible()
        if step.ask:
            seen(f"lesson-{number}")
            act(page.locator(f'.choice[data-notation="{step.accept[0]}"]'))
            page.get_by_role("alert").filter(has_text="Right.").wait_for()
        act(page.get_by_role("button", name=re.compile("^(Continue|Finish)$")))
    page.get_by_role("button", name="Now play against Pupils").wait_for()
    seen("lesson-end")


def play_against_pupils(page: Page, house: House, act: Act, seen: Callable[[str], None]) -> None:
    """A first choice here; the rest is played by a program in the same seat."""
    page.route("**/api/tables", lambda route: route.continue_(post_data=smaller(route.request.post_data_json)))
    act(page.get_by_role("button", name="Now play against Pupils"))
    page.wait_for_url("**/t/*")
    page.unroute("**/api/tables")
    wait_for_turn(page)
    seen("game")
    act(page.locator(".choice:enabled").first)
    be_sure(page)
    table = page.url.rpartition("/")[2].partition("#")[0]
    assert house.play_until({"table": table, "seats": [page.evaluate(MY_KEY)]}, lambda state: bool(state["over"]))
    page.reload()  # the scenes of all concerts would be shown one after the other
    sheet = page.get_by_role("dialog", name="Score sheet")
    sheet.wait_for()
    seen("end")
    act(sheet.get_by_role("button", name="Close"))


def smaller(wish: dict[str, Any]) -> dict[str, Any]:
    """The same table with one Pupil only, who does not wait."""
    return {**wish, "seats": wish["seats"][:2], "pace": "instant"}


def read_the_review(page: Page, act: Act, seen: Callable[[str], None]) -> None:
    """The review of that game, to its end."""
    act(page.get_by_role("link", name="Review this game"))
    review = page.get_by_role("region", name="Review")
    expect(page.get_by_role("img", name="Chance to win over the game")).to_be_in_viewport()
    expect(review.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    expect(review.get_by_text("Luck and choices")).to_be_visible()
    seen("review")
    act(page.get_by_role("link", name="Scherzo: to the start page"))


def solve_an_etude(page: Page, house: House, act: Act, seen: Callable[[str], None]) -> None:
    """The etude of the day, with its answer; then the start page knows of it and of the game."""
    path = f"/api/games/{NAME}/etudes"
    answer = house.http.get(f"{path}/{house.http.get(path).json()['today']}").json()["answer"]
    act(page.get_by_role("link", name=f"Etude of the day in {TITLE}"))
    choice = page.locator(f".choice[data-option='{answer}']")
    choice.wait_for()
    seen("etude")
    act(choice)
    expect(page.get_by_role("status").filter(has_text="Right.")).to_be_visible()
    seen("etude-solved")
    act(page.get_by_role("link", name="Scherzo: to the start page"))
    expect(page.get_by_role("link", name=f"Etude of the day in {TITLE}, solved")).to_be_visible()
    seen("start-again")


def main(address: str, folder: Path) -> None:
    """Pictures of the path, on both sizes, in both themes."""
    house = House(address)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    color_scheme=theme,
                    reduced_motion="reduce",
                    has_touch=size == "phone",
                    is_mobile=size == "phone",
                )
                page.goto(address)
                walk(page, house, by_pointer, lambda place: picture(page, folder / f"{place}-{size}-{theme}.jpg"))  # noqa: B023
                page.close()
        browser.close()
    house.http.close()


def picture(page: Page, path: Path) -> None:
    """What is seen now."""
    page.wait_for_timeout(400)
    page.screenshot(path=str(path), type="jpeg", quality=80)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), Path(sys.argv[2]))
