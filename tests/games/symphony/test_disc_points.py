"""What a disc scores (2.6)."""

import pytest

from .placing import playing
from .situation import BLACK, BLUE, RED, Situation, note_of


@pytest.mark.rules("SY-VP-1", "SY-PLAY-8", "SY-RULING-5")
@pytest.mark.parametrize(("note", "points"), [("2.1.4", 3), ("2.2.5", 2), ("2.3.8", 1)])
def test_a_disc_scores_the_value_of_its_voice(note: str, points: int) -> None:
    """3, 2, 1 from the first Voice to the third, at once."""
    s = playing("Piccolo").begin().play(note)
    assert s.placed_points(RED) == points


@pytest.mark.rules("SY-VP-4", "SY-ABIL-NOTE")
def test_black_discs_score_nothing() -> None:
    s = playing("Trumpet").on("C1", BLACK, RED).begin().play("2.1.4")
    assert s.placed_points(RED) == 0


@pytest.mark.rules("SY-VP-5", "SY-ABIL-VIRT")
@pytest.mark.parametrize(
    ("name", "well", "bonus"), [("Violin", False, 1), ("Violin", True, 2), ("Clavichord", False, 2)]
)
def test_virtuosity_adds_to_every_own_disc(name: str, well: bool, bonus: int) -> None:
    """Card and unlocked Virtuosity add up."""
    s = playing(name, well=well).begin().play("2.1.4")
    assert s.placed_points(RED) == 3 + bonus


@pytest.mark.rules("SY-EX-10")
def test_a_violin_on_a_triplet_note_in_the_orange_zone() -> None:
    """Sheet 4W note V1:5: 3 + 1 = 4 points."""
    s = Situation(5, "B", sheet_1="4W").seat("B1", "Violin", RED, well=False).begin()
    note = note_of("1.1.5")
    assert (s.box.tuplet[note], s.box.zone[note]) == (3, 2)
    assert s.play("1.1.5").placed_points(RED) == 4


@pytest.mark.rules("SY-VP-3", "SY-VP-5", "SY-ABIL-ABS")
def test_virtuosity_counts_when_overwriting_and_in_the_coda() -> None:
    """A stacked disc scores 0, with a Virtuosity token 1."""
    s = playing("Celesta", well=True).on("C1").stack("C1").token(RED, "virtuosity").begin().play("pass", "2.1.4")
    assert s.placed_points(RED) == 0
    s.play("virtuosity", "2.1.5")
    assert s.placed_points(RED) == 1
    s = playing("Violin").token(RED, "overwriting").discs("2.1.4", BLUE).begin().play("overwriting", "2.1.4")
    assert s.placed_points(RED) == 1 + 1
