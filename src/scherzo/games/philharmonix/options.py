"""What a table agrees on before the game."""

from collections.abc import Mapping

from scherzo.core.errors import BadInput
from scherzo.core.words import Option

OPTIONS = (
    Option(
        "regions",
        "How starting regions are given out",
        ("random", "draft"),
        (
            "A random card for everyone.",
            "All cards lie open and are drafted, last player first.",
        ),
    ),
    Option(
        "records",
        "Record cards",
        ("without", "with"),
        (
            "The base game.",
            "With the 26 Record cards: take them instead of an action, sell or keep them.",
        ),
    ),
    Option(
        "maestro",
        "Difficulty of the Maestro (one player only)",
        ("virtuoso", "apprentice", "legend"),
        ("A match for a good player.", "For first games.", "For masters."),
    ),
)


def check_options(players: int, chosen: Mapping[str, str]) -> None:
    """The Maestro plays in solo games only."""
    default = OPTIONS[2].values[0]
    if players != 1 and chosen.get("maestro", default) != default:
        raise BadInput("The Maestro plays against one player only: leave out the option 'maestro', or play alone.")
