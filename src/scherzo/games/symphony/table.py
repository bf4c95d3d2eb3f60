"""Symphony's Table: everything that changes during a play."""

from scherzo.core.layout import Array, field, i1, i2, i4, i8
from scherzo.core.open_menu import MenuTable
from scherzo.games.symphony import names as n


class Table(MenuTable):
    """One play of Symphony. Discs are colours: 1 to 6 for the seats 0 to 5, 7 for black, 0 for none."""

    tape: Array = field(i2, 256, 8, spare=True)

    # the frame
    phase: int = field(i2)  # what happens next
    first: int = field(i2)  # holder of the First Player token
    opener: int = field(i2)  # the First Player of the Orchestra Phase
    turn: int = field(i2)  # whose turn it is in rounds of the table
    menu_size: int = field(i2)  # options of the open question asked now
    menu: Array = field(i1, n.AREA)  # their numbers, ascending

    # cards
    hands: Array = field(i8, 6)  # bit set of cards in each hand
    packets: Array = field(i8, 6)  # draft: the set of cards in the packet that started at each seat; later its last
    chosen: Array = field(i1, 6)  # draft, objectives: what each seat has chosen secretly, or -1
    got: Array = field(i1, 6, n.ROUNDS)  # the card each seat got in each round of the deal or draft, or -1
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
    card: Array = field(i1, n.INSTRUMENTS)  # the card on each seat, or -1
    well: Array = field(i1, n.INSTRUMENTS)  # 1 = well placed
    owner: Array = field(i1, n.INSTRUMENTS, n.PARTS)  # who controls each Part, or -1
    discs: Array = field(i1, n.INSTRUMENTS, n.SLOTS)  # the discs, left to right
    stacked: Array = field(i1, n.INSTRUMENTS)  # stacked Absolute discs left
    token_on: Array = field(i1, n.INSTRUMENTS)  # the Musician token on it, or -1
    has_placed: int = field(i4)  # bit set of the Instruments that have placed a disc
    conducted: int = field(i4)  # bit set of the Instruments that got a Conductor's disc
    supply: Array = field(i2, n.COLOURS)  # discs in the supplies; those under protected discs on cards are still there
    master: int = field(i2)  # the Master who conducts, or NO_MASTER

    # tokens and cards around the board
    tokens: Array = field(i1, 6, n.TOKENS)  # unused Musician tokens of each seat
    column_token: Array = field(i1, 5)  # the token below each Column, or -1
    pentagon: Array = field(i1, n.TOKENS)  # tokens beside the pentagon
    spare: Array = field(i1, n.TOKENS)  # tokens that are not in the game
    late: Array = field(i1, 6, n.TOKENS)  # tokens taken for Group of Talents at the end of a Progressive Orchestra
    minim: Array = field(i1, n.NOTES)  # the token on each Minim, or -1
    sheet_token: Array = field(i1, 3)  # which of the three Sheet tokens lies on each Sheet
    clef_card: Array = field(i1, 3)  # the Clef card of each Voice
    clef_valid: Array = field(i1, 3, 8)  # bit set of the Clefs valid in each Voice at each position
    public_card: int = field(i2)  # the public Virtuosity card, or -1
    private_card: Array = field(i1, 6, 2)  # each seat's private Virtuosity cards, or -1
    revealed: Array = field(i1, 6)  # the private card each seat has scored for its Orchestra Bonus, or -1

    # the score
    stack: Array = field(i1, n.NOTES, 3)  # discs on each note, bottom first
    height: Array = field(i1, n.NOTES)  # how many
    paired: Array = field(i1, n.NOTES)  # 1 = two discs of a Semibreve
    played_by: Array = field(i1, n.NOTES)  # the card whose disc lies on top, or -1
    points: Array = field(i2, 6, n.POINTS)  # points scored so far
    steps: Array = field(i1, 6, n.TRACKS)  # cubes on the tracks
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
