"""Setting up: PH-SETUP and PH-TWO, and the rulings on setup."""

from collections import Counter

import pytest

from scherzo.core.errors import BadInput
from scherzo.core.members import holds
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.options import check_options
from scherzo.games.philharmonix.words import texts

from .situation import GAME, Situation, printed


def fresh(players: int = 4, seed: int = 1, **options: str) -> Situation:
    return Situation(players, seed, None, None, **options)


@pytest.mark.rules("PH-SETUP-1")
def test_the_map_has_six_regions_six_actions_a_piano_and_a_track_per_region() -> None:
    """Planets are joined by lines, and lines lead both ways."""
    box = fresh().box
    assert {int(r) for r in box.region_of[: box.planets]} == set(range(6))
    assert len(texts.ACTION_NAMES) == 6
    assert box.keys == 20
    assert box.last_position == 27
    for one in range(int(box.planets)):
        assert box.lines[one] != 0
        for other in range(int(box.planets)):
            assert holds(box.lines[one], other) == holds(box.lines[other], one)


@pytest.mark.rules("PH-SETUP-2", "PH-RULING-14")
def test_the_six_action_point_tiles_are_shuffled_over_the_six_actions() -> None:
    """Roman numerals I to VI, once each."""
    deals = {tuple(int(s) for s in fresh(seed=seed).table.strengths) for seed in range(12)}
    assert all(sorted(deal) == [1, 2, 3, 4, 5, 6] for deal in deals)
    assert len(deals) > 8


@pytest.mark.rules("PH-SETUP-3")
def test_round_one_begins() -> None:
    assert fresh().table.round_number == 1


@pytest.mark.rules("PH-SETUP-4")
def test_each_later_round_has_its_own_turn_order_tile_in_random_order() -> None:
    orders = {tuple(int(t) for t in fresh(seed=seed).table.turn_tiles) for seed in range(12)}
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len(orders) > 4


@pytest.mark.rules("PH-SETUP-5", "PH-SETUP-6")
def test_all_eight_dice_are_rolled() -> None:
    """Over many games every face of every die comes up."""
    musicians, symphonies = set(), set()
    for seed in range(50):
        table = fresh(2, seed).table
        musicians |= {(die, int(face)) for die, face in enumerate(table.musician_dice)}
        symphonies |= {(die, int(face)) for die, face in enumerate(table.symphony_dice)}
    assert len(musicians) == len(symphonies) == 4 * 6


@pytest.mark.rules("PH-SETUP-7")
def test_six_of_eighteen_demand_tiles_lie_open_and_twelve_form_the_pile() -> None:
    table = fresh().table
    assert len({int(t) for t in table.demand}) == 6
    assert Counter(int(p) for p in table.demand_place) == {n.PILE: 12, n.LAID: 6}


@pytest.mark.rules("PH-SETUP-8")
def test_each_region_gets_a_three_star_musician_and_a_soloist_from_the_bags() -> None:
    """28 and 20 tiles, six of each drawn."""
    table = fresh().table
    assert all(kind >= 0 for kind in table.region_musician)
    assert all(kind >= 0 for kind in table.region_soloist)
    assert table.black_bag.sum() == 28 - 6
    assert table.purple_bag.sum() == 20 - 6


@pytest.mark.rules("PH-SETUP-9")
def test_seven_of_twelve_patrons_are_in_play() -> None:
    columns = [tuple(int(p) for p in fresh(seed=seed).table.patrons) for seed in range(12)]
    assert all(len(set(column)) == 7 for column in columns)
    assert {card for column in columns for card in column} == set(range(12))


@pytest.mark.rules("PH-SETUP-10")
def test_the_supply_holds_everything_that_nobody_has_yet() -> None:
    table = fresh(3).table
    assert table.symphony_supply.sum() == 75 - 3 * 2
    assert list(table.tile_supply) == [12] * 4
    assert table.fan_supply == 25 - 8


@pytest.mark.rules("PH-SETUP-11")
def test_a_starting_fan_card_puts_a_fan_on_every_planet_it_shows() -> None:
    seen = set()
    for seed in range(20):
        s = fresh(2, seed)
        cards = [i for i in range(4) if s.box.fan_card[i] == s.table.planet_fans]
        assert len(cards) == 1
        seen.add(cards[0])
    assert seen == {0, 1, 2, 3}


@pytest.mark.rules("PH-SETUP-12", "PH-SETUP-20", "PH-SETUP-22")
def test_each_player_has_a_full_set_of_pieces() -> None:
    """12 discs, 8 hats, 6 admiration markers, the Manager beside the board."""
    s = fresh()
    inventory = printed().inventory
    assert (inventory.discs, inventory.top_hats, inventory.admiration_markers) == (4 * 12, 4 * 8, 4 * 6)
    for seat in range(4):
        assert s.of(seat, "discs", "hats", "manager", "conductor") == (12, 0, -1, 0)
    assert len(s.box.hat_level) == 8


