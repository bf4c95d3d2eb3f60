"""The scoring tiles in words: what each method counts, which rule it is, and points written as people write them."""

from collections.abc import Iterable
from fractions import Fraction

from scherzo.core.words import ScoreLine
from scherzo.games.symphony_no_9.names import BY_RANK, PER_TILE, SCALE
from scherzo.games.symphony_no_9.people import NAMES

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
SCORE_LINES = (
    *(ScoreLine(f"{name}'s tiles", ("S9-GEN-7", "S9-SCORE-2")) for name in NAMES[:-1]),
    ScoreLine(f"{NAMES[-1]}'s tiles", ("S9-GEN-7", "S9-SCORE-2"), least=4),  # Schubert stays in the box: S9-SETUP-4
    ScoreLine("Money", ("S9-SCORE-4",)),
    ScoreLine("Last works", ("S9-SCORE-5",)),
    ScoreLine("Unsold furniture", ("S9-SCORE-3",)),
)


def tile_id(tile: int, side: int) -> str:
    """A scoring tile as printed: 2B."""
    return f"{tile + 1}{'AB'[side]}"


def tile_words(method: int, points: Iterable[int]) -> str:
    """What a scoring tile gives: '1/1.5/2 points (with 1/2/3 or more tiles of this colour) for each cube ...'."""
    values = [points_text(p) for p in points]
    if method == PER_TILE:
        return f"{values[0]} points {METHOD_WORDS[method]}"
    if method == BY_RANK:
        return f"{'/'.join(values)} points for first/second/third place {METHOD_WORDS[method]}"
    return f"{'/'.join(values)} points (with 1/2/3 or more tiles of this colour) {METHOD_WORDS[method]}"


def points_text(parts: int) -> str:
    """SCALE parts of a point as a number with at most two decimals (S9-RULING-23)."""
    exact = Fraction(int(parts), SCALE)
    return f"{float(exact):.2f}".rstrip("0").rstrip(".")
