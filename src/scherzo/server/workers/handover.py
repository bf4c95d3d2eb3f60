"""Handing connections over: a request for a table goes to the worker that has the table, whoever let it in.

The descriptor of the connection travels through a local socket, with what was read of the request. After that the
worker speaks with the client itself: a connection that stays costs nothing more.
"""

import asyncio
import contextlib
import os
import re
import signal
import socket
from array import array
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from uvicorn.server import ServerState

from scherzo.server.http.connections import HOW, HttpConnection, connections, unavailable
from scherzo.server.workers.places import Place

OF_TABLE = re.compile(rb"[A-Z]+ /api/tables/([0-9a-f]{20})[/? ]")
NEW_TABLE = b"POST /api/tables "
LARGEST = 1 << 18
"""More than is read of a connection at once."""
PATIENCE_S, AGAIN_S = 5.0, 0.01
"""How long a worker may be too busy to take a connection, and how soon it is asked again."""
CLOSING_S = 3.0
LOOK_S = 1.0
AWAY = unavailable("away", "A part of this server is just starting again. Try again in a moment.", 1)


class Handover:
    """Gives connections to other workers and takes theirs."""

    def __init__(self, place: Place, app: FastAPI) -> None:
        self._place = place
        self._turn = place.number  # whose turn it is to have the next new table
        self._loop = asyncio.get_running_loop()
        self._config = uvicorn.Config(app, **{**HOW, "factory": False, "log_config": None})
        self._config.load()
        self._state = ServerState()
        self._taking: set[asyncio.Task[object]] = set()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._path = Path(place.meeting_point(place.number))
        self._path.unlink(missing_ok=True)  # of a worker that was killed
        self._socket.bind(str(self._path))
        self._loop.add_reader(self._socket, self._take)
        self._parent = os.getppid()
        self._watch = self._loop.call_later(LOOK_S, self._look_after_parent)
        connections.handover = self.handed_over

    async def close(self) -> None:
        """Takes and gives no more, and ends the connections that were handed over."""
        connections.handover = None
        self._watch.cancel()
        self._loop.remove_reader(self._socket)
        self._socket.close()
        self._path.unlink(missing_ok=True)
        for connection in list(self._state.connections):
            connection.shutdown()
        if self._state.tasks:
            await asyncio.wait(self._state.tasks, timeout=CLOSING_S)

    def _look_after_parent(self) -> None:
        """Stops when the process that has started the workers was killed: nobody would start or stop them any more."""
        if os.getppid() != self._parent:
            os.kill(os.getpid(), signal.SIGTERM)
        else:
            self._watch = self._loop.call_later(LOOK_S, self._look_after_parent)

    def handed_over(self, transport: asyncio.Transport, begun: bytes) -> bool:
        """Whether what has begun on a connection is for another worker, who has the connection then."""
        found = OF_TABLE.match(begun)
        to = self._place.owner(found[1].decode()) if found else self._next(begun)
        if to == self._place.number:
            return False
        copy = os.dup(transport.get_extra_info("socket").fileno())
        try:
            if not self._given(copy, begun, to):
                self._loop.call_later(AGAIN_S, self._give_again, copy, begun, to, self._loop.time() + PATIENCE_S)
        except OSError:  # it was killed, and will be there again in a moment
            os.close(copy)
            if found:
                transport.write(AWAY)
                transport.close()
            return bool(found)
        transport.abort()  # only closes this worker's own descriptor
        return True

    def _next(self, begun: bytes) -> int:
        """Who serves what belongs to no table: new tables go to all in turn, all else stays here."""
        if not begun.startswith(NEW_TABLE):
            return self._place.number
        self._turn = (self._turn + 1) % self._place.count
        return self._turn

    def _given(self, copy: int, begun: bytes, to: int) -> bool:
        """Gives a connection away; not if the other has too many to take already."""
        try:
            # `socket.send_fds` takes an address but does not use it.
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [copy]))]
            self._socket.sendmsg([begun], rights, 0, self._place.meeting_point(to))
        except BlockingIOError:
            return False
        os.close(copy)
        return True

    def _give_again(self, copy: int, begun: bytes, to: int, until: float) -> None:
        with contextlib.suppress(OSError):
            if self._given(copy, begun, to):
                return
            if self._loop.time() < until:
                self._loop.call_later(AGAIN_S, self._give_again, copy, begun, to, until)
                return
        with contextlib.suppress(OSError):
            os.write(copy, AWAY)
        os.close(copy)

    def _take(self) -> None:
        """Goes on with connections that were handed over."""
        while True:
            try:
                begun, copies, _, _ = socket.recv_fds(self._socket, LARGEST, 1)
            except OSError:  # no more of them
                return
            for copy in copies:
                line = socket.socket(fileno=copy)
                line.setblocking(False)
                task = self._loop.create_task(self._go_on(line, begun))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)

    async def _go_on(self, line: socket.socket, begun: bytes) -> None:
        def protocol() -> HttpConnection:
            made = HttpConnection(config=self._config, server_state=self._state, app_state={})
            made.begun = begun
            return made

        with contextlib.suppress(OSError):  # the client has hung up
            await self._loop.connect_accepted_socket(protocol, line)
