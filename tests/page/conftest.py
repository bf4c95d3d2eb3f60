"""A real server and Debian's Chromium: the page is tested as people meet it."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from scherzo import web

HERE = Path(__file__).parent
CHROMIUM = Path("/usr/bin/chromium-headless-shell")  # without windows a page costs a third of the processor time
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
READY_S = 400  # rules compile on a first run
RUNNING = os.environ.get("SCHERZO_TEST_HOUSE", "")
EXPECTED = ("WebSocket", "Failed to load resource")  # a lost line and a refusal, which the page tells in words
KNOWN_LINK = """
const [, what, table] = location.pathname.split('/');
const token = location.hash.slice(1);
if (what === 't' && table && token) try {
  const all = JSON.parse(localStorage.getItem('scherzo.tables') ?? '[]');
  const known = all.find(t => t.table === table) ?? { table, game: '', title: '', keys: [], over: false, at: 0 };
  if (!known.keys.some(k => k.token === token)) known.keys.push({ seat: -1, kind: 'me', token });
  localStorage.setItem('scherzo.tables', JSON.stringify([known, ...all.filter(t => t.table !== table)]));
} catch {}  // nothing can be kept here
"""
expect.set_options(timeout=30_000)  # a busy machine takes its time
PICTURED = ("musical-chairs", "symphony-no-9")
GUIDED = (*PICTURED, "philharmonix", "symphony")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A failed test gets a second try where a browser is at work; the summary names it. Under a debugger, none."""
    for item in items:
        fixtures = item.fixturenames if isinstance(item, pytest.Function) and item.path.parent == HERE else ()
        if "browser" in fixtures and not config.option.usepdb:
            item.add_marker(pytest.mark.flaky(reruns=1))


class House:
    """The server under test, and what a program can ask of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=30)

    def wait_for(self, *games: str) -> None:
        """Waits until these games can be played: on a first run, rules are compiled one game after the other."""
        end = time.monotonic() + READY_S
        while not {g["name"] for g in self.http.get("/api/games").json() if g["ready"]}.issuperset(games):
            assert time.monotonic() < end, f"the rules were not ready after {READY_S} s"
            time.sleep(0.5)

    def table(self, game: str, *seats: str, **wish: Any) -> dict[str, Any]:
        """Sets a table up: seats are "me", "friend", "screen" or the level of a bot."""
        names = iter(("Ada", "Ben", "Cleo", "Dora"))
        people = ("me", "friend", "screen")
        asked = [
            {"kind": s, "name": next(names)} if s in people else {"kind": "bot", "name": next(names), "level": s}
            for s in seats
        ]
        answer = self.http.post("/api/tables", json={"game": game, "seats": asked, "pace": "instant", **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def link(self, made: dict[str, Any], seat: int = 0) -> str:
        """The address of a seat."""
        return f"{self.address}/t/{made['table']}#{made['seats'][seat]['token']}"

    def finished(self, game: str, bot: str = "random") -> dict[str, Any]:
        """A table whose game has been played to its end, by a program in the person's seat."""
        made = self.table(game, "me", bot, chat=False)
        self.play_until(made, lambda state: bool(state["over"]))
        return made

    def play_until(self, made: dict[str, Any], enough: Callable[[dict[str, Any]], bool]) -> bool:
        """Lets a program play the person's seat until it has seen enough, or the game is over; says which."""
        head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        path = f"/api/tables/{made['table']}"
        for turn in range(2000):
            state = self.http.get(path, headers=head).json()
            if enough(state):
                return True
            if state["over"]:
                return False
            if state["choices"]:
                body = {
                    "number": state["number"],
                    "client_id": f"t{turn}",
                    "option": state["choices"][turn % len(state["choices"])]["option"],
                }
                answer = self.http.post(f"{path}/decisions", json=body, headers=head)
                if answer.status_code == 429:
                    time.sleep(0.2)
            else:
                time.sleep(0.01)
        raise AssertionError("the game did not end")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of the page, with its own empty database; or one that already runs, if it is named."""
    if RUNNING:
        running = House(RUNNING)
        yield running
        running.http.close()
        return
    assert web.built(), web.MISSING
    port = free_port()
    folder = tmp_path_factory.mktemp("house")
    settings = {
        "SCHERZO_DATABASE": str(folder / "tables.db"),
        "SCHERZO_TABLES_PER_MINUTE": "1000",
        "SCHERZO_DECISIONS_PER_SECOND": "200",
        "SCHERZO_ABSENCE_SECONDS": "1",
        "SCHERZO_REVIEW_ITERATIONS": "20",
    }
    code = f"from scherzo.server.serve import serve; serve('127.0.0.1', {port})"
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-c", code], env={**os.environ, **settings}, stdout=log, stderr=log, cwd=folder
        )
    found = House(f"http://127.0.0.1:{port}")
    try:
        wait_until_ready(found, server, folder / "server.log")
        yield found
    finally:
        found.http.close()
        server.terminate()
        server.wait(15)


def wait_until_ready(house: House, server: "subprocess.Popen[bytes]", log: Path) -> None:
    """Waits until the server answers and the pictured games can be played."""
    while True:
        assert server.poll() is None, log.read_text()
        with contextlib.suppress(httpx.TransportError):
            return house.wait_for(*PICTURED)
        time.sleep(0.5)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium as Debian has it for programs, without windows."""
    if not CHROMIUM.exists():
        pytest.skip("Chromium is not installed (Debian: apt install chromium-headless-shell)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield chromium
        chromium.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Opens pages as separate people do, or empty ones with `""`: the test will lead them somewhere.

    No page may ask another host for anything, or meet an error.
    """
    contexts: list[BrowserContext] = []
    foreign: list[str] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        width: int = 1366,
        height: int = 768,
        theme: str = "light",
        newcomer: bool = False,
        scenes: str = "never",
        arriving: bool = False,  # by an invitation: otherwise this browser has opened its seats' links before
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,  # type: ignore[arg-type]
            accept_downloads=True,
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        contexts.append(context)
        if not newcomer:
            context.add_init_script(
                f"for (const g of {json.dumps(GUIDED)}) localStorage.setItem('scherzo.guide.' + g, 'done');"
                "localStorage.getItem('scherzo.sound') ?? localStorage.setItem('scherzo.sound', 'off');"
            )
        # With little motion a scene stays until it is clicked away: a bot's big moment would hold up any test.
        context.add_init_script(
            f"localStorage.getItem('scherzo.scenes') ?? localStorage.setItem('scherzo.scenes', '{scenes}')"
        )
        if not arriving:
            context.add_init_script(KNOWN_LINK)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on(
            "request", lambda r: None if r.url.startswith((house.address, "blob:", "data:")) else foreign.append(r.url)
        )
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda m: errors.append(m.text) if m.type == "error" and not m.text.startswith(EXPECTED) else None,
        )
        if path:
            page.goto(path if path.startswith("http") else house.address + path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")  # an answer that is still being written is nobody's any more
        context.close()
    assert not foreign, f"requests to other hosts: {foreign}"
    assert not errors, f"errors in the page: {errors}"
