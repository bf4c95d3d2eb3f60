"""Midgame and Endgame Scoring (2.9, 2.10) and variable Score tokens (2.12). An empty stage runs straight to the end."""

import pytest

from scherzo.games.symphony import names as n

from .situation import BLACK, BLUE, GAME, GREEN, RED, YELLOW, Situation, switched


def steps(s: Situation, seat: int) -> dict[str, int]:
    names = ("flat", "sharp", "semibreve", "blue", "orange", "green", "clash")
    return {name: int(s.table.steps[seat, i]) for i, name in enumerate(names) if s.table.steps[seat, i]}


@pytest.mark.rules("SY-MID-1")
def test_only_visible_own_discs_count() -> None:
    """Black and overwritten discs bring nothing."""
    s = Situation(4, "B").discs("1.1.7", RED, BLUE).discs("1.3.8", RED, BLACK).discs("1.2.5", BLACK, RED).begin()
    assert steps(s, BLUE) == {"flat": 1}
    assert steps(s, RED) == {"sharp": 1, "orange": 1}


@pytest.mark.rules("SY-MID-2", "SY-SYM-4")
def test_each_flat_sharp_and_semibreve_is_a_step() -> None:
    """Sheet 1 is scored after B; a Semibreve counts once."""
    s = Situation(4, "B").discs("1.1.7", RED).discs("1.3.8", RED).discs("1.3.9", BLUE).discs("1.1.8", BLUE, RED).begin()
    assert steps(s, RED) == {"flat": 2, "semibreve": 1}
    assert steps(s, BLUE) == {"sharp": 1}


@pytest.mark.rules("SY-MID-3", "SY-EX-13", "SY-RULING-53")
def test_zones_go_to_all_players_with_most_tops() -> None:
    """Green Zone Red; Orange Zone Green and Blue tied; Blue Zone Blue alone."""
    s = Situation(5, "B")
    s.discs("1.1.1", RED).discs("1.1.2", BLACK).discs("1.1.3", BLACK)  # Green Zone
    s.discs("1.2.5", RED, GREEN).discs("1.2.6", RED, BLUE)  # Orange Zone
    s.discs("1.3.5", BLUE).discs("1.3.6", GREEN, BLUE).discs("1.3.7", RED)  # Blue Zone
    s.begin()
    assert {seat: steps(s, seat) for seat in (RED, BLUE, GREEN, YELLOW)} == {
        RED: {"green": 1},
        GREEN: {"orange": 1, "sharp": 1},
        BLUE: {"orange": 1, "blue": 1},
        YELLOW: {},
    }


@pytest.mark.rules("SY-MID-4", "SY-RULING-53", "SY-RULING-54")
def test_the_majority_of_a_sheet_scores_six_ties_in_full_nobody_without_a_top() -> None:
    """A Semibreve counts as one."""
    s = (
        Situation(4, "B")
        .discs("1.1.1", RED)
        .discs("1.2.1", RED)
        .discs("1.1.8", BLUE, BLUE)
        .discs("1.2.2", BLUE)
        .begin()
    )
    assert [int(s.table.points[seat, n.SHEET_POINTS]) for seat in range(4)] == [6, 6, 0, 0]
    empty = Situation(4, "B").begin()
    assert not empty.table.points[:, n.SHEET_POINTS].any()


@pytest.mark.rules("SY-RULING-54")
def test_a_note_that_is_flat_and_a_semibreve_advances_both_tracks() -> None:
    """No printed note is both, so one is made so."""
    s = Situation(4, "B")
    s.boxes = s.boxes.copy()
    s.boxes[0].accidental[7] = n.FLAT_NOTE
    s.discs("1.1.8", RED, RED).begin()
    assert steps(s, RED) == {"flat": 1, "semibreve": 1}


@pytest.mark.rules("SY-RULING-55")
def test_a_cube_on_the_last_space_stays_there() -> None:
    s = Situation(4, "B").discs("1.1.7", RED).discs("1.3.8", RED)
    s.table.steps[RED, n.FLAT_TRACK] = 7
    s.begin()
    assert s.table.steps[RED, n.FLAT_TRACK] == 8
    assert s.source(RED, n.NOTE_TRACKS) == 51


