"""The end of a round, phase 5: lower hand cards of the chair's suit may follow (MC-HAND)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import with_
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.cards import is_repeat, number_of, score, show_from_hand, suit_of
from scherzo.games.musical_chairs.rules.cushions import can_use
from scherzo.games.musical_chairs.rules.end_of_round import next_phase, seat_in_order
from scherzo.games.musical_chairs.rules.notes import COULD_SCORE, HALF, holds_none_of, holds_one_of
from scherzo.games.musical_chairs.table import Table


@rule
def score_next_hand(table: Table) -> None:
    """MC-HAND-1, MC-HAND-5: whoever took a card may add hand cards of that suit, as long as there are any."""
    if table.seats_done == table.players:
        next_phase(table, n.BUYING)
        return
    seat = seat_in_order(table)
    table.turn = seat
    if table.took[seat] == 0:
        finish_hand(table)
        return
    could = False
    for at in range(table.hand_size[seat]):
        could = could or why_not_score(table, seat, table.hand[seat, at]) == n.MAY
    prove_hand_scoring(table, seat, could)
    if could:
        ask(table, n.SCORE_FROM_HAND, seat)
    else:
        finish_hand(table)


@rule
def why_not_score(table: Table, seat: int, card: int) -> int:
    """MC-HAND-1, 3, 4: a lower Chair card or the Rest of the suit, no Repeat.

    MC-TOKEN-score_higher-1, MC-RULING-56: with that cushion higher cards instead, but never both.
    """
    if is_repeat(card):
        return n.NO_SUIT
    if suit_of(card) != table.scoring_chair[seat]:
        return n.OTHER_SUIT
    number = number_of(card)
    if number < table.highest[seat]:
        return n.MAY if number == 0 or table.side != n.HIGHER else n.HIGHER_BEGUN
    if table.side == n.HIGHER or (table.side == n.EITHER and can_use(table, seat, n.SCORE_HIGHER)):
        return n.MAY
    return n.LOWER_BEGUN if can_use(table, seat, n.SCORE_HIGHER) else n.NOT_LOWER


@rule
def prove_hand_scoring(table: Table, seat: int, could: bool) -> None:
    """Everybody sees who is asked in phase 5: that seat holds such a card, one that is passed over holds none."""
    first = table.scoring_chair[seat] * n.SUIT
    cards0, cards1 = 0, 0
    for card in range(first, first + n.SUIT):
        if why_not_score(table, seat, card) == n.MAY:
            if card < HALF:
                cards0 = with_(cards0, card)
            else:
                cards1 = with_(cards1, card - HALF)
    if could:
        holds_one_of(table, seat, COULD_SCORE, cards0, cards1)
    else:
        holds_none_of(table, seat, cards0, cards1)


@rule
def finish_hand(table: Table) -> None:
    """On to the next seat of phase 5."""
    table.side = n.EITHER
    table.seats_done += 1


@rule
def hand_scoring_options(table: Table, seat: int, menu: Array) -> int:
    """MC-HAND-2, MC-RULING-31: any of the allowed cards, one at a time, or no more."""
    count = 0
    for at in range(table.hand_size[seat]):
        card = table.hand[seat, at]
        if why_not_score(table, seat, card) == n.MAY:
            menu[count] = card
            count += 1
    menu[count] = n.NONE
    return count + 1


@rule
def score_from_hand(table: Table, seat: int, option: int) -> None:
    """MC-RULING-34: face up. The first lower card closes the higher ones and the other way round; a Rest neither."""
    if option == n.NONE:
        tell(table, EVERYONE, n.KEPT_THE_REST, seat)
        finish_hand(table)
        return
    number = number_of(option)
    show_from_hand(table, seat, option)
    score(table, seat, option)
    tell(table, EVERYONE, n.SCORED_FROM_HAND, seat, option)
    if number > table.highest[seat] and table.side == n.EITHER:
        table.side = n.HIGHER
        table.flipped[n.SCORE_HIGHER] = 1
        tell(table, EVERYONE, n.CUSHION_FLIPPED, seat, n.SCORE_HIGHER)
    elif 0 < number < table.highest[seat]:
        table.side = n.LOWER
