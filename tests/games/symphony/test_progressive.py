"""The Progressive Orchestra (2.15): drafted hands, Column after Column, objectives at the end."""

import random

import pytest

from scherzo.core.match import Match
from scherzo.core.members import holds
from scherzo.games.symphony import names as n

from .situation import BLUE, GAME, PARTS, RED, Situation, seat_of

ORCHESTRA = {card.orchestra.name: i for i, card in enumerate(PARTS.virtuosity_card)}


def started(players: int, seed: int = 1, **options: str) -> Match:
    return GAME.start(players, seed=seed, options={"orchestra": "progressive", **options})


def drafted(players: int, seed: int = 1, **options: str) -> Match:
    """The game after draft and pentagon tokens, at the first card of Column A."""
    m = started(players, seed, **options)
    luck = random.Random(seed)
    while m.tables[0].asking in (n.DRAFT, n.SPREAD, n.DISCARD):
        m.choose(m.waiting[0], luck.choice(m.legal(m.waiting[0])))
    return m


@pytest.mark.rules("SY-PROG-1", "SY-PROG-3", "SY-EX-18")
@pytest.mark.parametrize(("players", "seats", "cards"), [(2, 20, 11), (3, 25, 9), (4, 30, 8), (5, 28, 6), (6, 28, 5)])
def test_boards_and_hands(players: int, seats: int, cards: int) -> None:
    """Seats = cards - 2; Stage cards on B3 and D3 for five and six players."""
    m = started(players)
    box, table = m.boxes[0], m.tables[0]
    assert int(box.seat_open.sum()) == seats
    assert [int(p).bit_count() for p in table.packets[:players]] == [cards] * players
    assert players * cards == seats + 2
    if players >= 5:
        assert not box.seat_open[seat_of("B3")]
        assert not box.seat_open[seat_of("D3")]
    if players == 4:
        assert box.large
        assert not box.covered.any()


@pytest.mark.rules("SY-PROG-2")
def test_no_first_row_and_no_choirs() -> None:
    table = started(6).tables[0]
    assert (table.card[: n.SEATS] == -1).all()
    assert int(table.choirs_out).bit_count() == 4


@pytest.mark.rules("SY-PROG-3")
def test_every_dealt_card_ends_in_a_hand() -> None:
    """The last card is passed on and kept; both special cards are dealt for certain."""
    for seed in range(3):
        m = drafted(3, seed)
        assert not m.tables[0].packets.any()
        held = 0
        for hand in m.tables[0].hands:
            held |= int(hand)
        taken = int(m.tables[0].owner[n.CONCERTMASTER, 0]) >= 0
        assert held.bit_count() == 27 - taken
        assert holds(held, n.CARD_CONDUCTOR)


@pytest.mark.rules("SY-PROG-4", "SY-RULING-85")
def test_everybody_takes_a_pentagon_token_in_reverse_order_of_the_original_first_player() -> None:
    """The Last Player first; the one left is removed; step 8 follows."""
    m = started(3)
    luck = random.Random(1)
    while m.tables[0].asking == n.DRAFT:
        m.choose(m.waiting[0], luck.choice(m.legal(m.waiting[0])))
    order = []
    while m.tables[0].asking == n.SPREAD:
        order.append(m.waiting[0])
        m.choose(m.waiting[0], m.legal(m.waiting[0])[0])
    assert order == [2, 1, 0][: len(order)]
    assert [int(m.tables[0].tokens[seat].sum()) for seat in range(3)] == [1, 1, 1]
    assert not m.tables[0].pentagon.any()
    holder = [event.a for event in m.moves[-1].events if event.kind == n.FIRST_PLAYER]
    assert holder == [int(m.tables[0].owner[n.CONCERTMASTER, 0])]


@pytest.mark.rules("SY-RULING-85")
def test_with_objectives_the_last_pentagon_token_is_kept_aside() -> None:
    """For Group of Talents; Furtwängler cannot take it."""
    m = drafted(3, audience="public")
    assert int(m.tables[0].pentagon.sum()) == 1


