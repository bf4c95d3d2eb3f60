"""The Maestro: PH-SOLO and its examples."""

import pytest

from scherzo.core.game import RANK, TOTAL
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.rules.maestro import maestro_turn
from scherzo.games.philharmonix.rules.scoring import GOLD_SLOT, REGIONAL
from scherzo.games.philharmonix.shown.view import view
from scherzo.games.philharmonix.words import texts

from .situation import Situation, printed

MAESTRO = 1


def solo(seed: int = 1, **options: str) -> Situation:
    return Situation(1, seed, **options)


def turn(s: Situation, card: str) -> Situation:
    """The Maestro takes one turn with that card on top of its deck."""
    number = int(card[1:]) - 1
    s.table.maestro_place[:] = n.DISCARDED
    s.table.maestro_place[number] = n.PILE
    s.table.told = 0
    maestro_turn(s.box, s.table)
    assert s.told(n.MAESTRO_CARD)[0].a == number
    return s


@pytest.mark.rules("PH-SOLO-1")
def test_the_maestro_is_the_second_player() -> None:
    """Set up for two; no credits, experience, fans, musicians or symphonies."""
    s = solo()
    assert (int(s.box.seats), int(s.box.players)) == (2, 1)
    assert [key for key in range(1, 21) if s.table.key_owner[key] == n.BLOCKED] == [4, 6, 11, 16, 19]
    assert s.of(MAESTRO, "prestige", "credits", "experience", "fans") == (10, 0, 0, 0)
    assert not s.table.musicians[MAESTRO].any()
    assert s.board(MAESTRO) == []
    assert view(s.box, s.table, 0).seats[MAESTRO].maestro


@pytest.mark.rules("PH-SOLO-2", "PH-RULING-91")
def test_its_ship_starts_in_a_random_remaining_region() -> None:
    """Random order; the human gets 10 credits as first, 12 as second, and drafts first."""
    first, regions = set(), set()
    for seed in range(24):
        s = Situation(1, seed, first=None)
        assert s.table.region[0] != s.table.region[MAESTRO]
        place = list(s.table.order[:2]).index(0)
        assert s.of(0, "credits") == ((10, 12)[place],)
        first.add(place)
        regions.add(int(s.table.region[MAESTRO]))
    assert first == {0, 1}
    assert len(regions) > 3
    s = Situation(1, 1, first=None, regions="draft").play("start-red")
    assert s.table.region[MAESTRO] not in (-1, s.region("red"))


@pytest.mark.rules("PH-SOLO-3")
def test_the_deck_is_shuffled_and_made_anew() -> None:
    """33 cards; each comes once before any comes again."""
    s = solo()
    s.table.maestro_place[:] = n.PILE
    seen = []
    for _ in range(33):
        s.table.told = 0
        s.table.ap[MAESTRO] = 0
        maestro_turn(s.box, s.table)
        seen.append(s.told(n.MAESTRO_CARD)[0].a)
    assert sorted(seen) == list(range(33))
    assert seen != sorted(seen)
    s.table.told = 0
    maestro_turn(s.box, s.table)
    assert s.told(n.RESHUFFLED)[0].a == 1


@pytest.mark.rules("PH-SOLO-4")
@pytest.mark.parametrize(("level", "limits"), [("apprentice", (6, 7)), ("virtuoso", (8, 9)), ("legend", (10, 11))])
def test_its_limit_goes_by_round_and_difficulty(level: str, limits: tuple[int, int]) -> None:
    """Rounds 1 and 3; at most 15 with its Invest bonus."""
    s = solo(maestro=level)
    assert s.of(MAESTRO, "limit") == (limits[0],)
    s.table.maestro_bonus = 2
    s.table.round_number = 2
    end_of_round(s)
    assert s.table.round_number == 3
    assert s.table.limit[MAESTRO] == limits[1] + 2
    s.table.maestro_bonus = 9
    end_of_round(s)
    assert s.of(MAESTRO, "limit") == (15,)


def end_of_round(s: Situation) -> None:
    """The human passes, the Maestro has passed before."""
    s.table.passed = 1 << MAESTRO
    s.table.spaces[3] = MAESTRO
    s.turn_of(0).passes("space-1")


