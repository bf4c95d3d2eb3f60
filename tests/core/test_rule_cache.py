"""Compiled rules are kept per fingerprint of the file they are in and of all that it imports."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scherzo.core import rule, sources

FILES = {
    "core/table.py": "SEATS = 6\n",
    "games/whist/names.py": "CARDS = 52\n",
    "games/whist/limits.py": "HAND = 13\n",
    "games/whist/words/texts.py": "TITLE = 'cards'\n",
    "games/whist/rules/deal.py": "from scherzo.core.table import SEATS\nfrom scherzo.games.whist.limits import HAND\n",
    "games/whist/rules/doors.py": (
        "from typing import TYPE_CHECKING\n"
        "from scherzo.games.whist import names as n\n"
        "from scherzo.games.whist.rules import deal\n"
        "if TYPE_CHECKING:\n    from scherzo.games.whist.words.texts import TITLE\n"
    ),
    "games/skat/rules/doors.py": "from scherzo.core.table import SEATS\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    root = tmp_path / "scherzo"
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(sources, "PACKAGE", root)
    forget()
    yield root
    forget()


def forget() -> None:
    for kept in (rule.fingerprint, sources.closure, sources.imports, sources.source_of):
        kept.cache_clear()


def fingerprints() -> tuple[str, str]:
    forget()
    return rule.fingerprint(("scherzo.games.whist.rules.doors",)), rule.fingerprint(("scherzo.games.skat.rules.doors",))


@pytest.mark.parametrize("changed", ["rules/doors.py", "rules/deal.py", "names.py", "limits.py"])
def test_a_changed_rule_or_constant_compiles_its_own_game_anew_and_no_other(package: Path, changed: str) -> None:
    whist, skat = fingerprints()
    path = package / "games/whist" / changed
    path.write_text(path.read_text() + "MORE = 1\n")
    whist_now, skat_now = fingerprints()
    assert whist_now != whist
    assert skat_now == skat


def test_a_changed_engine_compiles_every_game_anew(package: Path) -> None:
    before = fingerprints()
    (package / "core/table.py").write_text("SEATS = 7\n")
    assert all(now != then for now, then in zip(fingerprints(), before, strict=True))


def test_changed_words_and_data_compile_nothing(package: Path) -> None:
    before = fingerprints()
    (package / "games/whist/words/texts.py").write_text("TITLE = 'other'\n")
    (package / "games/whist/components.toml").write_text("cards = 52\n")
    assert fingerprints() == before


def test_a_rule_rests_on_the_files_it_imports_from_import_to_import() -> None:
    assert "scherzo.core.rule" in sources.closure("scherzo.core.chance")
    assert "scherzo.core.table" in sources.closure("scherzo.core.chance")
    assert "scherzo.core.match" not in sources.closure("scherzo.core.game"), "it is imported for type checkers only"
