"""The piece that a game of Symphony wrote: which seat sounds which note, when, how long, on which Instrument.

The mapping, which docs/music.md explains to players:

* Voice and staff position give the pitch: positions 1 to 7 are C to B, in the octave above middle C's for the 1st
  Voice, in middle C's for the 2nd, below it for the 3rd. A flat note is a semitone lower, a sharp one higher.
* The note value gives the length; a duplet is two in the time of three, a triplet three in the time of two, a
  quadruplet four in the time of three.
* A bar lasts as long as its longest Voice. The others rest at its end.
* The topmost disc of a note sounds, in the part of its player, on the Instrument that placed it.
  Notes without a disc, and those under a black one, are rests.
* Notes in a coloured Zone are played forte.
"""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from scherzo.core.errors import BadInput
from scherzo.core.match import Match
from scherzo.core.record import SEATS
from scherzo.core.table import OPEN
from scherzo.core.words import Event
from scherzo.games.symphony import names as n
from scherzo.games.symphony.shown.structs import Note
from scherzo.games.symphony.words.texts import card_title

BEATS = {"semibreve": Fraction(4), "minim": Fraction(2), "crotchet": Fraction(1), "quaver": Fraction(1, 2)}
TUPLETS = {"": (1, 1), "duplet": (2, 3), "triplet": (3, 2), "quadruplet": (4, 3)}
"""How many notes take the time of how many."""
STEPS = "CDEFGAB"
SEMITONES = (0, 2, 4, 5, 7, 9, 11)
OCTAVES = (5, 4, 3)
"""By Voice."""
NOBODY = -1


class Tone(msgspec.Struct, frozen=True):
    """A note of the score as it sounds, or as a rest where no player's disc lies on top."""

    seat: int  # NOBODY: a rest
    instrument: str
    bar: int
    voice: int  # 1 to 3
    start: Fraction  # beats from the beginning of the piece
    beats: Fraction
    kind: str
    tuplet: str
    step: str
    alter: int
    octave: int
    forte: bool

    @property
    def pitch(self) -> int:
        """As a MIDI key number; middle C is 60."""
        return 12 * (self.octave + 1) + SEMITONES[STEPS.index(self.step)] + self.alter


class Piece(msgspec.Struct, frozen=True):
    """All notes of a score in the order of bars, Voices and time, and how long each bar is."""

    players: tuple[str, ...]
    bars: tuple[Fraction, ...]
    tones: tuple[Tone, ...]


def piece(match: Match) -> Piece:
    """What has been written so far in a game of Symphony."""
    if match.game.name != "symphony":
        raise BadInput(f"{match.game.title} writes no music; only Symphony does.")
    notes = sorted(match.view(OPEN).notes, key=lambda note: (note.bar, note.voice, note.note))
    played_by = instruments(match)
    lengths = bar_lengths(notes)
    tones = []
    for bar in range(1, len(lengths) + 1):
        begins = sum(lengths[: bar - 1], Fraction(0))
        for voice in (1, 2, 3):
            at = begins
            for note in (each for each in notes if each.bar == bar and each.voice == voice):
                tones.append(tone(note, at, played_by.get(note.note, "")))
                at += tones[-1].beats
    names = [f"Player {SEATS[seat]}" for seat in range(match.players)]
    return Piece(tuple(names), tuple(lengths), tuple(tones))


def tone(note: Note, start: Fraction, instrument: str) -> Tone:
    """A note of the view as it sounds."""
    top = note.stack[-1] if note.stack else NOBODY
    return Tone(
        seat=top,
        instrument=instrument if top != NOBODY else "",
        bar=note.bar,
        voice=note.voice,
        start=start,
        beats=beats(note),
        kind=note.kind,
        tuplet=note.tuplet,
        step=STEPS[note.position - 1],
        alter={"": 0, "flat": -1, "sharp": 1}[note.accidental],
        octave=OCTAVES[note.voice - 1],
        forte=bool(note.zone),
    )


def beats(note: Note) -> Fraction:
    """How long a note lasts, in crotchets."""
    actual, normal = TUPLETS[note.tuplet]
    return BEATS[note.kind] * normal / actual


def bar_lengths(notes: Sequence[Note]) -> list[Fraction]:
    """The length of each bar: that of its longest Voice."""
    last = max(note.bar for note in notes)

    def length(bar: int, voice: int) -> Fraction:
        return sum((beats(note) for note in notes if note.bar == bar and note.voice == voice), Fraction(0))

    return [max(length(bar, voice) for voice in (1, 2, 3)) for bar in range(1, last + 1)]


def instruments(match: Match) -> dict[int, str]:
    """The Instrument that placed the latest disc on each note."""

    def name(event: Event) -> str:
        return card_title(event.b // n.INSTRUMENTS).removesuffix(" (advanced)")

    events = (event for move in match.moves for event in move.events)
    return {event.d: name(event) for event in events if event.kind in (n.PLACED, n.OVERWROTE, n.PAIRED)}
