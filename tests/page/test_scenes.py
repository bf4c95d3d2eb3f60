"""What the table waited for is a scene: it waits for a key, the log shows it again, and it can be switched off."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import GUIDED, House, Visit
from tests.page.fed import FedPage, opened, seen_by
from tests.page.playing import by_roles, number, wait_for_turn

MOVED = """before => document.querySelector('.table').dataset.number !== before || document.querySelector('.scene')"""

COUNT_SCENES = """() => {
  window.scenesSeen = 0;
  const look = () => (window.scenesSeen += document.querySelectorAll('.scene').length);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def play_to_scene(page: Page, title: str, most: int = 80) -> Locator:
    """Decides until a scene of this title is played, and goes on from others."""
    page.locator("#board svg").first.wait_for()  # scenes come with the board
    wanted = page.get_by_role("dialog", name=re.compile(title))
    for turn in range(most):
        page.wait_for_function("() => document.querySelector('.choice:enabled, .scene')")
        if wanted.count():
            return wanted
        if page.locator(".scene").count():
            page.keyboard.press("Escape")
            continue
        before = number(page)
        by_roles(page, turn % 2)
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError("no scene came")


def asks_for_money(state: dict[str, Any]) -> bool:
    """S9-FIN-3: everybody chooses a contribution."""
    return bool(state["choices"]) and state["view"]["step"] == "contribute"


def test_a_concert_is_a_scene(house: House, visit: Visit) -> None:
    """Who gave, what it came to, who gains; it waits for a key, and the log shows it again."""
    made = house.table("symphony-no-9", "me", "random", "random")
    house.play_until(made, asks_for_money)
    page = visit(house.link(made), scenes="always")
    scene = play_to_scene(page, "The royal concert of round")
    expect(scene).to_contain_text("The total is")
    expect(scene.locator(".ends li")).to_have_count(3)
    told = re.findall(r"(?:gave|takes) (nothing|\$\d+)", scene.locator(".ends").inner_text())
    gave = [0 if amount == "nothing" else int(amount[1:]) for amount in told]
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
    scene = play_to_scene(page, "The music has stopped")
    held = number(page)
    expect(scene.locator(".ends li")).to_have_count(3)
    page.wait_for_timeout(700)
    assert number(page) == held
    for end in scene.locator(".ends li").all():
        assert re.search(r"(no|\d+) cards?, \d+ points? · now \d+ in all", end.inner_text())
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.choice:enabled, .scene, .verdict')")


def test_a_card_that_was_paid_for_a_cushion_counts_in_the_scene_as_it_scored(house: House, visit: Visit) -> None:
    """MC-BUY-2: it lies nowhere any more when the scene is shown."""
    before, after, buyer, points = a_purchase()
    page = visit("", scenes="always")
    fed = FedPage(page)
    fed.show(before, house.address)
    fed.show(after)
    scene = page.get_by_role("dialog", name="The music has stopped")
    end = scene.locator(".ends li", has_text=after["seats"][buyer]["name"])
    expect(end).to_contain_text(re.compile(rf"cards?, {points} points? · now"))


def a_purchase() -> tuple[dict[str, Any], dict[str, Any], int, int]:
    """A cushion bought for a card just scored ends a round: before, after, who bought, and what that seat scored."""
    for seed in range(60):
        played = opened("musical-chairs", 2, {}, f"purchase {seed}")
        match, chance = played.match, random.Random(seed)
        while not match.over:
            before, seat = seen_by(played, 0), match.waiting[0]
            match.choose(seat, chance.choice(match.legal(seat)))
            after = seen_by(played, 0)
            lines = [line for line in after["log"] if line["number"] == after["moves"]]
            bought = next((line["text"] for line in lines if {"MC-BUY-2"} & set(line["rules"])), "")
            paid = re.search(r" for the ([^()]+ \([1-9] VP\))\.$", bought)
            if not paid or not any("MC-NEXT-1" in line["rules"] for line in lines):
                continue
            stops = max(i for i, line in enumerate(after["log"]) if "MC-STOP-5" in line["rules"])
            scored = [
                line["text"]
                for line in after["log"][stops:]
                if {"MC-SCORE-1", "MC-REST-3", "MC-HAND-1"} & set(line["rules"]) and line["text"][:3] == bought[:3]
            ]
            if any(paid[1] in text for text in scored):
                return before, after, int(bought[1]), sum(int(*re.findall(r"(\d+) VP", t) or [0]) for t in scored)
    raise AssertionError("nobody paid with a card just scored")


def test_a_battle_shows_each_card_once_also_to_whoever_chose_it_before_the_others(house: House, visit: Visit) -> None:
    before, after = a_battle()
    page = visit("", scenes="always")
    fed = FedPage(page)
    fed.show(before, house.address)
    fed.show(after)
    scene = page.get_by_role("dialog", name="Butt Battle")
    expect(scene.locator(".ends li")).to_have_count(2)
    expect(scene.locator(".side")).to_have_count(2)


def a_battle() -> tuple[dict[str, Any], dict[str, Any]]:
    """A Butt Battle of two, decided by its first cards, as the one who chooses first sees it before and after."""
    for seed in range(40):
        played = opened("musical-chairs", 2, {}, f"battle {seed}")
        match, chance = played.match, random.Random(seed)
        while not match.over:
            asked = sorted(match.waiting)
            battles = len(asked) == 2 and match.question(0).rules[0] == "MC-BATTLE-2"
            before = seen_by(played, 0) if battles else {}
            for seat in asked:
                match.choose(seat, match.legal(seat)[0] if battles else chance.choice(match.legal(seat)))
            told = " ".join(line.text for _, line in match.log(0))
            if battles and "wins the battle" in told and "battle again" not in told:
                return before, seen_by(played, 0)
    raise AssertionError("nobody met anybody at a chair")


def test_scenes_can_be_short_or_left_out(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "random", "random")
    house.play_until(made, asks_for_money)
    page = visit(house.link(made))
    wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Scenes").select_option("short")
    page.keyboard.press("Escape")
    page.evaluate(COUNT_SCENES)
    for turn in range(80):
        if page.evaluate("window.scenesSeen"):
            break
        before = number(page)
        by_roles(page, turn % 2)
        wait_for_turn(page, before)
    assert page.evaluate("window.scenesSeen")
    expect(page.locator(".scene")).to_have_count(0, timeout=30_000)  # by itself


@pytest.mark.parametrize("game", GUIDED)
def test_every_scene_of_a_whole_game_can_be_seen_again(house: House, visit: Visit, game: str) -> None:
    """A game may pass without any (a concert nobody gives): then another one is played."""
    house.wait_for(game)
    page = visit("/")
    again = page.get_by_role("button", name="Show again what happened")
    for _ in range(8):
        page.goto(house.link(house.finished(game, "greedy")))
        page.locator("#board svg").first.wait_for()
        page.locator(".verdict").wait_for()
        if again.count():
            break
    assert again.count()
    for button in again.all():
        button.dispatch_event("click")
        page.locator(".scene").wait_for()
        while page.locator(".scene").count():
            page.keyboard.press("Escape")
