"""The review of a finished game: asked for with a button, shared by a link, read by pointer and by keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.test_looks import expect_no_violations


@pytest.fixture(scope="module")
def played(house: House) -> dict[str, Any]:
    """A finished game of Symphony No. 9."""
    return house.finished("symphony-no-9")


def made_up(moves: int, progress: float = 1.0) -> dict[str, Any]:
    """A review with a blunder, a stroke of luck and a choice that was best."""
    same = {"doubt": 0.03, "error": 0.01, "games": 1200}
    best = {"kind": "best", "better": "", "reason": "", "given": 0.0, "before": [0.6, 0.4], "after": [0.6, 0.4]}
    worse = {
        "kind": "blunder", "better": "Wait and see", "reason": "Points it brings on average: +3.1 from Concerts.",
        "given": 0.31, "before": [0.6, 0.4], "after": [0.29, 0.71],
    }  # fmt: skip
    seats = [
        {"seat": seat, "result": result, "fair": 0.5, "luck": luck, "own": own, "others": result - 0.5 - luck - own,
         "doubt": 0.05, "accuracy": accuracy, "judged": 30, "kinds": {"best": 29, "blunder": 1}}
        for seat, result, luck, own, accuracy in ((0, 0.0, -0.19, -0.31, 71.4), (1, 1.0, 0.19, 0.0, 96.2))
    ]  # fmt: skip
    return {
        "form": 1, "iterations": 1200, "progress": progress,
        "decisions": [
            {"move": 1, "seat": 0, "chosen": "Begin", **best, **same},
            {"move": 3, "seat": 0, "chosen": "Hurry", **worse, **same},
        ],
        "chances": [{"move": 0, "chances": [0.6, 0.4]}, {"move": 3, "chances": [0.29, 0.71]},
                    {"move": moves, "chances": [0.0, 1.0]}],
        "turns": [{"move": 3, "seat": 0, "kind": "choice", "change": -0.31, "since": 0},
                  {"move": 7, "seat": 1, "kind": "luck", "change": 0.19, "since": 4}],
        "seats": seats,
    }  # fmt: skip


def feed(page: Page, shown: dict[str, Any]) -> None:
    """Answers for the server, with what is shown just then."""
    page.route("**/api/tables/*/review", lambda route: route.fulfill(json=shown))


def test_what_was_better_is_one_click_away(visit: Visit, house: House, played: dict[str, Any]) -> None:
    page = visit("/")
    shown = made_up(90, 0.4)
    feed(page, shown)
    page.goto(f"{house.address}/r/{played['table']}")
    page.get_by_role("button", name="Review this game").click()
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("progressbar")).to_be_visible()
    shown["progress"] = 1.0
    expect(review.get_by_role("progressbar")).to_have_count(0)
    page.wait_for_url("**?review#0")
    review.get_by_role("button", name="Move 3 Ada: blunder −31%").click()
    expect(review.get_by_text("Ada chose: Hurry.")).to_be_visible()
    expect(review.get_by_text("Better by 31% (give or take 3%): Wait and see.")).to_be_visible()
    expect(review.get_by_text("+3.1 from Concerts")).to_be_visible()
    page.wait_for_url("**?review#3")
    expect(review.get_by_text("−19% luck, −31% choices: from 50% to 0% of the win")).to_be_visible()
    expect(review.get_by_text("Accuracy 96%")).to_be_visible()
    slider = review.get_by_role("slider", name="Read the chances off at a move")
    expect(slider).to_have_attribute("aria-valuetext", "Move 3: Ada 29%, Ben 71%")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "Move 0: Ada 60%, Ben 40%")
    review.get_by_text("All decisions as a table").click()
    expect(review.get_by_role("row", name=re.compile("Hurry.*Blunder.*29%.*71%"))).to_be_visible()
    expect_no_violations(page)


def test_of_many_slips_only_the_turning_points_have_large_signs(
    visit: Visit, house: House, played: dict[str, Any]
) -> None:
    page = visit("/")
    shown = made_up(90)
    blunder = shown["decisions"][1]
    shown["decisions"] = [{**blunder, "move": move} for move in (3, *range(10, 40, 3))]
    feed(page, shown)
    page.goto(f"{house.address}/r/{played['table']}?review")
    chart = page.get_by_role("img", name="Chance to win over the game")
    expect(chart.locator("g path")).to_have_count(len(shown["decisions"]))
    expect(chart.get_by_text("???")).to_have_count(1)
    shown["decisions"] = shown["decisions"][:5]
    page.reload()
    expect(chart.locator("g path")).to_have_count(5)
    expect(chart.get_by_text("???")).to_have_count(5)


def test_a_real_review_is_asked_for_at_the_end_and_shared_by_its_link(
    house: House, visit: Visit, played: dict[str, Any]
) -> None:
    page = visit(house.link(played))
    page.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Review this game").click()
    page.wait_for_url("**/r/*?review#0")
    curve = page.get_by_role("img", name="Chance to win over the game")
    expect(curve).to_have_attribute("aria-label", re.compile(r"At move 0: Ada \d+%, Ben \d+%"))
    expect(page.get_by_role("region", name="Review").get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-label", re.compile("Ada (0|50|100)%, Ben (0|50|100)%"))
    friend = visit(page.url)
    expect(friend.get_by_role("region", name="Review").get_by_text("Luck and choices")).to_be_visible()
