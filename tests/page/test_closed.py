"""A game that cannot go on, because the rules have changed since: the page tells what was written down of it."""

from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.test_looks import expect_no_violations

REFUSED = {"error": "other_rules", "text": "This game was played by other rules.", "rule": "", "sentence": ""}
RECORD = """Scherzo record 1
game: musical-chairs
closed: the rules have changed before the game was over
names: A Ada; B Ben

told: 0 Everybody draws eight cards.
told: 1 {1} starts at the harp chair.
"""


def test_a_closed_game_can_be_read_and_downloaded(house: House, visit: Visit) -> None:
    table = "0" * 20
    page = visit("/")
    page.route(f"**/api/tables/{table}", lambda route: route.fulfill(status=410, json=REFUSED))
    page.route(f"**/api/tables/{table}/record*", lambda route: route.fulfill(body=RECORD, content_type="text/plain"))
    page.goto(f"{house.address}/t/{table}")
    expect(page.get_by_role("heading", name="This game is closed")).to_be_visible()
    told = page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(told).to_have_text(["Everybody draws eight cards.", "Ben starts at the harp chair."])
    expect_no_violations(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download what was written down").click()
    assert Path(download.value.path()).read_text() == RECORD
