"""The load test: many tables, two sockets each, whoever is asked decides at once; written for little overhead.

Send-to-seen is the time from sending a decision to the moment when the *other* seat of the table has the state with it.
"""

import asyncio
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.table.servers import Server


class Choice(msgspec.Struct):
    option: int


class Shown(msgspec.Struct):
    number: int
    over: bool
    choices: list[Choice]


class Message(msgspec.Struct):
    type: str
    state: Shown | None = None
    number: int = 0
    error: str = ""


class Result(msgspec.Struct):
    """What a load test measured."""

    tables: int
    seconds: float
    acknowledged: int
    refused: int
    seen: list[float]  # milliseconds from send to seen by the other seat
    acks: list[float]  # milliseconds from send to acknowledged

    def summary(self) -> dict[str, Any]:
        def at(values: list[float], share: float) -> float:
            return round(sorted(values)[min(len(values) - 1, int(len(values) * share))], 1) if values else 0.0

        return {
            "tables": self.tables,
            "acknowledged": self.acknowledged,
            "per_second": round(self.acknowledged / self.seconds),
            "refused": self.refused,
            "seen_ms_p50": at(self.seen, 0.5),
            "seen_ms_p99": at(self.seen, 0.99),
            "ack_ms_p50": at(self.acks, 0.5),
            "ack_ms_p99": at(self.acks, 0.99),
        }


class LoadTable:
    """One table of the load test."""

    def __init__(self, server: Server, result: Result, pause: float) -> None:
        self.server, self.result, self.pause = server, result, pause
        self.lines: list[ClientConnection] = []
        self.decided = -1
        self.sent: dict[int, float] = {}
        self.by: dict[int, int] = {}
        self.running = False

    async def set_up(self, client: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        async with gate:
            seats = [{"kind": "screen"}, {"kind": "screen"}]
            body = {"game": "musical-chairs", "seats": seats, "undo": "none", "chat": False}
            told = (await client.post("/api/tables", json=body)).json()
            self.table, self.tokens = told["table"], [seat["token"] for seat in told["seats"]]
            for token in self.tokens:
                address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
                line = await connect(
                    address,
                    origin=self.server.url,
                    compression=None,
                    max_size=None,
                    ping_interval=None,  # type: ignore[arg-type]
                ).__aenter__()
                await line.send(msgspec.json.encode({"type": "hello", "token": token, "log": "new"}).decode())
                self.lines.append(line)

    async def listen(self, seat: int) -> None:
        """Reads one socket; decides when its seat is asked."""
        decode = msgspec.json.Decoder(Message).decode
        line = self.lines[seat]
        async for text in line:
            now = time.perf_counter()
            message = decode(text)
            if message.type == "ack":
                self.result.acknowledged += 1
                self.result.acks.append((now - self.sent[message.number - 1]) * 1000)
            elif message.type == "refused":
                self.result.refused += 1
            elif message.state is not None:
                shown = message.state
                if shown.number - 1 in self.sent and self.by[shown.number - 1] != seat:
                    self.result.seen.append((now - self.sent[shown.number - 1]) * 1000)
                if shown.choices and shown.number > self.decided and self.running:
                    self.decided = shown.number
                    if self.pause:
                        await asyncio.sleep(self.pause)
                    await self.decide(seat, shown)

    async def decide(self, seat: int, shown: Shown) -> None:
        option = shown.choices[shown.number % len(shown.choices)].option
        request = {"type": "choose", "id": f"n{shown.number}", "number": shown.number, "option": option}
        self.sent[shown.number], self.by[shown.number] = time.perf_counter(), seat
        await self.lines[seat].send(msgspec.json.encode(request).decode())


async def load(server: Server, tables: int, seconds: float, per_second: float = 0) -> tuple[Result, Any]:
    """Runs the load: `per_second` decisions in all if given (by pausing before each), else as fast as it goes."""
    result = Result(tables, seconds, 0, 0, [], [])
    all_tables = [LoadTable(server, result, tables / per_second if per_second else 0) for _ in range(tables)]
    gate = asyncio.Semaphore(20)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        await asyncio.gather(*(table.set_up(client, gate) for table in all_tables))
        idle = memory(server)
        for table in all_tables:
            table.running = True
        listening = [asyncio.create_task(table.listen(seat)) for table in all_tables for seat in (0, 1)]
        await asyncio.sleep(min(3, seconds / 4))
        result.acknowledged, result.seen[:], result.acks[:] = 0, [], []
        began, used = time.perf_counter(), processor(server)
        await asyncio.sleep(seconds)
        result.seconds = time.perf_counter() - began
        spent = processor(server) - used
        measured = msgspec.structs.replace(result, seen=list(result.seen), acks=list(result.acks))
        for table in all_tables:
            table.running = False
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await asyncio.gather(*(line.close() for table in all_tables for line in table.lines))
    return measured, {"rss_mb_idle": idle, "server_cpu_share": round(spent / result.seconds, 2)}


def memory(server: Server) -> float:
    """The server's resident memory in MB."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/statm") as file:
        return round(int(file.read().split()[1]) * 4096 / 1e6, 1)


def processor(server: Server) -> float:
    """The processor seconds that the server has used."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100
