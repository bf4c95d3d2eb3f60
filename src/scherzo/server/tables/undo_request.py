"""Undo by consent: a request to take back what has been seen, and what the others say to it.

Requests and answers are rows of the log like everything else, so that every worker knows them and none gets lost.
"""

import msgspec

from scherzo.server.store.rows import AGREE, ASK, DECLINE, PERSON, DecisionRow, SeatRow

PATIENCE_MS = 30_000
"""How long bots hold still while people answer a request."""


class Request(msgspec.Struct, frozen=True):
    """Somebody asks to go back to before an own decision."""

    number: int  # its row of the log
    seat: int
    back_to: int  # how many moves would stand
    at: int
    agreed: frozenset[int] = frozenset()


class UndoTalks:
    """The request that is open at this point of the game, and who has been refused here."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self.refused: set[int] = set()

    def talking(self, now: int) -> bool:
        """Whether people are just talking about taking something back: bots hold still meanwhile."""
        return self.request is not None and now - self.request.at < PATIENCE_MS

    def note(self, row: DecisionRow) -> None:
        """Follows the log. When the game moves on, an open request has had its time."""
        open_ = self.request
        if row.kind == ASK:
            self.request = Request(row.number, row.seat, row.choice, row.made_at)
        elif open_ and row.kind == AGREE:
            self.request = msgspec.structs.replace(open_, agreed=open_.agreed | {row.seat})
        elif open_ and row.kind == DECLINE:
            if row.seat != open_.seat:  # who withdraws may ask again
                self.refused.add(open_.seat)
            self.request = None
        else:
            self.request = None
            self.refused.clear()


def still_asked(seats: tuple[SeatRow, ...], request: Request) -> list[int]:
    """The people whose word is missing, also where a bot plays for them. Who has never come has seen nothing."""
    return [
        row.seat
        for row in seats
        if row.kind == PERSON and row.joined and row.seat not in {request.seat, *request.agreed}
    ]
