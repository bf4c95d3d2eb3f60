"""Set-up (2.2): boards, Sheets, covered notes, tokens, options and their limits."""

import pytest

from scherzo.core.errors import BadInput
from scherzo.games.symphony import names as n

from .situation import BLACK, GAME, PARTS, Situation, seat_of


def started(players: int, seed: int = 1, **options: str):  # type: ignore[no-untyped-def]
    return GAME.start(players, seed=seed, options=options).tables[0]


def box(players: int, **options: str):  # type: ignore[no-untyped-def]
    return GAME.build_box(PARTS, players, options)[0]


@pytest.mark.rules("SY-SETUP-2", "SY-SETUP-3", "SY-EX-17")
@pytest.mark.parametrize(("players", "seats"), [(2, 20), (3, 25), (4, 25), (5, 30), (6, 30)])
def test_the_board_side_fits_the_players(players: int, seats: int) -> None:
    """With two players Stage cards close the third row."""
    b = box(players)
    assert int(b.seat_open.sum()) == seats
    assert all(not b.seat_open[seat_of(f"{column}3")] for column in "ABCDE") == (players == 2)


@pytest.mark.rules("SY-EX-17", "SY-ORCH-7")
@pytest.mark.parametrize(
    ("players", "first", "choirs", "deal", "controls"),
    [(2, 4, 0, 8, 11), (3, 4, 0, 7, 9), (4, 4, 1, 5, 7), (5, 3, 2, 5, 7), (6, 3, 3, 4, 6)],
)
def test_cards_fill_the_seats_and_controls_are_equal(
    players: int, first: int, choirs: int, deal: int, controls: int
) -> None:
    """Seats = first row + Choirs + players x deal; controls = seats - Choirs + Parts + 2."""
    b = box(players)
    assert (int(b.first_row.sum()), int(b.choirs.sum()), b.deal) == (first, choirs, deal)
    assert PARTS.players.row(players).controls == controls
    seats = int(b.seat_open.sum())
    assert seats == first + choirs + players * deal
    parts = 2 * int(b.choirs[0]) + 3 * int(b.choirs[1])
    assert players * controls == seats - choirs + parts + 2


@pytest.mark.rules("SY-SETUP-1", "SY-SETUP-16", "SY-AUD-1", "SY-PROG-3", "SY-CLEF-5", "SY-RULING-70")
def test_variants_are_agreed_on_first_and_some_exclude_each_other() -> None:
    refused = (
        {"audience": "public", "draft": "public"},  # the variant text demands the secret draft
        {"audience": "private", "draft": "none"},
        {"orchestra": "progressive", "draft": "none"},
        {"orchestra": "preset", "draft": "secret"},
        {"orchestra": "preset", "audience": "public"},
        {"orchestra": "progressive", "first_row": "orderly"},
        {"clashes": "none"},
        {"sheet_1": "2W"},
        {"no_such": "x"},
        {"draft": "maybe"},
    )
    for options in refused:
        with pytest.raises(BadInput):
            GAME.check_options(4, options)
    everything = {"audience": "both", "masters": "random", "clefs": "set-1", "clashes": "none", "flip_voice_1": "yes"}
    GAME.check_options(6, everything)
    GAME.check_options(6, {**everything, "orchestra": "progressive"})


@pytest.mark.rules("SY-SETUP-5")
def test_three_different_sheets_in_any_order_and_on_any_side() -> None:
    """The two sides of one Sheet never meet."""
    b = box(5, sheet_1="4K", sheet_2="1W", sheet_3="3K")
    assert [int(b.note[sheet * n.PER_SHEET : (sheet + 1) * n.PER_SHEET].sum()) for sheet in range(3)] == [31, 29, 27]
    with pytest.raises(BadInput, match="three different Sheets"):
        GAME.check_options(4, {"sheet_1": "3K"})


@pytest.mark.rules("SY-SETUP-7")
@pytest.mark.parametrize(
    ("players", "blue", "orange"), [(2, True, True), (3, True, False), (4, True, False), (5, False, False)]
)
def test_blue_and_orange_notes_are_covered_for_few_players(players: int, blue: bool, orange: bool) -> None:
    b, table = box(players), started(players)
    for note in range(n.NOTES):
        covered = (b.colour[note] == n.BLUE_NOTE and blue) or (b.colour[note] == n.ORANGE_NOTE and orange)
        assert int(table.height[note]) == covered
        assert table.stack[note, 0] == (n.BLACK if covered else 0)


@pytest.mark.rules("SY-SETUP-8")
def test_special_cards_leave_the_game_without_the_progressive_orchestra() -> None:
    """Nobody ever holds cards 00 and 01; with it they are dealt for certain."""
    table = started(4)
    assert not any(int(hand) & 3 for hand in table.hands)
    progressive = started(4, orchestra="progressive")
    assert sum(int(packet) & 3 for packet in progressive.packets) == 3


@pytest.mark.rules("SY-SETUP-9", "SY-VAR-1", "SY-MID-5")
def test_score_tokens_lie_on_their_fixed_side_unless_flipped() -> None:
    """6 for Sheets, 3, 6, 9 for Voices; six tokens can be flipped one by one."""
    b = box(4)
    assert [int(x) for x in b.sheet_prize] == [6, 6, 6]
    assert [int(x) for x in b.voice_prize] == [3, 6, 9]
    assert not b.flipped.any()
    assert [int(x) for x in box(4, flip_sheet_chained="yes", flip_voice_3="yes").flipped] == [0, 1, 0, 0, 0, 1]


