"""Real servers in processes of their own, real PostgreSQL, and small clients: what the tests of the table stand on."""

import contextlib
import itertools
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from scherzo.games import game
from scherzo.server.workers.places import Place

PATIENCE_S = 60.0  # longer than a busy machine needs; only a failing test waits so long
BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").is_dir() else []
RUN = """
import sys
from scherzo.server.http import connections, guard
from scherzo.server.serve import serve
if __name__ == "__main__":
    if len(sys.argv) > 3:
        connections.REQUEST_S = guard.BODY_S = float(sys.argv[3])
    serve("127.0.0.1", int(sys.argv[1]), int(sys.argv[2]))
"""
UNLIMITED = {
    "SCHERZO_DECISIONS_PER_SECOND": "100000",
    "SCHERZO_TABLES_PER_MINUTE": "100000",
    "SCHERZO_SOCKETS_PER_ADDRESS": "5000",
    "SCHERZO_ABSENCE_SECONDS": "1",
    "SCHERZO_REVIEW_ITERATIONS": "20",
}
SHORT_LIVED = httpx.Limits(keepalive_expiry=2)
"""A client must not send on an idle connection at the moment when the server, after 5 seconds, closes it."""
ids = itertools.count(1)


class Server:
    """A server process on a port of this machine, with as many workers as one likes.

    `hasty`: so many seconds are its patience with a request that does not come whole, instead of 10 and 20.
    """

    def __init__(self, database: str, workers: int = 1, hasty: float | None = None, **environment: str) -> None:
        self.database, self._workers, self._hasty = database, workers, hasty
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the server stops
        self.client = httpx.Client(base_url=self.url, timeout=PATIENCE_S, limits=SHORT_LIVED)
        self._environment = {
            **os.environ, "SCHERZO_GAMES": "musical-chairs", **UNLIMITED, **environment, "SCHERZO_DATABASE": database
        }  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        hasty = [] if self._hasty is None else [str(self._hasty)]
        command = [sys.executable, "-c", RUN, str(self.port), str(self._workers), *hasty]
        self.process = subprocess.Popen(command, env=self._environment, stdout=self.log, stderr=self.log)

    def wait(self, seconds: float = 600) -> "Server":
        """Waits until the games can be played; on a machine that never compiled them, that takes a while."""
        end = time.monotonic() + seconds
        serving: set[int] = set()
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if all(g["ready"] for g in self.client.get("/api/games").json()) and self._all_serve(serving):
                    return self
            assert self.process is not None
            assert self.process.poll() is None, self.said()
            time.sleep(0.05)
        said = self.said()
        self.gone()
        raise AssertionError(f"the server did not get ready: {said}")

    def _all_serve(self, serving: set[int]) -> bool:
        """Whether every worker has set up a table by now, if there are several on one file; `serving` notes who has.

        New tables go to the workers in turn, but each worker counts its own turns.
        """
        if self._workers == 1:
            return True
        name = self._environment["SCHERZO_GAMES"].partition(",")[0]
        made = self.post("/api/tables", {"game": name, "seats": [{"kind": "screen"}] * game(name).players[0]})
        if made.status_code == 201:
            serving.add(owner(made.json()["table"], self._workers))
        return len(serving) == self._workers

    def kill_a_worker(self) -> None:
        """As if the plug were pulled on one of several workers; the process that started them starts another."""
        os.kill(random.choice(self.processes()), signal.SIGKILL)

    def processes(self) -> list[int]:
        """The processes that serve: the server itself, or its workers."""
        assert self.process is not None
        if self._workers == 1:
            return [self.process.pid]
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if is_worker(child)]

    def kill(self) -> None:
        """As if the plug were pulled on the process."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Asks the server to stop, as an operator does. It ends in good order, by the signal it was sent."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        ended = 0 if self._workers > 1 else -signal.SIGTERM  # one that has started workers outlives the signal
        assert self.process.wait(timeout=PATIENCE_S) == ended, self.said()
        said = self.said()
        self.log.close()
        self.client.close()
        assert "Traceback" not in said, said

    def gone(self) -> None:
        """Ends the server for good, without a word."""
        self.kill()
        self.log.close()
        self.client.close()

    def said(self) -> str:
        """All that the server has written."""
        log = self.log.fileno()
        return os.pread(log, os.fstat(log).st_size, 0).decode(errors="replace")  # the server's own place in it stays

    def get(self, path: str, token: str = "", **arguments: Any) -> httpx.Response:
        return self.client.get(path, headers=bearer(token), **arguments)

    def post(self, path: str, body: Any = None, token: str = "", **headers: str) -> httpx.Response:
        return self.client.post(path, json=body or {}, headers={**bearer(token), **headers})

    def table(self, *kinds: str, game: str = "musical-chairs", **more: Any) -> "Seats":
        """A new table: a seat for each kind, `bot` or `me` or `friend` or `screen`."""
        seats = [{"kind": kind, **({"level": "greedy"} if kind == "bot" else {})} for kind in kinds]
        wish = {"game": game, "seats": seats, "pace": "instant", "stand_in": "greedy", **more}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return Seats(self, told["table"], [seat["token"] for seat in told["seats"]])

    def socket(self, table: str, token: str = "", **hello: Any) -> "Player":
        return Player(self, table, token, **hello)


def is_worker(child: str) -> bool:
    """Whether a child of a server is a worker: Python has a helper that watches shared things."""
    return b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()


def owner(table: str, workers: int) -> int:
    """The worker that has a table."""
    return Place(0, workers).owner(table)


class Seats:
    """A table that a test has set up, with the tokens of all seats."""

    def __init__(self, server: Server, table: str, tokens: list[str]) -> None:
        self.server, self.id, self.tokens = server, table, tokens
        self.path = f"/api/tables/{table}"

    def state(self, seat: int = -1) -> dict[str, Any]:
        answer = self.server.get(self.path, self.tokens[seat] if seat >= 0 else "")
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def decide(self, seat: int, number: int, option: int, client_id: str = "") -> httpx.Response:
        body = {"number": number, "client_id": client_id or f"t{next(ids)}", "option": option}
        return self.server.post(f"{self.path}/decisions", body, self.tokens[seat])

    def post(self, what: str, seat: int, body: Any = None) -> httpx.Response:
        return self.server.post(f"{self.path}/{what}", body, self.tokens[seat] if seat >= 0 else "")

    def socket(self, seat: int = -1, **hello: Any) -> "Player":
        return Player(self.server, self.id, self.tokens[seat] if seat >= 0 else "", **hello)

    def play(self, decisions: int, pick: int = 0) -> dict[str, Any]:
        """Decides for whoever is waited for, by HTTP; gives the public state after it."""
        state = self.state()
        for _ in range(decisions):
            own = self.state(state["waiting"][0])
            option = own["choices"][pick % len(own["choices"])]["option"]
            answer = self.decide(own["viewer"], own["number"], option)
            assert answer.status_code == 200, answer.text
            state = answer.json()["state"]
        return self.state()

    def play_to_the_end(self) -> dict[str, Any]:
        """Bots play for everybody; gives the public state after the game."""
        with self.socket() as watching:
            for seat, token in enumerate(self.tokens):
                if token:
                    assert self.post(f"seats/{seat}/takeover", seat, {"level": "greedy"}).status_code == 200
            return watching.state_where(lambda s: s["over"], seconds=2 * PATIENCE_S)


class Player:
    """One WebSocket of a table."""

    def __init__(self, server: Server, table: str, token: str, **hello: Any) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self._open = contextlib.ExitStack()
        self.line: ClientConnection = self._open.enter_context(
            connect(
                address, origin=server.url, max_size=None, max_queue=None, compression=None, open_timeout=PATIENCE_S
            )
        )
        self.bytes: list[str] = []
        try:
            self.send(type="hello", token=token, **hello)
        except BaseException:
            self.close()  # nobody gets this player, so nobody else would
            raise

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def hear(self, *kinds: str, seconds: float = PATIENCE_S) -> dict[str, Any]:
        """The next message of one of those kinds; others are passed over."""
        end = time.monotonic() + seconds
        while True:
            text = str(self.line.recv(timeout=max(0.01, end - time.monotonic())))
            self.bytes.append(text)
            message: dict[str, Any] = json.loads(text)
            if not kinds or message["type"] in kinds:
                return message

    def state(self, seconds: float = PATIENCE_S) -> dict[str, Any]:
        state: dict[str, Any] = self.hear("state", seconds=seconds)["state"]
        return state

    def state_where(self, wanted: Any, seconds: float = PATIENCE_S) -> dict[str, Any]:
        """The first state that fulfils a condition."""
        end = time.monotonic() + seconds
        while True:
            state = self.state(max(0.01, end - time.monotonic()))
            if wanted(state):
                return state

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL of our own in a temporary folder, on loopback, run by a user that is not root."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"postgresql://scherzo@127.0.0.1:{self.port}/postgres"
        self._folder = Path(tempfile.mkdtemp(prefix="scherzo-postgres-"))
        runuser = shutil.which("runuser") or "/usr/sbin/runuser"  # not on every path that cron or CI has
        self._as_user = [runuser, "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as_user:
            shutil.chown(self._folder, "postgres")
        self._run("initdb", "-U", "scherzo", "--auth=trust", "-E", "UTF8", "--no-locale")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """All at once, without a word to those who are connected."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def processes(self) -> list[int]:
        """The server's process and all that it has started."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):  # a test may have failed while it was stopped
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, str(BINARIES[-1] / program), "-D", str(self._folder / "data"), *arguments]
        subprocess.run(command, check=True, capture_output=True, timeout=2 * PATIENCE_S, cwd=self._folder)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    try:
        yield running
    finally:
        running.remove()
