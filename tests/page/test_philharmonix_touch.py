"""Fingers on the star chart of a phone: two pinch, one pans, and neither chooses anything."""

from playwright.sync_api import CDPSession, Page

from tests.page.conftest import House, Visit
from tests.page.philharmonix_states import Shown, moments

STEPS = 6
Finger = tuple[float, float]


def drag(line: CDPSession, before: list[Finger], after: list[Finger]) -> None:
    """Moves all fingers at once, and lifts them."""

    def touch(kind: str, at: list[Finger]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(at)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", before)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        moved = [(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in zip(before, after, strict=True)]
        touch("touchMove", moved)
    touch("touchEnd", [])


def seen(page: Page) -> list[float]:
    """The part of the chart that is seen: left, top, width, height."""
    box = page.locator(".chart svg").get_attribute("viewBox") or ""
    return [float(n) for n in box.split()]


def test_two_fingers_zoom_and_one_pans(house: House, visit: Visit) -> None:
    house.wait_for("philharmonix")
    turn = next(before for before, _ in moments(2, {}, 0) if before["kind"] == "turn")
    shown = Shown(house, visit, width=390, height=844, has_touch=True, is_mobile=True)
    shown.show(turn)
    page = shown.page
    chosen: list[str] = []
    page.on("request", lambda r: chosen.append(r.url) if r.method == "POST" else None)
    whole = seen(page)
    room = page.locator(".chart svg").bounding_box()
    assert room
    x, y = room["x"] + room["width"] / 2, room["y"] + room["height"] / 2
    line = page.context.new_cdp_session(page)

    drag(line, [(x - 20, y), (x + 20, y)], [(x - 50, y), (x + 50, y)])
    page.wait_for_function(
        "w => parseFloat(document.querySelector('.chart svg').viewBox.baseVal.width) < w", arg=whole[2]
    )
    near = seen(page)
    assert abs(whole[2] / near[2] - 2.5) < 0.2, "as much nearer as the fingers went apart"
    assert abs(near[0] + near[2] / 2) < 20, "what lay between them stays between them"

    drag(line, [(x, y)], [(x + 60, y + 20)])
    page.wait_for_function("x => document.querySelector('.chart svg').viewBox.baseVal.x < x - 5", arg=near[0])
    panned = seen(page)
    assert panned[1] < near[1]
    assert panned[2:] == near[2:]

    drag(line, [(x - 60, y), (x + 60, y)], [(x - 15, y), (x + 15, y)])
    page.wait_for_function("w => document.querySelector('.chart svg').viewBox.baseVal.width > w * 0.99", arg=whole[2])
    assert not chosen
    assert page.get_by_role("dialog").count() == 0
