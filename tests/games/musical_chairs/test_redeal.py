"""The worlds a seat imagines: everything it has seen and can infer is true in them, all else varies."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from scherzo.core.chance import below, generator
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.notes import admits, in_set
from scherzo.games.musical_chairs.table import HINTS
from scherzo.games.musical_chairs.words.texts import card_id
from tests.conformance.lineups import whole_games

from .situation import GAME, Situation, fresh


def worlds(table: Situation, seat: int, count: int = 40) -> Iterator[Any]:
    """Tables that the seat may imagine."""
    for seed in range(count):
        copy = table.tables.copy()
        GAME.doors.redeal(table.box, copy[0], seat, generator(seed))
        assert GAME.problems(table.box, copy[0]) == []
        yield copy[0]


def cards_at(table: Situation, world: Any, place: int) -> set[str]:
    return {card_id(table.box, card) for card in range(n.CARDS) if world.place[card] == place}


def hands(table: Situation, seat: int, of: int, count: int = 40) -> list[set[str]]:
    """The hands of another player in the worlds that a seat imagines."""
    return [cards_at(table, world, n.IN_HAND + of) for world in worlds(table, seat, count)]


def numbers(cards: set[str]) -> set[int]:
    return {int(card.split("-")[1]) for card in cards if not card.startswith("repeat") and not card.endswith("rest")}


EIGHT = "cello-3 cello-7 drum-2 harp-9 piano-6 guitar-10 guitar-rest repeat-1"


def test_what_lies_open_and_the_own_hand_stay() -> None:
    table = Situation([EIGHT, "drum-5 drum-6"], line="harp-2", scored={1: "cello-1"}, discard="harp-4")
    for world in worlds(table, 0, 10):
        assert cards_at(table, world, n.IN_HAND) == set(EIGHT.split())
        assert cards_at(table, world, n.SCORED + 1) == {"cello-1"}
        assert cards_at(table, world, n.DISCARD) == {"harp-4"}
        assert world.line.tolist() == table.table.line.tolist()
        assert world.hand_size.tolist() == table.table.hand_size.tolist()
        assert world.secret.tolist() != table.table.secret.tolist()


def test_a_hidden_hand_is_any_hand_with_equal_chances() -> None:
    table = Situation(["harp-1", EIGHT])
    found = Counter(card for hand in hands(table, 0, 1, 200) for card in hand)
    assert len(found) == 97
    assert min(found.values()) > 3  # 16 or 17 of 200 are expected
    assert max(found.values()) < 40


def test_the_redealt_table_does_not_depend_on_the_real_hidden_cards() -> None:
    one = Situation(["harp-1", "cello-3 drum-7"], line="piano-2")
    other = Situation(["harp-1", "guitar-9 repeat-2"], line="piano-2")
    for seed in range(5):
        results = []
        for table in (one, other):
            GAME.doors.redeal(table.box, table.table, 0, generator(seed))
            results.append(table.tables.tobytes())
        assert results[0] == results[1]


def test_an_opening_proves_that_no_lower_chair_card_is_held() -> None:
    table = Situation(["harp-1", "drum-5 drum-7 cello-8 cello-9"], turn=1).play("drum-5", "rhythm")
    seen = hands(table, 0, 1)
    assert all(min(numbers(hand) or {10}) >= 5 for hand in seen)
    assert any(5 in numbers(hand) for hand in seen)


def test_a_higher_card_proves_that_none_between_is_held() -> None:
    table = Situation(["harp-1", "drum-3 drum-7 cello-8 cello-9"], line="piano-4", turn=1).play("drum-7", "rhythm")
    seen = hands(table, 0, 1)
    assert all(not numbers(hand) & {5, 6} for hand in seen)
    assert any(numbers(hand) & {1, 2, 3, 4} for hand in seen)


def test_a_stop_proves_that_no_higher_card_is_held() -> None:
    table = Situation(["harp-1 harp-3", "drum-3 drum-4 cello-6"], line="piano-6", turn=1).play("stop")
    seen = hands(table, 0, 1)
    assert all(max(numbers(hand) or {0}) <= 6 for hand in seen)


def test_the_proof_holds_for_the_cards_that_were_there_not_for_those_drawn_later() -> None:
    table = Situation(["harp-1 harp-3", "drum-3 drum-4 cello-6"], line="piano-6", turn=1).play("stop")
    table.play_until("play_card")
    seen = hands(table, 0, 1)
    assert all(sum(1 for rank in numbers(hand) if rank > 6) <= 5 for hand in seen)
    assert any(max(numbers(hand)) > 6 for hand in seen)


def test_same_number_rest_and_repeat_prove_nothing() -> None:
    for play in ("drum-4", "drum-rest", "repeat-2"):
        table = Situation(["harp-1", f"{play} cello-5 cello-6"], line="piano-4", turn=1).play(play)
        assert {rank for hand in hands(table, 0, 1, 80) for rank in numbers(hand)} == set(range(1, 11))


def test_an_announced_card_is_known_until_it_leaves_the_hand() -> None:
    table = Situation(["harp-1", "drum-6 piano-8 cello-9"], line="harp-4", turn=1, owns={1: "two_lowest"})
    table.play("piano-8", "rhythm")
    for hand in hands(table, 0, 1):
        assert "drum-6" in hand
        assert not numbers(hand - {"drum-6"}) & {5, 6, 7}


def test_an_announced_card_thrown_away_is_known_to_lie_in_the_discard_pile() -> None:
    table = Situation(["harp-1 harp-3", "drum-6 piano-8 cello-2"], line="harp-4", turn=1, owns={1: "two_lowest"})
    table.play("piano-8", "rhythm", "stop").play_until("keep_hand").play("keep", "throw-away")
    assert "drum-6" in table.discard
    assert all(world.place[table.number("drum-6")] == n.DISCARD for world in worlds(table, 0, 10))


def test_who_stops_by_cushion_holds_a_higher_card() -> None:
    table = Situation(["harp-1", "drum-9"], line="piano-8", turn=1, owns={1: "stop_music"}, at="harp drum")
    table.play("stop-by-cushion")
    assert all(max(numbers(hand) or {0}) >= 9 for hand in hands(table, 0, 1))


def test_who_is_asked_in_phase_5_holds_such_a_card_and_who_is_not_holds_none() -> None:
    """Seat 1 is asked, seat 2 took a card and is passed over."""
    table = Situation(
        ["harp-1", "drum-2 cello-9", "cello-2 cello-3"], line="drum-5 piano-6 harp-9", at="guitar drum piano"
    ).play("stop")
    assert (table.asking, table.waiting) == ("score_from_hand", (1,))
    drums = {f"drum-{rank}" for rank in (1, 2, 3, 4, "rest")}
    assert all(hand & drums for hand in hands(table, 0, 1))
    table.play("done")
    pianos = {f"piano-{rank}" for rank in (1, 2, 3, 4, 5, "rest")}
    assert all(hand & drums for hand in hands(table, 0, 1))
    assert all(not hand & pianos for hand in hands(table, 0, 2))


def test_the_own_thrown_away_hand_is_known_the_others_are_not() -> None:
    table = Situation(["harp-1 harp-3", "drum-3 drum-4"], line="piano-6").play("stop", "throw-away", "throw-away")
    mine = [cards_at(table, world, n.THROWN) for world in worlds(table, 0)]
    theirs = [cards_at(table, world, n.THROWN + 1) for world in worlds(table, 0)]
    assert all(cards == {"harp-1", "harp-3"} for cards in mine)
    assert len({frozenset(cards) for cards in theirs}) > 20


def test_a_card_shuffled_in_cannot_be_one_that_a_hand_kept() -> None:
    """The pile holds 13 cards, then the discard pile is shuffled; seat 1 keeps one card from before."""
    deck = [f"{s}-{rank}" for s in ("cello", "drum", "harp", "piano", "guitar", "rhythm") for rank in range(1, 11)]
    used = {"harp-1", "piano-6", "drum-3", "guitar-9"}
    discarded = [card for card in deck if card not in used]
    rest = [f"{s}-{rank}" for s in ("saxophone", "turntable") for rank in range(1, 11)]
    rests = [f"{s}-rest" for s in ("cello", "drum", "harp", "piano", "guitar", "rhythm", "saxophone", "turntable")]
    table = Situation(
        ["harp-1 guitar-9", "drum-3"],
        line="piano-6",
        at="saxophone turntable",
        discard=" ".join(discarded),
        scored={0: " ".join(rest + rests)},
        owns={0: "stop_music"},
    )
    pile = int(table.table.pile_size)
    table.play("stop-by-cushion", "keep", "keep")
    assert table.told(n.SHUFFLED)
    old = set(deck) - used | {"piano-6"}
    for hand in hands(table, 0, 1):
        assert len(hand & old) <= 7  # the card kept from the first deal is none of those
    assert pile == 10


def test_committed_cards_of_others_are_chosen_anew() -> None:
    table = Situation(["harp-1", "drum-3 drum-4", "cello-3"], line="piano-6", at="harp harp harp").play("stop")
    table.play("drum-4", seat=1)
    chosen = []
    for world in worlds(table, 0, 60):
        card = int(world.committed[1])
        assert card == n.DECLINED or world.place[card] == n.IN_HAND + 1
        chosen.append(card)
    assert len(set(chosen)) > 20
    assert n.DECLINED in chosen
    own = [int(world.committed[1]) for world in worlds(table, 1, 10)]
    assert own == [table.number("drum-4")] * 10


# Whole games: the truth is always one of the possible worlds


def can_match(rows: list[list[bool]]) -> bool:
    """Whether every card can be given a clue of its own."""
    owner: dict[int, int] = {}

    def place(card: int, tried: set[int]) -> bool:
        for clue, fits in enumerate(rows[card]):
            if fits and clue not in tried:
                tried.add(clue)
                if clue not in owner or place(owner[clue], tried):
                    owner[clue] = card
                    return True
        return False

    return all(place(card, set()) for card in range(len(rows)))


def truth_fits(table: Any, viewer: int) -> bool:
    for other in range(table.players):
        if other == viewer:
            continue
        hand = [int(c) for c in table.hand[other, : table.hand_size[other]] if not table.announced[c]]
        clues = [(int(a), int(b)) for a, b in table.clue[other, : table.clues[other]]]
        thrown = [card for card in range(n.CARDS) if table.place[card] == n.THROWN + other]
        thrown_clues = [
            (int(a), int(b))
            for (a, b), seat in zip(table.thrown[: table.thrown_size], table.thrown_seat, strict=False)
            if seat == other
        ]
        for cards, known in ((hand, clues), (thrown, thrown_clues)):
            if not can_match([[admits(int(table.eras[viewer, c]), *clue, c) for clue in known] for c in cards]):
                return False
        for kind in range(HINTS):
            cards0, cards1 = (int(word) for word in table.hint[other, kind])
            held = table.hand[other, : table.hand_size[other]]
            if (cards0 or cards1) and not any(in_set(cards0, cards1, int(card)) for card in held):
                return False
    now = 1 << int(table.era)
    return all(int(table.eras[viewer, card]) & now for card in table.pile[: table.pile_size])


@whole_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_truth_is_always_among_the_possible_worlds(players: int) -> None:
    for seed in range(4):
        table = fresh(players, seed=seed)
        luck = generator(seed)
        while not table.over:
            seat = table.waiting[below(luck, len(table.waiting))]
            choices = table.choices(seat)
            option = choices[below(luck, len(choices))].option
            GAME.doors.play(table.box, table.table, seat, option)
            table.table.told = 0
            if below(luck, 4) == 0:
                assert truth_fits(table.table, below(luck, players))
