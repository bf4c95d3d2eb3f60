"""What a host or player can settle about a table: messages, its note, the bots for absent people, keeping, deleting."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Route, expect

from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, decisions
from tests.page.test_looks import expect_no_violations


def test_at_a_table_by_day_one_asks_for_messages_and_stops_them(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend", clock={"kind": "days", "days": 3})
    page = visit("/")
    wishes: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        """What a server answers that sends mail, and calls webhooks at one host."""
        if route.request.method == "POST":
            wishes.append(route.request.post_data_json)
        kind = wishes[-1]["kind"] if wishes else ""
        able = {"email": True, "webhook": True, "hosts": ["ntfy.example"]}
        route.fulfill(json={**able, "kind": kind, "to": "a...@example.org" if kind else ""})

    page.route("**/notify", answer)
    page.goto(house.link(made))
    page.get_by_role("button", name="Tell me by email or message").click()
    form = page.get_by_role("region", name="Messages when it is my turn")
    form.get_by_label("How").select_option("webhook")
    expect(form).to_contain_text("This server may write to: ntfy.example.")
    form.get_by_label("How").select_option("email")
    form.get_by_label("My email address").fill("ada@example.org")
    expect_no_violations(page)
    form.get_by_role("button", name="Tell me").click()
    expect(form).to_contain_text("An email goes to a...@example.org, at most one every ten minutes.")
    form.get_by_role("button", name="Send no more messages").click()
    expect(form.get_by_label("My email address")).to_be_visible()
    assert wishes == [{"kind": "email", "to": "ada@example.org"}, {"kind": "", "to": ""}]


def test_a_server_without_messengers_says_so(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "friend", clock={"kind": "days", "days": 3})))
    page.get_by_role("button", name="Tell me by email or message").click()
    expect(page.get_by_text("This server sends no messages")).to_be_visible()


def test_a_table_is_shown_to_anybody_with_a_few_words_and_the_bot_for_absent_players(
    house: House, visit: Visit
) -> None:
    page = visit("/")
    page.get_by_role("button", name="Set up a table of Symphony No. 9").click()
    setup = page.get_by_role("dialog", name="A table of Symphony No. 9")
    setup.get_by_label("Seat B: who plays").select_option("friend")
    setup.get_by_label("Show the free seats on the start page").check()
    setup.get_by_label("A few words about the table").fill("Beginners are very welcome")
    setup.get_by_text("Clock, undo, pace").click()
    setup.get_by_label("For absent players").select_option(label="Pupil")
    with page.expect_request(lambda r: r.method == "POST" and r.url.endswith("/api/tables")) as asked:
        setup.get_by_role("button", name="Sit down").click()
    levels = next(g["levels"] for g in house.http.get("/api/games").json() if g["name"] == "symphony-no-9")
    assert asked.value.post_data_json["stand_in"] == next(level["spec"] for level in levels if level["name"] == "Pupil")
    invite = page.get_by_role("dialog", name="Invite")
    expect(invite).to_contain_text("The free seats are shown on the start page")
    guest = visit("/")
    listed = guest.get_by_role("region", name="Open tables")
    expect(listed).to_contain_text("one seat free of 3 · Beginners are very welcome")
    invite.get_by_role("button", name="Take them off the start page").click()
    invite.get_by_label("A few words about the table").fill("Come in")
    invite.get_by_role("button", name="Show on the start page").click()
    guest.reload()
    expect(listed).to_contain_text("Come in")
    invite.get_by_role("button", name="Take them off the start page").click()
    expect(invite.get_by_role("button", name="Show on the start page")).to_be_visible()


def test_a_finished_game_is_kept_for_good_and_deleted_by_its_host_who_is_asked(house: House, visit: Visit) -> None:
    made = house.finished("symphony-no-9")
    page, guest = visit(house.link(made)), visit(f"/t/{made['table']}")
    page.keyboard.press("Escape")
    expect(page.get_by_text(re.compile(r"This game can be looked at until \d+ \w+ \d{4}\."))).to_be_visible()
    page.get_by_role("button", name="Keep it for good").click()
    expect(page.get_by_text("This game is kept for good.")).to_be_visible()
    page.get_by_role("button", name="Seat A: Ada").click()
    page.get_by_role("button", name="Delete this table").click()
    asked = page.get_by_role("alertdialog", name="Delete this table?")
    asked.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete this table").click()
    asked.get_by_role("button", name="Delete it").click()
    page.get_by_role("region", name="Games", exact=True).wait_for()
    expect(page.get_by_role("region", name="My games")).to_have_count(0)
    expect(guest.get_by_role("heading", name="This table cannot be opened")).to_be_visible()


def test_bots_that_think_less_than_they_should_are_told(house: House, visit: Visit) -> None:
    _, state = next(decisions("symphony-no-9", 2, {}, "hurried", Counter(), 1))
    page = visit("")
    fed = FedPage(page)
    fed.show({**state, "hurried": True}, house.address)
    expect(page.get_by_text("each gets less time than its level should have")).to_be_visible()
    fed.show({**state, "hurried": False})
    expect(page.get_by_text("each gets less time than its level should have")).to_have_count(0)
