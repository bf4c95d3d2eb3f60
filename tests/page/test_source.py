"""The page's sources: nothing that a browser would have to show first."""

import re
from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
HEX = re.compile(r"""(?<=[\s"'(:,])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b""")


def test_no_text_becomes_markup() -> None:
    found = [p.name for p in SOURCE.rglob("*.svelte") if re.search(r"\{@html|innerHTML", p.read_text(encoding="utf-8"))]
    assert not found


def test_colours_are_named_once_in_the_styles() -> None:
    """Boards and parts use tokens: the same ink everywhere, by day and by night."""
    files = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    found = {p.name: HEX.findall(p.read_text(encoding="utf-8")) for p in files}
    assert not {name: literals for name, literals in found.items() if literals}


def test_every_component_has_a_name_of_its_own() -> None:
    names = Counter(p.name for p in SOURCE.rglob("*.svelte"))
    assert not [name for name, times in names.items() if times > 1]
