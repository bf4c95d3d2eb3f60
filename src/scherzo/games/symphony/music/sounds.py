"""How each Instrument sounds: its General MIDI program, or its key on the percussion channel."""

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
