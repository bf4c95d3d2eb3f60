"""Concerts: PH-PERFORM, PH-ADM, their rulings and examples."""

import msgspec
import pytest

from scherzo.core.sets import size_of
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.rules.concerts import matched_musicians

from .situation import Situation, printed


def concert(row: int = 1, planet: str = "blue-inner", tile: int = 17) -> Situation:
    """Seat 0 is about to perform, without symphonies and soloists, for a tile it does not match."""
    return Situation().strength("perform", row).ship(0, planet).demand("blue", tile).symphonies(0).soloists(0)


@pytest.mark.rules("PH-PERFORM-1")
def test_a_concert_is_judged_by_the_tile_of_the_ships_region() -> None:
    s = concert(tile=17).demand("green", 1).orchestra(0, percussion=(2,), woodwind=(1,)).play("perform", "row-1")
    told = s.told(n.PERFORMED)[0]
    assert (told.b, told.c, told.d.bit_count()) == (s.planet("blue-inner"), 16, 1)


@pytest.mark.rules("PH-PERFORM-2")
def test_no_concert_on_a_planet_with_a_disc() -> None:
    """Anybody's; the tour remains."""
    s = concert().played(1, "blue-inner").give(0, experience=0).play("perform")
    assert s.asked == n.TOUR
    s = concert().played(1, "blue-inner").give(0, fans=3).play("perform")
    assert s.why_not(1) == "PH-PERFORM-2"


@pytest.mark.rules("PH-PERFORM-3")
def test_no_second_concert_in_a_region_in_one_round() -> None:
    """By the same player."""
    s = concert().played(0, "blue-outer1").give(0, fans=3).play("perform")
    assert "row-1" not in s.legal
    assert s.why_not(1) == "PH-PERFORM-3"


@pytest.mark.rules("PH-PERFORM-4")
def test_others_may_perform_in_the_region_on_another_planet() -> None:
    """Without the prestige for being first."""
    s = concert().played(1, "blue-outer1").play("perform", "row-1")
    assert s.of(0, "prestige") == (10,)
    assert s.table.demand_discs[s.region("blue")] == 0b11


@pytest.mark.rules("PH-PERFORM-5")
def test_two_discs_and_three_prestige_for_the_first() -> None:
    """One on the planet, one on the tile."""
    s = concert().play("perform", "row-1")
    assert s.of(0, "prestige", "discs") == (13, 10)
    assert s.table.planet_disc[s.planet("blue-inner")] == 0
    assert s.table.demand_discs[s.region("blue")] == 1


@pytest.mark.rules("PH-PERFORM-6", "PH-RULING-34")
def test_a_concert_needs_two_free_discs() -> None:
    """Of the twelve."""
    s = concert().keys_of(0, 1, 3, 6, 8, 11, 13, 16).conductor(0, 1, 2, 3, 4)
    assert s.of(0, "discs") == (1,)
    s.give(0, fans=3).play("perform")
    assert "row-1" not in s.legal
    assert s.why_not(1) == "PH-RULING-34"
    s.table.discs[0] = 2
    assert "row-1" in s.ready().legal


