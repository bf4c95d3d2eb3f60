"""The form of a view: everything a picture or a text of the table needs, as typed data."""

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A player's place at the table."""

    seat: int
    points: int
    chosen: bool  # has chosen a piece, which is sealed until all have
    pieces: int  # in the hand
    hand: tuple[int, ...] | None  # the pieces in it; None: hidden
    sealed: int | None  # the piece chosen; None: none, or hidden
    performed: tuple[int, ...]  # by evening


class View(msgspec.Struct, frozen=True):
    """A whole table."""

    evening: int
    evenings: int
    applause: tuple[int, ...]  # points of each evening
    lowest_wins: bool
    viewer: int
    waiting: tuple[int, ...]
    over: bool
    seats: tuple[Seat, ...]