@pytest.mark.rules("SY-RULING-79")
def test_sheet_tokens_are_spread_at_random_where_one_is_flipped() -> None:
    orders = {tuple(int(x) for x in started(4, seed, flip_sheet_black="yes").sheet_token) for seed in range(40)}
    assert len(orders) == 6
    assert {tuple(int(x) for x in started(4, seed).sheet_token) for seed in range(5)} == {(0, 1, 2)}


@pytest.mark.rules("SY-SETUP-10")
def test_a_clef_card_before_each_voice_at_random() -> None:
    orders = {tuple(int(x) for x in started(4, seed, clefs="set-1").clef_card) for seed in range(40)}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


@pytest.mark.rules("SY-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_musician_tokens_at_set_up(players: int) -> None:
    """One below each Column, players + 1 beside the pentagon, one on each of 9 Minims; the rest in the box."""
    b, table = box(players), started(players)
    assert (table.column_token >= 0).all()
    assert int(table.pentagon.sum()) == players + 1
    minims = [note for note in range(n.NOTES) if b.note[note] and b.kind[note] == n.MINIM]
    assert len(minims) == 9
    assert all(table.minim[note] >= 0 for note in minims)
    assert int(table.spare.sum()) == 24 - 5 - (players + 1) - 9
    view = GAME.view(b, table, -1)
    assert all(view.column_tokens)  # face up for everybody


@pytest.mark.rules("SY-SETUP-12", "SY-SETUP-14")
def test_every_player_starts_on_zero_with_thirty_discs() -> None:
    """Cubes on the start of all tracks; 3 black discs lie on the Concertmaster."""
    table = started(6)
    assert not table.steps.any()
    assert not table.points.any()
    assert [int(x) for x in table.supply[1:7]] == [30] * 6
    assert [int(d) for d in table.discs[n.CONCERTMASTER] if d] == [n.BLACK] * 3
    assert table.supply[n.BLACK] == 35 - 3


@pytest.mark.rules("SY-SETUP-13", "SY-RULING-14")
def test_the_first_player_is_set_by_the_table_or_drawn() -> None:
    """Turn order is clockwise from there."""
    assert {int(started(4, seed).first) for seed in range(8)} == {0}
    assert {int(started(4, seed, first_player="random").first) for seed in range(40)} == {0, 1, 2, 3}
    match = GAME.start(3, seed=2, options={"first_player": "random"})
    first = int(match.tables[0].first)
    turns = []
    while len(turns) < 3:
        seat = match.waiting[0]
        if match.tables[0].asking == n.SEAT_CARD:
            turns.append(seat)
        match.choose(seat, match.legal(seat)[0])
    assert turns == [(first + i) % 3 for i in range(3)]


@pytest.mark.rules("SY-SETUP-4", "SY-MASTER-1")
def test_masters_are_drawn_at_random_and_replace_the_conductor() -> None:
    drawn = {int(started(2, seed, masters="random").master) for seed in range(60)}
    assert drawn == set(range(1, 11))
    assert int(started(2).master) == n.NO_MASTER


@pytest.mark.rules("SY-SETUP-15", "SY-RULING-71")
def test_virtuosity_cards_are_dealt_as_agreed() -> None:
    """One public, two private each, all different; six players with both need 13 of 15."""
    table = started(6, audience="both")
    cards = [int(table.public_card), *(int(card) for card in table.private_card.flat)]
    assert len(set(cards)) == 13
    assert min(cards) >= 0
    assert int(started(4, audience="private").public_card) == -1
    assert (started(4, audience="public").private_card == -1).all()


@pytest.mark.rules("SY-SETUP-16", "SY-RULING-98")
def test_a_preset_orchestra_replaces_the_first_four_steps() -> None:
    """Every seat and both black spaces are controlled; bonuses and Absolute discs follow."""
    for players in range(2, 7):
        b, table = box(players, orchestra="preset"), started(players, orchestra="preset")
        counts = [0] * players
        for at in range(n.INSTRUMENTS):
            parts = int(b.parts[table.card[at]]) if table.card[at] >= 0 else 0
            assert (table.card[at] >= 0) == (at >= n.SEATS or bool(b.seat_open[at]))
            for part in range(parts):
                counts[int(table.owner[at, part])] += 1
        assert counts == [PARTS.players.row(players).controls] * players
        assert (table.column_token == -1).all()  # Minority Compensation has been given
        assert table.first == table.owner[n.CONCERTMASTER, 0] or table.asking == n.SPREAD


@pytest.mark.rules("SY-RULING-98")
def test_the_first_seat_of_a_preset_is_that_of_the_first_player() -> None:
    """Its player 1 is the First Player."""
    for seed in range(6):
        table = started(4, seed, orchestra="preset", first_player="random")
        expected = (PARTS.preset.four.concertmaster - 1 + int(table.opener)) % 4
        assert table.owner[n.CONCERTMASTER, 0] == expected


@pytest.mark.rules("SY-SETUP-11", "SY-SETUP-12")
def test_the_whole_stage_of_a_situation_is_conserved() -> None:
    """The builder of these tests keeps every card, token and disc of SY-SETUP-11 and 12 in one place."""
    s = Situation(6).seat("C1", "Violin", 0).discs("2.1.4", BLACK)
    assert GAME.problems(s.box, s.table) == []
    s.table.discs[seat_of("C1"), 3] = 0
    assert GAME.problems(s.box, s.table) == ["there are 29 discs of colour 1"]