@pytest.mark.rules("SY-END-1")
def test_voices_score_three_six_nine_over_all_sheets() -> None:
    """Ties in full; overwritten and black discs do not count."""
    s = Situation(4, "E").discs("1.1.1", RED).discs("2.1.4", BLUE).discs("1.2.1", RED, BLUE).discs("3.3.1", GREEN)
    s.discs("3.3.3", BLACK, BLACK).begin()
    assert [s.source(seat, n.VOICE_POINTS) for seat in range(4)] == [3, 3 + 6, 9, 0]


@pytest.mark.rules("SY-END-2", "SY-RULING-58")
def test_unused_tokens_are_worth_a_point_each_those_on_minims_nothing() -> None:
    s = Situation(4, "E").token(RED, "clef", "clef", "eclectic").minim("3.1.9", "chaining").begin()
    assert [s.source(seat, n.LEFTOVER) for seat in range(4)] == [3, 0, 0, 0]
    assert s.totals() == [3, 0, 0, 0]


@pytest.mark.rules("SY-EX-14", "SY-END-4")
def test_note_tracks_of_the_example() -> None:
    """Red 0 + 6 + 27, Blue 6 + 6 + 0, Green 17 + 0 + 0."""
    s = Situation(4, "E")
    for seat, track in ((RED, (0, 2, 4)), (BLUE, (2, 2, 0)), (GREEN, (4, 0, 0))):
        s.table.steps[seat, :3] = track
    s.table.sheets_scored = 2
    s.begin()
    assert [s.source(seat, n.NOTE_TRACKS) for seat in (RED, BLUE, GREEN)] == [33, 12, 17]


@pytest.mark.rules("SY-END-4")
def test_zone_tracks_and_the_negative_clash_track_are_added() -> None:
    s = Situation(4, "E", clefs="set-1")
    s.table.steps[RED, 3:] = (3, 1, 0, 2)
    s.table.sheets_scored = 2
    s.begin()
    assert (s.source(RED, n.ZONE_TRACKS), s.source(RED, n.CLASHES)) == (15 + 4, -5)
    assert s.totals()[RED] == 19 - 5


@pytest.mark.rules("SY-RULING-56")
def test_the_third_sheet_is_scored_before_the_end() -> None:
    """Midgame Scoring of Sheet 3, then Voices."""
    s = Situation(4, "E").discs("3.1.1", RED).begin()
    kinds = [event.kind for event in s.told if event.kind in (n.SHEET_SCORED, n.VOICE_SCORED, n.ENDED)]
    assert kinds == [n.SHEET_SCORED, n.VOICE_SCORED, n.ENDED]
    assert s.waiting == -1


@pytest.mark.rules("SY-END-5", "SY-RULING-57", "SY-TIE-1")
def test_a_tie_is_broken_clockwise_from_the_first_player_token() -> None:
    """The holder included; further ranks by the same rule."""
    s = (
        Situation(4, "E")
        .token(RED, "clef")
        .token(BLUE, "clef")
        .token(YELLOW, "clef")
        .token(GREEN, "eclectic", "eclectic")
    )
    s.table.first = YELLOW
    s.begin()
    assert s.ranks() == [3, 4, 1, 2]


@pytest.mark.rules("SY-MID-2", "SY-MID-3", "SY-MID-4", "SY-END-1", "SY-END-2", "SY-END-3", "SY-END-4")
def test_scores_in_the_middle_of_a_game_are_those_of_an_end_now() -> None:
    """The Sheets not scored yet, Voices, tokens and tracks are counted as they stand (SY-MID-2..4, SY-END-1..4)."""
    s = Situation(4, "C").seat("C1", "Violin", RED).discs("2.3.5", BLUE).begin()
    sources = {source: s.source(BLUE, source) for source in (n.SHEET_POINTS, n.VOICE_POINTS, n.NOTE_TRACKS)}
    assert sources == {n.SHEET_POINTS: 6, n.VOICE_POINTS: 9, n.NOTE_TRACKS: 2}


# variable Score tokens


