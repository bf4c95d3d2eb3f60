"""The last lines of a finished game's log: what everybody has in the end, and from what.

They rest on no rules of their own: the score sheet names those.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scherzo.core.english import capital, counted, minus
from scherzo.core.words import Line

if TYPE_CHECKING:
    from scherzo.core.match import Score


def final_lines(scores: "Sequence[Score]") -> list[Line]:
    """A line for each seat, the best first, with every line of the score sheet that brought or cost points."""
    return [final_line(score) for score in sorted(scores, key=lambda score: score.rank)]


def final_line(score: "Score") -> Line:
    """One seat's points in all, and from what."""
    parts = "; ".join(f"{capital(name)}: {number(points)}" for name, points in score.sources.items() if points)
    return Line(f"{{{score.seat}}} ends with {total(score.total)}{f' ({parts})' if parts else ''}.")


def total(points: float) -> str:
    """A seat's points in all, as a noun with its number."""
    return counted(int(points), "point") if points == int(points) else f"{number(points)} points"


def number(points: float) -> str:
    """Points as people read them: whole where they are, else to two places."""
    return minus(round(points)) if points == round(points) else f"{points:.2f}".rstrip("0").replace("-", "−")
