"""My games: what I played and how it went, kept in the browser, and carried to another one without an account."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import expect_no_sideways_scroll
from tests.page.test_looks import expect_no_violations

DAY_MS = 86_400_000


def played(number: int, rank: int = 2, points: float = 20, **more: Any) -> dict[str, Any]:
    """A game of musical chairs as this browser remembers it; higher numbers are older."""
    return {
        "table": f"past-{number}", "game": "musical-chairs", "title": "Musical Chairs", "players": 2,
        "others": [{"name": "Clara", "level": "Pupil"}], "over": True, "points": points, "rank": rank,
        "at": 1_700_000_000_000 - number * DAY_MS, **more,
    }  # fmt: skip


SOME = [
    played(0, rank=1, points=31, accuracy=84),
    played(1, points=12, players=3, others=[{"name": "Clara", "level": "Pupil"}, {"name": "Ben", "level": ""}]),
    played(2, rank=1, points=25),
    played(3, points=18, others=[{"name": "Felix", "level": "Maestro"}]),
]


def remember(page: Page, games: list[dict[str, Any]]) -> None:
    page.evaluate("games => localStorage.setItem('scherzo.played', games)", json.dumps(games))


def with_games(visit: Visit, path: str, games: list[dict[str, Any]] = SOME, **how: Any) -> Page:
    """A page in a browser that remembers these games."""
    page = visit("/", **how)
    remember(page, games)
    page.goto(page.url.rstrip("/") + path)
    return page


def test_a_finished_game_is_listed_with_result_and_opponents(house: House, visit: Visit) -> None:
    page = visit(house.link(house.finished("musical-chairs")))
    page.get_by_role("dialog", name="Score sheet").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Scherzo: to the start page").click()
    mine = page.get_by_role("region", name="My games")
    game = mine.get_by_role("link", name="replay")
    expect(game).to_contain_text("points")
    expect(game).to_contain_text("against Ben (")
    mine.get_by_role("link", name="Musical Chairs: 1 game").click()
    expect(page.get_by_role("heading", name="My games of Musical Chairs")).to_be_visible()
    expect(page.get_by_role("region", name="Figures")).to_contain_text("Best score")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Move 0 of")).to_be_visible()


def test_running_games_come_first(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("symphony-no-9", "me", "greedy")))
    page.get_by_role("region", name="Board").wait_for()
    remember(page, [*json.loads(page.evaluate("localStorage.getItem('scherzo.played')")), *SOME])
    page.goto(house.address)
    links = page.get_by_role("region", name="My games").locator(".games a")
    expect(links).to_have_count(5)
    expect(links.nth(0)).to_contain_text("Go on")
    expect(links.nth(0)).to_contain_text("against Ben (")
    expect(links.nth(1)).to_contain_text("Won with 31 points")
    expect(links.nth(1)).to_contain_text("accuracy 84%")
    expect(links.nth(2)).to_contain_text("Second of 3, 12 points")
    expect(links.nth(2)).to_contain_text("against Clara (Pupil) and Ben")


def test_a_forgotten_game_is_forgotten_with_its_figures_and_can_be_brought_back(visit: Visit) -> None:
    page = with_games(visit, "/", SOME[:1])
    page.get_by_role("button", name="Forget this game of Musical Chairs").click()
    expect(page.get_by_role("region", name="My games")).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_role("region", name="My games")).to_contain_text("Won with 31 points")


def test_the_figures_of_a_game_count_what_was_played(visit: Visit) -> None:
    page = with_games(visit, "/my/musical-chairs")
    told = page.get_by_role("region", name="Figures")
    for name, value in (("Games", "4"), ("Won", "2 (50%)"), ("Best score", "31"), ("Accuracy", "84%")):
        expect(told.locator("dl div").filter(has_text=name)).to_contain_text(value)
    by_players = told.get_by_role("table", name="By number of players")
    for row in ("2 3 2 (67%)", "3 1 0 (0%)"):
        expect(by_players.get_by_role("row", name=row, exact=True)).to_be_visible()
    opponents = told.get_by_role("table", name="By opponents")
    for row in ("Pupil 2 2 (100%)", "People 1 0 (0%)", "Maestro 1 0 (0%)"):
        expect(opponents.get_by_role("row", name=row, exact=True)).to_be_visible()
    expect(told.get_by_role("img", name="Points game by game")).to_be_visible()
    expect(told).to_contain_text("21.5 points on average in the earlier half of these games, 21.5 in the later half.")


def test_a_link_carries_seats_and_figures_to_another_browser_and_nothing_is_lost_there(
    house: House, visit: Visit
) -> None:
    here = visit(house.link(house.table("musical-chairs", "me", "greedy")))
    here.get_by_role("region", name="Board").wait_for()
    table = here.url
    remember(here, SOME)
    here.evaluate("localStorage.setItem('scherzo.learnt.musical-chairs', 'what-wins playing-a-card')")
    here.goto(f"{house.address}/my")
    here.get_by_role("button", name="Show a link and its code").click()
    along = here.get_by_role("region", name="Take my games along")
    expect(along).to_contain_text(
        "the key to your running game, the figures of your latest 4 finished games and the lessons"
    )
    expect(along).to_contain_text("Seat keys are secrets")
    expect(along.get_by_role("img", name="QR code")).to_be_visible()
    link = along.get_by_role("textbox", name="Link that carries my games").input_value()
    assert link.startswith(f"{house.address}/my#")
    assert len(link) <= 1000

    there = with_games(visit, "/", [played(0, rank=1, points=31), played(9, points=7)])
    there.goto(link)
    there.get_by_role("button", name="Add them to this browser").click()
    expect(there.get_by_role("region", name="Games from another device")).to_have_text(
        "Added: 1 running game, 3 finished games and what you have learnt there. 1 game was known here already."
    )
    assert there.evaluate("localStorage.getItem('scherzo.learnt.musical-chairs')") == "what-wins playing-a-card"
    assert there.url == f"{house.address}/my", "the keys do not stay in the address"
    finished = there.get_by_role("region", name="Finished")
    expect(finished.get_by_role("listitem")).to_have_count(5)
    expect(finished).to_contain_text("accuracy 84%")
    there.get_by_role("region", name="Running").get_by_role("link").click()
    expect(there.get_by_role("list", name="Seats").get_by_role("button").first).to_contain_text("you")
    assert there.url == table


def test_what_does_not_fit_into_the_code_is_said_and_is_in_the_file(visit: Visit) -> None:
    many = [played(n, points=n, table=f"{n * 7919 % 9973:04x}-{n * 104729 % 65521:04x}") for n in range(150)]
    here = with_games(visit, "/my", many)
    here.get_by_role("button", name="Show a link and its code").click()
    along = here.get_by_role("region", name="Take my games along")
    expect(along).to_contain_text("more games do not fit into a code: the file has all.")
    assert len(along.get_by_role("textbox", name="Link that carries my games").input_value()) <= 1000
    with here.expect_download() as saved:
        here.get_by_role("button", name="Save everything in a file").click()
    there = with_games(visit, "/my", [played(500)])
    there.get_by_label("Open such a file").set_input_files(saved.value.path())
    expect(there.get_by_text("Added: 150 finished games.")).to_be_visible()
    expect(there.get_by_role("region", name="Finished").get_by_role("listitem")).to_have_count(151)
    there.get_by_label("Open such a file").set_input_files(saved.value.path())
    expect(there.get_by_text("Nothing new in it. 150 games were known here already.")).to_be_visible()


@pytest.mark.parametrize("what", [b"no games", b"{}", b"null", b'{"scherzo": 1, "tables": [null], "games": []}'])
def test_a_file_of_something_else_is_refused_in_words(visit: Visit, what: bytes) -> None:
    page = with_games(visit, "/my")
    page.get_by_label("Open such a file").set_input_files(
        files=[{"name": "games.json", "mimeType": "application/json", "buffer": what}]
    )
    expect(page.get_by_role("alert")).to_contain_text("This is not a file of games from Scherzo")
    expect(page.get_by_role("region", name="Finished").get_by_role("listitem")).to_have_count(4)


def test_a_link_cut_short_is_refused_in_words(visit: Visit) -> None:
    page = visit("/my#AAAA")
    expect(page.get_by_role("alert")).to_contain_text("This link is not complete.")


def test_my_games_have_no_violations_and_fit_on_a_phone(visit: Visit) -> None:
    page = with_games(visit, "/my/musical-chairs", width=390, height=844)
    page.get_by_role("button", name="Show a link and its code").click()
    page.get_by_role("img", name="QR code").wait_for()
    expect_no_sideways_scroll(page)
    expect_no_violations(page)
    page.goto(page.url.replace("/my/musical-chairs", "/"))
    page.get_by_role("region", name="My games").wait_for()
    expect_no_sideways_scroll(page)
    expect_no_violations(page)
