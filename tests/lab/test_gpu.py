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
    from scherzo.core.layout import leaned
    from scherzo.games import game
    from scherzo.lab import gpu, gpu_kernels
    from scherzo.lab.batch import QUICK, play_batch, setting

    gpu_kernels.WARP = gpu_kernels.THREADS = 2  # few, because the simulator takes long to start threads
    gpu.SLOTS = {games} - 1  # one of them is played in twice
    gpu_kernels.SHARED = {shared}
    chosen = game("{name}")
    players = chosen.players[0]
    bots = {bots}
    at = setting(chosen, players, "gpu")
    kinds = [QUICK[bots[seat % len(bots)]] for seat in range(players)]
    ours = play_batch(at, kinds, 1000, {games}, noting={noting})
    theirs = gpu.play_batch_on_gpu(at, kinds, 1000, {games}, noting={noting})
    tables = ours.tables if {noting} else leaned(ours.tables, chosen.Table)
    assert tables.tobytes() == theirs.tables.tobytes()
    for what in ("sheets", "lengths", "used"):
        assert getattr(ours, what).tobytes() == getattr(theirs, what).tobytes(), what
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
    from scherzo.lab import chunks, gpu_kernels

    gpu_kernels.WARP = gpu_kernels.THREADS = 4
    chunks.GPU_BATCH = 4
    sys.exit(run(["experiment", "{plan}", "--to", "{folder}", "--gpu"]))
"""

PLAN = """
title = "Money"
game = "symphony-no-9"
players = 2
games = 10
measure = ["wins", "points", "spread", "length", "sources", "counts"]
[[variant]]
name = "as printed"
[[variant]]
name = "more"
components = { "game.starting_money" = 20 }
"""


def simulated(program: str, interpreted: bool = False) -> None:
    """Runs a program where CUDA is a simulation."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": str(int(interpreted))}
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", dedent(program)], env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()[-2000:]


@pytest.mark.parametrize("name", NAMES)
def test_random_games_in_lean_tables_are_the_cpus(name: str) -> None:
    """Interpreted, where a rule that touches what lean tables lack is an error."""
    games, shared = (3, 1 << 20) if name == "symphony-no-9" else (2, 0)
    simulated(EQUAL.format(name=name, bots=["random"], games=games, noting=False, shared=shared), interpreted=True)


def test_greedy_games_are_the_cpus() -> None:
    simulated(EQUAL.format(name="symphony-no-9", bots=["greedy", "random"], games=3, noting=True, shared=0), True)


def test_a_game_that_does_not_end_is_named_as_on_the_cpu() -> None:
    simulated(TROUBLE)


def test_an_experiment_measures_the_same(tmp_path: Path, scherzo: Terminal) -> None:  # noqa: F811
    plan, on_gpu = tmp_path / "money.toml", tmp_path / "gpu"
    plan.write_text(PLAN)
    on_gpu.mkdir()
    simulated(EXPERIMENT.format(plan=plan, folder=on_gpu), interpreted=True)
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
