"""The end of a round, phase 4: the line's cards go to those who sit at their chairs (MC-SCORE)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, ask, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.cards import number_of, score, suit_of
from scherzo.games.musical_chairs.rules.cushions import owns
from scherzo.games.musical_chairs.rules.end_of_round import lost_a_battle, next_phase, seat_in_order
from scherzo.games.musical_chairs.rules.setup import is_occupied
from scherzo.games.musical_chairs.table import Table


@rule
def score_next_chair(table: Table) -> None:
    """MC-SCORE-1: in stopper order; first of all every Rest goes to its player's score pile."""
    if table.seats_done == 0:
        score_rests(table)
    if table.seats_done == table.players:
        next_phase(table, n.HAND_SCORING)
        return
    seat = seat_in_order(table)
    table.turn = seat
    if lost_a_battle(table, seat):
        table.seats_done += 1
    elif owns(table, seat, n.VACANT_CHAIR):
        ask(table, n.CHOOSE_SCORING_CHAIR, seat)
    else:
        take_line_cards(table, seat, table.chair[seat])


@rule
def score_rests(table: Table) -> None:
    """MC-REST-3, MC-RULING-30: the Rests played this round score for all, also for those who lost a battle."""
    for suit in range(n.CHAIRS):
        rest = suit * n.SUIT + n.REST
        for seat in range(table.players):
            if table.place[rest] == n.FRONT + seat:
                score(table, seat, rest)
                tell(table, EVERYONE, n.REST_SCORED, seat, rest)


@rule
def scoring_chair_options(table: Table, seat: int, menu: Array) -> int:
    """MC-TOKEN-vacant_chair-1: their own chair, or any chair without a dancer."""
    count = 0
    for chair in range(n.CHAIRS):
        if why_not_score_chair(table, seat, chair) == n.MAY:
            menu[count] = chair
            count += 1
    return count


@rule
def why_not_score_chair(table: Table, seat: int, chair: int) -> int:
    """MC-TOKEN-vacant_chair-1: no chair at which somebody else's dancer stands."""
    return n.MAY if table.chair[seat] == chair or not is_occupied(table, chair) else n.NOT_VACANT


@rule
def choose_scoring_chair(table: Table, seat: int, chair: int) -> None:
    """MC-RULING-54, MC-RULING-55: it replaces the suit to score and nothing else."""
    tell(table, EVERYONE, n.CHAIR_CHOSEN, seat, chair)
    take_line_cards(table, seat, chair)


@rule
def take_line_cards(table: Table, seat: int, chair: int) -> None:
    """MC-SCORE-1..4: all cards of the line that have the suit of the chair, Repeats by what they copy."""
    table.scoring_chair[seat] = chair
    for at in range(table.line_size):
        if belongs_to(table, at, chair):
            card, counts_as = table.line[at], table.line_as[at]
            score(table, seat, card)
            table.took[seat] += 1
            table.highest[seat] = number_of(counts_as)  # the line never falls
            tell(table, EVERYONE, n.TOOK, seat, card, counts_as)
    table.seats_done += 1


@rule
def cards_of(table: Table, chair: int) -> int:
    """How many cards of the line belong to a chair."""
    count = 0
    for at in range(table.line_size):
        if belongs_to(table, at, chair):
            count += 1
    return count


@rule
def belongs_to(table: Table, at: int, chair: int) -> bool:
    """MC-SCORE-1, MC-SCORE-2: whether a card of the line has the suit of the chair; a blank Repeat has none."""
    return table.line_as[at] != n.NO_CARD and suit_of(table.line_as[at]) == chair
