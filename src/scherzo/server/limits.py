"""Limits: how much one seat or one address may do, with answers that say how long to wait."""

import math
import time

from scherzo.server import errors
from scherzo.server.settings import Settings

MOST_BUCKETS = 20_000
"""More callers than this are not remembered one by one: the oldest are forgotten."""


class Buckets:
    """Token buckets: each caller may do `rate` things a second, and `burst` at once after a pause."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, caller: str) -> float:
        """Takes one; answers 0, or the seconds to wait if there is none."""
        now = time.monotonic()
        left, at = self._left.pop(caller, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        wait = 0.0 if left >= 1 else (1 - left) / self.rate
        self._left[caller] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_BUCKETS:
            self._left.pop(next(iter(self._left)))
        return wait


class Limits:
    """All limits of a worker."""

    def __init__(self, settings: Settings) -> None:
        per_second = settings.decisions_per_second
        self._decisions = Buckets(per_second, 2 * per_second)
        self._chat = Buckets(1, 5)
        self._tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._opened = Buckets(settings.tables_per_minute / 3000, settings.tables_per_minute / 2)
        self._wishes = Buckets(1 / 60, 10)
        self._hints = Buckets(0.5, 5)
        self._replays = Buckets(20, 60)
        self._reviews = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._guesses = Buckets(0.2, 20)
        self._sockets: dict[str, int] = {}
        self._most_sockets = settings.sockets_per_address
        self._most_in_all = settings.sockets

    def decide(self, table: str, seat: int) -> None:
        """A seat decides, takes back, or changes who sits where."""
        check(self._decisions.take(f"{table}/{seat}"), "That was too fast for this table.")

    def say(self, table: str, seat: int) -> None:
        """A seat chats."""
        check(self._chat.take(f"{table}/{seat}"), "Chat goes at one line a second.")

    def set_up(self, address: str) -> None:
        """An address sets up a table or uploads a record."""
        check(self._tables.take(address), "Too many new tables from your address.")

    def open_up(self, address: str) -> None:
        """An address opens a table to everybody: the list of open tables is short."""
        check(self._opened.take(address), "Too many open tables from your address.")

    def wish(self, address: str) -> None:
        """An address asks for messages: whose mailbox it names is not known."""
        check(self._wishes.take(address), "Too many messages asked for from your address.")

    def think(self, table: str) -> None:
        """A table asks for a hint."""
        check(self._hints.take(table), "Hints take the server some thought.")

    def replay(self, address: str) -> None:
        """An address steps through a game."""
        check(self._replays.take(address), "That was too fast.")

    def review(self, address: str) -> None:
        """An address asks for the review of a game that has none."""
        check(self._reviews.take(address), "Too many reviews from your address.")

    def guess(self, address: str) -> None:
        """An address shows a token that opens nothing. A right one always opens: nobody guesses 128 bits."""
        check(self._guesses.take(address), "Too many wrong links from your address.")

    def connect(self, address: str) -> None:
        """An address opens a connection that stays open."""
        if self._sockets.get(address, 0) >= self._most_sockets:
            raise errors.limit("Too many connections from your address: close some pages of this site.", 10)
        if sum(self._sockets.values()) >= self._most_in_all:
            raise errors.limit("The house is full. Try again later.", 60)
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def disconnect(self, address: str) -> None:
        """A connection ends."""
        left = self._sockets.get(address, 0) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)


def check(wait: float, text: str) -> None:
    """Refuses if there is something to wait for."""
    if wait > 0:
        seconds = math.ceil(wait)
        raise errors.limit(f"{text} Try again in {seconds} second{'s' if seconds != 1 else ''}.", seconds)
