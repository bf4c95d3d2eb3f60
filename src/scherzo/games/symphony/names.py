"""The words of the game as numbers: colours, spaces, abilities, notes, tokens, Masters, phases, decisions, events."""

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
NAME_ROOM: Final = 48  # bytes of a name in the Box
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
MAJORITIES: Final = 15  # of 3 Sheets, 3 Voices and the 3 Zones of each Sheet

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

CLEFS: Final = 3

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

# Where a Musician token comes from
FROM_PENTAGON: Final = 0
FROM_TALENTS: Final = 1
FROM_MINIM: Final = 2
FROM_THE_BOX: Final = 3

# Whether a note is open to the disc in play
CLOSED: Final = 0
OPENED: Final = 1
WITH_CLASH: Final = 2

# Why something may not be chosen
MAY: Final = 0
NO_SECOND_DISC: Final = 1  # of notes
PLAYS_NO_FLAT: Final = 2
PLAYS_NO_SHARP: Final = 3
MUST_OVERWRITE: Final = 4
BLACK_ON_MINIM: Final = 5
UNDER_BLACK: Final = 6
BLACK_NOT_ALONE: Final = 7
OWN_DISC_THERE: Final = 8
TOO_HIGH: Final = 9
NO_TUPLET_POWER: Final = 10
CANNOT_OVERWRITE: Final = 11
NO_CLEF_FITS: Final = 12
NOT_LEFTMOST: Final = 13
FILLED: Final = 14
STACKED_DISC: Final = 15
NOT_NEXT: Final = 16
NEVER_ON_CONCERTMASTER: Final = 17  # of Musician tokens
TOO_MANY_DISCS: Final = 18
WELL_PLACED_ALREADY: Final = 19
NOT_IN_CODA: Final = 20
NO_DISC_TO_ADD: Final = 21
DISC_IS_GONE: Final = 22  # of the Conductor's discs
CONDUCTED_BEFORE: Final = 23
NOT_FOR_THIS_INSTRUMENT: Final = 24
NO_DISC_TO_SWAP: Final = 25
NOWHERE_TO_LAND: Final = 26

# Where Prolonged puts its disc; 3 to 7 are the slots of locked spaces
LEFT_OWN: Final = 0
LEFT_BLACK: Final = 1
SWAP_TO_OWN: Final = 8
SWAP_TO_BLACK: Final = 9
PROLONGINGS: Final = 10

# Where the disc to play comes from; i + 1 is disc i of the Conductor
OWN_SOURCE: Final = 0

# Where the Conductor's disc goes; 3 to 7 are the slots of locked spaces
LEFT: Final = 0

# The Concertmaster's disc
OWN_DISC: Final = 0
BLACK_DISC: Final = 1

# Option numbers that are not a thing of the game
BURN: Final = 126
PASS: Final = 127

# Phases: what the table does next by itself, in the order of the rulebook
CHOIRS: Final = 1
DEALING: Final = 2
DRAFTING: Final = 3
DISCARDING: Final = 4
SEATING: Final = 5
COMPENSATING: Final = 6
SPREADING: Final = 7
STACKING: Final = 8
REVEALING: Final = 9
TALENT_PICKS: Final = 10
OPENING: Final = 11
MOVEMENT: Final = 12
ALLOTTING: Final = 13
PRELUDE: Final = 14
ATTACK: Final = 15
BODY: Final = 16
CODA: Final = 17
TURN: Final = 18
SOURCE: Final = 19
DISC: Final = 20
LANDED: Final = 21
TURN_END: Final = 22
INTERVAL: Final = 23
ASSIGNING: Final = 24
ENDING: Final = 25
OVER: Final = 26

# Kinds of decision
TAKE_CHOIR: Final = 1
DRAFT: Final = 2
DISCARD: Final = 3
SEAT_CARD: Final = 4
SEAT: Final = 5
CONTROL: Final = 6
SPREAD: Final = 7
REVEAL: Final = 8
TALENT: Final = 9
PRE_ECLECTIC: Final = 10
TOKEN: Final = 11
PROLONG: Final = 12
PLAY_FROM: Final = 13
PUT_ON: Final = 14
MASTER_DISC: Final = 15
PLACE: Final = 16
CHAIN: Final = 17
PAIR: Final = 18
GIVE: Final = 19
FROM_BOX: Final = 20
ALLOT: Final = 21
ALLOT_SEAT: Final = 22
ASSIGN: Final = 23

