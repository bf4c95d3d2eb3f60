"""What a seat sees at a glance: the line and its own hand, by suit."""

from typing import NamedTuple

from scherzo.core.rule import rule
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import is_repeat, is_rest, number_of, suit_of
from scherzo.games.musical_chairs.table import Table


class Sight(NamedTuple):
    """What the seat sees at a glance. By suit: eight small numbers in one, eight bits for each suit."""

    line: int
    """By suit: the victory points that lie in the line."""
    tops: int
    """By suit: the highest number in the line; 0 where there is none."""
    hand: int
    """By suit: the victory points in the hand, Repeats left out."""
    lower: int
    """By suit: those of hand cards below the highest number in the line, and of the Rest."""
    reach: int
    """The chairs in reach, as a bit set."""
    chair: int
    """The best of them as the line is."""
    best: int
    """What it is worth."""
    second: int
    """What the second best is worth."""


@rule
def glance(box: Box, table: Table, seat: int) -> Sight:
    """Counts what lies open and what is in the hand."""
    line, tops = 0, 0
    for at in range(table.line_size):
        card = table.line_as[at]
        if card >= 0:
            shift = 8 * suit_of(card)
            line += box.vp[table.line[at]] << shift
            tops = tops & ~(255 << shift) | number_of(card) << shift  # the line never falls: the last is the highest
    hand, lower = 0, 0
    for at in range(table.hand_size[seat]):
        card = table.hand[seat, at]
        if not is_repeat(card):
            vp = box.vp[card] << (8 * suit_of(card))
            hand += vp
            if is_rest(card) or number_of(card) < of_suit(tops, suit_of(card)):
                lower += vp
    return Sight(line, tops, hand, lower, 0, NOBODY, 0, 0)


@rule
def of_suit(numbers: int, suit: int) -> int:
    """One of the eight numbers."""
    return (numbers >> (8 * suit)) & 255
