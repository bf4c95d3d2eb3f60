"""Everything that changes while Musical Chairs is played."""

from scherzo.core.layout import Array, field, i1, i2, i8, u2
from scherzo.core.table import Head

LINE_ROOM = 40
"""A round has at most 8 x 4 + 3 turns (invariant g), so no line is longer."""

PUBLIC = 4
"""In `eras`: what a spectator knows, beside the four seats."""

HINTS = 3
"""Kinds of proof that a hand holds one card of a set, see rules/notes.py."""


class Table(Head):
    """The table: cards, markers, cushions, the round's progress, and what plays have proved."""

    tape: Array = field(i2, 160, 8, spare=True)  # a stop with a long line and a full refill tells more than 96 events

    phase: int = field(i1)
    rounds: int = field(i2)  # counts from 1; 0 while chairs are chosen
    start: int = field(i1)  # the start player of this round
    turn: int = field(i1)  # whose turn it is, or the seat that an end-of-round phase has come to
    seats_done: int = field(i1)  # how many seats that phase has dealt with
    stopper: int = field(i1)  # who has the conductor token; NOBODY before the first stop
    reason: int = field(i1)  # why the game ended

    place: Array = field(i1, 98)  # where each card is
    hand: Array = field(i1, 4, 9)  # the cards of each hand, ascending
    hand_size: Array = field(i1, 4)
    pile: Array = field(i1, 98)  # the cards of the draw pile, in no order
    pile_size: int = field(i1)
    discard_size: int = field(i1)
    score_size: Array = field(i1, 4)  # cards in each score pile
    line: Array = field(i1, LINE_ROOM)  # the cards of the line, first played first
    line_as: Array = field(i1, LINE_ROOM)  # the Chair card that each of them is or copies; NO_CARD for a blank Repeat
    line_size: int = field(i1)
    rests_played: Array = field(i1, 4)  # Rests played on turns in the whole game, for rest_bonus

    chair: Array = field(i1, 4)  # where each marker stands
    cushion_at: Array = field(i1, 16)  # the cushion of each chair; from 8 on those left in the box
    cushion: Array = field(i1, 16)  # where each cushion is
    owner: Array = field(i1, 16)  # who owns it
    flipped: Array = field(i1, 16)  # 1 = it lies face down
    on_board: int = field(i1)  # cushions still on the board

    fought: int = field(i2)  # bit set of chairs whose battle is over
    losers: int = field(i1)  # bit set of seats that were in a battle and did not win it
    battle_chair: int = field(i1)  # where the present battle is; NOBODY = there is none
    active: int = field(i1)  # bit set of the seats still in it
    showing: int = field(i1)  # how often cards were shown in it
    committed: Array = field(i1, 4)  # the card of each active seat, DECLINED or UNDECIDED
    shown_size: int = field(i1)
    shown_seat: Array = field(i1, 40)  # what was shown in the present battle, or last one of the round: who ...
    shown_card: Array = field(i1, 40)  # ... which card, or DECLINED ...
    shown_in: Array = field(i1, 40)  # ... in which showing

    scoring_chair: Array = field(i1, 4)  # the chair each seat scored in phase 4; NOBODY if none
    took: Array = field(i1, 4)  # line cards taken in phase 4
    highest: Array = field(i1, 4)  # the highest number among them
    side: int = field(i1)  # phase 5: whether the seat scores LOWER or HIGHER cards, or EITHER so far
    switch_out: int = field(i1)  # the scored card that switch_card takes out

    era: int = field(i1)  # how often the discard pile was shuffled
    eras: Array = field(u2, 5, 98, spare=True)  # by seat (PUBLIC last), card: eras it may have been drawn in last
    announced: Array = field(i1, 98)  # 1 = in a hand, and everybody knows it
    clues: Array = field(i1, 4)  # hand cards that nobody else knows, each with a clue
    clue: Array = field(i8, 4, 9, 2, spare=True)  # what each may be by what everybody has seen, see rules/notes.py
    thrown_size: int = field(i1)
    thrown_seat: Array = field(i1, 98, spare=True)  # face-down discards: who threw the card away ...
    thrown: Array = field(i8, 98, 2, spare=True)  # ... and its clue
    hint: Array = field(i8, 4, HINTS, 2, spare=True)  # sets of cards of which the hand holds one; empty = no such proof

    world: Array = field(i1, 7, 98, spare=True)  # scratch space of redeal
    slots: Array = field(i8, 98, 2, spare=True)  # scratch space of redeal
