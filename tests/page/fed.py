"""A page that is fed with states one after another, without a server that plays: any decision is there at once."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from scherzo.bots.levels import bot
from scherzo.core.components import packaged_fingerprint
from scherzo.games import game as game_named
from scherzo.server.messages.fields import Clock
from scherzo.server.store.rows import BOT, PERSON, PLAYED, SeatRow, TableRow
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.snapshot import snapshot

TABLE = "fed"
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")


def decisions(
    game: str, players: int, options: dict[str, str], seed: str, met: Counter[str], most: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Plays at random and gives each state in which a seat decides, as that seat sees it: at most so many of a kind."""
    played = opened(game, players, options, seed)
    match, chance = played.match, random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        kind = match.game.decisions[match.now.asking]
        if met[kind] < most:
            met[kind] += 1
            yield kind, seen_by(played, seat)
        match.choose(seat, chance.choice(match.legal(seat)))


def greedy_states(game: str, players: int, options: dict[str, str], seed: str) -> Iterator[dict[str, Any]]:
    """A whole game of the greedy bot: each state as the seat that decides sees it, then the end."""
    played = opened(game, players, options, seed)
    match, greedy = played.match, bot("greedy", game_named(game))
    while not match.over:
        seat = match.waiting[0]
        yield seen_by(played, seat)
        match.choose(seat, greedy.choose(match.boxes, match.tables, seat, len(match.moves)))
    yield seen_by(played, 0)


def opened(game: str, players: int, options: dict[str, str], seed: str) -> ReplayedGame:
    """A game that begins."""
    found = game_named(game)
    return ReplayedGame(
        TableRow(
            id=TABLE, game=game, rules=found.rules_version, components=packaged_fingerprint(found), players=players,
            options=options, seed=seed, clock=Clock(), chat=False, pace="instant", undo="free", listed=False, host=0,
            source=PLAYED, created=0,
        )
    )  # fmt: skip


def seen_by(played: ReplayedGame, seat: int) -> dict[str, Any]:
    """The state as a person on that seat sees it, among bots."""
    seats = tuple(
        SeatRow(s, PERSON if s == seat else BOT, NAMES[s], "" if s == seat else "greedy", "", joined=True)
        for s in range(played.match.players)
    )
    state: dict[str, Any] = json.loads(bytes(snapshot(played.table, seats, played, seat, {seat: True})))
    return state


class FedPage:
    """A page at a table whose states come from the test."""

    def __init__(self, page: Page) -> None:
        """Answers the page's first question and its live line with what is given."""
        self.page = page
        self.state: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None
        self.number = 0
        page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(json=self.state))
        page.route_web_socket(f"**/api/tables/{TABLE}/live", self.connected)

    def connected(self, line: WebSocketRoute) -> None:
        """The page has opened its line."""
        self.line = line
        line.on_message(lambda _: self.tell())

    def tell(self) -> None:
        """Sends the state that stands."""
        assert self.line is not None
        self.line.send(json.dumps({"type": "state", "state": self.state}))

    def show(self, state: dict[str, Any], address: str = "") -> None:
        """Shows a state; the first one opens the table."""
        self.number += 1
        self.state = {**state, "number": self.number}
        if address:
            self.page.goto(f"{address}/t/{TABLE}#token")
        elif self.line is not None:
            self.tell()
        self.page.wait_for_function(
            "n => document.querySelector('.table')?.dataset.number === n && document.querySelector('#board > *')",
            arg=str(self.number),
        )