@pytest.mark.rules("PH-SOLO-5")
def test_the_cards_action_or_the_other_if_its_manager_stands_there() -> None:
    """M10 auditions, otherwise performs."""
    s = turn(solo(), "M10")
    assert s.table.manager[MAESTRO] == n.AUDITION
    turn(s, "M10")
    assert s.table.manager[MAESTRO] == n.PERFORM


@pytest.mark.rules("PH-SOLO-6")
def test_cost_and_the_ceiling() -> None:
    """One more if the human's Manager is there; beyond 15 the card has no effect and it passes."""
    s = solo().strength("invest", 3)
    s.table.manager[0] = n.INVEST
    turn(s, "M30")
    assert s.of(MAESTRO, "ap") == (4,)
    s = solo().strength("invest", 6).give(MAESTRO, ap=10)
    prestige = s.of(MAESTRO, "prestige")
    turn(s, "M30")
    assert s.of(MAESTRO, "ap", "prestige") == (10, *prestige)
    assert int(s.table.passed) == 1 << MAESTRO


@pytest.mark.rules("PH-SOLO-6")
def test_a_cube_that_lands_on_the_ceiling_has_not_passed_it() -> None:
    """At exactly 15 the card takes effect."""
    s = turn(solo().strength("invest", 5).give(MAESTRO, ap=10), "M30")
    assert s.of(MAESTRO, "ap", "prestige") == (15, 10 + 3)


@pytest.mark.rules("PH-SOLO-7")
def test_the_human_pays_the_supply_for_its_manager() -> None:
    """Or with a point."""
    s = solo().give(0, credits=5)
    s.table.manager[MAESTRO] = n.INVEST
    s.strength("invest", 1).play("invest", "credits")
    assert s.of(0, "credits") == (4,)
    assert s.of(MAESTRO, "credits") == (0,)


@pytest.mark.rules("PH-SOLO-8")
def test_it_impresses_from_the_top_of_the_column() -> None:
    """Half of the points left become prestige; a taken prestige space gives 1; at most one patron."""
    s = solo().strength("patron", 6).patrons("P12", "P1")
    turn(s, "M25")
    assert s.of(MAESTRO, "prestige") == (10 + 5,)
    assert s.table.patron_claimed[0] == MAESTRO
    s = solo().strength("patron", 6).patrons("P1", "P12")
    s.table.patron_claimed[0] = 0
    turn(s, "M25")
    assert s.of(MAESTRO, "prestige") == (10 + 1 + 2,)
    assert [int(h) >> MAESTRO for h in s.table.patron_hats[:2]] == [1, 0]
    s = solo().strength("patron", 2).patrons("P3", "P8", "P9", "P11", "P12")
    s.table.patron_hats[5:] = 1 << MAESTRO
    turn(s, "M25")
    assert s.of(MAESTRO, "prestige") == (10 + 1,), "it can impress nobody"


@pytest.mark.rules("PH-SOLO-9")
def test_it_invests() -> None:
    """Half the strength, rounded up; from 4 on its limit grows from the next round."""
    s = solo().strength("invest", 3)
    limit = s.of(MAESTRO, "limit")
    turn(s, "M30")
    assert (s.of(MAESTRO, "prestige"), int(s.table.maestro_bonus)) == ((12,), 0)
    s = turn(solo().strength("invest", 5), "M30")
    assert (s.of(MAESTRO, "prestige"), int(s.table.maestro_bonus)) == ((13,), 1)
    assert s.of(MAESTRO, "limit") == limit


@pytest.mark.rules("PH-SOLO-10")
def test_it_performs_where_it_can() -> None:
    """The next region clockwise if its card's is played; the free planet with most circles."""
    s = solo().strength("perform", 1)
    s.table.demand_discs[s.region("purple")] = 1 << MAESTRO
    turn(s, "M02")
    assert s.table.ship[MAESTRO] == s.planet("orange-outer1")
    s = solo().strength("perform", 1)
    s.table.planet_disc[s.planet("purple-outer1")] = s.table.planet_disc[s.planet("purple-outer2")] = MAESTRO
    turn(s, "M02")
    assert s.table.ship[MAESTRO] == s.planet("purple-middle")
    s = solo().strength("perform", 4)
    s.table.demand_discs[:] = 1 << MAESTRO
    turn(s, "M02")
    assert s.of(MAESTRO, "prestige") == (14,), "no region qualifies: its strength"


