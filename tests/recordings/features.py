"""What a recorded game shows: the kinds of decision it asks, and what its game's own list of features adds."""

import importlib
from types import ModuleType

from scherzo.core.game_record import GameRecord, replay
from scherzo.core.match import Match
from scherzo.games import game


def own(name: str) -> ModuleType:
    """A game's list of features: tests/games/<game>/features.py with ALL and features(match)."""
    return importlib.import_module(f"tests.games.{name.replace('-', '_')}.features")


def wanted(name: str) -> set[str]:
    """Every feature that some recording of the game must show."""
    return {f"decision {kind}" for kind in game(name).decisions if kind} | set(own(name).ALL)


def shown(name: str, record: GameRecord) -> set[str]:
    """The features that a record shows."""
    match = replay(game(name), record, to=0)
    found: set[str] = set()
    for seat, notation in record.moves:
        found.add(f"decision {match.game.decisions[int(match.tables[0].asking)]}")
        match.choose(seat, notation)
    return found | features_of(name, match)


def features_of(name: str, match: Match) -> set[str]:
    """What the game's own list finds in a finished match."""
    return set(own(name).features(match))
