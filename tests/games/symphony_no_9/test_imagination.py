"""The worlds a seat imagines, and the quick brain that plays in them."""

from collections import Counter

import numpy as np
import pytest

from scherzo.core.chance import generator
from scherzo.core.game import RANK
from scherzo.core.layout import records
from scherzo.core.loops import GREEDY, RANDOM
from scherzo.core.members import holds
from scherzo.core.rule import INTERPRETED
from scherzo.games.symphony_no_9 import names as n
from tests.conformance.lineups import whole_games

from .situation import ANA, BEN, CABINET, CARL, CHAIR, CLOCK, DAVID, GAME, Situation, hand


def worlds(table: Situation, seat: int, count: int) -> list[np.ndarray]:  # type: ignore[type-arg]
    rng, found = generator(7), []
    for _ in range(count):
        world = table.tables.copy()
        table.run.imagine(table.boxes, world, seat, rng)
        found.append(world)
    return found


@pytest.mark.rules("S9-RULING-39")
def test_chests_can_be_counted_so_no_world_has_others() -> None:
    """All money movements and sales were public; coins and furniture are the same in every world."""
    table = Situation(4)
    table.purse(BEN, 3, CHAIR)
    for world in worlds(table, ANA, 20):
        assert (world[0].coins == table.table.coins).all()
        assert (world[0].furniture == table.table.furniture).all()


@pytest.mark.rules("S9-RULING-15", "S9-RULING-12")
def test_closed_hands_of_others_vary_over_all_legal_contributions() -> None:
    """Each as likely; one's own hand and open seats stay."""
    table = Situation(4)
    table.purse(BEN, 2, CABINET)
    table.concert(0)
    table.choose(ANA, hand(5))
    table.choose(BEN, hand(1))
    seen = Counter((int(w[0].bid_coins[BEN]), int(w[0].bid_furniture[BEN])) for w in worlds(table, ANA, 1200))
    assert set(seen) == {(0, 0), (1, 0), (2, 0), (0, CABINET), (1, CABINET), (2, CABINET)}
    assert min(seen.values()) > 150
    for world in worlds(table, ANA, 10):
        assert world[0].bid_coins[ANA] == 5
        assert (world[0].bid_coins[CARL], world[0].bid_furniture[DAVID]) == (0, 0)
        assert world[0].waiting == table.table.waiting


@pytest.mark.rules("S9-RULING-15")
def test_an_imagined_hand_does_not_depend_on_the_true_one() -> None:
    """Twins that differ in Ben's hand are imagined alike."""
    ends = []
    for bid in (0, (0, CLOCK)):
        table = Situation(4)
        table.concert(0)
        table.choose(BEN, hand(bid))
        world = worlds(table, ANA, 1)[0]
        world[0].tape[:] = 0
        ends.append(world.tobytes())
    assert ends[0] == ends[1]


@pytest.mark.rules("S9-RULING-22")
def test_sealed_sales_of_others_vary() -> None:
    """Any part of what is known to be unsold."""
    table = Situation(3)
    table.round(6)
    table.table.results[5] = 3
    table.purse(BEN, 0, CHAIR | CLOCK)
    table.go_to(n.FINAL_SALE)
    table.choose(BEN, CLOCK)
    seen = Counter(int(w[0].sale[BEN]) for w in worlds(table, ANA, 400))
    assert set(seen) == {0, CHAIR, CLOCK, CHAIR | CLOCK}
    assert min(seen.values()) > 60


@pytest.mark.rules("S9-SETUP-10")
def test_the_tokens_to_come_are_nobodys_to_know() -> None:
    """The next token differs between worlds, drawn from those not seen."""
    table = Situation(4)
    seen = Counter[int]()
    for world in worlds(table, ANA, 200 if not INTERPRETED else 40):
        table.tables[:] = world
        table.end_sponsor_phase()
        seen[int(table.table.budget[0])] += 1
    assert set(seen) == {2, 0, -2}
    assert seen[2] > seen[0]


def wins(players: int, games: int) -> float:
    """How often the quick brain beats random players, from every seat in turn."""
    won = 0
    for seat in range(players):
        table = Situation(players)
        tables, world, blank = (records(GAME.Table, i) for i in (games, 1, 1))
        blank[0].players = players
        blank[0].secret[:] = (seat, players)
        sheets = np.zeros((games, players + int(table.box.bot), 11), dtype=np.int32)
        kinds = np.full(4, RANDOM, dtype=np.int8)
        kinds[seat] = GREEDY
        lengths, used = np.zeros(games, dtype=np.int64), np.zeros(128, dtype=np.int64)
        answer = table.run.play_games(table.boxes, blank, tables, world, kinds, 0, GAME.limit, sheets, lengths, used)
        assert answer == 0
        won += int((sheets[:, seat, RANK] == 1).sum())
    return won / (players * games)


@whole_games
def test_the_brain_clearly_beats_random_players() -> None:
    """In every number of players; an even share would be 1/2, 1/3, 1/4."""
    assert wins(2, 100) > 0.9
    assert wins(3, 100) > 0.7
    assert wins(4, 100) > 0.65


@pytest.mark.rules("S9-RULING-22", "S9-TILE-4A")
def test_the_brain_makes_the_best_final_sale() -> None:
    """With 4A in hand it sells everything; without, only where thirds of coins gain."""
    table = Situation(4)
    table.round(6)
    table.table.results[5] = 3
    table.scoring("4A", "1A", "2A", "3A", "5A", "6A")
    table.purse(ANA, 0, 7)
    table.go_to(n.FINAL_SALE)
    world, rng = table.tables.copy(), generator(1)
    assert table.run.think(table.boxes, table.tables, world, ANA, table.menu, rng) == 0
    table.works(ANA, 1)
    assert table.run.think(table.boxes, table.tables, world, ANA, table.menu, rng) == 7


def test_the_brain_keeps_to_the_menu() -> None:
    """Every choice is one of the legal options, furniture or not."""
    for seed in range(3):
        table = Situation(3, seed=seed)
        rng, world = generator(seed), table.tables.copy()
        for _ in range(40):
            seat = table.waiting[0]
            option = table.run.think(table.boxes, table.tables, world, seat, table.menu, rng)
            assert option in table.legal(seat)
            assert option < n.SELL or holds(table.table.furniture[seat], option - n.SELL)
            table.choose(seat, option)
    assert n.COIN_STEPS * 8 <= n.SELL
