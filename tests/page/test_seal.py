"""The seal: noted by the browser while the game runs, compared with the seed after it, and told exactly."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit

WITHOUT_HASHES = "Object.defineProperty(crypto, 'subtle', { value: undefined })"


@pytest.fixture(scope="module")
def played(house: House) -> dict[str, Any]:
    """A finished game of Symphony No. 9."""
    return house.finished("symphony-no-9")


def seal_of(house: House, made: dict[str, Any]) -> str:
    return str(house.http.get(f"/api/tables/{made['table']}").json()["seal"])


def open_sheet(page: Page, house: House, made: dict[str, Any]) -> None:
    page.goto(f"{house.address}/r/{made['table']}")
    page.get_by_role("button", name="Score and seal").click()


def note(page: Page, made: dict[str, Any], seal: str, moves: int = 0) -> None:
    """As if this browser had seen that seal while the game was played."""
    noted = json.dumps([{"table": made["table"], "seal": seal, "moves": moves}])
    page.evaluate("noted => localStorage.setItem('scherzo.seals', noted)", noted)


def test_the_seal_is_shown_and_noted_in_the_game_and_checked_after_it(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "random", chat=False)
    page = visit(house.link(made))
    page.get_by_role("button", name="In words").click()
    expect(page.get_by_role("region", name="The seal of this game")).to_contain_text(seal_of(house, made))
    page.keyboard.press("Escape")
    house.play_until(made, lambda state: bool(state["over"]))
    expect(page.get_by_text("The seal fits.")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("Your browser noted it")).to_be_visible()


@pytest.mark.parametrize(("moves", "when"), [(0, "before the first decision"), (7, "at move 7")])
def test_the_page_says_when_the_seal_was_noted(
    house: House, visit: Visit, played: dict[str, Any], moves: int, when: str
) -> None:
    page = visit("/")
    note(page, played, seal_of(house, played), moves)
    open_sheet(page, house, played)
    expect(page.get_by_text(f"Your browser noted it {when}")).to_be_visible()


def test_another_seal_than_the_one_noted_is_told(house: House, visit: Visit, played: dict[str, Any]) -> None:
    page = visit("/")
    note(page, played, "0" * 64)
    open_sheet(page, house, played)
    expect(page.get_by_text("This is not the seal that was promised.")).to_be_visible()
    expect(page.get_by_text("0" * 64)).to_be_visible()
    expect(page.get_by_text("The seal fits.")).to_have_count(0)


def test_a_browser_that_saw_only_the_end_does_not_claim_more(
    house: House, visit: Visit, played: dict[str, Any]
) -> None:
    page = visit("/")
    open_sheet(page, house, played)
    expect(page.get_by_text("Seed and seal fit each other.")).to_be_visible()
    expect(page.get_by_text("did not see the seal while the game was played")).to_be_visible()


@pytest.mark.parametrize("seen", [True, False])
def test_where_browsers_cannot_hash_the_page_says_so(
    house: House, visit: Visit, played: dict[str, Any], seen: bool
) -> None:
    page = visit("/")
    page.add_init_script(WITHOUT_HASHES)
    if seen:
        note(page, played, seal_of(house, played))
    open_sheet(page, house, played)
    expect(page.get_by_text("browsers check only over https or on this machine")).to_be_visible()
    expect(page.get_by_text("The seal is the one that this browser noted")).to_have_count(1 if seen else 0)
