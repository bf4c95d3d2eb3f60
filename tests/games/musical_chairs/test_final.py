"""End of the game and final scoring."""

import numpy as np
import pytest

from scherzo.core.chance import below, generator
from scherzo.games.musical_chairs import names as n
from tests.conformance.lineups import whole_games

from .situation import GAME, Situation, fresh

ALL_BUT_PIANO = "cello drum saxophone turntable rhythm harp guitar"
SUITS = ["cello", "drum", "saxophone", "turntable", "rhythm", "piano", "harp", "guitar"]
CARDS, CUSHIONS, SUIT_BONUS, ZEROS, THREE_SUITS, RESTS = range(2, 8)


@pytest.mark.rules("MC-END-1")
def test_when_the_last_cushion_is_removed_the_game_ends_after_phase_6() -> None:
    """Battles, scoring and purchases still take place; nothing needs to be bought."""
    table = Situation(["piano-2", "drum-5"], line="piano-9", at="piano drum", removed=ALL_BUT_PIANO).play("stop")
    assert table.table.on_board == 0
    assert table.asking == "score_from_hand"
    table.play("piano-2")
    assert table.asking == "buy_cushion"
    table.play("no")
    assert table.over
    assert table.view(0).ended_by == "last cushion"


@pytest.mark.rules("MC-END-2")
def test_the_game_also_ends_when_hands_cannot_be_refilled() -> None:
    deck = [f"{s}-{rank}" for s in SUITS for rank in (*range(1, 11), "rest") if (s, rank) != ("piano", 9)]
    table = Situation(["", ""], line="piano-9", at="piano drum", scored={1: " ".join(deck)}).play("stop", "no")
    assert table.over
    assert table.view(0).ended_by == "shortage"


@pytest.mark.rules("MC-END-3")
def test_cards_left_in_hands_score_nothing() -> None:
    """They are discarded."""
    table = Situation(["cello-9 harp-2", "harp-5"], line="piano-9", at="harp drum", removed=ALL_BUT_PIANO)
    table.play("cello-9", "guitar", "stop").play_until("")
    assert table.over
    assert [len(table.hand(seat)) for seat in range(2)] == [0, 0]
    assert table.totals == [0, 0]


@pytest.mark.rules("MC-FINAL-1")
def test_the_total_is_cards_and_fixed_and_bonus_vp_of_cushions() -> None:
    table = Situation(["", ""], scored={0: "cello-9 drum-2"}, owns={0: "suit_bonus hop_over"})
    row = table.sheet()[0]
    assert (row[CARDS], row[CUSHIONS], row[SUIT_BONUS], row[0]) == (3, 3, 2, 8)


@pytest.mark.rules("MC-FINAL-2")
def test_tied_players_share_the_victory() -> None:
    """No tie-break, not by cards and not by cushions."""
    table = Situation(["", "", ""], scored={0: "cello-9", 2: "cello-8"}, owns={1: "hop_over"})
    assert [row[:2] for row in table.sheet()] == [[3, 1], [3, 1], [1, 3]]


@pytest.mark.rules("MC-RULING-64")
def test_the_total_decides_not_the_score_pile_alone() -> None:
    table = Situation(["", ""], scored={0: "cello-2"}, owns={1: "hop_over"})
    assert [row[1] for row in table.sheet()] == [2, 1]


# Cushions of the final scoring


@pytest.mark.rules("MC-TOKEN-suit_bonus-1")
def test_suit_bonus_counts_different_suits() -> None:
    table = Situation(["", ""], scored={0: "drum-1 drum-2 cello-1"}, owns={0: "suit_bonus"})
    assert table.sheet()[0][SUIT_BONUS] == 2


