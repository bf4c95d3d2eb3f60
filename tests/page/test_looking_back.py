"""Looking back in a running game: every move of the log leads to its position, and a link back to the table."""

from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, play_on


def test_a_line_of_the_log_leads_to_its_move_while_the_game_runs(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "random")
    page = visit(house.link(made))
    play_on(page, by_roles, 4)
    log = page.get_by_role("log", name="What happened")
    expect(log.get_by_role("link", name="Replay at move 0", exact=True)).to_be_visible()
    log.get_by_role("link", name="Replay at move 3", exact=True).click()
    expect(page.get_by_text("Move 3 of")).to_be_visible()
    page.get_by_role("button", name="Replay at move 1", exact=True).click()
    expect(page.get_by_text("Move 1 of")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("list", name="Choices").get_by_role("button").first).to_be_enabled()
