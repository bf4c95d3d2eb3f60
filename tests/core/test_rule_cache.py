"""Compiled rules are kept per fingerprint of all sources they depend on."""

from pathlib import Path

import pytest

from scherzo.core import rule


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for folder in ("core", "games/whist", "games/skat"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "rules.py").write_text("@rule\ndef deal(): ...\n")
        (tmp_path / folder / "words.py").write_text("TITLE = 'cards'\n")
        (tmp_path / folder / "table.py").write_text("SEATS = 4\n")
    monkeypatch.setattr(rule, "PACKAGE", tmp_path)
    return tmp_path


def fingerprints() -> tuple[str, str]:
    rule.fingerprint.cache_clear()
    return rule.fingerprint(("core", "games/whist")), rule.fingerprint(("core", "games/skat"))


@pytest.fixture(autouse=True)
def _clear_afterwards():
    yield
    rule.fingerprint.cache_clear()


@pytest.mark.parametrize("changed", ["rules.py", "table.py"])
def test_a_changed_rule_or_layout_compiles_its_own_game_anew_and_no_other(package: Path, changed: str) -> None:
    whist, skat = fingerprints()
    (package / "games/whist" / changed).write_text("@rule\ndef deal(): return 1\n")
    whist_now, skat_now = fingerprints()
    assert whist_now != whist
    assert skat_now == skat


def test_a_changed_engine_compiles_every_game_anew(package: Path) -> None:
    before = fingerprints()
    (package / "core/rules.py").write_text("@rule\ndef deal(): return 2\n")
    assert all(now != then for now, then in zip(fingerprints(), before, strict=True))


def test_changed_words_and_data_compile_nothing(package: Path) -> None:
    before = fingerprints()
    (package / "games/whist/words.py").write_text("TITLE = 'other'\n")
    (package / "games/whist/components.toml").write_text("cards = 52\n")
    assert fingerprints() == before


def test_a_rule_belongs_to_its_game_and_the_engine() -> None:
    assert rule.sources_of("scherzo.games.musical_chairs.turn") == ("core", "games/musical_chairs")
    assert rule.sources_of("scherzo.bots.search") == ("core", "bots")
    assert rule.sources_of("scherzo.core.chance") == ("core",)
