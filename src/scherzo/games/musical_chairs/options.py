"""What a table agrees on before the game."""

from collections.abc import Mapping

from scherzo.core.errors import BadInput
from scherzo.core.words import Option

OPTIONS = (
    Option(
        "start",
        "Who starts",
        ("random", "1", "2", "3", "4"),
        ("By chance", "The first seat", "The second seat", "The third seat", "The fourth seat"),
    ),
    Option(
        "score-piles",
        "Score piles",
        ("open", "hidden"),
        (
            "Everybody may look through all score piles",
            "You see only your own score pile until the game is over",
        ),
    ),
)


def check_options(players: int, options: Mapping[str, str]) -> None:
    """The start player must be one of the players."""
    start = options.get("start", "random")
    if start != "random" and int(start) > players:
        raise BadInput(
            f"Option start = {start}: there are only {players} players. Use random or a seat from 1 to {players}."
        )
