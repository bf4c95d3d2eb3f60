"""The hint: chances as figures, drawn on a scale from none to all."""

from typing import Any

from playwright.sync_api import Route, expect

from tests.page.conftest import House, Visit
from tests.page.playing import wait_for_turn


def test_chances_are_told_as_figures_and_drawn_to_scale(house: House, visit: Visit) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    options = [int(o.get_attribute("data-option") or 0) for o in page.locator(".choice").all()][:2]

    def weigh(route: Route) -> None:
        ways: list[dict[str, Any]] = [
            {"option": option, "notation": "", "text": f"Way {option}", "value": value, "points": 41.6}
            for option, value in zip(options, (0.51, 0.5), strict=True)
        ]
        route.fulfill(json={"option": options[0], "text": "This.", "alternatives": ways})

    page.route("**/hint", weigh)
    page.get_by_role("button", name="Hint").click()
    ways = page.get_by_role("dialog", name="A hint").get_by_role("listitem")
    expect(ways).to_have_text([f"Way {options[0]} 51% 42 pts", f"Way {options[1]} 50% 42 pts"])
    assert ways.locator("meter").evaluate_all("all => all.map(m => m.value / m.max)") == [0.51, 0.5]
