"""Driving matches with random decisions."""

import random
from collections.abc import Iterator
from functools import cache

from scherzo.core.match import Match

from .lineups import Lineup


def positions(lineup: Lineup, seed: int, moves: int = 10_000) -> Iterator[Match]:
    """The positions of one random game, first to last: the same match, moved on each time it is asked for."""
    match = lineup.start(seed)
    luck = random.Random(seed)
    yield match
    while not match.over and len(match.moves) < moves:
        step(match, luck)
        yield match


def step(match: Match, luck: random.Random) -> tuple[int, int]:
    """One random decision of a random waiting seat."""
    seat = luck.choice(sorted(match.waiting))
    option = luck.choice(match.legal(seat))
    match.choose(seat, option)
    return seat, option


@cache
def decides_alone(lineup: Lineup) -> bool:
    """Whether a seat is ever asked by itself: what is chosen while others are asked too can never be taken back."""
    return any(match.waiting and not match.together for match in positions(lineup, seed=1, moves=60))


def finished(lineup: Lineup, seed: int) -> Match:
    """A random game played to its end."""
    match = lineup.start(seed)
    luck = random.Random(seed)
    while not match.over:
        step(match, luck)
    return match


def sampled(lineup: Lineup, seed: int, share: float, moves: int = 10_000) -> Iterator[Match]:
    """A random part of the positions of one random game, the first one always: no test is left without any."""
    luck = random.Random(seed + 1)
    for match in positions(lineup, seed, moves):
        if luck.random() < share or not match.moves:
            yield match
