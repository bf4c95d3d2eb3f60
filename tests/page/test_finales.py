"""Every game ends with a scene: why, who won and by how much, everybody's points by source; then the sheet."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from scherzo.games import NAMES
from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, greedy_states

State = dict[str, Any]
TITLES = {
    "musical-chairs": "The music is over",
    "symphony-no-9": "The last concert is over",
    "philharmonix": "The tour is over",
    "symphony": "The last note has sounded",
}


@cache
def end(name: str) -> tuple[State, State]:
    """Before the last move and after it, as the same seat sees it."""
    states = [s for s in greedy_states(name, 2, {}, "finale") if s["viewer"] == 0]
    return states[-2], states[-1]


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_a_game_is_a_scene(house: House, visit: Visit, name: str, width: int) -> None:
    before, after = end(name)
    page = visit("", scenes="always", width=width, height=844, has_touch=width < 900, is_mobile=width < 900)
    fed = FedPage(page)
    fed.show(before, house.address)
    page.locator("#board svg").first.wait_for()
    fed.show(after)
    scene = page.get_by_role("dialog", name=TITLES[name])
    other = page.locator(".scene")
    for _ in range(6):  # what else ends with the game comes first
        other.wait_for()
        if scene.count():
            break
        page.keyboard.press("Escape")
    ranked = sorted(after["scores"], key=lambda s: (s["rank"], s["seat"]))
    lines = scene.locator(".ends li")
    expect(lines).to_have_count(len(ranked))
    for text, score in zip(lines.all_inner_texts(), ranked, strict=True):
        told = re.sub(r"^\S+\s", "", text)
        points = {float(n) for n in re.findall(r"\d+(?:\.\d+)?", told)}
        assert {round(n, 2) for n in score["sources"].values() if n} <= points, (text, score)
        assert score["total"] in points, (text, score)
    winner, lost = ranked[0], ranked[1]
    mine = next(s for s in ranked if s["seat"] == 0)
    gap = f"{round(winner['total'] - (lost if mine is winner else mine)['total'], 2):g}"
    expect(scene).to_contain_text(f"{gap} ahead" if mine is winner else f"you lose by {gap}")
    go_on = scene.get_by_role("button", name="Go on")
    box = go_on.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844, "the button is in sight"
    expect(page.get_by_role("dialog", name="Score sheet")).to_have_count(0)
    go_on.click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_a_tie_is_named_in_the_scene(house: House, visit: Visit) -> None:
    before, after = end("symphony-no-9")
    best = max(score["total"] for score in after["scores"])
    tied = [{**s, "total": best, "rank": 2 - (s["seat"] == 1)} if s["seat"] < 2 else s for s in after["scores"]]
    page = visit("", scenes="always")
    fed = FedPage(page)
    fed.show(before, house.address)
    page.locator("#board svg").first.wait_for()
    fed.show({**after, "scores": tied})
    scene = page.get_by_role("dialog", name=TITLES["symphony-no-9"])
    while not scene.count():
        page.locator(".scene").wait_for()
        page.keyboard.press("Escape")
    expect(scene).to_contain_text("you lose the tie-break")
    expect(scene).to_contain_text("The totals are equal: more composition tiles win.")


@pytest.mark.parametrize("name", NAMES)
def test_without_scenes_the_sheet_opens_at_once(house: House, visit: Visit, name: str) -> None:
    before, after = end(name)
    page = visit("")
    fed = FedPage(page)
    fed.show(before, house.address)
    page.locator("#board svg").first.wait_for()
    fed.show(after)
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    expect(page.locator(".scene")).to_have_count(0)
