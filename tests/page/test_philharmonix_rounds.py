"""The end of a round of Philharmonix, and of the game, is a scene: what was given, who gained, who begins the next."""

import random
import re
from functools import cache
from typing import Any

from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.fed import FedPage, opened, seen_by

State = dict[str, Any]


@cache
def game() -> tuple[State, ...]:
    """A game of three who choose at random and pass late: each state as {0} sees it."""
    played = opened("philharmonix", 3, {}, "rounds")
    match, chance = played.match, random.Random(5)
    states = []
    while not match.over:
        states.append(seen_by(played, 0))
        seat = match.waiting[0]
        choices = match.options(seat)
        wanted = [c.option for c in choices if c.notation != "pass"] or [c.option for c in choices]
        match.choose(seat, chance.choice(wanted))
    return (*states, seen_by(played, 0))


def steps(rule: str) -> list[tuple[State, State]]:
    """Where a line that rests on this rule is told: the state before and after."""
    pairs = zip(game(), game()[1:], strict=False)
    return [(a, b) for a, b in pairs if any(rule in line["rules"] for line in b["log"][len(a["log"]) :])]


def test_the_end_of_a_round_is_a_scene(house: House, visit: Visit) -> None:
    """It tells what the round brought to whom, and waits; the log shows it again."""
    before, after = steps("PH-ROUND-11")[1]
    page = visit("", scenes="always")
    fed = FedPage(page)
    fed.show(before, house.address)
    fed.show(after)
    scene = page.get_by_role("dialog", name="Round 2 is over")
    lines = scene.locator(".ends li")
    expect(lines).to_have_count(3)
    now = [seat["prestige"] for seat in after["view"]["seats"]]
    begun = [seat["prestige"] for seat in steps("PH-ROUND-11")[0][1]["view"]["seats"]]
    for seat, text in enumerate(lines.all_inner_texts()):
        assert f"{now[seat]} in all" in text
        gained = now[seat] - begun[seat]
        assert re.search(f"{gained} prestige in" if gained > 0 else "lost|no prestige", text), (gained, text)
    concerts = sum("PH-PERFORM-5" in line["rules"] for line in told_in_round_2(before))
    told = scene.locator("#scene-beats").inner_text()
    assert told.count(" in the ") == concerts if concerts else "Nobody gave a concert." in told
    first = after["seats"][after["view"]["order"][0]]["name"]
    assert re.search(rf"{first}\s+begins round 3", told), told
    page.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)


def told_in_round_2(state: State) -> list[State]:
    """The lines since round 2 began."""
    begins = [i for i, line in enumerate(state["log"]) if "PH-ROUND-11" in line["rules"]]
    lines: list[State] = state["log"][begins[1] :]
    return lines


def test_the_last_round_is_told_before_the_end_of_the_game(house: House, visit: Visit) -> None:
    ((before, after),) = steps("PH-END-1")
    page = visit("", scenes="always")
    fed = FedPage(page)
    fed.show(before, house.address)
    fed.show(after)
    scene = page.get_by_role("dialog", name="The last round is over")
    lines = scene.locator(".ends li")
    expect(lines).to_have_count(3)
    for text, seat in zip(lines.all_inner_texts(), after["view"]["seats"], strict=True):
        assert f"{seat['prestige']} in all" in text
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="The tour is over")).to_contain_text("come admiration")
