"""Builds situations for tests: a table that is set up, then arranged as the test needs it."""

from typing import Any

import numpy as np

from scherzo.core.components import load
from scherzo.core.game import RANK, SOURCES
from scherzo.core.layout import records
from scherzo.core.loops import loops, new_menu
from scherzo.core.words import Event
from scherzo.template.game import GAME
from scherzo.template.game import names as n

ANA, BEN, CARL = range(3)


class Situation:
    """A table, the box it is played with, and the moves of a test."""

    def __init__(self, *hands: tuple[int, ...], **options: str) -> None:
        """A table with those hands, written with the printed numbers; each has five pieces."""
        self.players = len(hands)
        self.boxes = GAME.build_box(load(GAME), self.players, options)
        self.tables, self.run, self.menu = records(GAME.Table), loops(GAME), new_menu()
        self.table.players, self.table.taping = self.players, 1
        self.run.begin(self.boxes, self.tables, self.menu)
        self.table.holder[:] = n.NOWHERE
        for seat, hand in enumerate(hands):
            for piece in hand:
                self.table.holder[piece - 1] = seat

    @property
    def table(self) -> Any:
        return self.tables[0]

    def legal(self, seat: int) -> list[int]:
        """The printed numbers of the pieces that a seat may choose."""
        count = self.run.menu_of(self.boxes, self.tables, seat, self.menu)
        return [int(option) + 1 for option in self.menu[:count]]

    def evening(self, *pieces: int) -> None:
        """Everybody chooses a piece."""
        for seat, piece in enumerate(pieces):
            assert piece in self.legal(seat)
            self.run.decide(self.boxes, self.tables, seat, piece - 1, self.menu)

    def lines(self) -> list[str]:
        """What the latest decision is told as."""
        events = [Event(*(int(x) for x in row[:7])) for row in self.table.tape[: int(self.table.told)]]
        return [line.text for event in events if (line := GAME.line(self.boxes[0], event)) is not None]

    def view(self, seat: int) -> Any:
        return GAME.view(self.boxes[0], self.table, seat)

    def sheet(self) -> Any:
        sheet = np.zeros((self.players, SOURCES + 1), dtype=np.int32)
        self.run.tally(self.boxes, self.tables, sheet)
        return sheet

    def ranks(self) -> list[int]:
        return [int(rank) for rank in self.sheet()[:, RANK]]
