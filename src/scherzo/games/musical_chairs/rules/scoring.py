"""Victory points (MC-FINAL): the score sheet, at the end or as if the game ended now."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import size_of, with_
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import has_scored, is_repeat, suit_of
from scherzo.games.musical_chairs.rules.cushions import owns
from scherzo.games.musical_chairs.table import Table


@rule
def scores(box: Box, table: Table, sheet: Array) -> None:
    """MC-FINAL-2: a row for each seat; equal totals share a rank."""
    for seat in range(table.players):
        count_seat(box, table, seat, sheet[seat])
    for seat in range(table.players):
        sheet[seat, RANK] = 1
        for other in range(table.players):
            if sheet[other, TOTAL] > sheet[seat, TOTAL]:
                sheet[seat, RANK] += 1


@rule
def count_seat(box: Box, table: Table, seat: int, row: Array) -> None:
    """MC-FINAL-1: cards, fixed VP of cushions, bonus VP of cushions, and their total."""
    count_cards(box, table, seat, row)
    row[n.CUSHION_VP] = 0
    for cushion in range(n.CUSHIONS):
        if owns(table, seat, cushion):
            row[n.CUSHION_VP] += box.cushion_vp[cushion]
    row[n.RESTS] = box.per_rest * table.rests_played[seat] if owns(table, seat, n.REST_BONUS) else 0
    row[TOTAL] = 0
    for source in range(SOURCES, n.RESTS + 1):
        row[TOTAL] += row[source]


@rule
def count_cards(box: Box, table: Table, seat: int, row: Array) -> None:
    """The parts of the score that depend on the cards of the score pile."""
    vp, zeros, suits = 0, 0, 0
    for card in range(n.CARDS):
        if has_scored(table, seat, card):
            vp += box.vp[card]
            zeros += 1 if box.vp[card] == 0 else 0
            if not is_repeat(card):  # MC-RULING-58: Repeats show no suit
                suits = with_(suits, suit_of(card))
    different = size_of(suits)
    row[n.CARD_VP] = vp
    row[n.ZEROS] = zeros * zero_card(box, table, seat)
    row[n.SUITS] = box.per_suit * different if owns(table, seat, n.SUIT_BONUS) else 0
    row[n.GROUPS] = box.per_group * (different // box.group) if owns(table, seat, n.THREE_SUITS) else 0


@rule
def zero_card(box: Box, table: Table, seat: int) -> int:
    """MC-TOKEN-zero_worth_two-1: what a card of 0 VP counts in this score pile."""
    return box.zero_card if owns(table, seat, n.ZERO_WORTH_TWO) else 0
