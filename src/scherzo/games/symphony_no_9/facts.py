"""Records as plain Python: for views, which read hundreds of fields, and NumPy records are slow to read one by one."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from scherzo.core.layout import dtype
from scherzo.games.symphony_no_9.box import Box, text_of
from scherzo.games.symphony_no_9.names import FURNITURE, MUSICIANS, ROUNDS, TILES, TRACKS
from scherzo.games.symphony_no_9.scoring_words import points_text, tile_words


def table_facts(table: Any) -> SimpleNamespace:
    """All fields of a table but its head's secret and tape, as numbers and lists."""
    hidden = ("secret", "draws", "tape", "pile")
    return SimpleNamespace(**{name: table[name].tolist() for name in table.dtype.names if name not in hidden})


def box_facts(box: Any) -> SimpleNamespace:
    """All fields of a box as numbers and lists, its texts as strings."""
    return read_box(box.tobytes())


@lru_cache(maxsize=64)
def read_box(data: bytes) -> SimpleNamespace:
    """A box from its bytes: a table's box never changes, so it is read once."""
    box: Any = np.frombuffer(data, dtype=dtype(Box))[0]
    facts = SimpleNamespace(**{name: box[name].tolist() for name in box.dtype.names})
    facts.furniture_name = [text_of(box.furniture_name[f]) for f in range(FURNITURE)]
    facts.title = [tuple(text_of(box.title[m, k]) for k in range(ROUNDS)) for m in range(MUSICIANS)]
    facts.story = [story_of(text_of(box.story[t]), int(box.spaces)) for t in range(TRACKS)]
    facts.tile_text = [[tile_words(box.method[t, s], box.points[t, s]) for s in (0, 1)] for t in range(TILES)]
    facts.tile_points = [[tuple(map(points_text, box.points[t, s])) for s in (0, 1)] for t in range(TILES)]
    return facts


def story_of(text: str, spaces: int) -> list[str]:
    """The story of a career track, one part for each space."""
    parts = [part.strip() for part in text.split(";")]
    return (parts + [""] * spaces)[:spaces]
