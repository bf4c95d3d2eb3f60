"""Broken invariants in words; none in a table that the rules have made."""

from collections import Counter
from typing import Any

from scherzo.core.arrays import with_arrays
from scherzo.games.musical_chairs import names as n


def problems(box: Any, table: Any) -> list[str]:
    """What is wrong with this table."""
    table = with_arrays(table)
    return [*card_problems(table), *line_problems(table), *cushion_problems(table), *marker_problems(table)]


def card_problems(table: Any) -> list[str]:
    """Invariant (a): every card is in exactly one place, and the lists of cards say the same."""
    found = []
    places = Counter(table.place.tolist())
    of_seats = (n.IN_HAND, n.FRONT, n.SCORED, n.THROWN)
    allowed = {n.PILE, n.DISCARD, n.LINE} | {kind + seat for kind in of_seats for seat in range(table.players)}
    found += [f"a card lies at the unknown place {place}" for place in places if place not in allowed]
    if sorted(table.pile[: table.pile_size]) != [c for c in range(n.CARDS) if table.place[c] == n.PILE]:
        found.append("the draw pile and the places of its cards differ")
    for seat in range(table.players):
        hand = table.hand[seat, : table.hand_size[seat]].tolist()
        if hand != [c for c in range(n.CARDS) if table.place[c] == n.IN_HAND + seat]:
            found.append(f"the hand of {{{seat}}} and the places of its cards differ")
        if any(card != n.NO_CARD for card in table.hand[seat, table.hand_size[seat] :]):
            found.append(f"cards lie beside the hand of {{{seat}}}")
        if places[n.SCORED + seat] != table.score_size[seat]:
            found.append(
                f"the score pile of {{{seat}}} has {places[n.SCORED + seat]} cards, noted {table.score_size[seat]}"
            )
        if table.clues[seat] != sum(1 for card in hand if not table.announced[card]):
            found.append(f"the hand of {{{seat}}} has {table.clues[seat]} clues for its unknown cards")
    thrown = sum(places[n.THROWN + seat] for seat in range(n.SEATS))
    if places[n.DISCARD] + thrown != table.discard_size:
        found.append(f"the discard pile has {places[n.DISCARD] + thrown} cards, noted {table.discard_size}")
    if thrown != table.thrown_size:
        found.append(f"{thrown} cards were thrown away face down, noted {table.thrown_size}")
    rests_out = [c for c in range(n.CARDS) if n.FRONT <= table.place[c] < n.FRONT + n.SEATS and c % n.SUIT != n.REST]
    if rests_out:
        found.append("a card that is no Rest lies before a player")
    return found


def line_problems(table: Any) -> list[str]:
    """Invariant (b): the numbers of the line never fall; its cards are in the line, or taken in scoring."""
    found = []
    last = -1
    for at in range(table.line_size):
        counts_as = table.line_as[at]
        number = 0 if counts_as == n.NO_CARD else counts_as % n.SUIT + 1
        if number < last:
            found.append("the line falls")
        last = number
    in_line = {c for c in range(n.CARDS) if table.place[c] == n.LINE}
    if not in_line <= set(table.line[: table.line_size]):
        found.append("a card of the line is not in its row")
    return found


def cushion_problems(table: Any) -> list[str]:
    """Invariant (c): eight cushions in play, each on the board, removed or owned."""
    found = []
    states = Counter(table.cushion.tolist())
    if states[n.ON_BOARD] + states[n.REMOVED] + states[n.OWNED] != n.CHAIRS:
        found.append(f"{states[n.ON_BOARD] + states[n.REMOVED] + states[n.OWNED]} cushions are in play")
    if states[n.ON_BOARD] != table.on_board:
        found.append(f"{states[n.ON_BOARD]} cushions are on the board, noted {table.on_board}")
    if sorted(table.cushion_at) != list(range(len(table.cushion_at))):
        found.append("a cushion is missing or there twice")
    for cushion, owner in enumerate(table.owner):
        if (owner >= 0) != (table.cushion[cushion] == n.OWNED) or owner >= table.players:
            found.append(f"cushion {cushion} has a wrong owner")
    if table.phase == n.OVER and table.waiting:
        found.append("the game is over and somebody is asked")
    if (
        table.phase != n.OVER
        and table.rounds > 0
        and table.on_board == 0
        and table.line_size == 0
        and table.seats_done == 0
    ):
        found.append("the last cushion is gone and a new round begins")
    return found


def marker_problems(table: Any) -> list[str]:
    """Every marker stands at a chair once the round has begun."""
    return [
        f"the marker of {{{seat}}} is nowhere"
        for seat in range(table.players)
        if table.rounds > 0 and not 0 <= table.chair[seat] < n.CHAIRS
    ]