@pytest.mark.rules("PH-SOLO-11")
def test_it_promotes() -> None:
    """Stars by the upgrade points of the row, and 1 prestige."""
    s = turn(solo().strength("promote", 5), "M20")
    assert s.of(MAESTRO, "stars", "prestige") == (3, 11)


@pytest.mark.rules("PH-SOLO-12")
def test_it_composes() -> None:
    """Symphonies of the row, 1 more from round 3; dice from the left are rerolled."""
    s = turn(solo().strength("compose", 4), "M15")
    assert s.of(MAESTRO, "prestige") == (12,)
    assert [e.a for e in s.told(n.SYMPHONY_ROLLED)] == [0, 1]
    s = solo().strength("compose", 4)
    s.table.round_number = 3
    assert turn(s, "M15").of(MAESTRO, "prestige") == (13,)


@pytest.mark.rules("PH-SOLO-13")
def test_it_auditions() -> None:
    """Takes a special tile out of the game, or the other kind, or that of the next region."""
    s = turn(solo().strength("audition", 4), "M10")
    assert s.table.region_soloist[s.region("blue")] == -1
    assert s.table.soloists_gone.sum() == 1
    assert (s.of(MAESTRO, "stars", "prestige"), int(s.table.admiration[MAESTRO, 0])) == ((2 + 1, 11), 2)
    assert [e.a for e in s.told(n.MUSICIAN_ROLLED)] == [0]
    s = turn(solo().region_tiles("blue", "brass").strength("audition", 1), "M10")
    assert (s.of(MAESTRO, "stars"), int(s.table.musicians_gone[3])) == ((3,), 1)
    s = turn(solo().region_tiles("blue").strength("audition", 1), "M10")
    assert s.table.region_soloist[s.region("green")] == -1
    s = turn(solo().region_tiles("purple", "", "harpist").strength("audition", 1), "M11")
    assert (s.of(MAESTRO, "stars"), int(s.table.soloists_gone[1])) == ((2,), 1)
    s = turn(solo().region_tiles("purple", "strings", "harpist").strength("audition", 1), "M11")
    assert (s.of(MAESTRO, "stars"), int(s.table.musicians_gone[0])) == ((3,), 1)
    s = turn(solo().region_tiles("blue", "strings").strength("audition", 1), "M10")
    assert (s.of(MAESTRO, "stars"), int(s.table.musicians_gone[0])) == ((3,), 1)
    s = solo().strength("audition", 4)
    for region in printed().map.regions:
        s.region_tiles(region)
    turn(s, "M10")
    assert (s.of(MAESTRO, "stars"), int(s.table.admiration[MAESTRO].sum())) == ((2,), 0)


@pytest.mark.rules("PH-SOLO-14")
def test_its_star_marker_takes_markers_and_the_lowest_free_keys() -> None:
    """Of bonuses only prestige; past the end of tracks as for players."""
    s = turn(solo().give(MAESTRO, stars=24).strength("promote", 5), "M20")
    assert s.table.key_owner[18] == MAESTRO
    assert s.table.key_owner[20] == n.FREE, "one key per set"
    assert s.of(MAESTRO, "credits", "stars") == (0, 27)
    s = solo().give(MAESTRO, stars=24).keys_of(0, 18).strength("promote", 5)
    turn(s, "M20")
    assert s.table.key_owner[20] == MAESTRO, "18 is the human's, 19 is covered"
    assert s.of(MAESTRO, "prestige") == (10 + 1 + 2,)
    s = turn(solo().give(MAESTRO, stars=13).strength("promote", 1), "M20")
    assert s.of(MAESTRO, "prestige") == (10 + 1 + 2,), "the marker after set 4"
    s = solo().strength("audition", 1)
    s.table.admiration[MAESTRO, s.region("blue")] = 7
    turn(s, "M10")
    assert s.of(MAESTRO, "prestige") == (10 + 1 + 3 + 1,)


@pytest.mark.rules("PH-SOLO-15")
def test_it_passes_at_its_limit_without_reward() -> None:
    """Its cube takes the leftmost empty space, without bonus."""
    s = solo().strength("invest", 4).give(MAESTRO, ap=5)
    s.table.spaces[0] = 0
    turn(s, "M30")
    assert int(s.table.passed) == 1 << MAESTRO
    assert list(s.table.spaces) == [0, MAESTRO, -1, -1]
    assert s.of(MAESTRO, "prestige", "credits", "experience", "fans") == (12, 0, 0, 0)


