"""Etudes as the page gets them: what there is to solve, and one position with what was found about its choices."""

from msgspec import Struct

from scherzo.etudes.etude import Leads
from scherzo.server.messages.state import EncodedState


class EtudeInfo(Struct, frozen=True):
    """An etude in the list of a game's etudes."""

    id: str
    players: int
    kind: str  # of decision
    moves: int  # made before it


class EtudeList(Struct, frozen=True):
    """The etudes of a game, and which of them is the day's: the same for everybody on that day (of universal time)."""

    day: str  # as 2026-11-16
    today: str  # an etude's id; empty where there are none
    etudes: list[EtudeInfo]


class EtudeChance(Struct, frozen=True):
    """A choice and the chance to win with it, as deep searches found it in worlds that the seat may believe in."""

    option: int
    chance: float
    points: float


class Etude(Struct, frozen=True):
    """A position to solve, as the deciding seat sees it, with its answer, two hints, and the reason."""

    id: str
    state: EncodedState
    answer: int
    tempting: int  # what a quick player chooses most often instead
    chances: list[EtudeChance]  # of every choice, the best first
    doubt: float  # standard error of the difference between the best two
    hint: str  # the first one: what to think of
    look: tuple[str, ...]  # the second one: the things on the board that the answer is about
    why: str
    rules: tuple[str, ...]
    leads: Leads | None  # the curves of the answer and of what tempts


ETUDES = (EtudeList, Etude)
