"""The Orchestra Phase up to the hands: first row, Choirs, deal, draft (2.3 steps 1 to 3, 2.11)."""

import pytest

from scherzo.core.members import holds, members_of
from scherzo.games.symphony import names as n

from .situation import GAME, PARTS, seat_of


def match(players: int, seed: int = 1, **options: str):  # type: ignore[no-untyped-def]
    return GAME.start(players, seed=seed, options=options)


def sizes(hands) -> list[int]:  # type: ignore[no-untyped-def]
    return [int(hand).bit_count() for hand in hands]


@pytest.mark.rules("SY-ORCH-1", "SY-RULING-15")
@pytest.mark.parametrize(("players", "columns"), [(2, "ABDE"), (4, "ABDE"), (5, "ACE"), (6, "ACE")])
def test_random_cards_take_the_front_seats(players: int, columns: str) -> None:
    """Ordinary cards, no Choir, no special card; the other front seats are empty."""
    m = match(players)
    box, table = m.boxes[0], m.tables[0]
    for column in "ABCDE":
        card = int(table.card[seat_of(f"{column}1")])
        assert (card >= 0) == (column in columns)
        assert card < 0 or holds(box.ordinary, card)
        assert int(table.owner[seat_of(f"{column}1"), 0]) == -1


@pytest.mark.rules("SY-ORCH-2")
def test_an_orderly_first_row_suits_its_columns() -> None:
    """Strings in A and E, Brass in B and D, Woodwinds in C."""
    for players, wanted in ((4, {"A": 0, "B": 1, "D": 1, "E": 0}), (6, {"A": 0, "C": 2, "E": 0})):
        for seed in range(4):
            m = match(players, seed, first_row="orderly")
            for column, category in wanted.items():
                assert m.boxes[0].category[m.tables[0].card[seat_of(f"{column}1")]] == category


@pytest.mark.rules("SY-ORCH-3")
@pytest.mark.parametrize(("players", "two", "three"), [(2, 0, 0), (3, 0, 0), (4, 1, 0), (5, 1, 1), (6, 2, 1)])
def test_choirs_in_use(players: int, two: int, three: int) -> None:
    """The others leave the game."""
    m = match(players)
    box, table = m.boxes[0], m.tables[0]
    used = int(table.choirs_passed)
    for hand in table.hands:
        used |= int(hand) & int(box.in_category[n.CHOIR])
    assert ((used & int(box.two_part)).bit_count(), (used & int(box.three_part)).bit_count()) == (two, three)
    assert int(table.choirs_out).bit_count() == 4 - two - three


@pytest.mark.rules("SY-ORCH-4", "SY-RULING-16")
def test_the_last_player_takes_a_choir_and_passes_the_rest_to_the_right() -> None:
    """With six players seats 5, 4 and 3 get one each; the last one has no choice."""
    m = match(6)
    assert (m.waiting, m.tables[0].asking) == ((5,), n.TAKE_CHOIR)
    assert len(m.legal(5)) == 3
    m.choose(5, m.legal(5)[0])
    assert (m.waiting, len(m.legal(4))) == ((4,), 2)
    m.choose(4, m.legal(4)[0])
    choirs = [int(hand) & int(m.boxes[0].in_category[n.CHOIR]) for hand in m.tables[0].hands]
    assert [bool(choir) for choir in choirs] == [False, False, False, True, True, True]
    four = match(4)
    assert four.tables[0].asking == n.SEAT_CARD  # the only Choir went to the Last Player without asking
    assert int(four.tables[0].hands[3]) & int(four.boxes[0].in_category[n.CHOIR])


@pytest.mark.rules("SY-ORCH-4", "SY-RULING-91")
def test_passed_choirs_are_seen_only_by_those_who_hold_them() -> None:
    m = match(6)
    assert len(m.view(5).choirs) == 3
    for viewer in (-1, 0, 3, 4):
        assert m.view(viewer).choirs == ()
    m.choose(5, m.legal(5)[0])
    assert [len(m.view(viewer).choirs) for viewer in (3, 4, 5)] == [0, 2, 0]


