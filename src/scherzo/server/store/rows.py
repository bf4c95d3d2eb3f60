"""What the database keeps of a table, as typed rows."""

import msgspec

from scherzo.server.messages.fields import Clock, NotifyKind, Pace, UndoKind

PERSON = "person"
BOT = "bot"

CHOOSE = "choose"
UNDO = "undo"
ASK = "ask"  # for the others' consent to an undo
AGREE = "agree"
DECLINE = "decline"

CLOCK = "clock"  # made a decision because the time was up

PLAYED = "played"
UPLOADED = "uploaded"

MOST_LINES = 200
"""So many lines of chat are kept of a table: older ones nobody is told."""


class TableRow(msgspec.Struct, frozen=True):
    """One game that is played or was played."""

    id: str
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, str]
    seed: str
    clock: Clock
    chat: bool
    pace: Pace  # "thinking" bots take a moment so that people can follow; "instant" ones do not
    undo: UndoKind  # "fair": while it taught nobody anything; "consent": else if all agree; "free": always; "none"
    listed: bool
    host: int  # the seat of whoever set the table up, or -1
    source: str  # PLAYED here, or UPLOADED as a record
    created: int
    rematch: str = ""
    stand_in: str = ""  # the level of bots that play for absent people
    kept: bool = False  # somebody wants it to be kept for good
    note: str = ""  # what its host says of an open table


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: a person's, or a bot's of some level."""

    seat: int
    kind: str
    name: str
    level: str
    token_hash: str
    joined: bool = False
    substitute: str = ""  # the level of the bot that plays for an absent person, if one does
    seen: int = 0  # when the person was last here
    substitute_by: int = -1  # the seat that asked for that bot
    substitute_from: int = 0  # at which number of the log


def alone(seats: tuple[SeatRow, ...]) -> bool:
    """Whether one person plays among bots only."""
    return sum(row.kind == PERSON for row in seats) == 1


class DecisionRow(msgspec.Struct, frozen=True):
    """A row of the log: a choice; an undo, or the wish for one, that goes back to a number of moves; or the answer to
    the wish of a number."""

    number: int
    client_id: str
    seat: int
    kind: str
    choice: int
    made_by: str  # "person", "bot" (also for an absent person) or CLOCK
    made_at: int  # milliseconds since 1970
    spent: int  # milliseconds that the seat's clock ran for it; of an undo: that it had run since the latest decision


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    said_at: int
    said: str


class ReviewRow(msgspec.Struct, frozen=True):
    """The review of a finished game, complete or as far as it has come."""

    form: int  # how it was worked out
    complete: bool
    updated: int  # when somebody last worked at it
    content: str  # JSON, as it is sent


class NotifyRow(msgspec.Struct, frozen=True):
    """Where a seat wants to be told that it is its turn, and the word that stops it."""

    kind: NotifyKind
    target: str
    stop: str
