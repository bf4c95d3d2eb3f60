"""The rules ledger: every id of every game has its sentence."""

import re

import pytest

from scherzo.core import ledger
from scherzo.core.errors import BadInput
from scherzo.games import NAMES, SHELF, game


@pytest.mark.parametrize("name", NAMES)
def test_each_game_ships_its_rules_by_id(name: str) -> None:
    rules = ledger.entries(game(name).folder / "rules.md")
    assert rules
    assert len(rules) > 150 or name not in SHELF
    assert all(text and "**" not in text for text in rules.values())


def test_a_rule_is_found_by_id_in_any_case() -> None:
    chairs = game("musical-chairs")
    assert list(ledger.find(chairs, "mc-turn-7")) == ["MC-TURN-7"]
    assert ledger.sentence(chairs, "MC-TURN-7").startswith("A Chair card below the value is never playable.")


def test_rules_are_found_by_their_family_and_by_words() -> None:
    chairs = game("musical-chairs")
    assert {i.rsplit("-", 1)[0] for i in ledger.find(chairs, "MC-REST")} == {"MC-REST"}
    assert "MC-BATTLE-8" in ledger.find(chairs, "rest cannot win")
    assert ledger.find(chairs, "no rule speaks of elephants") == {}


def test_an_unknown_id_is_refused_with_advice() -> None:
    with pytest.raises(BadInput, match="Try a word instead"):
        ledger.find(game("musical-chairs"), "MC-NOPE-1")


def test_every_rule_stands_under_a_heading_and_is_found_by_its_words() -> None:
    found = game("musical-chairs")
    sections = ledger.sections(found.folder / "rules.md")
    assert sections["MC-TURN-3"] == "A turn"
    assert sections["MC-RULING-29"].startswith("Rulings: ")
    assert set(sections) == set(ledger.entries(found.folder / "rules.md"))
    assert "MC-MOVE-1" in ledger.find(found, "movement")


def test_players_read_rules_and_no_test_vectors() -> None:
    for name in NAMES:
        shown = ledger.for_players(game(name))
        assert shown
        assert not [rule for rule in shown if "-EX-" in rule or "-VEC-" in rule]


CODE = re.compile(
    r"`|[a-z]_[a-z]|[<>=≥≤{}*]|->|\bfloor\b|\bmax\(|\b\d(-\d)?p\b|\b(AP|WP|OW|SOW|BOW|BSOW)\b|\bsoftware\b|\(\d\.\d"
)
"""Formulas, code words, short forms of the ledger's authors, numbers of chapters that players do not see."""


@pytest.mark.parametrize("name", NAMES)
def test_players_read_no_formulas_and_no_code_words(name: str) -> None:
    shown = ledger.for_players(game(name))
    assert {rule: text for rule, text in shown.items() if CODE.search(text)} == {}
    assert not [rule for rule, text in shown.items() if text.endswith("]")], "sources stay in the ledger"


def test_emphasis_is_taken_off_whatever_it_ends_with() -> None:
    assert ledger.plain('*May I?* **Yes, *often*.** (*Never* before.) *"1 of 2".*') == (
        'May I? Yes, often. (Never before.) "1 of 2".'
    )


@pytest.mark.parametrize("name", SHELF)
def test_the_stars_of_every_board_are_found_in_its_rules(name: str) -> None:
    assert ledger.for_players(game(name), "stars")
