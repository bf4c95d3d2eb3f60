"""Builds situations of Symphony No. 9 for tests: a table that is set up, then arranged as the test needs it."""

from typing import Any

import numpy as np

from scherzo.core.components import load
from scherzo.core.layout import records
from scherzo.core.loops import loops, new_menu
from scherzo.core.members import members_of
from scherzo.core.words import Event
from scherzo.games import game
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.rules.rounds import run_on

GAME = game("symphony-no-9")
PARTS = load(GAME)
ANA, BEN, CARL, DAVID = range(4)
RED, YELLOW, GREEN, BLUE, PURPLE, BROWN = range(6)
HANDEL, BACH, HAYDN, MOZART, BEETHOVEN, SCHUBERT = range(6)
CHAIR, CABINET, CLOCK = 1, 2, 4
SEATS = ("first", "second", "third", "fourth")


class Situation:
    """A table, the box it is played with, and the moves of a test. Ana sits first and starts."""

    def __init__(self, players: int = 4, seed: int = 1, parts: Any = PARTS, **options: str) -> None:
        self.players = players
        self.boxes = GAME.build_box(parts, players, {"start_player": "first", **options})
        self.tables = records(GAME.Table)
        self.table.secret[:] = (seed, 2018)
        self.table.players, self.table.taping = players, 1
        self.told: list[Event] = []
        self.run, self.menu = loops(GAME), new_menu()
        self.run.begin(self.boxes, self.tables, self.menu)
        self.hear()
        self.ranked(*range(int(self.box.musicians)))

    @property
    def box(self) -> Any:
        return self.boxes[0]

    @property
    def table(self) -> Any:
        return self.tables[0]

    # ------------------------------------------------------------------ given

    def board(self, seat: int, **cubes: int) -> None:
        """The cubes on a player board, by colour; the rest of the board is empty."""
        for m, colour in enumerate(n.COLOURS):
            wanted = cubes.get(colour, 0)
            self.table.away[m] += int(self.table.cubes[seat, m]) - wanted
            self.table.cubes[seat, m] = wanted
            self.table.fresh[seat, m] = 0

    def boards(self, *cubes: dict[str, int]) -> None:
        for seat, own in enumerate(cubes):
            self.board(seat, **own)

    def left(self, **cubes: int) -> None:
        """The cubes left on career tracks, by colour."""
        for colour, wanted in cubes.items():
            m = n.COLOURS.index(colour)
            self.table.away[m] += int(self.table.left[m]) - wanted
            self.table.left[m] = wanted

    def empty_tracks(self, **but: int) -> None:
        self.left(**{colour: but.get(colour, 0) for colour in n.COLOURS[: int(self.box.musicians)]})

    def dead(self, *composers: int) -> None:
        for m in composers:
            self.left(**{n.COLOURS[m]: 0})
            self.table.dead[m] = 1

    def purse(self, seat: int, coins: int, furniture: int = 0) -> None:
        self.table.coins[seat] = coins
        self.table.furniture[seat] = furniture

    def works(self, seat: int, *counts: int) -> None:
        self.table.works[seat, : len(counts)] = counts

    def scoring(self, *tiles: str) -> None:
        """The scoring tile of each composer, as printed: "2B"."""
        for m, tile in enumerate(tiles):
            self.table.scoring[m], self.table.side[m] = int(tile[0]) - 1, "AB".index(tile[1])

    def round(self, number: int) -> None:
        """The round; concerts before it count as failed."""
        self.table.round_number = number
        self.table.results[:] = n.PENDING
        self.table.results[: number - 1] = 3

    def record(self, *performers: tuple[int, ...]) -> None:
        """The concerts of the first rounds: the performers of each, none for a failure."""
        for r, invited in enumerate(performers):
            self.table.results[r] = 0 if invited else 3
            self.table.performers[r] = sum(1 << m for m in invited)

    def ranked(self, *order: int) -> None:
        """The composers by fame."""
        spots = [int(i) for i in self.box.spots]
        levels = [2] * spots[2] + [1] * spots[1] + [0] * spots[0]
        for m, level in zip(order, levels, strict=True):
            self.table.level[m] = level
        self.table.order[: len(order)] = order

    def budget(self, amount: int) -> None:
        """Makes the budget token of this round the wanted one."""
        r, t = int(self.table.round_number) - 1, self.table
        shown = int(t.budget[r]) if t.step >= n.CONTRIBUTE else None
        pile = [int(i) for i in t.tokens[: int(t.token_count)]]
        if shown is None:
            pile.remove(amount)
            t.tokens[: len(pile)], t.tokens[len(pile)], t.token_count = pile, 0, len(pile)
        elif shown != amount:
            pile[pile.index(amount)] = shown
            t.tokens[: len(pile)] = pile
        t.budget[r] = amount

    def go_to(self, step: int) -> None:
        """Moves the round to a step at which somebody decides."""
        self.table.step, self.table.turn, self.table.waiting = step, 0, 0
        self.table.picks = 2 if step <= 1 else 1
        self.table.told = 0
        run_on(self.box, self.table)
        self.hear()

    def concert(self, budget: int) -> None:
        """Moves to the contributions of this round's concert."""
        self.budget(budget)
        self.go_to(n.CONTRIBUTE)

    def end_sponsor_phase(self) -> None:
        """All have had their third turn: tiles are awarded, composers ranked, the budget shown."""
        self.table.step, self.table.turn = n.BUY_THIRD, self.players
        self.table.told = 0
        run_on(self.box, self.table)
        self.hear()

    def end_concert(self) -> None:
        """The concert is over and nobody sells: Cleanup."""
        self.go_to(n.FINAL_SALE)

    # ------------------------------------------------------------------- when

    def legal(self, seat: int) -> list[int]:
        count = self.run.menu_of(self.boxes, self.tables, seat, self.menu)
        return [int(o) for o in self.menu[:count]]

    def answers(self, seat: int) -> list[int]:
        """The legal options but sales."""
        return [o for o in self.legal(seat) if o < n.SELL]

    def choose(self, seat: int, option: int) -> None:
        assert option in self.legal(seat), f"{option} is not legal for seat {seat}: {self.legal(seat)}"
        self.run.decide(self.boxes, self.tables, seat, option, self.menu)
        self.hear()

    def everybody_gives(self, *bids: int | tuple[int, int]) -> None:
        """Contributions of all seats: coins, or coins and furniture."""
        for seat, bid in enumerate(bids):
            self.choose(seat, hand(bid))

    def hear(self) -> None:
        rows = self.table.tape[: int(self.table.told)]
        self.told = [Event(*(int(i) for i in row[:7])) for row in rows]

    # ------------------------------------------------------------------- then

    @property
    def waiting(self) -> list[int]:
        return list(members_of(self.table.waiting))

    def cubes(self, seat: int) -> dict[str, int]:
        return {n.COLOURS[m]: int(i) for m, i in enumerate(self.table.cubes[seat]) if i}

    def coins(self) -> list[int]:
        return [int(c) for c in self.table.coins[: self.players]]

    def works_of(self, m: int) -> list[int]:
        return [int(i) for i in self.table.works[: self.players + int(self.box.bot), m]]

    def result(self) -> int:
        """What became of the latest concert."""
        held = [int(r) for r in self.table.results if r != n.PENDING]
        return held[-1]

    def heard(self, kind: int) -> list[Event]:
        return [e for e in self.told if e.kind == kind]

    def sheet(self) -> Any:
        sheet = np.zeros((self.players + int(self.box.bot), 2 + n.LINES), dtype=np.int32)
        self.run.tally(self.boxes, self.tables, sheet)
        return sheet

    def points(self, line: int) -> list[float]:
        """A line of the score sheet, in points."""
        return [float(i) / 12 for i in self.sheet()[: self.players, 2 + line]]

    def totals(self) -> list[float]:
        return [float(i) / 12 for i in self.sheet()[: self.players, 0]]

    def view(self, viewer: int = -1) -> Any:
        return GAME.view(self.box, self.table, viewer)

    def ranks(self) -> list[int]:
        return [int(i) for i in self.sheet()[:, 1]]


def hand(bid: int | tuple[int, int]) -> int:
    """The option of a contribution: coins, or coins and a furniture set."""
    coins, furniture = bid if isinstance(bid, tuple) else (bid, 0)
    return furniture * n.COIN_STEPS + coins
