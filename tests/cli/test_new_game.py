"""`scherzo new-game`: what it makes is a whole game, and passes what every game must pass."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scherzo.cli import new_game
from scherzo.core.rule import INTERPRETED
from tests.cli.conftest import Terminal

ROOT = Path(__file__).parents[2]
NAME, FOLDER = "night-music", "night_music"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "page")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which a game was made."""
    root = tmp_path_factory.mktemp("checkout")
    for part in ("src", "tests", "web/src/wire"):
        shutil.copytree(ROOT / part, root / part, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    done = python(root, "-c", f"from scherzo.cli import run; raise SystemExit(run(['new-game', '{NAME}']))")
    assert done.returncode == 0, done.stderr
    assert f"Play it: scherzo play {NAME}" in done.stdout
    return root


def python(root: Path, *words: str, interpreted: str = "1") -> subprocess.CompletedProcess[str]:
    """Interpreted unless said otherwise: a game that nobody has compiled yet would have to be compiled first."""
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "NUMBA_DISABLE_JIT": interpreted}
    return subprocess.run([sys.executable, *words], cwd=root, env=env, capture_output=True, text=True, check=False)


@pytest.mark.skipif(INTERPRETED, reason="it runs interpreted anyway")
def test_the_new_game_passes_its_own_tests_and_those_of_every_game(checkout: Path) -> None:
    tests = ("conformance", "playthroughs", "recordings", f"games/{FOLDER}", "games/test_every_rule_is_cited.py")
    words = (*(f"tests/{part}" for part in tests), "-k", f"{NAME} or {FOLDER}", "-p", "no:cacheprovider")
    done = python(checkout, "-m", "pytest", "-q", "-x", *words)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout or "100%" in done.stdout


@pytest.mark.skipif(INTERPRETED, reason="whole games are played compiled")
def test_compiled_it_keeps_all_promises(checkout: Path) -> None:
    """Those about undo are tested with whole games, which interpreted runs leave out; all its choices are secret."""
    words = ("tests/conformance", "-k", f"{NAME}-2")
    done = python(checkout, "-m", "pytest", "-q", "-x", *words, "-p", "no:cacheprovider", interpreted="0")
    assert done.returncode == 0, done.stdout[-3000:]
    assert "s" not in done.stdout.split("[")[0], "nothing was skipped"


@pytest.mark.skipif(INTERPRETED, reason="it runs interpreted anyway")
def test_the_new_game_is_on_the_shelf_under_its_own_name(checkout: Path) -> None:
    asked = "import scherzo; g = scherzo.game('night-music'); print(*scherzo.NAMES, g.title, g.ends_by, sep='|')"
    names = python(checkout, "-c", asked).stdout.strip().split("|")
    assert names[:4] == ["musical-chairs", "symphony-no-9", "philharmonix", "symphony"]
    assert names[4:] == ["night-music", "Night Music", "NM-GEN-2"]
    made = [*(checkout / "src/scherzo/games" / FOLDER).rglob("*"), *(checkout / "tests/games" / FOLDER).rglob("*")]
    texts = [path.read_text(encoding="utf-8") for path in made if path.suffix in (".py", ".md", ".toml")]
    assert len(texts) > 30
    assert not [text for text in texts if "recital" in text.lower() or "LR-" in text or "template" in text]


@pytest.mark.parametrize(
    ("name", "says"),
    [("Night Music", "is no name for a game"), ("symphony", "is there already"), ("-x", "No such option")],
)
def test_a_name_that_cannot_be_is_refused(scherzo: Terminal, name: str, says: str) -> None:
    said = scherzo("new-game", name)
    assert said.code == 2
    assert says in said.err


@pytest.mark.parametrize(("name", "prefix"), [("night-music", "NM"), ("minuet", "MI"), ("symphony-eight", "SE")])
def test_ids_begin_with_two_letters_that_no_other_game_has(name: str, prefix: str) -> None:
    assert new_game.free_prefix(name) == prefix


def test_a_taken_prefix_is_left_to_its_game() -> None:
    assert new_game.free_prefix("mighty-chords") not in ("MC", "S9", "PH", "SY")
