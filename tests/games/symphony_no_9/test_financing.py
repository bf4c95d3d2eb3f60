"""Financing the concert: budget, sealed contributions, the class of the total."""

import itertools

import pytest

from scherzo.core.match import Match, hears
from scherzo.core.table import EVERYONE
from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BEN, CARL, CHAIR, CLOCK, DAVID, GAME, Situation, hand


@pytest.mark.rules("S9-FIN-1", "S9-FIN-5")
def test_the_budget_is_shown_before_anybody_contributes_and_is_added() -> None:
    """Also when it is negative."""
    totals = {}
    for budget in (2, 0, -2):
        table = Situation(4)
        table.end_sponsor_phase()
        assert len(table.heard(n.BUDGET_SHOWN)) == 1
        assert table.table.step == n.CONTRIBUTE
        assert table.view().board.rounds[0].budget is not None
        table.budget(budget)
        table.everybody_gives(3, 3, 3, 3)
        totals[budget] = int(table.table.total)
    assert totals == {2: 14, 0: 12, -2: 10}


@pytest.mark.rules("S9-FIN-3")
@pytest.mark.parametrize(("players", "limit"), [(4, 8), (3, 7), (2, 7)])
def test_a_contribution_is_at_most_the_limit(players: int, limit: int) -> None:
    table = Situation(players)
    table.concert(budget=0)
    assert table.waiting == list(range(players)), "all players, at the same time"
    table.purse(ANA, 50)
    assert table.answers(ANA) == list(range(limit + 1))


@pytest.mark.rules("S9-FIN-4", "S9-RULING-15")
def test_everybody_learns_only_that_a_hand_is_closed() -> None:
    """Before the last one, nothing but 'has chosen'; then coins and furniture of all."""
    first, second = Situation(4), Situation(4)
    for table, bid in ((first, 7), (second, (1, CHAIR))):
        table.concert(budget=0)
        table.choose(BEN, hand(bid))
        assert [(e.audience, e.a) for e in table.heard(n.COMMITTED)] == [(EVERYONE, BEN)]
        assert [e.audience for e in table.heard(n.SEALED)] == [1 << BEN]
    for viewer in (ANA, CARL, DAVID, -1):
        assert first.view(viewer) == second.view(viewer)
        heard = [[e for e in t.told if hears(e, viewer)] for t in (first, second)]
        assert heard[0] == heard[1]
        assert first.view(viewer).seats[BEN].committed
        assert first.view(viewer).seats[BEN].hand is None
    assert first.view(BEN).seats[BEN].hand.value == 7
    assert second.view(BEN).seats[BEN].hand.furniture == ("chair",)
    for seat in (ANA, CARL, DAVID):
        second.choose(seat, 1)
    assert [(e.a, e.b, e.c, e.d) for e in second.heard(n.REVEALED)] == [
        (ANA, 1, 0, 1),
        (BEN, 1, CHAIR, 5),
        (CARL, 1, 0, 1),
        (DAVID, 1, 0, 1),
    ]
    assert second.view(ANA).seats[BEN].hand.value == 5


@pytest.mark.rules("S9-RULING-15", "S9-RULING-14")
def test_a_commitment_cannot_be_changed() -> None:
    """Nor may a committed player sell before his next decision."""
    table = Situation(4)
    table.concert(budget=0)
    table.choose(BEN, 3)
    assert table.legal(BEN) == []
    assert table.waiting == [ANA, CARL, DAVID]


@pytest.mark.rules("S9-FIN-4", "S9-RULING-49")
def test_all_orders_of_committing_give_the_same_table() -> None:
    """Software may ask one by one."""
    bids = {ANA: hand(4), BEN: hand((2, CHAIR)), CARL: hand(0), DAVID: hand((0, CLOCK))}
    ends = set()
    for order in itertools.permutations(bids):
        table = Situation(4, seed=3)
        table.end_sponsor_phase()
        for seat in order:
            table.choose(seat, bids[seat])
        table.table.tape[:] = 0
        table.table.told = 0
        ends.add(table.tables.tobytes())
    assert len(ends) == 1


@pytest.mark.rules("S9-RULING-49")
def test_a_sale_before_committing_is_public_at_once() -> None:
    """Those who have committed cannot react to it."""
    table = Situation(4)
    table.concert(budget=0)
    table.choose(ANA, 3)
    table.choose(BEN, 122)
    assert [(e.audience, e.a, e.b, e.c) for e in table.told] == [(EVERYONE, BEN, 2, 8)]
    assert table.waiting == [BEN, CARL, DAVID]
    assert table.coins()[BEN] == 28
    assert table.legal(ANA) == []


