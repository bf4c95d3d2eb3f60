"""Simulations from the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Terminal

SOME = ("simulate", "musical-chairs", "--players", 3, "--games", 300)


def result(scherzo: Terminal, *more: object) -> Any:
    said = scherzo(*SOME, *more, "--json")
    assert said.code == 0
    return json.loads(said.out)


def test_json_is_one_object_and_nothing_else(scherzo: Terminal) -> None:
    found = result(scherzo)
    assert (found["game"], found["players"], found["games"]) == ("musical-chairs", 3, 300)
    assert sum(seat["win_rate"] for seat in found["seats"]) == pytest.approx(1)
    for seat in found["seats"]:
        assert seat["win_rate_from"] < seat["win_rate"] < seat["win_rate_to"]
        assert sum(seat["sources"].values()) == pytest.approx(seat["score"]["mean"])
    assert sum(found["uses"].values()) == pytest.approx(found["decisions_per_game"]["mean"])
    assert [sum(counts) for counts in found["scores"]["counts"]] == [300, 300, 300]


def test_the_same_seed_gives_the_same_result_and_another_one_does_not(scherzo: Terminal) -> None:
    timing = ("seconds", "games_per_second", "decisions_per_second")
    once, again, other = (result(scherzo, "--seed", seed) for seed in (1, 1, 2))
    for found in (once, again, other):
        for key in timing:
            del found[key]
    assert once == again
    assert once["seats"] != other["seats"]


def test_a_better_bot_wins_more(scherzo: Terminal) -> None:
    seats = result(scherzo, "--bots", "random,greedy,random")["seats"]
    assert [seat["bot"] for seat in seats] == ["random", "greedy", "random"]
    assert seats[1]["win_rate_from"] > 1 / 3


def test_bots_that_think_can_be_simulated_too(scherzo: Terminal) -> None:
    said = scherzo("simulate", "musical-chairs", "--players", 2, "--games", 2, "--json",
                   "--bots", "search(iterations=2),greedy")  # fmt: skip
    assert json.loads(said.out)["games"] == 2


def test_the_result_is_shown_in_eighty_columns(scherzo: Terminal) -> None:
    out = scherzo(*SOME, "--check").out
    assert "95 % interval" in out
    assert "Checked: 300 final tables, 6 midway; nothing is wrong." in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_a_picture_is_drawn(scherzo: Terminal, tmp_path: Path) -> None:
    picture = tmp_path / "wins.png"
    assert scherzo(*SOME, "--picture", picture).code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_soaking_spreads_the_games_over_all_settings(scherzo: Terminal) -> None:
    found = json.loads(scherzo("soak", "musical-chairs", "--games", 60, "--json").out)
    assert {part["players"] for part in found["settings"]} == {2, 3, 4}
    assert sum(part["games"] for part in found["settings"]) == 60
    assert found["checked"]["final_tables"] == 60
    assert found["checked"]["problems"] == []


def test_a_mixed_soak_says_how_many_combinations_it_met(scherzo: Terminal) -> None:
    out = scherzo("soak", "symphony-no-9", "--games", 40, "--mixed").out
    assert "2 different combinations of players and options" in out
    assert "40 final tables" in out


def test_of_the_options_only_the_unusual_ones_are_named(scherzo: Terminal) -> None:
    usual = scherzo("simulate", "musical-chairs", "--players", "2", "--games", "2").out.splitlines()[0]
    unusual = scherzo("simulate", "musical-chairs", "--players", "2", "--games", "2", "-o", "score-piles=hidden").out
    assert "score-piles" not in usual
    assert ", score-piles hidden:" in unusual.splitlines()[0]


def test_a_seed_with_brackets_is_shown_as_it_was_given(scherzo: Terminal) -> None:
    seed = ("--seed", "[/x]")
    out = scherzo("simulate", "musical-chairs", "--players", "2", "--games", "2", *seed).out
    assert out.splitlines()[0].endswith("2 games, seed [/x]")
    out = scherzo("soak", "musical-chairs", "--games", "2", *seed).out
    assert out.splitlines()[0].endswith("2 random games, seed [/x]")
