"""Positions of line-ups to look at: all seats, in games between greedy bots."""

import itertools
from collections.abc import Iterator

from scherzo.bots import bot
from scherzo.core.chance import generator
from scherzo.core.layout import Records
from scherzo.core.loops import loops
from scherzo.core.match import Match
from tests.conformance.lineups import Lineup


def positions(lineup: Lineup, every: int, count: int) -> Iterator[Match]:
    """So many positions, one every so many moves."""
    greedy = bot("greedy", lineup.game)
    found = 0
    for number in itertools.count():
        match = lineup.start(f"seen {number}")
        while not match.over:
            if len(match.moves) % every == 0:
                yield match
                found += 1
                if found == count:
                    return
            seat = match.waiting[0]
            match.choose(seat, greedy.choose(match.boxes, match.tables, seat, len(match.moves)))


def imagined(match: Match, seat: int, luck: int) -> Records:
    """A world that the seat may believe in."""
    world = match.tables.copy()
    loops(match.game).imagine(match.boxes, world, seat, generator(luck))
    return world
