"""The words of Little Recital as small numbers: sizes, decisions, reasons, events, streams of chance."""

from typing import Final

PLAYERS: Final = 4  # most seats at a table
PIECES: Final = 40  # room for the deck; every piece is also the number of an option
EVENINGS: Final = 8  # room for the evenings

# Where a piece is, beside the hands of the seats.
NOWHERE: Final = -1

# Kinds of decision.
CHOOSE: Final = 0
DECISIONS: Final = ("choose",)

# What wins an evening.
HIGHEST: Final = 0
LOWEST: Final = 1

# Why a piece may not be chosen.
MAY: Final = 0  # it may
NOT_YOURS: Final = 1
PERFORMED_BEFORE: Final = 2

# Streams of chance.
BY_DEAL: Final = 0

# Events, with the meaning of their numbers.
EVENING_BEGINS: Final = 1  # evening, points
DEALT: Final = 2  # seat, piece; for that seat only
CHOSEN: Final = 3  # seat
SEALED: Final = 4  # seat, piece; for that seat only
PERFORMED: Final = 5  # seat, piece
APPLAUDED: Final = 6  # seat, piece, points
GAME_ENDED: Final = 7
