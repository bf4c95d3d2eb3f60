"""The search against Duet, where the best choice can be computed, and where a peek would show."""

import time
from itertools import combinations

import numpy as np
import pytest

from scherzo.bots.spec import Search
from scherzo.bots.thinking import Exploration, Tree, explorations, judged, roots, think
from scherzo.core.chance import generator
from scherzo.core.layout import Array
from scherzo.core.loops import loops, new_menu
from tests.bots.duet import CARDS, COIN, GAME, at_the_start

PLAIN = Search(iterations=1500, margin=0.0)
CURIOUS = Search(iterations=4000, margin=0.0, exploration=2.0)


def decided(boxes: Array, tables: Array, *moves: tuple[int, int]) -> Array:
    for seat, option in moves:
        loops(GAME).decide(boxes, tables, seat, option, new_menu())
    return tables


def tricks_won(led: int, mine: tuple[int, int], reply: int) -> float:
    """How many tricks seat 1 wins on average with a reply: the card that seat 0 keeps is any of the unseen ones."""
    kept = mine[0] if reply == mine[1] else mine[1]
    unseen = [c for c in range(CARDS) if c not in (led, *mine)]
    return (reply > led) + sum(kept > c for c in unseen) / len(unseen)


def test_the_reply_is_the_best_one_in_every_position_of_the_game() -> None:
    wrong = []
    for led in range(CARDS):
        for mine in combinations([c for c in range(CARDS) if c != led], 2):
            values = {reply: tricks_won(led, mine, reply) for reply in mine}
            if abs(values[mine[0]] - values[mine[1]]) < 0.3:
                continue
            other = next(c for c in range(CARDS) if c != led and c not in mine)
            boxes, tables = at_the_start((led, other), mine)
            decided(boxes, tables, (0, led))
            found = think(GAME, boxes, tables, 1, PLAIN, 5)[0].option
            if found != max(values, key=values.__getitem__):
                wrong.append((led, mine, found))
    assert wrong == []


def test_the_win_chance_of_a_reply_is_the_exact_one() -> None:
    """Winning both tricks wins; one trick each leaves it to the coins, which nobody can predict."""
    boxes, tables = at_the_start((3, 0), (2, 5))
    decided(boxes, tables, (0, 3))
    best = think(GAME, boxes, tables, 1, Search(iterations=6000, margin=0.0), 1)[0]
    assert best.option == 5
    assert best.win == pytest.approx(tricks_won(3, (2, 5), 5) / 2, abs=0.04)


@pytest.mark.parametrize("seat", [0, 1])
def test_no_seat_of_a_simultaneous_choice_is_thought_to_see_the_other(seat: int) -> None:
    """If one did, it would win every time: the searching seat if it thinks it sees, the other if that one would."""
    boxes, tables = at_the_start((6, 0), (5, 1))
    decided(boxes, tables, (0, 6), (1, 5))
    assert tables[0].asking == COIN
    for found in think(GAME, boxes, tables, seat, CURIOUS, 3):
        assert found.win == pytest.approx(0.5, abs=0.1)


def test_a_commitment_already_made_is_redealt_before_the_search_starts() -> None:
    found = []
    for coin in (0, 1):
        boxes, tables = at_the_start((6, 0), (5, 1))
        decided(boxes, tables, (0, 6), (1, 5), (0, coin))
        found.append(think(GAME, boxes, tables, 1, CURIOUS, 9))
    assert found[0] == found[1]
    assert all(0.4 < w.win < 0.6 for w in found[0])


def test_twin_worlds_are_searched_alike_to_the_last_visit() -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    thoughts = []
    for seed in range(6):
        twin = tables.copy()
        loops(GAME).imagine(boxes, twin, 0, generator(seed))
        thoughts.append(think(GAME, boxes, twin, 0, PLAIN, 7))
    assert all(thought == thoughts[0] for thought in thoughts)


def test_the_search_leaves_the_table_as_it_was() -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    before = tables.tobytes()
    think(GAME, boxes, tables, 0, PLAIN, 7)
    assert tables.tobytes() == before


def test_threads_share_the_iterations_and_the_result_does_not_depend_on_their_timing() -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    search = Search(iterations=1001, threads=3, exploration=5.0)
    first, second = (think(GAME, boxes, tables, 0, search, 2) for _ in range(2))
    assert first == second
    assert sum(w.visits for w in first) <= 1001


def test_against_the_clock_threads_grow_one_tree() -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    parts = explorations(GAME, boxes, tables, 0, Search(iterations=900, seconds=60, threads=3, exploration=5.0), 2)
    for part in parts:
        before = int(part.tree.visits.max())
        part.go_on(0.0, 0.0)
        assert int(part.tree.visits.max()) > before
    found = judged(GAME, roots(parts))
    assert sum(weighed.visits for weighed in found) == parts[0].tree.visits.max(), "the root's entry knows of all"


def test_threads_leave_each_other_room_in_a_tree() -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    tree = Tree(64, threads=2)
    for seed in range(2):
        part = Exploration(GAME, boxes, tables, 0, Search(exploration=50.0), seed, 400, tree=tree)
        part.go_on(0.0, 0.0)
        assert np.count_nonzero(tree.keys) <= (seed + 1) * 32


def test_a_settled_choice_ends_the_search_early() -> None:
    """With the two highest cards against the two lowest replies, nothing can overtake the leader half-way."""
    boxes, tables = at_the_start((3, 0), (2, 6))
    decided(boxes, tables, (0, 3))
    found = think(GAME, boxes, tables, 1, Search(iterations=4000), 2)
    assert 2000 < sum(w.visits for w in found) < 4000


def test_a_time_budget_is_kept() -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    think(GAME, boxes, tables, 0, PLAIN, 0)  # compiled by now
    begun = time.monotonic()
    found = think(GAME, boxes, tables, 0, Search(seconds=0.2, exploration=50.0), 0)
    assert 0.1 < time.monotonic() - begun < 30  # it ends by itself; a busy machine takes its time
    assert sum(w.visits for w in found) > 0
