"""Scherzo: a digital table for four music-themed board games.

>>> import scherzo
>>> match = scherzo.game("musical-chairs").start(players=3, seed=7)
"""

from scherzo.core.errors import BadInput, Refusal, ScherzoError
from scherzo.games import NAMES, game

__all__ = ["NAMES", "BadInput", "Refusal", "ScherzoError", "game"]
__version__ = "0.1.0"
