"""What came in the box: the record that the rules read, and how it is filled."""

from collections.abc import Mapping
from typing import Any

from scherzo.core.box_texts import write_text
from scherzo.core.layout import Array, Layout, Records, field, i1, records, u1
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.components import Components, Cushion, check

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


def build_box(components: Components, players: int, options: Mapping[str, str]) -> Records:
    """One Box for a table of so many players with these options."""
    check(components)
    boxes = records(Box)
    box = boxes[0]
    start = options.get("start", "random")
    box.start = NOBODY if start == "random" else int(start) - 1
    box.open_piles = options.get("score-piles", "open") == "open"
    box.move_max = components.rules.move_max
    put_cards(box, components)
    put_cushions(box, {cushion.id: cushion for cushion in components.cushions})
    for seat, colour in enumerate(components.markers.colours):
        write_text(box.marker_colour[seat], colour, "[markers] colours")
    return boxes


def put_cards(box: Any, components: Components) -> None:
    """Cards and chairs: suits in the order of their chairs."""
    for chair, suit in enumerate(sorted(components.suits, key=lambda s: s.board_position)):
        box.vp[chair * n.SUIT : chair * n.SUIT + n.REST] = suit.vp
        box.vp[chair * n.SUIT + n.REST] = suit.rest_vp
        write_text(box.suit_id[chair], suit.id, "[suits] id")
        write_text(box.suit_name[chair], suit.name, "[suits] name")
        write_text(box.suit_colour[chair], suit.colour, "[suits] colour")
    box.vp[n.FIRST_REPEAT :] = components.repeat_cards.vp
    write_text(box.repeat_colour, components.repeat_cards.colour, "[repeat_cards] colour")


def put_cushions(box: Any, by_id: Mapping[str, Cushion]) -> None:
    """Cushions and the numbers in their powers."""
    for number, name in enumerate(n.CUSHION_IDS):
        box.cushion_vp[number] = by_id[name].vp
        write_text(box.cushion_text[number], by_id[name].text, "[cushions] text")
    box.move_four_max = by_id["move_four"].move_max
    box.battle_bonus = by_id["battle_edge"].battle_bonus
    box.per_suit = by_id["suit_bonus"].bonus_per_suit
    box.per_rest = by_id["rest_bonus"].bonus_per_rest
    box.zero_card = by_id["zero_worth_two"].zero_card_vp
    box.group = by_id["three_suits"].group_size
    box.per_group = by_id["three_suits"].bonus_per_group
