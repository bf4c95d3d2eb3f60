"""Broken invariants of a table, in words: every card, token and disc is somewhere, once."""

from typing import Any

from scherzo.core.arrays import with_arrays
from scherzo.core.members import holds
from scherzo.games.symphony import names as n


def problems(box: Any, table: Any) -> list[str]:
    """What is wrong with the table; empty when all is well."""
    box, table = with_arrays(box), with_arrays(table)
    return [
        *card_problems(box, table),
        *token_problems(box, table),
        *disc_problems(box, table),
        *note_problems(box, table),
    ]


def card_problems(box: Any, table: Any) -> list[str]:
    """All 60 cards: in hands, packets, on seats, discarded, never dealt, or Choirs not drawn."""
    found = [0] * n.CARDS
    piles = [table.deck, table.choirs_out, table.choirs_passed, *table.hands, *table.packets, *table.discards]
    for pile in piles:
        for card in range(n.CARDS):
            found[card] += holds(pile, card)
    seated = [card for card in table.card[: n.SEATS] if card >= 0]
    if table.laid >= 0 and table.laid not in seated:
        seated.append(table.laid)
    for card in seated:
        found[card] += 1
    special = {n.CARD_CONDUCTOR: n.CONDUCTOR, n.CARD_CONCERTMASTER: n.CONCERTMASTER}
    for card, at in special.items():
        if box.orchestra != n.PROGRESSIVE or table.owner[at, 0] >= 0:
            found[card] += 1  # out of the game, or exchanged for its space
    return [f"card {card} is in {count} places" for card, count in enumerate(found) if count != 1]


def token_problems(box: Any, table: Any) -> list[str]:
    """All Musician tokens of each type."""
    wrong = []
    for token in range(n.TOKENS):
        count = table.tokens[:, token].sum() + table.late[:, token].sum() + table.pentagon[token] + table.spare[token]
        for place in (table.column_token, table.minim, table.token_on):
            count += (place == token).sum()
        if count != box.copies:
            wrong.append(f"there are {count} tokens of type {token}")
    if (table.tokens < 0).any() or (table.spare < 0).any() or (table.pentagon < 0).any():
        wrong.append("somebody has a negative number of tokens")
    return wrong


def disc_problems(box: Any, table: Any) -> list[str]:
    """All discs of each colour: in the supply, on Instruments, stacked, on the score; and only where they may be."""
    wrong = []
    for colour in range(1, n.BLACK + 1):
        count = table.supply[colour] + (table.discs == colour).sum() + (table.stack == colour).sum()
        for at in range(n.INSTRUMENTS):
            if table.stacked[at] and table.owner[at, 0] + 1 == colour:
                count += table.stacked[at]
        if count != (box.discs_black if colour == n.BLACK else box.discs_each):
            wrong.append(f"there are {count} discs of colour {colour}")
        if not box.unlimited and table.supply[colour] < 0:
            wrong.append(f"the supply of colour {colour} is overdrawn")
    for at in range(n.INSTRUMENTS):
        owners = {owner + 1 for owner in table.owner[at] if owner >= 0}
        for slot in range(n.SLOTS):
            disc = table.discs[at, slot]
            if disc not in (0, n.BLACK) and disc not in owners:
                wrong.append(f"a disc of colour {disc} lies on Instrument {at}, which that player does not control")
    return wrong


def note_problems(box: Any, table: Any) -> list[str]:
    """Stacks without gaps, at most three high; Semibreves empty, covered or filled by a pair; cubes on their tracks."""
    wrong = []
    for note in range(n.NOTES):
        height, stack = table.height[note], table.stack[note]
        if not stack[:height].all() or stack[height:].any():
            wrong.append(f"the stack on note {note} has a gap")
        if height and not box.note[note]:
            wrong.append(f"a disc lies beside the notes, on {note}")
        if (
            box.note[note]
            and box.kind[note] == n.SEMIBREVE
            and height != (2 if table.paired[note] else box.covered[note])
        ):
            wrong.append(f"the Semibreve {note} holds {height} discs")
    for seat in range(table.players):
        for track in range(n.TRACKS):
            if not 0 <= table.steps[seat, track] <= box.track_end[track]:
                wrong.append(f"seat {seat} is off track {track}")
    return wrong
