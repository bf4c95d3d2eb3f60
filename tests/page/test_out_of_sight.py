"""What a player never sees: rule ids, raw values, code words. The rule itself is one gesture away."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import GUIDED, House, Visit
from tests.page.playing import by_roles, play_on, wait_for_turn

RAW = re.compile(r"\b[A-Z][A-Z0-9]-[A-Z]{3,}|\{\d\}|\b[a-z]+_[a-z]+\b|\bset-1\b|\bnull\b|\bundefined\b|\bNaN\b")
TITLES = ("Musical Chairs", "Symphony No. 9", "Philharmonix", "Symphony")


def shown(page: Page) -> str:
    """All that can be read, with the names that a screen reader says."""
    text: str = page.evaluate(
        """() => document.body.innerText + ' ' + Array.from(document.querySelectorAll('[aria-label], [title], option'),
           (e) => [e.ariaLabel, e.title, e.tagName === 'OPTION' ? e.textContent : ''].join(' ')).join(' ')"""
    )
    return text


@pytest.mark.parametrize("game", GUIDED)
def test_no_rule_id_or_raw_value_is_in_sight_at_a_table(house: House, visit: Visit, game: str) -> None:
    house.wait_for(game)
    page = visit(house.link(house.table(game, "me", "greedy")))
    play_on(page, by_roles, 6)
    assert RAW.findall(shown(page)) == []
    page.get_by_role("button", name="In words").click()
    page.get_by_role("dialog", name="The table in words").wait_for()
    assert RAW.findall(shown(page)) == []


def test_no_rule_id_or_raw_value_is_in_sight_where_tables_are_set_up(house: House, visit: Visit) -> None:
    """Nor in any variant: each is named in words, and every game says how long it takes."""
    house.wait_for(*GUIDED)
    page = visit("/")
    for title in TITLES:
        card = page.get_by_role("article", name=title, exact=True)
        expect(card).to_contain_text(re.compile(r"\d+–\d+ min"))
        card.get_by_role("button", name="Set up a table").click()
        setup = page.get_by_role("dialog", name=f"A table of {title}")
        setup.get_by_text("Variants").click()
        assert RAW.findall(shown(page)) == []
        page.keyboard.press("Escape")


def test_a_finished_game_shows_no_rule_id_on_its_sheet_or_in_its_replay(house: House, visit: Visit) -> None:
    made = house.finished("musical-chairs")
    page = visit(house.link(made))
    page.get_by_role("dialog", name="Score sheet").wait_for()
    assert RAW.findall(shown(page)) == []
    page.goto(f"{house.address}/r/{made['table']}#9")
    page.get_by_text("Move 9 of").wait_for()
    assert RAW.findall(shown(page)) == []


def test_the_rule_of_a_line_is_one_gesture_away_and_no_stop_on_the_way_through_the_log(
    house: House, visit: Visit
) -> None:
    page = visit(house.link(house.table("musical-chairs", "me", "random")))
    wait_for_turn(page)
    tags = page.get_by_role("log", name="What happened").get_by_role("button", name="The rule")
    assert tags.evaluate_all("all => all.length > 0 && all.every((tag) => tag.tabIndex === -1)")
    tags.first.click()
    expect(page.get_by_role("dialog", name="Rules").locator("dd").first).not_to_be_empty()


@pytest.mark.parametrize(("game", "words"), [("musical-chairs", "stars"), ("symphony-no-9", "seal")])
def test_the_rules_have_contents_and_are_found_by_the_words_of_the_board(
    house: House, visit: Visit, game: str, words: str
) -> None:
    page = visit(house.link(house.table(game, "me", "random")))
    wait_for_turn(page)
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("button", name="All rules").click()
    contents = rules.get_by_role("navigation", name="Contents").get_by_role("button")
    expect(contents).not_to_have_count(0)
    texts = " ".join(rules.locator("dd").all_inner_texts())
    assert not re.search(r"`|[a-z]_[a-z]|\bVEC\b|==|\*\*|\((MC|S9)-", texts), "code words, formulas or test vectors"
    rules.get_by_role("searchbox").fill(words)
    expect(rules.locator("dd").first).to_contain_text(words)


def test_an_altered_record_is_refused_with_names_and_no_raw_value(house: House, visit: Visit) -> None:
    made: dict[str, Any] = house.finished("symphony-no-9")
    record = house.http.get(f"/api/tables/{made['table']}/record").text
    lines = record.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines[first] = " ".join([*lines[first].split()[:-1], "nobody"])
    page = visit("/")
    page.locator("input[type=file]").set_input_files(
        files=[{"name": "game.txt", "mimeType": "text/plain", "buffer": "\n".join(lines).encode()}]
    )
    told = page.locator(".record").get_by_role("alert")
    expect(told).to_be_visible()
    assert not RAW.search(told.inner_text()), told.inner_text()
