"""Audition: PH-AUDITION, its rulings and example."""

import pytest

from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.components.basics import Effect
from scherzo.games.philharmonix.words import texts

from .situation import Situation, with_key

FACES = ("strings-1", "percussion-2", "woodwind-1", "brass-2")


def auditioning(row: int = 5, **orchestra: tuple[int, ...]) -> Situation:
    s = Situation().strength("audition", row).ship(0, "blue-middle").give(0, credits=30).orchestra(0, **orchestra)
    s.region_tiles("blue", "strings", "gong").soloists(0).musician_dice(*FACES)
    return s.play("audition", f"row-{row}")


@pytest.mark.rules("PH-AUDITION-1", "PH-RULING-48")
def test_the_row_is_paid_first() -> None:
    """And in full, however many are recruited."""
    s = auditioning(5)
    assert s.of(0, "credits") == (17,)
    s.play("finish")
    assert s.of(0, "credits", "stars") == (17, 0)


@pytest.mark.rules("PH-AUDITION-2")
def test_recruits_come_from_dice_and_region_up_to_the_rows_number() -> None:
    """Three with row V."""
    s = auditioning(5).play("die-1", "special-musician", "die-3")
    assert s.asked == n.KEY
    assert s.of(0, "stars") == (1 + 3 + 1,)


@pytest.mark.rules("PH-AUDITION-3")
def test_a_die_brings_the_musician_it_shows() -> None:
    """From the supply into a free place; the die is put aside."""
    s = auditioning(5)
    supply = int(s.table.tile_supply[1])
    s.play("die-2")
    assert s.ranks(0, "percussion") == [0, 2]
    assert s.table.tile_supply[1] == supply - 1
    assert "die-2" not in s.legal


@pytest.mark.rules("PH-AUDITION-4")
def test_chosen_dice_are_rerolled_at_the_end() -> None:
    s = auditioning(5).play("die-1", "die-2", "finish", "skip")
    assert [e.a for e in s.told(n.MUSICIAN_ROLLED)] == [0, 1]
    assert s.table.musician_aside == 0


@pytest.mark.rules("PH-AUDITION-5", "PH-FREE-6")
def test_a_fan_rerolls_the_others() -> None:
    """1 fan each time."""
    s = auditioning(5).give(0, fans=1).play("die-1", "reroll")
    assert [e.a for e in s.told(n.MUSICIAN_ROLLED)] == [1, 2, 3]
    assert s.of(0, "fans") == (0,)
    assert s.why_not(n.REROLL) == "PH-FREE-6"


@pytest.mark.rules("PH-AUDITION-6", "PH-RULING-52")
def test_special_musicians_cost_five_credits_more() -> None:
    """When taken; the money must be in hand then."""
    s = auditioning(5).play("special-soloist")
    assert s.of(0, "credits") == (12,)
    assert s.table.soloists[0, 2] == 1
    s.give(0, credits=4)
    assert "special-musician" not in s.legal
    assert s.why_not(n.SPECIAL_MUSICIAN) == "PH-AUDITION-6"


@pytest.mark.rules("PH-AUDITION-7")
def test_special_recruits_give_two_admiration_in_total() -> None:
    """Not two each."""
    s = auditioning(5).play("special-musician", "special-soloist", "finish")
    while s.asked == n.KEY:
        s.play("skip")
    assert s.table.admiration[0, s.region("blue")] == 2


@pytest.mark.rules("PH-AUDITION-7")
def test_the_admiration_is_for_the_region_of_the_recruit() -> None:
    """Also where a piano key has moved the ship away before the admiration is gained."""
    s = Situation(components=with_key(3, Effect("ship_move", 2))).strength("audition", 1).ship(0, "blue-middle")
    s.give(0, credits=30).region_tiles("blue", "strings", "gong").give(0, stars=1)
    s.play("audition", "row-1", "special-musician")
    while s.asked == n.KEY:
        s.play("key-3" if "key-3" in s.legal else "skip")
    away = next(option for option in sorted(s.legal) if option.startswith("fly-") and "blue" not in option)
    s.play(away, "stay")
    assert s.table.admiration[0, s.region("blue")] == 2
    assert s.table.admiration[0].sum() == 2


