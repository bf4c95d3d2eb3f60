"""Friends at one table: links, a lost line, spectators, chat, a bot that takes over."""

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number
from tests.page.test_looks import expect_no_violations


def decide(page: Page) -> None:
    """Makes one decision and waits until the page shows it."""
    before = number(page)
    by_roles(page, 0)
    page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)


def whose_turn(ada: Page, ben: Page) -> tuple[Page, Page]:
    """The page of whoever is to decide, and the other one."""
    for _ in range(300):
        for page, other in ((ada, ben), (ben, ada)):
            if page.locator(".choice:enabled").count():
                return page, other
        ada.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_two_browsers_play_one_table_and_one_comes_back_after_a_lost_line(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend")
    ada = visit(house.link(made, 0))
    ben = visit("/")
    lines: list[WebSocketRoute] = []
    cut = {"now": False}

    def wire(route: WebSocketRoute) -> None:
        if cut["now"]:
            route.close()
            return
        route.connect_to_server()
        lines.append(route)

    ben.route_web_socket(lambda url: url.endswith("/live"), wire)
    ben.goto(house.link(made, 1))
    ben.get_by_role("region", name="Board").wait_for()
    assert "#" not in ben.url, "the seat's token does not stay in the address"
    ben.evaluate("window.sameVisit = true")
    for _ in range(4):
        page, other = whose_turn(ada, ben)
        decide(page)
        expect(other.locator(".table")).to_have_attribute("data-number", number(page))

    cut["now"] = True
    lines[-1].close()
    expect(ben.get_by_text("No connection.")).to_be_visible()
    expect(ada.get_by_role("button", name=re.compile("Seat B: Ben ?away"))).to_be_visible()
    if ada.locator(".choice:enabled").count():
        decide(ada)
    cut["now"] = False
    expect(ben.get_by_text("No connection.")).to_have_count(0, timeout=60_000)
    assert ben.evaluate("window.sameVisit"), "it came back without a reload"
    expect(ben.locator(".table")).to_have_attribute("data-number", number(ada))
    for _ in range(2):
        page, other = whose_turn(ada, ben)
        decide(page)


def test_a_page_whose_sockets_are_blocked_plays_all_the_same(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend")
    ada, ben = visit(house.link(made, 0)), visit("/")
    ben.route_web_socket(lambda url: url.endswith("/live"), lambda route: route.close())
    polled: list[str] = []
    ben.on("request", lambda r: polled.append(r.url) if r.method == "GET" and "/api/tables/" in r.url else None)
    ben.goto(house.link(made, 1))
    ben.wait_for_event("request", lambda r: "/events?" in r.url)
    for _ in range(6):
        page, other = whose_turn(ada, ben)
        decide(page)
        expect(other.locator(".table")).to_have_attribute("data-number", number(page))
    expect(ben.get_by_text("No connection.")).to_have_count(0)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Can you hear me?")
    ada.get_by_role("button", name="Say", exact=True).click()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Can you hear me?")
    assert len([url for url in polled if "/events" in url]) == 1, "one stream, not a request for every look"


def test_spectators_see_no_hand(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "random")
    visit(house.link(made)).get_by_role("group", name="My hand").wait_for()
    guest = visit(f"/t/{made['table']}")
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    guest.get_by_role("region", name="Ada's side").wait_for()
    expect(guest.get_by_role("group", name="My hand")).to_have_count(0)
    expect(guest.locator(".choice")).to_have_count(0)
    expect(guest.get_by_role("log", name="What happened")).not_to_contain_text("draws the")


def test_chat_is_plain_text_and_can_be_switched_off(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "friend")
    ada, ben = visit(house.link(made, 0)), visit(house.link(made, 1))
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("<b>Good evening</b> & welcome")
    ada.get_by_role("button", name="Say", exact=True).click()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("<b>Good evening</b> & welcome")
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_label("Show the chat").uncheck()
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("tab", name="Chat")).to_have_count(0)


def test_unread_lines_are_those_that_came_while_nobody_read(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend")
    ada, ben = visit(house.link(made, 0)), visit("/")
    lines: list[WebSocketRoute] = []
    cut = {"now": False}

    def wire(route: WebSocketRoute) -> None:
        if cut["now"]:
            route.close()
        else:
            route.connect_to_server()
            lines.append(route)

    def say(text: str) -> None:
        ada.get_by_label("Say something").fill(text)
        ada.get_by_role("button", name="Say", exact=True).click()
        expect(ada.get_by_role("log", name="Chat")).to_contain_text(text)

    ben.route_web_socket("**/live", wire)
    ben.goto(house.link(made, 1))
    ben.get_by_role("region", name="Board").wait_for()
    chat, happened = ben.get_by_role("tab", name="Chat"), ben.get_by_role("tab", name="What happened")
    ada.get_by_role("tab", name="Chat").click()
    say("Good evening")
    expect(chat).to_have_text("Chat1")
    chat.click()
    expect(chat).to_have_text("Chat")
    say("Your turn")
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Your turn")
    happened.click()
    expect(chat).to_have_text("Chat")

    cut["now"] = True
    lines[-1].close()
    expect(ben.get_by_text("No connection.")).to_be_visible()
    say("Where are you?")
    cut["now"] = False
    expect(ben.get_by_text("No connection.")).to_have_count(0)
    expect(chat).to_have_text("Chat1")
    chat.click()
    expect(ben.get_by_role("log", name="Chat").locator("p")).to_have_count(3)

    again = visit(house.link(made, 1))
    again.get_by_role("region", name="Board").wait_for()
    again.get_by_role("tab", name="Chat").click()
    expect(again.get_by_role("log", name="Chat").locator("p")).to_have_count(3)


def test_a_bot_takes_over_an_absent_seat_and_gives_it_back(house: House, visit: Visit) -> None:
    made: dict[str, Any] = house.table("symphony-no-9", "me", "friend")
    ben = visit(house.link(made, 1))
    ben.get_by_role("region", name="Board").wait_for()
    ben.context.close()
    ada = visit(house.link(made, 0))
    seat = ada.get_by_role("button", name="Seat B: Ben")
    expect(seat).to_contain_text("away")
    ada.wait_for_timeout(1200)  # a bot takes over only for somebody who has been gone for a while
    seat.click()
    ada.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    expect(seat).to_contain_text("a bot plays")
    seat.click()
    ada.get_by_role("button", name="Give the seat back").click()
    expect(seat).to_contain_text("away")


def test_a_link_that_opens_nothing_is_answered_in_words(house: House, visit: Visit) -> None:
    page = visit("")
    page.goto(f"{house.address}/t/{'0' * 20}")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("region", name="Games").wait_for()


LOG = "document.querySelector('[role=log]').innerText.length"


def decide_what_others_have_seen(ada: Page, ben: Page) -> tuple[Page, Page]:
    """Plays until somebody has decided what cannot be taken back alone; the page of that one, and the other."""
    for _ in range(20):
        page, other = whose_turn(ada, ben)
        decide(page)
        page.wait_for_timeout(800)  # what is fair is worked out beside the game
        if page.get_by_role("button", name="Ask to undo").count():
            return page, other
    raise AssertionError("everything could be taken back")


def test_a_shown_card_is_taken_back_when_the_friend_agrees(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend", undo="consent")
    ada, ben = visit(house.link(made, 0)), visit(house.link(made, 1))
    page, other = decide_what_others_have_seen(ada, ben)
    question = other.get_by_role("alert").filter(has_text="asks to take back the latest decision")

    page.get_by_role("button", name="Ask to undo").click()
    expect(page.get_by_text("You ask to take back")).to_be_visible()
    expect(question).to_be_visible()
    expect_no_violations(other)
    other.get_by_role("button", name="Decline").click()
    expect(question).to_have_count(0)
    expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)

    page, other = decide_what_others_have_seen(ada, ben)
    question = other.get_by_role("alert").filter(has_text="asks to take back the latest decision")
    told = page.evaluate(LOG)
    page.get_by_role("button", name="Ask to undo").click()
    expect(question).to_be_visible()
    other.keyboard.press("y")
    page.wait_for_function(f"told => {LOG} < told", arg=told)
    page.locator(".choice:enabled").first.wait_for()
    expect(question).to_have_count(0)