# How the disc in play goes (5.2)
NO_DISC_YET: Final = 0
SINGLE: Final = 1
GROUP: Final = 2
CHAINED: Final = 3

# Streams of chance
S_FIRST: Final = 0
S_TOKENS: Final = 1
S_ROW: Final = 2
S_CHOIRS: Final = 3
S_DEAL: Final = 4
S_MASTER: Final = 5
S_CLEFS: Final = 6
S_VIRTUOSITY: Final = 7
S_SHEETS: Final = 8

# Where points come from, in the order of the score sheet
PLACING: Final = 0
OVERWRITES: Final = 1
CLEF_POINTS: Final = 2
SHEET_POINTS: Final = 3
VOICE_POINTS: Final = 4
LEFTOVER: Final = 5
ORCHESTRA_POINTS: Final = 6
SYMPHONY_POINTS: Final = 7
NOTE_TRACKS: Final = 8
ZONE_TRACKS: Final = 9
CLASHES: Final = 10
POINTS: Final = 11

# Events: what the rules tell, and the numbers that come with it
FIRST_PLAYER: Final = 1  # seat
MASTER_DRAWN: Final = 2  # master
CARD_SEATED: Final = 3  # seat or -1, card, place, well placed
TOOK_CHOIR: Final = 4  # seat
TOOK_CHOIR_CARD: Final = 5  # seat, card (private)
DEALT: Final = 6  # cards each
DRAFTED: Final = 7  # seat, card, round (private or public)
DRAFT_ROUND: Final = 8  # round
DISCARDED: Final = 9  # seat, card (private)
TOOK_CONTROL: Final = 10  # seat, Instrument, part, card
EXTRA_DISC: Final = 11  # seat, Instrument (Berlioz)
MINORITY: Final = 12  # seat, column, token
TOOK_TOKEN: Final = 13  # seat, token, from: 0 pentagon, 1 Group of Talents, 2 Minim (note), 3 box
STACKED: Final = 14  # seat, Instrument, discs
REVEALED: Final = 15  # seat, Virtuosity card, points
PUBLIC_BONUS: Final = 16  # seat, Virtuosity card, points
MOVEMENT_BEGINS: Final = 17  # movement
TOKEN_PLACED: Final = 18  # seat, Instrument, token, points
UNLOCKED: Final = 19  # seat, Instrument
ADDED: Final = 20  # seat, Instrument, colour, slot (Prolonged)
CONDUCTED: Final = 21  # seat, Instrument, colour, slot
SWAPPED: Final = 22  # seat, colour now, colour before (Concertmaster)
PLACED: Final = 23  # seat, Instrument, colour, note, points
OVERWROTE: Final = 24  # seat, Instrument, colour, note, points
PAIRED: Final = 25  # seat, Instrument, lower + 8 * upper, note, points
BURNT: Final = 26  # seat, Instrument, colour
CLASHED: Final = 27  # seat, step
DISTURBED: Final = 28  # Instrument that lost a disc, colour
OBSESSED: Final = 29  # Instrument that plays again before, Obsessive Instrument
GAVE_TOKEN: Final = 30  # from, to, token
TRACK_STEP: Final = 31  # seat, track, steps gained, steps now
SHEET_SCORED: Final = 32  # seat, sheet, points
VOICE_SCORED: Final = 33  # seat, voice, points
SYMPHONY_BONUS: Final = 34  # seat, Virtuosity card, points
ORCHESTRA_BONUS: Final = 35  # seat, Virtuosity card, points (end of a Progressive Orchestra)
ENDED: Final = 36  # winner, points, 1 = by the tie-break
CODA_BEGINS: Final = 37  # movement
PASSED: Final = 38  # seat, kind of decision
CHOSE: Final = 39  # seat: has chosen an objective in secret
LEFTOVER_SCORED: Final = 40  # seat, tokens, points
TRACK_SCORED: Final = 41  # seat, track, steps, points

ROUNDS: Final = 26  # cards a player can be given: 25 of two players under Berlioz

DECISIONS = (
    "", "take a Choir", "draft a card", "discard a card", "card to seat", "seat", "control", "Spread Compensation",
    "reveal an objective", "Group of Talents", "Eclectic before the Attack", "Musician token", "Prolonged disc",
    "source of the disc", "place of the Conductor's disc", "Concertmaster's disc", "place a disc", "chain a disc",
    "second disc of a Semibreve", "give a token", "token from the box", "card of the Column", "seat in the Column",
    "assign objectives",
)  # fmt: skip
"""The kinds of decision by name."""
