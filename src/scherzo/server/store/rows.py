"""What the database keeps of a table, as typed rows."""

import msgspec

PERSON = "person"
BOT = "bot"

CHOOSE = "choose"
UNDO = "undo"
ASK = "ask"  # for the others' consent to an undo
AGREE = "agree"
DECLINE = "decline"

PLAYED = "played"
UPLOADED = "uploaded"


class Clock(msgspec.Struct, frozen=True):
    """How long a seat may think: not limited, a Fischer clock (start and step), or so many days for each decision."""

    kind: str = "none"
    start_s: int = 0
    step_s: int = 0
    days: int = 0


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
    pace: str  # "thinking" bots take a moment so that people can follow; "instant" ones do not
    undo: str  # "fair": while it taught nobody anything; "consent": else if all agree; "free": always, alone; "none"
    listed: bool
    host: int  # the seat of whoever set the table up, or -1
    source: str  # PLAYED here, or UPLOADED as a record
    created: int
    rematch: str = ""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: a person's, or a bot's of some level."""

    seat: int
    kind: str
    name: str
    level: str
    token_hash: str
    joined: bool = False
    substitute: str = ""  # the level of the bot that plays for an absent person, if one does


class DecisionRow(msgspec.Struct, frozen=True):
    """A row of the log: a choice; an undo, or the wish for one, that goes back to a number of moves; or the answer to
    the wish of a number."""

    number: int
    client_id: str
    seat: int
    kind: str
    choice: int
    made_by: str  # "person", "bot" (also for an absent person) or "clock"
    made_at: int  # milliseconds since 1970
    spent: int  # milliseconds that the seat's clock ran for it


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    said_at: int
    said: str
