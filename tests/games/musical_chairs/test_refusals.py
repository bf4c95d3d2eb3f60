"""Why can't I: what is refused, in words and with the right rule."""

import pytest

from scherzo.games.musical_chairs import names as n

from .situation import GAME, Situation


def reasons(table: Situation) -> dict[str, str]:
    """Why not: rule ids with the texts."""
    seat = table.waiting[0]
    return {barred.rule: barred.text for barred in GAME.barred(table.box, table.table, seat)}


@pytest.mark.rules("MC-TURN-6", "MC-TURN-7", "MC-STOP-2")
def test_a_card_above_a_lower_one_is_refused_with_the_card_that_must_go_first() -> None:
    table = Situation(["harp-7 harp-9 cello-2", ""], line="drum-5")
    assert reasons(table) == {
        "MC-TURN-6": "You cannot play the harp 9: you hold the harp 7, which is lower and still above 5.",
        "MC-TURN-7": "You cannot play the cello 2: it is below 5, and the line never falls.",
        "MC-STOP-2": "You cannot stop the music: you hold the harp 7, which is above 5.",
    }


@pytest.mark.rules("MC-TURN-6", "MC-STOP-2")
def test_two_cards_of_one_number_are_spoken_of_as_two() -> None:
    table = Situation(["harp-7 cello-7 harp-9", ""], line="drum-5")
    assert reasons(table) == {
        "MC-TURN-6": "You cannot play the harp 9: you hold the cello 7 and the harp 7, "
        "which are lower and still above 5.",
        "MC-STOP-2": "You cannot stop the music: you hold the cello 7 and the harp 7, which are above 5.",
    }


@pytest.mark.rules("MC-TURN-3", "MC-RULING-12")
def test_an_opening_with_a_higher_card_is_refused() -> None:
    assert reasons(Situation(["harp-7 harp-9", ""])) == {
        "MC-TURN-3": "You cannot play the harp 9: you hold the harp 7, and the lowest card opens the line.",
        "MC-RULING-12": ("You cannot stop the music yet: the line has no number, and you hold the harp 7 to open it."),
    }


@pytest.mark.rules("MC-TOKEN-two_lowest-2")
def test_two_lowest_skips_one_card_only() -> None:
    table = Situation(["harp-7 harp-9 harp-10", ""], line="drum-5", owns={0: "two_lowest"})
    assert reasons(table)["MC-TOKEN-two_lowest-2"] == (
        "You cannot play the harp 10: you hold the harp 7 and the harp 9, "
        "and cushion Two lowest lets you skip one card only."
    )


@pytest.mark.rules("MC-MOVE-1", "MC-MOVE-2")
def test_chairs_out_of_reach_and_the_own_chair_are_refused() -> None:
    table = Situation(["harp-7", ""], at="cello drum").play("harp-7")
    assert reasons(table)["MC-MOVE-2"] == "You cannot stay: after this card your dancer must move."
    assert reasons(table)["MC-MOVE-1"] == (
        "You cannot reach the guitar chair: it is 7 chairs clockwise, and your dancer walks 3 chairs at most."
    )


@pytest.mark.rules("MC-HAND-1", "MC-HAND-4")
def test_hand_cards_that_do_not_score_are_refused() -> None:
    table = Situation(["harp-2 harp-8 cello-3 repeat-1", ""], line="harp-5 drum-9", at="harp guitar").play("stop")
    texts = {b.text for b in GAME.barred(table.box, table.table, 0)}
    assert texts == {
        "You cannot score the harp 8 from your hand: it is not lower than 5, the highest number you took.",
        "You cannot score the cello 3 from your hand: you took harp cards.",
        "You cannot score a Repeat of 1 VP from your hand: a Repeat has no suit outside the line.",
    }


@pytest.mark.rules("MC-TOKEN-vacant_chair-1")
def test_chairs_of_others_cannot_be_scored_with_vacant_chair() -> None:
    table = Situation(["", ""], line="harp-5", at="harp guitar", owns={0: "vacant_chair"}).play("stop")
    assert reasons(table) == {
        "MC-TOKEN-vacant_chair-1": "You cannot score the guitar chair: the dancer of {1} is there."
    }


def test_nothing_is_barred_for_a_seat_that_is_not_asked() -> None:
    table = Situation(["harp-7 harp-9", "cello-1 cello-4"])
    assert GAME.barred(table.box, table.table, 1) == ()


@pytest.mark.rules("MC-RULING-56")
def test_score_higher_rules_out_the_other_side_by_its_own_rule() -> None:
    hands = ["harp-2 harp-8 harp-rest", ""]
    table = Situation(hands, line="harp-5 drum-9", at="harp guitar", owns={0: "score_higher"}).play("stop", "harp-2")
    assert reasons(table) == {
        "MC-RULING-56": "You cannot score the harp 8 from your hand: you have begun with lower cards, "
        "and cushion Score higher allows higher ones only instead of them."
    }
    table = Situation(hands, line="harp-5 drum-9", at="harp guitar", owns={0: "score_higher"}).play("stop", "harp-8")
    assert reasons(table) == {
        "MC-RULING-56": "You cannot score the harp 2 from your hand: you have begun with higher cards, "
        "which cushion Score higher allows only instead of lower ones."
    }


@pytest.mark.rules("MC-TOKEN-pass_once-1", "MC-TOKEN-stop_music-1")
def test_used_cushions_say_when_they_work_again() -> None:
    table = Situation(["harp-9 harp-10", "drum-8"], line="cello-7", owns={0: "pass_once stop_music"})
    table.table.flipped[[n.PASS_ONCE, n.STOP_MUSIC]] = 1
    assert reasons(table)["MC-TOKEN-pass_once-1"] == (
        "You have used cushion Pass once this round; you may pass again in the next one."
    )
    assert reasons(table)["MC-TOKEN-stop_music-1"] == (
        "You have used cushion Stop the music; it works once in the game."
    )


@pytest.mark.rules("MC-RULING-57")
def test_cards_that_cannot_be_switched_are_refused() -> None:
    table = Situation(
        ["cello-4 repeat-1", ""],
        line="piano-5",
        at="piano harp",
        scored={0: "drum-2 drum-3 drum-rest"},
        cushions={"piano": "switch_card"},
    ).play("stop", "drum-3")
    assert reasons(table) == {"MC-RULING-57": "You cannot give up the drum Rest: only a Chair card can be switched."}
    table.play("drum-2")
    assert reasons(table) == {
        "MC-RULING-57": "You cannot switch in a Repeat of 1 VP: Repeats never go from hand to score pile."
    }


@pytest.mark.parametrize("cushion", ["", "hop_over"])
def test_a_chair_too_far_away_says_how_far_the_dancer_walks(cushion: str) -> None:
    table = Situation(["harp-7", "drum-1"], at="cello drum", owns={0: f"move_four {cushion}"}).play("harp-7")
    far = [b.text for b in GAME.barred(table.box, table.table, 0) if "the guitar chair" in b.text]
    hops = ", not counting occupied chairs on the way" if cushion else ""
    assert far == [
        f"You cannot reach the guitar chair: it is 7 chairs clockwise, and your dancer walks 4 chairs at most{hops}."
    ]
