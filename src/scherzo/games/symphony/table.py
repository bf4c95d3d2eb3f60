"""Symphony's Table: everything that changes during a play, and the numbers of phases, decisions and events."""

from typing import Final

from scherzo.core.layout import Array, field, i1, i2, i4, i8
from scherzo.core.table import Head
from scherzo.games.symphony.names import (
    AREA,
    COLOURS,
    INSTRUMENTS,
    NOTES,
    PARTS,
    SLOTS,
    TOKENS,
    TRACKS,
)

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
ENDED: Final = 36  # winner
CODA_BEGINS: Final = 37  # movement
PASSED: Final = 38  # seat, kind of decision
CHOSE: Final = 39  # seat: has chosen an objective in secret

ROUNDS: Final = 26  # cards a player can be given: 25 of two players under Berlioz


class Table(Head):
    """One play of Symphony. Discs are colours: 1 to 6 for the seats 0 to 5, 7 for black, 0 for none."""

    tape: Array = field(i2, 256, 8)

    # the frame
    phase: int = field(i2)  # what happens next
    first: int = field(i2)  # holder of the First Player token
    opener: int = field(i2)  # the First Player of the Orchestra Phase
    turn: int = field(i2)  # whose turn it is in rounds of the table
    menu_size: int = field(i2)  # options of the open question asked now
    menu: Array = field(i1, AREA)  # their numbers, ascending

    # cards
    hands: Array = field(i8, 6)  # bit set of cards in each hand
    packets: Array = field(
        i8, 6
    )  # draft: bit set of the packet that started at each seat; later its last card, removed
    chosen: Array = field(i1, 6)  # draft, objectives: what each seat has chosen secretly, or -1
    got: Array = field(i1, 6, ROUNDS)  # the card each seat got in each round of the deal or draft, or -1
    rounds: int = field(i2)  # rounds of the deal or draft that are complete
    dealt: int = field(i2)  # cards dealt to each player
    deck: int = field(i8)  # bit set of the cards never dealt: they have left the game
    discards: Array = field(i8, 6)  # bit set of the cards each seat threw away under Berlioz
    known: int = field(i8)  # bit set of the cards that everybody has seen somebody get
    choirs_out: int = field(i8)  # bit set of the Choirs not drawn
    choirs_passed: int = field(i8)  # bit set of the Choirs being passed on
    choirs_drawn: int = field(i2)  # how many Choirs were drawn
    choir_of: Array = field(i1, 3)  # the Choir taken by the Last Player, by the next to the right, ...; or -1
    laid: int = field(i2)  # the card about to be seated, or -1
    laid_seat: int = field(i2)  # its seat, once named, or -1

    # the orchestra
    card: Array = field(i1, INSTRUMENTS)  # the card on each seat, or -1
    well: Array = field(i1, INSTRUMENTS)  # 1 = well placed
    owner: Array = field(i1, INSTRUMENTS, PARTS)  # who controls each Part, or -1
    discs: Array = field(i1, INSTRUMENTS, SLOTS)  # the discs, left to right
    stacked: Array = field(i1, INSTRUMENTS)  # stacked Absolute discs left
    token_on: Array = field(i1, INSTRUMENTS)  # the Musician token on it, or -1
    added: Array = field(i2, INSTRUMENTS)  # bit set of locked spaces that were filled by an extra disc
    has_placed: int = field(i4)  # bit set of the Instruments that have placed a disc
    conducted: int = field(i4)  # bit set of the Instruments that got a Conductor's disc
    supply: Array = field(i2, COLOURS)  # discs in the supplies (those lying under protected discs on cards not counted)
    master: int = field(i2)  # the Master who conducts, or NO_MASTER

    # tokens and cards around the board
    tokens: Array = field(i1, 6, TOKENS)  # unused Musician tokens of each seat
    column_token: Array = field(i1, 5)  # the token below each Column, or -1
    pentagon: Array = field(i1, TOKENS)  # tokens beside the pentagon
    spare: Array = field(i1, TOKENS)  # tokens that are not in the game
    late: Array = field(i1, 6, TOKENS)  # tokens taken for Group of Talents at the end of a Progressive Orchestra
    minim: Array = field(i1, NOTES)  # the token on each Minim, or -1
    sheet_token: Array = field(i1, 3)  # which of the three Sheet tokens lies on each Sheet
    clef_card: Array = field(i1, 3)  # the Clef card of each Voice
    clef_valid: Array = field(i1, 3, 8)  # bit set of the Clefs valid in each Voice at each position
    public_card: int = field(i2)  # the public Virtuosity card, or -1
    private_card: Array = field(i1, 6, 2)  # each seat's private Virtuosity cards, or -1
    revealed: Array = field(i1, 6)  # the private card each seat has scored for its Orchestra Bonus, or -1

    # the score
    stack: Array = field(i1, NOTES, 3)  # discs on each note, bottom first
    height: Array = field(i1, NOTES)  # how many
    paired: Array = field(i1, NOTES)  # 1 = two discs of a Semibreve
    points: Array = field(i2, 6, POINTS)  # points scored so far
    steps: Array = field(i1, 6, TRACKS)  # cubes on the tracks
    sheets_scored: int = field(i2)  # how many Sheets are scored
    sheet_best: Array = field(i1, 3)  # bit set of the seats with the majority of each scored Sheet

    # the Movement and the turn
    movement: int = field(i2)  # 0-4
    row: int = field(i2)  # Body, Coda: the next row to look at; Attack: rows still to look at
    back_to: int = field(i2)  # the phase to return to after the turn: Attack, Body or Coda
    asked_seats: int = field(i2)  # bit set of the seats that have answered in a round of questions
    at: int = field(i2)  # the Instrument that plays
    slot: int = field(i2)  # the place of the disc in play, or STACK
    mode: int = field(i2)  # SINGLE, GROUP or CHAINED
    firm: int = field(i2)  # 1 = the disc in play must not be burnt
    last: int = field(i2)  # the note used last in this play, or -1
    hit_quaver: int = field(i2)  # 1 = the last step of this play landed on a Quaver
    steps_done: int = field(i2)  # placements in this play
    fresh: int = field(i2)  # 1 = the Instrument had placed no disc before this turn
    pair_note: int = field(i2)  # the Semibreve being filled, or -1
    source_disc: int = field(i2)  # which of the Conductor's discs is being added
    gives: int = field(i2)  # Kleiber: the seat that has to give a token, or -1
    boon: int = field(i2)  # Furtwängler: 1 = a token from the box is due

    # the facts of the disc in play (see abilities.py)
    disc_player: int = field(i2)  # who moves it
    disc_colour: int = field(i2)
    disc_accidentals: int = field(i2)  # bit set of natural, flat, sharp
    disc_clefs: int = field(i2)  # bit set of Clefs
    disc_covers: int = field(i2)  # the highest stack it may overwrite by an ability of its own
    disc_must_cover: int = field(i2)  # 1 = it may only overwrite
    disc_on_black: int = field(i2)  # 1 = it may overwrite a lone black disc
    disc_guard: int = field(i2)  # bit set of the kinds of note on which a black disc is put under it
    disc_bonus: int = field(i2)  # Virtuosity
    disc_absolute: int = field(i2)  # 1 = a stacked disc
    disc_chains: int = field(i2)  # 1 = the disc belongs to a chain
