"""Pieces, guides and legends speak of the component file that is played with: another value, another sentence."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from scherzo.core.match import Match
from scherzo.games import game
from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, opened, seen_by


def changed(name: str, folder: Path, values: dict[str, str]) -> dict[str, Any]:
    """The beginning of a game as seat A sees it, its table set up with these lines of the component file changed."""
    found = game(name)
    text = (found.folder / "components.toml").read_text(encoding="utf-8")
    for old, new in values.items():
        assert text.count(f"\n{old}") == 1, old
        text = text.replace(f"\n{old}", f"\n{new}")
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    state = seen_by(opened(name, 2, {}, "values"), 0)
    match = Match(found, 2, "values", {}, path)
    return {**state, "view": json.loads(msgspec.json.encode(match.view(0)))}


def shown(visit: Visit, house: House, state: dict[str, Any], **more: Any) -> Page:
    page = visit("", width=1440, height=900, **more)
    FedPage(page).show(state, house.address)
    page.locator("#board svg").first.wait_for()
    return page


def says(page: Page, element: str, sentence: str) -> None:
    """The explanation of a piece."""
    page.mouse.move(2, 2)
    page.locator(f"[data-el^={element}]").first.hover(force=True)
    expect(page.get_by_role("note")).to_contain_text(sentence)


def guided(page: Page, *sentences: str) -> None:
    """The guide, step by step."""
    guide, told = page.get_by_role("group", name="First time here"), ""
    while guide.get_by_role("button", name="Next").count():
        told += guide.inner_text()
        guide.get_by_role("button", name="Next").click()
    told += guide.inner_text()
    for sentence in sentences:
        assert sentence in told


def test_philharmonix(house: House, visit: Visit, tmp_path: Path) -> None:
    state = changed(
        "philharmonix",
        tmp_path,
        {
            "demand_first_bonus = 3": "demand_first_bonus = 8",
            "special_recruit_extra_credits = 5": "special_recruit_extra_credits = 7",
            "special_recruit_admiration = 2": "special_recruit_admiration = 1",
            "gold_slot = 5": "gold_slot = 9",
            "fans_for_reroll = 1": "fans_for_reroll = 3",
            "fans_for_strength = 3": "fans_for_strength = 4",
            "credits_per_prestige = 5": "credits_per_prestige = 6",
            "pass_penalty_prestige = 1": "pass_penalty_prestige = 2",
        },
    )
    page = shown(visit, house, state, newcomer=True)
    guided(page, "costs 2 prestige", "gains 8 prestige more")
    page.get_by_role("button", name="Enjoy").click()
    says(page, "demand-blue", "gains 8 prestige.")
    expect(page.locator("[data-el=demand-blue] text")).to_have_text("8")
    says(page, "musician-", "for 7 credits more, and brings 1 step of admiration")
    says(page, "seat-0-conductor-1", "worth 9 prestige instead of 1")
    says(page, "seat-0-gold-slot", "worth 9 prestige at the end")
    says(page, "musician-dice", "for 3 fans")
    page.get_by_role("button", name="Legend").click()
    legend = page.get_by_role("dialog", name="Legend")
    for sentence in ("at the end every 6 left", "each point above it costs 2 prestige", "the dashed row needs 4 fans"):
        expect(legend).to_contain_text(sentence)


def test_symphony_no_9(house: House, visit: Visit, tmp_path: Path) -> None:
    state = changed(
        "symphony-no-9",
        tmp_path,
        {
            "free_cubes_first_turn = 2": "free_cubes_first_turn = 1",
            "coins_per_point = 3": "coins_per_point = 5",
            "major_patron_discard_divisor = 2": "major_patron_discard_divisor = 3",
        },
    )
    page = shown(visit, house, state, newcomer=True)
    guided(page, "Take 1 cube:", "gives up one in 3 of those cubes", "each $5 is a point")


def test_symphony(house: House, visit: Visit, tmp_path: Path) -> None:
    state = changed(
        "symphony",
        tmp_path,
        {
            "overwriting_or_semibreve_top = 1": "overwriting_or_semibreve_top = 4",
            "clef_vp_per_clef = 2": "clef_vp_per_clef = 3",
        },
    )
    page = shown(visit, house, state)
    page.get_by_role("button", name="Signs").click()
    signs = page.get_by_role("dialog", name="Signs of the board")
    expect(signs).to_contain_text("that scores 4 points")
    expect(signs).to_contain_text("3 points for each Clef")


def test_musical_chairs(house: House, visit: Visit, tmp_path: Path) -> None:
    state = changed("musical-chairs", tmp_path, {"move_max = 3": "move_max = 4"})
    page = shown(visit, house, state, newcomer=True)
    guided(page, "moves 1 to 4 chairs clockwise")


@pytest.mark.parametrize("name", ["musical-chairs", "symphony-no-9", "philharmonix", "symphony"])
def test_how_to_play_names_no_value_that_may_change(name: str) -> None:
    """The two pages are read before there is a table; prices, gains and numbers of rounds are left to it."""
    source = Path("web/src/boards") / name / "howto.ts"
    told = " ".join(line for line in source.read_text(encoding="utf-8").splitlines() if "text:" in line)
    assert not re.findall(r"\$\d|\b\d+ (?:point|prestige|credit|fan|cube|on the)|(?:five|six) rounds", told)
