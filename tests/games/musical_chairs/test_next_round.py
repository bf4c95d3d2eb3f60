"""Between rounds: clearing the line, deck_top, throwing hands away, shortage, refill, the ninth card."""

import pytest

from scherzo.core.rule import INTERPRETED
from scherzo.games.musical_chairs import names as n

from .situation import Situation

DECK = [
    f"{suit}-{number}"
    for suit in ("cello", "drum", "saxophone", "turntable", "rhythm", "piano", "harp", "guitar")
    for number in (*range(1, 11), "rest")
] + [f"repeat-{number}" for number in range(1, 11)]


def order_of(table: Situation, kind: int) -> list[int]:
    return [event.a for event in table.events if event.kind == kind]


@pytest.mark.rules("MC-NEXT-1")
def test_what_nobody_took_goes_to_the_discard_pile() -> None:
    table = Situation(["", "drum-3"], line="harp-2 piano-4", at="harp drum").play("stop")
    assert table.score_pile(0) == {"harp-2"}
    assert table.discard == {"piano-4"}
    assert table.line == []


@pytest.mark.rules("MC-NEXT-2", "MC-NEXT-7")
@pytest.mark.parametrize("stopper", [0, 1, 2])
def test_the_stopper_starts_the_next_round(stopper: int) -> None:
    """When all hands are filled."""
    table = Situation(["", "", ""], line="harp-2", turn=stopper).play("stop")
    assert (table.table.rounds, table.view(0).start, table.waiting) == (2, stopper, (stopper,))
    assert [len(table.hand(seat)) for seat in range(3)] == [8, 8, 8]


@pytest.mark.rules("MC-NEXT-3")
def test_in_stopper_order_each_keeps_the_hand_or_throws_all_of_it_away() -> None:
    """A part is not possible."""
    table = Situation(["cello-1", "drum-1 drum-2", "harp-1"], line="piano-9", at="harp drum guitar", turn=1).play(
        "stop"
    )
    order = []
    while table.asking == "keep_hand":
        order.append(table.waiting[0])
        assert table.options() == {"keep", "throw-away"}
        table.play("throw-away" if table.waiting == (1,) else "keep")
    assert order == [1, 2, 0]
    assert "cello-1" in table.hand(0)
    assert not {"drum-1", "drum-2"} & table.hand(1)


@pytest.mark.rules("MC-NEXT-4")
def test_after_all_have_decided_everyone_refills_to_8() -> None:
    table = Situation(["cello-1 cello-2", "drum-1"], line="piano-9", at="harp drum").play("stop", "throw-away")
    assert len(table.hand(0)) == 0
    table.play("keep")
    assert [len(table.hand(seat)) for seat in range(2)] == [8, 8]
    assert {(e.a, e.b) for e in table.told(n.DREW)} == {(0, 8), (1, 7)}


@pytest.mark.rules("MC-NEXT-5")
def test_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() -> None:
    hands = ["harp-1", "harp-2"]
    used = {"harp-1", "harp-2", "piano-9"}
    rest = [card for card in DECK if card not in used]
    table = Situation(hands, line="piano-9", at="harp drum", discard=" ".join(rest[5:])).play("stop", "keep", "keep")
    assert [e.a for e in table.told(n.SHUFFLED)] == [len(rest) - 5 + 1]
    assert table.table.discard_size == 0
    assert set(rest[:5]) <= table.hand(0) | table.hand(1)
    assert table.table.pile_size == 98 - 16


@pytest.mark.rules("MC-NEXT-6", "MC-END-2")
def test_too_few_cards_end_the_game_at_once() -> None:
    """No card is dealt."""
    table = short_of_cards(1)
    assert table.over
    assert table.view(0).ended_by == "shortage"
    assert not table.told(n.DREW)


def short_of_cards(missing: int) -> Situation:
    """Two players who need 15 cards; so many of them are missing."""
    line = "piano-9"
    rest = [card for card in DECK if card not in {"harp-1", line}]
    scored = rest[: len(rest) - 14 + missing]
    return Situation(["harp-1", ""], line=line, at="harp drum", scored={1: " ".join(scored)}).play("stop", "keep")


@pytest.mark.rules("MC-RULING-44")
def test_exactly_enough_is_enough() -> None:
    """The line's card is among them."""
    table = short_of_cards(0)
    assert not table.over
    assert table.table.pile_size + table.table.discard_size == 0
    assert [len(table.hand(seat)) for seat in range(2)] == [8, 8]


# Shortage with four players


