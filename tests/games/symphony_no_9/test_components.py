"""The component file: what lies in the box, and what a wrong file is told."""

from pathlib import Path

import pytest

from scherzo.core.components import load
from scherzo.core.errors import BadInput
from scherzo.core.match import Match

from .situation import GAME, PARTS, Situation

FILE = (GAME.folder / "components.toml").read_text(encoding="utf-8")


@pytest.mark.rules("S9-GEN-8", "S9-GEN-9", "S9-RULING-42")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    """20 cubes a colour, of which 18 are used; coins without limit."""
    held = PARTS.inventory
    assert held.donation_cubes == 120
    assert held.donation_cubes_used_per_color == 18 == PARTS.career_track_rules.cubes_total_4p + 1
    assert (held.composition_tiles, held.royal_budget_tokens, held.furniture_tokens) == (36, 8, 12)
    assert (held.scoring_tiles_4p, held.scoring_tiles_2_3p, held.virtual_contribution_tiles) == (6, 5, 3)
    assert held.coins == "unlimited"
    assert sorted(PARTS.royal_budget.tokens) == [-2, -2, 0, 0, 2, 2, 2, 2]


@pytest.mark.rules("S9-RULING-42", "S9-RULING-1")
def test_every_track_side_holds_17_cubes_with_four_players_and_15_with_fewer() -> None:
    """Any track can serve any colour; the first space has no squares."""
    assert [int(n) for n in Situation(4).box.track_cubes] == [17] * 12
    assert [int(n) for n in Situation(3).box.track_cubes] == [15] * 12
    for track in PARTS.career_tracks:
        assert track.cubes[0] == track.cubes_4p[0] == 0
        assert min(track.cubes[1:]) >= 1, "no space is made of squares marked 4 only"


def test_every_value_says_where_it_comes_from() -> None:
    """The reconstructed tables are the ones an owner should check."""
    assert {t.provenance for t in PARTS.career_tracks} == {"reconstructed"}
    assert {t.provenance for t in PARTS.scoring_tiles} == {"printed"}
    assert [t.provenance for t in PARTS.virtual_contribution_tiles] == ["reconstructed", "printed", "reconstructed"]


@pytest.mark.rules("S9-RULING-46")
def test_slips_of_the_rulebook_are_not_repeated() -> None:
    """Hayden is Haydn, Mid is Medium."""
    assert PARTS.musicians[2].name == "Haydn"
    text = " ".join(line for s in GAME.describe(Situation(4).view()) for line in s.lines)
    assert "Hayden" not in text
    assert "Medium: totals" in text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rounds = 6", "rounds = 7", "at game.rounds"),
        ("starting_money = 20", 'starting_money = "twenty"', "at game.starting_money"),
        ("contribution_limit = 8", "contribution_limit = 99", "at concert.players_4.contribution_limit"),
        ("starting_money = 20", "starting_mony = 20", "starting_mon"),
        ('provenance = "public"', 'provenance = "guess"', "name_provenance"),
        ("tokens = [2, 2, 2, 2, 0, 0, -2, -2]", "tokens = [2, 2, 2]", "at royal_budget.tokens"),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    """An owner's corrected file is checked when it is read."""
    with pytest.raises(BadInput, match=message):
        changed(tmp_path, old, new)


@pytest.mark.rules("S9-RULING-55")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "bach"\nname = "Bach"', 'id = "handel"\nname = "Bach"', "musicians\\[1\\].id: expected 'bach'"),
        ("row = 2", "row = 1", "the rows 1 to 6, each once, found"),
        ("spots = { high = 1, medium = 3, low = 2 }", "spots = { high = 1, medium = 2, low = 2 }", "players_4.spots"),
        ("medium = [12, 14]", "medium = [13, 14]", "players_4.range"),
        ("players_3 = [1, 2, 1]", "players_3 = [2, 2, 2]", "starting_cubes.players_3"),
        ("royal_budget_tokens = 8", "royal_budget_tokens = 9", "inventory.royal_budget_tokens: says 9"),
        (
            "[0, 2, 2, 2, 1, 2, 2, 2, 2]",
            "[0, 2, 2, 2, 1, 2, 2, 2, 3]",
            "career_tracks handel A.cubes: expected 15 in all, found 16",
        ),
        ("[3, 5, 3, 6, 4, 1, 2, 6, 5]", "[3, 5, 3, 6, 4, 1, 2, 6]", "expected 9 numbers, found 8"),
        ('side = "B"\nidentifier_color = "red"', 'side = "B"\nidentifier_color = "blue"', "expected 'red'"),
        ("players_4 = { points = 5 }", "players_4 = { levels = [1, 2, 3] }", "1A: the method fixed_per_tile needs"),
        ("levels = [0.5, 1.0, 1.5]", "levels = [0.3, 1.0, 1.5]", "0.3 points are no whole number"),
    ],
)
def test_tables_that_contradict_each_other_are_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    """Each refusal names the table and what was expected."""
    with pytest.raises(BadInput, match=message):
        GAME.build_box(changed(tmp_path, old, new), 4, {})


def test_a_corrected_track_is_played(tmp_path: Path) -> None:
    """A typed-in printed value takes the place of the reconstructed one."""
    path = tmp_path / "mine.toml"
    path.write_text(FILE.replace("[3, 5, 3, 6, 4, 1, 2, 6, 5]", "[6, 5, 3, 6, 4, 1, 2, 6, 5]"), encoding="utf-8")
    assert Match(GAME, 4, 1, {}, path).view().composers[0].reputation == 6


def changed(folder: Path, old: str, new: str) -> object:
    assert old in FILE
    path = folder / "mine.toml"
    path.write_text(FILE.replace(old, new, 1), encoding="utf-8")
    return load(GAME, path)
