"""The load test: many tables, a socket for each seat, whoever is asked decides at once.

Send-to-seen is the time from sending a decision to the moment when another seat of the table has the state with it.
The clients share the machine with the server, so they speak just as much of the WebSocket protocol as they need.
"""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from scherzo.games import game
from tests.server.servers import SHORT_LIVED, Server


class Choice(msgspec.Struct):
    option: int


class Shown(msgspec.Struct):
    """What a client looks at of a state, or of its changes."""

    number: int | None = None
    choices: list[Choice] | None = None


class Message(msgspec.Struct):
    type: str
    state: Shown | None = None
    number: int = 0
    error: str = ""


decode = msgspec.json.Decoder(Message).decode


class Result(msgspec.Struct):
    """What a load test measured."""

    tables: int
    seconds: float
    acknowledged: int
    refused: int
    seen: list[float]  # milliseconds from send to seen by the other seat
    acks: list[float]  # milliseconds from send to acknowledged
    bytes: int = 0  # that the server has sent

    def summary(self) -> dict[str, Any]:
        def at(values: list[float], share: float) -> float:
            return round(sorted(values)[min(len(values) - 1, int(len(values) * share))], 1) if values else 0.0

        return {
            "tables": self.tables,
            "acknowledged": self.acknowledged,
            "per_second": round(self.acknowledged / self.seconds),
            "bytes_per_decision": self.bytes // max(1, self.acknowledged),
            "refused": self.refused,
            "seen_ms_p50": at(self.seen, 0.5),
            "seen_ms_p99": at(self.seen, 0.99),
            "ack_ms_p50": at(self.acks, 0.5),
            "ack_ms_p99": at(self.acks, 0.99),
        }


