"""The replay of a finished game: any move, any seat's knowledge, the record, the seal."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

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


def name_after_seat(route: Route) -> None:
    """Lets a position through with the seat whose knowledge it is as its title."""
    seat = route.request.url.split("seat=")[1].split("&")[0]
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "title": f"as {seat} knew it"})


def open_replay(visit: Visit, house: House, played: dict[str, Any]) -> Page:
    page = visit("")
    page.route("**/moves/*", name_after_seat)
    page.goto(f"{house.address}/r/{played['table']}#5")
    expect(page.get_by_role("heading", name="Replay: as open knew it")).to_be_visible()
    return page


def test_a_late_answer_does_not_show_one_seats_knowledge_under_anothers_name(
    visit: Visit, played: dict[str, Any], house: House
) -> None:
    page = open_replay(visit, house, played)
    late: list[Route] = []
    page.route("**/moves/*seat=0*", lambda route: late.append(route))
    eyes = page.get_by_label("Whose knowledge")
    with page.expect_request("**/moves/5?seat=0*"):
        eyes.select_option("0")
    eyes.select_option("1")
    expect(page.get_by_role("heading", name="Replay: as 1 knew it")).to_be_visible()
    with page.expect_response("**/moves/5?seat=0*"):
        for route in late:
            name_after_seat(route)
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    expect(page.get_by_role("heading", name="Replay: as 1 knew it")).to_be_visible()
    expect(eyes).to_have_value("1")


def test_a_position_that_cannot_be_had_is_told_and_nothing_else_is_shown_under_its_name(
    visit: Visit, played: dict[str, Any], house: House
) -> None:
    page = open_replay(visit, house, played)
    refusal = json.dumps({"error": "limit", "text": "That was too fast. Try again in 1 second."})
    page.route("**/moves/*seat=1*", lambda route: route.fulfill(status=429, body=refusal))
    eyes = page.get_by_label("Whose knowledge")
    eyes.select_option("1")
    expect(page.get_by_role("alert")).to_have_text("That was too fast. Try again in 1 second.")
    expect(eyes).to_have_value("open")
    eyes.select_option("0")
    expect(page.get_by_role("heading", name="Replay: as 0 knew it")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_while_the_game_runs_one_looks_back_as_a_spectator_and_as_oneself_again(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "random")
    page = visit(house.link(made))
    page.get_by_role("region", name="Board").wait_for()
    page.goto(f"{house.address}/r/{made['table']}")
    eyes = page.get_by_label("Whose knowledge")
    shut = page.get_by_role("region", name="Board").locator(".lock")
    expect(shut).to_have_count(1)
    eyes.select_option("public")
    expect(shut).to_have_count(2)
    eyes.select_option("0")
    expect(shut).to_have_count(1)


@pytest.mark.parametrize("path", ["/#%", "/r/{table}#%"])
def test_an_address_that_ends_in_nonsense_still_opens(visit: Visit, played: dict[str, Any], path: str) -> None:
    page = visit(path.format(**played))
    expect(page.get_by_role("main")).to_be_visible()


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
