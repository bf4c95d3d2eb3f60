"""States of Philharmonix, played by a program and shown to a page through its own line: many in a few seconds."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import scherzo
from scherzo.bots.levels import bot
from scherzo.core.match import Match
from scherzo.games.philharmonix import names
from tests.page.conftest import House, Visit

Position = dict[str, Any]
"""The parts of a state that change from decision to decision, and `kind`: the kind of decision."""

GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {"regions": "draft", "records": "with"}),
    (3, {"records": "with"}),
    (4, {}),
)


def positions(games: int) -> Iterator[Position]:
    """Every decision of games played by a curious program, with few and many players and all variants."""
    tried: Counter[str] = Counter()
    for seed in range(games):
        players, options = GAMES[seed % len(GAMES)]
        match = scherzo.game("philharmonix").start(players=players, seed=seed, options=options)
        dice = random.Random(seed)
        while not match.over:
            seat = match.waiting[0]
            yield position_of(match, seat)
            chosen = min(match.options(seat), key=lambda c: (tried[c.notation], dice.random()))
            tried[chosen.notation] += 30 if chosen.notation == "pass" else 1
            match.choose(seat, chosen.option)


def greedy_positions(players: int, options: dict[str, str]) -> Iterator[Position]:
    """The decisions of a game played by the greedy bot, with what has happened so far."""
    game = scherzo.game("philharmonix")
    match = game.start(players=players, seed=11, options=options)
    greedy = bot("greedy", game)
    while not match.over:
        seat = match.waiting[0]
        told = match.log(seat, since=len(match.moves) - 8)
        log = [{"number": number, **msgspec.to_builtins(line)} for number, line in told]
        yield {**position_of(match, seat), "log": log, "since": len(match.moves)}
        match.choose(seat, greedy.choose(match.boxes, match.tables, seat, len(match.moves)))


def moments(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[Position, Position]]:
    """Each decision of a game of a curious program: the table as the one who decides sees it before and after."""
    tried: Counter[str] = Counter()
    match = scherzo.game("philharmonix").start(players=players, seed=seed, options=options)
    dice = random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        before = numbered(match, seat)
        chosen = min(match.options(seat), key=lambda c: (tried[c.notation], dice.random()))
        tried[chosen.notation] += 30 if chosen.notation == "pass" else 1
        match.choose(seat, chosen.option)
        yield before, numbered(match, seat)


def numbered(match: Match, seat: int) -> Position:
    """A position with the number of moves made so far and what the latest of them did."""
    told = match.log(seat, since=len(match.moves))
    log = [{"number": number, **msgspec.to_builtins(line)} for number, line in told]
    return {**position_of(match, seat), "log": log, "moves": len(match.moves)}


def position_of(match: Match, seat: int) -> Position:
    """What a seat is asked, and the table as it sees it."""
    return {
        "kind": names.DECISIONS[int(match.now.asking)],
        "players": match.players,
        "viewer": seat,
        "waiting": list(match.waiting),
        "question": msgspec.to_builtins(match.question(seat)),
        "choices": [{**msgspec.to_builtins(c), "final": None} for c in match.options(seat)],
        "barred": msgspec.to_builtins(match.barred(seat)),
        "view": msgspec.to_builtins(match.view(seat)),
        "seats": match.seats,
    }


def telling(games: int) -> list[Position]:
    """Of those, the positions that offer something on a sort of thing not met before in that kind of decision."""
    met: set[tuple[str, str]] = set()
    found = []
    for position in positions(games):
        sorts = {(position["kind"], sort_of(c["elements"])) for c in position["choices"]}
        if not sorts <= met:
            met |= sorts
            found.append(position)
    return found


def sort_of(elements: list[str]) -> str:
    """A choice's things without their numbers and colours: 'planet-*', 'seat-*-hat-*'."""
    first = elements[0] if elements else ""
    return re.sub(r"\d+|(?<=planet-)[a-z]+-[a-z]+|(?<=-)(blue|green|yellow|red|purple|orange|white)\b", "*", first)


class Shown:
    """A page at a table of Philharmonix whose line is ours: it shows whatever position we send."""

    def __init__(self, house: House, visit: Visit, **how: Any) -> None:
        made = house.table("philharmonix", "me", "random", chat=False)
        head = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        self.template = house.http.get(f"/api/tables/{made['table']}", headers=head).json()
        self.state = self.template
        self.number = 1000
        self.line: WebSocketRoute | None = None
        self.page: Page = visit("/", **how)
        self.page.route_web_socket(re.compile("/live$"), self.answer)
        self.page.goto(house.link(made))
        self.page.locator(".phil").wait_for()

    def answer(self, line: WebSocketRoute) -> None:
        """Takes the line over: whoever greets is told the state that stands, the table's own at first."""
        self.line = line
        line.on_message(lambda said: self.send() if '"hello"' in str(said) else None)

    def show(self, position: Position) -> None:
        """Shows a position and waits until the page has drawn it and asks its question."""
        self.tell(position)
        self.page.locator(".choice").first.wait_for()

    def tell(self, position: Position) -> None:
        """Shows a position, be anything asked or not, and waits until the page has drawn it."""
        self.number += 1
        people = [
            {**self.template["seats"][0], "seat": s, "letter": "ABCD"[s], "name": ("Ada", "Ben", "Cleo", "Dora")[s]}
            for s in range(position["seats"])
        ]
        changed = {"moves": self.number, **{k: v for k, v in position.items() if k not in ("kind", "seats")}}
        self.state = {**self.template, **changed, "seats": people, "number": self.number}
        self.send()
        self.page.wait_for_function("n => document.querySelector('.table').dataset.number === n", arg=str(self.number))

    def send(self) -> None:
        """Sends the state that stands; a line that is not open yet asks for it."""
        if self.line:
            self.line.send(json.dumps({"type": "state", "state": self.state}))
