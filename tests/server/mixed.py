"""Mixed load with faults for a long time: killed workers, frozen databases, a full disk; memory and latency over time.

Two houses play at once: a server on a SQLite file, and two workers on PostgreSQL.
"""

import contextlib
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from scherzo.games import game
from tests.server.load import memory
from tests.server.servers import BINARIES, PATIENCE_S, Player, Postgres, Seats, Server, bearer, postgres
from tests.server.test_durability import GameOver, NotReady, check_log, next_decision

GAMES = ("musical-chairs", "symphony-no-9")
PLAYERS, PAUSE_S = 6, 0.4
"""Clients of a house, each at a table of its own, and how long they think."""
SAMPLE_S, CYCLE_S, FAULT_S = 5.0, 150.0, 10.0
"""Seconds between two samples, between two faults of a kind, and how long a fault lasts."""
DISK_MB = 48


class House:
    """Servers on one database, with clients that play there."""

    def __init__(self, name: str, database: str, workers: int) -> None:
        self.name, self.database = name, database
        self.servers = [Server(database, SCHERZO_GAMES=",".join(GAMES)) for _ in range(workers)]
        self.acknowledged: list[tuple[str, str, int]] = []
        self.latencies: list[float] = []  # in seconds, since the last sample
        self.refused = 0  # answers of 503 and broken lines, since the last sample
        self.playing = True
        self._threads = [threading.Thread(target=self._play, args=(seat,)) for seat in range(PLAYERS)]

    def start(self) -> None:
        try:
            for server in self.servers:
                server.wait()
        except AssertionError:
            for server in self.servers:
                server.kill()
            raise
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        """Everybody stops, and everything that was acknowledged is looked for in the log."""
        self.playing = False
        for thread in self._threads:
            thread.join()
        for server in self.servers:
            server.gone()
        check_log(self.database, self.acknowledged)

    def sample(self) -> dict[str, Any]:
        told, self.latencies = sorted(self.latencies), []
        refused, self.refused = self.refused, 0
        with contextlib.suppress(OSError):  # a worker may have been killed just now
            found = [memory(server) for server in self.servers]
            at = {f"p{p}": round(told[int(len(told) * p / 100)] * 1000, 1) for p in (50, 99)} if told else {}
            return {"mb": found, "decisions": len(told), "refused": refused, **at}
        return {}

    def kill(self) -> None:
        """A worker loses its power and is started again."""
        server = random.choice(self.servers)
        server.kill()
        server.start()

    def _play(self, first: int) -> None:
        """Decides, says something now and then, and listens; what has no answer is sent again with the same id."""
        table: Seats | None = None
        listening: Player | None = None
        pending: tuple[int, int, int, str] | None = None
        count = 0
        clients = [httpx.Client(base_url=server.url, timeout=PATIENCE_S) for server in self.servers]
        while self.playing:
            time.sleep(PAUSE_S * random.random() * 2)
            client = random.choice(clients)
            try:
                if table is None:
                    name = GAMES[(first + count) % len(GAMES)]
                    seats = ["screen"] * (game(name).players[0] - 1) + ["bot"]
                    table = random.choice(self.servers).table(*seats, game=name)
                    listening = table.socket(0, states="changes")
                if pending is None:
                    count += 1
                    pending = (*next_decision(client, table), f"{first}.{count}")
                seat, number, option, client_id = pending
                body = {"number": number, "client_id": client_id, "option": option}
                began = time.monotonic()
                answer = client.post(f"{table.path}/decisions", json=body, headers=bearer(table.tokens[seat]))
                if answer.status_code == 200:
                    self.latencies.append(time.monotonic() - began)
                    self.acknowledged.append((table.id, f"{seat}/{client_id}", answer.json()["number"]))
                self.refused += answer.status_code == 503
                if answer.status_code in (200, 409, 422):
                    pending = None
                listening = heard(table, listening, count)
            except (NotReady, KeyError, IndexError):
                pass  # a bot is to decide, or the table has moved on
            except GameOver:
                table = pending = None
            except (httpx.TransportError, WebSocketException, OSError, AssertionError):
                self.refused += 1
                listening = None
        for client in clients:
            client.close()


