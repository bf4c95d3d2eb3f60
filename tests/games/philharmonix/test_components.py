"""The components file: what is printed, and what an owner may correct."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from scherzo.core.components import load
from scherzo.core.errors import BadInput
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.building import build_box
from scherzo.games.philharmonix.components import Components
from scherzo.games.philharmonix.words import texts

from .situation import GAME, Situation, printed

FILE = GAME.folder / "components.toml"


def corrected(old: str, new: str, folder: Path) -> Components:
    """The shipped file with one correction, read as an owner's file is."""
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    components: Components = load(GAME, path)
    build_box(components, 2, {})
    return components


@pytest.mark.rules("PH-EX-20")
def test_the_printed_tables_of_the_examples() -> None:
    """Musicians 1/3/6, symphonies 1/4, ovation 2, passing 1 experience or 2 credits."""
    limits = printed().limits
    assert limits.demand_musician_prestige == (0, 1, 3, 6)
    assert limits.demand_symphony_prestige == (0, 1, 4)
    assert (limits.standing_ovation, limits.pass_reward_experience, limits.pass_reward_credits) == (2, 1, 2)
    assert (limits.experience_max, limits.fans_max, limits.action_point_limit_max) == (12, 4, 15)


@pytest.mark.rules("PH-SELECT-2", "PH-SELECT-3")
@pytest.mark.parametrize(
    ("action", "row", "text"),
    [
        (n.AUDITION, 4, "pay 7 credits, recruit up to 2 musicians"),
        (n.AUDITION, 6, "pay 11 credits, recruit up to 3 musicians"),
        (n.PROMOTE, 5, "pay 6 credits and 3 experience for 3 upgrade points"),
        (n.COMPOSE, 5, "pay 9 experience, take or advance 3 symphonies"),
        (n.PATRON, 5, "4 patron points"),
        (n.PERFORM, 2, "a concert with up to 1 soloist, and 1 experience"),
        (n.INVEST, 6, "gain 10 experience, or pay 6 experience for a limit 3 higher"),
    ],
)
def test_the_printed_rows(action: int, row: int, text: str) -> None:
    """Rows whose values the rulebook states."""
    assert texts.row_words(Situation().box, action, row) == text


def test_a_corrected_bonus_is_played(tmp_path: Path) -> None:
    """Effects are data: a key with another bonus gives it."""
    key = "{ key =  1, set = 1, left =  0, bonus = "
    old, new = '[{ do = "credits", n = 3 }]', '[{ do = "prestige", n = 7 }]'
    components = corrected(key + old, key + new, tmp_path)
    s = Situation(components=components).strength("promote", 1).play("promote", "row-1", "raise-brass-0", "key-1")
    assert s.of(0, "prestige") == (17,)


def test_a_corrected_row_is_played(tmp_path: Path) -> None:
    """Action tables are data."""
    old, new = "{ row = 1, credits = 5,  musicians = 1 }", "{ row = 1, credits = 1,  musicians = 2 }"
    components = corrected(old, new, tmp_path)
    s = Situation(components=components).give(0, credits=9).strength("audition", 1).play("audition", "row-1")
    assert s.of(0, "credits") == (8,)


def test_a_renamed_region_is_spoken_of(tmp_path: Path) -> None:
    """Names are data too."""
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text(encoding="utf-8").replace("orange", "nova"), encoding="utf-8")
    s = Situation(components=load(GAME, path))
    assert texts.planet_name(s.box, s.planet("nova-inner")) == "nova-inner"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("experience_max = 12", 'experience_max = "many"', "limits.experience_max"),
        ('player_colours = ["red"', 'player_colours = ["pink"', "vocabulary.player_colours"),  # it would not be heeded
        ("symphony_tiles = 75", "symphony_tiles = 74", "symphony_tiles says 74"),
        ("copies_per_kind = 4", "copies_per_kind = 5", r"soloists: comes to 25"),
        ('["blue-inner", "green-inner"]', '["blue-inner", "nowhere"]', "unknown planet 'nowhere'"),
        ("{ key =  3, set = 2, left =  3,", "{ key =  3, set = 1, left =  3,", "belongs to set 2"),
        ('stars = 1 }] },\n  { id = "P10"', 'n = 1 }] },\n  { id = "P10"', "needs `stars`"),
        ('{ id = "R02", name', '{ id = "R01", name', ".R01. is there twice"),
        ("last_position = 27", "last_position = 26", "last white key"),
        ('action = "perform", otherwise = "patron"', 'action = "perform", otherwise = "perform"', "not its `action`"),
        ("{ row = 2, patron_points = 2 }", "{ row = 3, patron_points = 2 }", "rows 1 to 6 in order"),
        ("after_set = 6", "after_set = 8", "no border after set 8"),
        ("reroll = 1", "reroll = 1\nfans_for_nothing = 3", "fans_for_nothing"),
        ('"strings-1", "percussion-1"', '"strings-3", "percussion-1"', "'strings-3'"),
        ('cards = ["blue", "green"', 'cards = ["green", "green"', "each region once"),
        ("{ space = 8, bonus = [{ do = \"prestige\"", "{ space = 9, bonus = [{ do = \"prestige\"", "beyond last_space"),
        ('"any", "any", "any", "any"', '"red", "any", "any", "any"', "mixes 'any'"),
        ('"woodwind", stars = 1 }, { type = "brass"', '"brass", stars = 1 }, { type = "brass"', "same type twice"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_played_is_refused_with_the_place(
    old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    """Counts, names and shapes are checked; the message names the table and what is expected."""
    with pytest.raises(BadInput, match=complaint):
        corrected(old, new, tmp_path)


@pytest.mark.rules(
    "PH-EFFECT-1",
    "PH-EFFECT-2",
    "PH-EFFECT-3",
    "PH-EFFECT-4",
    "PH-EFFECT-5",
    "PH-EFFECT-6",
    "PH-EFFECT-7",
    "PH-EFFECT-8",
)
def test_every_bonus_has_words_and_every_effect_a_rule() -> None:
    """All seventeen effects of the vocabulary."""
    assert [texts.effect(n.EFFECT_NAMES.index(name), 1) for name in n.EFFECT_NAMES[1:]].count("") == 0
    effect: Any = next(f for f in msgspec.structs.fields(printed().piano.keys[0].bonus[0].__class__) if f.name == "do")
    assert set(effect.type.__args__) == set(n.EFFECT_NAMES[1:])
