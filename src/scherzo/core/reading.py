"""Readings: a record as Python reads it quickly, for views and words.

NumPy looks a field of a record up slowly, and a compiled rule takes a bare record even more slowly than an array of
one. Whoever shows a table asks it hundreds of questions, so a table is read once for all who look at it: a reading
gives each field as plain numbers, keeps what was worked out from it, and never changes.
"""

import struct
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from scherzo.core.game import Game
from scherzo.core.layout import Array, Records
from scherzo.core.loops import OVER, loops, new_menu

T = TypeVar("T")
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


class ReadField:
    """A field of a record as an attribute of its readings: taken from the bytes when it is first asked for.

    Rows of single bytes, which hold texts, are read as bytes.
    """

    def __init__(self, name: str, kind: "np.dtype[Any]", start: int) -> None:
        *rows, last = kind.shape or (1,)
        letter = LETTERS[kind.base.str[1:]]
        text = letter == "B" and bool(kind.shape)
        row = f"{last}s" if text else f"{last}{letter}"
        self._take = struct.Struct("=" + row * int(np.prod(rows, dtype=int))).unpack_from
        self._name, self._start, self._shape = name, start, tuple(rows) if text else kind.shape

    def __get__(self, reading: "Reading", _: type) -> Any:
        """Its value, which hides the field from then on."""
        flat = self._take(reading._data, self._start)
        shape = self._shape
        value = flat[0] if not shape else flat if len(shape) == 1 else shaped(flat, shape)
        setattr(reading, self._name, value)
        return value


class Reading:
    """A record's fields as attributes: numbers, or tuples of tuples of numbers."""

    _kind: "np.dtype[Any]"

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._made: dict[Hashable, Any] = {}

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Each type of record has its own kind of reading, with its fields."""

    @property
    def whole(self) -> Records:
        """The record as an array of one, for compiled rules; they may write on it."""
        return np.frombuffer(bytearray(self._data), self._kind)

    def is_of(self, record: bytearray) -> bool:
        """Whether a record, given as the bytes that it lies in, still is what was read."""
        return self._data == record

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """Something worked out from the reading, by that name, and kept with it."""
        if name not in self._made:
            self._made[name] = make()
        found: T = self._made[name]
        return found


def copied(records: Records) -> Records:
    """A copy of records, all bytes at once: NumPy copies them field by field, which takes a hundred times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def read_table(table: Any) -> Reading:
    """The reading of a table, given as a record or an array of one. A reading is its own."""
    return table if isinstance(table, Reading) else readings(table.dtype)(table.tobytes())


def read_box(box: Any) -> Reading:
    """The reading of a box. Boxes never change and many tables have the same, so their readings are shared."""
    return box if isinstance(box, Reading) else shared(box.dtype, box.tobytes())


@lru_cache(maxsize=64)
def shared(kind: "np.dtype[Any]", data: bytes) -> Reading:
    """One reading for all equal records."""
    return readings(kind)(data)


def legal(game: Game, box: Reading, table: Reading, seat: int) -> tuple[int, ...]:
    """The numbers of a seat's legal options."""

    def ask() -> tuple[int, ...]:
        menu = new_menu()
        count = loops(game).menu_of(box.whole, table.whole, seat, menu)
        return tuple(menu[:count].tolist())

    return table.once(("legal", seat), ask)


def note_offered(table: Reading, answer: int, menu: Array) -> None:
    """Keeps the options that the loop has listed after a decision, with its answer, for the seat asked first."""
    if answer != OVER:
        seat, count = divmod(answer, 256)
        table.once(("legal", seat), lambda: tuple(menu[:count].tolist()))


def score_sheet(game: Game, box: Reading, table: Reading) -> list[list[int]]:
    """The score sheet as it stands: a row of TOTAL, RANK and sources for each seat."""

    def tally() -> list[list[int]]:
        players = int(table.players)
        sheet = np.zeros(game.sheet_shape(players), dtype=np.int32)
        loops(game).tally(box.whole, table.whole, sheet)
        rows: list[list[int]] = sheet.tolist()
        return rows

    return table.once("score sheet", tally)


@lru_cache(maxsize=64)
def readings(kind: "np.dtype[Any]") -> type[Reading]:
    """The readings of a record type."""
    fields = {name: ReadField(name, found, start) for name, (found, start, *_) in (kind.fields or {}).items()}
    return type("Reading", (Reading,), {"_kind": kind, **fields})


def shaped(flat: tuple[Any, ...], shape: tuple[int, ...]) -> tuple[Any, ...]:
    """Numbers in the shape of their field."""
    for length in reversed(shape[1:]):
        flat = tuple(flat[at : at + length] for at in range(0, len(flat), length))
    return flat
