"""Records as plain Python: for views, which read hundreds of fields, and NumPy records are slow to read one by one."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from scherzo.core.layout import dtype
from scherzo.games.musical_chairs.box import Box

NOT_FOR_VIEWS = ("secret", "draws", "tape")


def table_facts(table: Any) -> SimpleNamespace:
    """The fields of a table as numbers and lists."""
    return SimpleNamespace(**{name: table[name].tolist() for name in table.dtype.names if name not in NOT_FOR_VIEWS})


def box_facts(box: Any, card_view: Callable[[Any, int], Any], cards: int) -> SimpleNamespace:
    """The fields of a box as numbers and lists, and all its cards face up."""
    return read_box(box.tobytes(), card_view, cards)


@lru_cache(maxsize=64)
def read_box(data: bytes, card_view: Callable[[Any, int], Any], cards: int) -> SimpleNamespace:
    """A box from its bytes: a table's box never changes, so it is read once."""
    box: Any = np.frombuffer(data, dtype=dtype(Box))[0]
    facts = SimpleNamespace(**{name: box[name].tolist() for name in box.dtype.names})
    facts.cards = tuple(card_view(facts, card) for card in range(cards))
    return facts