def heard(table: Seats, listening: Player | None, count: int) -> Player:
    """Reads what was said to the seat, and says something itself now and then."""
    if listening is None:
        return table.socket(0, states="changes")
    if count % 10 == 0:
        listening.send(type="chat", id=f"c{count}", text=f"Move {count}!")
    with contextlib.suppress(TimeoutError):
        while True:
            listening.line.recv(timeout=0.001)
    return listening


class Faults:
    """What goes wrong, again and again, and when it did."""

    def __init__(self, on_file: House, disk: Path | None, on_postgres: House | None, database: Postgres | None) -> None:
        self.on_file, self.disk, self.on_postgres, self.database = on_file, disk, on_postgres, database
        self.happened: list[tuple[float, str]] = []

    def run(self, end: float) -> None:
        began = time.monotonic()
        kinds = [("kill", self.kill), ("frozen database", self.freeze), ("full disk", self.fill)]
        for number in range(10_000):
            if not until(began + CYCLE_S * (number + 1) / len(kinds), end - 2 * FAULT_S):
                return
            name, strike = kinds[number % len(kinds)]
            self.happened.append((time.monotonic() - began, name))
            strike()

    def kill(self) -> None:
        for house in filter(None, (self.on_file, self.on_postgres)):
            house.kill()

    def freeze(self) -> None:
        """PostgreSQL stands still; the file is locked by another program."""
        stopped = self.database.processes() if self.database else []
        with contextlib.closing(sqlite3.connect(self.on_file.database, timeout=60, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for process in stopped:
                os.kill(process, signal.SIGSTOP)
            time.sleep(FAULT_S)
            for process in stopped:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)
            other.execute("ROLLBACK")

    def fill(self) -> None:
        """Nothing more fits on the disk of the file."""
        if self.disk is None:
            return
        filler = self.disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"\0" * 65536)
        time.sleep(FAULT_S)
        filler.unlink()


def until(moment: float, end: float) -> bool:
    """Sleeps until a moment; false if the end comes first."""
    time.sleep(max(0.0, min(moment, end) - time.monotonic()))
    return moment < end


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk that can be filled, where this program may mount one."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "scherzo-soak", str(folder)]
    made = shutil.which("mount") is not None and subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield folder if made else None
    finally:
        if made:
            subprocess.run(["umount", str(folder)], check=True)


def mixed(folder: Path, minutes: float) -> dict[str, Any]:
    """Plays so long; gives the samples of both houses and the faults, for `tests.server.drawn`."""
    with small_disk(folder) as disk, contextlib.ExitStack() as open_:
        database = open_.enter_context(postgres()) if BINARIES else None
        houses = [House("SQLite", str(folder / "tables.db"), 1)]
        if database:
            houses.append(House("PostgreSQL, two workers", database.address, 2))
        for house in houses:
            house.start()
        began = time.monotonic()
        faults = Faults(houses[0], disk, houses[1] if database else None, database)
        striking = threading.Thread(target=faults.run, args=(began + minutes * 60,))
        striking.start()
        samples = []
        while time.monotonic() < began + minutes * 60:
            time.sleep(SAMPLE_S)
            row = {"at": round(time.monotonic() - began, 1), "load": os.getloadavg()[0]}
            samples.append({**row, **{house.name: house.sample() for house in houses}})
        striking.join()
        for house in houses:
            house.end()
        counts = {house.name: len(house.acknowledged) for house in houses}
        return {"minutes": minutes, "acknowledged": counts, "faults": faults.happened, "samples": samples}


def told(found: dict[str, Any]) -> str:
    """The result in a line; the samples are for a drawing."""
    faults = [name for _, name in found["faults"]]
    counts = {name: faults.count(name) for name in dict.fromkeys(faults)}
    return f"{found['minutes']} minutes, {found['acknowledged']} acknowledged, none lost or doubled; faults {counts}"


def keep(found: dict[str, Any], path: Path) -> None:
    path.write_text(json.dumps(found))
