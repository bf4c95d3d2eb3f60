"""The stand-alone verifier finds every tampering with the chance of a finished game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import scherzo

VERIFIER = Path(__file__).parents[2] / "tools" / "verify_draws.py"


@pytest.fixture(scope="module")
def text() -> str:
    match = scherzo.game("musical-chairs").start(players=2, seed=5)
    while not match.over:
        seat = match.waiting[0]
        match.choose(seat, match.legal(seat)[-1])
    return match.record


def verdict(tmp_path: Path, text: str) -> tuple[int, str]:
    file = tmp_path / "record"
    file.write_text(text)
    done = subprocess.run([sys.executable, "-I", VERIFIER, file], capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_it_imports_nothing_of_the_program() -> None:
    assert set(re.findall(r"^(?:import|from) (\w+)", VERIFIER.read_text(), re.MULTILINE)) == {"hashlib", "sys"}


def test_an_honest_record_passes(tmp_path: Path, text: str) -> None:
    code, said = verdict(tmp_path, text)
    assert code == 0
    draws = sum(line.startswith("draw: ") for line in text.splitlines())
    assert f"all {draws} draws are right" in said


def test_a_changed_result_is_found(tmp_path: Path, text: str) -> None:
    stream, number, bound, result = re.findall(r"draw: (\d+) (\d+) (\d+) (\d+)", text)[9]
    other = (int(result) + 1) % int(bound)
    wrong = text.replace(f"draw: {stream} {number} {bound} {result}\n", f"draw: {stream} {number} {bound} {other}\n")
    code, said = verdict(tmp_path, wrong)
    assert code == 1
    assert f"the record says {other}, the seed gives {result}" in said


def test_a_draw_left_out_or_told_twice_is_found(tmp_path: Path, text: str) -> None:
    lines = text.splitlines(keepends=True)
    draws = [i for i, line in enumerate(lines) if line.startswith("draw: ")]
    assert "was left out" in verdict(tmp_path, "".join(lines[: draws[4]] + lines[draws[5] :]))[1]
    assert "it comes twice" in verdict(tmp_path, "".join(lines[: draws[5]] + lines[draws[4] :]))[1]


def test_a_changed_seed_is_found(tmp_path: Path, text: str) -> None:
    code, said = verdict(tmp_path, text.replace("seed: 5\n", "seed: 6\n"))
    assert code == 1
    assert "does not fit the seal" in said


def test_a_file_that_is_no_finished_record_is_refused(tmp_path: Path, text: str) -> None:
    assert "not of a finished game" in verdict(tmp_path, text.split("seed:")[0])[1]
    assert verdict(tmp_path, "draw: one two\nseed: 1\n")[0] == 1
