"""The end of a round: conductor, cushion, chairs and hands (MC-EOR, MC-CUSH, MC-SCORE, MC-HAND)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.musical_chairs.cards import number_of, score, show_from_hand, suit_of
from scherzo.games.musical_chairs.knowledge import COULD_SCORE, HALF, holds_none_of, holds_one_of
from scherzo.games.musical_chairs.names import (
    BATTLES,
    BUYING,
    CHAIR_CHOSEN,
    CHAIRS,
    CHOOSE_SCORING_CHAIR,
    CONDUCTOR,
    CUSHION_FLIPPED,
    CUSHION_REMOVED,
    EITHER,
    FRONT,
    HAND_SCORING,
    HIGHER,
    KEPT_THE_REST,
    LOWER,
    NO_CARD,
    NO_CUSHION,
    NONE,
    ON_BOARD,
    REMOVED,
    REST,
    REST_SCORED,
    SCORE_FROM_HAND,
    SCORE_HIGHER,
    SCORED_FROM_HAND,
    SUIT,
    TOOK,
    VACANT_CHAIR,
)
from scherzo.games.musical_chairs.rules_setup import is_occupied
from scherzo.games.musical_chairs.rules_turn import can_use, owns, seat_after
from scherzo.games.musical_chairs.table import Table


@rule
def music_stops(table: Table) -> None:
    """Phases 1 and 2; then the battles begin."""
    tell(table, EVERYONE, CONDUCTOR, table.turn, table.stopper, 0, 0, 0)
    table.stopper = table.turn  # MC-EOR-1
    remove_a_cushion(table)
    table.losers = 0
    table.fought = 0
    table.phase = BATTLES


@rule
def remove_a_cushion(table: Table) -> None:
    """MC-CUSH-1..4, MC-RULING-15..17: the first cushion on the board, going back through the line."""
    for back in range(1, int(table.line_size) + 1):
        card = int(table.line_as[int(table.line_size) - back])
        if card != NO_CARD:
            chair = suit_of(card)
            cushion = int(table.cushion_at[chair])
            if table.cushion[cushion] == ON_BOARD:
                table.cushion[cushion] = REMOVED
                table.on_board -= 1
                tell(table, EVERYONE, CUSHION_REMOVED, chair, cushion, 0, 0, 0)
                return
    tell(table, EVERYONE, NO_CUSHION, 0, 0, 0, 0, 0)


@rule
def seat_in_order(table: Table) -> int:
    """MC-RULING-21: the seat that a phase has come to, in stopper order."""
    return seat_after(table, int(table.stopper), int(table.step))


@rule
def next_phase(table: Table, phase: int) -> None:
    """Every seat has had its part of a phase."""
    table.phase = phase
    table.step = 0


@rule
def lost_a_battle(table: Table, seat: int) -> bool:
    """MC-BATTLE-11, MC-RULING-22: in a battle, and not its winner."""
    return (int(table.losers) >> seat) & 1 == 1


# Phase 4


@rule
def score_next_chair(table: Table) -> None:
    """MC-SCORE-1: in stopper order; first of all every Rest goes to its player's score pile."""
    if table.step == 0:
        score_rests(table)
    if table.step == table.players:
        next_phase(table, HAND_SCORING)
        return
    seat = seat_in_order(table)
    table.turn = seat
    if lost_a_battle(table, seat):
        table.step += 1
    elif owns(table, seat, VACANT_CHAIR):
        ask(table, CHOOSE_SCORING_CHAIR, seat)
    else:
        take_line_cards(table, seat, int(table.chair[seat]))


@rule
def score_rests(table: Table) -> None:
    """MC-REST-3, MC-RULING-30: the Rests played this round score for all, also for those who lost a battle."""
    for suit in range(CHAIRS):
        rest = suit * SUIT + REST
        for seat in range(table.players):
            if table.place[rest] == FRONT + seat:
                score(table, seat, rest)
                tell(table, EVERYONE, REST_SCORED, seat, rest, 0, 0, 0)


@rule
def scoring_chair_options(table: Table, seat: int, menu: Array) -> int:
    """MC-TOKEN-vacant_chair-1: the own chair, or any chair without a marker."""
    count = 0
    for chair in range(CHAIRS):
        if table.chair[seat] == chair or not is_occupied(table, chair):
            menu[count] = chair
            count += 1
    return count


