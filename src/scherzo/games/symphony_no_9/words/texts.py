"""The names of things: texts of the box, scoring tiles in words, points written as people write them."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from scherzo.core.reading import Reading, read_box
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.box import text_of


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
    sides = [[(box.method[tile][side], box.points[tile][side]) for side in (0, 1)] for tile in range(n.TILES)]
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


METHOD_WORDS = (
    "for each composition tile of this colour",
    "for each successful concert of the whole game",
    "for each performer of all concerts, repeats counted",
    "for each composer dead at the end",
    "for each cube of any colour on your board at the end",
    "for each piece of your furniture sold",
    "by rank in tiles of this colour, ties share",
    "for each different colour among your tiles, this one included",
    "for each pair of your tiles of the same colour",
    "for each of your tiles of the other colours",
)


METHOD_RULES = (
    "S9-TILE-1",
    "S9-TILE-2A",
    "S9-TILE-2B",
    "S9-TILE-3A",
    "S9-TILE-3B",
    "S9-TILE-4A",
    "S9-TILE-4B",
    "S9-TILE-5A",
    "S9-TILE-5B",
    "S9-TILE-6",
)


def tile_id(tile: int, side: int) -> str:
    """A scoring tile as printed: 2B."""
    return f"{tile + 1}{'AB'[side]}"


def tile_words(method: int, points: Iterable[int]) -> str:
    """What a scoring tile gives: '1/1.5/2 points (with 1/2/3 or more tiles of this colour) for each cube ...'."""
    values = [points_text(p) for p in points]
    if method == n.PER_TILE:
        return f"{values[0]} points {METHOD_WORDS[method]}"
    if method == n.BY_RANK:
        return f"{'/'.join(values)} points for first/second/third place {METHOD_WORDS[method]}"
    return f"{'/'.join(values)} points (with 1/2/3 or more tiles of this colour) {METHOD_WORDS[method]}"


def points_text(parts: int) -> str:
    """SCALE parts of a point as a number with at most two decimals (S9-RULING-23)."""
    exact = Fraction(int(parts), n.SCALE)
    return f"{float(exact):.2f}".rstrip("0").rstrip(".")
