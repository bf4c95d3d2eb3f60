"""Nothing lies about in the page's sources that nothing uses; what compilers and svelte-check do not see."""

import re
from pathlib import Path

SOURCES = {
    path: path.read_text(encoding="utf-8")
    for path in (Path(__file__).parents[2] / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte", ".css")
}


def uses(word: str, *, but_in: Path | None = None) -> int:
    return sum(len(re.findall(rf"\b{word}\b", text)) for path, text in SOURCES.items() if path != but_in)


def test_every_icon_is_shown_somewhere() -> None:
    icons = next(path for path in SOURCES if path.name == "icons.ts")
    names = re.findall(r"^  (\w+):", SOURCES[icons], re.MULTILINE)
    assert names
    named = {word for text in SOURCES.values() for word in re.findall(r"""['"](\w+)['"]""", text)}
    assert set(names) <= named


def test_every_token_of_the_themes_is_used() -> None:
    sheet = next(text for path, text in SOURCES.items() if path.name == "base.css")
    tokens = set(re.findall(r"(--[\w-]+):", sheet))
    used = {token for text in SOURCES.values() for token in re.findall(r"var\((--[\w-]+)", text)}
    assert tokens
    assert tokens <= used


def test_every_exported_value_is_used_in_another_file() -> None:
    exported = [
        (path, name)
        for path, text in SOURCES.items()
        for name in re.findall(r"^export (?:async )?(?:const|function|class) (\w+)", text, re.MULTILINE)
    ]
    assert exported
    assert [name for path, name in exported if uses(name, but_in=path) == 0] == []
