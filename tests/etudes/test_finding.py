"""Finding etudes: the same seed finds the same ones, one of each game at most, of different kinds."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scherzo.bots.bot import legal
from scherzo.bots.thinking import Weighed
from scherzo.core.members import holds
from scherzo.etudes import finding, shelf
from scherzo.etudes.checking import faults
from scherzo.etudes.explaining import speaks_for
from scherzo.etudes.finding import Candidate, Spread, find, first_etude, picked, played
from scherzo.etudes.judging import Judgement, Quick, Spot
from scherzo.games import game

GAME = game("musical-chairs")
FOR = "Points compared with that: +2.5 from Cards in the score pile, −1.0 for the best of the others."


def first_option_is_best(of: object, spot: Spot, seed: int) -> tuple[Judgement, Quick] | None:
    """Stands for the judgement, without thinking: every third position is an etude."""
    options = legal(GAME, *spot)
    if seed % 3:
        return None
    weighed = tuple(Weighed(o, 500, 0.5, 0.6 if o == options[0] else 0.2, 10.0) for o in options)
    return Judgement(weighed, 0.02), Quick(options[1], 6, 8)


@pytest.fixture(autouse=True)
def _no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "judge", first_option_is_best)
    monkeypatch.setattr(finding, "PLAYERS", ("greedy",))
    monkeypatch.setattr(finding, "explained", lambda *given: (FOR, ()))


def test_the_same_seed_finds_the_same_etudes_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = list(find(GAME, 4, "s"))
    assert list(find(GAME, 2, "s")) == whole[:2]
    assert list(find(GAME, 4, "s", whole[:2])) == whole[2:]
    assert len({etude.seed for etude in whole}) == 4
    assert not any(faults(GAME, etude) for etude in whole)
    shelf.write(tmp_path / "etudes.json", whole)
    assert list(shelf.read(tmp_path / "etudes.json")) == whole


def test_several_at_a_time_find_as_many_and_files_are_put_together_without_doubles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Threads stand for the processes, which would not know that nothing is thought here.
    monkeypatch.setattr(finding, "ProcessPoolExecutor", lambda many, context: ThreadPoolExecutor(many))
    found = list(find(GAME, 3, "s", processes=2))
    assert len({etude.seed for etude in found}) == 3
    shelf.write(tmp_path / "one.json", found[:2])
    shelf.write(tmp_path / "other.json", found[1:])
    both = [shelf.read(tmp_path / name) for name in ("one.json", "other.json", "none.json")]
    assert shelf.together(*both) == found


def test_a_reason_that_speaks_against_the_answer_makes_no_etude(monkeypatch: pytest.MonkeyPatch) -> None:
    against = (
        "Points compared with that: −2.5 from Zone Tracks, +1.4 from unused tokens, +3.0 for the best of the others."
    )
    assert speaks_for(FOR)
    assert not speaks_for(against)
    assert not speaks_for("Points come from the same sources with both.")
    monkeypatch.setattr(finding, "explained", lambda *given: (against, ()))
    assert first_etude(GAME, "etude musical-chairs s 0", Spread()) is None


def test_positions_have_something_to_choose_and_lie_in_all_parts_of_a_game() -> None:
    match, candidates = played(GAME, 3, "a game", Random(1))
    assert match.over
    assert {candidate.part for candidate in candidates} == {0, 1, 2}
    for candidate in candidates:
        assert holds(candidate.spot.tables[0].waiting, candidate.spot.seat)


def test_what_there_is_little_of_is_looked_at_first() -> None:
    boxes: Any = None
    spot = Spot(boxes, boxes, 0)
    usual = [Candidate(spot, n, "usual", n % 3) for n in range(40)]
    rare = Candidate(spot, 50, "rare", 2)
    spread = Spread()
    spread.kinds["usual"] = 5
    chosen = picked([*usual, rare], spread, Random(3))
    assert chosen[0] == rare
    assert len(chosen) == len({candidate.moves for candidate in chosen}) == finding.LOOKED_AT