class LoadTable:
    """One table of the load test."""

    def __init__(self, server: Server, result: Result, pause: float, name: str, undo: str) -> None:
        self.server, self.result, self.pause = server, result, pause
        self.name, self.undo = name, undo
        self.lines: list[Line] = []
        self.decided = -1
        self.due = 0.0
        self.sent: dict[int, float] = {}
        self.by: dict[int, int] = {}
        self.running = False

    async def set_up(self, client: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        async with gate:
            seats = [{"kind": "screen"}] * game(self.name).players[0]
            body = {"game": self.name, "seats": seats, "undo": self.undo, "chat": False}
            told = (await client.post("/api/tables", json=body)).json()
            for seat, given in enumerate(told["seats"]):
                self.lines.append(await self.sit_down(f"/api/tables/{told['table']}/live", seat, given["token"]))

    async def sit_down(self, path: str, seat: int, token: str) -> "Line":
        line = Line(self, seat)
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", self.server.port)
        await line.open(path, self.server.url, token)
        return line

    def heard(self, seat: int, message: Message) -> None:
        """One message to a seat; decides when the seat is asked."""
        now = time.perf_counter()
        if message.type == "ack":
            self.result.acknowledged += 1
            self.result.acks.append((now - self.sent[message.number - 1]) * 1000)
        elif message.type == "refused":
            self.result.refused += 1
        elif message.state is not None:
            line, told = self.lines[seat], message.state
            line.number = line.number if told.number is None else told.number
            line.choices = line.choices if told.choices is None else told.choices
            if line.number - 1 in self.sent and self.by[line.number - 1] != seat:
                self.result.seen.append((now - self.sent[line.number - 1]) * 1000)
            self.decide_soon(seat)

    def start(self) -> None:
        """Lets the players begin."""
        self.running = True
        for seat in range(len(self.lines)):
            self.decide_soon(seat)

    def decide_soon(self, seat: int) -> None:
        """Decides when the table's next decision is due, if the seat is asked something new."""
        line = self.lines[seat]
        if self.running and line.choices and line.number > self.decided:
            self.decided = line.number
            option = line.choices[line.number % len(line.choices)].option
            if self.pause:
                now = time.perf_counter()
                self.due = max(now, self.due + self.pause)
                asyncio.get_running_loop().call_later(self.due - now, self.decide, seat, line.number, option)
            else:
                self.decide(seat, line.number, option)

    def decide(self, seat: int, number: int, option: int) -> None:
        request = {"type": "choose", "id": f"n{number}", "number": number, "option": option}
        self.sent[number], self.by[number] = time.perf_counter(), seat
        self.lines[seat].say(request)


class Line(asyncio.Protocol):
    """A WebSocket of one seat: whole unmasked text frames in, short frames out, masked with zeros."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self.number, self.choices = -1, list[Choice]()
        self._in = bytearray()
        self._opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._out = transport

    async def open(self, path: str, origin: str, token: str) -> None:
        """Shakes hands and says hello."""
        self._out.write(
            f"GET {path} HTTP/1.1\r\nHost: {origin[7:]}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await self._opened
        self.say({"type": "hello", "token": token, "log": "new", "states": "parts"})

    def say(self, message: dict[str, Any]) -> None:
        data = msgspec.json.encode(message)
        assert len(data) < 126, "a short frame"
        self._out.write(bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data)

    def data_received(self, data: bytes) -> None:
        self.table.result.bytes += len(data)
        self._in += data
        if not self._opened.done():
            head, found, rest = bytes(self._in).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._in = bytearray(rest)
            self._opened.set_result(None)
        while (end := self._next_frame()) is not None:
            start, stop = end
            if self._in[0] == 0x81:
                self.table.heard(self.seat, decode(memoryview(self._in)[start:stop].tobytes()))
            del self._in[:stop]

    def _next_frame(self) -> tuple[int, int] | None:
        """Where the payload of the first frame lies, once all of it is here."""
        if len(self._in) < 2:
            return None
        short = self._in[1]
        start = 2 if short < 126 else 4 if short == 126 else 10
        if len(self._in) < start:
            return None
        stop = start + (short if short < 126 else int.from_bytes(self._in[2:start], "big"))
        return (start, stop) if len(self._in) >= stop else None

    def close(self) -> None:
        self._out.close()


async def load(
    server: Server, tables: int, seconds: float, per_second: float = 0, name: str = "musical-chairs", undo: str = "fair"
) -> tuple[Result, Any]:
    """Runs the load: `per_second` decisions in all if given, evenly at each table, else as fast as it goes."""
    result = Result(tables, seconds, 0, 0, [], [])
    pause = tables / per_second if per_second else 0
    all_tables = [LoadTable(server, result, pause, name, undo) for _ in range(tables)]
    gate = asyncio.Semaphore(20)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=SHORT_LIVED) as client:
        await asyncio.gather(*(table.set_up(client, gate) for table in all_tables))
    await asyncio.sleep(1)
    idle = memory(server)
    for number, table in enumerate(all_tables):
        asyncio.get_running_loop().call_later(number / tables if per_second else 0, table.start)
    await asyncio.sleep(max(1.5, min(3, seconds / 4)))
    result.acknowledged, result.seen[:], result.acks[:], result.bytes = 0, [], [], 0
    began, used, own = time.perf_counter(), processor(server), time.process_time()
    await asyncio.sleep(seconds)
    result.seconds = time.perf_counter() - began
    spent, own = processor(server) - used, time.process_time() - own
    measured = msgspec.structs.replace(result, seen=list(result.seen), acks=list(result.acks))
    for table in all_tables:
        table.running = False
        for line in table.lines:
            line.close()
    await asyncio.sleep(0)
    return measured, {
        "rss_mb_idle": idle,
        "server_cpu_share": round(spent / result.seconds, 2),
        "clients_cpu_share": round(own / result.seconds, 2),
        "server_us_per_decision": round(spent * 1e6 / max(1, measured.acknowledged)),
        "clients_us_per_decision": round(own * 1e6 / max(1, measured.acknowledged)),
    }


def memory(server: Server) -> float:
    """The server's resident memory in MB, of all its workers."""
    pages = [int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in server.processes()]
    return round(sum(pages) * 4096 / 1e6, 1)


def processor(server: Server) -> float:
    """The processor seconds that the server has used."""
    used = 0
    for process in server.processes():
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        used += int(fields[11]) + int(fields[12])
    return used / 100
