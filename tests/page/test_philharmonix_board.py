"""The drawn board of Philharmonix: every option lies on a piece, nothing overlaps, is cut or too small to read."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from scherzo import web
from scherzo.games.philharmonix import names
from tests.page.conftest import House, Visit
from tests.page.philharmonix_states import Position, Shown, telling
from tests.page.playing import expect_no_sideways_scroll
from tests.page.test_looks import LARGEST_PAGE, expect_no_violations

GAMES = 16
PIECES = """() => [...document.querySelectorAll('.piece.can')]
  .filter(piece => piece.querySelector(':scope > .ring')).map(piece => piece.dataset.el)"""
PARTS = [".strip", ".sky", ".desks", ".patrons", ".dice", ".keys", "section.mine"]


@pytest.fixture(scope="module")
def met() -> list[Position]:
    """Positions in which every kind of decision offers every sort of thing it was seen to offer."""
    found = telling(GAMES)
    assert {p["kind"] for p in found} == set(names.DECISIONS)
    return found


def test_every_option_of_every_decision_lies_on_a_piece(house: House, visit: Visit, met: list[Position]) -> None:
    house.wait_for("philharmonix")
    shown = Shown(house, visit)
    only_in_the_list = set()
    for position in met:
        shown.show(position)
        drawn = set(shown.page.evaluate(PIECES))
        only_in_the_list |= {
            (position["kind"], choice["text"]) for choice in position["choices"] if not drawn & set(choice["elements"])
        }
    assert not only_in_the_list


def one_of_each_kind(met: list[Position]) -> list[Position]:
    """A position for each kind of decision, the richest."""
    return [
        max((p for p in met if p["kind"] == kind), key=lambda p: len(p["choices"]) + 9 * p["players"])
        for kind in names.DECISIONS
    ]


CROSSING = """parts => {
  const found = [];
  const cross = (all, most, says) => all.forEach(([name, at]) => all.forEach(([other, its]) => {
    const wide = Math.min(at.right, its.right) - Math.max(at.left, its.left);
    const high = Math.min(at.bottom, its.bottom) - Math.max(at.top, its.top);
    if (name < other && wide > most && high > most) found.push(name + says + other);
  }));
  const all = parts.map(part => [part, document.querySelector('.phil ' + part).getBoundingClientRect()]);
  for (const [part, at] of all)
    if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1)
      found.push(part + ' is cut');
  cross(all, 1, ' crosses ');
  const things = [...document.querySelectorAll('.sky .piece')]
    .filter(piece => /^(planet|demand|musician|soloist)-/.test(piece.dataset.el));
  cross(things.map(p => [p.dataset.el, p.querySelector('.drawn').getBoundingClientRect()]), 5, ' lies on ');
  const edge = document.querySelector('section.mine').getBoundingClientRect().right;
  for (const drawn of document.querySelectorAll('section.mine svg, section.mine .plaques'))
    if (drawn.getBoundingClientRect().right > edge + 1) found.push('my orchestra is cut');
  return found;
}"""
STACKED = """() => {
  const all = [...document.querySelectorAll('.sky > *, .phil > .tabs, .phil > .cards')].map(part => [
    part.className, part.getBoundingClientRect()]);
  return all.slice(1).filter(([, at], i) => at.top < all[i][1].bottom - 1).map(([name]) => name);
}"""
SMALL = """() => {
  const found = new Set();
  for (const text of document.querySelectorAll('.phil text')) {
    if (!text.textContent.trim() || text.closest('.seat-mark')) continue;
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const part = text.closest('[data-part]')?.dataset.part ?? '';
    if (size < 10.9) found.add(`${text.textContent.trim()} in ${part}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""


def test_nothing_overlaps_or_is_cut_on_a_small_laptop(house: House, visit: Visit, met: list[Position]) -> None:
    house.wait_for("philharmonix")
    shown = Shown(house, visit)
    for position in one_of_each_kind(met):
        shown.show(position)
        assert shown.page.evaluate(CROSSING, PARTS) == [], position["kind"]
        assert shown.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, position["kind"]


def test_what_may_be_had_stands_before_doing_without_it(house: House, visit: Visit, met: list[Position]) -> None:
    house.wait_for("philharmonix")
    shown = Shown(house, visit)
    kinds = set()
    for position in one_of_each_kind(met):
        leaving = [c["option"] for c in position["choices"] if "done" in c["elements"]]
        if leaving:
            kinds.add(position["kind"])
            shown.show(position)
            last = shown.page.get_by_role("list", name="Choices").get_by_role("button").last
            expect(last).to_have_attribute("data-option", str(leaving[0]))
    assert {"audition", "take a key"} <= kinds


def test_the_card_that_the_question_is_about_opens_by_itself_on_a_phone(
    house: House, visit: Visit, met: list[Position]
) -> None:
    house.wait_for("philharmonix")
    shown = Shown(house, visit, width=360, height=640, has_touch=True, is_mobile=True)
    page = shown.page
    for position in one_of_each_kind(met):
        shown.show(position)
        expect_no_sideways_scroll(page)
        assert page.evaluate(STACKED) == [], position["kind"]
        page.wait_for_function("""() => {
          const dock = document.querySelector('.dock').getBoundingClientRect().top;
          const cards = document.querySelector('.phil .cards').getBoundingClientRect();
          return scrollY === 0 && cards.top < dock - 60 && cards.bottom <= dock + 1;
        }""")
        card = CARDS.get(position["kind"])
        if card:
            page.wait_for_function(
                """card => {
                  const at = document.querySelector(`[data-card=${card}]`).getBoundingClientRect();
                  return Math.abs(at.left) < 2 && document.querySelector('.tabs [aria-current]').textContent.length > 0;
                }""",
                arg=card,
            )


CARDS = {
    "use the strength": "desks",
    "impress patrons": "patrons",
    "take a hat": "orchestra",
    "audition": "dice",
    "take a key": "piano",
    "turn order space": "players",
}


def test_the_board_and_its_sheets_have_no_violations(house: House, visit: Visit, met: list[Position]) -> None:
    house.wait_for("philharmonix")
    shown = Shown(house, visit)
    page = shown.page
    shown.show(next(p for p in one_of_each_kind(met) if p["kind"] == "turn"))
    expect_no_violations(page)
    page.get_by_role("button", name="Legend").click()
    page.get_by_role("dialog", name="Legend").wait_for()
    expect_no_violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Orchestras").get_by_role("button").last.click()
    page.get_by_role("dialog").wait_for()
    expect_no_violations(page)


def test_no_writing_on_the_board_is_too_small(house: House, visit: Visit, met: list[Position]) -> None:
    house.wait_for("philharmonix")
    shown = Shown(house, visit)
    for position in [p for p in one_of_each_kind(met) if p["kind"] in ("turn", "settle action points", "compose")]:
        shown.show(position)
        assert shown.page.evaluate(SMALL) == []


def test_plates_show_what_unspent_points_will_really_bring(house: House, visit: Visit, met: list[Position]) -> None:
    """PH-EFFECT-1: what goes beyond the most experience is lost, which the choices say and the page does not reckon."""
    house.wait_for("philharmonix")
    asked = next(p for p in met if p["kind"] == "settle action points")
    lost = [
        {**choice, "text": re.sub(r"\d+ experience", "no experience", choice["text"])} for choice in asked["choices"]
    ]
    shown = Shown(house, visit)
    shown.show(asked)
    assert set(shown.page.locator(".settle text").all_text_contents()[::2]) != {"0"}
    shown.show({**asked, "choices": lost})
    plates = shown.page.locator(".settle text").all_text_contents()
    assert len(plates) == 2 * len(lost)
    assert set(plates[::2]) == {"0"}


def test_a_table_loads_little(house: House, visit: Visit) -> None:
    shown = Shown(house, visit)
    names_of = "() => performance.getEntriesByType('resource').map(e => e.name).filter(n => /\\.(js|css)$/.test(n))"
    loaded: list[Any] = [Path(web.STATIC / "index.html")]
    loaded += [web.STATIC / "assets" / name.rsplit("/", 1)[1] for name in set(shown.page.evaluate(names_of))]
    packed = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in loaded}
    assert any(name.startswith("philharmonix") for name in packed)
    assert sum(packed.values()) <= LARGEST_PAGE, packed
