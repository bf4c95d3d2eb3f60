"""A guest: whoever makes a request at a table, by the token it shows."""

from typing import Annotated, NamedTuple

from fastapi import Path, Request

from scherzo.table.course import Course
from scherzo.table.house import House
from scherzo.table.live import LiveTable
from scherzo.table.refused import bad_token


class Guest(NamedTuple):
    """A request's table, seat (-1: spectator) and address."""

    house: House
    live: LiveTable
    course: Course
    seat: int
    token: str
    address: str


async def guest(request: Request, table: Annotated[str, Path(max_length=64)]) -> Guest:
    """Finds the table, and the seat that the Authorization header opens."""
    house: House = request.app.state.house
    live = await house.table(table)
    token = bearer(request.headers.get("authorization", ""))
    address = request.client.host if request.client else ""
    seat = house.seat(live, token, address)
    return Guest(house, live, await live.opened(), seat, token, address)


def bearer(header: str) -> str:
    """The token of an `Authorization: Bearer ...` header; nothing for no header."""
    kind, _, token = header.partition(" ")
    if header and (kind.lower() != "bearer" or not 0 < len(token) <= 64):
        raise bad_token()
    return token
