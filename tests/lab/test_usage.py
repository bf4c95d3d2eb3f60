"""What is used and what it is worth: found in the tapes of whole games, with honest intervals."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from scherzo.core.errors import BadInput
from scherzo.core.layout import Array, Records
from scherzo.core.loops import GREEDY, RANDOM
from scherzo.core.usage import Group, Uses, of_kind, uses
from scherzo.lab.batch import Batch, Setting, play_batch, setting
from scherzo.lab.simulate import simulate
from scherzo.lab.taped import play_taped_batch
from scherzo.lab.usage import Counts, ThingUsed
from scherzo.lab.with_bots import play_with_bots
from tests.bots.duet import CARDS, COIN, COMPONENTS, GAME, LEAD, PLAYED, REPLY, SHOWN, TOSSED

GAMES = 400


def cards_played(box: Any, told: Records) -> Uses:
    played = of_kind(told, PLAYED)
    return uses(played, played["b"], points=2 * played["b"])


def only_even_cards(box: Any, told: Records) -> Uses:
    """As if odd cards were in games with an even number only."""
    every = np.repeat(np.arange(GAMES), CARDS)
    card = np.tile(np.arange(CARDS), GAMES)
    there = (card % 2 == 0) | (every % 2 == 0)
    return Uses(every[there], every[there], card[there])


NAMES = [f"card {card}" for card in range(CARDS)]
DUET = replace(GAME, usage=(Group("cards", lambda box: NAMES, cards_played),))
AT = setting(DUET, 2, "usage", components=COMPONENTS)


def counted(at: Setting, batch: Batch) -> list[ThingUsed]:
    counts = Counts(at)
    counts.add(counts.count(batch))
    (group,) = counts.result()
    return group.things


def test_taped_games_are_the_games_that_are_not_taped() -> None:
    plain = play_batch(AT, [RANDOM, GREEDY], 5, 30)
    taped = play_taped_batch(AT, [RANDOM, GREEDY], 5, 30)
    assert (taped.sheets == plain.sheets).all()
    assert (taped.lengths == plain.lengths).all()
    assert (taped.used == plain.used).all()
    for field in ("secret", "draws", "hand", "coin", "points"):
        assert (taped.tables[field] == plain.tables[field]).all()


def test_the_rows_say_what_was_told_after_which_decision() -> None:
    told = play_taped_batch(AT, [RANDOM, RANDOM], 0, 3).told
    assert told is not None
    assert told["game"].tolist() == [0] * 5 + [1] * 5 + [2] * 5
    one = told[:5]
    assert one["kind"].tolist() == [PLAYED, PLAYED, TOSSED, TOSSED, SHOWN]
    assert one["decision"].tolist() == [1, 2, 3, 4, 4]
    assert one["decider"].tolist() == [0, 1, 0, 1, 1]
    assert one["asking"].tolist() == [LEAD, REPLY, COIN, COIN, COIN]
    assert (one["option"][:2] == one["b"][:2]).all()


def test_bots_that_choose_from_outside_are_taped_alike() -> None:
    batch = play_with_bots(AT, ["random", "random"], 0, 3, taping=True)
    assert batch.told is not None
    inside = play_taped_batch(AT, [RANDOM, RANDOM], 0, 3).told
    assert inside is not None
    for field in ("game", "decision", "decider", "asking", "kind"):
        assert (batch.told[field] == inside[field]).all()


def test_uses_seats_and_points_are_counted() -> None:
    batch = play_taped_batch(AT, [RANDOM, RANDOM], 0, GAMES)
    things = counted(AT, batch)
    assert sum(thing.per_game for thing in things) == pytest.approx(2)
    assert sum(thing.seats for thing in things) == pytest.approx(1)
    assert [thing.points for thing in things] == [2 * card for card in range(CARDS)]


def by_hand(batch: Batch) -> tuple[Array, Array, Array]:
    """Uses, leads and victories by game and seat."""
    assert batch.told is not None
    played = of_kind(batch.told, PLAYED)
    counts = np.zeros((GAMES, 2, CARDS))
    np.add.at(counts, (played["game"], played["a"], played["b"]), 1)
    points = batch.sheets[:, :, 0]
    won = batch.sheets[:, :, 1] == 1
    return counts, points - points.mean(axis=1, keepdims=True), won / won.sum(axis=1, keepdims=True)


def test_the_worth_is_the_difference_of_means_and_its_interval_has_games_as_units() -> None:
    batch = play_taped_batch(AT, [RANDOM, RANDOM], 0, GAMES)
    counts, lead, wins = by_hand(batch)
    for card, thing in enumerate(counted(AT, batch)):
        used = counts[:, :, card] > 0
        for values, worth in ((lead, thing.lead), (wins, thing.win_rate)):
            assert worth is not None
            assert worth.with_it == pytest.approx(values[used].mean())
            assert worth.without_it == pytest.approx(values[~used].mean())
            per_game = (used * (values - worth.with_it)).sum(axis=1) / used.sum()
            per_game -= (~used * (values - worth.without_it)).sum(axis=1) / (~used).sum()
            half = 1.96 * np.sqrt((per_game**2).sum())
            assert worth.difference_to - worth.difference == pytest.approx(half)
    assert thing.lead is not None
    assert thing.lead.difference_from > 0  # the highest card wins its trick


def test_the_lead_per_use_is_a_regression() -> None:
    batch = play_taped_batch(AT, [RANDOM, RANDOM], 0, GAMES)
    counts, lead, _ = by_hand(batch)
    for card, thing in enumerate(counted(AT, batch)):
        slope = np.polyfit(counts[:, :, card].ravel(), lead.ravel(), 1)[0]
        assert thing.per_use is not None
        assert thing.per_use.lead == pytest.approx(slope)
        assert thing.lead is not None  # a card is played once or not: the slope is the difference
        assert thing.per_use.lead_from == pytest.approx(thing.lead.difference_from)


def test_things_that_are_not_in_every_game_are_judged_where_they_are() -> None:
    some = replace(AT, game=replace(DUET, usage=(replace(DUET.usage[0], dealt=only_even_cards),)))
    things = counted(some, play_taped_batch(AT, [RANDOM, RANDOM], 0, GAMES))
    assert [thing.games for thing in things] == [GAMES, GAMES // 2] * 3 + [GAMES]


def test_of_too_few_seats_nothing_is_said() -> None:
    things = counted(AT, play_taped_batch(AT, [RANDOM, RANDOM], 0, 10))
    assert all(thing.lead is None and thing.win_rate is None and thing.per_use is None for thing in things)


def test_batches_add_up() -> None:
    found = simulate(DUET, 2, 600, ["random"], "usage", components=COMPONENTS, counting=True)
    whole = counted(AT, play_taped_batch(AT, [RANDOM, RANDOM], 0, 600))
    assert found.usage is not None
    for thing, at_once in zip(found.usage[0].things, whole, strict=True):
        assert thing.games == 600
        assert thing.lead is not None
        assert at_once.lead is not None
        assert thing.lead.difference_from == pytest.approx(at_once.lead.difference_from)


def test_a_game_that_counts_nothing_as_used_says_so() -> None:
    with pytest.raises(BadInput, match="Duet does not say yet what counts as used: leave out --usage"):
        simulate(GAME, 2, 5, ["random"], components=COMPONENTS, counting=True)
