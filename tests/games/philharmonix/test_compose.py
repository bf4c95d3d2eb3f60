"""Compose and advancing: PH-COMPOSE, PH-SYMPH, their rulings and examples."""

import pytest

from scherzo.games.philharmonix import names as n

from .situation import GAME, Situation


def composing(row: int = 5, *board: str, dice: tuple[str, ...] = ("red", "yellow", "blue", "any")) -> Situation:
    s = Situation().strength("compose", row).give(0, experience=12).symphonies(0, *board).symphony_dice(*dice)
    return s.play("compose", f"row-{row}")


@pytest.mark.rules("PH-COMPOSE-1")
def test_taking_and_advancing_in_any_mix_as_often_as_the_row_says() -> None:
    """Row V: 9 experience for three."""
    s = composing(5, "green top").play("die-1-red", "green-to-silver-row", "red-to-silver-row")
    assert s.of(0, "experience") == (3,)
    assert s.board(0) == ["green silver", "red silver"]
    assert s.asked == n.TURN


@pytest.mark.rules("PH-COMPOSE-2")
def test_a_die_is_put_aside_for_a_tile_of_its_colour() -> None:
    """The joker is a colour of choice; the tile goes to the top row of an empty column."""
    s = composing(5)
    assert {"die-1-red", "die-2-yellow", "die-3-blue"} <= s.legal
    assert {f"die-4-{c}" for c in ("red", "yellow", "blue", "green", "white")} <= s.legal
    white = int(s.table.symphony_supply[4])
    s.play("die-4-white")
    assert s.board(0) == ["white top"]
    assert s.table.symphony_supply[4] == white - 1
    assert s.table.symphony_aside == 0b1000
    assert not any(option.startswith("die-4") for option in s.legal)


@pytest.mark.rules("PH-COMPOSE-3")
def test_the_chosen_dice_are_rerolled_when_the_action_is_over() -> None:
    """Only those."""
    s = composing(5).play("die-1-red", "die-3-blue")
    assert s.table.symphony_aside == 0b0101
    s.play("finish")
    assert s.table.symphony_aside == 0
    assert [e.a for e in s.told(n.SYMPHONY_ROLLED)] == [0, 2]


@pytest.mark.rules("PH-COMPOSE-4", "PH-FREE-6", "PH-RULING-50")
def test_a_fan_rerolls_the_dice_not_yet_chosen_again_and_again() -> None:
    """For symphony dice too."""
    s = composing(5).give(0, fans=2).play("die-1-red", "reroll")
    assert [e.a for e in s.told(n.SYMPHONY_ROLLED)] == [1, 2, 3]
    s.play("reroll")
    assert s.of(0, "fans") == (0,)
    assert "reroll" not in s.legal
    assert s.why_not(n.REROLL) == "PH-FREE-6"


@pytest.mark.rules("PH-RULING-51")
def test_no_reroll_with_all_dice_chosen() -> None:
    """Nor for the dice of a bonus outside the two actions."""
    s = composing(5, "red top").give(0, fans=2)
    s.table.symphony_aside = n.ALL_DICE
    assert "reroll" not in s.ready().legal
    s = Situation().strength("patron", 1).patrons("P6").impressed(0, "P6", 1).give(0, fans=4)
    s.play("patron", "row-1", "activate-P6")
    assert s.asked == n.SYMPHONY
    assert "reroll" not in s.legal


@pytest.mark.rules("PH-COMPOSE-5", "PH-COMPOSE-6")
def test_one_symphony_per_column_and_none_without_a_place() -> None:
    """Five columns; the slots hold any number."""
    s = composing(1, "red top", "red silver", "blue top", "green top", "white top")
    assert not any(option.startswith("die") for option in s.legal)
    assert s.why_not(n.TAKE) == "PH-COMPOSE-6"
    s = Situation().slots(0, silver=("red",) * 9)
    assert s.table.silver[0, 0] == 9
    assert GAME.problems(s.box, s.table) == []


@pytest.mark.rules("PH-RULING-24")
def test_a_colour_that_has_run_out_cannot_be_taken() -> None:
    """Neither with its die nor with the joker."""
    s = (
        Situation()
        .strength("compose", 1)
        .give(0, experience=12)
        .symphonies(0)
        .symphony_dice("red", "any", "blue", "blue")
    )
    s.slots(1, silver=("red",) * (15 - held(s, "red")))
    s.play("compose", "row-1")
    assert not any(option.endswith("-red") for option in s.legal)
    assert "die-2-blue" in s.legal
    assert s.why_not(n.TAKE) == "PH-RULING-24"


def held(s: Situation, colour: str) -> int:
    return sum(row.startswith(colour) for seat in range(3) for row in s.board(seat))


@pytest.mark.rules("PH-RULING-49", "PH-COMPOSE-7")
def test_a_symphony_taken_may_be_advanced_and_its_column_filled_again() -> None:
    s = composing(5, "green silver", "red top", "yellow top", "blue top", "white top")
    s.play("green-to-silver-slot", "die-1-red")
    assert s.board(0)[0] == "red top"
    s.play("red-to-silver-row")
    assert s.board(0)[0] == "red silver"


