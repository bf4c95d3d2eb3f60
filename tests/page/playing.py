"""Ways of playing through the page: with the mouse, with the keyboard, through roles alone."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

MOST_DECISIONS = 700
LONGEST_TURN_MS = 60_000  # others' moves are shown one after the other, and a newcomer sees their scenes too
SETTLED = """before => {
  const table = document.querySelector('.table');
  if (!table || document.querySelector('.verdict')) return true;
  return table.dataset.number !== before && document.querySelector('.choice:enabled') !== null;
}"""


def number(page: Page) -> str:
    """The table's number as the page shows it."""
    return page.locator(".table").get_attribute("data-number") or ""


def wait_for_turn(page: Page, before: str = "") -> bool:
    """Waits until something can be chosen after number `before`; False when the game is over."""
    page.wait_for_function(SETTLED, arg=before, timeout=LONGEST_TURN_MS)
    return page.locator(".verdict").count() == 0


def play_on(page: Page, decide: Callable[[Page, int], None], most: int = MOST_DECISIONS) -> int:
    """Decides again and again until the game is over or `most` decisions are made; says how many it were."""
    made = 0
    going = wait_for_turn(page)
    while going and made < most:
        before = number(page)
        decide(page, made)
        made += 1
        going = wait_for_turn(page, before)
    return made


def be_sure(page: Page) -> None:
    """Says yes where the page asks whether a final choice is meant."""
    if not page.locator("[role=alertdialog]").count():  # much sooner known than what the whole page's roles are
        return
    yes = page.get_by_role("alertdialog", name="Are you sure?").get_by_role("button", name="Yes")
    if yes.count():
        yes.press("Enter")


def click_board(page: Page, turn: int) -> None:
    """Clicks a ringed thing on the board, or a button of the list where nothing on the board stands for it."""
    pieces = page.locator(".piece.can > .ring")
    count = pieces.count()
    if count == 0 or turn % 5 == 4:
        choices = page.locator(".choice:enabled")
        choices.nth(turn % choices.count()).click()
        be_sure(page)
        return
    pieces.nth(turn % count).click()
    several = page.get_by_role("dialog", name="Which one?")
    if several.count():
        several.locator("li button").first.click()
    be_sure(page)


def press_keys(page: Page, turn: int) -> None:
    """Uses nothing but the keyboard: a digit, or arrows and Enter."""
    if turn % 3 == 0:
        page.keyboard.press("1")
        be_sure(page)
        return
    page.keyboard.press("ArrowDown")
    for _ in range(turn % 3):
        page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.closest('.choice, .piece.can') !== null")
    page.keyboard.press("Enter" if chosen else "1")
    if page.get_by_role("dialog").count():
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    be_sure(page)


def by_roles(page: Page, turn: int) -> None:
    """Finds everything by role and name, as a screen reader does."""
    buttons = page.get_by_role("list", name="Choices").get_by_role("button")
    buttons.nth(turn % buttons.count()).click()
    be_sure(page)


def expect_no_sideways_scroll(page: Page) -> None:
    """Nothing sticks out at the side, once the page has taken the size of its window."""
    expect(page.locator("body")).to_be_visible()
    page.wait_for_function("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
