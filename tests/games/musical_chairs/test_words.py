"""Questions, choices, reasons and the log."""

import pytest

from scherzo.core.words import Event
from scherzo.games.musical_chairs import names as n

from .situation import GAME, Situation, fresh


def reasons(table: Situation) -> dict[str, str]:
    """Why not: rule ids with the texts."""
    seat = table.waiting[0]
    return {barred.rule: barred.text for barred in GAME.barred(table.box, table.table, seat)}


def test_a_card_above_a_lower_one_is_refused_with_the_card_that_must_go_first() -> None:
    table = Situation(["harp-7 harp-9 cello-2", ""], line="drum-5")
    assert reasons(table) == {
        "MC-TURN-6": "You cannot play the harp 9: you hold the harp 7, which is lower and still above 5.",
        "MC-TURN-7": "You cannot play the cello 2: the value is 5.",
        "MC-STOP-2": "You cannot stop the music: you hold the harp 7, which is above 5.",
    }


def test_an_opening_with_a_higher_card_is_refused() -> None:
    assert reasons(Situation(["harp-7 harp-9", ""])) == {
        "MC-TURN-3": "You cannot play the harp 9: you hold the harp 7, and the line opens with the lowest card.",
        "MC-RULING-12": "You cannot stop the music yet: there is no value, and you hold the harp 7.",
    }


def test_two_lowest_skips_one_card_only() -> None:
    table = Situation(["harp-7 harp-9 harp-10", ""], line="drum-5", owns={0: "two_lowest"})
    assert reasons(table)["MC-TOKEN-two_lowest-2"] == (
        "You cannot play the harp 10: you hold the harp 7 and the harp 9, "
        "and cushion Two lowest lets you skip one card only."
    )


def test_chairs_out_of_reach_and_the_own_chair_are_refused() -> None:
    table = Situation(["harp-7", ""], at="cello drum").play("harp-7")
    assert reasons(table)["MC-MOVE-2"] == "You cannot stay: after this card you must move."
    assert reasons(table)["MC-MOVE-1"].startswith("You cannot reach")


def test_hand_cards_that_do_not_score_are_refused() -> None:
    table = Situation(["harp-2 harp-8 cello-3 repeat-1", ""], line="harp-5 drum-9", at="harp guitar").play("stop")
    texts = {b.text for b in GAME.barred(table.box, table.table, 0)}
    assert texts == {
        "You cannot score the harp 8 from your hand: it is not lower than 5, the highest card you took.",
        "You cannot score the cello 3 from your hand: you scored harp cards.",
        "You cannot score a Repeat of 1 VP from your hand: a Repeat has no suit there.",
    }


def test_chairs_of_others_cannot_be_scored_with_vacant_chair() -> None:
    table = Situation(["", ""], line="harp-5", at="harp guitar", owns={0: "vacant_chair"}).play("stop")
    assert reasons(table) == {
        "MC-TOKEN-vacant_chair-1": "You cannot score the guitar chair: the marker of {1} is there."
    }


def test_nothing_is_barred_for_a_seat_that_is_not_asked() -> None:
    table = Situation(["harp-7 harp-9", "cello-1 cello-4"])
    assert GAME.barred(table.box, table.table, 1) == ()


def test_questions_name_the_value_the_chair_and_the_cushion() -> None:
    table = Situation(["harp-9", "cello-1"], line="harp-5")
    assert GAME.question(table.box, table.table, 0).text.startswith("The value is 5.")
    table = Situation(["harp-1", "cello-1"], line="piano-5", at="harp harp").play("stop")
    assert "the harp chair" in GAME.question(table.box, table.table, 0).text
    table = Situation(["", ""], line="piano-5", at="piano harp", cushions={"piano": "hop_over"}).play("stop")
    assert GAME.question(table.box, table.table, 0).text == "Buy cushion Hop over for one card of your score pile?"


def test_choices_say_what_they_do_and_name_their_things_in_the_picture() -> None:
    table = Situation(["harp-9 harp-rest repeat-6", ""], line="drum-9")
    by_notation = {choice.notation: choice for choice in table.choices()}
    assert by_notation["harp-9"].elements == ("card-harp-9", "line")
    assert by_notation["harp-rest"].elements == ("card-harp-rest", "seat-0")
    assert by_notation["repeat-6"].hint == "It copies the drum 9. Then you move."
    assert by_notation["stop"].text == "Stop the music"


def test_a_move_warns_of_a_battle() -> None:
    table = Situation(["harp-9", ""], at="cello drum").play("harp-9")
    hints = {choice.notation: choice.hint for choice in table.choices()}
    assert hints["drum"] == "1 chair clockwise; {1} there: a Butt Battle if the music stops so."
    assert hints["saxophone"] == "2 chairs clockwise."


def test_the_log_tells_a_round() -> None:
    table = Situation(["cello-9", "drum-2"], line="harp-9", at="harp drum").play("stop")
    assert table.log == [
        "{0} stops the music.",
        "{0} takes the conductor token.",
        f"Cushion {table.view(0).chairs[6].cushion.name} is removed from the harp chair and is for sale.",
        "{0} takes the harp 9 from the line.",
    ]


@pytest.mark.parametrize("kind", range(1, n.GAME_OVER + 1))
def test_every_kind_of_event_has_a_sentence(kind: int) -> None:
    line = GAME.line(fresh(2).box, Event(-1, kind, 0, 1, 1, 0, 0))
    assert line is not None
    assert line.text.endswith(".")
    assert "<" not in line.text
    assert line.rules


def test_the_tables_own_draws_are_not_read_by_anybody() -> None:
    assert GAME.line(fresh(2).box, Event(0, 0, 0, 0, 98, 5, 0)) is None


def test_the_text_form_shows_all_that_is_open_and_no_other_hand() -> None:
    table = Situation(
        ["harp-9 repeat-6", "drum-2"], line="repeat-1 cello-9 repeat-2", scored={1: "piano-rest"}, owns={1: "hop_over"}
    )
    text = "\n".join(line for section in GAME.describe(table.view(0)) for line in section.lines)
    assert "harp 9 (1 VP) and Repeat of 2 VP." in text
    assert "Repeat of 1 VP (blank); cello 9 (3 VP); Repeat of 1 VP (as cello 9)." in text
    assert "Score pile: piano Rest (1 VP)." in text
    assert "Cushion Hop over, 3 VP. You may skip spaces with other players' markers while you move." in text
    assert "drum 2" not in text
    assert "drum 2" in "\n".join(line for section in GAME.describe(table.view(1)) for line in section.lines)


def test_the_text_form_of_a_battle_keeps_the_secret() -> None:
    table = Situation(["harp-9", "drum-2"], line="piano-10", at="harp harp").play("stop").play("harp-9", seat=0)
    texts = ["\n".join(line for s in GAME.describe(table.view(v)) for line in s.lines) for v in (0, 1, -1)]
    assert "{0} chose harp 9, still hidden." in texts[0]
    assert all("Already chosen: {0}." in text for text in texts)
    assert all("harp 9" not in text for text in texts[1:])
