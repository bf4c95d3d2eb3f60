"""A random world that a seat may imagine: it fits all that the seat has seen, and nothing else of the real one.

Hidden cards are dealt to hidden places: the unknown cards of the other hands, the hands that others threw away, and the
pile. Which card may lie where is told by clues and eras (rules/notes.py). Cards and places are taken in an order that
everybody knows, matched at random, then swapped at random, so the result does not depend on where the cards really are.
"""

from scherzo.core.chance import below, new_secret
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, only, with_
from scherzo.core.table import asked
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import add_to_hand
from scherzo.games.musical_chairs.rules.notes import ANY, HALF, sort_clues
from scherzo.games.musical_chairs.table import Table
from scherzo.games.musical_chairs.worlds.knowledge import is_hidden
from scherzo.games.musical_chairs.worlds.matching import (
    DECK,
    ROWS,
    SLOT,
    WHERE,
    add_slot,
    keep_promises,
    place_card,
    swap,
)

SWEEPS = 3
"""How often each place outside the pile gets the chance to swap its card for another one."""


@rule
def redeal(box: Box, table: Table, seat: int, rng: Array) -> None:
    """Replaces what the seat cannot know."""
    count = collect_cards(table, seat, rng)
    collect_slots(table, seat)
    for at in range(count):
        place_card(table, seat, table.world[DECK, at], count, count - at, rng)
    keep_promises(table, seat, count, rng)
    for _ in range(SWEEPS):
        for slot in range(count - table.pile_size):
            swap(table, seat, slot, below(rng, count))
    lay_out(table, seat, count)
    commit_for_others(table, seat, rng)
    clear_up(table)
    new_secret(table, rng)


@rule
def collect_cards(table: Table, seat: int, rng: Array) -> int:
    """The hidden cards in random order, those that cannot be in the pile first because they have fewer places."""
    now = only(table.era)
    bound, count = 0, 0
    for card in range(n.CARDS):
        table.world[SLOT, card] = n.NO_CARD
        if is_hidden(table, seat, card):
            table.world[DECK, count] = card
            count += 1
    for at in range(count):
        card = table.world[DECK, at]
        if table.eras[seat, card] & now == 0:
            table.world[DECK, at] = table.world[DECK, bound]
            table.world[DECK, bound] = card
            bound += 1
    for at in range(count):
        end = bound if at < bound else count
        other = at + below(rng, end - at)
        card = table.world[DECK, at]
        table.world[DECK, at] = table.world[DECK, other]
        table.world[DECK, other] = card
    return count


@rule
def collect_slots(table: Table, seat: int) -> int:
    """The hidden places with their clues: other hands, hands thrown away by others, the pile."""
    count = 0
    for other in range(table.players):
        if other != seat:
            sort_clues(table, other)
            for at in range(table.clues[other]):
                add_slot(table, count, n.IN_HAND + other, table.clue[other, at, 0], table.clue[other, at, 1])
                count += 1
    for at in range(table.thrown_size):
        if table.thrown_seat[at] != seat:
            add_slot(table, count, n.THROWN + table.thrown_seat[at], table.thrown[at, 0], table.thrown[at, 1])
            count += 1
    for _ in range(table.pile_size):
        add_slot(table, count, n.PILE, with_(ANY, HALF + table.era), ANY)
        count += 1
    return count


@rule
def lay_out(table: Table, seat: int, count: int) -> None:
    """Puts every hidden card where the imagined world has it."""
    for other in range(table.players):
        if other != seat:
            keep_announced_cards(table, other)
    for at in range(table.pile_size):
        table.pile[at] = n.NO_CARD
    table.pile_size = 0
    for card in range(n.CARDS):
        slot = table.world[SLOT, card]
        if slot != n.NO_CARD:
            place = table.world[WHERE, slot]
            table.place[card] = place
            if place == n.PILE:
                table.pile[table.pile_size] = card
                table.pile_size += 1
            elif place < n.IN_HAND + n.SEATS:
                add_to_hand(table, place - n.IN_HAND, card)


@rule
def keep_announced_cards(table: Table, other: int) -> None:
    """Takes all cards out of a hand but those that everybody knows."""
    kept = 0
    for at in range(n.HAND + 1):
        card = table.hand[other, at]
        if at < table.hand_size[other] and table.announced[card]:
            table.hand[other, kept] = card
            kept += 1
    for at in range(kept, n.HAND + 1):
        table.hand[other, at] = n.NO_CARD
    table.hand_size[other] = kept


@rule
def commit_for_others(table: Table, seat: int, rng: Array) -> None:
    """In a battle, cards that others have chosen but not shown are chosen anew."""
    if table.phase != n.SHOWDOWN:
        return
    for other in range(table.players):
        if other != seat and has(table.active, other) and not asked(table, other):
            at = below(rng, table.hand_size[other] + 1)
            table.committed[other] = n.DECLINED if at == table.hand_size[other] else table.hand[other, at]


@rule
def clear_up(table: Table) -> None:
    """Empties the scratch space, and the tape, which tells of the real world."""
    for row in range(ROWS):
        for at in range(n.CARDS):
            table.world[row, at] = 0
    for at in range(n.CARDS):
        table.slots[at, 0] = 0
        table.slots[at, 1] = 0
    table.told = 0
