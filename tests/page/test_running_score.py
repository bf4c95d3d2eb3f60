"""What everybody may know of the points is in sight while the game runs."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, greedy_states


def late(game: str) -> dict[str, Any]:
    """Two thirds through a game of three."""
    states = list(greedy_states(game, 3, {}, "score"))
    return states[len(states) * 2 // 3]


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_composition_tiles_tell_their_points_as_they_are_gathered(
    house: House, visit: Visit, width: int, height: int
) -> None:
    state = late("symphony-no-9")
    page = visit("", width=width, height=height)
    FedPage(page).show(state, house.address)
    seats = state["view"]["seats"]
    assert any(seat["points"] for seat in seats)
    heads = page.locator(".head .points")
    expect(heads).to_have_count(3)
    for head, seat in zip(heads.all(), seats, strict=True):
        expect(head).to_contain_text(f"{seat['points']:g}★")
    if width > 1000:
        heads.first.hover()
        expect(page.get_by_role("note")).to_contain_text("if the game ended here")


@pytest.mark.parametrize(
    ("game", "points"), [("musical-chairs", "score"), ("philharmonix", "prestige"), ("symphony", "points")]
)
def test_points_are_in_sight_while_the_game_runs(house: House, visit: Visit, game: str, points: str) -> None:
    state = late(game)
    page = visit("")
    FedPage(page).show(state, house.address)
    shown = page.locator("#board").inner_text().split()
    for seat in state["view"]["seats"]:
        assert f"{seat[points]:g}" in shown, (seat[points], shown)