def four_players(in_score_piles: int, keeps_nine: bool = False) -> Situation:
    """Four players between rounds whose score piles hold so many cards; all hands will be thrown away."""
    hands: list[str] = []
    used = 0
    for seat in range(4):
        size = 9 if keeps_nine and seat == 0 else 1
        hands.append(" ".join(DECK[used : used + size]))
        used += size
    line = "repeat-10"
    scored = [card for card in DECK[used:] if card != line][:in_score_piles]
    owns = {0: "hand_plus_one stop_music"} if keeps_nine else {0: "stop_music"}
    at = "saxophone turntable piano guitar"
    table = Situation(hands, line=line, at=at, scored={1: " ".join(scored)}, owns=owns)
    return table.play("stop-by-cushion")


@pytest.mark.rules("MC-VEC-6", "MC-RULING-44")
@pytest.mark.parametrize(("scored", "ends"), [(66, False), (67, True)])
def test_vector_shortage(scored: int, ends: bool) -> None:
    """32 cards are left, or 31. Tested after all keep and discard decisions."""
    table = four_players(scored)
    for _ in range(4):
        assert table.asking == "keep_hand"
        table.play("throw-away")
    assert table.over == ends


@pytest.mark.rules("MC-VEC-10", "MC-RULING-44")
@pytest.mark.parametrize(
    ("scored", "owner", "ends"), [(65, "keep", False), (66, "keep", True), (66, "throw-away", False)]
)
def test_vector_shortage_with_a_ninth_card(scored: int, owner: str, ends: bool) -> None:
    """The ninth card is never part of what is needed."""
    table = four_players(scored, keeps_nine=True)
    table.play(owner, "throw-away", "throw-away", "throw-away")
    assert table.over == ends


# deck_top


@pytest.mark.rules("MC-TOKEN-deck_top-1")
def test_deck_top_scores_the_top_card_at_the_end_of_each_round() -> None:
    table = Situation(["", ""], line="piano-9", at="harp drum", owns={0: "stop_music", 1: "deck_top"}).play("stop")
    assert len(table.score_pile(1)) == 1
    assert "piano-9" not in table.score_pile(1)
    assert table.told(n.TURNED_TOP)[0].a == 1
    table.play("stop-by-cushion").play_until("play_card")
    assert table.table.rounds == 3
    assert len(table.score_pile(1)) == 2


@pytest.mark.rules("MC-EX-12", "MC-TOKEN-deck_top-1")
def test_example_deck_top_in_the_round_of_purchase() -> None:
    table = Situation(["", ""], line="piano-9", at="piano drum", cushions={"piano": "deck_top"}).play("stop", "piano-9")
    assert table.owner("deck_top") == 0
    assert len(table.score_pile(0)) == 1


@pytest.mark.rules("MC-TOKEN-deck_top-1")
def test_deck_top_may_turn_any_kind_of_card() -> None:
    """Here the pile holds one Repeat only."""
    rest = [card for card in DECK if card not in {"piano-9", "repeat-3"}]
    table = Situation(["", ""], line="piano-9", at="harp drum", owns={1: "deck_top"}, discard=" ".join(rest))
    assert table.play("stop").score_pile(1) == {"repeat-3"}


@pytest.mark.rules("MC-RULING-38", "MC-RULING-39")
def test_deck_top_works_after_purchases_and_after_the_line_is_discarded() -> None:
    """With empty piles the line's card itself is shuffled and turned."""
    rest = [card for card in DECK if card not in {"piano-9", "harp-1"}]
    table = Situation(
        ["", ""], line="piano-9", at="harp drum", owns={1: "deck_top"}, scored={0: " ".join(rest), 1: "harp-1"}
    ).play("stop")
    assert table.score_pile(1) == {"harp-1", "piano-9"}
    kinds = [event.kind for event in table.events]
    assert kinds.index(n.LINE_CLEARED) < kinds.index(n.SHUFFLED) < kinds.index(n.TURNED_TOP)


@pytest.mark.rules("MC-RULING-38")
@pytest.mark.skipif(INTERPRETED, reason="what each of ninety cards would buy is worked out: half a minute")
def test_without_any_card_deck_top_does_nothing() -> None:
    rest = [card for card in DECK if card != "piano-9"]
    table = Situation(["", ""], line="piano-9", at="piano drum", owns={1: "deck_top"}, scored={0: " ".join(rest)})
    table.play("stop").play_until("")
    assert table.score_pile(1) == set()
    assert not table.told(n.TURNED_TOP)


@pytest.mark.rules("MC-RULING-38")
def test_deck_top_works_for_battle_losers_and_in_the_final_round() -> None:
    everything = "cello drum saxophone turntable rhythm harp guitar"
    table = Situation(
        ["", "harp-3"],
        line="piano-9",
        at="harp harp",
        cushions={"cello": "deck_top"},
        owns={0: "deck_top"},
        removed=everything,
    )
    table.play("stop").show("harp-3")
    assert table.over
    assert len(table.score_pile(0)) == 1


