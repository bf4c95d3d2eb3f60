"""How each Instrument sounds: its General MIDI program, or its key on the percussion channel; and its range."""

PROGRAMS = {
    "Concertmaster": 40,
    "Violin": 40,
    "Viola": 41,
    "Cello": 42,
    "Double Bass": 43,
    "Octobass": 43,
    "Trumpet": 56,
    "Trombone": 57,
    "Tuba": 58,
    "Cimbasso": 57,
    "French Horn": 60,
    "Euphonium": 58,
    "Bass Tuba": 58,
    "Clarinet": 71,
    "Cor Anglais": 69,
    "Oboe": 68,
    "Bassoon": 70,
    "Contrabassoon": 70,
    "Bass Clarinet": 71,
    "Saxophone": 65,
    "Transverse Flute": 73,
    "Piccolo": 72,
    "Vibraphone": 11,
    "Xylophone": 13,
    "Tubular Bells": 14,
    "Kettledrums": 47,
    "Celesta": 8,
    "Piano": 0,
    "Harpsichord": 6,
    "Harp": 46,
    "Clavichord": 7,
    "Organ": 19,
    "Soprano and Tenor": 53,
    "2-Part Choir (sharp)": 52,
    "2-Part Choir (flat)": 52,
    "3-Part Choir": 52,
}
"""Instruments with a pitch."""

DRUMS = {
    "Snare Drum": 38,
    "Bass Drum": 36,
    "Tom-tom Drum": 45,
    "Triangle": 81,
    "Pandeiro": 54,
    "Crash Cymbals": 49,
    "Gong": 52,
}
"""Instruments without one: their key on the percussion channel."""

ENSEMBLE = 48
"""A program for Instruments that an owner's component file names differently: a string ensemble."""

RANGES = {
    "Concertmaster": (55, 103),
    "Violin": (55, 103),
    "Viola": (48, 91),
    "Cello": (36, 76),
    "Double Bass": (28, 60),
    "Octobass": (24, 55),
    "Trumpet": (54, 84),
    "Trombone": (40, 72),
    "Tuba": (28, 58),
    "Cimbasso": (34, 65),
    "French Horn": (41, 77),
    "Euphonium": (40, 70),
    "Bass Tuba": (26, 58),
    "Clarinet": (50, 91),
    "Cor Anglais": (52, 81),
    "Oboe": (58, 91),
    "Bassoon": (34, 74),
    "Contrabassoon": (22, 53),
    "Bass Clarinet": (37, 77),
    "Saxophone": (49, 81),
    "Transverse Flute": (60, 96),
    "Piccolo": (74, 108),
    "Vibraphone": (53, 89),
    "Xylophone": (65, 108),
    "Tubular Bells": (60, 77),
    "Kettledrums": (40, 57),
    "Celesta": (60, 108),
    "Soprano and Tenor": (48, 84),
    "2-Part Choir (sharp)": (43, 81),
    "2-Part Choir (flat)": (43, 81),
    "3-Part Choir": (40, 81),
}
"""The lowest and highest key that a good player reaches easily; keyboards and harp reach all notes of the score."""

OCTAVE = 12


def octave_for(instrument: str, pitch: int, octave: int) -> int:
    """The octave in which an Instrument plays a note: the printed one, or the nearest within its range."""
    low, high = RANGES.get(instrument, (0, 127))
    while pitch < low and pitch + OCTAVE <= high:
        pitch, octave = pitch + OCTAVE, octave + 1
    while pitch > high and pitch - OCTAVE >= low:
        pitch, octave = pitch - OCTAVE, octave - 1
    return octave
