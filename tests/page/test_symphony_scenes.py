"""Scenes of Symphony: the curtain before the orchestra and before each Movement, and a Sheet that is scored."""

from functools import cache
from typing import Any

from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, greedy_states

State = dict[str, Any]


@cache
def game() -> tuple[State, ...]:
    """A game with a draft, seen by whoever decides."""
    return tuple(greedy_states("symphony", 2, {"draft": "secret"}, "scenes"))


def first(movement: str) -> int:
    """Where a Movement begins."""
    return next(i for i, state in enumerate(game()) if state["view"]["movement"] == movement)


def test_a_curtain_opens_before_the_orchestra_and_before_a_movement(house: House, visit: Visit) -> None:
    page = visit("", scenes="always", reduced_motion="no-preference")
    fed = FedPage(page)
    seated = next(i for i, state in enumerate(game()) if state["view"]["phase"] == "Seats Allocation")
    fed.show(game()[seated - 1], house.address)
    fed.show(game()[seated])
    curtain = page.get_by_role("dialog", name="The orchestra takes its seats")
    expect(curtain.locator(".ends li")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(curtain).to_have_count(0)
    begins = first("A")
    fed.show(game()[begins - 1])
    fed.show(game()[begins])
    curtain = page.get_by_role("dialog", name="The symphony begins with Movement A")
    expect(curtain).to_contain_text("bars 1 and 2 are open")
    view = game()[begins]["view"]
    to_play = set(view["order"]) | {p["at"] for p in view["places"] if p["name"] == view["playing"]}
    expect(curtain.locator(".curtain .turn")).to_have_count(len(to_play))
    page.keyboard.press("Escape")
    expect(curtain).to_have_count(0)


def test_a_sheet_is_scored_before_the_next_movement_begins(house: House, visit: Visit) -> None:
    """Both belong to one move; each waits for a key."""
    page = visit("", scenes="always")
    fed = FedPage(page)
    begins = first("C")
    fed.show(game()[begins - 1], house.address)
    fed.show(game()[begins])
    scored = page.get_by_role("dialog", name="Sheet 1 is scored")
    expect(scored.locator(".tally .bar")).to_have_count(2)
    page.keyboard.press("x")
    expect(page.get_by_role("dialog", name="Movement C begins")).to_be_visible()
    page.keyboard.press("x")
    expect(page.get_by_role("dialog")).to_have_count(0)
