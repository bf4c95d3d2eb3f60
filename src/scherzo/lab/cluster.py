"""Workers on many machines: a Ray cluster, `pip install "scherzo[cluster]"`.

Jobs are games by their numbers, so it does not matter which machine plays them. A job of a machine that is lost is done
again by another one.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from scherzo.core.errors import BadInput
from scherzo.lab.workers import Job, Result, Threads, Workers, cores, in_order

AHEAD = 8
"""Jobs that are given out for each core: results come in order, and others go on while a lost one is done again."""

FOR_EVER = -1


@contextmanager
def hired(cluster: str | None, threads: int | None = None) -> Iterator[Workers]:
    """The threads of this machine, or the cluster at an address: "auto" for the one that runs here, or host:port."""
    if cluster is None:
        yield Threads(threads or cores())
        return
    ray = ray_or_refuse()
    try:
        ray.init(cluster, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadInput(f"There is no Ray cluster at '{cluster}': start one with 'ray start --head'.") from error
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def ray_or_refuse() -> Any:
    """Ray, or how to get it."""
    try:
        import ray
    except ImportError:
        raise BadInput('Clusters need Ray: pip install "scherzo[cluster]".') from None
    return ray


class Cluster:
    """All cores of all machines that have joined; those that join later help too."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    @property
    def count(self) -> int:
        """How many cores there are now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def gather(self, work: Callable[..., Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """`work(*job)` of every job; the work is sent to each machine once."""
        sent = self.ray.put(work)
        done = self.ray.remote(num_cpus=1, max_retries=FOR_EVER)(do)

        def take(given: Any) -> Result:
            try:
                result: Result = self.ray.get(given)
            except self.ray.exceptions.RayTaskError as error:
                raise error.cause from None  # our own error, without Ray's account of it
            return result

        return in_order(lambda job: done.remote(sent, *job), take, jobs, AHEAD * self.count)


def do(work: Callable[..., Result], *job: Any) -> Result:
    """One job, on the machine that does it."""
    return work(*job)
