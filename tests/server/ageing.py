"""Does a server grow old? Connections come and go, tables are played and left: descriptors and memory are counted."""

import asyncio
import socket
import time
from pathlib import Path

from tests.server.load import load, memory
from tests.server.servers import PATIENCE_S, Server

LEFT_S = 36.0
"""A little longer than a table that nobody looks at stays in memory."""


def come_and_go(server: Server, count: int) -> tuple[list[int], list[float]]:
    """People who leave politely, who vanish, who never say hello: descriptors and memory after each tenth of them."""
    table = server.table("screen", "screen")
    descriptors, held = [settled(server)], [memory(server)]
    for number in range(count):
        match number % 4:
            case 0:
                with table.socket(0, states="changes") as player:
                    player.state()
            case 1:
                player = table.socket(1)
                player.state()
                player.line.socket.shutdown(socket.SHUT_RDWR)  # as if the network were gone
                player.close()
            case 2:
                with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
                    line.sendall(b"GET /api/tables/" + table.id.encode() + b"/live HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            case _:
                assert server.client.get("/api/games", headers={"connection": "close"}).status_code == 200
        if (number + 1) % max(1, count // 10) == 0:
            descriptors.append(settled(server))
            held.append(memory(server))
    return descriptors, held


def settled(server: Server) -> int:
    """How many descriptors the server has open, once those who have left are noticed."""
    counts = [-1]
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end and (len(counts) < 4 or len(set(counts[-4:])) > 1):
        counts.append(sum(len(list(Path(f"/proc/{process}/fd").iterdir())) for process in server.processes()))
        time.sleep(0.25)
    return counts[-1]


def played_and_left(server: Server, rounds: int, tables: int, name: str) -> list[float]:
    """Memory before, and after each round in which new tables are played for some seconds and then left alone."""
    held = [memory(server)]
    for _ in range(rounds):
        asyncio.run(load(server, tables, 6, name=name))
        time.sleep(LEFT_S)
        held.append(memory(server))
    return held
