"""The first minutes of somebody new: a guide that explains, a move that is suggested, sound that is offered once."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import GUIDED, House, Visit
from tests.page.fed import FedPage, greedy_states
from tests.page.playing import wait_for_turn
from tests.page.test_devices import read

PHONES = [(390, 844), (360, 640)]


@pytest.mark.parametrize("game", GUIDED)
def test_a_newcomer_is_offered_a_move_beside_the_first_explanation(house: House, visit: Visit, game: str) -> None:
    house.wait_for(game)
    page = visit(house.link(house.table(game, "me", "random")), newcomer=True)
    wait_for_turn(page)
    option = int(page.locator(".choice").last.get_attribute("data-option") or 0)
    page.route("**/hint", lambda route: route.fulfill(json={"option": option, "text": "This.", "alternatives": []}))
    page.get_by_role("group", name="First time here").get_by_role("button", name="Suggest a move").click()
    page.get_by_role("dialog", name="A hint").get_by_role("button", name="Thank you").click()
    expect(page.locator(f".choice.suggested[data-option='{option}']")).to_have_count(1)


@pytest.mark.parametrize("game", GUIDED)
def test_the_guide_takes_its_leave_once_all_it_speaks_of_has_been_played(house: House, visit: Visit, game: str) -> None:
    states = (s for s in greedy_states(game, 2, {}, "guide") if s["viewer"] == 0)
    page = visit("", newcomer=True)
    fed = FedPage(page)
    fed.show(next(states), house.address)
    guide = page.get_by_role("group", name="First time here")
    expect(guide).to_be_visible()
    fed.show(next(s for s in states if s["view"].get("round", 0) > 2 or s["view"].get("movement", "") > "B"))
    expect(guide).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("game", ["musical-chairs", "symphony-no-9"])
def test_no_letter_is_too_small_while_the_guide_is_open(
    house: House, visit: Visit, game: str, width: int, height: int
) -> None:
    link = house.link(house.table(game, "me", "random", "random"))
    page = visit(link, width=width, height=height, has_touch=True, is_mobile=True, newcomer=True)
    wait_for_turn(page)
    expect(page.get_by_role("group", name="First time here")).to_be_visible()
    page.wait_for_timeout(300)  # the board takes its size from what stands around it
    assert read(page) == []


def test_sound_is_offered_once_with_its_volume(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")), newcomer=True)
    wait_for_turn(page)
    offer = page.locator(".offer")
    expect(offer).to_contain_text("Play with sound?")
    offer.get_by_role("slider", name="Volume").fill("35")
    offer.get_by_role("button", name="With sound").click()
    expect(offer).to_have_count(0)
    expect(page.get_by_role("button", name="Sound", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("35")
    page.reload()
    wait_for_turn(page)
    expect(offer).to_have_count(0)