def flipped(token: str, **more: str) -> Situation:
    s = Situation(4, "B", **{f"flip_{token}": "yes"}, **more)
    s.table.sheet_token[:] = {"sheet_black": (0, 1, 2), "sheet_chained": (1, 0, 2), "sheet_stacked": (2, 0, 1)}.get(
        token, (0, 1, 2)
    )
    return s


@pytest.mark.rules("SY-VAR-2", "SY-RULING-81")
def test_black_discs_of_a_sheet() -> None:
    """1 per black disc for any reason, set-up discs (3) included, also underneath."""
    s = flipped("sheet_black").discs("1.1.1", BLACK, RED).discs("1.1.2", BLUE, BLACK).discs("1.2.1", RED).begin()
    assert int(s.table.points[RED, n.SHEET_POINTS]) == 5
    assert int(s.table.points[BLUE, n.SHEET_POINTS]) == 0  # only the majority is paid (SY-RULING-79)


@pytest.mark.rules("SY-VAR-3", "SY-RULING-81")
def test_chained_discs_of_a_sheet() -> None:
    """2 per disc of the longest run of tops in one Voice; a Semibreve counts 1; tied players apart."""
    s = flipped("sheet_chained").discs("1.1.6", RED).discs("1.1.7", RED).discs("1.1.8", BLUE, RED).discs("1.2.1", RED)
    s.discs("1.2.2", BLUE).discs("1.2.4", BLUE).discs("1.2.5", BLUE).discs("1.3.2", BLUE).begin()
    assert [int(s.table.points[seat, n.SHEET_POINTS]) for seat in (RED, BLUE)] == [6, 4]


@pytest.mark.rules("SY-VAR-4")
def test_stacked_discs_of_a_sheet() -> None:
    """1 per stack of two or more, any colours."""
    s = (
        flipped("sheet_stacked")
        .discs("1.1.1", BLACK, RED)
        .discs("1.1.2", BLUE, RED)
        .discs("1.1.8", RED, RED)
        .discs("1.2.1", RED)
    )
    assert int(s.begin().table.points[RED, n.SHEET_POINTS]) == 3


@pytest.mark.rules("SY-VAR-5", "SY-RULING-80")
@pytest.mark.parametrize(("all_discs", "points"), [(False, 4), (True, 6)])
def test_recurring_position_of_the_first_voice(all_discs: bool, points: int) -> None:
    """2 per top on the best position (5); by the switch overwritten discs count too."""
    s = Situation(5, "E", parts=switched(recurring_position_counts_overwritten=all_discs), flip_voice_1="yes")
    s.discs("1.1.3", RED).discs("2.1.4", RED).discs("2.1.9", RED, BLUE).discs("1.1.1", RED).begin()
    assert s.source(RED, n.VOICE_POINTS) == points


@pytest.mark.rules("SY-VAR-6")
def test_black_discs_of_the_second_voice() -> None:
    """On all Sheets, visible or not."""
    s = (
        Situation(5, "E", flip_voice_2="yes")
        .discs("1.2.1", BLACK, RED)
        .discs("2.2.1", BLACK)
        .discs("3.2.2", RED)
        .begin()
    )
    assert s.source(RED, n.VOICE_POINTS) == 2


@pytest.mark.rules("SY-VAR-7")
def test_opponent_discs_of_the_third_voice() -> None:
    """1 per top of another colour; black and covered ones do not count."""
    s = (
        Situation(5, "E", flip_voice_3="yes")
        .discs("1.3.2", RED)
        .discs("1.3.3", RED)
        .discs("2.3.1", BLUE)
        .discs("2.3.2", RED, GREEN)
    )
    s.discs("3.3.1", BLACK).discs("3.3.3", BLUE, RED).begin()
    assert s.source(RED, n.VOICE_POINTS) == 2


@pytest.mark.rules("SY-VAR-1", "SY-MID-5")
def test_the_view_says_what_each_majority_pays() -> None:
    """Fixed prizes as numbers, variable ones by name."""
    s = flipped("sheet_black", flip_voice_3="yes")
    view = GAME.view(s.box, s.table, -1)
    assert view.sheet_prizes == ("variable: Black Discs", "6", "6")
    assert view.voice_prizes == ("3", "6", "variable: Opponent Discs")
