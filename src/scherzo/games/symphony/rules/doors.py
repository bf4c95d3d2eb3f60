"""The way into the rules: set-up, options, one decision, and the run on to the next one."""

from scherzo.core.layout import Array
from scherzo.core.open_menu import copy_menu
from scherzo.core.rule import rule
from scherzo.core.sets import first_of, has, is_single, with_
from scherzo.core.table import EVERYONE, asked, tell
from scherzo.games.symphony import names as n
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.rules.bonuses import (
    answer_objective,
    assigning,
    compensate,
    opening,
    revealing,
    spreading,
    stack_all,
    take_pentagon,
    talent_picks,
)
from scherzo.games.symphony.rules.cards import distinct_cards
from scherzo.games.symphony.rules.concertmaster import choose_master_disc
from scherzo.games.symphony.rules.conductor import choose_source, offer_source, put_conductor_disc
from scherzo.games.symphony.rules.dealing import (
    deal,
    discard,
    discarding,
    draft,
    drafting,
    packet_at,
    passing_choirs,
    take_choir,
)
from scherzo.games.symphony.rules.extra_discs import prolong
from scherzo.games.symphony.rules.movements import answer_prelude, attack, begin_movement, body, coda, interval, prelude
from scherzo.games.symphony.rules.scoring import ending
from scherzo.games.symphony.rules.seating import (
    allot,
    allotting,
    choose_allot_seat,
    choose_seat,
    choose_target,
    lay_card,
    may_allot,
    seating,
)
from scherzo.games.symphony.rules.setup import set_up
from scherzo.games.symphony.rules.tokens import give_token, offer_token, token_from_box, use_token
from scherzo.games.symphony.rules.turn import (
    choose_note,
    choose_pair,
    end_turn,
    go_on,
    next_disc,
)
from scherzo.games.symphony.table import Table


