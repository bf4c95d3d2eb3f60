"""What a seat knows of hidden cards, read from the notes that the rules keep while playing (rules/notes.py)."""

from scherzo.core.rule import rule
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.notes import admits
from scherzo.games.musical_chairs.table import Table


@rule
def is_hidden(table: Table, seat: int, card: int) -> bool:
    """Whether the seat cannot know where this card is."""
    place = table.place[card]
    if place == n.PILE:
        return True
    if n.IN_HAND <= place < n.IN_HAND + n.SEATS:
        return place != n.IN_HAND + seat and table.announced[card] == 0
    return place >= n.THROWN and place != n.THROWN + seat


@rule
def fits(table: Table, seat: int, card: int, slot: int) -> bool:
    """Whether the seat must think it possible that this card lies in that slot."""
    return admits(table.eras[seat, card], table.slots[slot, 0], table.slots[slot, 1], card)
