"""What the table waited for is a scene: it waits for a key, the log shows it again, and it can be switched off."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number, wait_for_turn


def play_to_scene(page: Page, turns: int = 40) -> None:
    """Decides until a scene is played."""
    for turn in range(turns):
        page.wait_for_function("() => document.querySelector('.choice:enabled, .scene')")
        if page.locator(".scene").count():
            return
        before = number(page)
        by_roles(page, turn % 2)
        page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
    raise AssertionError("no scene came")


def asks_for_money(state: dict[str, Any]) -> bool:
    """S9-FIN-3: everybody chooses a contribution."""
    return bool(state["choices"]) and state["view"]["step"] == "contribute"


def test_a_concert_is_a_scene(house: House, visit: Visit) -> None:
    """Who gave, what it came to, who gains; it waits for a key, and the log shows it again."""
    made = house.table("symphony-no-9", "me", "random", "random")
    house.play_until(made, asks_for_money)
    page = visit(house.link(made), scenes="always")
    play_to_scene(page)
    scene = page.get_by_role("dialog", name="The royal concert of round 1")
    expect(scene).to_contain_text("The total is")
    expect(scene.locator(".ends li")).to_have_count(3)
    gave = [int(s) for s in re.findall(r"(?:gave|takes) \$(\d+)", scene.locator(".ends").inner_text())]
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    state = house.http.get(f"/api/tables/{made['table']}", headers=head).json()
    shown = [seat["hand"]["value"] for seat in state["view"]["seats"] if seat["hand"]]
    if shown:
        assert sorted(gave) == sorted(shown)
    page.keyboard.press("x")
    expect(scene).to_have_count(0)
    page.get_by_role("button", name="Show again what happened").first.click()
    expect(scene).to_be_visible()
    scene.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)


def test_the_end_of_a_round_is_a_scene_with_points_by_card(house: House, visit: Visit) -> None:
    """MC-EOR: while it is shown the game does not run on behind it."""
    made = house.table("musical-chairs", "me", "random", "random")
    house.play_until(made, lambda state: state["moves"] > 10 and bool(state["choices"]))
    page = visit(house.link(made), scenes="always", reduced_motion="no-preference")
    play_to_scene(page)
    while "The music has stopped" not in page.locator(".scene h2").inner_text():
        page.keyboard.press("Escape")
        play_to_scene(page)
    scene = page.get_by_role("dialog", name="The music has stopped")
    held = number(page)
    expect(scene.locator(".ends li")).to_have_count(3)
    page.wait_for_timeout(700)
    assert number(page) == held
    for end in scene.locator(".ends li").all():
        assert re.search(r"(no|\d+) cards?, \d+ points? · now \d+ in all", end.inner_text())
    page.keyboard.press("Escape")
    wait_for_turn(page, held)


def test_scenes_can_be_short_or_left_out(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "random", "random")
    house.play_until(made, asks_for_money)
    page = visit(house.link(made))
    wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Scenes").select_option("short")
    page.keyboard.press("Escape")
    play_to_scene(page)
    expect(page.locator(".scene")).to_have_count(0)  # by itself
