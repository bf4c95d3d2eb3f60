"""A page that is fed with states one after another, without a server that plays: any decision is there at once."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from scherzo.core.components import packaged_fingerprint
from scherzo.games import game as game_named
from scherzo.server.messages.fields import Clock
from scherzo.server.store.rows import BOT, PERSON, PLAYED, SeatRow, TableRow
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.snapshot import snapshot

TABLE = "fed"


def decisions(
    game: str, players: int, options: dict[str, str], seed: str, met: Counter[str], most: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Plays at random and gives each state in which a seat decides, as that seat sees it: at most so many of a kind."""
    found = game_named(game)
    row = TableRow(
        id=TABLE, game=game, rules=found.rules_version, components=packaged_fingerprint(found), players=players,
        options=options, seed=seed, clock=Clock(), chat=False, pace="instant", undo="free", listed=False, host=0,
        source=PLAYED, created=0,
    )  # fmt: skip
    played = ReplayedGame(row)
    match, chance, number = played.match, random.Random(seed), 0
    while not match.over:
        seat = match.waiting[0]
        kind = found.decisions[match.now.asking]
        if met[kind] < most:
            met[kind] += 1
            number += 1
            seats = tuple(
                SeatRow(s, PERSON if s == seat else BOT, "ABCDEF"[s], "", "" if s == seat else "random")
                for s in range(players)
            )
            state = json.loads(bytes(snapshot(row, seats, played, seat, {seat: True})))
            yield kind, {**state, "table": TABLE, "number": number}
        match.choose(seat, chance.choice(match.legal(seat)))


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
