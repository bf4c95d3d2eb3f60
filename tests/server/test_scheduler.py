"""A fair share of thinking: nobody waits behind another's long search, and where many think, all think less."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from scherzo.server.bots.scheduler import ROUND_S, Asker, Scheduler, TimeSpent
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
        scheduler = Scheduler(1)
        attack = [
            asyncio.create_task(timed(scheduler.think(Asker("attacker", f"a{n % 10}"), long_thought(5))))
            for n in range(40)
        ]
        await asyncio.sleep(0.3)
        waited, cut = await timed(scheduler.think(OTHER, long_thought(0)))
        assert not cut
        found = await asyncio.gather(*attack)
        scheduler.close()
        return waited, list(found)

    waited, long_ones = run_apart(attack())
    assert waited < 5, "one slice of another's thought at most, and its own; behind all of them it would be 40 s"
    assert sum(cut for _, cut in long_ones) >= 35, "they think less, but for the last ones, behind which nobody waits"
    assert sorted(seconds for seconds, _ in long_ones)[34] < 60, "not later: 35 times 5 seconds would be 175"


def test_a_long_thought_that_nobody_waits_behind_is_not_cut_short() -> None:
    async def alone() -> tuple[float, bool]:
        scheduler = Scheduler(1)
        found = await timed(scheduler.think(ATTACKER, long_thought(1.5 * ROUND_S)))
        scheduler.close()
        return found

    seconds, cut = run_apart(alone())
    assert seconds >= 1.5 * ROUND_S
    assert not cut


def test_the_clocks_thoughts_go_first_and_then_those_who_have_thought_least() -> None:
    async def order() -> list[str]:
        scheduler, done = Scheduler(1), list[str]()

        async def think(asker: Asker, name: str) -> None:
            await scheduler.think(asker, long_thought(0.01))
            done.append(name)

        await scheduler.think(ATTACKER, long_thought(0.2))
        first = asyncio.create_task(think(ATTACKER, "running"))
        await asyncio.sleep(0)
        rest = [
            think(ATTACKER, "attacker again"),
            think(OTHER, "other"),
            think(Asker("attacker", "a0", urgent=True), "clock"),
        ]
        await asyncio.gather(first, *rest)
        scheduler.close()
        return done

    assert run_apart(order()) == ["running", "clock", "other", "attacker again"]


def test_a_thought_that_is_given_up_while_it_waits_leaves_its_place() -> None:
    async def give_up() -> bool:
        scheduler = Scheduler(1)
        running = asyncio.create_task(scheduler.think(ATTACKER, long_thought(0.3)))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(scheduler.think(OTHER, long_thought(5)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await running
        cut = await asyncio.wait_for(scheduler.think(OTHER, long_thought(0.01)), 30)
        scheduler.close()
        return cut

    assert run_apart(give_up()) is False


def test_what_was_thought_long_ago_counts_less() -> None:
    usage = TimeSpent()
    usage.add("table", 8.0, now=0.0)
    assert usage.of("table", 30.0) == 4.0
    usage.add("table", 1.0, now=60.0)
    assert usage.of("table", 60.0) == 3.0


def test_what_can_wait_gets_no_slice_while_a_bot_thinks() -> None:
    """With one thread: at most the slice that had begun when the bot's thought came; and it goes on after it."""

    async def beside() -> tuple[list[float], float, float]:
        scheduler, slices = Scheduler(1), list[float]()

        def go_on(until: float) -> bool:
            slices.append(time.monotonic())
            time.sleep(max(0.0, until - time.monotonic()))
            return False

        async def review() -> None:
            while True:
                await scheduler.aside(ATTACKER, go_on)

        reviews = [asyncio.create_task(review()) for _ in range(3)]
        await asyncio.sleep(0.3)
        began = time.monotonic()
        cut = await scheduler.think(OTHER, long_thought(1.5 * ROUND_S))
        ended = time.monotonic()
        assert not cut, "what can wait is nobody for whom a thought is cut short"
        while slices[-1] < ended:
            await asyncio.sleep(0.01)
        for task in reviews:
            task.cancel()
        await asyncio.gather(*reviews, return_exceptions=True)
        scheduler.close()
        return slices, began, ended

    slices, began, ended = run_apart(beside())
    assert sum(at < began for at in slices) > 3, "while nobody thinks it goes on"
    assert sum(began <= at < ended for at in slices) <= 1


def test_what_can_wait_leaves_its_place_when_it_is_given_up() -> None:
    async def give_up() -> bool:
        scheduler = Scheduler(1)
        running = asyncio.create_task(scheduler.think(OTHER, long_thought(0.3)))
        await asyncio.sleep(0.05)
        waiting = asyncio.create_task(scheduler.aside(ATTACKER, long_thought(5)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await running
        over = await asyncio.wait_for(scheduler.aside(ATTACKER, lambda until: True), 30)
        scheduler.close()
        return over

    assert run_apart(give_up()) is True
