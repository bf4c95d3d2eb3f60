"""Seats are secrets: whoever holds a seat's token sits there. The database keeps only its hash."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

from scherzo.server.store.rows import SeatRow
from scherzo.server.workers.places import Place

ID = re.compile(r"[0-9a-f]{20}")
"""How a table is named."""


def new_token() -> str:
    """128 random bits, fit for a link's fragment."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(token: str, seats: Iterable[SeatRow]) -> int | None:
    """The seat that a token opens; every seat is compared, in constant time."""
    given = hashed(token)
    found = None
    for seat in seats:
        if hmac.compare_digest(given, seat.token_hash):
            found = seat.seat
    return found


def new_table_id(place: Place) -> str:
    """The name of a table in links: 80 random bits, so that a table nobody was told of is found by nobody.

    It is one of the names whose tables belong to this worker.
    """
    while not place.owns(name := secrets.token_hex(10)):
        pass
    return name
