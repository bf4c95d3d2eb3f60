"""A table as one viewer may see it."""

from typing import Annotated, Any

from msgspec import Raw, Struct

from scherzo.core import words
from scherzo.core.match import Score
from scherzo.core.words import Barred, Question, Section
from scherzo.server.messages.fields import Clock, Pace, SeatKind, encoded


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    letter: str
    name: str
    kind: SeatKind
    level: str
    present: bool
    clock_s: float | None
    substitute: str = ""  # the level of the bot that plays for an absent person
    away_since: float | None = None  # seconds since 1970: when an absent person was last here
    bot_from: float | None = None  # seconds since 1970: from when on others may let a bot play for that person


class Choice(words.Choice, frozen=True):
    """A choice in words, and whether it is final: not to be taken back afterwards (null: not worked out yet)."""

    final: bool | None = None


class LogLine(Struct, frozen=True):
    """A line of the log; its number is the move that led to it, 0 for the set-up."""

    number: int
    text: str
    rules: tuple[str, ...]
    elements: tuple[str, ...]


EncodedLine = Annotated[Raw, encoded(LogLine)]


class Allow(Struct, frozen=True):
    """What the viewer may do at this table."""

    undo: bool
    chat: bool
    hint: bool


class UndoRequest(Struct, frozen=True):
    """A seat asks to go back to so many moves: whose consent is there, and whose is missing."""

    number: int
    seat: int
    moves: int
    agreed: list[int]
    missing: list[int]


class State(Struct, frozen=True):
    """A table as one viewer may see it: a seat, -1 for spectators, or -2 with everything open."""

    table: str
    game: str
    title: str
    players: int
    seats: list[SeatInfo]
    viewer: int
    host: int
    listed: bool  # open to everybody
    number: int  # rows of the table's log: it only grows
    moves: int  # moves that stand: log lines and replays count in these
    over: bool
    waiting: tuple[int, ...]
    question: Question | None
    choices: tuple[Choice, ...]
    barred: tuple[Barred, ...]
    may_undo: bool
    may_ask_undo: bool
    undo_why: str  # why the viewer can neither take back nor ask; empty where one of both is possible
    undo_request: UndoRequest | None
    view: Any  # the game's own view
    sections: tuple[Section, ...]
    log: list[EncodedLine]  # each encoded once for all states
    log_from: int  # the lowest move number whose lines are in `log`
    since: int
    played_for: tuple[int, ...]  # moves made for the viewer, by a bot or the clock, since the viewer last decided
    scores: list[Score]
    score_rules: dict[str, tuple[str, ...]]
    seal: str
    seed: str
    options: dict[str, str]
    allow: Allow
    clock: Clock
    pace: Pace
    rematch: str  # the table of the next game, once there is one
    kept: bool  # for good, because somebody who plays here wished so
    kept_until: float | None  # else so long, in seconds since 1970, if nothing happens before
    hurried: bool  # bots think less long than they should, because the server has much to think about


EncodedState = Annotated[Raw, encoded(State)]
