"""The words of the game as numbers: colours, spaces, abilities, notes, tokens, Masters."""

from typing import Final

# Discs. A disc of seat s has the colour s + 1.
NO_DISC: Final = 0
BLACK: Final = 7
COLOURS: Final = 8

# Instruments: 5 Columns of 6 seats (seat = column * 6 + row, row 0 in front), then the two black spaces.
ROWS: Final = 6
COLUMNS: Final = 5
SEATS: Final = 30
CONCERTMASTER: Final = 30
CONDUCTOR: Final = 31
INSTRUMENTS: Final = 32
CARDS: Final = 60
PARTS: Final = 3
CARD_CONDUCTOR: Final = 0
CARD_CONCERTMASTER: Final = 1

# Places for discs on an Instrument: three left of the card (added discs), then its five Note spaces.
SLOTS: Final = 8
FIRST_SPACE: Final = 3
SPACES: Final = 5
STACK: Final = 8  # not a slot: the stacked discs of an Absolute Instrument

# Kinds of Note space (SY-CARD-1..3)
NO_SPACE: Final = 0
WHITE: Final = 1
BLACK_SPACE: Final = 2
GREY_LINKED: Final = 3
BLACK_LINKED: Final = 4

# Categories (SY-CARD-7)
STRINGS: Final = 0
BRASS: Final = 1
WOODWINDS: Final = 2
PERCUSSION: Final = 3
SOLOIST: Final = 4
CHOIR: Final = 5
SPECIAL: Final = 6

# Abilities, as bits (Virtuosity is a number of its own)
OW: Final = 1
BOW: Final = 2
SOW: Final = 4
BSOW: Final = 8
PROTECTION: Final = 16
FLAT: Final = 32
SHARP: Final = 64
IMMINENT: Final = 128
SOLO: Final = 256
CHAINING: Final = 512
ABSOLUTE: Final = 1024
OBSESSIVE: Final = 2048
DISTURBING: Final = 4096

# Notes: note = sheet place * 36 + voice * 12 + number, all from 0.
NOTES: Final = 108
PER_SHEET: Final = 36
PER_VOICE: Final = 12
AREA: Final = 48
SEMIBREVE: Final = 0
MINIM: Final = 1
CROTCHET: Final = 2
QUAVER: Final = 3
ALL_KINDS: Final = 15
NATURAL: Final = 0
FLAT_NOTE: Final = 1
SHARP_NOTE: Final = 2
BLUE_NOTE: Final = 1
ORANGE_NOTE: Final = 2
BLUE_ZONE: Final = 1
ORANGE_ZONE: Final = 2
GREEN_ZONE: Final = 3
BARS: Final = 9

# Musician tokens (2.8)
TOKENS: Final = 8
PROLONGED: Final = 0
FLAT_SHARP: Final = 1
CHAINING_TOKEN: Final = 2
PROTECTION_TOKEN: Final = 3
VIRTUOSITY_TOKEN: Final = 4
OVERWRITING_TOKEN: Final = 5
ECLECTIC: Final = 6
CLEF_TOKEN: Final = 7

# Tracks
TRACKS: Final = 7
FLAT_TRACK: Final = 0
SHARP_TRACK: Final = 1
SEMIBREVE_TRACK: Final = 2
BLUE_TRACK: Final = 3  # zone colour + 2
CLASH_TRACK: Final = 6
STEPS: Final = 9

# Masters
NO_MASTER: Final = 0
BERLIOZ: Final = 1
BERNSTEIN: Final = 2
BULOW: Final = 3
FURTWANGLER: Final = 4
KARAJAN: Final = 5
KLEIBER: Final = 6
MAHLER: Final = 7
MENGELBERG: Final = 8
TOSCANINI: Final = 9
WAGNER: Final = 10
MASTERS: Final = 11

# Which Instrument a Conductor's disc may be added to; 10 + category for one category
TO_ANY: Final = 0
TO_NOT_CHOIR: Final = 1
TO_CHOIR: Final = 2
TO_FLAT: Final = 3
TO_SHARP: Final = 4
TO_CATEGORY: Final = 10

# Virtuosity cards
VIRTUOSITY_CARDS: Final = 15
PER_CATEGORY: Final = 0  # Orchestra Bonuses
CAPRICCIO: Final = 1
ASSORTMENT: Final = 2
CLEF_MASTER: Final = 3
LITTLE_ORCHESTRA: Final = 4
TROUBLESOME_CLEF: Final = 5
EXPERIMENTAL: Final = 6
GLISSANDO: Final = 7
NEUTRAL_MELODY: Final = 8
TALENTS: Final = 9
PER_KIND: Final = 0  # Symphony Bonuses
PER_TUPLET: Final = 1
UBIQUITY: Final = 2
FUSION: Final = 3
DOMINANCE: Final = 4
PIVOTAL: Final = 5

# Sides of the Sheet tokens (SY-VAR-2..4)
BLACK_DISCS: Final = 0
CHAINED_DISCS: Final = 1
STACKED_DISCS: Final = 2

# Ways to form the orchestra and to deal
BUILT: Final = 0
PRESET: Final = 1
PROGRESSIVE: Final = 2
NO_DRAFT: Final = 0
SECRET_DRAFT: Final = 1
PUBLIC_DRAFT: Final = 2

# Option numbers that are not a thing of the game
BURN: Final = 126
PASS: Final = 127
