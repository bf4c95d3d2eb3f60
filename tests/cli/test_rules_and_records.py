"""Rules, components and records in the terminal."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import scherzo as package
from scherzo.cli.components import differences, provenance
from scherzo.games import NAMES
from tests.cli.conftest import Terminal


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in which everybody takes the first option."""
    match = package.game("musical-chairs").start(players=2, seed=11)
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, match.legal(seat)[0])
    file = tmp_path_factory.mktemp("records") / "game.scherzo"
    file.write_text(match.record)
    return file


def test_a_rule_is_found_by_its_id_and_by_words(scherzo: Terminal) -> None:
    assert scherzo("rules", "musical-chairs", "mc-goal-1").out.startswith("MC-GOAL-1  The winner is")
    found = scherzo("rules", "musical-chairs", "butt", "battle", "tie").out
    assert "MC-" in found
    assert len(scherzo("rules", "musical-chairs").out) > 10 * len(found)


@pytest.mark.parametrize("name", NAMES)
def test_components_show_where_every_value_comes_from(scherzo: Terminal, name: str) -> None:
    _, *lines = scherzo("components", name).out.splitlines()
    head, *rows = [line for line in lines if re.search(r"(\d|values) *$", line)]
    columns = re.findall(r"printed|public|derived|structed|mixed|not stated|values", head)
    counts = {row.split()[0]: [int(n) for n in row.split()[1:]] for row in rows}
    assert len(counts["all"]) == len(columns)
    assert all(sum(numbers[:-1]) == numbers[-1] for numbers in counts.values())
    assert sum(numbers[-1] for numbers in counts.values()) == 2 * counts["all"][-1]
    tables = tomllib.loads((package.game(name).folder / "components.toml").read_text(encoding="utf-8"))
    headings_only = {"masters", "variable_score_tokens"}
    assert counts.keys() - {"all"} == tables.keys() - headings_only


def test_provenance_is_stated_for_a_table_or_for_each_value() -> None:
    file = {
        "deck": {"provenance": "printed", "cards": 98, "jokers": 0},
        "suits": [{"name": "harp", "vp": [1, 2], "provenance": {"name": "public", "vp": "reconstructed"}}],
    }
    assert provenance(file) == {
        "deck": Counter(printed=2),
        "suits": Counter(public=1, reconstructed=1),
    }


def test_rows_without_a_word_have_their_provenance_from_the_table_in_front_of_them() -> None:
    file = {
        "meta": {"title": "A game"},
        "sheets": {"provenance": "reconstructed", "count": 1, "why": "the picture is lost"},
        "sheet": [{"voice": "c3 q4", "zones": {"green": "1-2"}}],
        "furniture": [{"id": "clock", "points": 4, "provenance": "printed", "name_provenance": "public"}],
    }
    assert provenance(file) == {
        "meta": Counter({"not stated": 1}),
        "sheets": Counter(reconstructed=1),
        "sheet": Counter(reconstructed=2),
        "furniture": Counter(public=1, printed=1),
    }


def test_an_owners_copy_is_compared_with_the_package(scherzo: Terminal, tmp_path: Path) -> None:
    own = package.game("musical-chairs").folder / "components.toml"
    copy = tmp_path / "mine.toml"
    copy.write_text(own.read_text())
    assert "All values are those of the package." in scherzo("components", "musical-chairs", "--check", copy).out
    copy.write_text(own.read_text().replace("year = 2020", "year = 2021", 1))
    assert "game.year: 2020 -> 2021" in scherzo("components", "musical-chairs", "--check", copy).out


def test_an_owners_copy_is_checked_with_every_option(scherzo: Terminal, tmp_path: Path) -> None:
    """The preset orchestra for two is laid out in games with that option only."""
    own = (package.game("symphony").folder / "components.toml").read_text(encoding="utf-8")
    copy = tmp_path / "mine.toml"
    copy.write_text(own.replace('A1 = "06 1" ', 'A1 = "06 3" ', 1), encoding="utf-8")
    said = scherzo("components", "symphony", "--check", copy)
    assert said.code == 2
    assert "[preset.2] A1" in said.err


def test_differences_name_their_place() -> None:
    own = {"suits": [{"vp": [0, 1]}, {"vp": [2, 3]}], "year": 1}
    given = {"suits": [{"vp": [0, 1]}, {"vp": [2, 4]}], "year": 1}
    assert list(differences(own, given)) == [("suits[1].vp[1]", 3, 4)]


def test_a_record_is_told_up_to_a_move_and_with_a_seats_eyes(scherzo: Terminal, record: Path) -> None:
    open_cards = scherzo("replay", record, "--to", 6).out
    assert "6 of" in open_cards.splitlines()[1]
    assert re.search(r"^6\. [AB] ", open_cards, re.MULTILINE)
    assert not re.search(r"^7\. ", open_cards, re.MULTILINE)
    eyes = {seat: scherzo("replay", record, "--to", 6, "--seat", seat).out for seat in "AB"}
    assert eyes["A"] != eyes["B"]
    assert scherzo("replay", record).out.count(" wins.") == 1


def test_a_replay_names_the_rules_of_what_happened_and_of_every_line_of_the_score_sheet(
    scherzo: Terminal, record: Path
) -> None:
    out = scherzo("replay", record).out
    assert re.search(r"^ - .* MC-\w+-\d+ *$", out, re.MULTILINE)
    _, sheet = out.split("points from")
    lines = [line for line in package.game("musical-chairs").score_lines if line.name in sheet]
    assert {"Cards in the score pile", "Points printed on cushions"} <= {line.name for line in lines}
    assert all(rule in sheet for line in lines for rule in line.rules)


def test_a_right_record_is_verified_and_a_changed_one_is_not(scherzo: Terminal, record: Path, tmp_path: Path) -> None:
    assert scherzo("verify", record).code == 0
    text = record.read_text()
    wrong = tmp_path / "wrong.scherzo"
    wrong.write_text(re.sub(r"result: A (\d+)", "result: A 99", text))
    assert "its moves lead to" in scherzo("verify", wrong).err
    wrong.write_text(text.replace("seed: 11", "seed: 12"))
    assert "does not fit its seal" in scherzo("verify", wrong).err
    lines = text.splitlines()
    moves = [i for i, line in enumerate(lines) if re.match(r"\d+\. ", line)]
    lines[moves[5]] = re.sub(r"(\. [AB] ).*", r"\1trombone-3", lines[moves[5]])
    wrong.write_text("\n".join(lines))
    said = scherzo("verify", wrong)
    assert said.code == 2
    assert "Move 6 " in said.err
    assert "MC-" in said.err


def test_a_record_cannot_be_replayed_beyond_its_end(scherzo: Terminal, record: Path) -> None:
    said = scherzo("replay", record, "--to", 100000)
    assert said.code == 2
    assert "100000 is not one of them" in said.err
