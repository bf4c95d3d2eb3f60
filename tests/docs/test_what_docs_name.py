"""What the documents name exists: links and their headings, files, commands with their options, modules, scripts."""

import importlib.util
import json
import re
import shlex
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

from scherzo.cli.app import app

ROOT = Path(__file__).parents[2]
NOT_OURS = {".git", ".venv", "node_modules", "static", "__pycache__"}
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/scherzo/games/*/rules.md")]
MADE = {"dist/", "night_music", "brain.py"}  # by a command that the document tells; the last one is an older version
BLOCK = re.compile(r"^[ \t]*```(\w*)\n(.*?)^[ \t]*```", re.DOTALL | re.MULTILINE)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
NAMED_FILE = re.compile(r"[\w.<>*-]+(/[\w.<>*-]+)*/?")
MAY_COME_FIRST = re.compile(r"\w+=\S*|[\d*]+|\S*python3?|-m|pdb")  # a setting, a time of day, an interpreter
WRITTEN_BY_HAND = (".py", ".md", ".ts", ".svelte", "components.toml", "about.toml")

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@cache
def files() -> list[str]:
    """Every file of the repository and every folder, folders with a stroke behind them."""
    found = [path for path in ROOT.rglob("*") if not NOT_OURS & set(path.relative_to(ROOT).parts)]
    return [f"/{path.relative_to(ROOT)}" + "/" * path.is_dir() for path in found]


@cache
def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def spans(page: Path) -> list[str]:
    return SPAN.findall(BLOCK.sub("", text(page)))


@pages
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(text(page)):
        file, _, heading = link.partition("#")
        if "://" in link or link.startswith("mailto:"):
            continue
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        if heading and target.suffix == ".md":
            assert heading in anchors(target), link


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    titles = re.findall(r"^#+ (.+)$", text(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pages
def test_named_files_exist(page: Path) -> None:
    """A file may be named by the end of its path; `<game>` stands for any name."""
    for span in spans(page):
        if NAMED_FILE.fullmatch(span) and ("/" in span or span.endswith(WRITTEN_BY_HAND)) and span not in MADE:
            assert exists(span) or is_an_amount(span), span


def exists(named: str) -> bool:
    ends = "*/" + re.sub(r"<[^>]*>", "*", named)
    return any(fnmatch(file, ends) or fnmatch(file, ends + "/") for file in files())


def is_an_amount(span: str) -> bool:
    """Such as 3/4 or ON/OFF: no file of ours begins with a digit or a capital."""
    return all(part[:1].isdigit() or part[:1].isupper() for part in span.split("/"))


@pages
def test_commands_can_be_given_as_they_are_written(page: Path) -> None:
    for words in commands(page):
        for begins, check in CHECKS.items():
            at = words.index(begins) if begins in words else -1
            if at >= 0 and all(MAY_COME_FIRST.fullmatch(word) for word in words[:at]):
                check(words[at + 1 :])


def commands(page: Path) -> Iterator[list[str]]:
    """Lines of blocks that a shell reads, and spans in the text, as words."""
    blocks = [block for language, block in BLOCK.findall(text(page)) if language in ("", "sh")]
    lines = [*spans(page), *(line for block in blocks for line in block.replace("\\\n", "").splitlines())]
    for line in lines:
        for part in re.split(r" && |\|", line):
            if any(re.search(rf"(^|[ /=]){re.escape(begins)} ", part) for begins in CHECKS):
                yield [without_folder(word) for word in shlex.split(part, comments=True)]


def without_folder(word: str) -> str:
    """A command by its name alone, wherever it was installed."""
    return Path(word).name if word.endswith(("start.py", "npm.py", "bin/scherzo", "bin/pytest")) else word


def check_scherzo(words: list[str]) -> None:
    """The command exists and has these options."""
    known = get_command(app).commands  # type: ignore[attr-defined]
    if words and not words[0].startswith("-"):
        assert words[0] in known, words
        parameters = known[words[0]].params
        options = {"--help"}.union(*([*p.opts, *p.secondary_opts] for p in parameters))
        assert not {word.partition("=")[0] for word in words if word.startswith("-")} - options, words


def check_start(words: list[str]) -> None:
    if words and words[0] != "test":
        check_scherzo(words)


def check_module(words: list[str]) -> None:
    assert importlib.util.find_spec(words[0]), words


def check_pytest(words: list[str]) -> None:
    for word in words:
        if word.startswith("tests") and Path(word).name not in MADE:
            assert (ROOT / word).exists(), words


def check_npm(words: list[str]) -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
    assert words[0] == "run", words
    assert words[1] in scripts, words


CHECKS: dict[str, Callable[[list[str]], None]] = {
    "scherzo": check_scherzo,
    "start.py": check_start,
    "-m": check_module,
    "pytest": check_pytest,
    "npm.py": check_npm,
}
"""What the words behind each of these must be."""


@pytest.mark.parametrize(
    "words", ["simulat GAME", "simulate GAME --gamess 3", "table --no-browsr"], ids=lambda words: words.split()[-1]
)
def test_a_stale_command_would_be_found(words: str) -> None:
    with pytest.raises(AssertionError):
        check_scherzo(words.split())


@pytest.mark.parametrize("named", ["core/undone.py", "games/<game>/rule/", "cotable.py"])
def test_a_stale_file_would_be_found(named: str) -> None:
    assert not exists(named)
