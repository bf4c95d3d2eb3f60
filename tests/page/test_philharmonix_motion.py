"""Ships fly along strings, musicians walk on stage, concerts are scenes, piano keys and ovations are heard."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.philharmonix_states import Position, Shown, moments

Moment = tuple[Position, Position]
WATCH = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, timing) {
    window.flights.push([this.dataset.fly ?? '', steps.map(s => s.transform ?? '')]);
    return animate.call(this, steps, timing);
  };
}"""
LISTEN = """(() => {
  window.tones = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const oscillator = make.call(this);
    const start = oscillator.start;
    oscillator.start = function (at) {
      window.tones.push([this.type, Math.round(this.frequency.value)]);
      return start.call(this, at);
    };
    return oscillator;
  };
})()"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.sky .piece[data-el^=planet-]')].map(piece => {
  const { e, f } = piece.parentElement.transform.baseVal.consolidate().matrix;
  return [piece.dataset.el.slice(7), [e, f]];
}))"""


def berth(position: Position, seat: int) -> str:
    """Where a seat's ship lies."""
    return str(position["view"]["seats"][seat]["ship"])


def neighbours(position: Position) -> dict[str, list[str]]:
    """The strings of every planet."""
    return {p["name"]: list(p["lines"]) for r in position["view"]["regions"] for p in r["planets"]}


def flies_far(before: Position, after: Position) -> bool:
    """The ship of the one who looks passes at least one planet."""
    if before["viewer"] != after["viewer"] or before["moves"] + 2 != after["moves"]:
        return False
    start, end = berth(before, before["viewer"]), berth(after, before["viewer"])
    return start != end and end not in neighbours(before)[start]


def rests_on(rule: str) -> Callable[[Position, Position], bool]:
    """The move is told in a line that rests on this rule."""
    return lambda _, after: any(rule in line["rules"] for line in after["log"])


WANTED: dict[str, Callable[[Position, Position], bool]] = {
    "recruit": lambda before, after: (
        before["kind"] == after["kind"] == "audition" and rests_on("PH-AUDITION-3")(before, after)
    ),
    "key": lambda before, after: (
        before["view"]["keys"] != after["view"]["keys"] and before["kind"] == "take a key" and not after["view"]["over"]
    ),
    "concert": lambda before, after: rests_on("PH-PERFORM-5")(before, after) and not after["view"]["over"],
}


@pytest.fixture(scope="module")
def told() -> dict[str, Moment]:
    """One moment of each wanted sort, from as many games as it takes; and two flights seen as one."""
    found: dict[str, Moment] = {}
    earlier: Position | None = None
    for before, after in every_moment():
        for sort, is_it in WANTED.items():
            if sort not in found and is_it(before, after):
                found[sort] = (before, after)
        if earlier and "far" not in found and flies_far(earlier, after):
            found["far"] = (earlier, after)
        earlier = before
        if len(found) == len(WANTED) + 1:
            break
    return found


def every_moment() -> Iterator[Moment]:
    """The decisions of many games."""
    for seed in range(60):
        yield from moments(2, {}, seed)


def shown(house: House, visit: Visit, moment: Moment, **how: Any) -> Shown:
    """A page that stands before the moment and watches what flies."""
    house.wait_for("philharmonix")
    page = Shown(house, visit, reduced_motion="no-preference", **how)
    page.tell(moment[0])
    page.page.evaluate(WATCH)
    return page


def flights(page: Page) -> dict[str, list[tuple[float, float]]]:
    """By the name of what flew, the points of its way."""
    flown: list[tuple[str, list[str]]] = page.evaluate("window.flights")
    return {
        name: [(float(x), float(y)) for x, y in (s[10:-1].replace("px", "").split(",") for s in steps)]
        for name, steps in flown
        if all(step.startswith("translate(") for step in steps)
    }


