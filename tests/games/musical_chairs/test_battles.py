"""End of round, phase 3: Butt Battles. Seats 0, 1, 2, 3 are A, B, C, D."""

import pytest

from scherzo.core.table import EVERYONE
from scherzo.games.musical_chairs import names as n

from .situation import Situation

NOBODY_WINS = -1
AGAIN = -2


def card_for(letter: str, seat: int, number: int) -> str:
    """A card of a shown row: a number, R = Repeat, P = Rest, - = declines."""
    suits = ("cello", "drum", "saxophone", "turntable")
    if letter == "-":
        return "decline"
    if letter == "R":
        return f"repeat-{seat * 2 + number + 1}"
    if letter == "P":
        return f"{suits[seat]}-rest" if number == 0 else f"{('rhythm', 'piano', 'harp', 'guitar')[seat]}-rest"
    return f"{suits[seat] if number == 0 else ('rhythm', 'piano', 'harp', 'guitar')[seat]}-{letter}"


def battle(*showings: str, edge: int | None = None, spare: str = "harp-10 harp-9 guitar-10 guitar-9") -> Situation:
    """A battle at the piano chair between as many players as the first showing has cards.

    Each showing lists the cards of those who are still in, lowest seat first. Everybody has one more card to spare.
    """
    count = len(showings[0].split())
    hands: list[list[str]] = [[] for _ in range(count)]
    rows: list[list[str]] = []
    seats = list(range(count))
    for number, showing in enumerate(showings):
        letters = showing.split()
        if len(letters) != len(seats):
            seats = [s for s, letter in zip(seats, showings[number - 1].split(), strict=True) if letter not in "-P"]
        row = [card_for(letter, seat, number) for seat, letter in zip(seats, letters, strict=True)]
        for seat, card in zip(seats, row, strict=True):
            if card != "decline":
                hands[seat].append(card)
        rows.append(row)
    for seat, card in zip(range(count), spare.split(), strict=False):
        hands[seat].append(card)
    players = max(count, 2)
    owns = {} if edge is None else {edge: "battle_edge"}
    line = "piano-10"
    table = Situation([" ".join(h) for h in hands], line=line, at=" ".join(["piano"] * players), owns=owns).play("stop")
    for row in rows:
        table.show(*row)
    return table


def result(table: Situation) -> int:
    won, undecided = table.told(n.BATTLE_WON), table.told(n.BATTLE_UNDECIDED)
    if won:
        return won[0].b
    return NOBODY_WINS if undecided else AGAIN


def still_in(table: Situation) -> set[int]:
    return set(table.view(-1).battle.active)


@pytest.mark.rules("MC-BATTLE-1")
def test_players_at_one_chair_battle() -> None:
    """All of them, and only they."""
    table = Situation(["", "drum-1", "drum-2", "drum-3"], line="cello-9", at="harp piano piano piano").play("stop")
    assert (table.asking, table.waiting) == ("battle_commit", (1, 2, 3))


@pytest.mark.rules("MC-BATTLE-1")
def test_alone_at_a_chair_there_is_no_battle() -> None:
    table = Situation(["drum-1", "drum-2"], line="cello-9", at="harp piano").play("stop")
    assert not table.told(n.BATTLE_BEGINS)
    assert table.asking == "keep_hand"


@pytest.mark.rules("MC-BATTLE-2")
def test_each_secretly_chooses_any_hand_card_or_declines() -> None:
    table = Situation(["drum-1 harp-rest repeat-1", "drum-2"], line="cello-9", at="harp harp").play("stop")
    assert table.options(0) == {"drum-1", "harp-rest", "repeat-1", "decline"}
    assert table.options(1) == {"drum-2", "decline"}


@pytest.mark.rules("MC-BATTLE-2", "MC-RULING-29")
def test_all_choices_are_shown_at_the_same_time() -> None:
    """Before that others see only who has chosen."""
    table = Situation(["drum-1 drum-3", "drum-2"], line="cello-9", at="harp harp").play("stop")
    table.play("drum-3", seat=0)
    assert table.waiting == (1,)
    assert table.view(1).battle.committed == (0,)
    assert table.view(1).battle.chosen == ()
    assert table.view(-1).battle.chosen == ()
    assert table.view(0).battle.chosen[0].card.id == "drum-3"
    assert [e.kind for e in table.events if e.audience == EVERYONE] == [n.COMMITTED]
    assert table.view(1).seats[0].hand_count == 2
    table.play("drum-2", seat=1)
    assert {(e.a, e.b) for e in table.told(n.SHOWN)} == {(0, table.number("drum-3")), (1, table.number("drum-2"))}


