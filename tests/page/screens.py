"""Takes the pictures of docs/screens from a running server: python -m tests.page.screens http://127.0.0.1:8000

Those of Philharmonix are taken by tests.page.philharmonix_screens. With `previews` after the address, it takes the
pictures instead that messengers show with the link to a table.
"""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from scherzo.games import NAMES
from tests.page.conftest import CHROMIUM, FLAGS, KNOWN_LINK, House
from tests.page.playing import be_sure, play_on

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screens"
PREVIEWS = ROOT / "web" / "public" / "previews"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SETTLED_IN = """
for (const g of ['musical-chairs', 'symphony-no-9']) localStorage.setItem('scherzo.guide.' + g, 'done');
localStorage.setItem('scherzo.scenes', 'never');
localStorage.setItem('scherzo.sound', 'off');
"""
"""A browser that has seen the guides and shows no scenes."""
PREVIEW = """card => {
  const whole = document.createElement('div');
  const [cover, title, mark] = [card.querySelector('.cover svg'), card.querySelector('h2'), 'header svg'];
  whole.style = 'position: fixed; inset: 0; z-index: 99; display: grid; grid-template-columns: 752px 1fr; gap: 44px;'
    + 'align-items: center; padding: 0 48px; background: var(--paper)';
  whole.innerHTML = '<div style="height: 470px; border-radius: 20px; overflow: hidden;'
    + ' border-bottom: 6px solid var(--brass)"></div><div style="display: grid; gap: 30px">'
    + '<h1 style="font: 600 51px/1.05 var(--serif)"></h1></div>';
  const [picture, words] = whole.children;
  picture.append(cover.cloneNode(true));
  picture.firstChild.setAttribute('style', 'width: 100%; height: 100%');
  const sign = document.querySelector(mark).cloneNode(true);
  sign.setAttribute('style', 'width: 250px; height: auto');
  words.prepend(sign);
  words.querySelector('h1').textContent = title.textContent;
  document.body.append(whole);
}"""


def main(address: str) -> None:
    """All screens, on both sizes, in both themes."""
    house = House(address)
    done = house.finished("symphony-no-9")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        chairs = mid_game(browser, house, "musical-chairs", 24, "The line is at")
        ninth = mid_game(browser, house, "symphony-no-9", 12, "Buy a cube")
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=theme,  # type: ignore[arg-type]
                    reduced_motion="reduce",
                    has_touch=size == "phone",
                    is_mobile=size == "phone",
                )
                context.add_init_script(SETTLED_IN + KNOWN_LINK)
                page = context.new_page()
                save(page, f"{address}/", f"start-{size}-{theme}", ".card .main")
                save(page, house.link(chairs), f"musical-chairs-{size}-{theme}", ".choice")
                save(page, house.link(ninth), f"symphony-no-9-{size}-{theme}", ".choice")
                save(page, house.link(done), f"score-{size}-{theme}", "tfoot")
                save(page, f"{address}/r/{done['table']}#30", f"replay-{size}-{theme}", ".happened .line")
                context.close()
        browser.close()
    house.http.close()


def previews(address: str) -> None:
    """What a link to a table of each game shows in a messenger: its whole cover, and what it is called."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for name in NAMES:
            page = browser.new_page(viewport={"width": 1200, "height": 630}, color_scheme="light")
            page.goto(address)
            card = page.locator(f"article[aria-labelledby=title-{name}]")
            card.locator(".cover svg").wait_for()
            page.evaluate("document.fonts.ready.then(() => true)")
            card.evaluate(PREVIEW)
            page.screenshot(path=str(PREVIEWS / f"{name}.jpg"), type="jpeg", quality=84)
            page.close()
        browser.close()


def mid_game(browser: Browser, house: House, game: str, decisions: int, question: str) -> dict[str, Any]:
    """A table in the middle of a game, where its person is asked that question."""
    made = house.table(game, "me", "greedy", "greedy", "greedy")
    page = browser.new_page(reduced_motion="reduce")
    page.add_init_script(SETTLED_IN + KNOWN_LINK)
    page.goto(house.link(made))
    play_on(page, choose_first, decisions)
    while page.get_by_text(question).count() == 0:
        play_on(page, choose_first, 1)
    page.close()
    return made


def choose_first(page: Page, _turn: int) -> None:
    """The first choice of the list."""
    page.locator(".choice:enabled").first.click()
    be_sure(page)


def save(page: Page, address: str, name: str, wait_for: str) -> None:
    """One picture, small enough for a repository."""
    page.goto("about:blank")
    page.goto(address)
    page.locator(wait_for).first.wait_for()
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(FOLDER / f"{name}.jpg"), type="jpeg", quality=82)


if __name__ == "__main__":
    (previews if sys.argv[2:] == ["previews"] else main)(sys.argv[1].rstrip("/"))
