"""Victory points (MC-FINAL): the score sheet, at the end or as if the game ended now."""

from scherzo.core.game import RANK, TOTAL
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import suit_of
from scherzo.games.musical_chairs.rules.turn import owns
from scherzo.games.musical_chairs.table import Table

CARD_VP = 2
CUSHION_VP = 3
SUITS = 4
ZEROS = 5
GROUPS = 6
RESTS = 7


@rule
def scores(box: Box, table: Table, sheet: Array) -> None:
    """MC-FINAL-1: cards, fixed VP of cushions, bonus VP of cushions; MC-FINAL-2: equal totals share a rank."""
    for seat in range(table.players):
        count_cards(box, table, seat, sheet)
        sheet[seat, CUSHION_VP] = 0
        for cushion in range(n.CUSHIONS):
            if owns(table, seat, cushion):
                sheet[seat, CUSHION_VP] += box.cushion_vp[cushion]
        sheet[seat, RESTS] = int(box.per_rest) * int(table.rests_played[seat]) if owns(table, seat, n.REST_BONUS) else 0
        sheet[seat, TOTAL] = 0
        for source in range(CARD_VP, RESTS + 1):
            sheet[seat, TOTAL] += sheet[seat, source]
    for seat in range(table.players):
        sheet[seat, RANK] = 1
        for other in range(table.players):
            if sheet[other, TOTAL] > sheet[seat, TOTAL]:
                sheet[seat, RANK] += 1


@rule
def count_cards(box: Box, table: Table, seat: int, sheet: Array) -> None:
    """The parts of the score that depend on the cards of the score pile."""
    vp, zeros, suits = 0, 0, 0
    for card in range(n.CARDS):
        if table.place[card] == n.SCORED + seat:
            vp += int(box.vp[card])
            zeros += 1 if box.vp[card] == 0 else 0
            suits |= 1 << suit_of(card)
    different = 0
    for suit in range(n.CHAIRS):  # MC-RULING-58: Repeats show no suit
        different += (suits >> suit) & 1
    sheet[seat, CARD_VP] = vp
    sheet[seat, ZEROS] = int(box.zero_card) * zeros if owns(table, seat, n.ZERO_WORTH_TWO) else 0
    sheet[seat, SUITS] = int(box.per_suit) * different if owns(table, seat, n.SUIT_BONUS) else 0
    groups = different // int(box.group)
    sheet[seat, GROUPS] = int(box.per_group) * groups if owns(table, seat, n.THREE_SUITS) else 0
