"""How the board of Symphony looks: nothing overlaps, is cut or too small, on a small laptop and a small phone; axe."""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.faults import faults
from tests.page.fed import FedPage, decisions
from tests.page.playing import expect_no_sideways_scroll
from tests.page.test_looks import expect_no_violations

ALL_VARIANTS = {"audience": "both", "masters": "random", "clefs": "set-1", "flip_sheet_black": "yes"}
PROGRESSIVE = {**ALL_VARIANTS, "orchestra": "progressive"}
LOOKED_AT = (
    "draft a card", "card to seat", "seat", "control", "Musician token", "place a disc", "second disc of a Semibreve",
    "card of the Column", "seat in the Column",
)  # fmt: skip


@cache
def looked_at() -> tuple[tuple[str, dict[str, Any]], ...]:
    """One state of several kinds of decision: two players, six with all variants, six whose orchestra grows."""
    found = []
    for players, options in ((2, {"draft": "secret"}), (6, ALL_VARIANTS), (6, PROGRESSIVE)):
        seed = "looks"
        met = Counter[str]()
        for kind, state in decisions("symphony", players, options, seed, met, 1):
            if kind in LOOKED_AT:
                found.append((f"{kind}, {players} players", state))
    return tuple(found)


def fed(page: Page, house: House) -> FedPage:
    """A page at the first of these states."""
    made = FedPage(page)
    made.show(looked_at()[0][1], house.address)
    return made


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (360, 640)])
def test_nothing_overlaps_is_cut_or_too_small(house: House, visit: Visit, width: int, height: int) -> None:
    page = visit("/", width=width, height=height)
    table, wrong = fed(page, house), dict[str, list[str]]()
    for kind, state in looked_at():
        table.show(state)
        page.wait_for_timeout(60)
        expect_no_sideways_scroll(page)
        if width > 1000:
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, kind
        if found := faults(page):
            wrong[kind] = found
    assert not wrong, "\n".join(f"{kind}: {found}" for kind, found in wrong.items())


def test_the_instrument_that_plays_lies_in_front_although_cards_are_in_hand(house: House, visit: Visit) -> None:
    """In a Progressive Orchestra there are cards in hand until the last Column: discs can be burnt all the same."""
    page = visit("/")
    table = fed(page, house)
    state = next(s for _, s in looked_at() if s["view"]["playing"] and s["view"]["seats"][s["viewer"]]["hand"])
    table.show(state)
    page.get_by_role("region", name="The Instrument that plays").wait_for()


def test_majorities_lean_to_what_a_note_would_bring(house: House, visit: Visit) -> None:
    """Pointing at a note, or at its choice, adds one disc to its Sheet and its Voice; away from it they stand."""
    page = visit("/")
    table = fed(page, house)
    state = next(s for _, s in looked_at() if s["view"]["landings"] and s["view"]["disc"]["colour"] >= 0)
    landing = next(x for x in state["view"]["landings"] if not x["covers"])
    note = next(x for x in state["view"]["notes"] if x["note"] == landing["note"])
    sheet, voice = page.locator(f"[data-el=sheet-{note['id'][0]}]"), page.locator(f"[data-el=voice-{note['voice']}]")
    table.show(state)
    expect(page.locator(".symphony .gain")).to_have_count(0)
    page.locator(f"[data-el='note-{note['id']}'] > .ring").focus()
    expect(sheet.locator(".gain")).to_have_count(1)
    expect(voice.locator(".gain")).to_have_count(1)
    page.locator(f"[data-el='note-{note['id']}'] > .ring").blur()
    expect(page.locator(".symphony .gain")).to_have_count(0)


def test_the_board_has_no_violations(house: House, visit: Visit) -> None:
    page = visit("/")
    table = fed(page, house)
    states = dict(looked_at())
    for kind in ("draft a card, 2 players", "place a disc, 6 players"):
        table.show(states[kind])
        expect_no_violations(page)
    page.get_by_role("button", name="Signs").click()
    page.get_by_role("dialog", name="Signs of the board").wait_for()
    expect_no_violations(page)
