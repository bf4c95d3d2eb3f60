"""The start page: from nothing to a game in two clicks, and back to it."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import GUIDED, House, Visit


def test_two_clicks_lead_to_a_game_against_bots(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now Musical Chairs").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    page.get_by_role("list", name="Choices").get_by_role("button").first.click(timeout=30_000)
    expect(page.get_by_role("log", name="What happened")).to_contain_text("Guest starts at")
    expect(page.get_by_role("list", name="Seats").get_by_role("button").first).to_contain_text("you")


def test_a_name_once_given_is_used_from_then_on(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now Musical Chairs").click()
    page.get_by_role("button", name="Seat A").click()
    page.get_by_label("My name").fill("Nannerl")
    page.get_by_role("button", name="Use this name").click()
    seat = page.get_by_role("list", name="Seats").get_by_role("button").first
    expect(seat).to_contain_text("Nannerl")
    page.get_by_role("link", name="Scherzo: to the start page").click()
    page.get_by_role("button", name="Play now Symphony No. 9").click()
    expect(seat).to_contain_text("Nannerl")


def test_my_games_are_remembered_without_an_account(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now Symphony No. 9").click()
    page.get_by_role("region", name="Board").wait_for()
    table = page.url
    page.get_by_role("link", name="Scherzo: to the start page").click()
    page.get_by_role("region", name="My games").get_by_role("link").first.click()
    assert page.url == table
    expect(page.get_by_role("list", name="Seats").get_by_role("button").first).to_contain_text("Guest")


def test_a_table_is_set_up_with_friends_options_and_a_clock(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Set up a table of Musical Chairs").click()
    setup = page.get_by_role("dialog", name="A table of Musical Chairs")
    setup.get_by_role("button", name="4", exact=True).click()
    setup.get_by_label("Seat A: name").fill("Ada")
    setup.get_by_label("Seat B: who plays").select_option("friend")
    setup.get_by_text("Clock, undo, pace").click()
    setup.get_by_label("Clock").select_option(label="Quick")
    setup.get_by_role("button", name="Sit down").click()
    invite = page.get_by_role("dialog", name="Invite")  # it lies open at once
    expect(invite.get_by_role("img", name="QR code of the link for seat B")).to_be_visible()
    expect(invite.get_by_role("alert")).to_contain_text("Only this machine can open these links.")
    invitation = invite.get_by_role("textbox", name="Link for seat B")
    assert invitation.input_value().startswith(page.url + "#")
    expect(invite.get_by_role("textbox", name="Link for spectators")).to_have_value(page.url)
    page.keyboard.press("Escape")
    seats = page.get_by_role("list", name="Seats").get_by_role("button")
    expect(seats).to_have_count(4)
    expect(seats.first).to_contain_text("5:00")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(invite).to_be_visible()


def test_the_set_up_offers_what_can_be_and_speaks_in_sentences(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    page.get_by_role("button", name="Set up a table of Musical Chairs").click()
    setup = page.get_by_role("dialog", name="A table of Musical Chairs")
    setup.get_by_text("Variants").click()
    for players in (4, 2):
        setup.get_by_role("button", name=str(players), exact=True).click()
        starts = setup.get_by_label("Who starts").locator("option")
        expect(starts).to_have_count(1 + players)
    told = " ".join(setup.locator("label").all_inner_texts())
    assert not re.search(r"[A-Z]+-[A-Z]+-\d|_", told), told


def test_a_running_game_is_not_forgotten_by_one_click(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    page.get_by_role("region", name="Board").wait_for()
    page.get_by_role("link", name="Scherzo: to the start page").click()
    mine = page.get_by_role("region", name="My games")
    mine.get_by_role("button", name="Forget this game").click()
    sheet = page.get_by_role("dialog", name="Forget this game?")
    expect(sheet.get_by_role("textbox", name="Link to my seat")).to_be_visible()
    sheet.get_by_role("button", name="Forget it").click()
    expect(mine).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    mine.get_by_role("link").first.click()
    expect(page.locator(".choice").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 640)])
def test_how_to_play_is_told_in_two_pages_with_our_own_pieces(
    house: House, visit: Visit, width: int, height: int
) -> None:
    """Every picture is seen, and keeps to its place; every page is read from its beginning."""
    house.wait_for(*GUIDED)
    page = visit("/", width=width, height=height)
    for game in ("Musical Chairs", "Symphony No. 9", "Philharmonix", "Symphony"):
        page.get_by_role("button", name=f"How to play {game}", exact=True).click()
        sheet = page.get_by_role("dialog", name=f"How to play {game}", exact=True)
        for turned in range(2):
            expect(sheet.get_by_text(f"{turned + 1} of 2")).to_be_attached()
            assert sheet.locator("section").count() >= 3
            expect(sheet.locator(".picture svg").first).to_be_attached()
            assert sheet.locator(".picture").evaluate_all(UNSEEN) == []
            expect(sheet.locator("h3")).to_be_in_viewport()
            following = sheet.get_by_role("button", name="Next")
            if following.is_enabled():
                following.click()
        page.keyboard.press("Escape")


UNSEEN = """pictures => pictures.map((picture) => {
  const place = picture.getBoundingClientRect();
  const drawn = [...picture.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
  const wide = Math.max(...drawn.map((box) => box.width));
  const out = drawn.some((box) => box.left < place.left - 1 || box.right > place.right + 1);
  return wide < 40 || out ? `${picture.nextElementSibling.textContent}: ${wide} px` : '';
}).filter(Boolean)"""


def test_an_address_where_nothing_is_has_a_way_home(house: House, visit: Visit) -> None:
    page = visit("/r/nowhere")
    expect(page.get_by_role("heading", name="This replay cannot be opened")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now Musical Chairs")).to_be_visible()


def test_trouble_is_told_in_words(visit: Visit) -> None:
    page = visit("/")
    page.locator("input[type=file]").set_input_files(
        files=[{"name": "game.txt", "mimeType": "text/plain", "buffer": b"not a record"}]
    )
    expect(page.locator(".record").get_by_role("alert")).to_contain_text("This is not a record")


def test_a_newcomer_is_guided_and_may_leave_the_guide(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")), newcomer=True)
    guide = page.get_by_role("group", name="First time here")
    expect(guide).to_contain_text("Eight chairs")
    page.get_by_role("list", name="Choices").get_by_role("button").first.click()
    expect(guide).to_contain_text("Your hand")
    guide.get_by_role("button", name="Back").click()
    expect(guide).to_contain_text("Eight chairs")
    expect(guide.get_by_role("button", name="Back")).to_have_count(0)
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)
    page.reload()
    page.get_by_role("region", name="Board").wait_for()
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("button", name="Show me at the table").click()
    expect(guide).to_be_visible()
