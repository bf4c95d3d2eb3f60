"""The long runs, each with numbers: python -m tests.server.soak races|kills|mixed|...|age|load

races     16 clients race for each of 300 turns, on both databases
kills     the server is killed 250 times under play on each database; on PostgreSQL one of two workers
mixed     half an hour of play on both databases with killed workers, frozen databases and a full disk
thinking  ten tables of four long searches, hints for forty: how long others wait for a bot, a hint and a clock
frames    100,000 malformed frames; memory before and after
canaries  200 games over the wire, 50 of each kind, secrets looked for in every byte
twins     states of worlds that a seat cannot tell apart, in 200 games of each kind
api       200 generated requests to each route
age       2,000 connections that come and go, and five rounds of tables that are played and left
load      1,000 tables; load --tables 1000 --seconds 20 --per-second 2000 --game symphony --undo none
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path

from scherzo.games import NAMES, game
from scherzo.server.store.database import is_postgres
from tests.server.ageing import come_and_go, played_and_left
from tests.server.canaries import canaries
from tests.server.load import load, memory
from tests.server.mixed import keep, mixed, told
from tests.server.servers import BINARIES, Seats, Server, postgres
from tests.server.test_api_description import described_requests
from tests.server.test_decisions import race
from tests.server.test_doors import malformed_frames
from tests.server.test_durability import kill_under_play
from tests.server.test_secrets import twin_worlds
from tests.server.thinking import hints, thinking

WHAT = ["races", "kills", "mixed", "thinking", "frames", "canaries", "twins", "api", "age", "load"]


@contextmanager
def databases(which: str) -> Iterator[list[tuple[str, str]]]:
    """Fresh databases of the kinds that are asked for and can be had."""
    with tempfile.TemporaryDirectory() as folder:
        found = [("sqlite", str(Path(folder) / "tables.db"))] if which in ("both", "sqlite") else []
        if which in ("both", "postgres") and BINARIES:
            with postgres() as running:
                yield [*found, ("postgres", running.address)]
        else:
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("--database", default="both", choices=["both", "sqlite", "postgres"])
    parser.add_argument("--count", type=int, default=0, help="how many, instead of the number above")
    parser.add_argument("--workers", type=int, default=1, help="for races, kills and load")
    parser.add_argument("--game", default="musical-chairs", choices=NAMES, help="for load")
    parser.add_argument("--undo", default="fair", help="for load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=30, help="for mixed")
    parser.add_argument("--keep", type=Path, help="for mixed: a file for the samples (see tests.server.drawn)")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--per-second", type=float, default=0, help="decisions offered in all; 0: as fast as it goes")
    given = parser.parse_args()
    if given.what == "twins":
        for name in NAMES:
            compared, varied = twin_worlds(name, given.count or 200, positions=50)
            print(f"twins of {name}: {compared} states compared, all the same; {varied} worlds differ in secrets")
        return
    if given.what == "mixed":
        with tempfile.TemporaryDirectory() as folder:
            played = mixed(Path(folder), given.minutes)
        if given.keep:
            keep(played, given.keep)
        print(told(played))
        return
    with databases(given.database) as found:
        for kind, address in found:
            began = time.monotonic()
            print(f"{given.what} on {kind}:", run(given, address), f"in {time.monotonic() - began:.0f} s", flush=True)


def line_ups() -> Iterator[tuple[str, int]]:
    """The games in turn, each with all its numbers of players."""
    for turn in count():
        for name in NAMES:
            yield name, game(name).players[turn % len(game(name).players)]


def run(given: argparse.Namespace, address: str) -> str:
    if given.what == "kills":
        kills, several = given.count or 250, is_postgres(address)
        workers, fellows = (max(2, given.workers), 1) if several else (1, given.workers)
        kept = kill_under_play(address, kills, workers=workers, fellows=fellows)
        return f"{kills} kills of {workers * fellows} workers, {kept} acknowledged decisions, none lost or doubled"
    games = ",".join(NAMES) if given.what == "canaries" else given.game
    fellows = given.workers if not is_postgres(address) else 1
    server = Server(address, fellows, SCHERZO_GAMES=games).wait()
    others = [Server(address).wait() for _ in range(given.workers - fellows)]
    try:
        if given.what == "races":
            turns, won, lost = given.count or 300, 0, 0
            while won < turns:
                table = server.table("screen", "screen", undo="none")
                everywhere = [table, *(Seats(other, table.id, table.tokens) for other in others)]
                winners, losers = race(everywhere, min(60, turns - won), 16)
                assert set(winners.values()) == {1}
                assert set(losers.values()) == {15}
                won, lost = won + sum(winners.values()), lost + sum(losers.values())
            return f"{won} turns won once each, {lost} losers told"
        if given.what == "thinking":
            return str(thinking(server) | hints(server))
        if given.what == "frames":
            before = memory(server)
            table = server.table("me", "bot")
            sent = malformed_frames(server, table.id, table.tokens[0], given.count or 100_000)
            assert "Traceback" not in server.said()
            return f"{sent} frames answered, memory {before} MB before, {memory(server)} MB after"
        if given.what == "canaries":
            games = given.count or 200
            found = [canaries(server, name, players) for name, players in islice(line_ups(), games)]
            names, worlds, messages, searched = map(sum, zip(*found, strict=True))
            return (
                f"{games} games, {messages} messages of {searched} bytes, {names} names looked for, none found; "
                f"{worlds} worlds compared, all the same"
            )
        if given.what == "api":
            sent = described_requests(server, given.count or 200)
            assert "Traceback" not in server.said()
            return f"{sent} requests, no server error"
        if given.what == "age":
            descriptors, held = come_and_go(server, given.count or 2000)
            left = played_and_left(server, 5, min(given.tables, 100), given.game)
            return f"descriptors {descriptors}, memory in MB {held}; after rounds of tables {left}"
        before = memory(server)
        result, used = asyncio.run(load(server, given.tables, given.seconds, given.per_second, given.game, given.undo))
        per_table = round((used["rss_mb_idle"] - before) * 1000 / given.tables, 1)
        return f"{result.summary()} {used}, {per_table} kB for each idle table with its sockets"
    finally:
        for worker in (server, *others):
            worker.stop()


if __name__ == "__main__":
    main()