@rule
def setup(box: Box, table: Table) -> None:
    """From a seeded table to the first decision."""
    set_up(box, table)
    run_on(box, table, 0, -1)


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision, and all that follows from it."""
    if option == n.PASS:
        tell(table, EVERYONE, n.PASSED, seat, table.asking)
    elif table.asking == n.REVEAL:
        tell(table, EVERYONE, n.CHOSE, seat)
    run_on(box, table, seat, option)


@rule
def run_on(box: Box, table: Table, seat: int, option: int) -> None:
    """Applies a decision (-1: none yet), then steps until somebody has a choice; single options are taken (5.1)."""
    while True:
        if option >= 0:
            answer(box, table, seat, option)
        while table.waiting == 0 and table.phase != n.OVER:
            step(box, table)
        if table.waiting == 0:
            return
        option = only_option(box, table)
        if option < 0:
            return
        seat = first_of(table.waiting)


@rule
def step(box: Box, table: Table) -> None:
    """What the table does next by itself."""
    phase = table.phase
    if phase == n.TURN:
        offer_token(box, table)
    elif phase == n.SOURCE:
        offer_source(box, table)
    elif phase == n.DISC:
        next_disc(box, table)
    elif phase == n.LANDED:
        go_on(box, table)
    elif phase == n.ATTACK:
        attack(box, table)
    elif phase == n.BODY:
        body(box, table)
    elif phase == n.CODA:
        coda(box, table)
    elif phase == n.SEATING:
        seating(box, table)
    elif phase == n.CHOIRS:
        passing_choirs(table)
    elif phase == n.DEALING:
        deal(box, table)
    elif phase == n.DRAFTING:
        drafting(box, table)
    elif phase == n.DISCARDING:
        discarding(box, table)
    elif phase == n.COMPENSATING:
        compensate(box, table)
    elif phase == n.SPREADING:
        spreading(box, table)
    elif phase == n.STACKING:
        stack_all(box, table)
    elif phase == n.REVEALING:
        revealing(box, table)
    elif phase == n.TALENT_PICKS:
        talent_picks(box, table)
    elif phase == n.OPENING:
        opening(box, table)
    elif phase == n.MOVEMENT:
        begin_movement(box, table)
    elif phase == n.ALLOTTING:
        allotting(box, table)
    elif phase == n.PRELUDE:
        prelude(box, table)
    elif phase == n.INTERVAL:
        interval(box, table)
    elif phase == n.ASSIGNING:
        assigning(box, table)
    elif phase == n.ENDING:
        ending(box, table)
    else:
        end_turn(box, table)


@rule
def answer(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision of a seat, by its kind."""
    kind = table.asking
    if kind == n.DRAFT:
        draft(box, table, seat, option)
        return
    if kind == n.DISCARD:
        discard(box, table, seat, option)
        return
    if kind in (n.REVEAL, n.ASSIGN):
        answer_objective(table, seat, option)
        return
    table.waiting = 0
    if kind in (n.PLACE, n.CHAIN):
        choose_note(box, table, seat, option)
    elif kind == n.TOKEN:
        use_token(box, table, seat, option)
    elif kind == n.PLAY_FROM:
        choose_source(box, table, seat, option)
    elif kind == n.PAIR:
        choose_pair(box, table, option)
    elif kind == n.MASTER_DISC:
        choose_master_disc(table, option)
    elif kind == n.SEAT_CARD:
        lay_card(box, table, seat, option)
    elif kind == n.SEAT:
        choose_seat(box, table, seat, option)
    elif kind == n.CONTROL:
        choose_target(box, table, seat, option)
    elif kind == n.PROLONG:
        prolong(box, table, seat, option)
    elif kind == n.PUT_ON:
        put_conductor_disc(table, seat, option)
    elif kind in (n.SPREAD, n.TALENT):
        take_pentagon(table, seat, option, kind == n.TALENT)
    elif kind == n.PRE_ECLECTIC:
        answer_prelude(box, table, seat, option)
    elif kind == n.GIVE:
        give_token(table, seat, option)
    elif kind == n.FROM_BOX:
        token_from_box(table, seat, option)
    elif kind == n.TAKE_CHOIR:
        take_choir(table, seat, option)
    elif kind == n.ALLOT:
        allot(box, table, seat, option)
    elif kind == n.ALLOT_SEAT:
        choose_allot_seat(box, table, seat, option)


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """The legal options of a seat, ascending."""
    if not asked(table, seat):
        return 0
    kind = table.asking
    if kind in (n.REVEAL, n.ASSIGN):
        first, second = table.private_card[seat, 0], table.private_card[seat, 1]
        menu[0] = min(first, second)
        menu[1] = max(first, second)
        return 2
    if from_cards(table):
        cards = eligible_cards(box, table, seat)
        count = 0
        for card in range(n.CARDS):
            if has(cards, card):
                menu[count] = card
                count += 1
        return count
    return copy_menu(table, menu)


@rule
def from_cards(table: Table) -> bool:
    """Whether the question is about cards that only the asked seat sees."""
    kind = table.asking
    return kind in (n.SEAT_CARD, n.DRAFT, n.DISCARD, n.TAKE_CHOIR, n.ALLOT)


@rule
def eligible_cards(box: Box, table: Table, seat: int) -> int:
    """The cards that a seat may choose from, each kind once."""
    kind = table.asking
    cards = table.hands[seat]
    if kind == n.DRAFT:
        cards = table.packets[packet_at(table, seat)]
    elif kind == n.TAKE_CHOIR:
        cards = table.choirs_passed
    elif kind == n.DISCARD:
        cards &= ~box.in_category[n.CHOIR]
    elif kind == n.ALLOT:
        fitting = 0
        for card in range(n.CARDS):
            if has(cards, card) and may_allot(box, table, card):
                fitting = with_(fitting, card)
        cards = fitting
    return distinct_cards(box, cards)


@rule
def only_option(box: Box, table: Table) -> int:
    """The option of a question that has a single one, else -1; secret simultaneous choices are always asked."""
    kind = table.asking
    if kind in (n.DRAFT, n.DISCARD, n.REVEAL, n.ASSIGN):
        return -1
    if from_cards(table):
        cards = eligible_cards(box, table, first_of(table.waiting))
        return first_of(cards) if is_single(cards) else -1
    return table.menu[0] if table.menu_size == 1 else -1
