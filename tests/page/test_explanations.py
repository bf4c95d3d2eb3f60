"""Everything explains itself where it is: by pointer, by keyboard, by a finger that is held."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import number, wait_for_turn
from tests.page.test_looks import expect_no_violations


def card_of(page: Page) -> Locator:
    """The explanation that is open."""
    return page.get_by_role("note")


def apart(one: Locator, other: Locator) -> bool:
    """Neither lies over the other."""
    a, b = (thing.evaluate("e => e.getBoundingClientRect().toJSON()") for thing in (one, other))
    return bool(
        a["right"] <= b["left"] or b["right"] <= a["left"] or a["bottom"] <= b["top"] or b["bottom"] <= a["top"]
    )


def test_pieces_explain_themselves_beside_them(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    chair = page.locator("[data-el=chair-guitar]")
    chair.hover()
    card = card_of(page)
    expect(card).to_contain_text("Guitar chair")
    expect(card).to_contain_text("cushion")
    assert apart(card, chair)
    expect_no_violations(page)
    assert apart(card, page.locator(".dock"))
    expect(page.locator(".why[role=alert]")).to_have_count(0)

    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.locator(".piece.can > .ring").first.focus()  # something that may be chosen tells what that costs and brings
    expect(card.locator(".choose b").first).not_to_be_empty()
    page.keyboard.press("Shift+ArrowRight")  # to any other thing
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def greys_a_card(state: dict[str, Any]) -> bool:
    """A card of the hand may not be played now."""
    return bool(state["choices"]) and any(e.startswith("card-") for b in state["barred"] for e in b["elements"])


def test_what_appears_under_a_pointer_that_rests_does_not_explain_itself_unasked(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("symphony-no-9", "me", "random")))
    wait_for_turn(page)
    box = page.locator(".piece[data-el^=scoring]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.get_by_role("link", name="Scherzo: to the start page").click()
    back = page.get_by_role("region", name="My games").get_by_role("link").first
    back.evaluate("(e, [x, y]) => e.style = `position: fixed; left: ${x - 20}px; top: ${y - 20}px`", [x, y])
    page.mouse.click(x, y)
    wait_for_turn(page)
    page.wait_for_timeout(800)
    expect(card_of(page)).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(card_of(page)).to_be_visible()


def test_a_greyed_thing_explains_itself_quietly(house: House, visit: Visit) -> None:
    """Hovering raises no red box: only a click on something barred does."""
    made = house.table("musical-chairs", "me", "random")
    house.play_until(made, greys_a_card)
    page = visit(house.link(made))
    wait_for_turn(page)
    greyed = page.locator(".mine .piece.cannot").first
    greyed.hover()
    expect(card_of(page)).to_contain_text("Not now.")
    expect(page.locator(".why[role=alert]")).to_have_count(0)
    greyed.locator(".ring").click(force=True)
    expect(page.locator(".why[role=alert]")).to_be_visible()


def test_a_finger_that_is_held_reads_and_does_not_choose(house: House, visit: Visit) -> None:
    link = house.link(house.table("musical-chairs", "me", "random"))
    page = visit(link, width=390, height=844, has_touch=True, is_mobile=True)
    wait_for_turn(page)
    before = number(page)
    box = page.locator(".piece.can > .ring").first.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(card_of(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(card_of(page)).to_be_visible()
    assert number(page) == before
    assert apart(card_of(page), page.locator(".dock"))
    page.locator(".piece.can > .ring").first.tap()  # a tap chooses, as ever
    page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)


def test_what_a_choice_brings_stands_on_every_choice(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "random", "random", "random")
    house.play_until(made, lambda state: len([c for c in state["choices"] if c["hint"]]) > 4)
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    state = house.http.get(f"/api/tables/{made['table']}", headers=head).json()
    page = visit(house.link(made), width=360, height=640)
    wait_for_turn(page)
    expect(page.locator(".choice small")).to_have_count(len([c for c in state["choices"] if c["hint"]]))
    assert page.locator(".choice small").first.is_visible()


def explained(page: Page, thing: Locator, *words: str) -> None:
    """Pointing at a thing opens a card beside it with these words, and raises no alarm."""
    page.mouse.move(2, 2)
    expect(card_of(page)).to_have_count(0)
    thing.hover(force=True)
    for told in words:
        expect(card_of(page)).to_contain_text(told)
    expect(page.locator(".why[role=alert]")).to_have_count(0)


def crowned(state: dict[str, Any]) -> bool:
    """A composer has a leader, and it is somebody's turn at this screen."""
    return bool(state["choices"]) and any(c["leader"] is not None for c in state["view"]["composers"])


def test_seals_crowns_fame_and_the_budget_explain_themselves(house: House, visit: Visit) -> None:
    made = house.table("symphony-no-9", "me", "random", "random")
    house.play_until(made, crowned)
    page = visit(house.link(made))
    wait_for_turn(page)
    board = page.get_by_role("region", name="Board")
    explained(page, board.locator("[data-part=seals]").first, "tiles score", "points")
    crown = board.locator(".holding").filter(has=page.locator(".crown")).first
    explained(page, crown, "♛ Would be major patron", "gives up half")
    explained(page, board.locator(".budget"), "The royal budget of this round", "Added to what all players give")
    fame = board.locator(".person p span").first
    explained(page, fame, "in fame")


def for_sale(state: dict[str, Any]) -> bool:
    """A cushion lies beside its chair."""
    return bool(state["choices"]) and any(c["cushion"]["state"] == "removed" for c in state["view"]["chairs"])


def test_a_cushion_for_sale_says_what_it_costs_and_what_its_stars_are(house: House, visit: Visit) -> None:
    tables = (house.table("musical-chairs", "me", "random", "random") for _ in range(20))
    made = next(t for t in tables if house.play_until(t, for_sale))
    head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    state = house.http.get(f"/api/tables/{made['table']}", headers=head).json()
    cushion = next(c["cushion"] for c in state["view"]["chairs"] if c["cushion"]["state"] == "removed")
    page = visit(house.link(made))
    wait_for_turn(page)
    page.locator(f"[data-el=cushion-{cushion['id']}]").focus()
    card = card_of(page)
    expect(card).to_contain_text(f"Cushion {cushion['name']}")
    expect(card).to_contain_text("of its own at the end")
    expect(card).to_contain_text("For sale: whoever stands at this chair may buy it for one scored card.")


def test_an_undo_that_is_greyed_says_why(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    undo = page.locator("[data-tool=undo][aria-disabled=true]")
    undo.click(force=True)
    expect(card_of(page)).to_contain_text("Undo")
    expect(card_of(page)).to_contain_text(re.compile("taken back|decided"))


def test_a_question_mark_shows_the_keys_and_the_first_stop_leads_to_what_is_asked(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("a hint")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To what is asked")).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('#dock') !== null")