@pytest.mark.rules("MC-BATTLE-2")
def test_the_order_of_choosing_does_not_matter() -> None:
    one, other = (Situation(["drum-1", "drum-2"], line="cello-9", at="harp harp").play("stop") for _ in range(2))
    one.play("drum-1", seat=0).play("drum-2", seat=1)
    other.play("drum-2", seat=1).play("drum-1", seat=0)
    one.table.tape[:] = other.table.tape[:] = 0
    one.table.told = other.table.told = 0
    assert one.tables.tobytes() == other.tables.tobytes()


@pytest.mark.rules("MC-BATTLE-3")
def test_the_highest_number_wins_whatever_its_suit() -> None:
    """The piano 3 does not beat another suit's 4 at the piano chair."""
    table = Situation(["piano-3", "drum-4"], line="piano-9", at="piano piano").play("stop").show("piano-3", "drum-4")
    assert result(table) == 1


@pytest.mark.rules("MC-BATTLE-4")
def test_who_declines_cannot_win_and_not_come_back() -> None:
    table = battle("- 5 5")
    assert still_in(table) == {1, 2}
    assert table.waiting == (1, 2)


@pytest.mark.rules("MC-BATTLE-5")
def test_players_who_tie_battle_again_the_others_are_out() -> None:
    table = battle("8 8 5")
    assert result(table) == AGAIN
    assert table.waiting == (0, 1)
    table.show("harp-10", "harp-9")
    assert result(table) == 0


@pytest.mark.rules("MC-BATTLE-6")
def test_one_may_decline_in_a_repetition() -> None:
    table = battle("8 8")
    assert "decline" in table.options(0)
    table.show("harp-10", "decline")
    assert result(table) == 0


@pytest.mark.rules("MC-BATTLE-7")
def test_a_repeat_ties_with_the_highest_card() -> None:
    assert result(battle("R 10")) == AGAIN
    assert still_in(battle("R 10 3")) == {0, 1}


@pytest.mark.rules("MC-BATTLE-7")
def test_if_all_show_a_repeat_all_tie() -> None:
    assert still_in(battle("R R R")) == {0, 1, 2}


@pytest.mark.rules("MC-BATTLE-8")
def test_a_rest_cannot_win() -> None:
    """Not even when everyone else declines."""
    assert result(battle("P 1")) == 1
    assert result(battle("P -")) == NOBODY_WINS


@pytest.mark.rules("MC-BATTLE-9")
def test_if_all_show_a_rest_it_is_a_forfeit() -> None:
    table = battle("P P")
    assert table.told(n.BATTLE_UNDECIDED)[0].b == 1
    assert "The battle for the piano chair is a forfeit, since a Rest cannot win: nobody scores there." in table.log
    assert table.score_pile(0) == table.score_pile(1) == set()


@pytest.mark.rules("MC-BATTLE-10")
def test_if_all_decline_it_is_a_draw() -> None:
    table = battle("- -")
    assert table.told(n.BATTLE_UNDECIDED)[0].b == 0
    assert "The battle for the piano chair is a draw: nobody wins it, so nobody scores there." in table.log


@pytest.mark.rules("MC-BATTLE-10")
def test_if_all_are_out_of_cards_it_is_a_draw() -> None:
    """From the beginning, or after a tie; nobody is asked then."""
    table = Situation(["", "", "cello-2"], line="piano-9", at="piano piano cello").play("stop")
    assert result(table) == NOBODY_WINS
    assert table.asking == "keep_hand"
    assert result(battle("9 9", spare="")) == NOBODY_WINS


