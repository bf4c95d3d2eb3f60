"""Passing and the end of a round: PH-PASS, PH-ROUND-3..11 and their rulings."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import GAME, Situation


@pytest.mark.rules("PH-PASS-2", "PH-RULING-64", "PH-EX-20")
def test_points_below_the_limit_are_sold_each_as_one_likes() -> None:
    """1 experience or 2 credits each, in any mix."""
    s = Situation().give(0, ap=5, experience=5, credits=0).play("pass", "experience-1")
    assert s.of(0, "experience", "credits") == (6, 6)


@pytest.mark.rules("PH-RULING-64")
def test_experience_above_twelve_is_lost_when_settling() -> None:
    s = Situation().give(0, ap=5, experience=11).play("pass", "experience-4")
    assert s.of(0, "experience") == (12,)


@pytest.mark.rules("PH-PASS-2")
def test_nothing_happens_at_the_limit_exactly() -> None:
    s = Situation().give(0, ap=9, credits=3, experience=3).play("pass")
    assert s.of(0, "credits", "experience", "prestige") == (3, 3, 10)
    assert s.asked == n.SPACE


@pytest.mark.rules("PH-RULING-23")
def test_prestige_never_falls_below_zero() -> None:
    s = Situation().give(0, ap=12, prestige=1, experience=0).play("pass")
    assert s.of(0, "prestige") == (0,)


@pytest.mark.rules("PH-PASS-3", "PH-RULING-65")
def test_free_actions_before_settling_not_after() -> None:
    """Until the pass itself."""
    s = Situation().give(0, ap=11, fans=2, experience=4).play("regain-fans", "regain-experience", "pass")
    assert s.of(0, "prestige", "ap") == (10, 9)
    s = Situation().give(0, ap=5, fans=4, experience=12).play("pass")
    assert all(option.startswith("experience-") for option in s.legal)
    s.play("experience-0")
    assert all(option.startswith("space-") for option in s.legal)


@pytest.mark.rules("PH-PASS-4", "PH-RULING-4")
def test_the_cube_takes_an_empty_space_and_its_bonus() -> None:
    """All four spaces are open at every player count."""
    s = Situation(2).give(0, ap=9, credits=0)
    s.table.turn_tiles[0] = 0  # T1: credits 1, fans 1, experience 1, credits 4
    s.play("pass")
    assert s.legal == {"space-1", "space-2", "space-3", "space-4"}
    s.play("space-4")
    assert s.of(0, "credits") == (4,)
    s.give(1, ap=9).play("pass")
    assert s.legal == {"space-1", "space-2", "space-3"}
    assert s.why_not(3) == "PH-PASS-4"


@pytest.mark.rules("PH-RULING-66")
def test_a_bonus_that_cannot_be_used_is_lost() -> None:
    """Fans for a full lounge. No tile moves the AP marker back."""
    s = Situation().give(0, ap=9, fans=4, experience=0)
    s.table.turn_tiles[0] = 0
    s.play("pass", "space-2")
    assert s.of(0, "fans") == (4,)
    lists = [n.TURN_LIST + i for i in range(16)]
    kinds = {int(s.box.effect[s.box.list_start[i], 0]) for i in lists}
    assert n.AP_BACK not in kinds


@pytest.mark.rules("PH-PASS-5", "PH-RULING-4", "PH-ROUND-11")
def test_the_cubes_from_left_to_right_are_the_next_order() -> None:
    """Gaps do not matter; the first of them begins."""
    s = Situation(3)
    s.table.turn_tiles[0] = 0
    s.passes("space-4").passes("space-2").passes("space-1")
    assert list(s.table.order[:3]) == [2, 1, 0]
    assert (s.table.round_number, s.seat) == (2, 2)
    assert set(s.table.spaces) == {-1}


@pytest.mark.rules("PH-RULING-67")
def test_the_last_round_has_no_turn_order() -> None:
    """Settlement happens, then the turn is over."""
    s = Situation(2)
    s.table.round_number = 5
    s.give(0, ap=8, credits=0).play("pass", "experience-0")
    assert s.of(0, "credits") == (2,)
    assert s.seat == 1


@pytest.mark.rules("PH-EX-16")
def test_example_16() -> None:
    """AP 8 to 12, 4 experience back to 11, 2 prestige lost, second space."""
    s = Situation().give(0, ap=8, experience=5, fans=0).strength("promote", 4)
    s.table.turn_tiles[0] = 0
    s.play("promote", "tour", *["sell-merch"] * 4)
    assert s.of(0, "ap") == (12,)
    s.play("regain-experience")
    if s.asked == n.TURN:
        s.play("pass")
    assert s.of(0, "prestige") == (8,)
    s.play("space-2")
    assert s.of(0, "fans") == (1,)
    assert s.table.spaces[1] == 0


# --- the end of a round


def next_round(s: Situation) -> Situation:
    for _ in range(3):
        s.passes()
    assert s.table.round_number == 2
    assert GAME.problems(s.box, s.table) == []
    return s


@pytest.mark.rules("PH-ROUND-3", "PH-ROUND-4")
def test_markers_and_managers_return() -> None:
    s = Situation().strength("invest", 4).play("invest", "gain-1")
    s = next_round(s)
    assert list(s.table.ap) == [0] * 4
    assert list(s.table.manager) == [-1] * 4


@pytest.mark.rules("PH-ROUND-5", "PH-ROUND-6", "PH-ROUND-7")
def test_tiles_are_dealt_and_dice_rolled_again() -> None:
    """All six tiles, all eight dice."""
    s = next_round(Situation())
    assert len(s.told(n.STRENGTH_DEALT)) == 6
    assert sorted(int(x) for x in s.table.strengths) == [1, 2, 3, 4, 5, 6]
    assert [e.a for e in s.told(n.MUSICIAN_ROLLED)] == [0, 1, 2, 3]
    assert [e.a for e in s.told(n.SYMPHONY_ROLLED)] == [0, 1, 2, 3]


@pytest.mark.rules("PH-ROUND-8")
def test_played_demand_tiles_are_replaced_and_their_discs_return() -> None:
    """Planets keep theirs; tiles without discs stay."""
    s = Situation().played(0, "blue-inner").played(1, "blue-outer1").played(0, "red-inner")
    before = [int(t) for t in s.table.demand]
    next_round(s)
    assert s.of(0, "discs") == (10,)
    assert s.of(1, "discs") == (11,)
    assert s.table.planet_disc[s.planet("blue-inner")] == 0
    changed = [region for region in range(6) if s.table.demand[region] != before[region]]
    assert changed == [s.region("blue"), s.region("red")]
    assert not s.table.demand_discs.any()
    assert s.table.demand_place[before[0]] == n.DISCARDED


@pytest.mark.rules("PH-ROUND-9", "PH-RULING-69")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    """All tiles to be replaced are discarded first and are shuffled in as well."""
    s = Situation().played(0, "blue-inner").played(0, "red-inner")
    for tile in range(18):
        if s.table.demand_place[tile] == n.PILE:
            s.table.demand_place[tile] = n.DISCARDED
    next_round(s)
    assert len(s.told(n.RESHUFFLED)) == 1
    assert sum(place == n.PILE for place in s.table.demand_place) == 12 + 2 - 2


@pytest.mark.rules("PH-ROUND-10", "PH-RULING-68")
def test_special_tiles_are_refilled_or_none_at_all() -> None:
    """Each bag on its own."""
    s = Situation().region_tiles("blue").region_tiles("red")
    next_round(s)
    assert (s.table.region_musician >= 0).all()
    assert (s.table.region_soloist >= 0).all()
    s = Situation().region_tiles("blue").region_tiles("red")
    s.table.soloists_gone[:] = s.table.purple_bag
    s.table.purple_bag[:] = 0
    s.table.purple_bag[2], s.table.soloists_gone[2] = 1, int(s.table.soloists_gone[2]) - 1
    next_round(s)
    assert (s.table.region_musician >= 0).all()
    assert sum(kind < 0 for kind in s.table.region_soloist) == 2
    assert s.table.purple_bag.sum() == 1


@pytest.mark.rules("PH-ROUND-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_of_the_new_order_begins(players: int) -> None:
    s = Situation(players)
    s.table.turn_tiles[0] = 0
    for space in ("space-4", "space-3", "space-2", "space-1")[:players]:
        s.passes(space)
    assert s.seat == players - 1
