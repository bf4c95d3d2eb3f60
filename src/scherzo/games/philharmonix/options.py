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
            "Everybody starts in a random region.",
            "All regions lie open and are chosen in turn, the last player first.",
        ),
    ),
    Option(
        "records",
        "Record cards",
        ("without", "with"),
        (
            "The base game, without Record cards.",
            "With 26 Record cards: take one instead of an action, sell it, or keep it for prestige at the end.",
        ),
    ),
    Option(
        "maestro",
        "Difficulty of the Maestro (one player only)",
        ("virtuoso", "apprentice", "legend"),
        (
            "The Maestro is a match for a good player.",
            "The Maestro takes it slowly: for first games.",
            "The Maestro is at its strongest: for masters.",
        ),
    ),
)


def check_options(players: int, chosen: Mapping[str, str]) -> None:
    """The Maestro plays in solo games only."""
    default = OPTIONS[2].values[0]
    if players != 1 and chosen.get("maestro", default) != default:
        raise BadInput("The Maestro plays against one player only: leave out the option 'maestro', or play alone.")
