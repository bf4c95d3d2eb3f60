"""The benchmark measures what it says."""

import os
import subprocess
import sys
import time
from random import Random

import pytest

from scherzo.bench.engine import copy_around, driven_from_python, table_copies, whole_games
from scherzo.bench.gpu import same_as_cpu
from scherzo.bench.peers import peer_figures
from scherzo.bench.run import ratios
from scherzo.bench.slices import Rate, one_core, rate
from scherzo.bench.yardstick import bare_loop, card_game
from scherzo.core.layout import records
from scherzo.core.loops import RANDOM
from scherzo.lab.batch import play_batch, setting
from tests.bots.duet import COMPONENTS, GAME

AT = setting(GAME, 2, "bench", components=COMPONENTS)


def test_a_rate_is_things_per_second_of_work() -> None:
    def work() -> int:
        end = time.process_time() + 0.002
        while time.process_time() < end:
            pass
        return 10

    found = rate(work, slices=3, seconds=0.02)
    assert 2500 < found.median <= 5000
    assert found.best >= found.median
    assert found.slices == 3


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system cannot pin")
def test_measuring_happens_on_one_core_and_gives_the_others_back() -> None:
    before = os.sched_getaffinity(0)
    with one_core() as pinned:
        assert pinned
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_the_yardsticks_answer_how_much_they_did() -> None:
    assert card_game(Random(1)) == 100
    assert bare_loop() == 100_000


def test_the_work_of_a_game_is_counted_in_games_decisions_and_copies() -> None:
    assert whole_games(AT)() == 128
    assert driven_from_python(AT)() == 4  # a lead, a reply and two coins
    assert table_copies(AT)() == 100_000


def test_copies_go_around_the_ring() -> None:
    ring = records(GAME.Table, 8)
    ring[0].led = 5
    copy_around(ring, 3)
    assert list(ring["led"]) == [5, 5, 5, 5, 0, 0, 0, 0]


def test_ratios_are_to_the_yardstick() -> None:
    assert ratios(Rate(100, 100, 1), [], []) == {}


def test_engines_that_are_not_installed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [])
    found, missing = peer_figures(lambda what: None)
    assert not found
    assert missing == ["OpenSpiel", "Catanatron", "PettingZoo", "pgx"]


def test_without_a_gpu_one_is_told_so() -> None:
    program = "import sys; from scherzo.cli import run; sys.exit(run(['bench', 'musical-chairs', '--gpu']))"
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": ""}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.endswith(("and its driver.\n", "pip install 'scherzo[gpu]'.\n"))


def test_a_single_different_byte_is_noticed() -> None:
    batch = play_batch(AT, [RANDOM] * 2, 0, 10, noting=False)
    assert same_as_cpu(AT, batch, 10)
    batch.tables[4].points[1] += 1
    assert same_as_cpu(AT, batch, 4)
    assert not same_as_cpu(AT, batch, 10)


def test_the_kernel_plays_the_cpus_games_on_a_simulated_device() -> None:
    program = (
        "from scherzo.bench import gpu; from scherzo.lab.batch import setting; from tests.bots import duet;"
        "at = setting(duet.GAME, 2, 'bench', components=duet.COMPONENTS);"
        "found = gpu.gpu_figures(at, 96, 96); assert found.equal and found.compared == 96, found"
    )
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    subprocess.run([sys.executable, "-W", "ignore", "-c", program], check=True, env=environment, timeout=600)
