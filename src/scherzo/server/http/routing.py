"""Typed routes: they take a message and answer with one, as their signatures say. The API's description says the same.

A parameter that is a message is read from the request's body; what is returned becomes the answer's JSON.
"""

import inspect
import types
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, Request
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from scherzo.server.errors import bad_input
from scherzo.server.http import answers
from scherzo.server.messages.replies import Refused

Endpoint = Callable[..., Awaitable[Any]]
ErrorCode = int | tuple[int, type[msgspec.Struct]]
"""The status of an error that a route may answer with, and what it says if that is more than why."""
OTHER_MEDIA = {
    PlainTextResponse: "text/plain",
    StreamingResponse: "text/event-stream",
    Response: "application/octet-stream",
}
ALWAYS = (401, 404, 422, 429, 503)
"""Errors that any route may answer with."""


class Routes:
    """A router for typed endpoints."""

    def __init__(self, prefix: str, tag: str) -> None:
        self.router = APIRouter(prefix=prefix, tags=[tag])

    def get(self, path: str, *errors: ErrorCode) -> Callable[[Endpoint], Endpoint]:
        """A route that looks."""
        return self._route("GET", path, 200, errors)

    def post(self, path: str, *errors: ErrorCode, status: int = 200) -> Callable[[Endpoint], Endpoint]:
        """A route that changes something."""
        return self._route("POST", path, status, errors)

    def delete(self, path: str, *errors: ErrorCode) -> Callable[[Endpoint], Endpoint]:
        """A route that removes something."""
        return self._route("DELETE", path, 200, errors)

    def _route(
        self, method: str, path: str, status: int, errors: tuple[ErrorCode, ...]
    ) -> Callable[[Endpoint], Endpoint]:
        def add(endpoint: Endpoint) -> Endpoint:
            hints = get_type_hints(endpoint, include_extras=True)
            answer = hints.pop("return")
            body = next((kind for kind in hints.values() if is_message(kind)), None)
            known: dict[int | str, Any] = dict.fromkeys(ALWAYS, Refused)
            known.update(error if isinstance(error, tuple) else (error, Refused) for error in errors)
            responses = {code: {"description": "Not done, and why", **content(kind)} for code, kind in known.items()}
            responses[status] = {"description": "Done", **content(answer)}
            self.router.add_api_route(
                path,
                answering(endpoint, status),
                methods=[method],
                status_code=status,
                name=endpoint.__name__,
                description=inspect.getdoc(endpoint),
                response_model=None,
                responses=responses,
                openapi_extra={"requestBody": {"required": True, **content(body)}} if body else None,
            )
            return endpoint

        return add


def answering(endpoint: Endpoint, status: int) -> Endpoint:
    """The endpoint as FastAPI calls it: its message read from the body, its answer encoded."""

    async def answered(**given: Any) -> Response:
        found = await endpoint(**given)
        return found if isinstance(found, Response) else answers.json(found, status)

    signature = inspect.signature(endpoint)
    parameters = [
        p.replace(annotation=Annotated[p.annotation, Depends(reader(p.annotation))]) if is_message(p.annotation) else p
        for p in signature.parameters.values()
    ]
    answered.__signature__ = signature.replace(  # type: ignore[attr-defined]
        parameters=parameters, return_annotation=Response
    )
    return answered


def reader(kind: type[msgspec.Struct]) -> Callable[[Request], Awaitable[msgspec.Struct]]:
    """Reads a message of that kind from a request's body."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> msgspec.Struct:
        try:
            body = await request.body()
        except ClientDisconnect:  # nobody hears this
            raise bad_input("The request ended before it was whole.") from None
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise bad_input(f"This request cannot be understood: {answers.in_words(error)}.") from None

    return read


def is_message(kind: Any) -> bool:
    """Whether a parameter's type is a message."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def content(answer: Any) -> dict[str, Any]:
    """What a body holds: the JSON of a message, by reference, or something that is no JSON."""
    if answer in OTHER_MEDIA:
        return {"content": {OTHER_MEDIA[answer]: {}}}
    return {"content": {"application/json": {"schema": schema(answer)}}}


def schema(answer: Any) -> dict[str, Any]:
    """The reference to a message's description."""
    if get_origin(answer) is list:
        return {"type": "array", "items": schema(get_args(answer)[0])}
    if isinstance(answer, types.UnionType):  # a message, or an answer that is made already
        return schema(next(kind for kind in get_args(answer) if is_message(kind)))
    for meta in getattr(answer, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra:
            return schema(meta.extra["holds"])
    return {"$ref": f"#/components/schemas/{answer.__name__}"}
