"""Workers: whoever plays the games, the results are the same to the last byte, also if a machine is lost meanwhile."""

import pickle
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import msgspec
import pytest

from scherzo.core.errors import BadInput
from scherzo.experiments.plan import Plan, Variant
from scherzo.experiments.run import run
from scherzo.games import game
from scherzo.lab.arena import Arena
from scherzo.lab.batch import setting
from scherzo.lab.chunks import RulesBroke, Wanted, play_chunk
from scherzo.lab.cluster import Cluster, hired
from scherzo.lab.simulate import simulate
from scherzo.lab.workers import Processes, Threads, Workers

NINE = game("symphony-no-9")


def half(number: int) -> float:
    if number == 13:
        raise RulesBroke("thirteen")
    return number / 2


@pytest.mark.parametrize("workers", [Threads(3), Processes(2)], ids=["threads", "processes"])
def test_results_come_in_the_order_of_the_jobs(workers: Workers) -> None:
    assert list(workers.gather(half, ((number,) for number in range(12)))) == [number / 2 for number in range(12)]
    with pytest.raises(RulesBroke, match="thirteen"):
        list(workers.gather(half, ((number,) for number in range(20))))


def test_jobs_are_made_while_others_are_done() -> None:
    """Whoever has seen enough stops, and no more jobs are made."""
    made = count()
    coming = Threads(2).gather(half, ((next(made),) for _ in range(12)))
    assert next(coming) == 0
    coming.close()  # type: ignore[attr-defined]
    assert next(made) == 4


def test_a_setting_and_an_arena_can_be_sent() -> None:
    at = setting(NINE, 3, "sent", {"tracks": "random"})
    again = pickle.loads(pickle.dumps(at))
    assert (again.game, again.options, again.fingerprint, again.seed) == (NINE, at.options, at.fingerprint, "sent")
    assert again.boxes.tobytes() == at.boxes.tobytes()
    assert again.blank.tobytes() == at.blank.tobytes()
    hall = Arena(NINE, ["greedy", "random"], 2, "hall")
    assert pickle.loads(pickle.dumps(hall)).lineups == hall.lineups


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadInput, match=r"scherzo\[cluster\]"), hired("auto"):
        pass


def everything(workers: Workers) -> bytes:
    """A simulation, an arena and an experiment, as bytes without what tells of time."""
    simulated = simulate(NINE, 3, 3000, ["greedy"], "s", counting=True, workers=workers)
    arena = Arena(NINE, ["greedy", "random"], 2, "a").play(20, workers)
    plan = Plan("t", NINE.name, (Variant("a"), Variant("b", options={"tracks": "random"})), games=512)
    tried = run(plan, workers=workers)
    return msgspec.json.encode(
        [
            msgspec.structs.replace(simulated, threads=0, seconds=0, games_per_second=0, decisions_per_second=0),
            [repr(played) for played in arena],
            msgspec.structs.replace(tried, seconds=0),
        ]
    )


@pytest.fixture
def machines() -> Iterator[Any]:
    """A Ray cluster of two nodes, each with its own processes, on this machine."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install scherzo[cluster]")
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    yield nodes
    nodes.shutdown()


def test_a_cluster_plays_the_same_games_even_if_a_node_is_lost(machines: Any) -> None:
    here = everything(Threads(1))
    lost = False

    class Watched(Cluster):
        """Kills the second node in the midst of its work."""

        def gather(self, work: Any, jobs: Any) -> Iterator[Any]:
            nonlocal lost
            for number, result in enumerate(super().gather(work, jobs)):
                if number == 4 and not lost:
                    machines.remove_node(next(iter(machines.worker_nodes)), allow_graceful=False)
                    lost = True
                yield result

    with hired(machines.address) as workers:
        assert workers.count == 2
        assert everything(workers) == here
        assert everything(Watched(workers.ray)) == here  # type: ignore[attr-defined]
        assert lost
        until = time.monotonic() + 60
        while workers.count > 1 and time.monotonic() < until:
            time.sleep(0.2)
        assert workers.count == 1


def test_an_error_of_the_rules_comes_back_as_it_was(machines: Any) -> None:
    with hired(machines.address) as workers, pytest.raises(RulesBroke, match=r"^thirteen$"):
        list(workers.gather(half, ((number,) for number in range(20))))


def test_a_part_is_small_enough_to_be_sent() -> None:
    part = partial(play_chunk, setting(NINE, 4, "part"), ["greedy"] * 4, Wanted(counting=True))(0, 128)
    assert len(pickle.dumps(part)) < 200_000