@rule
def choose_scoring_chair(table: Table, seat: int, chair: int) -> None:
    """MC-RULING-54, MC-RULING-55: it replaces the suit to score and nothing else."""
    tell(table, EVERYONE, CHAIR_CHOSEN, seat, chair, 0, 0, 0)
    take_line_cards(table, seat, chair)


@rule
def take_line_cards(table: Table, seat: int, chair: int) -> None:
    """MC-SCORE-1..4: all cards of the line that have the suit of the chair, Repeats by what they copy."""
    table.scoring_chair[seat] = chair
    for at in range(table.line_size):
        counts_as = int(table.line_as[at])
        if counts_as != NO_CARD and suit_of(counts_as) == chair:
            card = int(table.line[at])
            score(table, seat, card)
            table.took[seat] += 1
            table.highest[seat] = number_of(counts_as)  # the line never falls
            tell(table, EVERYONE, TOOK, seat, card, counts_as, 0, 0)
    table.step += 1


# Phase 5


@rule
def score_next_hand(table: Table) -> None:
    """MC-HAND-1, MC-HAND-5: whoever took a card may add hand cards of that suit, as long as there are any."""
    if table.step == table.players:
        next_phase(table, BUYING)
        return
    seat = seat_in_order(table)
    table.turn = seat
    if table.took[seat] == 0:
        finish_hand(table)
        return
    could = False
    for at in range(table.hand_size[seat]):
        could = could or may_be_scored(table, seat, int(table.hand[seat, at]))
    prove_hand_scoring(table, seat, could)
    if could:
        ask(table, SCORE_FROM_HAND, seat)
    else:
        finish_hand(table)


@rule
def may_be_scored(table: Table, seat: int, card: int) -> bool:
    """MC-HAND-1, 3, 4: a lower Chair card or the Rest of the suit, no Repeat.

    MC-TOKEN-score_higher-1, MC-RULING-56: with that cushion higher cards instead, but never both.
    """
    if suit_of(card) != table.scoring_chair[seat]:
        return False
    number = number_of(card)
    if number < table.highest[seat]:
        return number == 0 or table.side != HIGHER
    return table.side == HIGHER or (table.side == EITHER and can_use(table, seat, SCORE_HIGHER))


@rule
def prove_hand_scoring(table: Table, seat: int, could: bool) -> None:
    """Everybody sees who is asked in phase 5: that seat holds such a card, one that is passed over holds none."""
    chair = int(table.scoring_chair[seat])
    cards0, cards1 = 0, 0
    for card in range(chair * SUIT, chair * SUIT + SUIT):
        if may_be_scored(table, seat, card):
            if card < HALF:
                cards0 |= 1 << card
            else:
                cards1 |= 1 << (card - HALF)
    if could:
        holds_one_of(table, seat, COULD_SCORE, cards0, cards1)
    else:
        holds_none_of(table, seat, cards0, cards1)


@rule
def finish_hand(table: Table) -> None:
    """On to the next seat of phase 5."""
    table.side = EITHER
    table.step += 1


@rule
def hand_scoring_options(table: Table, seat: int, menu: Array) -> int:
    """MC-HAND-2, MC-RULING-31: any of the allowed cards, one at a time, or no more."""
    count = 0
    for at in range(table.hand_size[seat]):
        card = int(table.hand[seat, at])
        if may_be_scored(table, seat, card):
            menu[count] = card
            count += 1
    menu[count] = NONE
    return count + 1


@rule
def score_from_hand(table: Table, seat: int, option: int) -> None:
    """MC-RULING-34: face up. The first lower card closes the higher ones and the other way round; a Rest neither."""
    if option == NONE:
        tell(table, EVERYONE, KEPT_THE_REST, seat, 0, 0, 0, 0)
        finish_hand(table)
        return
    number = number_of(option)
    show_from_hand(table, seat, option)
    score(table, seat, option)
    tell(table, EVERYONE, SCORED_FROM_HAND, seat, option, 0, 0, 0)
    if number > table.highest[seat] and table.side == EITHER:
        table.side = HIGHER
        table.flipped[SCORE_HIGHER] = 1
        tell(table, EVERYONE, CUSHION_FLIPPED, seat, SCORE_HIGHER, 0, 0, 0)
    elif 0 < number < table.highest[seat]:
        table.side = LOWER
