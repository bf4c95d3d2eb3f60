"""The etudes of the package: every one is a legal position with the choices that it says, and a few are solved anew."""

from datetime import date, timedelta

import msgspec
import pytest

from scherzo.bots.thinking import think
from scherzo.core import ledger
from scherzo.etudes import shelf
from scherzo.etudes.checking import faults, leads_now, option_of, reason_now, spot_of
from scherzo.etudes.etude import Etude, position
from scherzo.etudes.explaining import nudge
from scherzo.etudes.judging import effort, pooled, search_of
from scherzo.games import SHELF, game

SOLVED_ANEW = 2


def kept(name: str) -> tuple[Etude, ...]:
    return shelf.read(game(name).folder / shelf.FILE)


@pytest.mark.parametrize("name", SHELF)
def test_every_etude_is_what_it_says(name: str) -> None:
    wrong = {etude.id: found for etude in kept(name) if (found := faults(game(name), etude))}
    assert not wrong, f"find them anew with 'scherzo etudes {name} --out FILE'"


@pytest.mark.parametrize("name", SHELF)
def test_there_are_thirty_no_two_from_one_game_and_they_are_spread(name: str) -> None:
    etudes = kept(name)
    assert len(etudes) >= 30
    assert len({etude.seed for etude in etudes}) == len(etudes)
    assert len({etude.id for etude in etudes}) == len(etudes)
    assert len({etude.players for etude in etudes}) > 1
    assert len({etude.part for etude in etudes}) > 1


@pytest.mark.parametrize("name", SHELF)
def test_reasons_are_true_and_cite_rules_that_are_there(name: str) -> None:
    found = game(name)
    rules = ledger.entries(found.folder / "rules.md")
    for etude in kept(name):
        assert set(etude.why_rules) <= set(rules)
        assert nudge(found, etude.why).endswith(".")
    for etude in kept(name)[:SOLVED_ANEW]:
        assert reason_now(found, etude) == (etude.why, etude.why_rules)
        assert leads_now(found, etude) == etude.leads


@pytest.mark.parametrize("name", SHELF)
def test_other_deep_searches_find_the_same_answer(name: str) -> None:
    found = game(name)
    for etude in kept(name)[:SOLVED_ANEW]:
        match = position(found, etude)
        spot, search = spot_of(match, etude), search_of(found, effort(found).deep)
        best = pooled(think(found, *spot, search, seed) for seed in (2027, 2028, 2029))[0]
        assert best.option == option_of(match, etude, etude.answer), etude.id


def test_a_wrong_etude_is_told_from_a_right_one() -> None:
    found, etude = game("musical-chairs"), kept("musical-chairs")[0]
    change = msgspec.structs.replace
    assert faults(found, etude) == []
    assert faults(found, change(etude, rules=0)) == ["it was found by other rules or component values"]
    assert "is not legal" in faults(found, change(etude, moves=("A nonsense",)))[0]
    other = (etude.seat + 1) % etude.players
    assert faults(found, change(etude, seat=other)) == ["the seat has nothing to choose"]
    assert faults(found, change(etude, tempting=etude.answer)) == ["the tempting choice is none"]
    assert "not those of the position" in faults(found, change(etude, weighed=etude.weighed[:-1]))[0]
    assert "a quick player finds the answer too often" in faults(found, change(etude, errors=(1, 8)))
    assert "only" in faults(found, change(etude, doubt=0.5))[0]
    assert etude.leads
    turned = change(etude.leads, answer=etude.leads.tempting, tempting=etude.leads.answer)
    assert faults(found, change(etude, leads=turned)) == ["its curve does not speak for it"]


def test_etudes_of_other_rules_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    found = game("musical-chairs")
    etudes = kept("musical-chairs")
    old = msgspec.structs.replace(etudes[0], rules=found.rules_version - 1)
    monkeypatch.setattr(shelf, "read", lambda path: (old, *etudes[1:]))
    shelf.etudes_of.cache_clear()
    try:
        assert shelf.etudes_of(found) == etudes[1:]
    finally:
        shelf.etudes_of.cache_clear()


def test_every_etude_has_its_day_and_the_order_of_the_file_does_not_matter() -> None:
    etudes = kept("musical-chairs")
    first = date(2026, 11, 16)
    days = [shelf.of_the_day(etudes, first + timedelta(days=n)).id for n in range(len(etudes))]
    assert sorted(days) == sorted(etude.id for etude in etudes)
    assert shelf.of_the_day(etudes[::-1], first).id == days[0]
