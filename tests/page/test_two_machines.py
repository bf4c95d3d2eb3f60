"""An invitation between two machines: two network namespaces joined by a cable of this test's own, and nothing else.

The server starts as it does by itself and looks for its addresses as it does anywhere. Whoever may not make namespaces
(they take root and Linux) has the same story told between two addresses in test_invitation.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from scherzo import web
from tests.page.conftest import CHROMIUM, FLAGS, READY_S
from tests.page.test_invitation import set_up_a_table

HOST, FRIEND = f"scherzo-{os.getpid()}-host", f"scherzo-{os.getpid()}-friend"
HOST_ADDRESS, FRIEND_ADDRESS = "192.168.77.1", "192.168.77.2"
PORT = 8765
SERVE = f"from scherzo.server.serve import serve; serve('127.0.0.1', {PORT})"
READY = f"""
import httpx, sys
sys.exit(not all(g["ready"] for g in httpx.get("http://127.0.0.1:{PORT}/api/games", timeout=10).json()))
"""


def ip(*words: str) -> None:
    """Runs `ip`; where it refuses, the test says what it said."""
    ran = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if ran.returncode:
        pytest.skip(f"no network namespaces can be made here: ip {' '.join(words)}: {ran.stderr.strip()}")


@pytest.fixture(scope="module")
def cable() -> Iterator[None]:
    """Two machines in a network of their own; what leaves one can only arrive at the other."""
    if sys.platform != "linux" or shutil.which("ip") is None:
        pytest.skip("no network namespaces can be made here: there is no `ip` command")
    try:
        for name in (HOST, FRIEND):
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("-n", HOST, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", FRIEND)
        for name, own, other in ((HOST, HOST_ADDRESS, FRIEND_ADDRESS), (FRIEND, FRIEND_ADDRESS, HOST_ADDRESS)):
            ip("-n", name, "address", "add", f"{own}/24", "dev", "cable")
            ip("-n", name, "link", "set", "cable", "up")
            ip("-n", name, "route", "add", "default", "via", other)  # as at home, where a router stands there
        yield
    finally:
        for name in (HOST, FRIEND):
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)


def inside(name: str, *command: str) -> list[str]:
    """A command as it runs on that machine."""
    return ["ip", "netns", "exec", name, *command]


@pytest.fixture(scope="module")
def server(cable: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A server on the host's machine, as it starts by itself: for this machine alone."""
    assert web.built(), web.MISSING
    database = str(tmp_path_factory.mktemp("machine") / "tables.db")
    settings = {**os.environ, "SCHERZO_GAMES": "musical-chairs", "SCHERZO_DATABASE": database}
    process = subprocess.Popen(inside(HOST, sys.executable, "-c", SERVE), env=settings)
    try:
        end = time.monotonic() + READY_S
        while subprocess.run(inside(HOST, sys.executable, "-c", READY), capture_output=True, check=False).returncode:
            assert process.poll() is None
            assert time.monotonic() < end, "the rules were not ready in time"
            time.sleep(0.5)
        yield
    finally:
        process.terminate()
        process.wait(15)


def page_on(name: str, browser: Browser, folder: Path) -> Page:
    """A page in a browser that runs on that machine."""
    script = folder / f"{name}.sh"
    script.write_text(f'#!/bin/sh\nexec ip netns exec {name} {CHROMIUM} "$@"\n')
    script.chmod(0o755)
    there = browser.browser_type.launch(executable_path=str(script), args=FLAGS)
    page = there.new_context(reduced_motion="reduce", service_workers="block").new_page()
    page.set_default_timeout(30_000)
    return page


def test_a_friend_on_another_machine_sits_down(server: None, browser: Browser, tmp_path: Path) -> None:
    host, friend = page_on(HOST, browser, tmp_path), page_on(FRIEND, browser, tmp_path)
    try:
        host.goto(f"http://localhost:{PORT}/")
        invite = set_up_a_table(host)
        with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):  # nobody was let in yet
            friend.goto(f"http://{HOST_ADDRESS}:{PORT}/")
        expect(invite.get_by_role("alert")).to_contain_text("Only this machine can open these links.")
        invite.get_by_role("button", name="Let others in").click()
        link = invite.get_by_role("textbox", name="Link for seat B")
        expect(link).to_have_value(re.compile(re.escape(f"http://{HOST_ADDRESS}:{PORT}/t/")))

        friend.goto(link.input_value())
        expect(friend.get_by_role("heading", name="Ada invites you to Musical Chairs")).to_be_visible()
        friend.get_by_role("textbox", name="My name").fill("Ben")
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.get_by_role("region", name="Board")).to_be_visible()
        expect(invite).to_contain_text("Everybody is here.")
        host.keyboard.press("Escape")
        for _ in range(2):  # each chooses a chair, and both see it
            lines = host.locator(".words").count()
            who_decides(host, friend).locator(".choice:enabled").first.click()
            for page in (host, friend):
                expect(page.locator(".words").nth(lines)).to_be_attached()
    finally:
        for page in (host, friend):
            page.context.browser.close()  # type: ignore[union-attr]


def who_decides(*pages: Page) -> Page:
    """The page whose seat is asked; what the other one chose may still be on its way."""
    for _ in range(120):
        for page in pages:
            if page.locator(".choice:enabled").count():
                return page
        pages[0].wait_for_timeout(250)
    raise AssertionError("nobody is asked")
