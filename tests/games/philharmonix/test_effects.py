"""Bonuses as lists of effects: PH-EFFECT and the rulings on refusing and losing."""

import msgspec
import pytest

from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.components.basics import Effect

from .situation import Situation, printed


def with_ability(*effects: Effect) -> Components:
    """The shipped components, but P1 has this ability."""
    cards = tuple(msgspec.structs.replace(c, ability=effects) if c.id == "P1" else c for c in printed().patrons.cards)
    return msgspec.structs.replace(printed(), patrons=msgspec.structs.replace(printed().patrons, cards=cards))


def using(*effects: Effect, **given: int) -> Situation:
    """Seat 0 is about to activate a P1 with this ability."""
    s = Situation(components=with_ability(*effects)).strength("patron", 1).patrons("P1").impressed(0, "P1", 1)
    s.give(0, **given) if given else s
    return s


def activated(s: Situation) -> Situation:
    return s.play("patron", "row-1", "activate-P1")


@pytest.mark.rules("PH-EFFECT-1", "PH-EFFECT-2", "PH-RULING-21", "PH-RULING-22", "PH-RULING-85")
@pytest.mark.parametrize(
    ("what", "n", "field", "before", "after"),
    [
        ("credits", 4, "credits", 90, 94),
        ("experience", 4, "experience", 10, 12),
        ("fans", 3, "fans", 2, 4),
        ("prestige", 4, "prestige", 10, 14),
        ("ap_back", 3, "ap", 1, 0),
        ("ap_back", 1, "ap", 4, 4),
        ("ap_limit", 2, "limit", 14, 15),
    ],
)
def test_plain_gains_with_their_caps(what: str, n: int, field: str, before: int, after: int) -> None:
    """Automatic; Patron costs 1 AP first."""
    s = activated(using(Effect(what, n), **{field: before}))
    assert s.of(0, field) == (after,)


@pytest.mark.rules("PH-EFFECT-3", "PH-RULING-85")
def test_ship_moves_up_to_n_steps_with_fans_on_the_way() -> None:
    """Each step may be the last."""
    s = activated(using(Effect("ship_move", 2)).fans_on("blue-inner").ship(0, "blue-middle"))
    s.play("fly-blue-inner", "stay")
    assert s.of(0, "fans") == (1,)
    assert s.asked == n.TURN


@pytest.mark.rules("PH-EFFECT-4")
def test_a_star_moves_the_marker_with_all_consequences() -> None:
    """Key 1 is passed."""
    assert activated(using(Effect("star", 1))).legal == {"skip", "key-1"}


@pytest.mark.rules("PH-EFFECT-5", "PH-RULING-45")
def test_upgrades_without_cost() -> None:
    """Each star moves the marker at once; declining is allowed."""
    s = activated(using(Effect("upgrade_musician", 2), credits=0)).play("raise-brass-0")
    assert s.of(0, "stars", "credits") == (1, 0)
    s.play("skip", "finish")
    assert s.of(0, "stars") == (1,)
    s = activated(using(Effect("upgrade_conductor", 1)))
    assert all(option == "finish" or option.startswith("conduct") for option in s.legal)


@pytest.mark.rules("PH-EFFECT-6")
def test_a_symphony_from_a_die_rerolls_that_die() -> None:
    s = activated(using(Effect("symphony_dice", 1)).symphonies(0).symphony_dice("red", "blue", "blue", "blue"))
    s.play("die-1-red")
    assert s.board(0) == ["red top"]
    assert [e.a for e in s.told(n.SYMPHONY_ROLLED)] == [0]
    assert s.table.symphony_aside == 0


@pytest.mark.rules("PH-EFFECT-6")
def test_a_symphony_of_any_colour_and_advances() -> None:
    """Effects of a list are resolved from left to right."""
    s = activated(using(Effect("symphony_supply", 1), Effect("advance_symphony", 1)).symphonies(0))
    assert s.legal == {"decline", "take-red", "take-yellow", "take-blue", "take-green", "take-white"}
    s.play("take-green", "green-to-silver-row")
    assert s.board(0) == ["green silver"]


@pytest.mark.rules("PH-EFFECT-7")
def test_recruiting_from_a_die_of_that_rank() -> None:
    """Free, the die is rerolled, the marker moves."""
    s = using(Effect("musician_dice", stars=1), credits=0)
    s.musician_dice("strings-1", "percussion-2", "woodwind-2", "brass-1")
    activated(s)
    assert s.legal == {"decline", "die-1", "die-4"}
    s.play("die-4")
    assert [e.a for e in s.told(n.MUSICIAN_ROLLED)] == [3]
    assert s.ranks(0, "brass") == [0, 1]
    assert s.of(0, "stars") == (1,)


@pytest.mark.rules("PH-EFFECT-7")
def test_recruiting_any_type_from_the_supply() -> None:
    """A full section is not offered."""
    s = activated(using(Effect("musician_supply", stars=2)).orchestra(0, strings=(0, 1, 1)))
    assert s.legal == {"decline", "recruit-percussion", "recruit-woodwind", "recruit-brass"}
    s.play("recruit-brass")
    assert s.ranks(0, "brass") == [0, 2]
    assert s.of(0, "stars") == (2,)


@pytest.mark.rules("PH-EFFECT-8", "PH-RULING-30")
def test_patron_points_from_a_bonus_are_a_pool_of_their_own() -> None:
    """Used on the spot, the rest is lost, the old pool goes on."""
    s = Situation(components=with_ability(Effect("patron_points", 2))).strength("patron", 3)
    s.patrons("P1", "P4", "P5", "P3").impressed(0, "P1", 1).symphonies(0)
    s.play("patron", "row-3", "activate-P1")
    assert s.table.stack[s.table.depth - 1, 1] == 2
    assert "impress-P3" not in s.legal, "cost 3 is not payable from the pool of 2"
    s.play("impress-P4", "hat-2", "finish")
    assert s.table.stack[s.table.depth - 1, 1] == 2, "two of the first three points"


@pytest.mark.rules("PH-EFFECT-8")
def test_activating_by_a_bonus_needs_no_point() -> None:
    """And it counts for the turn."""
    s = Situation(components=with_ability(Effect("activate_patron", 1))).strength("patron", 2)
    s.patrons("P1", "P5").impressed(0, "P1", 1).impressed(0, "P5", 2).give(0, experience=0)
    s.play("patron", "row-2", "activate-P1", "activate-P5")
    assert s.of(0, "experience") == (2,)
    assert not s.legal & {"activate-P1", "activate-P5"}


@pytest.mark.rules("PH-RULING-85", "PH-RULING-22")
def test_choices_may_be_declined_and_what_is_impossible_is_lost() -> None:
    """No place for a musician, no column for a symphony: nothing is asked."""
    s = using(Effect("symphony_supply", 1), Effect("credits", 1), credits=0)
    s.symphonies(0, "red top", "blue top", "green top", "white top", "red top")
    activated(s)
    assert s.of(0, "credits") == (1,)
    s = activated(using(Effect("symphony_supply", 1)).symphonies(0)).play("decline")
    assert s.board(0) == []