@pytest.mark.rules("PH-RULING-54")
def test_dice_give_no_admiration() -> None:
    s = auditioning(1).play("die-1", "skip")
    assert not s.table.admiration[0].any()


@pytest.mark.rules("PH-AUDITION-8")
def test_region_tiles_come_back_at_the_end_of_the_round_only() -> None:
    s = auditioning(1).play("special-musician")
    while s.asked == n.KEY:
        s.play("skip")
    assert s.table.region_musician[s.region("blue")] == -1
    s.play("end").ship(1, "blue-middle").give(1, credits=30).strength("audition", 1)
    s.play("audition", "credits", "row-1")
    assert s.why_not(n.SPECIAL_MUSICIAN) == "PH-AUDITION-8"


@pytest.mark.rules("PH-AUDITION-9", "PH-RULING-55")
def test_a_musician_needs_a_free_place() -> None:
    """Three of a type, 0-star ones count and cannot be dismissed; one of each soloist."""
    s = auditioning(5, strings=(0, 1, 1)).soloists(0, "gong")
    assert not s.legal & {"die-1", "special-musician", "special-soloist"}
    assert s.why_not(n.RECRUIT) == "PH-AUDITION-9"
    assert s.why_not(n.SPECIAL_SOLOIST) == "PH-AUDITION-9"
    assert {"die-2", "die-3", "die-4"} <= s.legal


@pytest.mark.rules("PH-AUDITION-10")
def test_a_lower_row_for_who_has_few_places() -> None:
    s = Situation().strength("audition", 6).give(0, credits=30).play("audition", "row-2")
    assert s.of(0, "credits", "ap") == (27, 6)


@pytest.mark.rules("PH-AUDITION-11", "PH-RULING-45")
def test_the_star_marker_moves_after_all_recruiting() -> None:
    """A soloist has 2 stars."""
    s = auditioning(5).play("special-soloist", "die-2")
    assert s.of(0, "stars") == (0,)
    s.play("finish")
    assert s.of(0, "stars") == (4,)


@pytest.mark.rules("PH-RULING-53")
def test_stars_and_keys_then_admiration_then_rerolls() -> None:
    """While a key is chosen neither admiration nor reroll has come."""
    s = auditioning(3).play("die-1", "special-musician")
    assert s.asked == n.KEY
    assert s.table.musician_aside == 1
    assert s.table.admiration[0, s.region("blue")] == 0
    s.play("skip", "skip")
    assert s.table.admiration[0, s.region("blue")] == 2
    assert s.table.musician_aside == 0


@pytest.mark.rules("PH-RULING-25")
def test_one_and_two_star_tiles_never_run_out() -> None:
    """Twelve per type for all places of four players."""
    s = Situation(4)
    for seat in range(4):
        s.orchestra(seat, **dict.fromkeys(texts.TYPE_NAMES, (1, 2, 2)))
    assert list(s.table.tile_supply) == [0] * 4


@pytest.mark.rules("PH-EX-11")
def test_example_11() -> None:
    """Audition VI with a reroll, a special percussionist, and the 5-credit key."""
    s = Situation().strength("audition", 6).ship(0, "blue-middle").give(0, credits=16, fans=1, experience=0)
    s.region_tiles("blue", "percussion", "gong").musician_dice("strings-2", "brass-1", "brass-1", "brass-1")
    s.play("audition", "row-6", "die-1", "reroll")
    assert [e.a for e in s.told(n.MUSICIAN_ROLLED)] == [1, 2, 3]
    s.musician_dice("strings-2", "woodwind-1").play("die-2", "special-musician")
    assert s.of(0, "credits", "stars") == (0, 6)
    s.play("skip", "key-3")
    assert s.of(0, "credits", "discs", "prestige", "experience") == (5, 11, 10, 1)
    assert s.table.admiration[0, s.region("blue")] == 2
    assert [e.a for e in s.told(n.MUSICIAN_ROLLED)] == [0, 1]
