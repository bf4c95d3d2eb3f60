"""What is used, from the command line."""

import json
from pathlib import Path

from tests.cli.conftest import Terminal

SOME = ("simulate", "philharmonix", "--players", 3, "--games", 60, "--bots", "greedy", "--usage")


def test_usage_comes_as_json(scherzo: Terminal) -> None:
    found = json.loads(scherzo(*SOME, "--json").out)
    groups = {group["title"]: group["things"] for group in found["usage"]}
    assert "Record cards" not in groups  # a variant that is not played here
    assert len(groups["piano keys"]) == 20
    assert len(groups["patrons impressed"]) == 12
    assert sum(thing["games"] for thing in groups["patrons impressed"]) == 7 * 60


def test_usage_is_shown_in_eighty_columns_and_drawn_in_a_second_picture(scherzo: Terminal, tmp_path: Path) -> None:
    said = scherzo(*SOME, "--picture", tmp_path / "ph.png")
    assert said.code == 0
    assert "turn order spaces" in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80
    for name in ("ph.png", "ph-usage.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")


def test_without_the_option_nothing_is_counted(scherzo: Terminal) -> None:
    assert json.loads(scherzo(*SOME[:-1], "--json").out)["usage"] is None
