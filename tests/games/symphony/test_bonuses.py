"""Musician Bonuses and the steps before the music (2.3 steps 5 to 8)."""

import pytest

from scherzo.games.symphony import names as n

from .situation import BLACK, BLUE, GREEN, RED, TOKENS, YELLOW, Situation, seat_of


def column(*cards: tuple[str, str, tuple[int, ...], bool]) -> Situation:
    """Column A with its token; the other Columns are empty."""
    s = Situation(4)
    for place, name, owners, well in cards:
        s.seat(place, name, *owners, well=well)
    s.table.column_token[0] = TOKENS.index("clef")
    s.table.spare[TOKENS.index("clef")] -= 1
    s.concertmaster(RED)
    return s.begin(n.COMPENSATING)


def winner(s: Situation) -> int:
    return next(seat for seat in range(4) if "clef" in s.tokens_of(seat))


@pytest.mark.rules("SY-BONUS-1", "SY-RULING-23")
def test_the_fewest_own_discs_in_a_column_win_its_token() -> None:
    """Among those who play there; a player without an Instrument gets nothing."""
    s = column(("A1", "Piccolo", (RED,), False), ("A2", "Violin", (BLUE,), False), ("A3", "Piano", (GREEN,), True))
    assert winner(s) == BLUE  # 3, 2, 3


@pytest.mark.rules("SY-BONUS-2", "SY-EX-7")
def test_a_tie_goes_to_whoever_plays_last() -> None:
    """SY-BONUS-2, SY-EX-7 (a): Yellow 4, Blue 4, Yellow has the backmost Instrument."""
    s = column(
        ("A1", "Violin", (YELLOW,), False), ("A2", "Cello", (BLUE,), False), ("A3", "Clarinet", (BLUE,), False),
        ("A4", "French Horn", (YELLOW,), False),
    )  # fmt: skip
    assert winner(s) == YELLOW


@pytest.mark.rules("SY-BONUS-1", "SY-EX-7")
def test_black_discs_do_not_count() -> None:
    """SY-BONUS-1, SY-EX-7 (b): Yellow 4 and a black disc, Red 5, Blue 5."""
    s = column(
        ("A1", "Trumpet", (YELLOW,), False), ("A2", "Violin", (YELLOW,), False), ("A3", "Piccolo", (RED,), True),
        ("A4", "Transverse Flute", (BLUE,), False), ("A5", "Cello", (BLUE,), False),
    )  # fmt: skip
    assert s.discs_on("A1").count(BLACK) == 1
    assert [sum(s.discs_on(f"A{row}").count(seat) for row in range(1, 6)) for seat in (YELLOW, RED, BLUE)] == [4, 5, 5]
    assert winner(s) == YELLOW


@pytest.mark.rules("SY-BONUS-2", "SY-EX-7")
def test_inside_a_shared_choir_the_rightmost_disc_decides() -> None:
    """SY-BONUS-2, SY-EX-7 (c): Green, Red, Blue 5 each; the backmost is a Choir of Red and Blue; Red lies further
    right.
    """
    s = column(
        ("A1", "Piccolo", (GREEN,), True), ("A2", "Viola", (RED,), True), ("A3", "Viola", (BLUE,), True),
        ("A5", "2-Part Choir (flat)", (BLUE, RED), False),
    )  # fmt: skip
    assert winner(s) == RED


@pytest.mark.rules("SY-RULING-23")
def test_one_player_can_win_several_columns() -> None:
    s = Situation(4).seat("A1", "Tuba", RED).seat("B1", "Cimbasso", RED).seat("A2", "Violin", BLUE)
    s.table.column_token[:2] = (0, 1)
    s.table.spare[:2] -= 1
    s.concertmaster(RED).begin(n.COMPENSATING)
    assert s.tokens_of(RED) == ["prolonged", "flat-and-sharp"]


def spread() -> Situation:
    """Red, Blue and Green play in all five Columns, Yellow in four; three kinds of tokens beside the pentagon."""
    s = Situation(4)
    names = iter(["Violin", "Violin", "Cello", "Cello", "Trumpet", "Trumpet", "Oboe", "Oboe", "Clarinet",
        "Clarinet", "Tuba", "Tuba",
                  "French Horn", "French Horn", "Piano", "Piano", "Harp", "Organ", "Gong"])  # fmt: skip
    for column_letter in "ABCDE":
        for row, seat in enumerate((RED, BLUE, GREEN, YELLOW), start=1):
            if (column_letter, seat) != ("E", YELLOW):
                s.seat(f"{column_letter}{row}", next(names), seat)
    s.table.pentagon[:3] = (2, 2, 1)
    s.table.spare[:3] -= (2, 2, 1)
    s.table.opener = s.table.first = RED
    return s.concertmaster(YELLOW).conductor(YELLOW)


@pytest.mark.rules("SY-BONUS-3", "SY-BONUS-4")
def test_players_in_all_five_columns_take_a_pentagon_token_last_player_first() -> None:
    """Reverse turn order; Conductor and Concertmaster do not make up for a Column."""
    s = spread().begin(n.SPREADING)
    assert (s.waiting, s.offers) == (GREEN, {"prolonged", "flat-and-sharp", "chaining"})
    s.play("chaining")
    assert (s.waiting, s.offers) == (BLUE, {"prolonged", "flat-and-sharp"})
    s.play("prolonged")
    assert s.waiting == RED
    s.play("prolonged")
    assert s.tokens_of(YELLOW) == []


@pytest.mark.rules("SY-RULING-24", "SY-BONUS-4")
def test_taking_a_token_is_mandatory_and_left_over_tokens_leave_the_game() -> None:
    """They go back to the box after step 7."""
    s = spread()
    spare = int(s.table.spare.sum())
    s.begin(n.SPREADING)
    assert "pass" not in s.offers
    s.play("chaining", "prolonged", "prolonged")
    assert not s.table.pentagon.any()
    assert int(s.table.spare.sum()) == spare + 2


@pytest.mark.rules("SY-ABS-1", "SY-EX-6")
def test_absolute_instruments_stack_three_discs() -> None:
    """Only with active Absolute; a Tom-tom that is not well placed stacks none."""
    s = Situation(4).seat("C4", "Tom-tom Drum", RED).seat("C1", "Celesta", BLUE).concertmaster(RED).begin(n.STACKING)
    assert int(s.table.stacked[seat_of("C4")]) == 3
    assert int(s.table.stacked[seat_of("C1")]) == 0


@pytest.mark.rules("SY-TIE-1")
def test_the_controller_of_the_concertmaster_takes_the_first_player_token() -> None:
    """Step 8."""
    s = Situation(4).seat("C1", "Violin", RED).concertmaster(YELLOW)
    assert s.table.first == RED
    s.begin(n.OPENING)
    assert s.table.first == YELLOW
    assert s.events(n.FIRST_PLAYER)[-1].a == YELLOW


@pytest.mark.rules("SY-RULING-23")
def test_minority_counts_own_discs_on_spaces_before_absolute_ones_are_stacked() -> None:
    """A well-placed Celesta counts one disc."""
    s = column(("A1", "Violin", (RED,), False), ("A5", "Celesta", (BLUE,), True))
    assert winner(s) == BLUE
    assert s.events(n.MINORITY)[0].d == 1
