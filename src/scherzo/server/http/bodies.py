"""The bodies of HTTP requests. FastAPI checks them and documents them; anything they do not name is refused."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

ClientId = Annotated[str, Field(pattern=r"^[A-Za-z0-9._:-]{1,64}$", description="A new id of yours for each request")]
Number = Annotated[int, Field(ge=0, le=1_000_000, description="The table's number as you have seen it")]
Bot = Annotated[
    str,
    Field(
        max_length=200,
        description="A bot, as everywhere: a level's name or level(1) to level(5), random, greedy or a search like "
        "search(seconds=1), with seconds up to 5, iterations up to 100000, threads up to 2. Else the middle level.",
    ),
]


class Body(BaseModel):
    """A request body with nothing else in it."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatBody(Body):
    """Who is to sit there: you, a friend by link, a bot, or one more person at your screen."""

    kind: Literal["me", "friend", "bot", "screen"]
    name: Annotated[str, Field(max_length=200)] = ""
    level: Bot = ""


class ClockBody(Body):
    """How long a seat may think. When the time is up, a bot plays that decision."""

    kind: Literal["none", "fischer", "days"] = "none"
    start_s: Annotated[int, Field(ge=0, le=86_400)] = 0
    step_s: Annotated[int, Field(ge=0, le=3_600)] = 0
    days: Annotated[int, Field(ge=0, le=30)] = 0


class TableBody(Body):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=6)]
    options: Annotated[dict[str, str], Field(max_length=40)] = {}
    clock: ClockBody = ClockBody()
    chat: bool = True
    pace: Literal["thinking", "instant"] = "thinking"
    undo: Literal["fair", "consent", "free", "none"] = "fair"
    open: bool = False


class DecisionBody(Body):
    """A decision: one of the options that the state offers."""

    number: Number
    client_id: ClientId
    option: Annotated[int, Field(ge=0, le=1_000)]


class UndoBody(Body):
    """Takes back the latest own decision."""

    client_id: ClientId
    number: Number | None = None


class AskBody(Body):
    """Asks the others to take back the latest own decision."""

    client_id: ClientId


class AnswerBody(Body):
    """An answer to the request with that number."""

    client_id: ClientId
    request: Number
    agree: bool


class ChatBody(Body):
    """A line of chat."""

    client_id: ClientId
    text: Annotated[str, Field(max_length=2_000)]


class NameBody(Body):
    """A seat's new name."""

    name: Annotated[str, Field(max_length=200)]


class TakeoverBody(Body):
    """The bot that plays for an absent person."""

    level: Bot = ""
