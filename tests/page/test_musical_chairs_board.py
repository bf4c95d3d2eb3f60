"""The board of Musical Chairs: what everybody was told, who has nothing to show, what a card of 0 points counts."""

from collections import Counter

from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, decisions
from tests.page.test_looks import expect_no_violations


def test_told_cards_lie_open_and_a_cushion_lifts_cards_of_no_points(house: House, visit: Visit) -> None:
    """MC-TOKEN-two_lowest-1, MC-TOKEN-zero_worth_two-1."""
    state = next(
        s
        for _, s in decisions("musical-chairs", 2, {}, "told", Counter(), 60)
        if any(c["vp"] == 0 and c["kind"] == "chair" for c in s["view"]["seats"][s["viewer"]]["hand"] or ())
    )
    me = state["viewer"]
    mine, other = state["view"]["seats"][me], state["view"]["seats"][1 - me]
    zero = next(c for c in mine["hand"] if c["vp"] == 0 and c["kind"] == "chair")
    told = {**zero, "id": "told", "name": "drum 4"}
    mine["zero_card"], other["announced"] = 2, [told]
    page = visit("")
    FedPage(page).show(state, house.address)
    known = page.get_by_role("group", name="Told to everybody")
    expect(known.get_by_role("img", name="drum 4")).to_be_visible()
    expect_no_violations(page)
    known.hover()
    expect(page.get_by_role("note")).to_contain_text("it was skipped with the cushion Two lowest")
    expect(page.get_by_text("0 counts 2")).to_be_visible()
    expect(page.get_by_role("group", name=f"{zero['name']}, 0 points, counts 2").first).to_be_visible()


def test_a_fighter_without_cards_has_no_face_down_card(house: House, visit: Visit) -> None:
    state = next(s for _, s in decisions("musical-chairs", 2, {}, "fight", Counter(), 400) if s["view"]["battle"])
    battle = state["view"]["battle"]
    other = next(seat for seat in battle["active"] if seat != state["viewer"])
    battle["without_cards"], battle["committed"] = [other], []
    page = visit("")
    FedPage(page).show(state, house.address)
    fight = page.get_by_role("region", name="Butt Battle")
    expect(fight.locator(".slot", has_text="has no cards")).to_be_visible()
    expect(fight.locator(".slot.back")).to_have_count(0)
