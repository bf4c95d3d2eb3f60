"""Records as plain Python: for views, which read hundreds of fields, and NumPy records are slow to read one by one."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from scherzo.core.layout import dtype
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.table import Table

NOT_FOR_VIEWS = ("secret", "draws", "tape")


def table_facts(table: Any) -> SimpleNamespace:
    """The fields of a table as numbers and lists."""
    return read_table(table.tobytes())


@lru_cache(maxsize=8)
def read_table(data: bytes) -> SimpleNamespace:
    """A table from its bytes: read once for all who look at it."""
    facts = plain(np.frombuffer(data, dtype=dtype_of_table())[0])
    return SimpleNamespace(**{name: value for name, value in facts.items() if name not in NOT_FOR_VIEWS})


def box_facts(box: Any, card_view: Callable[[Any, int], Any], cards: int) -> SimpleNamespace:
    """The fields of a box as numbers and lists, and all its cards face up."""
    return read_box(box.tobytes(), card_view, cards)


@lru_cache(maxsize=64)
def read_box(data: bytes, card_view: Callable[[Any, int], Any], cards: int) -> SimpleNamespace:
    """A box from its bytes: a table's box never changes, so it is read once. Texts are kept as bytes."""
    box: Any = np.frombuffer(data, dtype=dtype(Box))[0]
    facts = SimpleNamespace(**plain(box))
    for name, (kind, *_) in box.dtype.fields.items():
        if kind.base == np.uint8:
            rooms = box[name]
            setattr(facts, name, rooms.tobytes() if rooms.ndim == 1 else [room.tobytes() for room in rooms])
    facts.cards = tuple(card_view(facts, card) for card in range(cards))
    return facts


def plain(record: Any) -> dict[str, Any]:
    """All fields of a record, arrays as lists."""
    values = zip(record.dtype.names, record.item(), strict=True)
    return {name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in values}


@lru_cache(maxsize=1)
def dtype_of_table() -> np.dtype[Any]:
    """The record type of a table, made once."""
    return dtype(Table)
