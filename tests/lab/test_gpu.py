"""Games on a GPU are those of the CPU, to the byte. CUDA's simulator stands in for the device."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from scherzo.games import NAMES
from tests.cli.conftest import Terminal, scherzo  # noqa: F401

EQUAL = """
    from scherzo.games import game
    from scherzo.lab.batch import QUICK, play_batch, setting
    from scherzo.lab.gpu import play_batch_on_gpu

    chosen = game("{name}")
    for players in (chosen.players[0], chosen.players[-1]):
        for bots in (["random"], ["greedy", "random"]):
            at = setting(chosen, players, "gpu")
            kinds = [QUICK[bots[seat % len(bots)]] for seat in range(players)]
            ours, theirs = play_batch(at, kinds, 1000, 70), play_batch_on_gpu(at, kinds, 1000, 70)
            for what in ("tables", "sheets", "lengths", "used"):
                assert getattr(ours, what).tobytes() == getattr(theirs, what).tobytes(), (players, bots, what)
            assert ours.first == theirs.first and ours.lengths.min() > 10 and not theirs.trouble
"""

TROUBLE = """
    from dataclasses import replace

    from scherzo.lab.batch import play_batch, setting
    from scherzo.lab.gpu import play_batch_on_gpu
    from tests.bots import duet

    at = setting(replace(duet.GAME, limit=3), 2, "gpu", components=duet.COMPONENTS)
    told = play_batch(at, [0, 0], 5, 4).trouble
    assert "Game 5" in told and told == play_batch_on_gpu(at, [0, 0], 5, 4).trouble
"""

EXPERIMENT = """
    import sys
    from pathlib import Path

    from scherzo.cli import run
    from scherzo.experiments import plan, report
    from scherzo.lab import chunks

    chunks.GPU_BATCH = 40
    sys.exit(run(["experiment", "{plan}", "--to", "{folder}", "--gpu"]))
"""

PLAN = """
title = "Money"
game = "symphony-no-9"
players = 2
games = 100
measure = ["wins", "points", "spread", "length", "sources", "counts"]
[[variant]]
name = "as printed"
[[variant]]
name = "more"
components = { "game.starting_money" = 20 }
"""


def simulated(program: str) -> None:
    """Runs a program where CUDA is a simulation."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", dedent(program)], env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()[-2000:]


@pytest.mark.parametrize("name", NAMES)
def test_tables_sheets_lengths_and_counts_are_the_cpus(name: str) -> None:
    simulated(EQUAL.format(name=name))


def test_a_game_that_does_not_end_is_named_as_on_the_cpu() -> None:
    simulated(TROUBLE)


def test_an_experiment_measures_the_same(tmp_path: Path, scherzo: Terminal) -> None:  # noqa: F811
    plan, on_gpu = tmp_path / "money.toml", tmp_path / "gpu"
    plan.write_text(PLAN)
    on_gpu.mkdir()
    simulated(EXPERIMENT.format(plan=plan, folder=on_gpu))
    assert scherzo("experiment", plan).code == 0
    assert (on_gpu / "money.csv").read_text() == (tmp_path / "money.csv").read_text()


REFUSED = {
    "simulate symphony-no-9 --gpu --bots pupil": "A GPU plays random and greedy bots, not 'pupil'",
    "simulate symphony-no-9 --gpu --usage": "A GPU tells how games end, not what happens within them",
    "simulate symphony-no-9 --gpu --cluster auto": "--cluster and --gpu do not go together",
    "experiment {plan} --gpu": "comeback and use cannot be measured on a GPU",
}


@pytest.mark.parametrize("command", REFUSED)
def test_what_a_gpu_does_not_do_is_refused_in_one_line(command: str, tmp_path: Path, scherzo: Terminal) -> None:  # noqa: F811
    plan = tmp_path / "plan.toml"
    plan.write_text('title = "t"\ngame = "symphony-no-9"\n[[variant]]\nname = "a"\n')
    said = scherzo(*command.format(plan=plan).split())
    assert said.code == 2
    assert REFUSED[command] in said.err
    assert said.err.count("\n") == 1