@pytest.mark.rules("MC-BATTLE-11")
def test_the_winner_scores_the_losers_score_nothing_and_buy_nothing() -> None:
    table = Situation(
        ["piano-2", "drum-9 piano-3"], line="piano-5", at="piano piano", scored={0: "cello-1", 1: "cello-4"}
    ).play("stop")
    table.show("decline", "drum-9")
    assert table.score_pile(1) == {"cello-4", "piano-5"}
    assert (table.asking, table.waiting) == ("score_from_hand", (1,))
    table.play("done")
    assert (table.asking, table.waiting) == ("buy_cushion", (1,))
    table.play("no")
    assert table.asking == "keep_hand"
    assert table.score_pile(0) == {"cello-1"}


@pytest.mark.rules("MC-BATTLE-12")
def test_all_shown_cards_are_discarded_also_the_winners() -> None:
    table = battle("R 10")
    assert [shown.card.id for shown in table.view(0).battle.shown] == ["repeat-1", "drum-10"]
    table = battle("R 10", "4 6")
    assert result(table) == 1
    assert {"repeat-1", "drum-10", "rhythm-4", "piano-6"} <= table.discard


# The vectors


@pytest.mark.rules("MC-VEC-1", "MC-BATTLE-13")
@pytest.mark.parametrize(
    ("showings", "edge", "expected"),
    [
        (("7 9",), None, 1),
        (("9 9", "3 -"), None, 0),
        (("R 10", "4 6"), None, 1),
        (("R R", "- -"), None, NOBODY_WINS),
        (("1 -",), None, 0),
        (("R -",), None, 0),
        (("R P",), None, 0),
        (("P -",), None, NOBODY_WINS),
        (("P P",), None, NOBODY_WINS),
        (("- -",), None, NOBODY_WINS),
        (("8 8 10",), None, 2),
        (("8 9",), 0, 0),
        (("R 10",), 0, 0),
        (("3 R",), 0, 0),
        (("R R",), 0, 0),
        (("P -",), 0, NOBODY_WINS),
    ],
)
def test_vectors_with_a_result(showings: tuple[str, ...], edge: int | None, expected: int) -> None:
    assert result(battle(*showings, edge=edge)) == expected


@pytest.mark.rules("MC-VEC-1", "MC-BATTLE-13")
@pytest.mark.parametrize(
    ("showing", "edge", "again"),
    [("8 8 5", None, {0, 1}), ("9 R P -", None, {0, 1}), ("5 10 R", 0, {1, 2})],
)
def test_vectors_that_go_on(showing: str, edge: int | None, again: set[int]) -> None:
    """The candidates again, the others are out."""
    table = battle(showing, edge=edge)
    assert result(table) == AGAIN
    assert still_in(table) == again


@pytest.mark.rules("MC-VEC-1")
def test_vector_both_out_of_cards() -> None:
    """A 9, B 9, both then out of cards: a draw."""
    table = battle("9 9", spare="")
    assert result(table) == NOBODY_WINS
    assert table.told(n.BATTLE_UNDECIDED)[0].b == 0


# Rulings


@pytest.mark.rules("MC-RULING-18")
def test_three_or_four_can_battle() -> None:
    assert result(battle("3 5 4")) == 1
    assert result(battle("3 5 4 9")) == 3


@pytest.mark.rules("MC-RULING-19")
def test_a_battle_takes_place_with_nothing_at_stake() -> None:
    table = Situation(["drum-1", "drum-2"], line="", at="harp harp", owns={0: "stop_music"}).play("stop-by-cushion")
    assert table.asking == "battle_commit"


