"""The drawn board of Symphony: everything can be done on it, by pointer, by keyboard and by screen reader."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from scherzo.games import game
from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, decisions
from tests.page.playing import be_sure, play_on

ALL_VARIANTS = {
    "audience": "both", "masters": "random", "clefs": "set-1", "flip_sheet_black": "yes", "flip_voice_3": "yes",
}  # fmt: skip
GAMES = [
    (4, {}, "one"),
    (6, ALL_VARIANTS, "two"),
    (2, {"masters": "kleiber", "draft": "secret"}, "three"),
    (3, {"orchestra": "progressive", "audience": "private", "masters": "furtwangler"}, "four"),
    (2, {"masters": "berlioz"}, "five"),
    (5, {"audience": "public", "masters": "mengelberg"}, "six"),
    (2, {"audience": "private"}, "s0"),
    (3, {"audience": "both"}, "s0"),
]
MOST_OF_A_KIND = 3
UNDRAWN = """state => state.choices.filter(
  choice => !choice.elements.some(e => document.querySelector(`.piece.can[data-el="${CSS.escape(e)}"] > .ring`))
).map(choice => choice.text)"""
PIECES = ".piece.can > .ring"


def test_every_option_of_every_decision_is_on_a_piece(house: House, visit: Visit) -> None:
    """Options that only the list of choices offers: none, of any kind of decision, in any variant."""
    page = visit("")
    fed, met, missing = FedPage(page), Counter[str](), dict[str, list[str]]()
    for players, options, seed in GAMES:
        for kind, state in decisions("symphony", players, options, seed, met, MOST_OF_A_KIND):
            fed.show(state, "" if fed.line else house.address)
            undrawn = page.evaluate(UNDRAWN, state)
            if undrawn:
                missing[kind] = undrawn
    assert missing == {}
    assert set(game("symphony").decisions) - {""} == set(met), "a kind of decision was not met"


def click_a_piece(page: Page, turn: int) -> None:
    """Clicks a ringed thing on the board, never the list of choices."""
    page.mouse.move(1, 1)  # off the board: what lies beside a thing pointed at is no piece
    expect(page.locator(".explains")).to_have_count(0)
    pieces = page.locator(PIECES)
    pieces.nth(turn % pieces.count()).click()
    which = page.get_by_role("dialog", name="Which one?")
    if which.count():
        which.locator("li button").first.click()
    be_sure(page)


def walk_to_a_piece(page: Page, turn: int) -> None:
    """Arrows until a piece is under the focus, then Enter."""
    page.keyboard.press("ArrowDown")
    for _ in range(turn % 3):
        page.keyboard.press("ArrowRight")
    if not page.evaluate("document.activeElement.closest('.piece.can') !== null"):
        page.locator(PIECES).first.focus()
    page.keyboard.press("Enter")
    if page.get_by_role("dialog", name="Which one?").count():
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    be_sure(page)


def press_by_name(page: Page, turn: int) -> None:
    """Finds a button of the board in the accessibility tree and presses it, as a screen reader does."""
    page.locator(PIECES).first.wait_for(state="attached")
    board = page.get_by_role("region", name="Board")
    buttons = board.get_by_role("button", disabled=False)
    enabled = [b for b in buttons.all() if b.evaluate("b => b.closest('.piece.can') !== null")]
    enabled[turn % len(enabled)].press("Enter")
    which = page.get_by_role("dialog", name="Which one?")
    if which.count():
        which.get_by_role("listitem").get_by_role("button").first.click()
    be_sure(page)


@pytest.mark.parametrize(
    ("decide", "seats", "options"),
    [
        (click_a_piece, ("me", "random"), {}),
        (walk_to_a_piece, ("me", "random", "random"), {"orchestra": "preset", "draft": "none"}),
        (press_by_name, ("me", "random", "random", "random"), {"orchestra": "preset", "draft": "none"}),
    ],
    ids=["by clicking pieces", "by keyboard", "by the accessibility tree"],
)
def test_a_whole_game_is_played_on_the_board(
    house: House, visit: Visit, decide: object, seats: tuple[str, ...], options: dict[str, str]
) -> None:
    house.wait_for("symphony")
    page = visit(house.link(house.table("symphony", *seats, options=options)))
    page.locator(".symphony").wait_for()
    assert play_on(page, decide) > 15
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
