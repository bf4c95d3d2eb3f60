"""How the page looks to everybody: axe-core, phones, zoom, its size, no host but ours."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from scherzo import web
from scherzo.games import NAMES
from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, expect_no_sideways_scroll, play_on, wait_for_turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"]
RUN_AXE = """async rules => {
  const found = await axe.run(document, { runOnly: rules });
  const told = n => n.target.join(' ') + ' ' + (n.failureSummary || '');
  return found.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(told).join(' | '));
}"""
LARGEST_PAGE = 150_000  # bytes of HTML, styles and scripts, compressed; fonts come later
PHONES = [(390, 844), (360, 640)]


@pytest.fixture(scope="module")
def played(house: House) -> dict[str, Any]:
    """A finished game."""
    return house.finished("musical-chairs")


def expect_no_violations(page: Page) -> None:
    """axe-core finds nothing, by all of WCAG 2.2 AA and the best practices, nor in the colours of the other theme."""
    page.wait_for_timeout(150)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found, before = page.evaluate(RUN_AXE, RULES), ink(page)
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    page.wait_for_timeout(150)
    assert ink(page) != before, "day and night look the same"
    found += page.evaluate(RUN_AXE, RULES_OF_COLOUR)
    page.emulate_media(color_scheme="dark" if dark else "light")
    assert not found, "\n".join(found)


def ink(page: Page) -> str:
    """The colour that the page is written in."""
    colour: str = page.evaluate("getComputedStyle(document.body).color")
    return colour


def test_the_start_page_and_its_sheets_have_no_violations(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now Musical Chairs").wait_for()
    expect_no_violations(page)
    page.get_by_role("button", name="Set up a table of Symphony No. 9").click()
    expect_no_violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect_no_violations(page)


@pytest.mark.parametrize("game", ["musical-chairs", "symphony-no-9"])
def test_a_table_has_no_violations(house: House, visit: Visit, game: str) -> None:
    page = visit(house.link(house.table(game, "me", "random", "random", "random")))
    play_on(page, by_roles, 6)
    expect_no_violations(page)
    page.keyboard.press("r")
    page.get_by_role("dialog", name="Rules").wait_for()
    expect_no_violations(page)


def test_the_end_and_the_replay_have_no_violations(house: House, visit: Visit, played: dict[str, Any]) -> None:
    page = visit(house.link(played))
    page.get_by_role("dialog", name="Score sheet").wait_for()
    expect_no_violations(page)
    page.keyboard.press("Escape")
    expect_no_violations(page)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_text("Move 0 of").wait_for()
    expect_no_violations(page)


def test_the_plain_board_has_no_violations(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    page.get_by_role("button", name="In words").click()
    page.get_by_role("dialog", name="The table in words").wait_for()
    expect_no_violations(page)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (683, 384), (768, 1024), (2560, 1440)])
def test_nothing_sticks_out_at_any_width(
    house: House, visit: Visit, played: dict[str, Any], width: int, height: int
) -> None:
    """683 x 384 is what 200 % zoom leaves of 1366 x 768."""
    page = visit("/", width=width, height=height)
    page.get_by_role("button", name="Play now Musical Chairs").wait_for()
    expect_no_sideways_scroll(page)
    for game in ("musical-chairs", "symphony-no-9"):
        page.goto(house.link(house.table(game, "me", "random", "random", "random")))
        wait_for_turn(page)
        expect_no_sideways_scroll(page)
        question = page.locator(".question h2")
        expect(question).to_be_in_viewport()
        expect(page.locator(".choice").first).to_be_in_viewport()
    page.goto(f"{house.address}/r/{played['table']}")
    page.get_by_text("Move 0 of").wait_for()
    expect_no_sideways_scroll(page)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_hand_lies_above_the_dock_on_a_phone(house: House, visit: Visit, width: int, height: int) -> None:
    page = visit("", width=width, height=height, has_touch=True, is_mobile=True)
    page.goto(house.link(house.table("musical-chairs", "me", "random", "random")))
    for _ in range(8):
        play_on(page, by_roles, 2)
        expect_hand_above_dock(page)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_long_score_pile_lies_above_the_dock_on_a_phone(house: House, visit: Visit, width: int, height: int) -> None:
    def pays_from_a_long_pile(state: dict[str, Any]) -> bool:
        paying = state["view"]["asking"] == "buy_cushion" and state["choices"]
        return paying and len(state["view"]["seats"][0]["score_pile"]) >= 6

    tables = (house.table("musical-chairs", "me", "random", "random") for _ in range(40))
    made = next(t for t in tables if house.play_until(t, pays_from_a_long_pile))
    page = visit(house.link(made), width=width, height=height, has_touch=True, is_mobile=True)
    expect(page.get_by_role("group", name="My score pile").get_by_role("group").nth(5)).to_be_attached()
    expect_hand_above_dock(page)
    expect_no_sideways_scroll(page)


def expect_hand_above_dock(page: Page) -> None:
    """Without scrolling, the whole hand is seen above the question and its choices."""
    page.wait_for_function("""() => {
      const bottom = document.querySelector('[data-part=hand]').getBoundingClientRect().bottom;
      return scrollY + bottom - document.querySelector('.dock').getBoundingClientRect().top <= 1;
    }""")


@pytest.mark.parametrize("game", ["philharmonix", "symphony"])
def test_a_board_in_words_is_whole_and_has_no_violations(house: House, visit: Visit, game: str) -> None:
    """Every sentence of the view is there, seats by their names, and nothing goes beyond the side."""
    house.wait_for(game)
    made = house.table(game, "me", "random", "random")
    page = visit(house.link(made))
    play_on(page, by_roles, 4)
    if not page.get_by_role("group", name="The board in words").count():
        page.get_by_role("button", name="In words").click()
    board = page.get_by_role("group", name="The board in words")
    board.wait_for()
    expect_no_violations(page)
    told = board.locator("section").all_inner_texts()
    assert not re.search(r"\{\d\}", " ".join(told)), "a seat without its name"
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    state = house.http.get(f"/api/tables/{made['table']}", headers=head).json()
    assert len(told) == len(state["sections"])
    for section, shown in zip(state["sections"], told, strict=True):
        words = set(re.findall(r"[A-Za-z]{3,}", " ".join(section["lines"])))
        assert words <= set(re.findall(r"[A-Za-z]{3,}", shown)), section["title"]
    wide = board.evaluate("b => b.querySelector('.pages').scrollWidth - b.querySelector('.pages').clientWidth")
    assert wide <= 0
    page.set_viewport_size({"width": 360, "height": 640})
    expect_no_sideways_scroll(page)


def test_a_phone_plays_by_touch(house: House, visit: Visit) -> None:
    link = house.link(house.table("musical-chairs", "me", "random"))
    page = visit(link, width=360, height=640, has_touch=True, is_mobile=True)
    wait_for_turn(page)
    assert play_on(page, lambda p, turn: p.locator(".choice:enabled").first.tap(), 8) == 8


def test_nothing_essential_scrolls_on_a_small_laptop(house: House, visit: Visit) -> None:
    for game in ("musical-chairs", "symphony-no-9"):
        page = visit(house.link(house.table(game, "me", "random", "random", "random")))
        wait_for_turn(page)
        hidden = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert hidden <= 0, f"{game}: {hidden} px are below the edge"


@pytest.mark.parametrize("game", NAMES)
def test_the_page_of_a_table_is_small(game: str) -> None:
    """What a table of one game loads: the page with all it begins with, and the game's own board."""
    assets = {path.name: path for path in web.STATIC.rglob("*") if path.suffix in (".js", ".css")}
    named = re.findall(r"assets/([^\"]+)", (web.STATIC / "index.html").read_text(encoding="utf-8"))
    wanted = [*named, *(name for name, path in assets.items() if path.stem[:-9] == game)]  # a hash of eight letters
    packed = {"index.html": len(gzip.compress((web.STATIC / "index.html").read_bytes(), 9))}
    while wanted:
        name = wanted.pop()
        if name in packed or name not in assets:
            continue
        text = assets[name].read_text(encoding="utf-8")
        packed[name] = len(gzip.compress(text.encode(), 9))
        wanted += re.findall(r"(?:from|import)\s*\"\./([^\"]+)\"", text)  # import(...) comes only when it is needed
    assert len(packed) > 4
    assert sum(packed.values()) <= LARGEST_PAGE, packed
