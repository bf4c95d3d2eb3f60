"""The names of things: texts of the box, scoring tiles in words, elements of the picture, points and money."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from scherzo.core.box_texts import read_text
from scherzo.core.english import listed
from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box
from scherzo.games.symphony_no_9 import names as n

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
COUNTED = {
    n.PER_SUCCESS: "for each successful concert of the whole game",
    n.PER_PERFORMER: "for each composer who performs at a concert, counted anew at every concert of the game",
    n.PER_DEAD: "for each composer who is dead at the end",
    n.PER_CUBE: "for each cube of any colour on your board at the end",
    n.PER_SALE: "for each piece of your furniture that you have sold or paid for a concert",
    n.PER_COLOUR: "for each different colour among your composition tiles, this one included",
    n.PER_PAIR: "for each pair of your composition tiles of one colour, whichever it is",
    n.PER_OTHER_TILE: "for each of your composition tiles of the other colours",
}


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
        furniture=tuple(read_text(room) for room in box.furniture_name),
        titles=tuple(tuple(read_text(room) for room in rooms) for rooms in box.title),
        stories=tuple(story_of(read_text(room), box.spaces) for room in box.story),
        tile_texts=tuple(tuple(tile_words(*side) for side in tile) for tile in sides),
        tile_points=tuple(tuple(tuple(map(points_text, points)) for _, points in tile) for tile in sides),
    )


def story_of(text: str, spaces: int) -> tuple[str, ...]:
    """The story of a career track, one part for each space."""
    parts = [part.strip() for part in text.split(";")]
    return tuple((parts + [""] * spaces)[:spaces])


def tile_id(tile: int, side: int) -> str:
    """A scoring tile as printed: 2B."""
    return f"{tile + 1}{n.SIDES[side]}"


def tile_words(method: int, points: Iterable[int]) -> str:
    """What a scoring tile gives: '1/1.5/2 points (with 1/2/3 or more tiles of this colour) for each cube ...'."""
    first, second, third = (points_text(p) for p in points)
    if method == n.PER_TILE:
        return f"{first} points for each of your composition tiles of this colour"
    if method == n.BY_RANK:
        return (
            f"{first} points for the most composition tiles of this colour, {second} for the second most, {third} for "
            "the third most; those who have equally many share the points of their places"
        )
    return f"{first}/{second}/{third} points (with 1/2/3 or more tiles of this colour) {COUNTED[method]}"


def points_text(parts: int) -> str:
    """SCALE parts of a point as a number with at most two decimals (S9-RULING-23)."""
    exact = Fraction(int(parts), n.SCALE)
    return f"{float(exact):.2f}".rstrip("0").rstrip(".")


@lru_cache(maxsize=4096)
def pieces_in(box: Reading, chosen: int) -> tuple[str, ...]:
    """The names of a set of furniture."""
    return tuple(printed(box).furniture[piece] for piece in members_of(chosen))


def furniture_words(box: Reading, chosen: int) -> str:
    """A set of furniture: the chair and the clock; nothing."""
    return listed([f"the {name}" for name in pieces_in(box, chosen)])


def hand_words(box: Reading, coins: int, chosen: int) -> str:
    """A contribution: $3; the clock; $1 and the chair."""
    parts = [f"the {name}" for name in pieces_in(box, chosen)]
    return listed([f"${coins}", *parts] if coins or not parts else parts)


def composers_in(members: int) -> list[str]:
    """The surnames of a set of composers."""
    return [n.SURNAMES[m] for m in members_of(members)]


def colours_in(members: int) -> list[str]:
    """The colours of a set of composers."""
    return [n.COLOURS[m] for m in members_of(members)]


def cube_words(musician: int) -> str:
    """A cube of a composer's colour: a red cube (Handel)."""
    return f"a {n.COLOURS[musician]} cube ({n.SURNAMES[musician]})"


def composer_element(musician: int) -> str:
    """A composer's row in the picture."""
    return f"composer-{n.COMPOSERS[musician]}"


def class_element(result: int) -> str:
    """A class of concert in the picture; the whole board for a failure."""
    return f"class-{n.LEVELS[result]}" if result <= n.HIGH else "concert"
