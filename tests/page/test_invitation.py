"""An invitation between two addresses: a host at the machine itself, a friend and a stranger at its other address.

127.0.0.2 stands for the machine's address in the local network: a server for 127.0.0.1 does not answer there until
somebody lets others in.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
import typer
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from scherzo import web
from scherzo.cli.app import app
from tests.page.conftest import READY_S, House, Visit, free_port
from tests.page.test_looks import expect_no_violations
from tests.server.test_reach import RUN, answers

Enter = Callable[[str], Page]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server for its own machine alone, as it starts by itself."""
    assert web.built(), web.MISSING
    found = free_port()
    database = str(tmp_path_factory.mktemp("own") / "tables.db")
    settings = {"SCHERZO_GAMES": "musical-chairs", "SCHERZO_DATABASE": database}
    server = subprocess.Popen([sys.executable, "-c", RUN, "127.0.0.1", str(found), "0"], env={**os.environ, **settings})
    try:
        wait_until_ready(f"http://127.0.0.1:{found}", server)
        yield found
    finally:
        server.terminate()
        server.wait(15)


def wait_until_ready(address: str, server: "subprocess.Popen[bytes]") -> None:
    """Waits until the server answers and its game can be played."""
    end = time.monotonic() + READY_S
    while not answers(address) or not all(g["ready"] for g in httpx.get(f"{address}/api/games", timeout=30).json()):
        assert server.poll() is None
        assert time.monotonic() < end, "the rules were not ready in time"
        time.sleep(0.3)


@pytest.fixture
def enter(browser: Browser) -> Iterator[Enter]:
    """Opens an address as somebody with a browser of their own, who never was here."""
    contexts: list[BrowserContext] = []

    def open_page(address: str) -> Page:
        context = browser.new_context(reduced_motion="reduce", service_workers="block")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()


def test_a_friend_follows_the_link_to_another_address_and_a_stranger_does_not_share_the_seat(
    port: int, enter: Enter
) -> None:
    here, there = f"http://127.0.0.1:{port}", f"http://127.0.0.2:{port}"
    host = enter(here)
    invite = set_up_a_table(host)
    assert not answers(there), "nobody else is listened to before somebody says so"
    expect(invite.get_by_role("alert")).to_contain_text("Only this machine can open these links.")
    invite.get_by_role("button", name="Let others in").click()
    link = invite.get_by_role("textbox", name="Link for seat B")
    expect(link).to_have_value(re.compile(re.escape(f"{there}/t/")))
    expect(invite.get_by_role("alert")).to_have_count(0)
    expect(invite.get_by_role("img", name="QR code of the link for seat B")).to_be_visible()
    invitation = link.input_value()

    preview = httpx.get(invitation.partition("#")[0], headers={"accept": "text/html"}, timeout=30).text
    assert 'property="og:title" content="Ada invites you to Musical Chairs"' in preview

    friend = enter(invitation)
    expect(friend.get_by_role("heading", name="Ada invites you to Musical Chairs")).to_be_visible()
    expect_no_violations(friend)
    friend.get_by_role("textbox", name="My name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("region", name="Board")).to_be_visible()
    assert friend.url.startswith(there)
    expect(invite).to_contain_text("Everybody is here.")
    for page in (host, friend):
        expect(page.get_by_role("button", name="Seat A: Ada")).not_to_contain_text("away")
        expect(page.get_by_role("button", name="Seat B: Ben")).not_to_contain_text("away")

    stranger = enter(invitation)
    expect(stranger.get_by_role("heading", name="This seat is taken")).to_be_visible()
    expect(stranger.get_by_role("main")).to_contain_text("Ben already plays this seat of Musical Chairs.")
    expect_no_violations(stranger)
    stranger.get_by_role("button", name="No, I only watch").click()
    expect(stranger.get_by_text("You are watching.")).to_be_visible()
    expect(stranger.get_by_role("group", name="My hand")).to_have_count(0)


def set_up_a_table(host: Page) -> Locator:
    """Ada sits down at a table with a seat for a friend; the invitation lies open."""
    host.get_by_role("button", name="Set up a table of Musical Chairs").click()
    setup = host.get_by_role("dialog", name="A table of Musical Chairs")
    setup.get_by_role("button", name="2", exact=True).click()
    setup.get_by_label("Seat A: name").fill("Ada")
    setup.get_by_label("Seat B: who plays").select_option("friend")
    setup.get_by_role("button", name="Sit down").click()
    return host.get_by_role("dialog", name="Invite")


def invitation_where(visit: Visit, house: House, *, may_open: bool) -> Locator:
    """The invitation where only this machine can open links, and letting others in changes nothing."""
    reach = {"here": house.address, "addresses": [], "only_here": True, "may_open": may_open}
    page = visit("")
    page.route("**/api/reach**", lambda route: route.fulfill(json=reach))
    page.goto(house.link(house.table("musical-chairs", "me", "random")))
    page.get_by_role("button", name="Invite, or let others watch").click()
    return page.get_by_role("dialog", name="Invite")


def test_a_machine_in_no_network_is_told_so(house: House, visit: Visit) -> None:
    invite = invitation_where(visit, house, may_open=True)
    invite.get_by_role("button", name="Let others in").click()
    expect(invite.get_by_role("alert")).to_contain_text("This machine is in no network that others could come from.")


def test_who_may_not_open_the_doors_reads_a_command_that_there_is(house: House, visit: Visit) -> None:
    invite = invitation_where(visit, house, may_open=False)
    expect(invite.get_by_role("button", name="Let others in")).to_have_count(0)
    told = re.search(r"“scherzo ([^”]+)”", invite.get_by_role("alert").inner_text())
    assert told, "the way to let others in is told"
    command, option = told[1].split()
    table = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]
    assert option in {name for parameter in table.params for name in parameter.opts}
