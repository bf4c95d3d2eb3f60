"""Bad input: one line that says what to do, exit code 2, nothing on standard output, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

MISTAKES = [
    ("frobnicate", "No such command"),
    ("play", "Which game?"),
    ("play monopoly", "The games are: musical-chairs"),
    ("play musical-chairs --players 7", "is for 2, 3, 4 players, not 7"),
    ("play musical-chairs --players 0", "is for 2, 3, 4 players, not 0"),
    ("play musical-chairs --players many", "--players"),
    ("play musical-chairs --seat ²", "The seats are A, B, C"),
    ("play musical-chairs --seed \udcff", "is not text that can be written as UTF-8"),
    ("play musical-chairs --seat Q", "The seats are A, B, C"),
    ("play musical-chairs --bots ,", "names no bot"),
    ("play musical-chairs --bots deep-blue", "deep-blue"),
    ("play musical-chairs --bots greedy,greedy,greedy", "Give one bot for all the bots' seats or 2 bots"),
    ("play musical-chairs --option start", "Write --option key=value"),
    ("play musical-chairs --option start=yesterday", "is one of random"),
    ("play musical-chairs --option weather=fine", "has no option 'weather'"),
    ("play musical-chairs --components /no/file.toml", "Cannot read the component file"),
    ("play --resume /no/file", "Cannot read /no/file"),
    ("simulate", "GAME"),
    ("simulate musical-chairs --players 0", "is for 2, 3, 4 players, not 0"),
    ("simulate musical-chairs --seed \udcff", "is not text that can be written as UTF-8"),
    ("simulate musical-chairs --games 0", "number of games must be from 1"),
    ("simulate musical-chairs --games 1000000000000", "number of games must be from 1"),
    ("simulate musical-chairs --bots random,random", "one per seat"),
    ("simulate musical-chairs --picture x.doc", "must end in .png"),
    ("simulate musical-chairs --picture /no/folder/x.png", "There is no folder"),
    ("soak musical-chairs --games 0", "must be 1 or more"),
    ("soak musical-chairs --mixed --seed \udcff", "is not text that can be written as UTF-8"),
    ("arena musical-chairs --players 0", "is for 2, 3, 4 players, not 0"),
    ("arena musical-chairs --seed \udcff", "is not text that can be written as UTF-8"),
    ("replay /no/file", "Cannot read"),
    ("verify /no/file", "Cannot read"),
    ("verify .", "Is a directory"),
    ("rules chess", "There is no game 'chess'"),
    ("rules musical-chairs MC-NO-1", "has no rule 'MC-NO-1'"),
    ("rules musical-chairs xylophone", "Try fewer or other words"),
    ("components musical-chairs --check /no/file.toml", "Cannot read the component file"),
    ("bench chess", "There is no game 'chess'"),
    ("bench musical-chairs --gpu --games 0", "number of games must be from 1"),
    ("table --port 99999", "--port"),
    ("table --port -1", "--port"),
    ("table --host a..b", "give another address with --host"),
    ("table --database .", "Cannot open the database (the file .)"),
    ("table --database /dev/null/tables.db", "Name another with --database"),
    ("backup tables.backup --database /no/tables.db", "There is no database at /no/tables.db"),
    ("restore /no/file --database /no/tables.db", "Cannot read the backup /no/file"),
]


@pytest.mark.parametrize(("line", "says"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_answered_in_one_line(scherzo: Terminal, line: str, says: str) -> None:
    said = scherzo(*line.split())
    assert said.code == 2
    assert said.out == ""
    complaint = [text for text in said.err.splitlines() if not text.startswith(("Compil", "Measuring"))]
    assert len(complaint) == 1
    assert complaint[0].startswith("scherzo: ")
    assert says in complaint[0]


@pytest.mark.parametrize("command", ["play", "simulate", "soak", "arena"])
@pytest.mark.parametrize("seed", ["", " 7", "7\n"])
def test_a_seed_that_a_record_could_not_give_back_is_refused(scherzo: Terminal, command: str, seed: str) -> None:
    said = scherzo(command, "musical-chairs", "--seed", seed)
    assert (said.code, said.out) == (2, "")
    assert f"without spaces around it, not {seed!r}" in said.err


BROKEN = [
    ("", "This is not a record"),
    ("Scherzo record 1\n", "header lacks 'game:'"),
    ("Scherzo record 1\nwhat\n", "Line 2 of the record is neither"),
    ("\x00\x01", "This is not a record"),
]


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
@pytest.mark.parametrize(("text", "says"), BROKEN)
def test_a_broken_record_is_refused(scherzo: Terminal, tmp_path: Path, command: str, text: str, says: str) -> None:
    file = tmp_path / "broken"
    file.write_text(text)
    said = scherzo(command, file)
    assert (said.code, said.out) == (2, "")
    assert says in said.err


def test_a_file_that_is_no_text_is_refused(scherzo: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(bytes(range(128, 256)))
    assert "is not a text file" in scherzo("verify", file).err
    assert "is not UTF-8 text" in scherzo("components", "musical-chairs", "--check", file).err


def test_a_component_file_is_refused_with_its_table_and_key(scherzo: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[game]\nid = 5\n")
    said = scherzo("components", "musical-chairs", "--check", file)
    assert said.code == 2
    assert f"{file} does not fit Musical Chairs: at game.id" in said.err


def test_a_file_of_somebody_elses_does_not_command_the_terminal(scherzo: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    game = "chess\x1b]0;mine\x07\x1b[2J\u202e"
    head = f"game: {game}\nrules: 1\nplayers: 2\noptions:\ncomponents: 0\nseal: 0"
    record.write_text(f"Scherzo record 1\n{head}\n\n1. A a\n")
    said = scherzo("replay", str(record))
    assert said.code == 2
    assert "chess?]0;mine??[2J?" in said.err
