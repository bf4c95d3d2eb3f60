"""What is small on the board of Philharmonix opens larger, by click, key and finger; so do others' orchestras."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import House, Visit
from tests.page.philharmonix_states import Position, Shown, moments
from tests.page.test_looks import expect_no_violations


@pytest.fixture(scope="module")
def turn() -> Position:
    """A turn in which an action is selected and a Demand tile cannot be."""
    return next(before for before, _ in moments(3, {}, 1) if before["kind"] == "turn" and before["view"]["round"] == 2)


def at_table(house: House, visit: Visit, turn: Position, **how: object) -> Page:
    """A page that is asked for a turn."""
    house.wait_for("philharmonix")
    shown = Shown(house, visit, **how)
    shown.show(turn)
    return shown.page


def ring(page: Page, element: str) -> Locator:
    """The outline of a thing on the board."""
    return page.locator(f".phil :not(dialog *)[data-el='{element}'] > .ring").first


def free_action(turn: Position) -> str:
    """An action that may be selected."""
    return next(e for c in turn["choices"] for e in c["elements"] if e.startswith("action-"))


def test_a_click_on_what_is_no_choice_opens_it_larger(house: House, visit: Visit, turn: Position) -> None:
    page = at_table(house, visit, turn)
    patron = turn["view"]["patrons"][0]
    ring(page, f"patron-{patron['id']}").click()
    sheet = page.get_by_role("dialog", name=patron["name"])
    expect(sheet.get_by_text("Asked for the prestige space")).to_be_visible()
    expect(sheet.get_by_role("listitem")).to_have_count(len(patron["needs"]))
    expect_no_violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    region = turn["view"]["regions"][1]
    ring(page, f"demand-{region['name']}").click()
    sheet = page.get_by_role("dialog", name=f"The {region['name']} region")
    for part in ("What it wants to hear", "Planets", "Admiration"):
        expect(sheet.get_by_role("heading", name=part)).to_be_visible()
    expect_no_violations(page)


def test_keys_open_choices_and_all_else_larger(house: House, visit: Visit, turn: Position) -> None:
    page = at_table(house, visit, turn)
    action = free_action(turn)
    ring(page, action).focus()
    page.keyboard.press("z")
    sheet = page.get_by_role("dialog", name=action.split("-")[1])
    expect(sheet.locator("ol > li")).to_have_count(6)
    expect_no_violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ring(page, f"patron-{turn['view']['patrons'][3]['id']}").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=turn["view"]["patrons"][3]["name"])).to_be_visible()


def test_the_card_of_explanation_offers_to_look_closer(house: House, visit: Visit, turn: Position) -> None:
    page = at_table(house, visit, turn)
    ring(page, free_action(turn)).hover()
    page.get_by_role("note").get_by_role("button", name="Look closer").click()
    expect(page.get_by_role("dialog").locator("ol > li")).to_have_count(6)


def test_a_tap_on_a_region_opens_it_on_a_phone(house: House, visit: Visit, turn: Position) -> None:
    page = at_table(house, visit, turn, width=390, height=844, has_touch=True, is_mobile=True)
    region = turn["view"]["regions"][3]["name"]
    ring(page, f"demand-{region}").tap()
    expect(page.get_by_role("dialog", name=f"The {region} region")).to_be_visible()


@pytest.mark.parametrize("way", ["click", "key"])
def test_another_orchestra_opens_in_full(house: House, visit: Visit, turn: Position, way: str) -> None:
    page = at_table(house, visit, turn)
    other = next(s for s in range(3) if s != turn["viewer"])
    brief = page.get_by_role("list", name="Orchestras").get_by_role("button").nth(other)
    if way == "click":
        brief.click()
    else:
        brief.press("Enter")
    sheet = page.get_by_role("dialog", name=f"{('Ada', 'Ben', 'Cleo')[other]}: orchestra")
    for part in ("Resources", "Stage", "Symphonies", "Conductor", "Top hats"):
        expect(sheet.get_by_role("group", name=part)).to_be_visible()
