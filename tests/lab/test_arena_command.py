"""`scherzo arena` and `scherzo hint` on a real game."""

import json
from pathlib import Path

import pytest

from scherzo.cli import run
from scherzo.core.game_record import write
from scherzo.core.match import Match
from scherzo.games import game

ARENA = ["arena", "symphony-no-9", "--players", "3", "--games", "4"]


def test_the_arena_answers_in_json_with_whole_deals_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARENA, "--bots", "greedy,random", "--json"]) == 0
    said = capsys.readouterr().out
    result = json.loads(said)
    assert (result["games"], result["deals"]) == (6, 2)
    assert {s["bot"]: s["games"] for s in result["standings"]} == {"greedy": 6, "random": 12}
    assert said.count("\n") == 1


def test_the_arena_shows_a_table_with_intervals_and_draws_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "arena.png"
    assert run([*ARENA, "--bots", "greedy,random", "--picture", str(picture)]) == 0
    said = capsys.readouterr().out
    for word in ("greedy", "random", "95 % interval", "rating", "Head to head"):
        assert word in said
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "greedy"], "different bots"),
        (["--bots", "greedy,grandmaster"], "There is no bot 'grandmaster'"),
        (["--bots", "greedy,random", "--players", "9"], "2, 3, 4 players, not 9"),
        (["--bots", "greedy,random", "--picture", "x.doc"], "must end in .png"),
        (["--bots", "greedy,random", "--option", "tempo=fast"], "no option 'tempo'"),
    ],
)
def test_what_the_arena_cannot_do_is_one_line_that_says_what_to_do(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "symphony-no-9", *arguments]) == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1


def begun() -> Match:
    match = game("symphony-no-9").start(3, seed="hint")
    for _ in range(3):
        seat = match.waiting[0]
        match.choose(seat, match.legal(seat)[0])
    return match


def test_a_hint_for_a_recorded_game_names_a_legal_move_and_its_chances(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = begun()
    seat = match.waiting[0]
    file = tmp_path / "game.txt"
    file.write_text(write(match, reveal=True))
    assert run(["hint", str(file), "--seconds", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["move"] in {choice.notation for choice in match.options(seat)}
    assert "you win in" in found["text"] or "nothing else is possible" in found["text"]
    assert all(0 <= way["win"] <= 1 and way["points"] >= 0 for way in found["alternatives"])
    assert run(["hint", str(file), "--seconds", "0.1", "--to", "1"]) == 0
    assert capsys.readouterr().out.startswith("Seat ")


def test_a_hint_for_a_seat_that_has_nothing_to_choose_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = begun()
    idle = next(letter for number, letter in enumerate("ABC") if number not in match.waiting)
    file = tmp_path / "game.txt"
    file.write_text(write(match, reveal=True))
    assert run(["hint", str(file), "--seat", idle]) == 2
    assert "has nothing to choose" in capsys.readouterr().err
