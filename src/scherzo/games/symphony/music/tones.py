"""How the printed notes sound, whoever plays them: pitch, beginning, length and loudness. docs/music.md explains it.

* Voice and staff position give the pitch: positions 1 to 7 are C to B, in the octave above middle C's for the 1st
  Voice, in middle C's for the 2nd, below it for the 3rd. A flat note is a semitone lower, a sharp one higher.
* The note value gives the length; a duplet is two in the time of three, a triplet three in the time of two, a
  quadruplet four in the time of three.
* A bar lasts as long as its longest Voice. The others rest at its end.
* Each Movement has its loudness; notes in a coloured Zone are one step louder.
"""

from fractions import Fraction

import msgspec

from scherzo.core.reading import Reading
from scherzo.games.symphony import names as n
from scherzo.games.symphony.words.texts import KIND_TITLES, TUPLET_TITLES

BEATS = (Fraction(4), Fraction(2), Fraction(1), Fraction(1, 2))
"""Crotchets, by kind of note."""
TUPLETS = {"": (1, 1), "duplet": (2, 3), "triplet": (3, 2), "quadruplet": (4, 3)}
"""How many notes take the time of how many."""
STEPS = "CDEFGAB"
SEMITONES = (0, 2, 4, 5, 7, 9, 11)
OCTAVES = (5, 4, 3)
"""By Voice."""
ALTERS = (0, -1, 1)
"""Semitones, by accidental."""
DYNAMICS = ("p", "mp", "mf", "f")
MOVEMENT_DYNAMICS = (0, 1, 2, 1, 2)
"""By Movement: quiet at first, a climax in the middle, and a loud end."""


class Sound(msgspec.Struct, frozen=True):
    """A printed note as it would sound."""

    note: int
    bar: int
    voice: int  # 1 to 3
    start: Fraction  # crotchets from the beginning of the piece
    beats: Fraction
    kind: str
    tuplet: str
    step: str
    alter: int
    octave: int
    dynamics: str

    @property
    def pitch(self) -> int:
        """As a MIDI key number; middle C is 60."""
        return 12 * (self.octave + 1) + SEMITONES[STEPS.index(self.step)] + self.alter


def sounds(box: Reading) -> dict[int, Sound]:
    """Every note of the score by its number, in the order of bars, Voices and time."""
    return box.once("sounds", lambda: all_sounds(box))


def all_sounds(box: Reading) -> dict[int, Sound]:
    """The notes, one after the other in each Voice of each bar."""
    lengths = bar_lengths(box)
    found = {}
    for bar in range(1, n.BARS + 1):
        for voice in range(3):
            at = sum(lengths[: bar - 1], Fraction(0))
            for note in notes_in(box, bar, voice):
                found[note] = sound(box, note, at)
                at += found[note].beats
    return found


def sound(box: Reading, note: int, start: Fraction) -> Sound:
    """One note."""
    voice = box.voice[note]
    loud = MOVEMENT_DYNAMICS[movement_of(box, box.bar[note])] + (1 if box.zone[note] else 0)
    return Sound(
        note=note,
        bar=box.bar[note],
        voice=voice + 1,
        start=start,
        beats=beats(box, note),
        kind=KIND_TITLES[box.kind[note]],
        tuplet=TUPLET_TITLES[box.tuplet[note]],
        step=STEPS[box.position[note] - 1],
        alter=ALTERS[box.accidental[note]],
        octave=OCTAVES[voice],
        dynamics=DYNAMICS[loud],
    )


def movement_of(box: Reading, bar: int) -> int:
    """The Movement that opens a bar."""
    return next(movement for movement in range(5) if box.to_bar[movement] >= bar)


def notes_in(box: Reading, bar: int, voice: int) -> list[int]:
    """The notes of a Voice in a bar."""
    return [note for note in range(n.NOTES) if box.note[note] and (box.bar[note], box.voice[note]) == (bar, voice)]


def beats(box: Reading, note: int) -> Fraction:
    """How long a note lasts, in crotchets."""
    actual, normal = TUPLETS[TUPLET_TITLES[box.tuplet[note]]]
    return BEATS[box.kind[note]] * normal / actual


def bar_lengths(box: Reading) -> list[Fraction]:
    """The length of each bar: that of its longest Voice."""

    def length(bar: int, voice: int) -> Fraction:
        return sum((beats(box, note) for note in notes_in(box, bar, voice)), Fraction(0))

    return [max(length(bar, voice) for voice in range(3)) for bar in range(1, n.BARS + 1)]