@pytest.mark.rules("S9-FIN-6", "S9-FIN-9", "S9-VEC-8")
@pytest.mark.parametrize(
    ("players", "classes"),
    [
        (4, {7: n.TOO_LITTLE, 8: n.LOW, 11: n.LOW, 12: n.MEDIUM, 14: n.MEDIUM, 15: n.HIGH, 17: n.HIGH, 18: n.TOO_MUCH}),
        (3, {6: n.TOO_LITTLE, 7: n.LOW, 10: n.LOW, 11: n.MEDIUM, 13: n.MEDIUM, 14: n.HIGH, 16: n.HIGH, 17: n.TOO_MUCH}),
    ],
)
def test_both_ends_belong_to_a_range(players: int, classes: dict[int, int]) -> None:
    """The borders."""
    for total, result in classes.items():
        table = Situation(players)
        table.concert(budget=0)
        bids = [min(7, max(0, total - 7 * seat)) for seat in range(players)]
        table.everybody_gives(*bids)
        assert table.heard(n.CONCERT)[0].b == total
        assert table.result() == result, f"a total of {total}"


@pytest.mark.rules("S9-FIN-7")
@pytest.mark.parametrize(("players", "counts"), [(4, (2, 3, 1)), (3, (2, 2, 1))])
def test_the_composers_on_the_level_perform_dead_or_alive(players: int, counts: tuple[int, int, int]) -> None:
    for level, bids in ((n.LOW, (7, 2, 0, 0)), (n.MEDIUM, (7, 5, 0, 0)), (n.HIGH, (7, 7, 1, 0))):
        table = Situation(players)
        table.dead(0, 4)
        table.concert(budget=0)
        table.everybody_gives(*bids[:players])
        performers = table.heard(n.CONCERT)[0].c
        on_level = [m for m in range(int(table.box.musicians)) if table.table.level[m] == level]
        assert performers == sum(1 << m for m in on_level)
        assert len(on_level) == counts[level]


@pytest.mark.rules("S9-FIN-8", "S9-GEN-8")
def test_after_a_success_everybody_pays() -> None:
    """To a bank without limits."""
    table = Situation(4)
    for seat in range(4):
        table.board(seat)
    table.concert(budget=0)
    table.everybody_gives(4, 3, 3, 2)
    assert table.result() == n.MEDIUM
    assert table.coins() == [16 + 5, 17, 17, 18]


@pytest.mark.rules("S9-FIN-9", "S9-FAIL-1")
def test_after_a_failure_nobody_pays() -> None:
    table = Situation(4)
    table.concert(budget=0)
    table.everybody_gives(2, 1, (1, CHAIR), 0)
    assert table.result() == n.LOW
    table = Situation(4)
    table.concert(budget=-2)
    table.everybody_gives(2, 1, (1, CHAIR), 0)
    assert table.result() == n.TOO_LITTLE
    assert table.coins() == [20, 20, 20, 20]
    assert table.table.furniture[CARL] == 7


@pytest.mark.rules("S9-RULING-12", "S9-VEC-1", "S9-FURN-5", "S9-FURN-6")
def test_legal_contributions_are_own_coins_and_whole_furniture_within_the_limit() -> None:

    def pairs(players: int, coins: int, furniture: int) -> set[tuple[int, int]]:
        table = Situation(players)
        table.purse(ANA, coins, furniture)
        table.concert(budget=0)
        return {(o % n.COIN_STEPS, int(table.box.worth[o // n.COIN_STEPS])) for o in table.answers(ANA)}

    four = {(c, 0) for c in range(4)} | {(c, 4) for c in range(4)} | {(c, 6) for c in range(3)} | {(0, 8)}
    assert pairs(4, 3, 7) == four
    assert pairs(3, 1, 6) == {(0, 0), (1, 0), (0, 6), (1, 6)}
    assert pairs(4, 20, 7) == {(c, w) for w in (0, 4, 6, 8) for c in range(9 - w)}
    assert len(pairs(4, 20, 7)) == 18
    assert len(pairs(3, 20, 7)) == 14


@pytest.mark.rules("S9-RULING-12", "S9-RULING-48", "S9-RULING-51")
def test_who_owns_nothing_contributes_nothing() -> None:
    """The step is not skipped; the answer is $0."""
    table = Situation(4)
    table.purse(ANA, 0)
    table.concert(budget=0)
    assert ANA in table.waiting
    assert table.legal(ANA) == [0]


@pytest.mark.rules("S9-RULING-40")
def test_any_whole_number_of_coins_can_be_paid() -> None:
    """There are no denominations in play."""
    table = Situation(4)
    table.purse(ANA, 5)
    table.concert(budget=0)
    assert table.answers(ANA) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rules("S9-FIN-2", "S9-RULING-16")
def test_no_move_passes_anything_between_players() -> None:
    """Talk is free and binds nobody; there is no way to hand over coins, cubes or tiles."""
    match = Match(GAME, 4, 3)
    kinds = set()
    while not match.over:
        seat = match.waiting[0]
        before = match.view(-2).seats
        option = match.legal(seat)[len(match.moves) % len(match.legal(seat))]
        kinds.add(match.view().step)
        match.choose(seat, option)
        after = match.view(-2).seats
        if match.view().phase == "sponsor" and match.view().step != "take_free":
            for other in range(4):
                if other != seat:
                    assert after[other].coins == before[other].coins
                    assert sum(after[other].cubes) == sum(before[other].cubes)
    assert kinds <= set(GAME.decisions)
    assert not {"give", "trade", "swap"} & set(GAME.decisions)
