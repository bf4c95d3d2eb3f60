"""Examples to learn from: positions as each seat sees them, and how their games ended."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np

from scherzo.bots.network import OUTPUTS, SEATS
from scherzo.core.layout import Array
from scherzo.core.table import MENU


@dataclass(frozen=True)
class Examples:
    """One row per position and seat; seats are in the order "me" first, as the network speaks of them."""

    rows: Array  # what `look` wrote (float16)
    contenders: Array  # how many seats could win
    ended: Array  # by seat: share of the win, lead and points at the end, in the units of the score sheet
    hoped: Array  # the same as the search expected it
    tried: Array  # by option: its share of the search's thoughts; -1 where it could not be chosen, or nobody thought
    games: Array  # the number of the game

    def __len__(self) -> int:
        return len(self.rows)


def none_of(width: int) -> Examples:
    """No examples, of rows of that width."""
    by_seat = np.zeros((0, SEATS, OUTPUTS), dtype=np.float32)
    whole = np.zeros(0, dtype=np.int32)
    tried = np.zeros((0, MENU), dtype=np.float16)
    return Examples(np.zeros((0, width), dtype=np.float16), whole, by_seat, by_seat, tried, whole)


def together(parts: Sequence[Examples]) -> Examples:
    """All examples of several sets."""
    return Examples(**{f.name: np.concatenate([getattr(part, f.name) for part in parts]) for f in fields(Examples)})