@pytest.mark.rules("MC-EX-9", "MC-TOKEN-three_suits-1", "MC-TOKEN-suit_bonus-1")
@pytest.mark.parametrize(("suits", "groups"), [(0, 0), (2, 0), (3, 3), (5, 3), (6, 6), (8, 6)])
def test_example_suits(suits: int, groups: int) -> None:
    """Three_suits has 1 fixed VP besides."""
    pile = " ".join(f"{suit}-1" for suit in SUITS[:suits])
    row = Situation(["", ""], scored={0: pile}, owns={0: "suit_bonus three_suits"}).sheet()[0]
    assert (row[SUIT_BONUS], row[THREE_SUITS], row[CUSHIONS]) == (suits, groups, 1)


@pytest.mark.rules("MC-RULING-58")
def test_suits_are_shown_by_chair_cards_and_rests_but_not_by_repeats() -> None:
    table = Situation(["", ""], scored={0: "cello-1 drum-rest repeat-1"}, owns={0: "suit_bonus"})
    assert table.sheet()[0][SUIT_BONUS] == 2


@pytest.mark.rules("MC-RULING-58")
def test_cards_paid_away_show_no_suit_any_more() -> None:
    table = Situation(["", ""], line="piano-9", at="piano drum", scored={0: "cello-1"}, owns={0: "suit_bonus"})
    table.play("stop")
    assert table.sheet()[0][SUIT_BONUS] == 2
    assert table.play("cello-1").sheet()[0][SUIT_BONUS] == 1


@pytest.mark.rules("MC-TOKEN-zero_worth_two-1")
def test_zero_worth_two() -> None:
    """Only for its owner."""
    table = Situation(["", ""], scored={0: "drum-1 drum-2", 1: "cello-1"}, owns={0: "zero_worth_two"})
    assert table.totals == [5, 0]


@pytest.mark.rules("MC-EX-10")
def test_example_zero_worth_two() -> None:
    """0, 0, 3, 1."""
    table = Situation(["", ""], scored={0: "drum-1 drum-2 drum-8 drum-3"}, owns={0: "zero_worth_two"})
    assert table.totals[0] == 2 + 2 + 3 + 1 + 1


@pytest.mark.rules("MC-RULING-59")
def test_zero_worth_two_touches_only_cards_of_0_vp() -> None:
    """Always Chair cards; Rests and Repeats keep their worth."""
    row = Situation(["", ""], scored={0: "drum-rest repeat-1 cello-9"}, owns={0: "zero_worth_two"}).sheet()[0]
    assert (row[ZEROS], row[CARDS]) == (0, 5)


@pytest.mark.rules("MC-TOKEN-rest_bonus-1")
def test_rest_bonus_counts_the_rests_played() -> None:
    table = Situation(["harp-rest", ""], rests_played={0: 2}, owns={0: "rest_bonus"}).play("harp-rest")
    assert table.sheet()[0][RESTS] == 3


@pytest.mark.rules("MC-RULING-59")
def test_rest_bonus_counts_rests_played_before_the_purchase_and_paid_away() -> None:
    table = Situation(["harp-rest", ""], line="piano-9", at="piano drum", cushions={"piano": "rest_bonus"})
    table.play("harp-rest", "stop", "harp-rest")
    assert table.owner("rest_bonus") == 0
    assert "harp-rest" not in table.score_pile(0)
    assert table.sheet()[0][RESTS] == 1


@pytest.mark.rules("MC-RULING-59")
def test_rest_bonus_counts_no_rest_of_a_battle_of_the_hand_or_of_the_deck() -> None:
    rests = [f"{suit}-rest" for suit in SUITS]
    in_battle = Situation(["piano-rest", "cello-3"], line="piano-9", at="piano piano", owns={0: "rest_bonus"})
    in_battle.play("stop").show("piano-rest", "cello-3")
    from_hand = Situation(["piano-rest", ""], line="piano-9", at="piano drum", owns={0: "rest_bonus"})
    from_hand.play("stop", "piano-rest")
    others = [f"{s}-{rank}" for s in SUITS for rank in range(1, 11) if (s, rank) != ("harp", 9)]
    others += [f"repeat-{rank}" for rank in range(1, 11)]
    from_deck = Situation(
        ["", ""], line="harp-9", at="piano drum", owns={0: "rest_bonus deck_top"}, discard=" ".join(others)
    ).play("stop")
    assert from_deck.score_pile(0) <= set(rests)
    assert len(from_deck.score_pile(0)) == 1
    assert [t.sheet()[0][RESTS] for t in (in_battle, from_hand, from_deck)] == [0, 0, 0]