@pytest.mark.rules("PH-RULING-48", "PH-RULING-61")
def test_fewer_than_the_row_allows() -> None:
    """In Compose the player says how many."""
    s = composing(5, "red top").play("finish")
    assert s.board(0) == ["red top"]
    assert s.of(0, "experience") == (3,)


# --- advancing


@pytest.mark.rules("PH-SYMPH-1", "PH-SYMPH-2")
def test_rows_and_slots() -> None:
    """From the top row one space down, same column."""
    s = composing(1, "blue top", "red top").play("red-to-silver-row")
    assert s.board(0) == ["blue top", "red silver"]


@pytest.mark.rules("PH-SYMPH-3")
def test_without_the_conductor_silver_leads_to_the_silver_slot() -> None:
    """With 1 fan."""
    s = composing(1, "red silver")
    assert {o for o in s.legal if o.startswith("red-")} == {"red-to-silver-slot"}
    s.play("red-to-silver-slot")
    assert s.board(0) == []
    assert (int(s.table.silver[0, 0]), s.of(0, "fans")) == (1, (1,))


@pytest.mark.rules("PH-SYMPH-4")
def test_with_the_conductor_the_player_chooses() -> None:
    s = Situation().strength("compose", 1).give(0, experience=12).symphonies(0, "red silver").conductor(0, 4)
    s.play("compose", "row-1")
    assert {o for o in s.legal if o.startswith("red-")} == {"red-to-silver-slot", "red-to-gold-row"}
    s.play("red-to-gold-row")
    assert s.board(0) == ["red gold"]
    assert s.of(0, "fans") == (0,)


@pytest.mark.rules("PH-SYMPH-5")
def test_from_gold_to_the_gold_slot() -> None:
    """With 1 fan."""
    s = composing(1, "red gold").play("red-to-gold-slot")
    assert (int(s.table.gold[0, 0]), s.of(0, "fans")) == (1, (1,))


@pytest.mark.rules("PH-SYMPH-6")
def test_slots_count_at_the_end_only() -> None:
    """1 in silver, 5 in gold; never advanced again."""
    s = composing(1).slots(0, silver=("red", "red"), gold=("blue",))
    assert not any("-to-" in option for option in s.legal)
    assert list(s.scores()[0, 4:6]) == [2, 5]


@pytest.mark.rules("PH-SYMPH-7", "PH-RULING-61", "PH-RULING-85")
def test_a_required_advance_must_be_made() -> None:
    """With one symphony it is made by itself, without any it is lost."""
    s = key_8(Situation().symphonies(0, "red top", "blue top"))
    assert s.legal == {"red-to-silver-row", "blue-to-silver-row"}
    s = key_8(Situation().symphonies(0, "red top"))
    assert s.board(0) == ["red silver"]
    s = key_8(Situation().symphonies(0))
    assert s.asked == n.TURN


def key_8(s: Situation) -> Situation:
    """The seat passes key 8 (advance a symphony) with a promotion and takes it."""
    s.strength("promote", 1).give(0, stars=10, credits=9, experience=9)
    return s.play("promote", "row-1", "raise-strings-0", "key-8")


@pytest.mark.rules("PH-SYMPH-8", "PH-RULING-81")
def test_advances_come_from_many_sources_by_the_same_rules() -> None:
    """A key advances from silver without the conductor: to the slot, with a fan."""
    s = key_8(Situation().symphonies(0, "red silver"))
    assert (s.board(0), s.of(0, "fans")) == ([], (1,))


@pytest.mark.rules("PH-RULING-90")
def test_two_alike_are_offered_as_one() -> None:
    """Columns are alike; a new symphony goes to the leftmost empty one."""
    s = composing(5, "red top", "red top", "blue top")
    assert len([o for o in s.legal if o == "red-to-silver-row"]) == 1
    s.play("red-to-silver-row")
    assert s.board(0) == ["red silver", "red top", "blue top"]


@pytest.mark.rules("PH-EX-10")
def test_example_10() -> None:
    """Yellow, reroll, blue, red to the silver slot; two dice rerolled."""
    s = composing(5, "red silver", dice=("yellow", "any", "any", "any")).give(0, fans=1).play("die-1-yellow", "reroll")
    assert len(s.told(n.SYMPHONY_ROLLED)) == 3
    s.symphony_dice("yellow", "blue", "red", "red").play("die-2-blue", "red-to-silver-slot")
    assert len(s.told(n.SYMPHONY_ROLLED)) == 2
    assert s.of(0, "experience", "fans") == (3, 1)
    assert (int(s.table.silver[0, 0]), sorted(s.board(0))) == (1, ["blue top", "yellow top"])


@pytest.mark.rules("PH-EX-14")
def test_example_14() -> None:
    """Green to the gold row and out, red to the silver slot."""
    s = (
        Situation()
        .strength("compose", 5)
        .give(0, experience=12)
        .conductor(0, 3)
        .symphonies(0, "green silver", "red silver")
    )
    s.play("compose", "row-5", "green-to-gold-row", "green-to-gold-slot", "red-to-silver-slot")
    assert s.of(0, "experience", "fans") == (3, 2)
    assert (int(s.table.gold[0, 3]), int(s.table.silver[0, 0])) == (1, 1)
