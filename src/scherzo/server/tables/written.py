"""What is written down of a game that is not over, while its rules are still played.

When a newer release plays by newer rules, the game cannot be replayed and is closed. Then everybody can still read what
they could read at the table: the lines of the log with their audience are all that is needed for it.
"""

import msgspec

from scherzo.core.game_record import SEATS, write
from scherzo.core.match import Match, is_for, said
from scherzo.core.table import DRAW
from scherzo.server.store.rows import SeatRow


class WrittenLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log: of which move, for whom, and what it says."""

    move: int
    audience: int
    text: str


class Written(msgspec.Struct, frozen=True):
    """A game so far: the header of its record, and its log."""

    header: str
    lines: list[WrittenLine]


def written_down(match: Match) -> str:
    """A game as it is kept."""
    told = [(0, match.opening), *((move.number, move.events) for move in match.moves)]
    lines = [
        WrittenLine(number, event.audience, line.text)
        for number, events in told
        for event in events
        if event.kind != DRAW and (line := said(match.game, match.box, event)) is not None
    ]
    header = write(match, reveal=False).partition("\n\n")[0]  # no moves: they may tell what was chosen in secret
    return msgspec.json.encode(Written(header, lines)).decode()


def is_written_down(story: str) -> bool:
    """Whether that was kept of a game that is not over, and is not the record of a finished one."""
    return story.startswith("{")


def closed_record(story: str, viewer: int, seats: tuple[SeatRow, ...], names: bool) -> str:
    """The record of a closed game for a seat, or for spectators: what was told them."""
    found = msgspec.json.decode(story, type=Written)
    about = ["closed: the rules have changed before the game was over"]
    if names:
        about.append("names: " + "; ".join(f"{SEATS[row.seat]} {' '.join(row.name.split())}" for row in seats))
    told = [f"told: {line.move} {line.text}" for line in found.lines if is_for(line.audience, viewer)]
    return "\n".join([found.header, *about, "", *told]) + "\n"