@pytest.mark.rules("SY-PROG-6")
def test_the_first_turn_takes_the_concertmaster() -> None:
    """By the owner of its card, without a choice; then the next player goes on."""
    for seed in range(4):
        m = drafted(4, seed)
        table = m.tables[0]
        owner = int(table.owner[n.CONCERTMASTER, 0])
        assert owner >= 0
        assert m.waiting == ((owner + 1) % 4,)
        assert table.asking == n.ALLOT


@pytest.mark.rules("SY-PROG-5")
def test_a_card_is_seated_in_the_current_column_and_controlled_at_once() -> None:
    """Only seats of Column A are offered."""
    m = drafted(4)
    seat = m.waiting[0]
    ordinary = next(option for option in m.legal(seat) if m.boxes[0].category[option] != n.SPECIAL)
    m.choose(seat, ordinary)
    assert m.tables[0].asking == n.ALLOT_SEAT
    assert m.legal(seat) == tuple(range(6))
    m.choose(seat, 3)
    assert (m.tables[0].card[3], m.tables[0].owner[3, 0]) == (ordinary, seat)


@pytest.mark.rules("SY-PROG-5", "SY-RULING-82")
def test_the_conductor_card_is_exchanged_for_its_space() -> None:
    """A player who holds nothing else must discard it."""
    s = Situation(4, "A", orchestra="progressive").hand(RED, "Conductor", "Violin").concertmaster(BLUE)
    s.table.turn = RED
    s.begin(n.ALLOTTING)
    assert s.offers == {"conductor", "violin"}
    s.play("conductor")
    assert s.table.owner[n.CONDUCTOR, 0] == RED
    assert s.discs_on("conductor") == [RED, RED]
    s = (
        Situation(4, "A", orchestra="progressive")
        .hand(RED, "Conductor")
        .concertmaster(BLUE)
        .hand(BLUE, "Violin", "Cello")
    )
    s.table.turn = RED
    s.begin(n.ALLOTTING)
    assert s.table.owner[n.CONDUCTOR, 0] == RED
    assert s.waiting == BLUE


def full_column(s: Situation, column: str = "A") -> Situation:
    """All seats of a Column but the second are taken."""
    names = iter(["Violin", "Cello", "Oboe", "Clarinet", "Trumpet"])
    for row in (1, 3, 4, 5, 6):
        s.seat(f"{column}{row}", next(names), BLUE, well=False)
    return s


@pytest.mark.rules("SY-PROG-7", "SY-PROG-8", "SY-RULING-82", "SY-RULING-84")
def test_a_full_column_stops_the_round_and_moves_the_token() -> None:
    """Then Absolute discs are stacked and the Minority is paid."""
    s = full_column(Situation(4, "A", orchestra="progressive")).hand(RED, "Celesta", "Tuba").concertmaster(BLUE, 1, 1)
    s.table.column_token[0] = 7
    s.table.spare[7] -= 1
    s.table.turn = RED
    s.begin(n.ALLOTTING)
    s.boxes = s.boxes.copy()
    s.boxes[0].seat_dots[seat_of("A2")] = 1 << 3  # a dot of the Percussions
    s.play("celesta")
    assert int(s.table.stacked[seat_of("A2")]) == 3
    assert s.table.first == BLUE  # the player whose turn would be next
    minority = s.events(n.MINORITY)[0]
    assert (minority.a, minority.d) == (RED, 1 + 3)


@pytest.mark.rules("SY-RULING-83")
def test_column_e_goes_on_until_all_hands_are_empty() -> None:
    """The Conductor is always taken; the token returns to the Concertmaster's controller."""
    for seed in range(4):
        m = drafted(2, seed)
        luck = random.Random(seed)
        while not m.over:
            m.choose(m.waiting[0], luck.choice(m.legal(m.waiting[0])))
        table = m.tables[0]
        assert table.owner[n.CONDUCTOR, 0] >= 0
        assert not table.hands.any()
        assert table.first == table.owner[n.CONCERTMASTER, 0]


