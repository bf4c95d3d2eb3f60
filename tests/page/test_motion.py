"""Pieces travel: short enough, skipped by any key, and not at all where somebody wants stillness."""

from playwright.sync_api import Page

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number, wait_for_turn

WATCH = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, timing) {
    const kind = this.dataset.kin || this.className || this.dataset.fly || '';
    const moves = JSON.stringify(steps).includes('translate(');
    if (moves) window.flights.push([String(kind), timing.duration + (timing.delay || 0)]);
    return animate.call(this, steps, timing);
  };
}"""


def play_and_watch(page: Page, decisions: int) -> list[tuple[str, float]]:
    """The flights of some decisions: what flew, and for how long."""
    page.evaluate(WATCH)
    for turn in range(decisions):
        before = number(page)
        by_roles(page, turn % 2)
        if not wait_for_turn(page, before):
            break
    flights: list[tuple[str, float]] = page.evaluate("window.flights")
    return flights


def test_cubes_and_coins_travel_to_their_place(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("symphony-no-9", "me", "random")), reduced_motion="no-preference")
    wait_for_turn(page)
    flights = play_and_watch(page, 14)
    kinds = {kind for kind, _ in flights}
    assert any(kind.startswith("cube-") for kind in kinds), kinds
    assert "coin-on-its-way" in kinds
    assert max(lasts for _, lasts in flights) <= 300


def test_any_key_skips_what_is_still_moving(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("symphony-no-9", "me", "random")), reduced_motion="no-preference")
    wait_for_turn(page)
    before = number(page)
    by_roles(page, 0)
    page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
    page.keyboard.press("Shift")
    moving = page.evaluate("document.getAnimations().filter(a => a.playState === 'running' && !a.animationName).length")
    assert moving == 0
    assert page.locator(".coin-on-its-way").count() == 0


def test_nothing_travels_where_stillness_is_wanted(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("symphony-no-9", "me", "random")))
    wait_for_turn(page)
    assert play_and_watch(page, 6) == []
