"""Symphony's Box: everything constant during a play."""

from scherzo.core.layout import Array, Layout, field, i1, i2, i8, u1
from scherzo.games.symphony import names as n


class Box(Layout):
    """One copy of Symphony, set out for a number of players and the variants agreed on."""

    # what was agreed on
    players: int = field(i2)
    orchestra: int = field(i2)  # BUILT, PRESET or PROGRESSIVE
    draft: int = field(i2)
    public_objective: int = field(i2)
    private_objectives: int = field(i2)
    clefs: int = field(i2)  # 1 = Clefs variant
    clash_limit: int = field(i2)
    random_first: int = field(i2)
    orderly: int = field(i2)
    master_choice: int = field(i2)  # NO_MASTER, a Master, or -1 for a random one
    flipped: Array = field(i1, 6)  # which Score tokens show their variable side: 3 of Sheets, 3 of Voices

    # the board
    rows: int = field(i2)
    seat_open: Array = field(i1, n.SEATS)
    seat_dots: Array = field(i1, n.SEATS)
    first_row: Array = field(i1, 5)  # 1 = the front seat gets a card at set-up
    first_row_category: Array = field(i1, 5)
    choirs: Array = field(i1, 2)  # 2-Part and 3-Part Choirs drawn
    deal: int = field(i2)  # cards of a hand, Choir not counted
    large: int = field(i2)  # 1 = 30-seat side

    # the cards
    number: Array = field(i1, n.CARDS)
    twin: Array = field(i1, n.CARDS)  # the first card of the same kind
    category: Array = field(i1, n.CARDS)
    spaces: Array = field(i1, n.CARDS, n.SPACES)
    part: Array = field(i1, n.CARDS, n.SPACES)
    parts: Array = field(i1, n.CARDS)
    solo: Array = field(i2, n.CARDS)  # bit set of the slots inside the dotted line
    basic: Array = field(i2, n.CARDS, n.PARTS)
    unlock: Array = field(i2, n.CARDS)
    bonus: Array = field(i1, n.CARDS, n.PARTS)  # basic Virtuosity
    bonus_unlock: Array = field(i1, n.CARDS)
    dots: Array = field(i1, n.CARDS)
    clefs_of: Array = field(i1, n.CARDS)
    single: Array = field(i1, n.CARDS)  # 1 = the number occurs once among the ordinary cards
    ordinary: int = field(i8)  # bit sets of cards
    two_part: int = field(i8)
    three_part: int = field(i8)
    in_category: Array = field(i8, 7)
    pool: Array = field(i8, n.MASTERS)

    # tokens
    copies: int = field(i2)
    token_gives: Array = field(i2, n.TOKENS)  # abilities
    not_on_concertmaster: Array = field(i1, n.TOKENS)
    overwriting_limit: int = field(i2)
    clef_vp: int = field(i2)

    # the score
    note: Array = field(i1, n.NOTES)  # 1 = the note exists
    kind: Array = field(i1, n.NOTES)
    position: Array = field(i1, n.NOTES)
    accidental: Array = field(i1, n.NOTES)
    colour: Array = field(i1, n.NOTES)
    zone: Array = field(i1, n.NOTES)
    tuplet: Array = field(i1, n.NOTES)  # notes of its tuplet, or 0
    tuplet_from: Array = field(i1, n.NOTES)
    bar: Array = field(i1, n.NOTES)  # 1-9
    voice: Array = field(i1, n.NOTES)
    left: Array = field(i1, n.NOTES)  # neighbours in the Voice, or -1
    right: Array = field(i1, n.NOTES)
    covered: Array = field(i1, n.NOTES)  # 1 = a black disc lies there from the start
    area_size: Array = field(i1, 5)
    area: Array = field(i1, 5, n.AREA)  # the notes of each Movement, ascending
    from_bar: Array = field(i1, 5)
    to_bar: Array = field(i1, 5)
    scored_after: Array = field(i1, 5)  # the Sheet scored after each Movement, or -1

    # values
    voice_vp: Array = field(i2, 3)
    cover_vp: int = field(i2)
    sheet_prize: Array = field(i2, 3)
    voice_prize: Array = field(i2, 3)
    leftover_vp: int = field(i2)
    track: Array = field(i2, n.TRACKS, n.STEPS)
    track_end: Array = field(i1, n.TRACKS)
    variable_vp: Array = field(i2, 6)
    clef_main: Array = field(i1, 3)  # Clef bits of the chosen set
    clef_minor: Array = field(i1, 3)
    clef_zone: Array = field(i2, 3)  # bit set of positions
    discs_each: int = field(i2)
    discs_black: int = field(i2)

    # Conductor and Masters
    master_discs: Array = field(i1, n.MASTERS)
    master_to: Array = field(i1, n.MASTERS, 3)
    master_black: Array = field(i1, n.MASTERS, 3)
    master_distinct: Array = field(i1, n.MASTERS)
    overwrite_vp: int = field(i2)
    removes: Array = field(i1, n.MASTERS)  # the Virtuosity card removed with the Master, or -1

    # Virtuosity cards
    o_kind: Array = field(i1, n.VIRTUOSITY_CARDS)
    o_vp: Array = field(i2, n.VIRTUOSITY_CARDS)
    o_of: Array = field(i2, n.VIRTUOSITY_CARDS)
    s_kind: Array = field(i1, n.VIRTUOSITY_CARDS)
    s_vp: Array = field(i2, n.VIRTUOSITY_CARDS)
    s_of: Array = field(i2, n.VIRTUOSITY_CARDS)
    s_more: Array = field(i2, n.VIRTUOSITY_CARDS)

    # names, which the component file may change
    card_name: Array = field(u1, n.CARDS, n.NAME_ROOM)
    master_name: Array = field(u1, n.MASTERS, n.NAME_ROOM)
    orchestra_name: Array = field(u1, n.VIRTUOSITY_CARDS, n.NAME_ROOM)
    symphony_name: Array = field(u1, n.VIRTUOSITY_CARDS, n.NAME_ROOM)

    # switches of the rulings
    absolute_scores: int = field(i2)
    setup_tuplet_power: int = field(i2)
    black_hits_own: int = field(i2)
    obsessive_wraps: int = field(i2)
    disturbing_needs_disc: int = field(i2)
    eclectic_stacks: int = field(i2)
    unlimited: int = field(i2)
    strict_leftmost: int = field(i2)
    zero_counts: int = field(i2)
    recurring_all: int = field(i2)
    wagner_pairs: int = field(i2)

    # the preset orchestra
    preset_card: Array = field(i1, n.INSTRUMENTS)
    preset_owner: Array = field(i1, n.INSTRUMENTS, n.PARTS)
