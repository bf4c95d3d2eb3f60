"""Bots are asked for by a spec; what cannot be understood is refused with the way out."""

import sys

import pytest

from scherzo.bots import bot, hint, levels
from scherzo.bots.bot import SearchBot, with_mistakes
from scherzo.bots.spec import Search
from scherzo.bots.thinking import Weighed
from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.core.layout import Records
from tests.bots.duet import GAME, at_the_start


@pytest.mark.parametrize(
    "spec",
    ["random", "greedy", "search(iterations=50)", "search(iterations=50, threads=2, temperature=0.1)", "level(1)",
     "Pupil", "section player", "section-player", "SECTION_PLAYER", "search(iterations=20, seconds=0.5)"],
)  # fmt: skip
def test_every_bot_chooses_a_legal_option_and_the_same_one_for_the_same_seed(spec: str) -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    before = tables.tobytes()
    player = bot(spec, GAME)
    chosen = [player.choose(boxes, tables, 0, seed) for seed in (1, 2, 1, 2)]
    assert set(chosen) <= {2, 4}
    assert chosen[:2] == chosen[2:]
    assert tables.tobytes() == before


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("", "not a bot"),
        ("grandmaster", "level(1) to level(5)"),
        ("s", "Section player or Soloist"),
        ("search", "has no end"),
        ("search()", "has no end"),
        ("search(iterations=0)", "has no end"),
        ("search(iterations=-5)", "has no end"),
        ("search(depth=3)", "iterations, seconds, threads"),
        ("search(1000)", "not key=value"),
        ("search(iterations=10, iterations=20)", "twice"),
        ("search(iterations=many)", "int"),
        ("search(iterations=10, seconds=-1)", "negative"),
        ("search(seconds=1, threads=0)", "threads"),
        ("search(seconds=nan)", "a number"),
        ("search(seconds=1, trust=2)", "share"),
        ("search(seconds=1, horizon=-3)", "horizon cannot be negative"),
        ("search(seconds=1", "not a bot"),
        ("level(6)", "level(1) to level(5)"),
        ("level", "level(1) to level(5)"),
        ("greedy(3)", "brackets"),
    ],
)
def test_an_unknown_or_ambiguous_spec_is_refused_with_what_is_possible(spec: str, says: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot(spec, GAME)
    assert says in str(refused.value)


def test_there_are_five_levels_each_with_a_name_a_sentence_and_a_search_of_its_own() -> None:
    five = levels(GAME)
    assert [level.name for level in five] == ["Pupil", "Amateur", "Section player", "Soloist", "Maestro"]
    assert len({level.spec for level in five}) == 5
    for number, level in enumerate(five, 1):
        by_name, by_number = bot(level.name, GAME), bot(f"level({number})", GAME)
        assert isinstance(by_name, SearchBot)
        assert isinstance(by_number, SearchBot)
        assert by_name.search == by_number.search
        assert level.text.endswith(".")


def test_the_strongest_level_answers_within_two_seconds() -> None:
    strongest = bot("maestro", GAME)
    assert isinstance(strongest, SearchBot)
    assert 0 < strongest.search.seconds <= 2
    assert strongest.search.threads == 2


def test_mistakes_are_small_ones_mostly() -> None:
    found = [Weighed(1, 500, 0.60, 0.6, 0), Weighed(2, 300, 0.57, 0.6, 0), Weighed(3, 200, 0.20, 0.2, 0)]
    chosen = [with_mistakes(found, 0.1, seed) for seed in range(500)]
    times = {option: chosen.count(option) for option in (1, 2, 3)}
    assert times[1] > times[2] > 100
    assert times[3] < 20


def test_an_option_tried_once_is_not_taken_for_a_find() -> None:
    found = [Weighed(1, 100, 0.5, 0.5, 0), Weighed(2, 1, 1.0, 1.0, 0)]
    chosen = [with_mistakes(found, 0.1, seed) for seed in range(300)]
    assert chosen.count(2) / len(chosen) < 0.75  # taken at its word it would be 0.99


def test_a_hint_names_the_choice_its_chances_and_the_next_best() -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    hint(GAME, boxes, tables, 0, 0.1, 1)  # what it needs is compiled, which is no time to think
    given = hint(GAME, boxes, tables, 0, 1.0, 1)
    assert given.text.startswith(f"Play the {given.option}: you win in ")
    assert "points on average" in given.text
    assert "Play the" in given.text.split(":", 1)[1]
    assert given.text.endswith("with both.") or "Points compared with that: " in given.text
    assert given.alternatives[0].option == given.option
    assert all(0 <= way.win <= 1 for way in given.alternatives)
    others = [way.win for way in given.alternatives[1:]]
    assert others == sorted(others, reverse=True)  # the one called next best comes next in the list, too


def test_a_hint_does_not_compare_with_what_was_hardly_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    lucky = [Weighed(4, 900, 0.5, 0.5, 3.0), Weighed(2, 1, 1.0, 1.0, 9.0)]
    monkeypatch.setattr(sys.modules[hint.__module__], "think", lambda *_: lucky)
    given = hint(GAME, boxes, tables, 0, 0.2, 1)
    assert [way.option for way in given.alternatives] == [4]
    assert "100%" not in given.text


def test_a_hint_speaks_of_winning_so_it_plays_to_the_end_whatever_was_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes, tables = at_the_start((2, 4), (0, 6))
    module, asked = sys.modules[hint.__module__], list[Search]()
    monkeypatch.setattr(module, "learnt", lambda game: Search(horizon=12, margin=0.5))

    def think(game: Game, boxes: Records, tables: Records, seat: int, search: Search, seed: int) -> list[Weighed]:
        asked.append(search)
        return [Weighed(4, 900, 0.5, 0.614, 20.2)]

    monkeypatch.setattr(module, "think", think)
    given = hint(GAME, boxes, tables, 0, 0.2, 1)
    assert given.text == "Play the 4: you win in 61% of the games I imagined after it, with 20 points on average."
    assert asked == [Search(seconds=0.2, horizon=0, margin=0.5)]
