"""The start page: from nothing to a game in two clicks, and back to it."""

from playwright.sync_api import expect

from tests.page.conftest import House, Visit


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
    setup.get_by_label("Clock").select_option(label="Quick")
    setup.get_by_role("button", name="Sit down").click()
    seats = page.get_by_role("list", name="Seats").get_by_role("button")
    expect(seats).to_have_count(4)
    expect(seats.first).to_contain_text("5:00")
    invitation = page.get_by_role("textbox", name="Link for seat B")
    assert invitation.input_value().startswith(page.url + "#")
    expect(page.get_by_role("textbox", name="Link for spectators")).to_have_value(page.url)


def test_trouble_is_told_in_words(visit: Visit) -> None:
    page = visit("/")
    page.locator("input[type=file]").set_input_files(
        files=[{"name": "game.txt", "mimeType": "text/plain", "buffer": b"not a record"}]
    )
    expect(page.get_by_role("alert")).to_contain_text("This is not a record")


def test_a_newcomer_is_guided_and_may_leave_the_guide(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")), newcomer=True)
    guide = page.get_by_role("complementary", name="First time here")
    expect(guide).to_contain_text("Eight chairs")
    page.get_by_role("list", name="Choices").get_by_role("button").first.click()
    expect(guide).to_contain_text("Your hand")
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)
    page.reload()
    page.get_by_role("region", name="Board").wait_for()
    expect(guide).to_have_count(0)
