"""The replay of a finished game: any move, any seat's knowledge, the record, the seal."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import House, Visit


@pytest.fixture(scope="module")
def played(house: House) -> dict[str, Any]:
    """A finished game of Symphony No. 9."""
    return house.finished("symphony-no-9")


def test_a_finished_game_is_stepped_through(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}")
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_text("Move 1 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 2 of")).to_be_visible()
    page.wait_for_url("**#2")
    page.get_by_role("button", name="Last position").click()
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.get_by_role("button", name="Replay at move 3", exact=True).click()
    expect(page.get_by_text("Move 3 of")).to_be_visible()


def test_a_link_leads_to_a_move(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}#7")
    expect(page.get_by_text("Move 7 of")).to_be_visible()


def test_a_game_is_seen_with_another_seats_eyes(visit: Visit, played: dict[str, Any]) -> None:
    """S9-SETUP-12: a chest that is shut for one is open for its owner, and everything is in an open replay."""
    page = visit(f"/r/{played['table']}#5")
    shut = page.get_by_role("region", name="Board").locator(".lock")
    expect(page.get_by_text("Move 5 of")).to_be_visible()
    expect(shut).to_have_count(0)
    page.get_by_label("Whose knowledge").select_option("0")
    expect(shut).to_have_count(1)
    page.get_by_label("Whose knowledge").select_option("public")
    expect(shut).to_have_count(2)


def test_the_record_is_taken_home_and_opened_again(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    record = saved.value.path().read_bytes()
    assert record.startswith(b"Scherzo record 1")
    page.get_by_role("link", name="Scherzo: to the start page").click()
    page.locator("input[type=file]").set_input_files(
        files=[{"name": "game.txt", "mimeType": "text/plain", "buffer": record}]
    )
    expect(page.get_by_role("heading", name="Replay: Symphony No. 9")).to_be_visible()
    assert played["table"] not in page.url


def test_the_browser_checks_the_seal(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}")
    page.get_by_role("button", name="Score and seal").click()
    expect(page.get_by_text("Seed and seal fit each other.")).to_be_visible()


def test_a_broken_seal_is_told(visit: Visit, played: dict[str, Any], house: House) -> None:
    page = visit("/")

    def forge(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "seed": "another seed"})

    page.route("**/moves/**", forge)
    page.goto(f"{house.address}/r/{played['table']}")
    page.get_by_role("button", name="Score and seal").click()
    expect(page.get_by_text("The seal does not fit the seed.")).to_be_visible()


def test_on_a_phone_the_controls_of_a_replay_stay_in_reach(visit: Visit, played: dict[str, Any]) -> None:
    page = visit(f"/r/{played['table']}#5", width=390, height=844, has_touch=True, is_mobile=True)
    expect(page.get_by_text("Move 5 of")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Next move")).to_be_in_viewport()
    page.get_by_role("button", name="Next move").tap()
    expect(page.get_by_text("Move 6 of")).to_be_in_viewport()
