"""Small things that were hard to read, in the way, or in the wrong order."""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, decisions

State = dict[str, Any]
GAPS = """texts => texts.map(text => {
  const words = text.textContent.trim().split(' ');
  let at = 0;
  const gaps = words.map((word, i) => {
    const end = at + word.length;
    const last = i + 1 === words.length;
    const gap = last ? 99 : text.getStartPositionOfChar(end + 1).x - text.getEndPositionOfChar(end - 1).x;
    at = end + 1;
    return gap;
  });
  const [room, ink] = [text.parentElement.querySelector('circle').getBBox(), text.getBBox()];
  const half = Math.max(-ink.x, ink.x + ink.width), low = ink.y + 0.72 * ink.height;
  return { text: text.textContent, gap: Math.min(...gaps), fits: Math.hypot(half, low) < room.width / 2 + 0.5 };
})"""
COVERED = """() => [...document.querySelectorAll('.symphony .piece.can > .ring')].filter(ring => {
  const box = ring.getBoundingClientRect(), at = ring.closest('.window')?.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const dock = document.querySelector('#dock').getBoundingClientRect();
  const seen = at && x > at.left && x < at.right && y > at.top && y < at.bottom && y < dock.top;
  return seen && document.elementFromPoint(x, y)?.closest('button');
}).length"""
BEHIND = """() => {
  const go = document.querySelector('.scene .go').getBoundingClientRect();
  return [...document.querySelectorAll('.scene li > *')].map(line => line.getBoundingClientRect())
    .filter(box => box.bottom > go.top + 1 && box.top < go.bottom)
    .filter(box => box.left < go.left - 1 || box.right > go.right + 1).length;
}"""


@cache
def asked(game: str, players: int) -> dict[str, State]:
    """A state of each kind of decision."""
    return dict(decisions(game, players, {}, "details", Counter(), 1))


def shown(page: Page, house: House, state: State) -> FedPage:
    """The page at a state."""
    fed = FedPage(page)
    fed.show(state, house.address)
    page.locator("#board svg").first.wait_for()
    return fed


@pytest.mark.parametrize("width", [390, 1440])
def test_the_points_on_a_seal_stand_apart(house: House, visit: Visit, width: int) -> None:
    """1, 1½ and 2 points are not eleven and a half and two; nor do they touch the rim."""
    state = next(iter(asked("symphony-no-9", 4).values()))
    tiles = [
        ["1", "1.5", "2"],
        ["0.5", "1", "1.5"],
        ["5", "6", "7"],
        ["20", "10", "6"],
        ["5", "5", "5"],
        ["1", "2", "3"],
    ]
    for composer, points in zip(state["view"]["composers"], tiles, strict=True):
        composer["scoring"]["points"] = points
    page = visit("/", width=width, height=900)
    shown(page, house, state)
    page.evaluate("document.fonts.ready.then(() => true)")
    found = page.locator(".seal .points").evaluate_all(GAPS)
    assert [seal["text"] for seal in found][:3] == ["1 1½ 2", "½ 1 1½", "5 6 7"]
    assert [seal for seal in found if seal["gap"] < 3.5 or not seal["fits"]] == []


def test_of_a_long_question_the_rest_is_written_smaller(house: House, visit: Visit) -> None:
    state = asked("symphony-no-9", 4)["contribute"]
    page = visit("/")
    shown(page, house, state)
    asks = page.locator(".question h2")
    expect(asks).to_contain_text("any other sum fails.")
    expect(asks.locator(".more")).not_to_contain_text("Choose your secret contribution")
    large, small = (
        page.locator(f".question {part}").evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
        for part in ("h2", ".more")
    )
    assert small < large


def test_a_turn_is_ended_before_the_round_is_passed(house: House, visit: Visit) -> None:
    """Whoever presses the first digit goes on; passing for the whole round is another choice."""
    state = asked("philharmonix", 3)["turn"]
    seat = state["viewer"]
    passing, *others = (
        {"option": 900 + i, "notation": notation, "text": text, "hint": "", "elements": [f"seat-{seat}-{notation}"]}
        for i, (notation, text) in enumerate([("pass", "Pass for the rest of the round"), ("end", "End the turn")])
    )
    page = visit("/")
    shown(page, house, {**state, "choices": [passing, *others]})
    expect(page.locator(".choice").first).to_contain_text("End the turn")


def test_cards_are_listed_as_they_lie_in_the_hand(house: House, visit: Visit) -> None:
    """The first digit is the first card that may be played, from the left."""
    states = (s for kind, s in decisions("musical-chairs", 4, {}, "hand", Counter(), 9) if kind == "battle_commit")
    state = next(s for s in states if len(s["choices"]) > 4)
    page = visit("/")
    shown(page, house, state)
    lies = page.locator(".mine .piece.can").evaluate_all("all => all.map(e => e.dataset.el.slice(5))")
    listed = page.locator(".choice").evaluate_all("all => all.map(e => e.dataset.notation)")
    assert listed == [*lies, "decline"]


