"""Dealing hidden cards to hidden places, which `redeal` calls slots, so that every card fits its slot."""

from scherzo.core.chance import below
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.notes import in_set
from scherzo.games.musical_chairs.table import HINTS, Table
from scherzo.games.musical_chairs.worlds.knowledge import fits

# Rows of the scratch space `table.world`.
DECK = 0  # the hidden cards, in the order in which they are placed
WHERE = 1  # the place that a slot belongs to
HELD = 2  # the card that lies in a slot
SLOT = 3  # the slot that a card lies in
QUEUE = 4  # slots of a chain of moves that is being looked for
FROM = 5  # the slot from which a chain came to a slot
FREE = 6  # the slots that are still empty
ROWS = 7


@rule
def add_slot(table: Table, slot: int, place: int, clue0: int, clue1: int) -> None:
    """One more hidden place, still empty."""
    table.world[WHERE, slot] = place
    table.world[HELD, slot] = n.NO_CARD
    table.world[FREE, slot] = slot
    table.slots[slot, 0] = clue0
    table.slots[slot, 1] = clue1


@rule
def place_card(table: Table, seat: int, card: int, slots: int, free: int, rng: Array) -> None:
    """Puts a card into a random free slot that admits it; if there is none, other cards make room."""
    at = below(rng, free)
    for _ in range(free):
        slot = table.world[FREE, at]
        if fits(table, seat, card, slot):
            put(table, card, slot)
            table.world[FREE, at] = table.world[FREE, free - 1]
            return
        at = at + 1 if at + 1 < free else 0
    make_room(table, seat, card, slots, free)


@rule
def put(table: Table, card: int, slot: int) -> None:
    """The card lies in the slot."""
    table.world[HELD, slot] = card
    table.world[SLOT, card] = slot


@rule
def make_room(table: Table, seat: int, card: int, slots: int, free: int) -> None:
    """Finds the shortest chain of cards, each moving into the next one's slot, the last into a free one; moves them."""
    for slot in range(slots):
        table.world[FROM, slot] = n.NO_CARD
    size, head = 0, 0
    for slot in range(slots):
        if fits(table, seat, card, slot):
            table.world[FROM, slot] = slot
            table.world[QUEUE, size] = slot
            size += 1
    while head < size:
        here = table.world[QUEUE, head]
        head += 1
        moving = table.world[HELD, here]
        for slot in range(slots):
            if table.world[FROM, slot] == n.NO_CARD and fits(table, seat, moving, slot):
                table.world[FROM, slot] = here
                table.world[QUEUE, size] = slot
                size += 1
                if table.world[HELD, slot] == n.NO_CARD:
                    move_along(table, card, slot)
                    no_longer_free(table, slot, free)
                    return


@rule
def move_along(table: Table, card: int, free: int) -> None:
    """Moves the cards of a chain, from its free end back to its beginning, where the new card goes."""
    slot = free
    while table.world[FROM, slot] != slot:
        before = table.world[FROM, slot]
        put(table, table.world[HELD, before], slot)
        slot = before
    put(table, card, slot)


@rule
def no_longer_free(table: Table, slot: int, free: int) -> None:
    """Takes a slot off the list of empty ones."""
    for at in range(free):
        if table.world[FREE, at] == slot:
            table.world[FREE, at] = table.world[FREE, free - 1]
            return


@rule
def swap(table: Table, seat: int, a: int, b: int) -> bool:
    """Exchanges the cards of two slots, if both fit and no more promises are broken than before."""
    card_a, card_b = table.world[HELD, a], table.world[HELD, b]
    place_a, place_b = table.world[WHERE, a], table.world[WHERE, b]
    if place_a == place_b or not (fits(table, seat, card_a, b) and fits(table, seat, card_b, a)):
        return False
    broken = promises_broken(table, place_a) + promises_broken(table, place_b)
    put(table, card_a, b)
    put(table, card_b, a)
    if promises_broken(table, place_a) + promises_broken(table, place_b) <= broken:
        return True
    put(table, card_a, a)
    put(table, card_b, b)
    return False


@rule
def promises_broken(table: Table, place: int) -> int:
    """How many proofs that a hand holds a certain card are not true in this world."""
    broken = 0
    if n.IN_HAND <= place < n.IN_HAND + n.SEATS:
        for kind in range(HINTS):
            if is_broken(table, place - n.IN_HAND, kind):
                broken += 1
    return broken


@rule
def is_broken(table: Table, other: int, kind: int) -> bool:
    """Whether a hand was proved to hold one card of a set and holds none in this world."""
    cards0, cards1 = table.hint[other, kind, 0], table.hint[other, kind, 1]
    if cards0 == 0 and cards1 == 0:
        return False
    for at in range(table.hand_size[other]):  # announced cards stay where they are
        card = table.hand[other, at]
        if table.announced[card] and in_set(cards0, cards1, card):
            return False
    slot = 0
    while table.world[WHERE, slot] >= n.IN_HAND and table.world[WHERE, slot] <= n.IN_HAND + other:
        if table.world[WHERE, slot] == n.IN_HAND + other and in_set(cards0, cards1, table.world[HELD, slot]):
            return False
        slot += 1
    return True


@rule
def keep_promises(table: Table, seat: int, count: int, rng: Array) -> None:
    """Brings cards into the hands that were proved to hold them."""
    for other in range(table.players):
        for kind in range(HINTS):
            if other != seat and is_broken(table, other, kind):
                bring_card(table, seat, other, kind, count, below(rng, count))


@rule
def bring_card(table: Table, seat: int, other: int, kind: int, count: int, start: int) -> None:
    """Swaps a card that a hand was proved to hold into that hand."""
    for turn in range(count):
        there = (start + turn) % count
        card = table.world[HELD, there]
        if in_set(table.hint[other, kind, 0], table.hint[other, kind, 1], card):
            for here in range(count):
                if table.world[WHERE, here] == n.IN_HAND + other and swap(table, seat, here, there):
                    return
