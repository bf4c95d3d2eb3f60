"""The texts of a box: names of furniture, titles of works, stories of careers, scoring tiles in words."""

from functools import lru_cache
from typing import Any, NamedTuple

from scherzo.core.reading import Reading, read_box
from scherzo.games.symphony_no_9.box import text_of
from scherzo.games.symphony_no_9.names import TILES
from scherzo.games.symphony_no_9.scoring_words import points_text, tile_words


class Printed(NamedTuple):
    """All texts of a box."""

    furniture: tuple[str, ...]
    titles: tuple[tuple[str, ...], ...]  # for each composer
    stories: tuple[tuple[str, ...], ...]  # for each career track, a part for each space
    tile_texts: tuple[tuple[str, ...], ...]  # for each scoring tile, by side
    tile_points: tuple[tuple[tuple[str, ...], ...], ...]


def printed(box: Any) -> Printed:
    """All texts of a box."""
    return texts_in(read_box(box))


@lru_cache(maxsize=64)
def texts_in(box: Reading) -> Printed:
    """All texts of a box, read once."""
    sides = [[(box.method[tile][side], box.points[tile][side]) for side in (0, 1)] for tile in range(TILES)]
    return Printed(
        furniture=tuple(text_of(room) for room in box.furniture_name),
        titles=tuple(tuple(text_of(room) for room in rooms) for rooms in box.title),
        stories=tuple(story_of(text_of(room), box.spaces) for room in box.story),
        tile_texts=tuple(tuple(tile_words(*side) for side in tile) for tile in sides),
        tile_points=tuple(tuple(tuple(map(points_text, points)) for _, points in tile) for tile in sides),
    )


def story_of(text: str, spaces: int) -> tuple[str, ...]:
    """The story of a career track, one part for each space."""
    parts = [part.strip() for part in text.split(";")]
    return tuple((parts + [""] * spaces)[:spaces])
