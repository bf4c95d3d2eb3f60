"""Whole games of Philharmonix in the browser: on the board alone, by keyboard alone, by roles and names alone."""

from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import be_sure, by_roles, play_on, press_keys


def click_a_piece(page: Page, turn: int) -> None:
    """Clicks a ringed thing on the board, never the list of choices; passing only now and then."""
    pieces = page.locator(".phil .piece.can > .ring")
    pieces.first.wait_for(state="attached")
    labels = pieces.evaluate_all("rings => rings.map(r => r.getAttribute('aria-label'))")
    every = list(range(len(labels)))
    going_on = [i for i in every if labels[i] not in ("Pass", "Done")] or every
    wanted = every if turn % 2 else going_on
    page.mouse.move(0, 0)  # a card of explanation closes when the pointer leaves
    page.locator(".explains").wait_for(state="detached")
    pieces.nth(wanted[turn % len(wanted)]).click()
    several = page.get_by_role("dialog", name="Which one?")
    if several.count():
        several.locator("li button").first.click()
    be_sure(page)


def test_a_whole_game_is_played_by_clicking_pieces_alone(house: House, visit: Visit) -> None:
    house.wait_for("philharmonix")
    options = {"regions": "draft", "records": "with"}
    page = visit(house.link(house.table("philharmonix", "me", "random", options=options)))
    assert play_on(page, click_a_piece) > 20
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(house: House, visit: Visit) -> None:
    house.wait_for("philharmonix")
    page = visit(house.link(house.table("philharmonix", "me", "random", "random")))
    assert play_on(page, press_keys) > 20
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_a_whole_solo_game_is_played_through_roles_alone(house: House, visit: Visit) -> None:
    house.wait_for("philharmonix")
    page = visit(house.link(house.table("philharmonix", "me")))
    expect(page.get_by_role("heading", level=1, name="Philharmonix")).to_be_attached()
    for part in ("Star chart", "Piano of stars", "Stage", "Symphonies", "Conductor", "Top hats", "Musician dice"):
        expect(page.get_by_role("group", name=part)).to_be_attached()
    assert play_on(page, by_roles) > 20
    expect(page.get_by_role("dialog", name="Score sheet").get_by_role("table")).to_be_visible()
