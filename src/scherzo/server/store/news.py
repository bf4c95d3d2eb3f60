"""What workers tell each other, beside what they store: typed, and heard by all workers of one database."""

import msgspec


class News(msgspec.Struct, frozen=True, tag=True, tag_field="news", array_like=True):
    """Something that a worker tells the others."""

    worker: str


class LogGrew(News, frozen=True):
    """A table's log has rows up to this number."""

    table: str
    number: int


class TableChanged(News, frozen=True):
    """A table's row, seats or chat are not what they were."""

    table: str


class TableGone(News, frozen=True):
    """A table was deleted."""

    table: str


class PresentThere(News, frozen=True):
    """Who is connected at that worker for a table: seats, and how many spectators."""

    table: str
    seats: tuple[int, ...]
    watching: int


class WhoIsThere(News, frozen=True):
    """Asks who is at a table; without one, at any."""

    table: str = ""


class Alive(News, frozen=True):
    """A sign of life."""


class Stopping(News, frozen=True):
    """That worker stops: nobody is connected there any more."""


OfTable = LogGrew | TableChanged | TableGone | PresentThere | WhoIsThere
Heard = OfTable | Alive | Stopping


def written(news: News) -> str:
    """News as the database passes it on."""
    return msgspec.json.encode(news).decode()


decode = msgspec.json.Decoder(Heard).decode
