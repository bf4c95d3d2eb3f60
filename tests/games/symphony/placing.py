"""One Instrument about to play, and where its disc may land. Movement C plays Sheet 2W, bars 4 to 6."""

from .situation import RED, Situation


def playing(
    name: str, owner: int = RED, players: int = 5, movement: str = "C", place: str = "", well: bool = False
) -> Situation:
    """One Instrument alone in its Column, about to play; five players, so that no note is covered."""
    return Situation(players, movement).seat(place or f"{movement}1", name, owner, well=well)


def notes(s: Situation) -> set[str]:
    return {offer for offer in s.offers if "." in offer}
