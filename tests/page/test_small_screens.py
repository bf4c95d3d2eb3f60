"""On a phone: the guide covers nothing it speaks of, strips begin at their beginning, chat and home are at hand."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import GUIDED, House, Visit
from tests.page.fed import FedPage, decisions
from tests.page.playing import expect_no_sideways_scroll, number, wait_for_turn

IN_SIGHT = """() => {
  const thing = document.querySelector('.guided').getBoundingClientRect();
  const dock = document.querySelector('#dock').getBoundingClientRect();
  return thing.top > -2 && Math.min(thing.bottom, dock.top) - thing.top > 40;
}"""
CUT = "notes => notes.filter((note) => note.scrollHeight > note.clientHeight + 1).length"
BURST = """() => [...document.querySelectorAll('.holding')].filter((holding) => {
  const cell = holding.querySelector('.cell').getBoundingClientRect();
  return [...holding.querySelectorAll('.work, .cube, .count')].some((part) => {
    const box = part.getBoundingClientRect();
    return box.left < cell.left - 1 || box.right > cell.right + 1 || box.top < cell.top - 1;
  });
}).length"""


def on_a_phone(visit: Visit, link: str, **more: Any) -> Page:
    page = visit(link, width=390, height=844, has_touch=True, is_mobile=True, **more)
    wait_for_turn(page)
    return page


@pytest.mark.parametrize("game", GUIDED)
def test_the_guide_does_not_cover_what_it_speaks_of(house: House, visit: Visit, game: str) -> None:
    house.wait_for(game)
    page = on_a_phone(visit, house.link(house.table(game, "me", "random")), newcomer=True)
    guide = page.get_by_role("group", name="First time here")
    for _ in range(8):
        expect(guide).to_be_visible()
        if page.locator(".guided").count():  # some speak of what lies on the table only later
            page.wait_for_function(IN_SIGHT)
        following = guide.get_by_role("button", name="Next")
        if not following.count():
            break
        following.tap()
    guide.get_by_role("button", name="Enjoy").tap()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
@pytest.mark.parametrize("game", GUIDED)
def test_under_the_guide_the_choices_are_in_sight(
    house: House, visit: Visit, game: str, width: int, height: int
) -> None:
    house.wait_for(game)
    link = house.link(house.table(game, "me", "random"))
    page = visit(link, width=width, height=height, has_touch=True, is_mobile=True, newcomer=True)
    wait_for_turn(page)
    expect(page.get_by_role("group", name="First time here")).to_be_visible()
    page.wait_for_function("""() => {
      const dock = document.querySelector('#dock').getBoundingClientRect();
      const choice = document.querySelector('.choice').getBoundingClientRect();
      return dock.bottom <= innerHeight + 1 && choice.top > dock.top && choice.bottom <= dock.bottom;
    }""")


SIDE_BY_SIDE = """() => {
  const [stage, dock, choice] = ['.stage', '#dock', '.choice']
    .map((part) => document.querySelector(part).getBoundingClientRect());
  return stage.right <= dock.left + 1 && stage.bottom <= innerHeight + 1
    && choice.top >= dock.top && choice.top + 28 <= innerHeight && stage.width > innerWidth / 2;
}"""
ALL_REACHED = """async () => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const missed = [];
  for (const part of document.querySelectorAll('#board [data-part]')) {
    if (!part.childElementCount) continue;
    part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(done));
    const box = part.getBoundingClientRect();
    const seen = Math.min(box.bottom, stage.bottom) - Math.max(box.top, stage.top);
    if (seen < Math.min(box.height, 40) || box.left < stage.left - 1 || box.right > stage.right + 1)
      missed.push(part.dataset.part);
  }
  return missed;
}"""


@pytest.mark.parametrize("newcomer", [False, True])
@pytest.mark.parametrize("game", GUIDED)
def test_a_phone_held_sideways_shows_the_board_beside_the_choices(
    house: House, visit: Visit, game: str, newcomer: bool
) -> None:
    """The question and the first choice are in sight, and every part of the board can be brought into sight."""
    states = [state for _, state in decisions(game, 4, {}, "lying", Counter(), 1)][:4]
    page = visit("", width=844, height=390, has_touch=True, is_mobile=True, newcomer=newcomer)
    fed, address = FedPage(page), house.address
    for state in states:
        fed.show(state, address)
        address = ""
        page.locator("#board .piece").first.wait_for(state="attached")
        page.wait_for_function(SIDE_BY_SIDE)
        if newcomer:
            page.wait_for_timeout(700)  # the guide brings what it speaks of into sight
        assert page.evaluate(ALL_REACHED) == []
        expect_no_sideways_scroll(page)


def test_the_chart_is_a_card_on_a_phone_held_sideways_and_opens_for_its_questions(house: House, visit: Visit) -> None:
    states = dict(decisions("philharmonix", 4, {}, "boards", Counter(), 1))
    page = visit("", width=844, height=390, has_touch=True, is_mobile=True)
    fed = FedPage(page)
    fed.show(states["turn"], house.address)
    tabs = page.get_by_role("navigation", name="Parts of the board").get_by_role("button")
    expect(tabs.filter(has_text="Actions")).to_have_attribute("aria-current", "true")
    fed.show(states["tour"])
    expect(tabs.filter(has_text="Chart")).to_have_attribute("aria-current", "true")
    chart = page.locator("[data-part=chart]").bounding_box()
    assert chart is not None
    assert chart["height"] > 200
    page.set_viewport_size({"width": 390, "height": 844})  # turned upright it stands above the cards again
    expect(tabs.filter(has_text="Chart")).to_have_count(0)
    expect(page.locator("[data-part=chart]")).to_be_in_viewport()


@pytest.mark.parametrize("game", GUIDED)
def test_what_a_choice_costs_and_brings_is_not_cut(house: House, visit: Visit, game: str) -> None:
    house.wait_for(game)
    page = visit(house.link(house.table(game, "me", "random")), width=360, height=640, has_touch=True, is_mobile=True)
    wait_for_turn(page)
    assert page.locator(".choice small").count()
    assert page.locator(".choice small").evaluate_all(CUT) == 0
    expect_no_sideways_scroll(page)


def test_a_strip_of_choices_begins_at_its_beginning_and_nothing_is_preselected(house: House, visit: Visit) -> None:
    """Whoever starts takes several cubes, each from eight places or more: all these strips are wider than a phone."""
    seats = ("me", "random", "random", "random")
    page = on_a_phone(visit, house.link(house.table("symphony-no-9", *seats, options={"start_player": "first"})))
    strip = page.get_by_role("list", name="Choices")
    assert scrolled(strip, 400) > 0
    before = number(page)
    strip.get_by_role("button").last.tap()
    wait_for_turn(page, before)
    assert strip.evaluate("strip => strip.scrollLeft") == 0
    assert page.evaluate("document.querySelector('.choice.suggested, .choice:focus-visible')") is None
    assert scrolled(strip, 400) > 0  # it could have stayed where the last one was


def scrolled(strip: Locator, to: int) -> float:
    """Scrolls a strip and says how far it went: not at all where everything fits."""
    return float(strip.evaluate("(strip, to) => { strip.scrollLeft = to; return strip.scrollLeft; }", to))


def test_chat_and_home_are_at_hand_on_a_phone(house: House, visit: Visit) -> None:
    made = house.table("musical-chairs", "me", "friend")
    page = visit(house.link(made), width=390, height=844, has_touch=True, is_mobile=True)
    page.get_by_role("region", name="Board").wait_for()
    page.get_by_role("button", name="Chat").tap()
    page.get_by_label("Say something").first.fill("Hello")
    page.get_by_role("button", name="Say", exact=True).first.tap()
    expect(page.get_by_role("dialog", name="Chat")).to_contain_text("Hello")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Scherzo: to the start page").tap()
    expect(page.get_by_role("region", name="My games")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1366])
def test_many_tiles_and_cubes_stay_in_their_cell(house: House, visit: Visit, width: int) -> None:
    _, state = next(decisions("symphony-no-9", 4, {}, "many", Counter(), 1))
    for composer in state["view"]["composers"]:
        composer["works"], composer["cubes"] = [6] * 4, [9] * 4
    page = visit("", width=width, height=844)
    FedPage(page).show(state, house.address)
    page.locator(".holding .work").first.wait_for()
    assert page.locator(".holding .work").count() == 6 * 4 * 6
    assert page.evaluate(BURST) == 0


def test_the_sign_of_a_rule_stays_with_its_last_word(house: House, visit: Visit) -> None:
    """It is never alone on a line of the log."""
    page = on_a_phone(visit, house.link(house.table("symphony-no-9", "me", "random", "random", "random")))
    signs = page.locator(".words .tag")
    assert signs.count() > 3
    assert signs.evaluate_all("""all => all.every((sign) => {
      const words = document.createRange();
      words.setStartBefore(sign.parentElement);
      words.setEndBefore(sign);
      const last = [...words.getClientRects()].pop();
      return last && Math.abs(last.bottom - sign.getBoundingClientRect().bottom) < 14;
    })""")


def test_whoever_decides_is_in_sight_among_the_seats(house: House, visit: Visit) -> None:
    *_, (_, state) = (found for found in decisions("symphony", 6, {}, "seats", Counter(), 1) if found[1]["viewer"] == 5)
    page = visit("", width=360, height=640, has_touch=True, is_mobile=True)
    FedPage(page).show(state, house.address)
    page.wait_for_function("""() => {
      const seat = document.querySelector('.seat.turn').getBoundingClientRect();
      const strip = document.querySelector('.seats').getBoundingClientRect();
      return seat.left >= strip.left - 1 && seat.right <= strip.right + 1;
    }""")
