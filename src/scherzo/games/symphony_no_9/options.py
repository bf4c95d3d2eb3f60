"""What a table agrees on before the game."""

from collections.abc import Mapping

from scherzo.core.errors import BadInput
from scherzo.core.words import Option

STARTS = ("random", "first", "second", "third", "fourth")
SIDES_B = (
    "as on side A, equal points for each of the composer's tiles",
    "its tiles score for each composer who performs at a concert, not for each successful concert",
    "its tiles score for your cubes at the end, not for composers who are dead",
    "whoever has the most of its tiles scores most, not whoever has sold furniture",
    "its tiles score for pairs of tiles of one colour, not for different colours",
    "as on side A, its tiles score for your tiles of other colours",
)
"""What side B of each scoring tile changes."""


OPTIONS = (
    Option(
        "tracks",
        "Career tracks",
        ("historical", "random", "b_sides"),
        (
            "Every composer has his own track, side A: his life as it was",
            "The tracks are dealt at random, each with a random side",
            "Every composer has his own track, side B",
        ),
    ),
    Option(
        "scoring_sides",
        "Sides of the scoring tiles",
        ("all_a", "random"),
        ("Side A of every tile, advised for a first game", "A random side of each tile"),
    ),
    *(
        Option(
            f"tile_{tile}_side",
            f"Side of scoring tile {tile}" + (" (four players only)" if tile == 6 else ""),
            ("as_agreed", "B"),
            ("As chosen for all tiles", f"Side B: {change}"),
        )
        for tile, change in enumerate(SIDES_B, start=1)
    ),
    Option(
        "start_player",
        "Start player",
        STARTS,
        ("By chance", "The first seat", "The second seat", "The third seat", "The fourth seat"),
    ),
    Option(
        "money_count",
        "Counting aid",
        ("off", "on"),
        ("Chests are closed, as in the rulebook", "Everybody sees what careful counting tells about all chests"),
    ),
)


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Refuses a start player who does not sit at the table, and a scoring tile that is not in the set."""
    start = options.get("start_player", "random")
    if STARTS.index(start) > players:
        raise BadInput(f"There is no {start} seat with {players} players. Choose another start player, or 'random'.")
    if players < 4 and options.get("tile_6_side", "as_agreed") != "as_agreed":
        raise BadInput("Scoring tile 6 is used with four players only. Leave out the option tile_6_side.")
