"""What the view tells beyond what lies on the table: it must be what the rules then do."""

import pytest

from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.shown.structs import Concert, Effect, NeedPart, Pending, View
from scherzo.games.philharmonix.shown.view import view

from .situation import GAME, Situation


def seen(s: Situation) -> View:
    return view(s.box, s.table, -1)


def on_stage() -> Situation:
    """Seat 0 at the middle planet of the blue region with two wanted musicians and one wanted symphony."""
    s = Situation().demand("blue", 1).ship(0, "blue-middle").strength("perform", 1)
    wanted = s.components.demand.tiles[0]
    ranks = {m.type: (m.stars,) for m in wanted.musicians[:2]}
    return s.orchestra(0, **ranks).symphonies(0, f"{wanted.symphonies[0]} top")


def test_a_concert_brings_what_the_view_foretold() -> None:
    s = on_stage().give(0, stars=4, credits=0)
    told = seen(s).seats[0].concerts[s.region("blue")]
    assert told.musicians == (True, True, False)
    assert told.symphonies == (True, False)
    assert told.prestige == told.first + told.for_musicians + told.for_symphonies + told.ovation > 0
    before = s.of(0, "prestige")[0]
    s.play("perform", "row-1")
    gained = next(e for e in s.told(n.GAINED) if e.b == n.PRESTIGE)
    assert (gained.c, gained.d) == (told.prestige, before + told.prestige)
    while s.asked != n.TURN:
        s.play(sorted(s.legal)[0])
    assert s.of(0, "credits") == (told.credits,)


def test_a_concert_that_cannot_be_is_told_with_the_reason() -> None:
    s = on_stage().played(0, "blue-outer1")
    region = s.region("blue")
    assert seen(s).seats[0].concerts[region].barred == "performed"
    s.table.discs[1] = 1
    assert seen(s).seats[1].concerts[region].barred == "discs"
    assert seen(s).seats[2].concerts[region].barred == ""


def test_an_empty_tile_promises_the_first_disc() -> None:
    s = on_stage()
    first = s.components.limits.demand_first_bonus
    assert seen(s).seats[0].concerts[s.region("blue")].first == first
    assert seen(s.played(1, "blue-outer1")).seats[0].concerts[s.region("blue")].first == 0


@pytest.mark.parametrize(("ap", "credits", "over"), [(2, 3, 0), (7, 3, 1), (7, 0, 2)])
def test_a_price_is_what_selecting_and_passing_costs(ap: int, credits: int, over: int) -> None:
    """Two points above a limit of 9 cost prestige; a Manager is paid in credits, or with a point if there are none."""
    s = Situation(2).strength("invest", 3).give(0, ap=ap, credits=credits, limit=9)
    s.table.manager[1] = n.INVEST
    price = seen(s.ready()).actions[n.INVEST].prices[0]
    assert (price.ap, price.managers, price.credits, price.over, price.closed) == (3, (1,), 1, over, "")
    before = s.of(0, "prestige")[0]
    s.play("invest")
    if s.asked == n.PAY:
        s.play("credits")
    s.play("tour").play("finish")
    s.passes()
    assert before - s.of(0, "prestige")[0] == over


def test_a_closed_action_says_why() -> None:
    s = Situation(2).strength("invest", 3).give(0, ap=13, limit=15)
    s.table.manager[0] = n.PATRON
    prices = {action.name: action.prices[0].closed for action in seen(s.ready()).actions}
    assert prices["Patron"] == "repeat"
    assert prices["Invest"] == "limit"


def test_reach_counts_the_steps_left() -> None:
    """Two steps for each point of strength; no planet is entered twice on a tour."""
    s = Situation().strength("invest", 1).ship(0, "blue-middle").play("invest", "tour")
    reach = dict(seen(s).turn.reach)
    near = set(s.names_near("blue-middle"))
    assert {planet for planet, steps in reach.items() if steps == 1} == near
    assert "blue-middle" not in reach
    assert seen(s).turn.left == (Pending("tour", 1, 0),)
    s.play("fly-blue-inner")
    assert set(dict(seen(s).turn.reach).values()) == {0}
    assert seen(s).turn.left == (Pending("tour", 0, 1),)


def test_soloists_left_are_told_only_while_they_may_be_used() -> None:
    s = on_stage().soloists(0).strength("perform", 6).give(0, experience=5)
    kinds = []
    s.play("perform", "row-6")
    while s.asked not in (n.TURN,):
        kinds += [left.kind for left in seen(s).turn.left]
        s.play(sorted(s.legal)[0])
    assert "soloist" not in kinds


def test_needs_tell_who_has_them() -> None:
    s = Situation().patrons("P6").orchestra(1, woodwind=(3,)).symphonies(2, "green top")
    patron = seen(s).patrons[0]
    assert patron.needs == (
        NeedPart("musician", "woodwind", 3, (1,)),
        NeedPart("symphony", "green", 1, tuple(i for i in range(3) if "green" in str(s.board(i)))),
    )
    assert all(isinstance(effect, Effect) for effect in patron.effects)


def test_effects_are_those_of_the_component_file() -> None:
    s = Situation()
    key = next(key for key in seen(s).keys if key.key == 7)
    assert key.effects == tuple(Effect(e.do, e.stars or e.n) for e in s.components.piano.keys[6].bonus)
    rewards = s.components.admiration.tracks["blue"]
    blue = seen(s).regions[s.region("blue")]
    assert [(r.space, r.effects[0].do) for r in blue.track] == [(r.space, r.bonus[0].do) for r in rewards]


def test_every_region_has_a_preview_for_every_seat() -> None:
    s = Situation(4)
    assert all(len(seat.concerts) == 6 and isinstance(seat.concerts[0], Concert) for seat in seen(s).seats)
    assert GAME.view(s.box, s.table, 0) == seen(s)
