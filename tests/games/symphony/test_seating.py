"""Seats Allocation (2.3 step 4): placing cards, taking control, the well-placed rule."""

import random

import pytest

from scherzo.games.symphony import names as n

from .situation import BLACK, BLUE, GAME, PARTS, RED, Situation, seat_of


@pytest.mark.rules("SY-SEAT-1", "SY-SEAT-2", "SY-RULING-20")
def test_turns_go_round_until_everything_is_controlled() -> None:
    """Each player takes control 11/9/7/7/6 times; empty hands skip part a."""
    for players in range(2, 7):
        m = GAME.start(players, seed=players)
        luck = random.Random(players)
        controls = [0] * players
        while m.tables[0].asking in (n.TAKE_CHOIR, n.SEAT_CARD, n.SEAT, n.CONTROL):
            m.choose(m.waiting[0], luck.choice(m.legal(m.waiting[0])))
            for event in m.moves[-1].events:
                if event.kind == n.TOOK_CONTROL:
                    controls[event.a] += 1
        assert controls == [PARTS.players.row(players).controls] * players
        assert not any(int(hand) for hand in m.tables[0].hands)


@pytest.mark.rules("SY-SEAT-2", "SY-SEAT-3", "SY-RULING-95")
def test_a_card_goes_on_a_free_seat_then_anything_uncontrolled_may_be_taken() -> None:
    """Card, seat, target; also a card placed before, or a black space."""
    s = Situation(4).seat("A1", "Clarinet").hand(RED, "Violin", "Tuba").begin(n.SEATING)
    assert (s.asking, s.offers) == (n.SEAT_CARD, {"violin", "tuba"})
    s.play("violin")
    assert len(s.offers) == 24
    assert "A1" not in s.offers
    s.play("A2")
    assert s.offers == {"A1", "A2", "concertmaster", "conductor"}
    s.play("A1")
    assert s.discs_on("A1") == [RED, RED]
    assert s.table.owner[seat_of("A2"), 0] == -1


@pytest.mark.rules("SY-SEAT-2", "SY-SEAT-3", "SY-RULING-20")
def test_with_an_empty_hand_only_control_is_taken() -> None:
    """Mandatory, no passing (SY-RULING-20)."""
    s = Situation(4).seat("A1", "Clarinet").seat("A2", "Oboe").begin(n.SEATING)
    assert (s.asking, s.offers) == (n.CONTROL, {"A1", "A2", "concertmaster", "conductor"})


@pytest.mark.rules("SY-SEAT-4", "SY-RULING-18", "SY-EX-19")
@pytest.mark.parametrize(
    ("card", "place", "free_choice"),
    [("Violin", "B1", False), ("Violin", "A2", True), ("Tuba", "B1", True), ("Tuba", "A2", True),
     ("2-Part Choir (flat)", "B1", True), ("2-Part Choir (flat)", "A2", True)],
)  # fmt: skip
def test_a_badly_seated_card_must_be_controlled_by_its_player(card: str, place: str, free_choice: bool) -> None:
    """Free seats A2 (dot S) and B1 (no dot)."""
    s = Situation(4)
    s.boxes = s.boxes.copy()
    s.boxes[0].seat_open[:] = 0
    for name in ("A2", "B1"):
        s.boxes[0].seat_open[seat_of(name)] = 1
    s.hand(RED, card, "Oboe").begin(n.SEATING)
    s.play(next(word for word in s.offers if word != "oboe"), place)
    if free_choice:
        assert {"concertmaster", "conductor"} < s.offers
    else:
        assert s.table.owner[seat_of(place), 0] == RED  # the only target, taken without asking


@pytest.mark.rules("SY-RULING-19", "SY-RULING-95")
def test_the_whole_turn_is_judged_not_its_parts() -> None:
    """Every free seat may be named; a bad one only narrows the target."""
    s = Situation(4).hand(RED, "Violin", "Tuba").begin(n.SEATING).play("violin")
    assert {"A1", "B5", "C3"} <= s.offers
    s.play("C3")
    assert s.table.owner[seat_of("C3"), 0] == RED


@pytest.mark.rules("SY-RULING-18", "SY-RULING-21", "SY-EX-4")
def test_a_part_of_the_choir_just_placed_counts_as_controlling_it() -> None:
    """One action takes one Part; the other may be taken by another player later."""
    s = Situation(4).hand(BLUE, "2-Part Choir (flat)").seat("A1", "Clarinet")
    s.table.turn = BLUE
    s.begin(n.SEATING).play("B2")
    assert {"B2/1", "B2/2"} <= s.offers
    s.play("B2/1")
    assert s.discs_on("B2") == [BLUE, BLUE]
    s.table.turn = RED
    s.table.waiting = 0
    s.begin(n.SEATING).play("B2/2")
    assert s.discs_on("B2") == [BLUE, RED, BLUE, RED]


@pytest.mark.rules("SY-CARD-2", "SY-CARD-3", "SY-SEAT-5", "SY-EX-2", "SY-EX-3")
def test_discs_go_on_the_spaces_that_are_unlocked() -> None:
    """Bass Drum and Piccolo, well placed or not."""
    assert Situation(4).seat("A1", "Bass Drum", RED).discs_on("A1") == [RED]
    assert Situation(4).seat("A5", "Bass Drum", RED).discs_on("A5") == [RED, BLACK]
    assert Situation(4).seat("A1", "Piccolo", BLUE).discs_on("A1") == [BLUE] * 3
    assert Situation(4).seat("D2", "Piccolo", BLUE).discs_on("D2") == [BLUE] * 5
    assert Situation(4).seat("A1", "Trumpet", RED).discs_on("A1") == [
        RED,
        BLACK,
        RED,
    ]  # a black space that is not linked


@pytest.mark.rules("SY-RULING-25")
def test_three_discs_if_not_well_placed_five_if_it_is() -> None:
    """The Piccolo."""
    assert [len(Situation(4).seat(place, "Piccolo", RED).discs_on(place)) for place in ("B2", "B3")] == [3, 5]


@pytest.mark.rules("SY-EX-5", "SY-SEAT-5")
def test_conductor_and_concertmaster_are_taken_like_instruments() -> None:
    """2 own discs; 2 own discs beside 3 black ones."""
    m = GAME.start(2, seed=1)
    table = m.tables[0]
    while table.owner[n.CONCERTMASTER, 0] < 0 or table.owner[n.CONDUCTOR, 0] < 0:
        seat = m.waiting[0]
        notations = {choice.notation: choice.option for choice in m.options(seat)}
        wanted = notations.get("concertmaster", notations.get("conductor"))
        m.choose(seat, wanted if wanted is not None else m.legal(seat)[0])
    master, conductor = int(table.owner[n.CONCERTMASTER, 0]) + 1, int(table.owner[n.CONDUCTOR, 0]) + 1
    assert [int(d) for d in table.discs[n.CONCERTMASTER] if d] == [master, master, n.BLACK, n.BLACK, n.BLACK]
    assert [int(d) for d in table.discs[n.CONDUCTOR] if d] == [conductor, conductor]


@pytest.mark.rules("SY-RULING-22")
def test_well_placed_is_decided_when_the_card_is_seated() -> None:
    """Before anybody controls it."""
    s = Situation(4).hand(RED, "Oboe", "Tuba").begin(n.SEATING).play("oboe", "D2")
    assert s.table.well[seat_of("D2")] == 1
    assert s.table.owner[seat_of("D2"), 0] == -1
