"""What came in the box: the record that the rules read."""

from scherzo.core.layout import Array, Layout, field, i1, u1

TEXT = 120
"""Bytes that the Box keeps for a printed text."""


class Box(Layout):
    """Constant during a play. Suits are numbered by their chairs, clockwise from board position 1."""

    start: int = field(i1)  # the seat that starts, or NOBODY: drawn at random
    open_piles: int = field(i1)  # 1 = everybody may look through all score piles
    vp: Array = field(i1, 98)  # victory points of each card
    cushion_vp: Array = field(i1, 16)  # fixed victory points of each cushion
    move_max: int = field(i1)  # how far a marker walks
    move_four_max: int = field(i1)  # the same with the cushion move_four
    battle_bonus: int = field(i1)  # battle_edge adds this
    per_suit: int = field(i1)  # suit_bonus: VP for each suit
    per_rest: int = field(i1)  # rest_bonus: VP for each Rest played
    zero_card: int = field(i1)  # zero_worth_two: what a card of 0 VP counts
    group: int = field(i1)  # three_suits: so many suits ...
    per_group: int = field(i1)  # ... give this many VP
    suit_id: Array = field(u1, 8, TEXT)  # texts as UTF-8
    suit_name: Array = field(u1, 8, TEXT)
    suit_colour: Array = field(u1, 8, TEXT)
    repeat_colour: Array = field(u1, TEXT)
    marker_colour: Array = field(u1, 4, TEXT)
    cushion_text: Array = field(u1, 16, TEXT)
