"""Where a musician or a symphony would be heard: the regions whose Demand tile asks for it now."""

from collections.abc import Callable

from scherzo.core.english import listed, noun
from scherzo.core.reading import Reading
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.words import texts


def musician_wanted(box: Reading, table: Reading, kind: int, stars: int) -> str:
    """PH-PERFORM-7: musicians count with exactly the stars that are asked for: '; wanted in the blue region'."""

    def asks(tile: int) -> bool:
        return any(
            kind_asked in (kind, ANY) and stars_asked == stars
            for kind_asked, stars_asked in zip(box.wanted_type[tile], box.wanted_stars[tile], strict=True)
        )

    return wanted(box, table, asks)


def symphony_wanted(box: Reading, table: Reading, colour: int) -> str:
    """A symphony by its colour: '; wanted in the red and green regions'."""
    return wanted(box, table, lambda tile: colour in box.wanted_colour[tile])


def wanted(box: Reading, table: Reading, asks: Callable[[int], bool]) -> str:
    """The regions whose tile asks for it, to be put behind what a choice brings."""
    regions = [texts.region_name(box, r) for r in range(n.REGIONS) if asks(table.demand[r])]
    return f"; wanted in the {listed(regions)} {noun(len(regions), 'region')}" if regions else ""


ANY = -1
"""The type of a musician that a tile does not ask about."""
