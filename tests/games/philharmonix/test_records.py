"""Record cards: PH-RECORD, their rulings and examples."""

import itertools
import random
from collections import Counter

import pytest

from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.rules.scoring import RECORD_CARDS

from .situation import GAME, Situation, printed


def shop(players: int = 3, strength: int = 5) -> Situation:
    """Seat 0 has selected Audition and may take a Record card: one of each level, and a second of level 1."""
    s = Situation(players, records="with").face_up("R01", "R11", "R21", "R02").strength("audition", strength)
    return s.give(0, credits=0, fans=0, experience=0).play("audition")


def kept(*cards: str, silver: tuple[str, ...] = (), gold: tuple[str, ...] = ()) -> int:
    """What these cards score with these slots."""
    s = Situation(2, records="with").record_cards(0, *cards).slots(0, silver, gold)
    return int(s.scores()[0, RECORD_CARDS])


@pytest.mark.rules("PH-RECORD-1")
def test_players_plus_one_cards_lie_face_up() -> None:
    """Of 26; without the variant there are none."""
    for players in (2, 3, 4):
        s = Situation(players, first=None, records="with")
        assert sum(card >= 0 for card in s.table.record_row) == players + 1
        assert sum(place == n.DECK for place in s.table.record_place) == 26 - players - 1
    assert all(card < 0 for card in Situation(2).table.record_row)
    rows = {tuple(Situation(2, seed, first=None, records="with").table.record_row) for seed in range(8)}
    assert len(rows) == 8


@pytest.mark.rules("PH-RECORD-2", "PH-RULING-74")
def test_the_strength_decides_the_level() -> None:
    """I-II level 1, III-IV level 2, V-VI level 3; lower levels too, never higher."""
    reach = {1: {"R01", "R02"}, 2: {"R01", "R02"}, 3: {"R01", "R02", "R11"}, 4: {"R01", "R02", "R11"}}
    reach |= {5: {"R01", "R02", "R11", "R21"}, 6: {"R01", "R02", "R11", "R21"}}
    for strength, cards in reach.items():
        assert shop(strength=strength).legal == {"tour"} | {f"take-{card}" for card in cards}
    assert shop(strength=2).why_not(n.RECORD + 10) == "PH-RECORD-2"


@pytest.mark.rules("PH-RULING-74")
def test_without_a_card_of_a_usable_level_this_use_is_not_there() -> None:
    s = Situation(2, records="with").face_up("R11", "R12", "R21").strength("invest", 1).give(0, experience=0)
    assert s.play("invest").legal == {"gain-1", "tour"}


@pytest.mark.rules("PH-RULING-15")
def test_the_boost_counts_for_records() -> None:
    """Strength II becomes III."""
    s = Situation(2, records="with").face_up("R11", "R12", "R21").strength("invest", 2).give(0, fans=3)
    assert "take-R11" in s.play("invest", "boost").legal


@pytest.mark.rules("PH-RECORD-2", "PH-RULING-12")
def test_one_card_per_turn_instead_of_the_action() -> None:
    """It lies before the player; the action counts as selected."""
    s = shop().play("take-R11")
    assert s.asked == n.TURN
    assert s.table.record_place[10] == n.OWNED
    assert not any(option.startswith("take") for option in s.legal)
    assert s.table.manager[0] == n.AUDITION


@pytest.mark.rules("PH-RECORD-3")
def test_the_row_is_refilled() -> None:
    s = shop().play("take-R11")
    assert sum(card >= 0 for card in s.table.record_row[:4]) == 4
    assert s.told(n.RECORD_LAID)[0].b != 10


@pytest.mark.rules("PH-RECORD-4", "PH-RULING-80")
def test_selling_needs_the_symphonies_in_the_rows() -> None:
    """5, 12, 18 credits, as a free action, before and after the main action."""
    s = Situation(2, records="with").record_cards(0, "R01", "R11").symphonies(0, "red top").give(0, credits=0)
    s.slots(0, silver=("yellow",))
    assert "sell-R01" in s.legal
    assert "sell-R11" not in s.legal
    assert s.why_not(n.RECORD + 10) == "PH-RECORD-4"
    s.symphonies(0, "red gold", "yellow silver").strength("invest", 1).play("sell-R11", "invest", "gain-1", "sell-R01")
    assert s.of(0, "credits") == (17,)


@pytest.mark.rules("PH-RULING-75", "PH-RULING-89")
def test_a_sale_spends_nothing_and_serves_several_times() -> None:
    """The wild card takes any four different colours."""
    s = Situation(2, records="with").record_cards(0, "R01", "R02", "R21", "R26").give(0, credits=0)
    board = ("red top", "yellow top", "blue silver", "green gold")
    s.symphonies(0, *board).play("sell-R01", "sell-R02", "sell-R21", "sell-R26")
    assert s.of(0, "credits") == (5 + 5 + 18 + 18,)
    assert s.board(0) == list(board)
    s = (
        Situation(2, records="with")
        .record_cards(0, "R26")
        .symphonies(0, "red top", "red silver", "blue top", "white top")
    )
    assert "sell-R26" not in s.legal