def test_a_ship_flies_along_strings(house: House, visit: Visit, told: dict[str, Moment]) -> None:
    before, after = told["far"]
    seat = before["viewer"]
    page = shown(house, visit, told["far"])
    page.tell(after)
    page.page.wait_for_function("() => window.flights.length > 0")
    places: dict[str, list[float]] = page.page.evaluate(PLACES)
    end = places[berth(after, seat)]
    passed = [
        next(name for name, (x, y) in places.items() if abs(x - end[0] - dx) + abs(y - end[1] - dy) < 1)
        for dx, dy in flights(page.page)[f"ship-{seat}"]
    ]
    assert (passed[0], passed[-1]) == (berth(before, seat), berth(after, seat))
    assert len(passed) > 2
    strings = neighbours(before)
    assert all(there in strings[here] for here, there in pairwise(passed)), passed


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_recruited_musician_walks_on_stage_and_nothing_else_stirs(
    house: House, visit: Visit, told: dict[str, Moment], size: tuple[int, int]
) -> None:
    before, after = told["recruit"]
    page = shown(house, visit, told["recruit"], width=size[0], height=size[1])
    page.tell(after)
    page.page.wait_for_function("() => window.flights.length > 0")
    flown = flights(page.page)
    assert all(name.startswith(f"player-{before['viewer']}-") for name in flown), flown  # others make room at most
    walks = [way for way in flown.values() if abs(way[0][0]) > 50 and len({y for _, y in way}) == 2]
    assert len(walks) == 1, flown


def test_a_concert_is_a_scene_that_can_be_skipped(house: House, visit: Visit, told: dict[str, Moment]) -> None:
    _, after = told["concert"]
    last = after["view"]["last_concert"]
    table = shown(house, visit, told["concert"], scenes="always")
    table.tell(after)
    page = table.page
    scene = page.get_by_role("dialog", name="performs on")
    expect(scene.get_by_role("img", name=f"What the {last['region']} region wanted")).to_be_attached()
    expect(scene.get_by_role("button", name="Show all")).to_be_visible()
    page.keyboard.press("Enter")
    expect(scene.get_by_role("button", name="Go on")).to_be_visible()
    parts = scene.locator("ol > li p").all_inner_texts()
    worth = [last[part] for part in ("for_musicians", "for_symphonies", "first", "ovation")]
    assert sum(worth) == last["prestige"]
    for prestige in filter(None, worth):
        assert any(f"{prestige} prestige" in part for part in parts), parts
    expect(scene.locator(".ends li")).to_contain_text(f"{last['prestige']} prestige")
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


def heard(house: House, visit: Visit, before: Position, after: Position) -> list[tuple[str, int]]:
    """The tones of a moment: the kind of wave, and its pitch."""
    house.wait_for("philharmonix")
    page = Shown(house, visit)
    page.page.context.add_init_script("localStorage.setItem('scherzo.sound', 'on');" + LISTEN)
    page.page.reload()
    page.page.locator(".phil").wait_for()
    page.tell(before)
    page.page.evaluate("window.tones.length = 0")
    page.tell(after)
    page.page.wait_for_function("() => window.tones.length > 0")
    tones: list[tuple[str, int]] = page.page.evaluate("window.tones")
    return tones


def test_a_piano_key_that_is_taken_sounds(house: House, visit: Visit, told: dict[str, Moment]) -> None:
    before, after = told["key"]
    keys = zip(before["view"]["keys"], after["view"]["keys"], strict=True)
    taken = [now["left"] for was, now in keys if was["owner"] != now["owner"]]
    white = [0, 2, 4, 5, 7, 9, 11]
    above_a4 = [-21 + 12 * (left // 7) + white[left % 7] + 1 for left in taken]
    tones = heard(house, visit, before, after)
    assert tones == [["triangle", round(440 * 2 ** (n / 12))] for n in above_a4]


def test_a_standing_ovation_is_heard_and_another_concert_is_not(
    house: House, visit: Visit, told: dict[str, Moment]
) -> None:
    before, after = told["concert"]
    assert len(heard(house, visit, before, after)) <= 2, "the sound of any move"
    view = after["view"]
    great = {**after, "view": {**view, "last_concert": {**view["last_concert"], "ovation": 5}}}
    bowed = [pitch for kind, pitch in heard(house, visit, before, great) if kind == "sawtooth"]
    assert len(bowed) == 6
    assert bowed == sorted(bowed)
