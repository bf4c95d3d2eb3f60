"""On any device: told while one looks elsewhere, started without a network, a tablet, letters that can be read."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import wait_for_turn
from tests.page.test_friends import decide, whose_turn

BELL = """
window.told = [];
class Bell {
  static permission = 'default';
  static async requestPermission() { return (Bell.permission = 'granted'); }
  constructor(title, { body }) { window.told.push([title, body]); }
  close() {}
}
window.Notification = Bell;
let away = false;
Object.defineProperty(Document.prototype, 'hidden', { get: () => away });
window.look_elsewhere = () => { away = true; document.dispatchEvent(new Event('visibilitychange')); };
"""
SMALL = """() => {
  const small = new Set();
  const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest('.unseen, .emblem, .card')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const scale = holder.ownerSVGElement ? Math.hypot(holder.getScreenCTM().a, holder.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < 10.9) small.add(`${text.data.trim()}: ${size.toFixed(1)} px`);
  }
  return [...small];
}"""


def test_whoever_looks_elsewhere_is_told_by_the_browser_once_they_said_yes(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend")
    ada, ben = visit("/"), visit("/")
    for page, seat in ((ada, 0), (ben, 1)):
        page.add_init_script(BELL)
        page.goto(house.link(made, seat))
        page.get_by_role("region", name="Board").wait_for()
    deciding, waiting = whose_turn(ada, ben)
    ask = waiting.get_by_text("Tell you when it is your turn")
    expect(deciding.get_by_text("Tell you when it is your turn")).to_have_count(0)  # only who waits is asked
    expect(ask).to_be_visible()
    assert waiting.evaluate("Notification.permission") == "default", "nobody is asked before they want it"
    waiting.get_by_role("button", name="Yes, tell me").click()
    expect(ask).to_have_count(0)
    waiting.evaluate("look_elsewhere()")
    for _ in range(30):
        if waiting.evaluate("told.length"):
            break
        decide(deciding) if deciding.locator(".choice:enabled").count() else deciding.wait_for_timeout(100)
    title, body = waiting.evaluate("told[0]")
    assert title == "Your turn: Musical Chairs"
    assert body == waiting.locator(".question h2").inner_text().removesuffix("§").strip()
    assert waiting.title().startswith("● ")


def test_the_page_can_be_installed_and_starts_without_a_network(house: House, visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.get_by_role("region", name="Games", exact=True).wait_for()
    manifest = house.http.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached just now.")
    expect(page.get_by_text("Four games about music.")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Play now Musical Chairs").wait_for()


@pytest.mark.parametrize("game", ["musical-chairs", "symphony-no-9"])
def test_a_tablet_gets_the_board_of_the_desktop(house: House, visit: Visit, game: str) -> None:
    page = visit("", width=1024, height=768, has_touch=True)
    page.goto(house.link(house.table(game, "me", "random", "random")))
    wait_for_turn(page)
    board, dock = page.locator("#board").bounding_box(), page.locator("#dock").bounding_box()
    assert board is not None
    assert dock is not None
    assert dock["x"] >= board["x"] + board["width"] - 1, "what is asked stands beside the board"
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "all of it is in sight"


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (1024, 768)])
@pytest.mark.parametrize("game", ["musical-chairs", "symphony-no-9"])
def test_no_letter_is_smaller_than_eleven_pixels(
    house: House, visit: Visit, game: str, width: int, height: int
) -> None:
    page = visit("", width=width, height=height, has_touch=True, is_mobile=width < 500)
    page.goto(house.link(house.table(game, "me", "random", "random", "random")))
    wait_for_turn(page)
    assert read(page) == []


def read(page: Page) -> list[str]:
    """The texts of a table that are too small.

    The letter in a seat's emblem only repeats its colour and shape; cards are as small as a full hand makes them.
    """
    found: list[str] = page.evaluate(SMALL)
    return found
