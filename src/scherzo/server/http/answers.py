"""How the server answers over HTTP: JSON made by msgspec, and every error in one form."""

from typing import Any

import msgspec
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from scherzo.core.errors import BadInput, Refusal, ScherzoError
from scherzo.server import errors
from scherzo.server.errors import RequestRefused, StoreTrouble
from scherzo.server.messages import replies
from scherzo.server.messages.coding import encode
from scherzo.server.plain_text import encodable


def json(body: Any, status: int = 200) -> Response:
    """An answer of any typed value."""
    return Response(encode(body), status, media_type="application/json")


def refusal(error: RequestRefused) -> Response:
    """The answer to what was not carried out."""
    answer = json(replies.Refused(error.code, encodable(error.text), error.rule, error.sentence), error.status)
    if error.wait_s:
        answer.headers["retry-after"] = str(error.wait_s)
    return answer


def stale(error: RequestRefused, state: msgspec.Raw) -> Response:
    """The answer to a stale decision: the error with the state as it is now."""
    return json(replies.Stale(error.code, error.text, state=state), error.status)


def of_scherzo(request: Request, error: Exception) -> Response:
    """Errors meant for users."""
    if isinstance(error, RequestRefused):
        return refusal(error)
    if isinstance(error, Refusal):
        return refusal(errors.illegal(error))
    if isinstance(error, BadInput):
        return refusal(errors.bad_input(str(error)))
    if isinstance(error, StoreTrouble):
        return refusal(RequestRefused("trouble", 503, str(error), wait_s=1))
    assert isinstance(error, ScherzoError)
    return refusal(RequestRefused("trouble", 500, str(error)))


def of_validation(request: Request, error: Exception) -> Response:
    """A request that does not fit its description: the place first."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return refusal(RequestRefused("bad_input", 422, f"At {place}: {first['msg']}."))


def of_http(request: Request, error: Exception) -> Response:
    """Wrong addresses and methods."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, RequestRefused):  # FastAPI covers up what went wrong while it read a body
        return refusal(error.__cause__)
    codes = {404: "not_found", 405: "method_not_allowed"}
    answer = refusal(RequestRefused(codes.get(error.status_code, "http"), error.status_code, f"{error.detail}."))
    answer.headers.update(error.headers or {})
    return answer


def of_accident(request: Request, error: Exception) -> Response:
    """What should never happen."""
    return refusal(RequestRefused("accident", 500, "Something went wrong on the server. It has been noted there."))


def in_words(error: Exception) -> str:
    """What is wrong with a message that cannot be decoded."""
    return "it is nested too deeply" if isinstance(error, RecursionError) else encodable(str(error))
