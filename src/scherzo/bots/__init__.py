"""Bots: random, greedy, a search for all games, and five named levels of it.

bot("maestro", game).choose(boxes, tables, seat, seed) gives an option; `hint` also says why.
"""

from scherzo.bots.bot import Bot
from scherzo.bots.hint import Hint, hint
from scherzo.bots.levels import Level, bot, levels

__all__ = ["Bot", "Hint", "Level", "bot", "hint", "levels"]
