"""The way into the rules: set-up, options, one decision, and the run on to the next one."""

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import first_of
from scherzo.core.table import EVERYONE, asked, tell
from scherzo.games.symphony.bonuses import (
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
from scherzo.games.symphony.box import Box
from scherzo.games.symphony.cards import distinct_cards
from scherzo.games.symphony.conductor import choose_source, offer_source, put_conductor_disc
from scherzo.games.symphony.dealing import (
    deal,
    discard,
    discarding,
    draft,
    drafting,
    packet_at,
    passing_choirs,
    take_choir,
)
from scherzo.games.symphony.movements import answer_prelude, attack, begin_movement, body, coda, interval, prelude
from scherzo.games.symphony.names import CARDS, CHOIR, PASS
from scherzo.games.symphony.scoring import ending
from scherzo.games.symphony.seating import (
    allot,
    allotting,
    choose_allot_seat,
    choose_seat,
    choose_target,
    lay_card,
    may_allot,
    seating,
)
from scherzo.games.symphony.setting_up import set_up
from scherzo.games.symphony.steps import (
    choose_master_disc,
    choose_note,
    choose_pair,
    end_turn,
    give_token,
    go_on,
    next_disc,
    token_from_box,
)
from scherzo.games.symphony.table import (
    ALLOT,
    ALLOT_SEAT,
    ALLOTTING,
    ASSIGN,
    ASSIGNING,
    ATTACK,
    BODY,
    CHAIN,
    CHOIRS,
    CHOSE,
    CODA,
    COMPENSATING,
    CONTROL,
    DEALING,
    DISC,
    DISCARD,
    DISCARDING,
    DRAFT,
    DRAFTING,
    ENDING,
    FROM_BOX,
    GIVE,
    INTERVAL,
    LANDED,
    MASTER_DISC,
    MOVEMENT,
    OPENING,
    OVER,
    PAIR,
    PASSED,
    PLACE,
    PLAY_FROM,
    PRE_ECLECTIC,
    PRELUDE,
    PROLONG,
    PUT_ON,
    REVEAL,
    REVEALING,
    SEAT,
    SEAT_CARD,
    SEATING,
    SOURCE,
    SPREAD,
    SPREADING,
    STACKING,
    TAKE_CHOIR,
    TALENT,
    TALENT_PICKS,
    TOKEN,
    TURN,
    Table,
)
from scherzo.games.symphony.tokens import offer_token, prolong, use_token


@rule
def setup(box: Box, table: Table) -> None:
    """From a seeded table to the first decision."""
    set_up(box, table)
    run_on(box, table, 0, -1)


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision, and all that follows from it."""
    if option == PASS:
        tell(table, EVERYONE, PASSED, seat, int(table.asking), 0, 0, 0)
    elif table.asking == REVEAL:
        tell(table, EVERYONE, CHOSE, seat, 0, 0, 0, 0)
    run_on(box, table, seat, option)


@rule
def run_on(box: Box, table: Table, seat: int, option: int) -> None:
    """Applies a decision (-1: none yet), then steps until somebody has a choice; single options are taken (5.1)."""
    while True:
        if option >= 0:
            decide(box, table, seat, option)
        while table.waiting == 0 and table.phase != OVER:
            step(box, table)
        if table.waiting == 0:
            return
        option = only_option(box, table)
        if option < 0:
            return
        seat = first_of(int(table.waiting))


@rule
def step(box: Box, table: Table) -> None:
    """What the table does next by itself."""
    phase = table.phase
    if phase == TURN:
        offer_token(box, table)
    elif phase == SOURCE:
        offer_source(box, table)
    elif phase == DISC:
        next_disc(box, table)
    elif phase == LANDED:
        go_on(box, table)
    elif phase == ATTACK:
        attack(box, table)
    elif phase == BODY:
        body(box, table)
    elif phase == CODA:
        coda(box, table)
    elif phase == SEATING:
        seating(box, table)
    elif phase == CHOIRS:
        passing_choirs(table)
    elif phase == DEALING:
        deal(box, table)
    elif phase == DRAFTING:
        drafting(box, table)
    elif phase == DISCARDING:
        discarding(box, table)
    elif phase == COMPENSATING:
        compensate(box, table)
    elif phase == SPREADING:
        spreading(box, table)
    elif phase == STACKING:
        stack_all(box, table)
    elif phase == REVEALING:
        revealing(box, table)
    elif phase == TALENT_PICKS:
        talent_picks(box, table)
    elif phase == OPENING:
        opening(box, table)
    elif phase == MOVEMENT:
        begin_movement(box, table)
    elif phase == ALLOTTING:
        allotting(box, table)
    elif phase == PRELUDE:
        prelude(box, table)
    elif phase == INTERVAL:
        interval(box, table)
    elif phase == ASSIGNING:
        assigning(box, table)
    elif phase == ENDING:
        ending(box, table)
    else:
        end_turn(box, table)


@rule
def decide(box: Box, table: Table, seat: int, option: int) -> None:
    """One decision of a seat, by its kind."""
    kind = table.asking
    if kind == DRAFT:
        draft(box, table, seat, option)
        return
    if kind == DISCARD:
        discard(box, table, seat, option)
        return
    if kind in (REVEAL, ASSIGN):
        answer_objective(table, seat, option)
        return
    table.waiting = 0
    if kind in (PLACE, CHAIN):
        choose_note(box, table, seat, option)
    elif kind == TOKEN:
        use_token(box, table, seat, option)
    elif kind == PLAY_FROM:
        choose_source(box, table, seat, option)
    elif kind == PAIR:
        choose_pair(box, table, option)
    elif kind == MASTER_DISC:
        choose_master_disc(table, option)
    elif kind == SEAT_CARD:
        lay_card(box, table, seat, option)
    elif kind == SEAT:
        choose_seat(box, table, seat, option)
    elif kind == CONTROL:
        choose_target(box, table, seat, option)
    elif kind == PROLONG:
        prolong(box, table, seat, option)
    elif kind == PUT_ON:
        put_conductor_disc(table, seat, option)
    elif kind in (SPREAD, TALENT):
        take_pentagon(table, seat, option, kind == TALENT)
    elif kind == PRE_ECLECTIC:
        answer_prelude(box, table, seat, option)
    elif kind == GIVE:
        give_token(table, seat, option)
    elif kind == FROM_BOX:
        token_from_box(table, seat, option)
    elif kind == TAKE_CHOIR:
        take_choir(table, seat, option)
    elif kind == ALLOT:
        allot(box, table, seat, option)
    elif kind == ALLOT_SEAT:
        choose_allot_seat(box, table, seat, option)


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    """The legal options of a seat, ascending."""
    if not asked(table, seat):
        return 0
    kind = table.asking
    if kind in (REVEAL, ASSIGN):
        first, second = int(table.private_card[seat, 0]), int(table.private_card[seat, 1])
        menu[0] = min(first, second)
        menu[1] = max(first, second)
        return 2
    if from_cards(table):
        cards = eligible_cards(box, table, seat)
        count = 0
        for card in range(CARDS):
            if (cards >> card) & 1:
                menu[count] = card
                count += 1
        return count
    for i in range(table.menu_size):
        menu[i] = table.menu[i]
    return int(table.menu_size)


@rule
def from_cards(table: Table) -> bool:
    """Whether the question is about cards that only the asked seat sees."""
    kind = table.asking
    return kind in (SEAT_CARD, DRAFT, DISCARD, TAKE_CHOIR, ALLOT)


@rule
def eligible_cards(box: Box, table: Table, seat: int) -> int:
    """The cards that a seat may choose from, each kind once."""
    kind = table.asking
    cards = int(table.hands[seat])
    if kind == DRAFT:
        cards = int(table.packets[packet_at(table, seat)])
    elif kind == TAKE_CHOIR:
        cards = int(table.choirs_passed)
    elif kind == DISCARD:
        cards &= ~int(box.in_category[CHOIR])
    elif kind == ALLOT:
        fitting = 0
        for card in range(CARDS):
            if (cards >> card) & 1 and may_allot(box, table, card):
                fitting |= 1 << card
        cards = fitting
    return distinct_cards(box, cards)


@rule
def only_option(box: Box, table: Table) -> int:
    """The option of a question that has a single one, else -1; secret simultaneous choices are always asked."""
    kind = table.asking
    if kind in (DRAFT, DISCARD, REVEAL, ASSIGN):
        return -1
    if from_cards(table):
        cards = eligible_cards(box, table, first_of(int(table.waiting)))
        if cards & (cards - 1):
            return -1
        card = 0
        while cards > 1:
            cards >>= 1
            card += 1
        return card
    return int(table.menu[0]) if table.menu_size == 1 else -1
