"""Record cards (variant): taking them with an action's strength, selling them, and the deck with its known bottom."""

from scherzo.core.chance import draw
from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, tell
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain
from scherzo.games.philharmonix.rules.symphonies import in_rows
from scherzo.games.philharmonix.table import Table


@rule
def why_not_take_record(box: Box, table: Table, card: int) -> int:
    """PH-RECORD-2, PH-RULING-74: face-up cards of a level the strength reaches."""
    if not box.records or table.record_place[card] != n.FACE_UP:
        return n.ABSENT
    return n.MAY if table.strength >= box.level_strength[box.record_level[card]] else n.LEVEL_TOO_HIGH


@rule
def take_record(box: Box, table: Table, seat: int, card: int) -> None:
    """PH-RECORD-3: the card lies before the player, the row is refilled."""
    table.record_place[card] = n.OWNED + seat
    tell(table, EVERYONE, n.RECORD_TAKEN, seat, card)
    for place in range(box.face_up):
        if table.record_row[place] == card:
            table.record_row[place] = -1
            break
    for place in range(box.face_up):  # places may have stayed empty (PH-RULING-76)
        if table.record_row[place] < 0:
            lay_record(table, place)


@rule
def lay_record(table: Table, place: int) -> None:
    """Turns up the next card: a random one of the shuffled part, then the sold cards in their order."""
    left = 0
    for card in range(n.RECORDS):
        left += table.record_place[card] == n.DECK
    found = -1
    if left > 0:
        skip = draw(table, n.RECORD_DECK, left)
        for card in range(n.RECORDS):
            if table.record_place[card] == n.DECK:
                if skip == 0:
                    found = card
                    break
                skip -= 1
    elif table.record_bottom_size > 0:
        found = table.record_bottom[0]
        table.record_bottom_size -= 1
        for at in range(table.record_bottom_size):
            table.record_bottom[at] = table.record_bottom[at + 1]
        table.record_bottom[table.record_bottom_size] = 0
    if found >= 0:  # PH-RULING-76: otherwise the row stays short
        table.record_place[found] = n.FACE_UP
        table.record_row[place] = found
        tell(table, EVERYONE, n.RECORD_LAID, place, found)


@rule
def offer_sales(box: Box, table: Table, seat: int) -> None:
    """PH-RECORD-4, PH-RULING-80: own cards whose symphonies are in the rows."""
    for card in range(n.RECORDS):
        if why_not_sell(box, table, seat, card) == n.MAY:
            offer(table, n.RECORD + card)


@rule
def why_not_sell(box: Box, table: Table, seat: int, card: int) -> int:
    """PH-RECORD-4: an own card whose symphonies are in the rows."""
    if not box.records or table.record_place[card] != n.OWNED + seat:
        return n.ABSENT
    return n.MAY if shown_in_rows(box, table, seat, card) else n.NOT_IN_ROWS


@rule
def shown_in_rows(box: Box, table: Table, seat: int, card: int) -> bool:
    """Whether the symphonies a card needs lie in the three rows (PH-RULING-89 for the wild card)."""
    different = 0
    for colour in range(n.COLOURS):
        count = in_rows(box, table, seat, colour)
        if count < box.record_need[card, colour]:
            return False
        different += count > 0
    return different >= box.record_wild[card]


@rule
def sell_record(box: Box, table: Table, seat: int, card: int) -> None:
    """PH-RECORD-4, PH-RULING-75: credits for the card, which goes under the deck; the symphonies stay."""
    table.record_place[card] = n.BOTTOM
    table.record_bottom[table.record_bottom_size] = card
    table.record_bottom_size += 1
    tell(table, EVERYONE, n.RECORD_SOLD, seat, card)
    gain(box, table, seat, n.CREDITS, box.level_sale[box.record_level[card]])
