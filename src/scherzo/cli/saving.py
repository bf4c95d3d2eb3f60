"""Saved games: a record with its seed, and who sits where."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from scherzo.cli.parsing import read_text, seat_number
from scherzo.core import game_record
from scherzo.core.match import Match
from scherzo.games import game as game_named


@dataclass
class Sitting:
    """A match and who plays it: the person's seat, and a bot's name for every other seat in order."""

    match: Match
    seat: int
    bots: list[str]

    def bot_of(self, seat: int) -> str:
        """The name of the bot on another seat."""
        return self.bots[seat - (seat > self.seat)]

    def bot_seed(self) -> int:
        """What a bot's own chance starts from at this move; after a resume it is the same again."""
        digest = hashlib.sha256(f"scherzo bot {self.match.seed} {len(self.match.moves)}".encode()).digest()
        return int.from_bytes(digest[:8], "little")


def saved_text(sitting: Sitting) -> str:
    """A file to resume from; of a finished game it is just the record."""
    text = game_record.write(sitting.match, reveal=True)
    if sitting.match.over:
        return text
    return f"{text}seat: {game_record.SEATS[sitting.seat]}\nbots: {','.join(sitting.bots)}\n"


def resumed(path: Path, components: Path | None) -> tuple[Match, int, str]:
    """The match of a saved file, the person's seat and the bots (none named in a plain record)."""
    read = game_record.read(read_text(path))
    lines = {**read.header, **read.footer}
    match = game_record.replay(game_named(read.header["game"]), read, components=components, seed=lines.get("seed", ""))
    return match, seat_number(lines.get("seat", "A"), match.players), lines.get("bots", "")
