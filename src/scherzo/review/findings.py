"""What a review finds, as plain data: fit to be stored, sent and drawn."""

from typing import Literal

from msgspec import Struct

Kind = Literal["rough", "best", "good", "slip", "mistake", "blunder"]
"""How a decision is judged; `rough`: only looked at quickly so far."""
TurnKind = Literal["choice", "luck"]


class Decision(Struct, frozen=True):
    """One decision as its seat could judge it then. Chances are of everybody who can win, by seat."""

    move: int
    seat: int
    kind: Kind
    chosen: str  # in the game's words
    better: str  # the better choice, if there is one worth naming
    reason: str  # where the points of the better choice come from
    given: float  # the chance it gave away: that of the best choice less that of the chosen one
    doubt: float  # two standard errors of it
    before: list[float]  # the chances with the best choice
    after: list[float]  # and with the chosen one
    error: float  # the standard error of the seat's own chance after it
    games: int  # imagined for each of the two choices


class Balance(Struct, frozen=True):
    """A seat's game: luck, own and others' choices make up its result, all in shares of a win."""

    seat: int
    result: float  # 1 for a win, a part of it for a shared one, 0
    fair: float  # what everybody had before anything was dealt
    luck: float  # what chance brought, and hidden things that turned up
    own: float  # what its own choices gave away
    others: float  # what the others' choices gave it
    doubt: float  # two standard errors of all choices together
    accuracy: float | None  # from 0 to 100; none without a judged decision
    judged: int
    kinds: dict[str, int]  # how many decisions were judged how


class ChancePoint(Struct, frozen=True):
    """Everybody's chance to win after a move."""

    move: int
    chances: list[float]


class Turn(Struct, frozen=True):
    """A turning point: what a seat lost by a choice, or what luck brought or took between two of its decisions."""

    move: int
    seat: int
    kind: TurnKind
    change: float
    since: int = 0  # luck: the seat's decision before


class Review(Struct, frozen=True):
    """A review, complete or as far as it has come."""

    form: int  # how it was worked out: a review of another form is worked out anew
    iterations: int  # imagined games for most estimates of a choice
    progress: float
    decisions: list[Decision]  # forced ones are not in it
    chances: list[ChancePoint]
    turns: list[Turn]
    seats: list[Balance]

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be worked out."""
        return self.progress >= 1
