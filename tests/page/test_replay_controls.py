"""Steering a replay: hands lie open, Next stays under the pointer, the log keeps its place, by round and at a speed."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import House, Visit


@pytest.fixture(scope="module")
def played(house: House) -> dict[str, Any]:
    """A finished game of Musical Chairs."""
    return house.finished("musical-chairs")


def test_hands_lie_open_where_everything_is_open(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}#8")
    eyes = page.get_by_label("Whose knowledge")
    hands = page.get_by_role("group", name=re.compile("Ada's hand|Ben's hand"))
    expect(eyes).to_have_value("open")
    expect(hands).to_have_count(2)
    assert hands.first.get_by_role("img").count() > 0
    places = page.get_by_role("group", name="Players")
    assert places.evaluate("e => e.scrollWidth <= e.clientWidth"), "eight cards do not burst their place"
    eyes.select_option("public")
    expect(hands).to_have_count(0)


def corner(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box
    return box["x"], box["y"]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_next_stays_under_the_pointer(visit: Visit, played: dict[str, Any], width: int, height: int) -> None:
    page = visit(f"/r/{played['table']}", width=width, height=height)
    following = page.get_by_role("button", name="Next move")
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    places = set()
    for move in range(1, 9):
        following.click()
        expect(page.get_by_text(f"Move {move} of")).to_be_visible()
        places.add(corner(following))
    assert len(places) == 1, places


def test_the_log_keeps_the_current_move_when_somebody_else_looks(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}#40")
    here = page.get_by_role("log", name="What happened").locator("li.here").first
    expect(here).to_be_in_viewport()
    page.get_by_label("Whose knowledge").select_option("1")
    expect(page.get_by_text("Move 40 of")).to_be_visible()
    expect(here).to_be_in_viewport()


def test_a_game_is_gone_through_by_rounds_and_at_a_speed(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}")
    begun = page.get_by_role("log", name="What happened").locator("li.here", has_text=re.compile(r"Round \d+ begins"))
    for step, number in (("Next", 1), ("Next", 2), ("Next", 3), ("Previous", 2)):
        page.get_by_role("button", name=f"{step} round").click()
        expect(begun).to_contain_text(f"Round {number} begins")
    before = int(page.url.rsplit("#", 1)[1])
    page.get_by_label("Speed").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => Number(location.hash.slice(1)) > {before + 2}")
    page.get_by_role("button", name="Pause").click()


def test_rules_and_words_are_at_hand_in_a_replay(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}#8")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("What it is about")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="In words").click()
    expect(page.get_by_role("dialog", name="The table in words")).to_contain_text("Ada")


@pytest.mark.parametrize("named", [True, False])
def test_names_and_date_are_in_the_record_when_they_are_wanted(
    visit: Visit, played: dict[str, Any], named: bool
) -> None:
    page = visit(f"/r/{played['table']}")
    page.get_by_label("with names and date").set_checked(named)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    record = saved.value.path().read_text()
    assert ("\nnames: A Ada; B Ben" in record) is named
    assert bool(re.search(r"^date: ", record, re.M)) is named
