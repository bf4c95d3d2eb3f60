"""How a game ended, as each of those who look is told: who won and by how much, and by which tie-break."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from scherzo.games.symphony.words.score_lines import SCORE_LINES
from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, greedy_states


@pytest.fixture(scope="module")
def ended() -> dict[str, Any]:
    """The end of a game of two, as seat A sees it."""
    *_, last = greedy_states("symphony-no-9", 2, {}, "the end")
    return last


def verdict(visit: Visit, house: House, ended: dict[str, Any], totals: list[float], ranks: list[int]) -> Page:
    """The end with other totals, seen from seat A; the virtual third player comes last."""
    scores = [
        {**score, "total": total, "rank": rank}
        for score, total, rank in zip(ended["scores"], [*totals, 0], [*ranks, 3], strict=False)
    ]
    page = visit("")
    FedPage(page).show({**ended, "scores": scores}, house.address)
    page.keyboard.press("Escape")
    return page


@pytest.mark.parametrize(
    ("totals", "ranks", "told"),
    [
        ([40, 37], [1, 2], "You win with 40 points, 3 ahead."),
        ([37, 40], [2, 1], "Ben wins with 40 points; you lose by 3."),
        ([40, 40], [2, 1], "Ben wins with 40 points; you lose the tie-break."),
        ([40, 40], [1, 1], "You share the victory with Ben: 40 points each."),
    ],
)
def test_the_end_is_told_to_whoever_looks(
    house: House, visit: Visit, ended: dict[str, Any], totals: list[float], ranks: list[int], told: str
) -> None:
    page = verdict(visit, house, ended, totals, ranks)
    expect(page.locator(".verdict").get_by_role("heading", name=told, exact=True)).to_be_visible()


def test_a_tie_is_told_with_the_tie_break(house: House, visit: Visit, ended: dict[str, Any]) -> None:
    page = verdict(visit, house, ended, [40, 40], [1, 2])
    tie = page.locator(".verdict .tie")
    works = [sum(c["works"][seat] for c in ended["view"]["composers"]) for seat in (0, 1)]
    expect(tie).to_contain_text("more composition tiles win.")
    expect(tie).to_contain_text(re.compile(rf"Ada has {works[0]}, .*Ben has {works[1]}\."))
    tie.get_by_role("button", name="The rule for this").click()
    expect(page.get_by_role("dialog", name="Rules").locator("dd").first).not_to_be_empty()


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("philharmonix", "Ben and Ada have the same prestige: Ben wins by discs on planets, 7 to 6."),
        ("symphony", "clockwise from the holder of the First Player token wins: Ada has it."),
    ],
)
def test_a_tie_names_what_decided_it(house: House, visit: Visit, game: str, told: str) -> None:
    *_, last = greedy_states(game, 2, {}, "the end")
    view = {**last["view"], "tie_break": "{1} and {0} have the same prestige: {1} wins by discs on planets, 7 to 6."}
    scores = [{**score, "total": 40, "rank": 2 - seat} for seat, score in enumerate(last["scores"])]
    page = visit("")
    FedPage(page).show({**last, "view": {**view, "first_player": 0}, "scores": scores}, house.address)
    page.keyboard.press("Escape")
    tie = page.locator(".verdict .tie")
    expect(tie).to_be_visible()
    text = re.sub(r"\b[AB]\s+(?=Ada|Ben)", "", tie.inner_text()).replace("\n", "")
    assert told in re.sub(r"\s+", " ", text), text


def test_no_two_sources_of_points_share_a_colour(house: House, visit: Visit, ended: dict[str, Any]) -> None:
    """As many sources as any game has: the eleven of Symphony."""
    sources = {f"Source {i}": 1 for i in range(len(SCORE_LINES))}
    page = visit("")
    FedPage(page).show({**ended, "scores": [{**s, "sources": sources} for s in ended["scores"]]}, house.address)
    sheet = page.get_by_role("dialog", name="Score sheet")
    sheet.locator("figcaption span").first.wait_for()
    colours = sheet.locator("figcaption rect").evaluate_all("all => all.map((r) => getComputedStyle(r).fill)")
    assert len(set(colours)) == len(colours) == len(sources)
