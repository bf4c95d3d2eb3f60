"""Takes the pictures of Symphony for docs/screens: python -m tests.page.symphony_screens http://127.0.0.1:8000 [NAME]

The games are played by the greedy bot in this process; a page of the server at that address is shown their positions.
With names, only the pictures that begin with one of them are taken.
"""

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, FLAGS
from tests.page.fed import FedPage, greedy_states

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY = 38
SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "phone": (390, 844), "small": (360, 640)}
ALL_VARIANTS = {
    "orchestra": "progressive", "audience": "both", "masters": "karajan", "clefs": "set-1",
    "flip_sheet_black": "yes", "flip_sheet_chained": "yes", "flip_voice_3": "yes",
}  # fmt: skip
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {"draft": "secret"}),
    "four": (4, {"draft": "secret"}),
    "six": (6, {"draft": "secret", "audience": "both", "masters": "random", "clefs": "set-2"}),
    "all": (6, ALL_VARIANTS),
    "coda": (4, {}),
}
State = dict[str, Any]
Wanted = Callable[[State], bool]


def asked(kind: str, movement: str = "", phase: str = "") -> Wanted:
    """A decision of this kind, in this Movement and part of it."""

    def fits(state: State) -> bool:
        view = state["view"]
        right = movement in ("", view["movement"]) and phase in ("", view["phase"])
        return right and view["asking"] == kind and len(state["choices"]) > 1

    return fits


def sheet_scored(state: State) -> bool:
    """SY-MID-4: the latest move ended with the scoring of a Sheet."""
    return any("SY-MID-4" in line["rules"] for line in state["log"] if line["number"] == state["moves"])


ALL_SIZES, BOTH = "desktop laptop phone", "light dark"
PICTURES: list[tuple[str, str, Wanted, str, str]] = [  # name, game, position, sizes, themes
    ("draft", "six", asked("draft-a-card"), ALL_SIZES, BOTH),
    ("draft-two", "two", asked("draft-a-card"), "laptop phone", "light"),
    ("seating", "four", asked("seat"), ALL_SIZES, BOTH),
    ("seating-two", "two", asked("seat"), "laptop phone", "dark"),
    ("control-six", "six", asked("control"), "laptop", "dark"),
    ("curtain", "four", lambda state: state["view"]["movement"] == "B", "laptop", "dark"),
    ("attack", "four", asked("place-a-disc", "A", "Attack"), ALL_SIZES, BOTH),
    ("body", "two", asked("place-a-disc", "C", "Body"), ALL_SIZES, BOTH),
    ("body-six", "six", asked("place-a-disc", "D", "Body"), "laptop phone", "dark"),
    ("coda", "coda", asked("musician-token", "", "Coda"), ALL_SIZES, BOTH),
    ("variants", "all", asked("place-a-disc", "B"), ALL_SIZES, BOTH),
    ("sheet", "four", sheet_scored, ALL_SIZES, BOTH),
    ("end", "four", lambda state: bool(state["over"]), ALL_SIZES, BOTH),
    ("end-six", "six", lambda state: bool(state["over"]), "laptop phone", "light"),
]


def main(address: str, names: list[str]) -> None:
    """All pictures, each of the first position that fits."""
    wanted = [p for p in PICTURES if not names or p[0].startswith(tuple(names))]
    games = {name: list(positions(*GAMES[name])) for name in {game for _, game, *_ in wanted}}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        for name, game, fits, sizes, themes in wanted:
            at = next(i for i, state in enumerate(games[game]) if fits(state))
            for size in sizes.split():
                for theme in themes.split():
                    save(
                        browser,
                        address,
                        games[game][max(0, at - 1) : at + 1],
                        size,
                        theme,
                        f"symphony-{name}-{size}-{theme}",
                    )
        browser.close()


def positions(players: int, options: dict[str, str]) -> Iterator[State]:
    """A game of the greedy bot; each state as the seat that decides sees it."""
    yield from greedy_states("symphony", players, options, "pictures 1")


def save(browser: Browser, address: str, states: list[State], size: str, theme: str, name: str) -> None:
    """One picture, small enough for a repository: of the last of these states, with the scene that leads to it."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=width < 500,
        is_mobile=width < 500,
    )
    scenes = "never" if states[-1]["over"] else "always"  # the end is shown by its score sheet
    context.add_init_script(
        f"localStorage.setItem('scherzo.guide.symphony', 'done'); localStorage.setItem('scherzo.scenes', '{scenes}');"
        "localStorage.setItem('scherzo.sound', 'off')"
    )
    page = context.new_page()
    fed = FedPage(page)
    fed.show(states[0], address)
    for state in states[1:]:
        fed.show(state)
    settle(page)
    FOLDER.mkdir(parents=True, exist_ok=True)
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    context.close()


def settle(page: Page) -> None:
    """Nothing is pointed at, and everything has been drawn."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2:])
