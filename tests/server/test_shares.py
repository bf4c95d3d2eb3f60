"""A fair share of thinking: nobody waits behind another's long search, and where many think, all think less."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from scherzo.server.bots.shares import ROUND_S, Asker, Shares, Usage
from tests.server.apart import run_apart

ATTACKER, OTHER = Asker("attacker", "a0"), Asker("other", "b")


def long_thought(seconds: float) -> Callable[[float], bool]:
    """A thought that needs so much time, and thinks by waiting."""
    left = seconds

    def go_on(until: float) -> bool:
        nonlocal left
        pause = min(left, max(0.0, until - time.monotonic()))
        time.sleep(pause)
        left -= pause
        return left <= 0

    return go_on


async def timed(work: Awaitable[bool]) -> tuple[float, bool]:
    began = time.monotonic()
    cut = await work
    return time.monotonic() - began, cut


def test_a_short_thought_does_not_wait_behind_forty_long_ones_of_another() -> None:
    async def attack() -> tuple[float, list[tuple[float, bool]]]:
        shares = Shares(1)
        attack = [
            asyncio.create_task(timed(shares.think(Asker("attacker", f"a{n % 10}"), long_thought(5))))
            for n in range(40)
        ]
        await asyncio.sleep(0.3)
        waited, cut = await timed(shares.think(OTHER, long_thought(0)))
        assert not cut
        found = await asyncio.gather(*attack)
        shares.close()
        return waited, list(found)

    waited, long_ones = run_apart(attack())
    assert waited < 5, "one slice of another's thought at most, and its own; behind all of them it would be 40 s"
    assert sum(cut for _, cut in long_ones) >= 35, "they think less, but for the last ones, behind which nobody waits"
    assert sorted(seconds for seconds, _ in long_ones)[34] < 60, "not later: 35 times 5 seconds would be 175"


def test_a_long_thought_that_nobody_waits_behind_is_not_cut_short() -> None:
    async def alone() -> tuple[float, bool]:
        shares = Shares(1)
        found = await timed(shares.think(ATTACKER, long_thought(1.5 * ROUND_S)))
        shares.close()
        return found

    seconds, cut = run_apart(alone())
    assert seconds >= 1.5 * ROUND_S
    assert not cut


def test_the_clocks_thoughts_go_first_and_then_those_who_have_thought_least() -> None:
    async def order() -> list[str]:
        shares, done = Shares(1), list[str]()

        async def think(asker: Asker, name: str) -> None:
            await shares.think(asker, long_thought(0.01))
            done.append(name)

        await shares.think(ATTACKER, long_thought(0.2))
        first = asyncio.create_task(think(ATTACKER, "running"))
        await asyncio.sleep(0)
        rest = [
            think(ATTACKER, "attacker again"),
            think(OTHER, "other"),
            think(Asker("attacker", "a0", urgent=True), "clock"),
        ]
        await asyncio.gather(first, *rest)
        shares.close()
        return done

    assert run_apart(order()) == ["running", "clock", "other", "attacker again"]


def test_a_thought_that_is_given_up_while_it_waits_leaves_its_place() -> None:
    async def give_up() -> bool:
        shares = Shares(1)
        running = asyncio.create_task(shares.think(ATTACKER, long_thought(0.3)))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(shares.think(OTHER, long_thought(5)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await running
        cut = await asyncio.wait_for(shares.think(OTHER, long_thought(0.01)), 30)
        shares.close()
        return cut

    assert run_apart(give_up()) is False


def test_what_was_thought_long_ago_counts_less() -> None:
    usage = Usage()
    usage.add("table", 8.0, now=0.0)
    assert usage.of("table", 30.0) == 4.0
    usage.add("table", 1.0, now=60.0)
    assert usage.of("table", 60.0) == 3.0