@pytest.mark.rules("SY-ORCH-5", "SY-ORCH-6")
@pytest.mark.parametrize(("players", "deal"), [(2, 8), (3, 7), (4, 5), (5, 5), (6, 4)])
def test_hands_are_dealt_and_choirs_come_on_top(players: int, deal: int) -> None:
    """The last players' hands are larger; the rest of the deck leaves the game unseen."""
    m = match(players)
    while m.tables[0].asking == n.TAKE_CHOIR:
        m.choose(m.waiting[0], m.legal(m.waiting[0])[0])
    choirs = int(m.boxes[0].choirs.sum())
    assert sizes(m.tables[0].hands)[:players] == [deal + (seat >= players - choirs) for seat in range(players)]
    front = int(m.boxes[0].first_row.sum())
    assert int(m.tables[0].deck).bit_count() == 54 - front - players * deal


@pytest.mark.rules("SY-DRAFT-1", "SY-DRAFT-2", "SY-RULING-17")
def test_a_draft_deals_one_card_more_and_throws_the_last_one_away() -> None:
    """With n + 1 cards there are n choices; packets go to the left."""
    m = match(3, draft="secret")
    table = m.tables[0]
    assert sizes(table.packets)[:3] == [8, 8, 8]
    seen = {seat: {card.card for card in m.view(seat).packet} for seat in range(3)}
    for seat in (2, 0, 1):  # in any order
        m.choose(seat, m.legal(seat)[0])
    for seat in range(3):
        assert {card.card for card in m.view(seat).packet} < seen[(seat - 1) % 3]
    while table.asking == n.DRAFT and table.waiting:
        m.choose(m.waiting[0], m.legal(m.waiting[0])[0])
    assert table.rounds == 7
    assert sizes(table.packets)[:3] == [1, 1, 1]
    assert [size + (seat == 0) for seat, size in enumerate(sizes(table.hands)[:3])][1:] == [7, 7]


@pytest.mark.rules("SY-DRAFT-3", "SY-RULING-91")
def test_secret_picks_stay_hidden_and_public_picks_are_shown_together() -> None:
    """Nothing shows until all have chosen; hands are face down in any case."""
    secret, public = match(3, draft="secret"), match(3, draft="public")
    for m in (secret, public):
        first = m.legal(0)[0]
        m.choose(0, first)
        assert all(line.text != m.log(0)[-1][1].text for _, line in m.log(1))
        m.choose(1, m.legal(1)[0])
        m.choose(2, m.legal(2)[0])
        assert m.view(1).seats[0].hand == ()
        assert [card.card for card in m.view(0).seats[0].hand] == [first]
        assert not any(holds(packet, first) for packet in m.tables[0].packets), "it has left its packet"
    picks = [line.text for _, line in public.log(-1) if "keeps" in line.text]
    assert len(picks) == 3
    assert not [line for _, line in secret.log(-1) if "keeps" in line.text]


@pytest.mark.rules("SY-RULING-102")
def test_choosing_between_identical_cards_is_one_choice() -> None:
    """Two Tubas in a hand are offered once."""
    for seed in range(60):
        m = match(2, seed)
        box, hand = m.boxes[0], int(m.tables[0].hands[0])
        twins = [int(box.twin[card]) for card in members_of(hand)]
        if len(set(twins)) < len(twins):
            assert len(m.legal(0)) == len(set(twins))
            return
    raise AssertionError("no hand with twins found")


@pytest.mark.rules("SY-RULING-15", "SY-EX-18")
def test_the_deck_holds_the_54_ordinary_cards() -> None:
    """Without Choirs and specials; the Progressive Orchestra adds the two special ones."""
    assert int(match(2).boxes[0].ordinary).bit_count() == 54
    assert [PARTS.players.row(p).progressive_deal * p for p in range(2, 7)] == [22, 27, 32, 30, 30]