@pytest.mark.rules("PH-RECORD-4", "PH-RULING-76")
def test_a_sold_card_goes_under_the_deck() -> None:
    """When the deck is empty the sold cards come, first sold first; else no refill."""
    s = Situation(2, records="with").face_up("R03", "R04", "R05").record_cards(0, "R02", "R01").symphonies(0, "red top")
    for card in range(26):
        if s.table.record_place[card] == n.DECK:
            s.table.record_place[card] = n.OWNED + 1
    s.strength("invest", 1).play("sell-R02", "sell-R01", "invest", "take-R03")
    assert list(s.table.record_row[:3]) == [1, 3, 4]
    assert s.table.record_bottom_size == 1
    s.play("end").passes().strength("audition", 2).play("audition", "take-R04")
    assert list(s.table.record_row[:3]) == [1, 0, 4]
    s.play("end").strength("compose", 1).play("compose", "take-R05")
    assert list(s.table.record_row[:3]) == [1, 0, -1]
    assert GAME.problems(s.box, s.table) == []


@pytest.mark.rules("PH-RECORD-5", "PH-RECORD-7", "PH-EX-20")
def test_kept_cards_score_in_silver_or_gold() -> None:
    """2/4, 4/8, 8/20."""
    pair, four = ("red", "yellow"), ("red", "yellow", "blue", "green")
    assert [kept("R01", silver=("red",)), kept("R01", gold=("red",))] == [2, 4]
    assert [kept("R11", silver=pair), kept("R11", gold=pair)] == [4, 8]
    assert [kept("R21", silver=four), kept("R21", gold=four)] == [8, 20]
    levels = printed().records.levels
    assert [(v.sale_credits, v.silver, v.gold) for v in levels] == [(5, 2, 4), (12, 4, 8), (18, 8, 20)]
    assert [len(card.need) for card in printed().records.cards] == [1] * 10 + [2] * 10 + [4] * 6


@pytest.mark.rules("PH-RECORD-6")
def test_silver_and_gold_are_not_mixed_and_each_symphony_serves_once() -> None:
    assert kept("R11", silver=("red",), gold=("yellow",)) == 0
    assert kept("R01", "R02", gold=("red",)) == 4
    assert kept("R01", "R02", silver=("red",), gold=("red",)) == 6


@pytest.mark.rules("PH-RULING-77")
def test_the_best_assignment_is_found() -> None:
    """The pair in gold is worth more than the single card that could block it."""
    assert kept("R01", "R11", gold=("red", "yellow")) == 8
    assert kept("R01", "R11", gold=("red", "yellow"), silver=("red",)) == 10
    assert kept("R01", "R03", "R11", "R13", gold=("red", "yellow", "green"), silver=("red", "yellow")) == 16


@pytest.mark.rules("PH-RULING-77")
def test_the_assignment_is_as_good_as_trying_everything() -> None:
    """Random hands and slots against a search of all uses."""
    luck = random.Random(7)
    colours = ("red", "yellow", "blue", "green", "white")
    for _ in range(25):
        cards = luck.sample(printed().records.cards[:25], 5)
        silver = tuple(luck.choices(colours, k=luck.randrange(6)))
        gold = tuple(luck.choices(colours, k=luck.randrange(6)))
        best = 0
        for uses in itertools.product(("silver", "gold", ""), repeat=len(cards)):
            taken = {slot: Counter(c for card, use in zip(cards, uses, strict=True) if use == slot for c in card.need)
                     for slot in ("silver", "gold")}  # fmt: skip
            if taken["silver"] <= Counter(silver) and taken["gold"] <= Counter(gold):
                levels = printed().records.levels
                values = (getattr(levels[card.level - 1], use) for card, use in zip(cards, uses, strict=True) if use)
                best = max(best, sum(values))
        assert kept(*(card.id for card in cards), silver=silver, gold=gold) == best


@pytest.mark.rules("PH-RULING-78")
def test_the_wild_card_takes_any_four_different_colours() -> None:
    """Of what the other cards leave."""
    assert kept("R26", silver=("red", "yellow", "blue", "white")) == 8
    assert kept("R26", gold=("red", "yellow", "blue", "white")) == 20
    assert kept("R26", gold=("red", "red", "blue", "white")) == 0
    assert kept("R26", "R01", gold=("red", "yellow", "blue", "white")) == 20
    assert kept("R26", "R01", gold=("red", "red", "yellow", "blue", "white")) == 24


@pytest.mark.rules("PH-RULING-79")
def test_there_is_no_limit_of_cards() -> None:
    """A player with ten cards may take an eleventh; selling goes on to the last turn (PH-RULING-77)."""
    s = Situation(2, records="with").face_up("R21", "R22", "R23").record_cards(0, *(f"R{n:02}" for n in range(1, 11)))
    s.table.round_number = 5
    s.strength("audition", 5).symphonies(0, "red top").play("audition", "take-R21", "sell-R01")
    assert sum(place == n.OWNED for place in s.table.record_place) == 10


@pytest.mark.rules("PH-EX-18")
def test_example_18() -> None:
    """Audition tile 5, a level 3 card; the row is full again; AP +5."""
    s = shop(3, 5).play("take-R21")
    assert s.of(0, "ap") == (5,)
    assert sum(card >= 0 for card in s.table.record_row) == 4


@pytest.mark.rules("PH-EX-19")
def test_example_19() -> None:
    """Gold red, white; silver red, green: 8 + 4 + 0."""
    assert kept("R14", "R13", "R01", gold=("red", "white"), silver=("red", "green")) == 12
