"""The figures of docs/hosting.md on a quiet machine: python -m tests.server.measured load|start

load   what a server with two workers carries, game by game, at some offered rates and as fast as it goes (5 minutes);
       --workers 1 for a single process, --seconds for longer runs
start  a first start with an empty cache: when the page answers, when each game can be played, memory when all can
"""

import argparse
import asyncio
import contextlib
import os
import tempfile
import time
from pathlib import Path

import httpx

from scherzo.games import NAMES
from scherzo.server.http.connections import raise_descriptors
from tests.server.load import load, memory
from tests.server.servers import Server

RATES = dict.fromkeys(NAMES, (500, 1000, 0)) | {"musical-chairs": (1000, 2000, 0)}
"""Decisions offered a second; 0 is as fast as it goes."""
LENGTH = {"musical-chairs": 120, "symphony-no-9": 70, "philharmonix": 34, "symphony": 100}
"""Decisions that a game of the load test surely lasts: no table is to be over before the end."""
FASTEST = 2500
"""Decisions a second that no run as fast as it goes will surpass by much."""
MOST_LINES = 8000
"""Connections that the clients may need."""
HEAD = "| game | offered | decisions a second | seen p50, p99 | server | clients | bytes |"


def carried(workers: int, seconds: float) -> None:
    """Prints a row for each game and rate. Times are from sending a decision until another seat sees it."""
    raise_descriptors(MOST_LINES)
    print(f"{workers} workers, load average {os.getloadavg()[0]:.1f}", HEAD, "|---" * 7 + "|", sep="\n", flush=True)
    for name in NAMES:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(str(Path(folder) / "tables.db"), workers, SCHERZO_GAMES=name).wait()
            for rate in RATES[name]:
                tables = round((rate or FASTEST) * (seconds + 4) / LENGTH[name])
                result, used = asyncio.run(load(server, tables, seconds, rate, name))
                found = result.summary()
                latency = "seen" if result.seen else "ack"  # alone at a table, one sees only one's own
                print(
                    f"| {name} | {rate or 'all'} | {found['per_second']} "
                    f"| {found[f'{latency}_ms_p50']} ms, {found[f'{latency}_ms_p99']} ms "
                    f"| {used['server_us_per_decision']} us | {used['clients_us_per_decision']} us "
                    f"| {result.bytes // max(1, result.acknowledged)} |",
                    flush=True,
                )
            server.stop()


def first_start() -> None:
    """Prints when what can be done after a start without compiled rules."""
    with tempfile.TemporaryDirectory() as folder:
        began, shown = time.monotonic(), set[str]()
        print(f"load average {os.getloadavg()[0]:.1f}", flush=True)
        cold = str(Path(folder) / "cache")
        server = Server(str(Path(folder) / "t.db"), SCHERZO_GAMES=",".join(NAMES), NUMBA_CACHE_DIR=cold)
        while len(shown) <= len(NAMES):
            with contextlib.suppress(httpx.TransportError):
                ready = {"the page", *(told["title"] for told in server.get("/api/games").json() if told["ready"])}
                for what in sorted(ready - shown):
                    print(f"{what}: {time.monotonic() - began:.0f} s, the server holds {memory(server)} MB", flush=True)
                shown |= ready
            time.sleep(0.2)
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["load", "start"])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=8)
    given = parser.parse_args()
    if given.what == "load":
        carried(given.workers, given.seconds)
    else:
        first_start()


if __name__ == "__main__":
    main()