@pytest.mark.rules("SY-RULING-86")
def test_berlioz_and_pools_in_a_progressive_orchestra() -> None:
    """The usual number is dealt; pool cards replace random ones; single copies get their disc when seated."""
    m = started(2, masters="berlioz")
    assert [int(p).bit_count() for p in m.tables[0].packets[:2]] == [11, 11]
    m = started(2, masters="wagner")
    dealt = int(m.tables[0].packets[0]) | int(m.tables[0].packets[1])
    brass = int(m.boxes[0].in_category[n.BRASS])
    assert dealt & brass == brass
    assert dealt & 3 == 3
    s = Situation(4, "A", orchestra="progressive").master("berlioz").hand(RED, "Harp", "Tuba").concertmaster(BLUE)
    s.table.turn = RED
    s.begin(n.ALLOTTING).play("harp", "A1")
    assert s.discs_on("A1") == [RED] * 3


def ending(audience: str) -> Situation:
    """The last scoring of a Progressive Orchestra in which Red has two Brasses and Blue one."""
    s = Situation(4, "E", orchestra="progressive", audience=audience)
    s.table.public_card, s.table.private_card[:] = -1, -1
    s.seat("A1", "Tuba", RED, well=False).on("A1").seat("A2", "Cimbasso", RED, well=False).on("A2").seat(
        "B1", "Trombone", BLUE
    ).on("B1")
    s.table.first = BLUE
    s.concertmaster(BLUE, 0, 0)
    return s


@pytest.mark.rules("SY-PROG-9", "SY-RULING-93")
def test_orchestra_bonuses_are_scored_at_the_end() -> None:
    """The public card pays both bonuses; Instruments without discs still count."""
    s = ending("public")
    s.table.public_card = ORCHESTRA["Brass Trill"]
    s.discs("1.1.2", RED).begin(n.INTERVAL)
    assert [s.source(seat, n.ORCHESTRA_POINTS) for seat in range(4)] == [8, 4, 0, 0]
    assert s.source(RED, n.SYMPHONY_POINTS) == 3


@pytest.mark.rules("SY-PROG-9", "SY-AUD-2")
def test_each_player_assigns_his_two_private_cards() -> None:
    """One scores its Orchestra Bonus, the other its Symphony Bonus; all at once."""
    s = ending("private")
    for seat in range(4):
        s.table.private_card[seat] = (ORCHESTRA["Brass Trill"], ORCHESTRA["String Quintet"])
    s.discs("1.1.1", RED).discs("1.1.2", BLUE).begin(n.INTERVAL)
    assert (s.asking, int(s.table.waiting)) == (n.ASSIGN, 0b1111)
    for seat in (3, 2, 0):
        s.answer(seat, "brass-trill")
    s.answer(BLUE, "string-quintet")
    assert [s.source(seat, n.ORCHESTRA_POINTS) for seat in range(4)] == [8, 0, 0, 0]
    assert [s.source(seat, n.SYMPHONY_POINTS) for seat in range(4)] == [3, 3, 0, 0]  # Allegro Air; Vivace Air


@pytest.mark.rules("SY-RULING-74", "SY-RULING-93")
def test_group_of_talents_at_the_end_counts_for_its_bonus_only() -> None:
    """Picks go in reverse from the right of the First Player token; not for unused tokens."""
    s = ending("public")
    s.table.public_card = ORCHESTRA["Group of Talents"]
    s.table.pentagon[:2] = 1
    s.table.spare[:2] -= 1
    s.token(RED, "clef").begin(n.INTERVAL)
    assert (s.waiting, s.asking) == (RED, n.TALENT)
    s.play("prolonged")
    assert [s.source(seat, n.ORCHESTRA_POINTS) for seat in range(4)] == [6, 0, 0, 3]
    assert [s.source(seat, n.LEFTOVER) for seat in range(4)] == [1, 0, 0, 0]
