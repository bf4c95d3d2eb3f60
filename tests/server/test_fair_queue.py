"""Reviews are worked out a few at a time: whoever asks for many does not keep others waiting, nor fill the memory."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from scherzo.core.match import Match
from scherzo.games import game
from scherzo.server.errors import RequestRefused
from scherzo.server.http.table_routes import looked_back
from scherzo.server.limits import Limits
from scherzo.server.settings import Settings
from scherzo.server.tables import reviews
from scherzo.server.tables.fair_queue import FairQueue
from scherzo.server.tables.reviews import Reviews, Running
from tests.server.apart import run_apart


def test_a_free_desk_goes_to_whoever_has_the_fewest() -> None:
    async def order() -> list[str]:
        queue, sat = FairQueue(2), list[str]()

        async def work(address: str) -> None:
            async with queue.place(address):
                sat.append(address)
                await asyncio.sleep(0)

        given_up = asyncio.create_task(work("many"))
        tasks = [asyncio.create_task(work(address)) for address in ("many", "many", "many", "many", "one")]
        given_up.cancel()
        await asyncio.gather(*tasks)
        async with queue.place("later"), queue.place("later"):
            return sat

    assert run_apart(order()) == ["many", "many", "one", "many", "many"]


def test_a_single_desk_goes_round() -> None:
    """Who has many to do waits for the other who has one; the counts are those that a hint's length is made of."""

    async def order() -> tuple[list[str], list[int]]:
        queue, sat, counts = FairQueue(1), list[str](), list[int]()

        async def work(address: str) -> None:
            async with queue.place(address):
                counts.append(max(queue.addresses, queue.wanted(address)))
                sat.append(address)
                await asyncio.sleep(0)

        await asyncio.gather(*map(work, ["many", "many", "many", "many", "one", "one"]))
        return sat, counts

    assert run_apart(order()) == (["many", "one", "many", "one", "many", "many"], [1, 2, 3, 2, 2, 1])


def test_whoever_gives_up_waiting_leaves_the_desk_to_others() -> None:
    async def free_again() -> bool:
        queue = FairQueue(1)

        async def work() -> None:
            async with queue.place("somebody"):
                await asyncio.sleep(0)

        async with queue.place("first"):
            waiting = [asyncio.create_task(work()) for _ in range(2)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        waiting[1].cancel()  # its turn has just come
        await asyncio.gather(*waiting, return_exceptions=True)
        async with asyncio.timeout(5), queue.place("last"):
            return True

    assert run_apart(free_again())


def test_going_through_games_keeps_one_thread_busy_and_no_more() -> None:
    """Threads that run Python take turns with the one in which everybody's requests are answered."""
    at_once, most = 0, 0

    def work() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.01)
        at_once -= 1

    async def ask() -> None:
        registry: Any = SimpleNamespace(limits=Limits(Settings()), looking_back=FairQueue(1))
        who: Any = SimpleNamespace(registry=registry, address="somebody")
        await asyncio.gather(*(looked_back(who, work) for _ in range(5)))

    run_apart(ask())
    assert most == 1


class Shelf:
    """A store that knows no review and takes every one."""

    async def claim_review(self, *_: Any) -> bool:
        return True

    async def review(self, _: str) -> None: ...


class Sleepers:
    """Threads in which nothing ever comes to its end."""

    async def aside(self, *_: Any) -> bool:
        await asyncio.Event().wait()
        return False


def test_one_address_has_only_so_many_reviews_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_OF_ONE", 2)
    monkeypatch.setattr(Running, "get_ready", lambda _: None)
    match = Match(game("musical-chairs"), 2)

    async def asked() -> str:
        under_way = Reviews(Shelf(), Sleepers(), 20)  # type: ignore[arg-type]
        for table in ("a", "b"):
            await under_way.begun(table, match, "many")
        with pytest.raises(RequestRefused) as told:
            await under_way.begun("c", match, "many")
        await under_way.begun("a", match, "many")  # looks at what is under way
        await under_way.begun("c", match, "other")
        await under_way.close()
        return told.value.code

    assert run_apart(asked()) == "limit"
