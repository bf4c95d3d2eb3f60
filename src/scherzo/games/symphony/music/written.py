"""A player's part as a musician writes it: notes where the player sounds, and rests drawn together where not.

A tuplet is written as one only where the player sounds in it; else it is part of a longer rest.
"""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from scherzo.games.symphony.music.piece import Tone
from scherzo.games.symphony.music.tones import TUPLETS

RESTS = ((Fraction(4), "whole"), (Fraction(2), "half"), (Fraction(1), "quarter"), (Fraction(1, 2), "eighth"))
TYPES = {"semibreve": "whole", "minim": "half", "crotchet": "quarter", "quaver": "eighth"}


class Written(msgspec.Struct, frozen=True):
    """One sign on a staff."""

    beats: Fraction
    kind: str  # whole, half, quarter, eighth; empty for the rest of a whole bar
    tone: Tone | None = None  # None: a rest
    tuplet: str = ""
    edge: str = ""  # where a tuplet starts or stops
    beam: str = ""  # begin, continue or end, between quavers that follow each other in a tuplet


def staff(tones: Sequence[Tone], seat: int, length: Fraction) -> list[Written]:
    """One bar of one Voice in a player's part."""
    if not any(tone.seat == seat for tone in tones):
        return [Written(length, "")]
    signs: list[Written] = []
    at, silent = Fraction(0), Fraction(0)
    for group in groups(tones):
        beats = sum((tone.beats for tone in group), Fraction(0))
        if any(tone.seat == seat for tone in group):
            signs += rests(at - silent, silent)
            signs += [sign(group, place, seat) for place in range(len(group))]
            silent = Fraction(0)
        else:
            silent += beats
        at += beats
    return signs + rests(at - silent, silent + length - at)


def groups(tones: Sequence[Tone]) -> list[list[Tone]]:
    """Single notes and whole tuplets. Tuplets of one kind that touch are told apart by their size."""
    found: list[list[Tone]] = []
    for tone in tones:
        if tone.tuplet and found and found[-1][0].tuplet == tone.tuplet and len(found[-1]) < TUPLETS[tone.tuplet][0]:
            found[-1].append(tone)
        else:
            found.append([tone])
    return found


def sign(group: list[Tone], place: int, seat: int) -> Written:
    """A note of the player, or a rest inside a tuplet in which the player sounds."""
    tone = group[place]
    if tone.seat != seat:
        return Written(tone.beats, TYPES[tone.kind], None, tone.tuplet, edge_of(group, place))
    return Written(tone.beats, TYPES[tone.kind], tone, tone.tuplet, edge_of(group, place), beam_of(group, place, seat))


def edge_of(group: list[Tone], place: int) -> str:
    """Where the bracket of a tuplet starts and stops."""
    if len(group) == 1:
        return ""
    return "start" if place == 0 else "stop" if place == len(group) - 1 else ""


def beam_of(group: list[Tone], place: int, seat: int) -> str:
    """How a quaver is joined to the player's quavers beside it."""
    quavers = [tone.seat == seat and tone.kind == "quaver" for tone in group]
    before, after = place > 0 and quavers[place - 1], place + 1 < len(group) and quavers[place + 1]
    if not quavers[place] or not (before or after):
        return ""
    return "continue" if before and after else "end" if before else "begin"


def rests(at: Fraction, beats: Fraction) -> list[Written]:
    """Rests of that length from a place in the bar on: up to the next beat first, then the longest first."""
    found: list[Written] = []
    while beats > 0:
        offbeat = at.denominator > 1
        value, kind = next((v, k) for v, k in RESTS if v <= beats and not (offbeat and v >= 1))
        found.append(Written(value, kind))
        at, beats = at + value, beats - value
    return found
