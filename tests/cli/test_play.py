"""A game in the terminal, typed as a person would."""

import os
import re
import subprocess
import sys
from pathlib import Path

from scherzo.cli.prompt import chosen, labels
from scherzo.core.words import Choice
from tests.cli.conftest import Terminal

VERIFIER = Path(__file__).parents[2] / "tools" / "verify_draws.py"
SIT_DOWN = ("play", "musical-chairs", "--players", 3, "--seed", 4)
ALWAYS_THE_FIRST = "1\n" * 400


def tables(out: str) -> list[str]:
    """The tables shown, each from its heading to the next prompt."""
    return re.findall(r"The table before move .*?(?=\n> )", out, re.DOTALL)


def test_a_whole_game_can_be_played_and_its_record_holds(scherzo: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.scherzo"
    played = scherzo(*SIT_DOWN, typed=ALWAYS_THE_FIRST.replace("\n", f"\nsave {saved}\n"))
    assert played.code == 0
    assert "The end" in played.out
    assert re.search(r"[ABC] \w+ wins\.|share the victory\.", played.out)
    assert scherzo("verify", saved).out.startswith("This record is right: Musical Chairs, 3 players")
    checked = subprocess.run([sys.executable, VERIFIER, saved], capture_output=True, text=True)
    assert checked.stdout.startswith("The seed fits the seal"), checked.stderr


def test_an_option_can_be_chosen_by_number_or_as_it_is_written_down(scherzo: Terminal) -> None:
    by_number = scherzo(*SIT_DOWN, "--plain", typed="2\n").out
    notation = re.search(r"^2\. .* \[(.+)\]$", by_number, re.MULTILINE)
    assert notation
    by_notation = scherzo(*SIT_DOWN, "--plain", typed=f"{notation[1]}\n").out
    assert by_notation.split(f"> {notation[1]}")[1] == by_number.split("> 2")[1]


def test_a_question_mark_lists_what_is_not_possible_with_the_rule(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed="1\n1\n1\n?\n").out
    assert "Not possible now" in out
    refused = r"You cannot play the .*: it is below \d+, and the line never falls\."
    assert re.search(rf"{refused}\n +MC-TURN-7: A Chair card below the value", out)


def test_why_explains_one_thing(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed="1\n1\n1\nwhy stop\n").out.split("> why stop")[1]
    assert "You cannot stop the music" in out
    assert "MC-STOP-2" in out
    assert "MC-TURN-7" not in out


def test_what_is_not_legal_is_refused_and_changes_nothing(scherzo: Terminal) -> None:
    refused = scherzo(*SIT_DOWN, typed="1\n1\n1\nstop\ntrombone\n99\nlook\n").out
    before, after = tables(refused)[-2:]
    assert before.split("\n> ")[0] == after
    assert "'trombone' is not possible now. Possible: " in refused
    assert "'99' is not possible now." in refused


def test_the_person_sees_what_the_others_did(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed="1\n1\n1\n").out
    assert "Since your last turn" in out
    assert re.search(r"C Fanny plays (the|a) ", out)


def test_undo_takes_back_what_showed_nothing_and_refuses_the_rest(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed="1\nundo\n").out
    assert "This cannot be taken back" in out
    out = scherzo(*SIT_DOWN, typed="1\nundo!\n").out
    assert "Back before your latest decision." in out
    first, again = tables(out)[0], tables(out)[-1]
    assert first == again


def test_after_the_end_one_can_look_around_and_take_back_the_last_decision(scherzo: Terminal) -> None:
    begin = ("play", "musical-chairs", "--players", 2, "--seed", 4, "--plain")
    moves = scherzo(*begin, typed=ALWAYS_THE_FIRST).out.split("== The end ==")[0].count("\n> 1\n")
    to_the_end = "1\n" * moves
    said = scherzo(*begin, typed=f"{to_the_end}hint\nwhy stop\n?\nrules\nlook\nlog\n12\nundo!\n1\n\n")
    assert said.code == 0
    first, again = said.out.split("== The end ==")[1:]
    assert "The game is over: nothing is left to choose." in first.split("> hint")[1]
    assert "Back before your latest decision." in first
    assert "The table before move" in first.split("> undo!")[1]
    assert again.split("The seed was")[0] == first.split("The seed was")[0]


def test_what_only_looks_like_a_number_is_no_choice(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed=f"²\n{'1' * 5000}\n1\n").out
    assert "'²' is not possible now." in out
    assert "The input has ended" in out


def test_a_saved_game_goes_on_where_it_stopped(scherzo: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "half.scherzo"
    before = scherzo(*SIT_DOWN, "--bots", "random,greedy", typed=f"1\n1\n1\nsave {saved}\n1\n1\n").out
    after = scherzo("play", "--resume", saved, typed="1\n1\n").out
    assert "B Felix (random), C Fanny (greedy)" in after
    assert tables(after)[-1] == tables(before)[-1]


def test_a_game_saved_before_its_first_move_can_be_resumed(scherzo: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "new.scherzo"
    duo = ("play", "musical-chairs", "--players", 2, "--seed", 1, "--seat")
    first = next(seat for seat in "AB" if "before move 1 " in scherzo(*duo, seat).out)
    scherzo(*duo, first, typed=f"save {saved}\n")
    assert scherzo("play", "--resume", saved).code == 0


def test_the_seat_the_names_and_the_bots_can_be_chosen(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, "--seat", "C", "--name", "Nadia", "--bots", "random").out
    assert "You are C Nadia against A Clara (random), B Felix (random)." in out


def test_rules_can_be_looked_up_at_the_table(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed="rules MC-STOP-2\nrules xylophone\nrules XX-1\n").out
    assert "MC-STOP-2: A player with a Chair card above the value" in out
    assert "No rule has the words 'xylophone'." in out
    assert "has no rule 'XX-1'" in out


def test_a_hint_is_a_sentence_about_the_options(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed="hint\n").out.split("> hint")[1].split("\n> ")[0]
    assert "chair" in out
    assert re.search(r"^weighed +chance +points *$", out, re.MULTILINE)
    assert len(re.findall(r" chair \[\w+\] +\d+% +\d+ *$", out, re.MULTILINE)) >= 2


def test_frames_can_be_left_out_and_fit_eighty_columns(scherzo: Terminal) -> None:
    framed = scherzo(*SIT_DOWN, typed="1\n").out
    assert "╭" in framed
    assert max(len(line) for line in framed.splitlines()) <= 80
    plain = scherzo(*SIT_DOWN, "--plain", typed="1\n").out
    assert not re.search("[╭│╰─]", plain)
    assert "Your hand" in plain


def test_leaving_and_the_end_of_the_input_are_no_errors(scherzo: Terminal) -> None:
    assert scherzo(*SIT_DOWN, typed="quit\n").out.endswith("Goodbye.\n")
    ended = scherzo(*SIT_DOWN, typed="")
    assert ended.code == 0
    assert "The input has ended" in ended.out


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(scherzo: Terminal) -> None:
    out = scherzo(*SIT_DOWN, typed="save /no/such/folder/game\nsave a\0b\nrules MC-GOAL-1\n").out
    assert "Cannot write /no/such/folder/game" in out
    assert "Cannot write 'a\\x00b'" in out
    assert "MC-GOAL-1: The winner" in out


def test_bytes_that_are_no_text_end_no_game() -> None:
    line = [sys.executable, "-c", "from scherzo.cli import main; main()", *map(str, SIT_DOWN), "--name", b"Zo\xeb"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    played = subprocess.run(line, input=b"\xff\nquit\n", env=environment, capture_output=True)
    assert played.returncode == 0, played.stderr.decode()
    said = played.stdout.decode()
    assert "You are A Zo?" in said
    assert "is not possible now." in said
    assert said.endswith("Goodbye.\n")


def test_an_amount_is_what_was_typed_and_no_number_of_a_list() -> None:
    """A contribution of $3 in Symphony No. 9 is typed 3, whatever its place in the list."""
    choices = [Choice(option, str(option), f"Give ${option}") for option in range(6)]
    assert labels(choices) == ("0", "1", "2", "3", "4", "5")
    assert chosen("3", choices) == choices[3]
    assert chosen("6", choices) is None
    words = [Choice(option, f"play-{option}", f"Play {option}") for option in (7, 8)]
    assert labels(words) == ("1", "2")
    assert chosen("2", words) == words[1]


def test_asking_why_means_the_same_thing_as_choosing_it(scherzo: Terminal) -> None:
    asked = scherzo(*SIT_DOWN, "--plain", typed="why 2\nquit\n").out
    offered = re.search(r"^2\. (.*?)(?: \(.*\))? \[(.+)\]$", asked, re.MULTILINE)
    assert offered
    assert f"That is possible: {offered[1]} ({offered[2]})." in asked