@pytest.mark.rules("PH-PERFORM-7", "PH-EX-20")
@pytest.mark.parametrize(("matched", "prestige"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_prestige_for_matched_musicians(matched: int, prestige: int) -> None:
    """1, 3, 6 for tile 17 (2-star percussion, 3-star strings, 1-star brass)."""
    ranks = {"percussion": 2, "strings": 3, "brass": 1}
    s = concert().orchestra(0, **{name: (rank,) for name, rank in list(ranks.items())[:matched]})
    s.play("perform", "row-1")
    assert s.of(0, "prestige") == (13 + prestige,)


@pytest.mark.rules("PH-PERFORM-8", "PH-EX-20")
@pytest.mark.parametrize(("board", "prestige"), [((), 0), (("white top",), 1), (("white top", "blue gold"), 4)])
def test_prestige_for_matched_symphonies(board: tuple[str, ...], prestige: int) -> None:
    """1, 4 for tile 17 (blue and white); slots do not count."""
    s = concert().symphonies(0, *board).slots(0, silver=("blue",), gold=("white",)).play("perform", "row-1")
    if s.asked == n.ADVANCE:
        s.play(*[o for o in s.legal if o.startswith("white")])
    assert s.of(0, "prestige") == (13 + prestige,)


@pytest.mark.rules("PH-PERFORM-9")
def test_standing_ovation() -> None:
    """Everything matched gives 2 more."""
    s = concert().orchestra(0, percussion=(2,), strings=(3,), brass=(1,)).symphonies(0, "blue top", "white top")
    s.play("perform", "row-1")
    assert s.of(0, "prestige") == (10 + 3 + 6 + 4 + 2,)


@pytest.mark.rules("PH-PERFORM-10")
def test_each_matched_symphony_advances_once() -> None:
    """It cannot be declined; an unmatched symphony stays."""
    s = concert().symphonies(0, "blue top", "white silver", "red top").play("perform", "row-1")
    assert s.legal == {"blue-to-silver-row", "white-to-silver-slot"}
    s.play("blue-to-silver-row")
    assert s.board(0) == ["blue silver", "red top"]
    assert s.of(0, "fans") == (1,)


@pytest.mark.rules("PH-PERFORM-11", "PH-PIANO-7")
def test_credits_for_matched_symphonies_by_the_star_marker() -> None:
    """Position 20 gives 6 each."""
    s = concert().give(0, stars=20, credits=0).symphonies(0, "blue top", "white top").play("perform", "row-1")
    s.play("blue-to-silver-row")
    assert s.of(0, "credits") == (12,)


@pytest.mark.rules("PH-PERFORM-12")
def test_soloists_as_many_as_the_row_allows() -> None:
    """Different ones, the player's choice."""
    s = concert(3).soloists(0, "pianist", "harpist", "singer").give(0, credits=0).play("perform", "row-3")
    assert s.legal == {"finish", "pianist", "harpist", "singer"}
    s.play("pianist")
    assert s.legal == {"finish", "harpist", "singer"}
    s.play("singer")
    assert s.asked == n.TURN, "two soloists with row III"
    assert s.of(0, "credits", "prestige") == (3, 15)


@pytest.mark.rules("PH-PERFORM-13", "PH-RULING-42", "PH-EX-20")
@pytest.mark.parametrize(
    ("kind", "what", "before", "after"),
    [
        ("pianist", "credits", 0, 3),
        ("harpist", "experience", 0, 3),
        ("gong", "ap", 0, 1),
        ("singer", "prestige", 10, 15),
    ],
)
def test_what_soloists_give(kind: str, what: str, before: int, after: int) -> None:
    """Harpist 2 (and 1 of the row); gong back from 2; singer 2 (and 3 first)."""
    s = concert(2).soloists(0, kind).give(0, **{what: before}).play("perform", "row-2", kind)
    assert s.of(0, what) == (after,)


@pytest.mark.rules("PH-PERFORM-13", "PH-RULING-40")
def test_the_keytar_moves_the_ship_but_admiration_is_for_the_concert() -> None:
    """Up to two steps, then step 6 counts where the concert was."""
    s = concert(2, "blue-outer2").fans_on().soloists(0, "keytar").play("perform", "row-2", "keytar")
    assert s.asked == n.SHIP
    s.play("fly-green-outer1", "fly-green-middle")
    assert s.table.ship[0] == s.planet("green-middle")
    assert s.table.admiration[0, s.region("blue")] == 3
    assert s.table.admiration[0, s.region("green")] == 0


@pytest.mark.rules("PH-PERFORM-14", "PH-ADM-2")
@pytest.mark.parametrize(("planet", "steps"), [("inner", 1), ("middle", 2), ("outer1", 3), ("outer2", 3)])
def test_admiration_by_circles(planet: str, steps: int) -> None:
    """One, two, three circles from the inside out."""
    s = concert(1, f"blue-{planet}").play("perform", "row-1")
    assert s.table.admiration[0, s.region("blue")] == steps


@pytest.mark.rules("PH-PERFORM-15")
def test_the_row_gives_experience_at_the_end() -> None:
    """Step 7."""
    s = concert(5).give(0, experience=0).play("perform", "row-5")
    assert s.of(0, "experience") == (4,)


@pytest.mark.rules("PH-PERFORM-16", "PH-RULING-39")
def test_the_steps_come_in_their_order() -> None:
    """Prestige, advances, credits, soloists, admiration, experience."""
    s = concert(2, "blue-middle").symphonies(0, "white gold").soloists(0, "singer").give(0, experience=0)
    s.play("perform", "row-2")
    assert s.told(n.ADVANCED)
    first = [(e.kind, e.b) for e in s_events(s) if e.kind in (n.PERFORMED, n.ADVANCED, n.GAINED)]
    assert first == [
        (n.PERFORMED, s.planet("blue-middle")),
        (n.GAINED, n.PRESTIGE),
        (n.ADVANCED, 4),
        (n.GAINED, n.FANS),
        (n.GAINED, n.CREDITS),
    ]
    s.play("singer")
    then = [(e.kind, e.b, e.c) for e in s_events(s) if e.kind in (n.ADMIRED, n.GAINED)]
    assert then == [
        (n.GAINED, n.PRESTIGE, 2),
        (n.ADMIRED, 0, 1),
        (n.ADMIRED, 0, 2),
        (n.GAINED, n.EXPERIENCE, 1),
        (n.GAINED, n.EXPERIENCE, 1),
    ]


def s_events(s: Situation) -> list[object]:
    """All events of the last decision, in order."""
    kinds = range(1, n.TURN_ENDED + 1)
    rows = [(int(row[1]), *(int(x) for x in row[2:5])) for row in s.table.tape[: s.table.told]]
    return [next(e for e in s.told(k) if (e.kind, e.a, e.b, e.c) == row) for row in rows for k in kinds if row[0] == k]


@pytest.mark.rules("PH-PERFORM-17")
def test_prestige_has_no_ceiling() -> None:
    """Plaques only show the fifties; the number goes on."""
    s = concert().give(0, prestige=199).play("perform", "row-1")
    assert s.of(0, "prestige") == (202,)
    assert (printed().inventory.plaques_50_100, printed().inventory.plaques_150_200) == (4, 4)


@pytest.mark.rules("PH-RULING-35")
def test_a_concert_without_any_match() -> None:
    """Still the first-disc bonus, admiration and experience."""
    s = concert(2, "blue-middle").give(0, experience=0).play("perform", "row-2")
    assert s.of(0, "prestige", "experience") == (13, 2)
    assert s.table.admiration[0, s.region("blue")] == 2


@pytest.mark.rules("PH-RULING-36")
def test_the_best_assignment_is_taken_where_a_type_is_any() -> None:
    """Each type serves once; soloists never do."""
    tiles = list(printed().demand.tiles)
    wanted = tuple(msgspec.structs.replace(w, type="any", stars=2) for w in tiles[0].musicians)
    tiles[0] = msgspec.structs.replace(tiles[0], musicians=wanted)
    changed = msgspec.structs.replace(printed(), demand=msgspec.structs.replace(printed().demand, tiles=tuple(tiles)))
    s = Situation(components=changed).orchestra(0, strings=(2, 2), brass=(2,)).soloists(0, "gong", "singer")
    assert size_of(matched_musicians(s.box, s.table, 0, 0)) == 2
    s.orchestra(0, strings=(2, 2), brass=(2,), woodwind=(2,))
    assert size_of(matched_musicians(s.box, s.table, 0, 0)) == 3


@pytest.mark.rules("PH-RULING-37")
def test_of_two_symphonies_of_a_colour_the_player_picks_one() -> None:
    s = concert().symphonies(0, "blue top", "blue silver").play("perform", "row-1")
    assert s.legal == {"blue-to-silver-row", "blue-to-silver-slot"}
    s.play("blue-to-silver-slot")
    assert s.board(0) == ["blue top"]
    assert s.of(0, "prestige") == (14,)


@pytest.mark.rules("PH-RULING-37")
def test_a_tile_that_asks_for_a_colour_twice_needs_two_symphonies() -> None:
    """Each of them advances once."""
    tiles = list(printed().demand.tiles)
    tiles[16] = msgspec.structs.replace(tiles[16], symphonies=("blue", "blue"))
    changed = msgspec.structs.replace(printed(), demand=msgspec.structs.replace(printed().demand, tiles=tuple(tiles)))
    s = Situation(components=changed).strength("perform", 1).ship(0, "blue-inner").demand("blue", 17).soloists(0)
    s.symphonies(0, "blue top", "blue silver").conductor(0).play("perform", "row-1", "blue-to-silver-row")
    assert s.board(0) == ["blue silver"]
    assert s.of(0, "prestige") == (17,)


@pytest.mark.rules("PH-RULING-38")
def test_order_and_way_of_the_advances_are_the_players() -> None:
    """And no free action comes in between."""
    s = concert().symphonies(0, "blue silver", "white silver").conductor(0, 1).give(0, fans=4).play("perform", "row-1")
    assert s.legal == {"blue-to-gold-row", "blue-to-silver-slot", "white-to-silver-slot"}
    s.play("white-to-silver-slot")
    assert s.legal == {"blue-to-gold-row", "blue-to-silver-slot"}


@pytest.mark.rules("PH-RULING-43")
def test_there_is_no_help_board() -> None:
    """It is not a component."""
    assert not [field for field in printed().inventory.__struct_fields__ if "help" in field]


@pytest.mark.rules("PH-EX-7")
def test_example_7() -> None:
    """Yellow performs in Blue with tile 2: +10 prestige, +6 credits, +4 experience."""
    s = Situation().strength("perform", 2).ship(0, "blue-outer1").demand("blue", 2).soloists(0, "harpist")
    s.orchestra(0, brass=(3,), woodwind=(2,)).symphonies(0, "red top", "yellow top").give(
        0, stars=9, experience=5, credits=0
    )
    s.play("perform", "row-2", "red-to-silver-row", "harpist")
    assert s.of(0, "prestige", "credits", "experience", "discs") == (20, 6, 9, 10)
    assert s.board(0) == ["red silver", "yellow silver"]
    assert s.table.admiration[0, s.region("blue")] == 3
    s.play("end").ship(1, "blue-outer2").symphonies(1).strength("perform", 2)
    s.play("perform", "credits", "row-1")
    assert s.of(1, "prestige") == (10,), "not the first any more"


@pytest.mark.rules("PH-EX-8")
def test_example_8() -> None:
    """Red with a standing ovation: +14 prestige, +12 credits, +2 fans, 2 + 4 experience (PH-RULING-42)."""
    s = Situation().strength("perform", 5).ship(0, "blue-outer1").demand("blue", 7).played(1, "blue-outer2")
    s.orchestra(0, strings=(1,), brass=(2,), woodwind=(2,)).symphonies(0, "red top", "blue top")
    s.soloists(0, "singer", "harpist", "keytar").give(0, stars=20, credits=0, experience=0)
    s.table.admiration[0, s.region("blue")] = 3
    s.play("perform", "row-5", "red-to-silver-row", "singer", "harpist", "keytar", "stay")
    assert s.of(0, "prestige", "credits", "fans", "experience") == (24, 12, 2, 6)
    assert s.table.admiration[0, s.region("blue")] == 6
    assert s.board(0) == ["red silver", "blue silver"]


@pytest.mark.rules("PH-EX-21", "PH-RULING-36")
def test_example_21_exact_ranks() -> None:
    """Tile 17; ranks neither add up nor serve for lower ones."""
    s = Situation().orchestra(0, strings=(1, 2), percussion=(2,), woodwind=(3,), brass=(0, 2))
    assert size_of(matched_musicians(s.box, s.table, 0, 16)) == 1
    s.orchestra(0, brass=(0, 1, 2))
    assert size_of(matched_musicians(s.box, s.table, 0, 16)) == 2
    assert s.box.musician_prestige[2] == 3


# --- admiration tracks


@pytest.mark.rules("PH-ADM-1", "PH-EX-15")
def test_two_steps_for_special_recruits_of_one_audition() -> None:
    """0 to 2 gives 1 experience."""
    s = Situation().strength("audition", 1).ship(0, "blue-middle").give(0, credits=20, experience=0)
    s.region_tiles("blue", "strings", "gong").play("audition", "row-1", "special-musician")
    s.play("skip")
    assert s.table.admiration[0, s.region("blue")] == 2
    assert s.of(0, "experience") == (1,)


@pytest.mark.rules("PH-ADM-3", "PH-RULING-62", "PH-EX-15")
def test_every_reward_passed_is_gained_from_low_to_high() -> None:
    """From 3 to 6 the blue track gives 2 fans; from 1 to 4 1 experience."""
    s = concert(1, "blue-outer1")
    s.table.admiration[0, s.region("blue")] = 3
    s.play("perform", "row-1")
    assert s.of(0, "fans") == (2,)
    s = concert(1, "blue-outer1").give(0, experience=0)
    s.table.admiration[0, s.region("blue")] = 1
    s.play("perform", "row-1")
    assert s.of(0, "experience", "fans") == (1, 0)


@pytest.mark.rules("PH-RULING-62")
def test_a_reward_with_a_choice_is_finished_before_the_next_step() -> None:
    """Red track, ship moves on space 5, then the last step."""
    s = Situation().strength("perform", 1).ship(0, "red-outer1").symphonies(0).soloists(0)
    s.table.admiration[0, s.region("red")] = 3
    s.play("perform", "row-1")
    assert s.asked == n.SHIP
    assert s.table.admiration[0, s.region("red")] == 5
    s.play("stay")
    assert s.table.admiration[0, s.region("red")] == 6


@pytest.mark.rules("PH-ADM-4")
def test_steps_beyond_the_end_give_prestige() -> None:
    """Blue 7: one step to the end (3 prestige), two beyond."""
    s = concert(1, "blue-outer1")
    s.table.admiration[0, s.region("blue")] = 7
    s.play("perform", "row-1")
    assert s.of(0, "prestige") == (10 + 3 + 3 + 2,)
    assert s.table.admiration[0, s.region("blue")] == 8