@pytest.mark.rules("PH-SETUP-13")
def test_starting_regions_are_random_and_all_different() -> None:
    games = {tuple(int(r) for r in fresh(seed=seed).table.region) for seed in range(12)}
    assert all(len(set(regions)) == 4 for regions in games)
    assert len(games) > 8


@pytest.mark.rules("PH-SETUP-13", "PH-RULING-1")
def test_starting_regions_may_be_drafted_last_player_first() -> None:
    """The order of round 1 is drawn before the draft, which runs in reverse."""
    s = fresh(3, regions="draft")
    order = [int(seat) for seat in s.table.order[:3]]
    for seat, region in zip(reversed(order), ("red", "blue", "green"), strict=True):
        assert (s.asked, s.seat) == (n.DRAFT, seat)
        assert len(s.legal) == 6 - order[::-1].index(seat)
        s.play(f"start-{region}")
        assert s.table.ship[seat] == s.planet(f"{region}-middle")
    assert (s.asked, s.seat) == (n.TURN, order[0])
    assert s.told(n.REGION_TAKEN)[0].a == order[0]


@pytest.mark.rules("PH-SETUP-13")
def test_a_region_already_drafted_is_barred() -> None:
    """Each card is there once."""
    s = fresh(2, regions="draft").play("start-red")
    assert s.why_not(s.region("red")) == "PH-SETUP-13"


@pytest.mark.rules("PH-SETUP-14", "PH-RULING-2")
def test_the_ship_starts_on_the_circled_planet_and_nothing_else_comes_with_the_card() -> None:
    s = fresh()
    for seat in range(4):
        region = int(s.table.region[seat])
        assert s.table.ship[seat] == s.planet(f"{printed().map.regions[region]}-middle")
        assert s.of(seat, "experience", "fans", "prestige") == (5, 0, 10)


@pytest.mark.rules("PH-RULING-5")
def test_a_ship_that_starts_on_a_fan_does_not_take_it() -> None:
    """Only movement collects. The shipped cards put no fan on a circled planet."""
    s = Situation().fans_on("blue-middle").ship(0, "blue-middle").turn_of(0)
    assert s.of(0, "fans") == (0,)
    assert int(s.table.planet_fans) == 1 << s.planet("blue-middle")
    for card in printed().starting_fans.cards:
        assert not any(planet.endswith("-middle") for planet in card.planets)


@pytest.mark.rules("PH-SETUP-15")
def test_two_symphonies_of_different_colours_in_the_first_two_columns() -> None:
    """The same colour twice is redrawn."""
    for seed in range(12):
        s = fresh(seed=seed)
        for seat in range(4):
            colours = [int(c) for c in s.table.column_colour[seat]]
            assert colours[0] >= 0
            assert colours[1] >= 0
            assert colours[0] != colours[1]
            assert set(colours[2:]) == {-1}
            assert list(s.table.column_row[seat][:2]) == [n.TOP, n.TOP]


@pytest.mark.rules("PH-SETUP-16", "PH-SETUP-17", "PH-SETUP-19", "PH-SETUP-21")
def test_every_player_starts_with_the_same_markers() -> None:
    s = fresh()
    for seat in range(4):
        assert s.of(seat, "stars", "prestige", "experience", "ap", "limit") == (0, 10, 5, 0, 9)
        assert not s.table.admiration[seat].any()


@pytest.mark.rules("PH-SETUP-18")
def test_every_player_starts_with_one_musician_without_stars_of_each_type() -> None:
    s = fresh()
    for seat in range(4):
        assert [s.ranks(seat, name) for name in texts.TYPE_NAMES] == [[0]] * 4


@pytest.mark.rules("PH-SETUP-23", "PH-RULING-3", "PH-EX-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_order_is_random_and_credits_go_by_position(players: int) -> None:
    """10, 12, 14, 16 by rank, the first spaces only."""
    orders = set()
    for seed in range(12):
        s = fresh(players, seed)
        order = [int(seat) for seat in s.table.order[:players]]
        assert [s.of(seat, "credits")[0] for seat in order] == [10, 12, 14, 16][:players]
        orders.add(tuple(order))
    assert len(orders) > players - 1


@pytest.mark.rules("PH-TWO-1")
def test_with_two_players_five_black_keys_are_covered() -> None:
    """The 4th, 6th, 11th, 16th and 19th; nobody's disc is used for it."""
    s = fresh(2)
    assert [key for key in range(1, 21) if s.table.key_owner[key] == n.BLOCKED] == [4, 6, 11, 16, 19]
    assert s.of(0, "discs", "sets") == (12, 0)
    assert not any(owner == n.BLOCKED for owner in fresh(3).table.key_owner)


@pytest.mark.rules("PH-SOLO-1")
def test_the_maestro_option_is_for_one_player_only() -> None:
    """A difficulty is chosen for the solo game."""
    check_options(1, {"maestro": "legend"})
    check_options(3, {"maestro": "virtuoso"})
    with pytest.raises(BadInput, match="one player"):
        check_options(3, {"maestro": "legend"})
    assert GAME.options[2].values == ("virtuoso", "apprentice", "legend")