@pytest.mark.rules("MC-RULING-60")
@pytest.mark.parametrize("owner", [0, 1])
def test_score_piles_are_open(owner: int) -> None:
    table = Situation(["", ""], scored={owner: "cello-9 drum-rest"})
    for viewer in (0, 1, -1):
        seat = table.view(viewer).seats[owner]
        assert [card.id for card in seat.score_pile] == ["cello-9", "drum-rest"]
        assert seat.score == 4


@pytest.mark.rules("MC-RULING-60")
def test_a_table_may_hide_score_piles_the_totals_do_not_change() -> None:
    """Everybody sees the own pile, and at the end all."""
    table = Situation(
        ["", ""], line="piano-9", scored={0: "cello-9"}, removed=ALL_BUT_PIANO, options={"score-piles": "hidden"}
    )
    assert table.view(1).seats[0].score_pile is None
    assert table.view(1).seats[0].score is None
    assert table.view(1).seats[0].score_count == 1
    assert table.view(-1).seats[0].score_pile is None
    assert [card.id for card in table.view(0).seats[0].score_pile] == ["cello-9"]
    assert table.totals == [3, 0]
    table.play("stop").play_until("")
    assert table.over
    assert [card.id for card in table.view(1).seats[0].score_pile] == ["cello-9"]


@pytest.mark.rules("MC-RULING-61")
def test_flipped_cushions_keep_their_vp() -> None:
    table = Situation(["", ""], owns={0: "stop_music score_higher pass_once"})
    assert table.totals[0] == 7
    for cushion in (n.STOP_MUSIC, n.SCORE_HIGHER, n.PASS_ONCE):
        table.table.flipped[cushion] = 1
    assert table.totals[0] == 7


@pytest.mark.rules("MC-VEC-7")
def test_vector_final_scoring() -> None:
    table = Situation(["", ""], scored={0: "cello-9 drum-1 piano-rest repeat-6"}, owns={0: "three_suits stop_music"})
    table.table.flipped[n.STOP_MUSIC] = 1
    row = table.sheet()[0]
    assert (row[CARDS], row[CUSHIONS], row[THREE_SUITS], row[0]) == (6, 4, 3, 13)


@pytest.mark.rules("MC-RULING-65")
def test_no_limit_ends_the_game_while_cushions_stay() -> None:
    """Thirty rounds stopped before the first card, and the game goes on."""
    table = Situation(["harp-1", ""], owns={0: "stop_music"})
    for _ in range(30):
        table.table.flipped[n.STOP_MUSIC] = 0
        table.play("stop" if "stop" in table.options() else "stop-by-cushion").play_until("play_card")
        assert not table.over
    assert table.table.rounds == 31
    assert table.table.on_board == 7


# Invariants over whole games


@whole_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_invariants(players: int) -> None:
    """Invariants (a) to (g) of the ledger."""
    for seed in range(3):
        table = fresh(players, seed=seed)
        luck = generator(seed)
        turns = 0
        while not table.over:
            seat = table.waiting[below(luck, len(table.waiting))]
            choices = table.choices(seat)
            assert choices
            turns = turns + 1 if table.asking == "play_card" else turns if table.asking == "move_marker" else 0
            assert turns <= 8 * players + 3
            option = choices[below(luck, len(choices))].option
            table.table.told = 0
            GAME.doors.play(table.box, table.table, seat, option)
            table.check()
        assert table.table.rounds >= 8 or table.view(0).ended_by == "shortage"
        assert np.array(table.totals).min() >= 0
