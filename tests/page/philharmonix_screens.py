"""Takes the pictures of Philharmonix for docs/screens: python -m tests.page.philharmonix_screens http://127.0.0.1:8000

The games are played by the greedy bot in this process; a page of the server at that address is shown their positions.
"""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS, House
from tests.page.philharmonix_states import Position, Shown, greedy_positions

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "solo": (1, {}),
    "two": (2, {"regions": "draft"}),
    "four": (4, {}),
    "records": (3, {"records": "with"}),
}
PICTURES = [  # name, game, kind of decision, from which round on, sizes, themes
    ("", "four", "turn", 3, "desktop phone", "light dark"),
    ("-turn", "four", "turn", 3, "laptop", "light dark"),
    ("-draft", "two", "draft a region", 1, "laptop", "light"),
    ("-strength", "four", "use the strength", 2, "laptop", "dark"),
    ("-tour", "two", "tour", 2, "desktop phone", "light"),
    ("-patrons", "four", "impress patrons", 2, "laptop phone", "light"),
    ("-hats", "four", "take a hat", 2, "laptop", "dark"),
    ("-upgrade", "four", "upgrade", 2, "laptop", "light"),
    ("-compose", "four", "compose", 2, "laptop", "light"),
    ("-audition", "two", "audition", 2, "laptop", "light"),
    ("-key", "four", "take a key", 2, "laptop phone", "dark"),
    ("-settle", "four", "settle action points", 2, "laptop", "light"),
    ("-next-round", "four", "turn order space", 2, "laptop", "dark"),
    ("-solo", "solo", "turn", 3, "desktop phone", "dark"),
    ("-records", "records", "turn", 3, "laptop", "light"),
]


def main(address: str) -> None:
    """All pictures, each of the first position that fits."""
    house = House(address)
    found = {game: list(greedy_positions(*how)) for game, how in GAMES.items()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for name, game, kind, since, sizes, themes in PICTURES:
            here, anywhere = found[game], [p for positions in found.values() for p in positions]
            of_kind = [p for p in here if p["kind"] == kind] or [p for p in anywhere if p["kind"] == kind]
            late = [p for p in of_kind if p["view"]["round"] >= since]
            position = max(late or of_kind, key=lambda p: len(p["choices"]))
            for size in sizes.split():
                for theme in themes.split():
                    save(browser, house, position, size, theme, f"philharmonix{name}-{size}-{theme}")
        browser.close()
    house.http.close()


def save(browser: Browser, house: House, position: Position, size: str, theme: str, name: str) -> None:
    """One picture, small enough for a repository."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    context.add_init_script(
        "localStorage.setItem('scherzo.guide.philharmonix', 'done'); localStorage.setItem('scherzo.scenes', 'never');"
        "localStorage.setItem('scherzo.sound', 'off')"
    )

    def visit(path: str, **_how: Any) -> Page:
        page = context.new_page()
        page.goto(house.address + path)
        return page

    shown = Shown(house, visit)
    shown.show(position)
    shown.page.mouse.move(0, 0)
    shown.page.wait_for_timeout(500)
    FOLDER.mkdir(parents=True, exist_ok=True)
    shown.page.screenshot(path=str(FOLDER / f"{name}.jpg"), type="jpeg", quality=46)
    context.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