@pytest.mark.rules("MC-RULING-20")
@pytest.mark.parametrize(("stopper", "first"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_of_two_battles_the_one_of_the_first_player_in_stopper_order_is_first(
    stopper: int, first: tuple[int, int]
) -> None:
    """It is finished before the other begins."""
    hands = ["harp-1", "harp-2", "drum-1", "drum-2"]
    table = Situation(hands, line="cello-9", at="harp drum harp drum", turn=stopper).play("stop")
    assert table.waiting == first
    table.show("decline", "decline")
    assert set(table.waiting) == {0, 1, 2, 3} - set(first)


@pytest.mark.rules("MC-RULING-22")
@pytest.mark.parametrize("showing", ["- -", "P P", "P -"])
def test_after_a_battle_without_a_winner_nobody_scores_or_buys(showing: str) -> None:
    table = battle(showing)
    assert table.score_pile(0) == table.score_pile(1) == set()
    assert table.asking == "keep_hand"


@pytest.mark.rules("MC-RULING-23")
def test_a_single_chair_card_wins_against_decliners() -> None:
    assert result(battle("1 - -")) == 0


@pytest.mark.rules("MC-RULING-23", "MC-RULING-29")
def test_one_cannot_win_without_showing_a_card() -> None:
    """Asked although the other hand is empty; declining then wins nothing."""
    table = Situation(["", "drum-2"], line="piano-9", at="piano piano").play("stop")
    assert (table.asking, table.waiting) == ("battle_commit", (1,))
    table.show("decline")
    assert result(table) == NOBODY_WINS
    assert table.score_pile(1) == set()


@pytest.mark.rules("MC-RULING-24")
def test_a_single_repeat_wins_against_decliners() -> None:
    assert result(battle("- R -")) == 1


@pytest.mark.rules("MC-RULING-25")
def test_a_repeat_wins_against_rests() -> None:
    assert result(battle("P R P")) == 1


@pytest.mark.rules("MC-RULING-26")
def test_who_shows_a_rest_is_out() -> None:
    assert still_in(battle("P R 9")) == {1, 2}


@pytest.mark.rules("MC-RULING-27")
def test_rests_against_decliners_is_a_forfeit() -> None:
    table = battle("P - -")
    assert table.told(n.BATTLE_UNDECIDED)[0].b == 1


@pytest.mark.rules("MC-RULING-28")
def test_a_tied_player_without_cards_counts_as_declining() -> None:
    """The other wins by showing a card, otherwise nobody does."""
    hands = ["drum-9", "harp-9 cello-1 cello-rest"]
    table = Situation(hands, line="piano-10", at="piano piano").play("stop").show("drum-9", "harp-9")
    assert table.waiting == (1,)
    assert result(table.show("cello-1")) == 1
    for answer in ("decline", "cello-rest"):
        table = Situation(hands, line="piano-10", at="piano piano").play("stop").show("drum-9", "harp-9")
        assert result(table.show(answer)) == NOBODY_WINS


@pytest.mark.rules("MC-RULING-29")
def test_a_player_with_an_empty_hand_is_not_asked() -> None:
    table = Situation(["", "drum-2", "drum-3"], line="piano-9", at="piano piano piano").play("stop")
    assert table.waiting == (1, 2)
    table.show("drum-2", "drum-3")
    assert "{0} has no card to show." in table.log


# The cushion battle_edge


@pytest.mark.rules("MC-EX-8", "MC-TOKEN-battle_edge-1", "MC-TOKEN-battle_edge-2")
def test_example_battle_edge() -> None:
    """8 against 9 is a tie, which the owner wins."""
    assert result(battle("8 9", edge=0)) == 0
    assert result(battle("8 10", edge=0)) == 1


@pytest.mark.rules("MC-TOKEN-battle_edge-1")
def test_the_edge_adds_one() -> None:
    """Three players, the owner's 7 counts 8."""
    assert result(battle("7 8 3", edge=0)) == 0
    assert result(battle("7 9 3", edge=0)) == 1


@pytest.mark.rules("MC-TOKEN-battle_edge-2")
def test_the_owner_wins_ties() -> None:
    """Also against several."""
    assert result(battle("9 9 8", edge=2)) == 2


@pytest.mark.rules("MC-TOKEN-battle_edge-3")
def test_the_edge_does_nothing_for_a_rest() -> None:
    assert result(battle("P 1", edge=0)) == 1
    assert result(battle("P P", edge=0)) == NOBODY_WINS


@pytest.mark.rules("MC-RULING-62")
def test_the_edge_and_repeats() -> None:
    assert result(battle("3 R", edge=0)) == 0
    assert result(battle("R 10", edge=0)) == 0
    assert result(battle("R R", edge=0)) == 0
    assert still_in(battle("5 10 R", edge=0)) == {1, 2}
    assert result(battle("- R", edge=0)) == 1
