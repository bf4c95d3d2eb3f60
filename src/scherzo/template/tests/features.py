"""What recorded games must show between them, beside every kind of decision."""

from scherzo.core.match import Match

ALL = {*(f"{players} players" for players in (2, 3, 4)), "highest wins", "lowest wins", "a shared victory"}


def features(match: Match) -> set[str]:
    """The features of a finished match."""
    found = {f"{match.players} players", f"{match.chosen_options['wins']} wins"}
    if sum(score.rank == 1 for score in match.scores()) > 1:
        found.add("a shared victory")
    return found