@pytest.mark.rules("PH-SOLO-16")
@pytest.mark.parametrize(("level", "prestige"), [("apprentice", 0), ("virtuoso", 1), ("legend", 3)])
def test_it_gains_prestige_at_each_round_end(level: str, prestige: int) -> None:
    """Also in round 5; its discs leave replaced tiles."""
    s = solo(maestro=level)
    s.table.demand_discs[0] = 1 << MAESTRO
    end_of_round(s)
    assert s.of(MAESTRO, "prestige") == (10 + prestige,)
    assert s.table.demand_discs[0] == 0
    s.table.round_number = 5
    s.table.passed = 1 << MAESTRO
    s.turn_of(0).give(MAESTRO, prestige=10).passes()
    assert s.table.waiting == 0
    assert s.of(MAESTRO, "prestige") == (10 + prestige,)


@pytest.mark.rules("PH-SOLO-17", "PH-RULING-73")
def test_the_human_must_have_strictly_more() -> None:
    """Both score admiration as with two; the Maestro nothing else; a tie is lost; counting spends nothing."""
    s = solo().give(0, prestige=20, credits=4).give(MAESTRO, prestige=17)
    s.table.admiration[MAESTRO, 0] = 1
    sheet = s.scores()
    assert sheet[MAESTRO, REGIONAL] == 3
    assert sheet[0, TOTAL] == sheet[MAESTRO, TOTAL]
    assert (sheet[0, RANK], sheet[MAESTRO, RANK]) == (2, 1)
    s.slots(0, gold=("red",))
    sheet = s.scores()
    assert sheet[0, GOLD_SLOT] == 5
    assert (sheet[0, RANK], sheet[MAESTRO, RANK]) == (1, 2)
    assert s.of(0, "credits") == (4,)


@pytest.mark.rules("PH-SOLO-18")
def test_three_records_lie_face_up_and_it_takes_none() -> None:
    s = solo(records="with")
    assert sum(card >= 0 for card in s.table.record_row) == 3
    for card in ("M01", "M10", "M15", "M20", "M25", "M30"):
        s.give(MAESTRO, ap=0)
        turn(s, card)
    assert not any(place >= n.OWNED for place in s.table.record_place)


@pytest.mark.rules("PH-SOLO-19")
def test_it_goes_on_after_the_human_has_passed() -> None:
    """By itself, and counts as a player on planets, tiles and spaces."""
    s = solo().passes("space-1")
    assert s.table.round_number == 2
    assert s.seat == 0
    assert len(s.told(n.MAESTRO_CARD)) >= 2
    s = solo().ship(0, "blue-inner").strength("perform", 1)
    s.table.planet_disc[s.planet("blue-inner")] = MAESTRO
    s.table.demand_discs[0] = 1 << MAESTRO
    s.give(0, fans=3).play("perform")
    assert "row-1" not in s.legal


@pytest.mark.rules("PH-EX-25")
def test_example_25() -> None:
    """Round 2, M02, tile 5: purple-outer1, +8, admiration 3 without the experience."""
    s = solo().strength("perform", 5)
    s.table.round_number = 2
    turn(s, "M02")
    assert s.table.ship[MAESTRO] == s.planet("purple-outer1")
    assert s.table.planet_disc[s.planet("purple-outer1")] == MAESTRO
    assert s.table.demand_discs[s.region("purple")] == 1 << MAESTRO
    assert s.of(MAESTRO, "ap", "prestige", "experience") == (5, 18, 0)
    assert s.table.admiration[MAESTRO, s.region("purple")] == 3


@pytest.mark.rules("PH-EX-26")
def test_example_26() -> None:
    """Three points skip P11 for P6 (+3); then one point for P1 (+2)."""
    s = solo().strength("patron", 4).patrons("P11", "P6", "P1")
    turn(s, "M25")
    assert s.of(MAESTRO, "prestige") == (13,)
    s.table.manager[MAESTRO] = -1
    s.strength("patron", 1)
    turn(s, "M25")
    assert s.of(MAESTRO, "prestige") == (15,)


@pytest.mark.rules("PH-SOLO-1")
def test_the_maestro_is_told_in_words() -> None:
    """All its cards name known actions and regions."""
    cards = printed().solo_cards.cards
    assert {card.action for card in cards} == {name.lower() for name in texts.ACTION_NAMES}
    assert len(cards) == 33
