"""Parts that messages share: numbers within bounds, ids, and words of which only a few are possible."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

ClientId = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,64}$", max_length=64, description="A new id of yours for each request")
]
Number = Annotated[int, Meta(ge=0, le=1_000_000, description="The table's number as you have seen it")]
OptionNumber = Annotated[int, Meta(ge=0, le=1_000)]
Name = Annotated[str, Meta(max_length=200)]
Note = Annotated[str, Meta(max_length=400)]
ChatText = Annotated[str, Meta(max_length=2_000)]
Bot = Annotated[
    str,
    Meta(
        max_length=200,
        description="A bot, as everywhere: a level's name or level(1) to level(5), random, greedy or a search like "
        "search(seconds=1), with seconds up to 5, iterations up to 100000, threads up to 2. Else the middle level.",
    ),
]

SeatAsked = Literal["me", "friend", "bot", "screen"]
SeatKind = Literal["person", "bot", "virtual", "open"]
ClockKind = Literal["none", "fischer", "days"]
UndoKind = Literal["fair", "consent", "free", "none"]
Pace = Literal["thinking", "instant"]
LogWanted = Literal["all", "new"]
StatesWanted = Literal["whole", "changes", "parts"]
NotifyKind = Literal["", "email", "webhook"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: not limited, a Fischer clock (start and step), or so many days for each decision.

    When the time is up, a bot plays that decision.
    """

    kind: ClockKind = "none"
    start_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    step_s: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


def encoded(kind: Any) -> Meta:
    """Says of bytes that are JSON already what they hold."""
    return Meta(extra={"holds": kind}, extra_json_schema={"$ref": f"#/components/schemas/{kind.__name__}"})
