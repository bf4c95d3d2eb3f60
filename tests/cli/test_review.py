"""`scherzo review`: a finished game judged in the terminal, as data and as a page."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from tests.conformance.lineups import whole_games

RECORDS = Path(__file__).parents[1] / "recordings"
RECORD = RECORDS / "symphony-no-9" / "0000-2p.txt"


@whole_games
def test_a_finished_game_is_judged_and_written_as_a_page(scherzo: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    said = scherzo("review", RECORD, "--iterations", 40, "--html", file)
    assert said.code == 0, said.err
    assert "Review: Symphony No. 9, 2 players" in said.out
    assert re.search(r"A: [+−±]\d+% luck, [+−±]\d+% own choices, [+−±]\d+% others' choices", said.out)
    assert "Turning points" in said.out
    page = file.read_text(encoding="utf-8")
    assert page.count("<polyline") == 4
    assert page.count("<circle") == page.count("data-said") - page.count("dataset.said") > 20
    assert "http" not in page.replace("http-equiv", "")
    assert "{0}" not in page


@whole_games
def test_as_data_it_is_one_json_object(scherzo: Terminal) -> None:
    said = scherzo("review", RECORD, "--iterations", 20, "--json")
    assert said.code == 0, said.err
    found = json.loads(said.out)
    assert found["progress"] == 1
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]


@whole_games
def test_the_virtual_player_of_a_game_alone_has_chances_too(scherzo: Terminal) -> None:
    said = scherzo("review", RECORDS / "philharmonix" / "0000-1p.txt", "--iterations", 20, "--json")
    assert said.code == 0, said.err
    found = json.loads(said.out)
    assert len(found["seats"]) == 1
    assert len(found["chances"][0]["chances"]) == 2


def test_a_game_that_is_not_over_is_refused(scherzo: Terminal, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    moves = [line for line in lines if re.match(r"\d+\. ", line)]
    cut = [line for line in lines if line not in moves[5:] and not line.startswith(("draw", "told", "result"))]
    file = tmp_path / "begun.txt"
    file.write_text("\n".join(cut) + "\n", encoding="utf-8")
    said = scherzo("review", file)
    assert (said.code, said.out) == (2, "")
    assert "The game is not over" in said.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("/no/file",), "Cannot read"),
        ((RECORD, "--iterations", 3), "--iterations"),
        ((RECORD, "--html", "/no/folder/x.html"), "There is no folder"),
    ],
)
def test_bad_input_is_answered_in_one_line(scherzo: Terminal, words: tuple[object, ...], says: str) -> None:
    said = scherzo("review", *words)
    assert (said.code, said.out) == (2, "")
    assert says in said.err
    assert said.err.count("scherzo: ") == 1
