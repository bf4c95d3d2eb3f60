"""The OpenAPI document: request bodies come from FastAPI, answers from the typed messages of the wire."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from scherzo.server import messages
from scherzo.server.http.answers import ErrorBody

EMPTY = "Empty"


class Empty(msgspec.Struct):
    """Done."""


class Decided(msgspec.Struct):
    """A stored decision's number in the log, and the state with it."""

    number: int
    state: messages.State


class Said(msgspec.Struct):
    """The number of a line of chat."""

    number: int


class Token(msgspec.Struct):
    """A seat's new token."""

    token: str


class SeatToken(msgspec.Struct):
    """A seat of a new table; bots have no token."""

    seat: int
    kind: str
    token: str


class Seated(msgspec.Struct):
    """A new table: its id, the tokens of its seats (links are /t/TABLE#TOKEN), and the link to watch."""

    table: str
    seats: list[SeatToken]
    watch: str


class Rematch(msgspec.Struct):
    """The rematch's table; your token opens your seat there."""

    table: str
    seats: list[SeatToken]


class Uploaded(msgspec.Struct):
    """The table on which an uploaded record can be replayed."""

    table: str


class Alternative(msgspec.Struct):
    """An option with the share of imagined games that it won."""

    option: int
    notation: str
    text: str
    value: float  # the chance to win, or to be ahead as far as the search looks
    points: float


class HintAnswer(msgspec.Struct):
    """What the search would choose, and why."""

    option: int
    text: str
    alternatives: list[Alternative]


class RuleText(msgspec.Struct):
    """A rule."""

    id: str
    text: str


class OpenTable(msgspec.Struct):
    """An open table in the lobby."""

    table: str
    game: str
    players: int
    free: int


ANSWERS = (
    Empty, Decided, Said, Token, Seated, Rematch, Uploaded, HintAnswer, RuleText, OpenTable, ErrorBody, messages.State
)  # fmt: skip


def answering(name: str | None, *errors: int, many: bool = False) -> dict[int | str, dict[str, Any]]:
    """The documented answers of a route: its own (a list of them where there may be `many`), and errors in one form."""
    told: dict[int | str, dict[str, Any]] = {}
    if name:
        told[200] = {"description": "Done", **content(name, many)}
    for status in {401, 404, 422, 429, 503, *errors}:
        told[status] = {"description": "Not done, and why", **content("ErrorBody")}
    return told


def content(name: str, many: bool = False) -> dict[str, Any]:
    """A JSON answer of a named shape, or a list of those."""
    one = {"$ref": f"#/components/schemas/{name}"}
    return {"content": {"application/json": {"schema": {"type": "array", "items": one} if many else one}}}


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        _, shapes = msgspec.json.schema_components(ANSWERS, ref_template="#/components/schemas/{name}")
        schemas = found.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(shapes)
        found["components"]["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
        found["security"] = [{}, {"seat": []}]
        app.openapi_schema = found
    return app.openapi_schema