def test_a_long_list_of_sentences_is_one_column(house: House, visit: Visit) -> None:
    """Beside the board each choice has the whole width, and all begin at the same place."""
    states = asked("symphony", 4).values()
    state = max(states, key=lambda s: len(s["choices"]) if s["choices"] and len(s["choices"][0]["text"]) > 28 else 0)
    assert len(state["choices"]) > 12
    page = visit("/", width=1440, height=900)
    shown(page, house, state)
    lefts = page.locator(".choice > span").evaluate_all(
        "all => all.map(e => Math.round(e.getBoundingClientRect().left))"
    )
    assert len(set(lefts)) == 1


def test_nothing_lies_over_the_drawings_of_a_phone_that_can_be_made_larger(house: House, visit: Visit) -> None:
    page = visit("/", width=390, height=844, has_touch=True, is_mobile=True)
    states = asked("symphony", 4)
    fed = shown(page, house, next(iter(states.values())))
    for state in states.values():
        fed.show(state)
        page.wait_for_timeout(60)
        assert page.evaluate(COVERED) == 0
    score = page.locator("[data-part=score] svg").first
    before = score.evaluate("e => e.getBoundingClientRect().width")
    page.get_by_role("group", name="Score and orchestra").get_by_role("button", name="Larger").tap()
    page.wait_for_function(
        "([e, w]) => e.getBoundingClientRect().width > w * 1.2", arg=[score.element_handle(), before]
    )


def test_the_button_of_a_long_scene_covers_whole_lines_and_all_else_is_veiled(house: House, visit: Visit) -> None:
    before, after = a_scored_sheet()
    page = visit("/", width=360, height=640, has_touch=True, is_mobile=True, scenes="always")
    shown(page, house, before).show(after)
    page.locator(".scene .go").wait_for()
    assert page.evaluate(BEHIND) == 0
    veil = page.locator(".veil").bounding_box()
    assert veil == {"x": 0, "y": 0, "width": 360, "height": 640}


def a_scored_sheet() -> tuple[State, State]:
    """Before and after a move that scores a sheet of Symphony."""
    earlier: State = {}
    for _, state in decisions("symphony", 4, {}, "sheet", Counter(), 1000):
        if earlier and any({"SY-MID-4"} & set(line["rules"]) for line in state["log"][len(earlier["log"]) :]):
            return {**earlier, "viewer": state["viewer"]}, state
        earlier = state
    raise AssertionError("no sheet was scored")


def test_the_desk_in_use_leaves_room_for_the_others_on_a_tablet(house: House, visit: Visit) -> None:
    state = next(s for kind, s in asked("philharmonix", 3).items() if s["view"]["turn"]["action"])
    page = visit("/", width=820, height=1180, has_touch=True, is_mobile=True)
    shown(page, house, state)
    wide = page.locator(".desk.chosen").bounding_box()
    assert wide is not None
    assert wide["width"] < 0.7 * 820
    boxes = [d.bounding_box() for d in page.locator(".desks > .desk").all()]
    assert len({round(box["y"]) for box in boxes if box}) == 3, "three rows of three"


def test_alone_among_bots_there_is_nobody_to_talk_to(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    expect(page.get_by_role("log", name="What happened")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    page = visit(house.link(house.table("musical-chairs", "me", "friend")))
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()


def test_every_variant_says_what_it_changes(visit: Visit) -> None:
    """What is chosen is named in the field; what that changes stands below it."""
    page = visit("/")
    page.get_by_role("button", name="Set up a table of Symphony No. 9").click()
    setup = page.get_by_role("dialog", name="A table of Symphony No. 9")
    setup.get_by_text("Variants").click()
    side = setup.get_by_label("Side of scoring tile 3")
    side.select_option(label="Side B")
    expect(side).to_be_visible()
    expect(setup).to_contain_text("Its tiles score for your cubes at the end, not for composers who are dead.")
    side.select_option(index=0)
    expect(setup).not_to_contain_text("Its tiles score for your cubes at the end")


def test_all_rules_are_read_without_their_ids(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("symphony-no-9", "me", "random")))
    page.locator(".choice:enabled").first.wait_for()
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("button", name="All rules").click()
    expect(rules.locator("dd").first).to_be_visible()
    assert rules.locator("dt:not(.unseen)").count() == 0
    expect(rules).not_to_contain_text("added by this project")
    page.keyboard.press("Escape")
    page.locator(".question").get_by_role("button", name="The rule for this").click()
    expect(rules.locator("dt:not(.unseen)").first).to_have_text("S9-SPONSOR-2")  # behind § one may quote it
