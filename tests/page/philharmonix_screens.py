"""Takes the pictures of Philharmonix for docs/screens: python -m tests.page.philharmonix_screens http://127.0.0.1:8000

The games are played in this process; a page of the server at that address is shown their positions.
"""

import io
import sys
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS, KNOWN_LINK, House
from tests.page.philharmonix_states import Position, Shown, greedy_positions, moments, telling

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
QUALITY = 38
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "": (4, {}),
    "-solo": (1, {}),
    "-two": (2, {"regions": "draft"}),
    "-records": (3, {"records": "with"}),
}
"""A turn of each is shown on all sizes in both themes."""
PHASES = [  # name, kind of decision, game
    ("-draft", "draft a region", "-two"),
    ("-manager", "pay for a Manager", ""),
    ("-strength", "use the strength", ""),
    ("-tour", "tour", "-two"),
    ("-fly", "fly", "-solo"),
    ("-patrons", "impress patrons", ""),
    ("-hats", "take a hat", "-records"),
    ("-advance", "advance a symphony", "-solo"),
    ("-soloist", "use a soloist", ""),
    ("-upgrade", "upgrade", ""),
    ("-compose", "compose", "-two"),
    ("-audition", "audition", ""),
    ("-symphony", "take a symphony", "-records"),
    ("-recruit", "recruit", ""),
    ("-key", "take a key", ""),
    ("-activate", "activate a patron", ""),
    ("-settle", "settle action points", "-records"),
    ("-next-round", "turn order space", ""),
]
"""Each is shown on all sizes, one after the other by day and by night."""


def main(address: str) -> None:
    """All pictures."""
    house = House(address)
    found = {game: list(greedy_positions(*how)) for game, how in GAMES.items()}
    anywhere = [*(p for positions in found.values() for p in positions), *telling(16)]
    concert = next(m for seed in range(60) for m in moments(2, {}, seed) if concert_of_worth(m[1]))
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for (at, size), theme in product(enumerate(SIZES), THEMES):
            shown = table(browser, house, size, theme, "never")
            turns = [(game, richest(found[game], "turn")) for game in GAMES]
            turn = THEMES.index(theme) + at
            phases = [
                (name, richest(found[game], kind) or richest(anywhere, kind))
                for i, (name, kind, game) in enumerate(PHASES)
                if (i + turn) % 2
            ]
            for name, position in [*turns, *phases]:
                assert position, f"nobody met {name}"
                shown.show(position)
                save(shown.page, f"philharmonix{name}-{size}-{theme}")
            closer(shown, size, theme)
            shown.page.context.close()
            scene = table(browser, house, size, theme, "always")
            scene.tell(concert[0])
            scene.tell(concert[1])
            save(scene.page, f"philharmonix-concert-{size}-{theme}")
            scene.page.context.close()
        browser.close()
    house.http.close()


def concert_of_worth(after: Position) -> bool:
    """The move was a concert in which most was heard that was wanted."""
    last = after["view"]["last_concert"]
    told = any("PH-PERFORM-5" in line["rules"] for line in after["log"])
    return told and sum(last["musicians"]) + sum(last["symphonies"]) > 2


def richest(positions: list[Position], kind: str) -> Position | None:
    """The late position of a kind with the most to choose."""
    return max((p for p in positions if p["kind"] == kind), key=worth, default=None)


def worth(position: Position) -> int:
    """How much a picture of it shows."""
    return len(position["choices"]) + 3 * int(position["view"]["round"])


def closer(shown: Shown, size: str, theme: str) -> None:
    """A region and somebody else's orchestra opened in full."""
    page = shown.page
    page.locator("[data-el^='demand-'] > .ring").first.focus()
    page.keyboard.press("z")
    page.get_by_role("dialog").wait_for()
    save(page, f"philharmonix-region-{size}-{theme}")
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Orchestras").get_by_role("button").last.press("Enter")
    page.get_by_role("dialog").wait_for()
    save(page, f"philharmonix-orchestra-{size}-{theme}")


def table(browser: Browser, house: House, size: str, theme: str, scenes: str) -> Shown:
    """A page of that size and theme."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    context.add_init_script(
        "localStorage.setItem('scherzo.guide.philharmonix', 'done'); localStorage.setItem('scherzo.sound', 'off');"
        f"localStorage.setItem('scherzo.scenes', '{scenes}')"
    )

    context.add_init_script(KNOWN_LINK)

    def visit(path: str, **_how: Any) -> Page:
        page = context.new_page()
        page.goto(house.address + path)
        return page

    return Shown(house, visit)


def save(page: Page, name: str) -> None:
    """One picture, small enough for a repository."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
