"""Phase 3 of the end of a round: Butt Battles (MC-BATTLE)."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has, only, size_of, with_, without
from scherzo.core.table import EVERYONE, NOBODY, answered, seat_after, tell
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.cards import discard, is_repeat, is_rest, number_of, show_from_hand
from scherzo.games.musical_chairs.rules.cushions import owns
from scherzo.games.musical_chairs.table import Table


@rule
def next_showing(table: Table) -> None:
    """Asks for the cards of the present battle, or begins the next one, or goes on to scoring."""
    if table.battle_chair == NOBODY:
        begin_next_battle(table)
    if table.battle_chair == NOBODY:
        table.phase = n.CHAIR_SCORING
        table.seats_done = 0
    else:
        ask_for_cards(table)
        table.phase = n.SHOWDOWN


@rule
def begin_next_battle(table: Table) -> None:
    """MC-RULING-20: the battle of the player who comes first in stopper order."""
    for step in range(table.players):
        chair = table.chair[seat_after(table, table.stopper, step)]
        seats = seats_at(table, chair)
        if size_of(seats) > 1 and not has(table.fought, chair):  # MC-BATTLE-1, MC-RULING-18: two or more
            table.battle_chair = chair
            table.active = seats
            table.showing = 0
            table.shown_size = 0
            tell(table, EVERYONE, n.BATTLE_BEGINS, chair, seats)
            return


@rule
def seats_at(table: Table, chair: int) -> int:
    """Bit set of the seats whose dancers stand at a chair."""
    seats = 0
    for seat in range(table.players):
        if table.chair[seat] == chair:
            seats = with_(seats, seat)
    return seats


@rule
def ask_for_cards(table: Table) -> None:
    """MC-BATTLE-2: all active players at once. MC-BATTLE-13 step 1: without a card one declines, unasked."""
    waiting = 0
    for seat in range(table.players):
        if has(table.active, seat):
            if table.hand_size[seat] > 0:
                table.committed[seat] = n.UNDECIDED
                waiting = with_(waiting, seat)
            else:
                table.committed[seat] = n.DECLINED
    table.asking = n.BATTLE_COMMIT
    table.waiting = waiting


@rule
def battle_options(table: Table, seat: int, menu: Array) -> int:
    """MC-BATTLE-2, MC-BATTLE-6: any hand card, or decline."""
    for at in range(table.hand_size[seat]):
        menu[at] = table.hand[seat, at]
    menu[table.hand_size[seat]] = n.NONE
    return table.hand_size[seat] + 1


@rule
def commit(table: Table, seat: int, option: int) -> None:
    """MC-RULING-29: others see only that the seat has chosen; the card stays in the hand until all show theirs."""
    card = n.DECLINED if option == n.NONE else option
    table.committed[seat] = card
    answered(table, seat)
    tell(table, only(seat), n.COMMITTED_CARD, seat, card)
    tell(table, EVERYONE, n.COMMITTED, seat)


@rule
def has_chosen(table: Table, seat: int) -> bool:
    """MC-RULING-29: whether the seat has been asked and has answered, but not shown its card yet."""
    asks = table.phase == n.SHOWDOWN and has(table.active, seat)
    return asks and table.hand_size[seat] > 0 and table.committed[seat] != n.UNDECIDED


@rule
def has_nothing_to_show(table: Table, seat: int) -> bool:
    """MC-BATTLE-13 step 1: whether the seat is in the battle without a card."""
    return has(table.active, seat) and table.hand_size[seat] == 0


@rule
def show_cards(box: Box, table: Table) -> None:
    """MC-BATTLE-13 steps 2 to 7."""
    chair = table.battle_chair
    was_forfeit = rests_shown(table)
    candidates = find_candidates(table, box.battle_bonus)
    winner = winner_among(table, candidates)
    how = how_won(table, candidates, winner)
    reveal(table)
    table.phase = n.BATTLES
    if candidates != 0 and winner == NOBODY:
        table.active = candidates
        tell(table, EVERYONE, n.BATTLE_GOES_ON, chair, candidates)
        return
    if winner == NOBODY:
        tell(table, EVERYONE, n.BATTLE_UNDECIDED, chair, was_forfeit)
        table.losers |= seats_at(table, chair)
    else:
        tell(table, EVERYONE, n.BATTLE_WON, chair, winner, how)
        table.losers |= without(seats_at(table, chair), winner)
    table.fought = with_(table.fought, chair)
    table.battle_chair = NOBODY
    table.active = 0


@rule
def rests_shown(table: Table) -> int:
    """MC-RULING-27: 1 if somebody shows a Rest; without a winner that makes it a forfeit, not a draw."""
    for seat in range(table.players):
        if has(table.active, seat) and table.committed[seat] >= 0 and is_rest(table.committed[seat]):
            return 1
    return 0


@rule
def find_candidates(table: Table, bonus: int) -> int:
    """MC-BATTLE-13 step 3: who shows the highest effective number, and everybody who shows a Repeat."""
    best, with_best, with_repeat = 0, 0, 0
    for seat in range(table.players):
        card = table.committed[seat]
        if not has(table.active, seat) or card < 0:
            continue
        if is_repeat(card):
            with_repeat = with_(with_repeat, seat)  # MC-BATTLE-7
        elif not is_rest(card):  # MC-BATTLE-8
            number = number_of(card)
            if owns(table, seat, n.BATTLE_EDGE):  # MC-TOKEN-battle_edge-1, 3
                number += bonus
            if number > best:
                best, with_best = number, 0
            if number == best:
                with_best = with_(with_best, seat)
    return with_best | with_repeat


@rule
def winner_among(table: Table, candidates: int) -> int:
    """MC-BATTLE-13 steps 5 and 6: the only candidate, or the owner of battle_edge, who wins ties (MC-RULING-62)."""
    for seat in range(table.players):
        if candidates == only(seat) or (has(candidates, seat) and owns(table, seat, n.BATTLE_EDGE)):
            return seat
    return NOBODY


@rule
def how_won(table: Table, candidates: int, winner: int) -> int:
    """Whether the number alone has won, or battle_edge made the difference, or a Repeat met no number to tie with."""
    if winner == NOBODY:
        return n.BY_NUMBER
    if candidates != only(winner) or find_candidates(table, 0) != candidates:  # a tie won; or the highest by the bonus
        return n.BY_EDGE
    return n.BY_REPEAT if is_repeat(table.committed[winner]) else n.BY_NUMBER


@rule
def reveal(table: Table) -> None:
    """MC-BATTLE-12: all cards shown go to the discard pile, also the winner's."""
    table.showing += 1
    for seat in range(table.players):
        if not has(table.active, seat):
            continue
        card = table.committed[seat]
        at = table.shown_size
        table.shown_seat[at] = seat
        table.shown_card[at] = card
        table.shown_in[at] = table.showing
        table.shown_size = at + 1
        tell(table, EVERYONE, n.SHOWN, seat, card, table.battle_chair, 1 if table.hand_size[seat] == 0 else 0)
        if card >= 0:
            show_from_hand(table, seat, card)
            discard(table, card)
        table.committed[seat] = n.UNDECIDED