@pytest.mark.rules("MC-RULING-40")
def test_the_owner_cannot_decline_the_card() -> None:
    """There is no question, also for a card that is worth nothing."""
    rest = [card for card in DECK if card not in {"piano-9", "drum-1"}]
    table = Situation(["", ""], line="piano-9", at="harp drum", owns={1: "deck_top"}, discard=" ".join(rest)).play(
        "stop"
    )
    assert table.score_pile(1) == {"drum-1"}


# Rulings


@pytest.mark.rules("MC-RULING-41")
def test_after_the_final_round_there_is_no_discard_decision_and_no_refill() -> None:
    everything = "cello drum saxophone turntable rhythm harp guitar"
    table = Situation(["harp-1", "harp-2"], line="piano-9", at="harp drum", removed=everything).play("stop")
    assert table.over
    assert not table.told(n.DREW)


@pytest.mark.rules("MC-RULING-42")
def test_an_empty_hand_is_not_asked_about() -> None:
    table = Situation(["", "drum-1", ""], line="piano-9").play("stop")
    assert (table.asking, table.waiting) == ("keep_hand", (1,))
    table.play("keep")
    assert table.asking == "play_card"


@pytest.mark.rules("MC-RULING-43")
def test_hands_are_thrown_away_face_down() -> None:
    """Only the number of cards is public."""
    table = Situation(["drum-5 drum-6", "harp-1"], line="piano-9", at="harp cello").play("stop", "throw-away")
    public = [event for event in table.events if event.audience == -1]
    assert [(e.kind, e.a, e.b) for e in public] == [(n.THREW_AWAY, 0, 2)]
    assert "drum" not in " ".join(table.log)
    assert table.view(1).discard == 3
    assert not hasattr(table.view(1), "discard_pile")


@pytest.mark.rules("MC-RULING-45")
def test_refill_goes_in_stopper_order() -> None:
    table = Situation(["", "", ""], line="piano-9", turn=1).play("stop")
    assert order_of(table, n.DREW) == [1, 2, 0]


@pytest.mark.rules("MC-RULING-45")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    """A pile that is just enough is not replaced."""
    rest = [card for card in DECK if card != "piano-9"]
    table = Situation(["", ""], line="piano-9", at="harp drum", discard=" ".join(rest[16:])).play("stop")
    assert not table.told(n.SHUFFLED)
    assert (table.table.pile_size, table.table.discard_size) == (0, 82)


# hand_plus_one


def plus_one(hand: str = "", **more: str) -> Situation:
    return Situation([hand, ""], line="piano-9", at="harp drum", owns={0: "hand_plus_one"}, **more).play("stop")  # type: ignore[arg-type]


@pytest.mark.rules("MC-TOKEN-hand_plus_one-1", "MC-EX-11")
def test_the_owner_of_hand_plus_one_may_hold_9_cards() -> None:
    """The others 8."""
    table = plus_one()
    assert (table.asking, table.waiting, table.options()) == ("draw_extra", (0,), {"yes", "no"})
    table.play("yes")
    assert [len(table.hand(seat)) for seat in range(2)] == [9, 8]


@pytest.mark.rules("MC-RULING-45")
def test_the_ninth_card_is_optional_and_decided_with_the_refilled_hand_in_sight() -> None:
    table = plus_one()
    assert len(table.view(0).seats[0].hand) == 8
    table.play("no")
    assert [len(table.hand(seat)) for seat in range(2)] == [8, 8]
    assert table.asking == "play_card"


@pytest.mark.rules("MC-RULING-45")
def test_a_kept_hand_of_9_stays_at_9() -> None:
    """Nobody is asked."""
    nine = " ".join(f"drum-{rank}" for rank in range(1, 10))
    table = plus_one(nine).play("keep")
    assert table.asking == "play_card"
    assert len(table.hand(0)) == 9


@pytest.mark.rules("MC-RULING-45")
def test_the_ninth_card_may_come_from_the_reshuffled_discard_pile() -> None:
    rest = [card for card in DECK if card != "piano-9"]
    table = plus_one(discard=" ".join(rest[16:])).play("yes")
    assert table.told(n.SHUFFLED)
    assert len(table.hand(0)) == 9


@pytest.mark.rules("MC-RULING-45")
def test_with_both_piles_empty_there_is_no_ninth_card() -> None:
    rest = [card for card in DECK if card != "piano-9"]
    table = Situation(
        ["", ""], line="piano-9", at="harp drum", owns={0: "hand_plus_one"}, scored={1: " ".join(rest[15:])}
    ).play("stop")
    assert not table.over
    assert table.asking == "play_card"
