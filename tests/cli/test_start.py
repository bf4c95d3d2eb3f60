"""The command line starts quickly, and stops as a good citizen of the shell."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-c", "from scherzo.cli import main; main()"]


def test_help_loads_neither_the_compiler_nor_a_game() -> None:
    script = (
        "import sys; from scherzo.cli import run; run(['--help']); run(['play', '--help']); run(['bogus']);"
        "loaded = [m for m in ('numba', 'matplotlib', 'fastapi', 'scherzo.games.musical_chairs') if m in sys.modules];"
        "assert not loaded, loaded"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_without_a_command_help_is_shown() -> None:
    done = subprocess.run(PROGRAM, capture_output=True, text=True)
    assert done.returncode == 0
    assert "Play in the terminal against bots." in done.stdout


def test_the_version_is_shown() -> None:
    assert subprocess.run([*PROGRAM, "--version"], capture_output=True, text=True).stdout.startswith("scherzo 0")


def test_a_reader_that_goes_away_causes_no_traceback() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, "rules", "musical-chairs"], stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert done.returncode != 0
    assert done.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_control_c_leaves_with_130_and_no_traceback() -> None:
    game = subprocess.Popen(
        [*PROGRAM, "play", "musical-chairs", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Where the tests themselves run in the background, their children would ignore the signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert game.stdout
    while (line := game.stdout.readline()) and "before move" not in line:
        pass
    time.sleep(0.5)
    game.send_signal(signal.SIGINT)
    _, err = game.communicate(timeout=60)
    assert game.returncode == 130
    assert "Traceback" not in err


def test_the_link_is_said_when_the_table_answers_there(tmp_path: Path) -> None:
    table = subprocess.Popen(
        [*PROGRAM, "table", "--no-browser", "--port", "0", "--database", str(tmp_path / "tables.db")],
        env={**os.environ, "SCHERZO_GAMES": "musical-chairs"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert table.stdout
        link = table.stdout.readline().split()[4]
        with urllib.request.urlopen(link, timeout=30) as page:
            assert page.status == 200
    finally:
        table.kill()
        table.communicate()
